// Written by `make wire` from src/rollplayer/server/wire; do not edit.

/** The request with this id (0: the connection) is refused; nothing has changed. */
export interface Refused {
  type: "refused";
  id: number;
  code: string;
  rule: string | null;
  message: string;
  reason: string;
  params: Record<string, string | number>;
  retry_after?: number | null;
}

/** What every failed HTTP request answers with; `message` words `reason` in English. */
export interface Problem {
  code: string;
  message: string;
  reason: string;
  params: Record<string, string | number>;
}
