/** The HTTP side of the server. Every failure is a Problem with a code. */
import type { BotInfo, Join, NewTable, Problem, TableMade, TableSummary } from "./wire";

export class Failure extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly reason = "",
    readonly params: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Failure("offline", "", 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    const { code = "problem", message = answer.statusText, reason, params } = problem;
    throw new Failure(code, message, answer.status, reason, params);
  }
  return (await answer.json()) as T;
}

/** The levels of bots there are, weakest first. */
export const botInfos = () => call<BotInfo[]>("/api/bots");
export const makeTable = (wish: NewTable) => call<TableMade>("/api/tables", wish);
export const openTables = () => call<TableSummary[]>("/api/tables");
export const myTables = (tokens: string[]) => call<TableSummary[]>("/api/mine", { tokens });
export const joinTable = (invite: string, wish: Join) => call<TableMade>(`/api/join/${invite}`, wish);
export const rematch = (table: string, token: string) =>
  call<TableMade>(`/api/tables/${table}/rematch`, { token });
