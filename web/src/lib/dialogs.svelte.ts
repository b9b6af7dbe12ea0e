/** Which dialog is open. One at a time; a rule may lie over another one. */
class Dialogs {
  open = $state<"settings" | "help" | "invite" | "log" | "piles" | null>(null);
  rule = $state<string | null>(null);
  card = $state<string | null>(null);
}
export const dialogs = new Dialogs();

export function openRule(rule: string): void {
  dialogs.rule = rule;
}
export function openCard(card: string): void {
  dialogs.card = card;
}
