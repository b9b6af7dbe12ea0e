/** SVG as text, for pictures that leave the page. */
type Attributes = Record<string, string | number>;

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An element; its content is markup already. */
export function tag(name: string, attributes: Attributes, ...content: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(String(value))}"`);
  return `<${name}${written.join("")}>${content.join("")}</${name}>`;
}

/** A group moved and scaled: what is inside keeps coordinates of its own. */
export function placed(x: number, y: number, scale: number, ...content: string[]): string {
  return tag("g", { transform: `translate(${x} ${y}) scale(${scale})` }, ...content);
}
