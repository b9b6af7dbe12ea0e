// Written by `make wire` from src/rollplayer/engine; do not edit.

/** What a value stands for; `WORDS` says how each type is spelled in the notation. */
export type ValueType = "alignment" | "amount" | "attributes" | "backstory" | "card" | "class" | "color" | "colors" | "count" | "dice" | "die" | "direction" | "flag" | "initiative" | "initiative-card" | "pile" | "race" | "row" | "seat" | "space" | "tied-dice" | "value" | "values";

/**
 * An argument of a move or outcome, in the order of the notation. One with a `word` is optional:
 * the word leads in to up to `most` values. `unsaid` is the value that the text leaves out.
 */
export interface Argument {
  readonly name: string;
  readonly type: ValueType;
  readonly word?: string;
  readonly most?: number;
  readonly several?: boolean;
  readonly unsaid?: number;
}

/**
 * A kind of move or outcome. Its sentences are `log-` or `move-` plus one of `phrases`: the slug,
 * and the slug with the name of each optional argument that is given. `die` names the argument, or
 * the field of the answered prompt, that leads to the die concerned.
 */
export interface Kind {
  readonly slug: string;
  readonly verb: string;
  readonly arguments: readonly Argument[];
  readonly phrases: readonly string[];
  readonly die?: string;
}

/** A kind of prompt; its sentences are `ask-` and `do-` plus its kind. */
export interface PromptKind {
  readonly kind: string;
  readonly rule: string;
  readonly chance: boolean;
  readonly fields: Readonly<Record<string, ValueType>>;
}

/** A variant; its words are `variant-` plus its slug, and the same with `-rule`. */
export interface Variant {
  readonly slug: string;
  readonly rule: string;
}

export const MOVES = [
  {"slug": "pass", "verb": "pass", "arguments": [], "phrases": ["pass"]},
  {"slug": "race", "verb": "race", "arguments": [{"name": "race", "type": "race"}], "phrases": ["race"]},
  {"slug": "class", "verb": "class", "arguments": [{"name": "class", "type": "class"}], "phrases": ["class"]},
  {"slug": "place-starting", "verb": "place", "arguments": [{"name": "die", "type": "die"}, {"name": "row", "type": "row"}], "phrases": ["place-starting"], "die": "die"},
  {"slug": "order", "verb": "order", "arguments": [{"name": "dice", "type": "tied-dice", "several": true}], "phrases": ["order"]},
  {"slug": "take", "verb": "take", "arguments": [{"name": "card", "type": "initiative-card"}], "phrases": ["take"], "die": "card"},
  {"slug": "place", "verb": "place", "arguments": [{"name": "row", "type": "row"}], "phrases": ["place"], "die": "row"},
  {"slug": "flip", "verb": "flip", "arguments": [{"name": "space", "type": "space"}], "phrases": ["flip"], "die": "space"},
  {"slug": "swap", "verb": "swap", "arguments": [{"name": "one", "type": "space"}, {"name": "two", "type": "space"}], "phrases": ["swap"]},
  {"slug": "raise", "verb": "raise", "arguments": [{"name": "space", "type": "space"}, {"name": "amount", "type": "amount", "unsaid": 1}], "phrases": ["raise"], "die": "space"},
  {"slug": "lower", "verb": "lower", "arguments": [{"name": "space", "type": "space"}, {"name": "amount", "type": "amount", "unsaid": 1}], "phrases": ["lower"], "die": "space"},
  {"slug": "reroll", "verb": "reroll", "arguments": [{"name": "space", "type": "space"}], "phrases": ["reroll"], "die": "space"},
  {"slug": "keep", "verb": "keep", "arguments": [{"name": "value", "type": "value"}], "phrases": ["keep"], "die": "space"},
  {"slug": "align", "verb": "align", "arguments": [{"name": "direction", "type": "direction"}], "phrases": ["align"]},
  {"slug": "charisma", "verb": "charisma", "arguments": [], "phrases": ["charisma"]},
  {"slug": "buy", "verb": "buy", "arguments": [{"name": "card", "type": "card"}, {"name": "drop", "type": "card", "word": "drop", "most": 2, "several": true}], "phrases": ["buy", "buy-drop"]},
  {"slug": "discard", "verb": "discard", "arguments": [{"name": "card", "type": "card"}], "phrases": ["discard"]},
  {"slug": "gold", "verb": "gold", "arguments": [], "phrases": ["gold"]},
  {"slug": "donate", "verb": "donate", "arguments": [], "phrases": ["donate"]},
  {"slug": "return", "verb": "return", "arguments": [{"name": "card", "type": "card"}], "phrases": ["return"]},
  {"slug": "use", "verb": "use", "arguments": [{"name": "card", "type": "card"}, {"name": "as", "type": "card", "word": "as", "most": 1}], "phrases": ["use", "use-as"]},
  {"slug": "exchange-bag", "verb": "exchange", "arguments": [{"name": "space", "type": "space"}, {"name": "color", "type": "color"}], "phrases": ["exchange-bag"], "die": "space"},
  {"slug": "exchange-center", "verb": "exchange", "arguments": [{"name": "space", "type": "space"}, {"name": "card", "type": "initiative-card"}], "phrases": ["exchange-center"], "die": "space"},
  {"slug": "turn", "verb": "turn", "arguments": [{"name": "card", "type": "initiative-card"}], "phrases": ["turn"], "die": "card"},
  {"slug": "reroll-center", "verb": "reroll", "arguments": [{"name": "cards", "type": "initiative", "several": true}], "phrases": ["reroll-center"]},
  {"slug": "move", "verb": "move", "arguments": [{"name": "space", "type": "space"}, {"name": "row", "type": "row"}], "phrases": ["move"], "die": "space"},
  {"slug": "refresh", "verb": "refresh", "arguments": [{"name": "card", "type": "card"}], "phrases": ["refresh"]},
  {"slug": "drop", "verb": "drop", "arguments": [{"name": "card", "type": "card"}], "phrases": ["drop"]},
  {"slug": "reveal", "verb": "reveal", "arguments": [], "phrases": ["reveal"]},
] as const satisfies readonly Kind[];

