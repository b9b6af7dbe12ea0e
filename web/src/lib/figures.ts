/** Figures in the writing of the language. */
import { i18n } from "./i18n.svelte";

/** Making one costs far more than using it, and a table writes hundreds of figures per move. */
const formats = new Map<string, Intl.NumberFormat>();

/** What rounds to nothing has no sign, and a minus is a minus. */
function write(value: number, options: Intl.NumberFormatOptions): string {
  const key = `${i18n.lang} ${Object.values(options).join(" ")}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(i18n.lang, options)));
  return format.format(value).replace("-", "−");
}

/** `34`, `−1` */
export function whole(value: number): string {
  return write(value, { signDisplay: "negative" });
}
/** `+3`, `−1`, `±0` */
export function signed(value: number): string {
  return value ? write(value, { signDisplay: "exceptZero" }) : "±0";
}
/** `34.1` */
export function figure(value: number): string {
  return write(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "negative" });
}
/** Whether a figure of one decimal shows more than a zero. */
export function isSeen(value: number): boolean {
  return Math.abs(value) >= 0.05;
}
/** `+3.1`, `−0.4` */
export function gain(value: number): string {
  return write(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
}
/** 0.41 -> `41%` */
export function percent(share: number): string {
  return write(share, { style: "percent" });
}
/** −0.04 -> `−4%` */
export function percentGain(share: number): string {
  return write(share, { style: "percent", signDisplay: "exceptZero" });
}

/** Names as a sentence lists them: "Ada, Bo and Cleo". */
export const listed = (names: string[]): string =>
  new Intl.ListFormat(i18n.lang, { type: "conjunction" }).format(names);
