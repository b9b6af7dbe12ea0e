/** Which dialog is open. One at a time; a rule may lie over another one. */
export type Pile = "bag" | "discard" | "deck" | "trash";

class Dialogs {
  open = $state<"settings" | "help" | "invite" | "log" | "piles" | null>(null);
  rule = $state<string | null>(null);
  card = $state<string | null>(null);
  pile = $state<Pile | null>(null); // where the dialog of the piles begins

  openPiles(pile: Pile | null = null): void {
    this.pile = pile;
    this.open = "piles";
  }
}
export const dialogs = new Dialogs();

export function openRule(rule: string): void {
  dialogs.rule = rule;
}
export function openCard(card: string): void {
  dialogs.card = card;
}
