/**
 * The tutorial: a recorded solo game with notes. Each step shows the table as it stood after an
 * event and either waits for the learner to make the recorded move, or for `next`.
 * The words are in locales/<language>/tutorial.ftl, `tutorial-<key>`.
 */
export interface Step {
  key: string;
  at: number; // the event after which the table is shown
  does?: boolean; // the learner makes the move that follows in the record
  mark?: "sheet" | "tray" | "hero" | "alignment" | "initiative" | "market" | "cards" | "score";
  tab?: "sheet" | "market" | "hero" | "score"; // what the phone shows
  rule?: string;
}

export const STEPS: Step[] = [
  { key: "welcome", at: 217, mark: "sheet", tab: "sheet" },
  { key: "race", at: 0, does: true, rule: "R2.2" },
  { key: "class", at: 2, does: true, rule: "R2.4" },
  { key: "sheet", at: 23, mark: "sheet", tab: "sheet", rule: "R8.1" },
  { key: "alignment", at: 23, mark: "alignment", tab: "hero", rule: "R8.3" },
  { key: "first-die", at: 35, does: true, mark: "tray", tab: "sheet", rule: "R2.12" },
  { key: "second-die", at: 36, does: true, mark: "tray", tab: "sheet", rule: "R2.12" },
  { key: "roll", at: 47, mark: "initiative", tab: "sheet", rule: "R3.1" },
  { key: "take", at: 47, does: true, mark: "initiative", tab: "sheet", rule: "R3.2a" },
  { key: "place", at: 48, does: true, mark: "sheet", tab: "sheet", rule: "R3.2b" },
  { key: "strength", at: 49, does: true, mark: "sheet", tab: "sheet", rule: "R4.1" },
  { key: "discard", at: 51, does: true, mark: "market", tab: "market", rule: "R3.3" },
  { key: "order", at: 61, does: true, mark: "initiative", tab: "sheet", rule: "R3.1" },
  { key: "gold-die", at: 62, does: true, mark: "initiative", tab: "sheet", rule: "R3.2c" },
  { key: "gold-place", at: 63, does: true, mark: "sheet", tab: "sheet", rule: "R3.2c" },
  { key: "dexterity", at: 64, does: true, mark: "sheet", tab: "sheet", rule: "R4.2" },
  { key: "armor", at: 66, does: true, mark: "market", tab: "market", rule: "R8.5" },
  { key: "constitution", at: 78, does: true, mark: "sheet", tab: "sheet", rule: "R4.3" },
  { key: "trait", at: 80, does: true, mark: "market", tab: "market", rule: "R3.3c" },
  { key: "intelligence", at: 92, does: true, mark: "sheet", tab: "sheet", rule: "R4.4" },
  { key: "keep", at: 94, does: true, tab: "sheet", rule: "R4.4" },
  { key: "skill", at: 96, does: true, mark: "market", tab: "market", rule: "R3.3d" },
  { key: "wisdom", at: 109, does: true, mark: "alignment", tab: "hero", rule: "R4.5" },
  { key: "use", at: 111, does: true, mark: "cards", tab: "hero", rule: "R5.1" },
  { key: "cleanup", at: 113, does: true, mark: "cards", tab: "hero", rule: "R3.4" },
  { key: "charisma", at: 126, does: true, tab: "sheet", rule: "R4.6" },
  { key: "token", at: 128, does: true, mark: "market", tab: "market", rule: "R3.3a" },
  { key: "end", at: 217, mark: "sheet", tab: "sheet", rule: "R7" },
  { key: "scoring", at: 217, mark: "score", tab: "score", rule: "R8" },
  { key: "farewell", at: 217 },
];
