/** The line to a table: views come in by themselves, and every request gets its own answer. */
import { merged } from "../delta";
import { Socket, type Status } from "../socket";
import type {
  ClientMessage,
  Delta,
  Done,
  Hello,
  Hinted,
  Pong,
  Previewed,
  Refused,
  ServerMessage,
  View,
} from "../wire";

export type Answer = Done | Refused | Previewed | Hinted | Pong;
type Request = Exclude<ClientMessage, Hello>;
/** A request without the id, which the connection gives. */
export type Asking = Request extends infer Each ? (Each extends Request ? Omit<Each, "id"> : never) : never;

export class Connection {
  status = $state<Status>("connecting");
  /** Why there is no such table. */
  missing = $state<string | null>(null);

  private readonly socket: Socket;
  private number = 0;
  // Nothing on the page depends on what the map holds.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly asked = new Map<number, (answer: Answer | null) => void>();
  /** The last view that came, whole or made whole. */
  private last: View | null = null;

  constructor(
    table: string,
    private readonly hello: () => Hello,
    private readonly see: (view: View) => void,
  ) {
    this.socket = new Socket(
      `/api/tables/${table}/socket`,
      () => this.greeting(),
      (message) => this.hear(message),
      (status) => this.change(status),
    );
  }

  close(): void {
    this.socket.close();
  }

  /**
   * Sends a request; false where there is no connection. The answer is null when the connection
   * is lost before one comes: what was asked over it is never answered.
   */
  ask(asking: Asking, answered: (answer: Answer | null) => void = () => {}): boolean {
    const id = ++this.number;
    const sent = this.socket.send({ ...asking, id } as Request);
    if (sent) this.asked.set(id, answered);
    return sent;
  }

  private hear(message: ServerMessage): void {
    if (message.type === "view") this.show(message);
    else if (message.type === "delta") this.follow(message);
    else if (message.type === "refused" && message.id === 0 && !this.last) {
      this.missing = message.code;
      this.socket.close();
    } else this.answer(message.id, message);
  }
  private greeting(): Hello {
    return { ...this.hello(), deltas: true };
  }
  private show(view: View): void {
    this.last = view;
    this.see(view);
  }
  /** A delta that does not fit is answered by asking for the whole. */
  private follow(delta: Delta): void {
    const view = merged(this.last, delta);
    if (view) this.show(view);
    else this.socket.send(this.greeting());
  }
  private answer(id: number, answer: Answer | null): void {
    const answered = this.asked.get(id);
    this.asked.delete(id);
    answered?.(answer);
  }
  private change(status: Status): void {
    this.status = status;
    if (status === "lost") for (const id of [...this.asked.keys()]) this.answer(id, null);
  }
}
