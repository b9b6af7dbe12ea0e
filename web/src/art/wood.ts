/** The table: five planks with nine grain curves each, as one SVG. No noise filters: they cost frames. */

interface Wood {
  planks: readonly string[];
  grain: readonly [string, string];
  gap: string;
  edge: string;
}
const LIGHT: Wood = {
  planks: ["#5b3c28", "#54361f", "#604029", "#503322", "#5a3a25"],
  grain: ["#3c2416", "#70492f"],
  gap: "#24130b",
  edge: "#80573a",
};
const DARK: Wood = {
  planks: ["#1a120d", "#17100c", "#1c140f", "#160f0b", "#19110d"],
  grain: ["#0e0906", "#241912"],
  gap: "#080503",
  edge: "#2c1f16",
};

/** The same grain each time: a small linear congruential generator, not chance. */
function numbers(): () => number {
  let seed = 7;
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

export function woodSvg(width = 1600, height = 1000, dark = false): string {
  const { planks, grain, gap, edge } = dark ? DARK : LIGHT;
  const next = numbers();
  const tall = height / planks.length;
  const curve = (top: number) => {
    const [y, a, b] = [top + next() * tall, next() * 14 - 7, next() * 14 - 7];
    const at = [y, y + a, y + b, y + a - b].map((value) => value.toFixed(1));
    return `<path d="M0 ${at[0]}C${width * 0.3} ${at[1]} ${width * 0.6} ${at[2]} ${width} ${at[3]}" stroke="${grain[next() > 0.5 ? 0 : 1]}" stroke-width="${(1 + next() * 2.5).toFixed(1)}"/>`;
  };
  const plank = (color: string, at: number) => {
    const top = at * tall;
    const joint = Math.round(width * (0.2 + 0.6 * next()));
    return `<rect y="${top}" width="${width}" height="${tall}" fill="${color}"/><g fill="none" opacity=".38">${Array.from({ length: 9 }, () => curve(top)).join("")}</g><path d="M0 ${top}H${width}M${joint} ${top}v${tall}" stroke="${gap}" stroke-width="3"/><path d="M0 ${top + 2.5}H${width}M${joint + 2.5} ${top + 2}v${tall - 2}" stroke="${edge}" opacity=".6"/>`;
  };
  const glow = dark ? ["#ffb45a", 0.1] : ["#ffcf86", 0.3];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs><radialGradient id="lamp" cx=".32" cy=".2" r=".9"><stop stop-color="${glow[0]}" stop-opacity="${glow[1]}"/><stop offset=".4" stop-color="#7a4a20" stop-opacity=".06"/><stop offset=".7" stop-color="#0d0503" stop-opacity=".34"/><stop offset="1" stop-color="#0d0503" stop-opacity=".62"/></radialGradient></defs>${planks.map(plank).join("")}<rect width="${width}" height="${height}" fill="url(#lamp)"/></svg>`;
}
/** For `background-image`; the page's policy allows pictures from `data:`. */
export function woodUrl(dark = false): string {
  return `url("data:image/svg+xml,${encodeURIComponent(woodSvg(1600, 1000, dark))}")`;
}

/** A brass corner for hero frame and sheet, upper left; turn it for the others. */
export function cornerSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" aria-hidden="true"><path d="M2 2H38Q30 6 30 12 20 10 12 12 10 20 12 30 6 30 2 38z" fill="#d8ab52" stroke="#3a2208" stroke-width="1.8"/><path d="M4 4H30Q26 7 26 9 18 8 9 9 8 18 9 26 7 26 4 30z" fill="#f4d484"/><circle cx="10" cy="10" r="3" fill="#8a5c14" stroke="#3a2208"/></svg>`;
}