export const OUTCOMES = [
  {"slug": "start", "verb": "start", "arguments": [{"name": "seat", "type": "seat"}], "phrases": ["start"]},
  {"slug": "drawn", "verb": "drawn", "arguments": [{"name": "color", "type": "color"}], "phrases": ["drawn"]},
  {"slug": "rolled", "verb": "rolled", "arguments": [{"name": "value", "type": "value"}], "phrases": ["rolled"]},
  {"slug": "revealed", "verb": "revealed", "arguments": [{"name": "card", "type": "card"}], "phrases": ["revealed"]},
  {"slug": "dealt-backstory", "verb": "dealt", "arguments": [{"name": "backstory", "type": "backstory"}], "phrases": ["dealt-backstory"]},
  {"slug": "dealt-alignment", "verb": "dealt", "arguments": [{"name": "alignment", "type": "alignment"}], "phrases": ["dealt-alignment"]},
  {"slug": "discarded", "verb": "discarded", "arguments": [{"name": "card", "type": "card"}], "phrases": ["discarded"]},
  {"slug": "trashed", "verb": "trashed", "arguments": [{"name": "card", "type": "card"}], "phrases": ["trashed"]},
  {"slug": "enemy", "verb": "enemy", "arguments": [{"name": "value", "type": "value"}], "phrases": ["enemy"]},
] as const satisfies readonly Kind[];

