import type { ClientMessage, ServerMessage } from './types';

/** State of the connection to the server. */
export type Link = 'connecting' | 'open' | 'lost';

type Asking = ClientMessage & { ref: number };
/** The server's answer to an accepted request. */
export type Answer = Extract<ServerMessage, { type: 'accepted' | 'choices' }>;
type Refused = Extract<ServerMessage, { type: 'refused' }>;

/** Refusal of a request by the server. */
export class SocketRefusal extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly squares: readonly string[],
  ) {
    super(words);
    this.name = 'SocketRefusal';
  }
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** The server pings an idle page every few seconds, so a longer silence means that the connection is dead. */
const LONGEST_SILENCE = 15_000;
const LOOK_EVERY = 5_000;

/**
 * The page's one connection to the server. It connects on first use and reconnects after each loss; callers with state
 * to resume listen to `onOpen`. Requests without an answer are sent again after a loss: the server accepts the same
 * move for the same ply twice without harm.
 */
export class Socket {
  private socket: WebSocket | null = null;
  private nextRef = 1;
  private wait = FIRST_WAIT;
  private looking: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private readonly waiting = new Map<
    number,
    { message: Asking; done: (answer: Answer) => void; refused: (e: Error) => void }
  >();
  private readonly listeners = new Set<(message: ServerMessage) => void>();
  private readonly openers = new Set<() => void>();
  private readonly linkListeners = new Set<(link: Link) => void>();

  constructor(private readonly address: string) {}

  /** Returns a new reference number for a message. */
  ref(): number {
    return this.nextRef++;
  }

  /** Calls the listener for every message of the server. Returns a function that unsubscribes the listener. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener);
    this.connect();
    return () => this.listeners.delete(listener);
  }

  /** Calls the opener now if connected, and at every later connection. Returns a function that unsubscribes it. */
  onOpen(opener: () => void): () => void {
    this.openers.add(opener);
    if (this.isOpen()) opener();
    else this.connect();
    return () => this.openers.delete(opener);
  }

  /** Calls the listener with the current state, and at each change. Returns a function that unsubscribes it. */
  onLink(listener: (link: Link) => void): () => void {
    this.linkListeners.add(listener);
    listener(this.isOpen() ? 'open' : 'connecting');
    return () => this.linkListeners.delete(listener);
  }

  /** Sends a message that needs no answer; without a connection the message is lost. */
  send(message: ClientMessage): void {
    if (this.isOpen()) this.socket?.send(JSON.stringify(message));
  }

  /** Sends a message and waits for the answer; throws {@link SocketRefusal} if the server refuses. */
  request(message: Asking): Promise<Answer> {
    return new Promise((done, refused) => {
      this.waiting.set(message.ref, { message, done, refused });
      if (this.isOpen()) this.send(message);
      else this.connect();
    });
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): void {
    if (this.socket) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener('open', () => this.opened(socket));
    socket.addEventListener('message', (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', () => this.closed(socket));
  }

  private opened(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.wait = FIRST_WAIT;
    this.heard = Date.now();
    this.looking = setInterval(() => this.look(), LOOK_EVERY);
    this.tell('open');
    this.openers.forEach((opener) => opener());
    this.waiting.forEach(({ message }) => this.send(message));
  }

  /** Drops a connection after too long a silence, without waiting for its regular close. */
  private look(): void {
    const { socket } = this;
    if (!socket || Date.now() - this.heard <= LONGEST_SILENCE) return;
    socket.close();
    this.closed(socket);
  }

  private closed(socket: WebSocket): void {
    if (this.socket !== socket) return;
    clearInterval(this.looking);
    this.socket = null;
    this.tell('lost');
    setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === 'ping') this.send({ type: 'pong', ref: message.ref });
    if (message.type === 'accepted' || message.type === 'choices') this.answer(message.ref, message);
    else if (message.type === 'refused' && message.ref !== undefined) this.answer(message.ref, message);
    this.listeners.forEach((listener) => listener(message));
  }

  private answer(ref: number, answer: Answer | Refused): void {
    const asked = this.waiting.get(ref);
    if (!asked) return;
    this.waiting.delete(ref);
    if (answer.type !== 'refused') asked.done(answer);
    else asked.refused(new SocketRefusal(answer.code, answer.words, answer.squares));
  }

  private tell(link: Link): void {
    this.linkListeners.forEach((listener) => listener(link));
  }
}

/** The socket of this page. */
export const socket = new Socket(
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
);
