/** A socket that comes back by itself. It knows nothing of the game. */
import type { ClientMessage, ServerMessage } from "./wire";

type Listen = (message: ServerMessage) => void;
export type Status = "connecting" | "open" | "lost";

/** The first try comes soon, spread so that all who lost a server do not come together. */
const FIRST_WAIT = 600;
/** The server said goodbye and asks us to come back: it does so to a few at a time. */
const COME_BACK = 1012;
/** A connection that ends sooner than this was refused: the next try waits longer. */
const LASTING = 2000;
const LONGEST_WAIT = 5000;
const PING_EVERY = 20_000;

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private ping = 0;
  private closed = false;
  private heard = 0;
  private opened = Infinity;

  constructor(
    private readonly path: string,
    private readonly hello: () => ClientMessage,
    private readonly listen: Listen,
    private readonly tell: (status: Status) => void,
  ) {
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
  }

  private retry = (): void => {
    if (this.closed || document.hidden) return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = this.opened = Date.now();
      socket.send(JSON.stringify(this.hello()));
      this.tell("open");
      clearInterval(this.ping);
      this.ping = window.setInterval(() => this.beat(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.listen(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = ({ code }) => this.lost(code);
  }

  private beat(): void {
    if (Date.now() - this.heard > 2.5 * PING_EVERY) this.socket?.close();
    else this.send({ type: "ping", id: 0 });
  }

  private lost(code: number): void {
    clearInterval(this.ping);
    if (this.closed) return;
    this.tell("lost");
    if (Date.now() - this.opened > LASTING) this.wait = FIRST_WAIT;
    this.opened = Infinity;
    const first = this.wait === FIRST_WAIT;
    const share = first ? (code === COME_BACK ? 0 : Math.random()) : 0.5 + Math.random() / 2;
    this.timer = window.setTimeout(() => this.open(), this.wait * share);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }
}
