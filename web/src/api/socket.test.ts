import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Socket, type Link } from './socket';

/** The browser's end of a connection, under control of the test. */
class FakeWebSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeWebSocket[] = [];
  readyState = 0;
  readonly sent: unknown[] = [];

  constructor(readonly address: string) {
    super();
    FakeWebSocket.made.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  /** Leaves the connection closing, as a dead one does: no answer comes, so no event reports the end. */
  close(): void {
    this.readyState = 2;
  }
}

let link: Link;

function opened(): FakeWebSocket {
  const socket = new Socket('ws://x/');
  socket.listen(() => undefined);
  socket.onLink((now) => (link = now));
  const wire = FakeWebSocket.made[0];
  if (!wire) throw new Error('nothing was connected');
  wire.open();
  return wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWebSocket.made = [];
  vi.stubGlobal('WebSocket', FakeWebSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page answers when the server asks whether it is there', () => {
  const wire = opened();
  wire.say({ type: 'ping', ref: 7 });
  expect(wire.sent).toEqual([{ type: 'pong', ref: 7 }]);
});

test('a server that falls silent is looked for again', () => {
  const wire = opened();
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(4_000);
    wire.say({ type: 'ping', ref: i });
  }
  expect(link).toBe('open');
  vi.advanceTimersByTime(25_000);
  expect(FakeWebSocket.made.length).toBeGreaterThan(1);
  expect(link).toBe('lost');
  FakeWebSocket.made.at(-1)?.open();
  expect(link).toBe('open');
});
