/** What things are made of: base colors, shaded by the recipe. */
export const LEATHER = "#8c5a34";
export const DARK_LEATHER = "#6d4327";
export const BRASS = "#d3a243";
export const GOLD = "#f0c650";
export const STEEL = "#9aa6b2";
export const BRIGHT_STEEL = "#c3ccd6";
export const MAIL = "#8f99a6";
export const WOOD = "#7d5433";
export const LINEN = "#cdb58c";
export const MYSTIC = "#4a3a92";
export const FUR = "#a3967f"; // gray, so that it stands out from every skin
