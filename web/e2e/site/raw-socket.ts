import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { ServerMessage } from '../../src/api/types';

const TEXT = 1;
const CLOSE = 8;

/** A WebSocket (RFC 6455) that builds each frame itself, so that tests can send frames that no browser would send. */
export class RawSocket {
  readonly heard: ServerMessage[] = [];
  /** The code with which the server closed the connection; 0 without a code. */
  readonly closed: Promise<number>;
  isClosed = false;
  #bytes = Buffer.alloc(0);
  #news: () => void = () => undefined;
  #close: (code: number) => void = () => undefined;

  constructor(
    private readonly stream: Duplex,
    head: Buffer,
  ) {
    this.closed = new Promise((done) => (this.#close = done));
    stream.on('data', (bytes: Buffer) => this.#take(bytes));
    stream.on('error', () => stream.destroy());
    stream.on('close', () => this.#end(0));
    this.#take(head);
  }

  /** Sends a message: an object as JSON, a text unchanged. */
  send(message: object | string): void {
    this.frame(TEXT, Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)));
  }

  /** Sends a frame of any kind. */
  frame(kind: number, content: Buffer): void {
    const mask = randomBytes(4);
    const masked = Buffer.from(content.map((byte, i) => byte ^ (mask[i % 4] ?? 0)));
    const length = Buffer.alloc(10);
    length.writeBigUInt64BE(BigInt(content.length), 2);
    length[1] = 0x80 | 127;
    length[0] = 0x80 | kind;
    if (!this.stream.destroyed) this.stream.write(Buffer.concat([length, mask, masked]));
  }

  /** Returns the first message that fits, received already or in the future. */
  async hear(isIt: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const found = this.heard.find(isIt);
      if (found) return found;
      if (this.isClosed) throw new Error(`closed; heard ${JSON.stringify(this.heard)}`);
      await new Promise<void>((news) => (this.#news = news));
    }
  }

  /** Sends a message, and returns the answer to it. */
  async ask(message: { ref: number } & Record<string, unknown>): Promise<ServerMessage> {
    this.send(message);
    return this.hear((each) => 'ref' in each && each.ref === message.ref);
  }

  /** Drops the connection without closing it. */
  leave(): void {
    this.stream.destroy();
  }

  #take(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    for (;;) {
      const short = (this.#bytes[1] ?? 0) & 127;
      const start = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (this.#bytes.length < start) return;
      const length =
        short === 126
          ? this.#bytes.readUInt16BE(2)
          : short === 127
            ? Number(this.#bytes.readBigUInt64BE(2))
            : short;
      if (this.#bytes.length < start + length) return;
      this.#understand((this.#bytes[0] ?? 0) & 15, this.#bytes.subarray(start, start + length));
      this.#bytes = this.#bytes.subarray(start + length);
    }
  }

  #understand(kind: number, content: Buffer): void {
    if (kind === TEXT) this.heard.push(JSON.parse(content.toString('utf8')) as ServerMessage);
    if (kind === CLOSE) {
      this.#end(content.length < 2 ? 0 : content.readUInt16BE(0));
      this.stream.destroy();
    }
    this.#news();
  }

  #end(code: number): void {
    this.isClosed = true;
    this.#close(code);
    this.#news();
  }
}