export const PROMPTS = [
  {"kind": "start", "rule": "R2.1", "chance": true, "fields": {"seat": "seat"}},
  {"kind": "race", "rule": "R2.2", "chance": false, "fields": {"seat": "seat"}},
  {"kind": "draw-class", "rule": "R2.4", "chance": true, "fields": {"seat": "seat"}},
  {"kind": "class", "rule": "R2.4", "chance": false, "fields": {"seat": "seat", "color": "color"}},
  {"kind": "deal-backstory", "rule": "R2.5", "chance": true, "fields": {"seat": "seat"}},
  {"kind": "deal-alignment", "rule": "R2.5", "chance": true, "fields": {"seat": "seat"}},
  {"kind": "discard-cards", "rule": "R2.7", "chance": true, "fields": {"seat": "seat", "pile": "pile", "left": "count"}},
  {"kind": "discard-top", "rule": "R10", "chance": true, "fields": {"seat": "seat"}},
  {"kind": "trash-top", "rule": "R9.1", "chance": true, "fields": {"seat": "seat"}},
  {"kind": "draw-starting", "rule": "R2.11", "chance": true, "fields": {"seat": "seat", "rolled": "dice", "left": "count"}},
  {"kind": "roll-starting", "rule": "R2.12", "chance": true, "fields": {"seat": "seat", "rolled": "dice", "in_hand": "colors", "left": "count"}},
  {"kind": "place-starting", "rule": "R2.12", "chance": false, "fields": {"seat": "seat", "dice": "dice"}},
  {"kind": "draw", "rule": "R3.1", "chance": true, "fields": {"seat": "seat", "pool": "dice", "left": "count"}},
  {"kind": "roll", "rule": "R3.1", "chance": true, "fields": {"seat": "seat", "pool": "dice", "color": "color", "left": "count"}},
  {"kind": "order", "rule": "R3.1", "chance": false, "fields": {"seat": "seat", "cards": "initiative", "closed": "flag"}},
  {"kind": "take", "rule": "R3.2a", "chance": false, "fields": {"seat": "seat"}},
  {"kind": "place", "rule": "R3.2b", "chance": false, "fields": {"seat": "seat", "die": "die", "gold": "count"}},
  {"kind": "action", "rule": "R4.7", "chance": false, "fields": {"seat": "seat", "actions": "attributes", "price": "count", "closed": "flag", "each": "flag"}},
  {"kind": "reroll", "rule": "R4.4", "chance": true, "fields": {"seat": "seat", "space": "space", "left": "count", "seen": "values"}},
  {"kind": "keep", "rule": "R4.4", "chance": false, "fields": {"seat": "seat", "space": "space", "offered": "values"}},
  {"kind": "enemy", "rule": "R9.3", "chance": true, "fields": {"seat": "seat"}},
  {"kind": "ability", "rule": "R5.1", "chance": false, "fields": {"seat": "seat", "card": "card"}},
  {"kind": "roll-center", "rule": "R11.27", "chance": true, "fields": {"seat": "seat", "cards": "initiative"}},
  {"kind": "return", "rule": "R11.14", "chance": false, "fields": {"seat": "seat"}},
  {"kind": "market", "rule": "R3.3", "chance": false, "fields": {"seat": "seat", "purchase": "flag", "extra": "flag", "donation": "flag"}},
  {"kind": "offer-reveal", "rule": "R11.25", "chance": false, "fields": {"seat": "seat"}},
  {"kind": "reveal-top", "rule": "R11.20", "chance": true, "fields": {"seat": "seat"}},
  {"kind": "buy-revealed", "rule": "R11.20", "chance": false, "fields": {"seat": "seat", "card": "card"}},
  {"kind": "buy-discarded", "rule": "R11.25", "chance": false, "fields": {"seat": "seat"}},
  {"kind": "refresh", "rule": "R5.3", "chance": false, "fields": {"seat": "seat", "left": "count"}},
  {"kind": "reveal", "rule": "R3.4", "chance": true, "fields": {"seat": "seat", "left": "count"}},
  {"kind": "last-call", "rule": "R11.17", "chance": false, "fields": {"seat": "seat"}},
] as const satisfies readonly PromptKind[];

export const VARIANTS = [
  {"slug": "less-random", "rule": "V1"},
  {"slug": "random-market", "rule": "V2"},
  {"slug": "short", "rule": "V3"},
  {"slug": "friendly", "rule": "V4"},
] as const satisfies readonly Variant[];

export const EDITIONS = ["first", "second"] as const;

export const CLASS_SELECTIONS = ["drawn", "reverse", "in-turn"] as const;

export type MoveSlug = (typeof MOVES)[number]["slug"];
export type MoveVerb = (typeof MOVES)[number]["verb"];
export type OutcomeSlug = (typeof OUTCOMES)[number]["slug"];
export type OutcomeVerb = (typeof OUTCOMES)[number]["verb"];
export type PromptName = (typeof PROMPTS)[number]["kind"];

/** How the words of a type look; slugs of cards are in the card facts instead. */
export const WORDS: Readonly<Partial<Record<ValueType, RegExp>>> = {
  "seat": /^(?:0|1|2|3)$/,
  "die": /^(?:g1|g2|g3|g4|g5|g6|b1|b2|b3|b4|b5|b6|r1|r2|r3|r4|r5|r6|p1|p2|p3|p4|p5|p6|k1|k2|k3|k4|k5|k6|w1|w2|w3|w4|w5|w6|y1|y2|y3|y4|y5|y6)$/,
  "color": /^(?:g|b|r|p|k|w|y)$/,
  "value": /^(?:1|2|3|4|5|6)$/,
  "amount": /^(?:1|2|3|4|5|6)$/,
  "row": /^(?:str|dex|con|int|wis|cha)$/,
  "space": /^(?:str1|str2|str3|dex1|dex2|dex3|con1|con2|con3|int1|int2|int3|wis1|wis2|wis3|cha1|cha2|cha3)$/,
  "direction": /^(?:up|down|left|right)$/,
  "initiative-card": /^(?:1|2|3|4|5)$/,
  "initiative": /^(?:1|2|3|4|5)$/,
  "tied-dice": /^(?:g1|g2|g3|g4|g5|g6|b1|b2|b3|b4|b5|b6|r1|r2|r3|r4|r5|r6|p1|p2|p3|p4|p5|p6|k1|k2|k3|k4|k5|k6|w1|w2|w3|w4|w5|w6|y1|y2|y3|y4|y5|y6)$/,
};
