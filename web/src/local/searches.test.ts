import { expect, it, vi } from 'vitest';
import type { Found, Program } from '../api/program';
import type { ClientMessage, ServerMessage } from '../api/types';
import { Searches, type SearchWire } from './searches';

const position = { game: 'g', moves: ['a'] };
const analyse: ClientMessage = { type: 'analyse', ref: 1, position, lines: 2 };
const found: Found = { depth: 2, nodes: 9, lines: [], done: false };

class Server implements SearchWire {
  readonly sent: ClientMessage[] = [];
  isOpen = true;
  hear: (message: ServerMessage) => void = () => undefined;
  open: () => void = () => undefined;
  listening = 0;
  ref = (): number => 7;
  send = (message: ClientMessage): void => {
    if (this.isOpen) this.sent.push(message);
  };
  listen = (listener: (message: ServerMessage) => void): (() => void) => {
    this.listening++;
    this.hear = listener;
    return () => undefined;
  };
  onOpen = (opener: () => void): (() => void) => {
    this.open = opener;
    if (this.isOpen) opener();
    return () => undefined;
  };
}

function setUp({ wanted = true, runs = true } = {}) {
  const server = new Server();
  const stop = vi.fn();
  let tell: (found: Found) => void = () => undefined;
  let fail: (problem: Error) => void = () => undefined;
  const program = {
    analyse: vi.fn<Program['analyse']>((_, __, told, failed) => {
      tell = told;
      fail = failed;
      return stop;
    }),
  };
  const start = (): Promise<Program> =>
    runs ? Promise.resolve(program as unknown as Program) : Promise.reject(new Error('no'));
  const searches = new Searches(server, start, () => wanted);
  const heard: ServerMessage[] = [];
  searches.listen((message) => heard.push(message));
  return {
    server,
    stop,
    program,
    searches,
    heard,
    tell: (each: Found) => tell(each),
    fail: (p: Error) => fail(p),
  };
}

it('searches here without a connection, and stops', async () => {
  const { searches, server, program, heard, tell, stop } = setUp();
  searches.send(analyse);
  await vi.waitFor(() => expect(program.analyse).toHaveBeenCalledOnce());
  tell(found);
  expect(heard).toEqual([{ type: 'analysis', ref: 1, waiting: 0, ...found }]);
  searches.send({ type: 'stop', ref: 1 });
  expect(stop).toHaveBeenCalledOnce();
  expect(server).toMatchObject({ sent: [], listening: 0 });
});

it('begins nothing that was stopped while the program started', async () => {
  const { searches, program } = setUp();
  searches.send(analyse);
  searches.send({ type: 'stop', ref: 1 });
  searches.send({ ...analyse, ref: 2 });
  await vi.waitFor(() => expect(program.analyse).toHaveBeenCalledOnce());
});

it.each([{ wanted: false }, { runs: false }])('asks the server where %j', async (setting) => {
  const { searches, server, heard } = setUp(setting);
  searches.send(analyse);
  await vi.waitFor(() => expect(server.sent).toEqual([analyse]));
  const answer: ServerMessage = { type: 'analysis', ref: 1, waiting: 3, ...found };
  server.hear(answer);
  server.hear({ ...answer, ref: 99 });
  expect(heard).toEqual([answer]);
  searches.send({ type: 'stop', ref: 1 });
  expect(server.sent.at(-1)).toEqual({ type: 'stop', ref: 1 });
});

it('asks the server when the program fails, and tells a refusal', async () => {
  const { searches, server, heard, fail, program } = setUp();
  searches.send(analyse);
  await vi.waitFor(() => expect(program.analyse).toHaveBeenCalledOnce());
  fail(Object.assign(new Error(), { status: 0, code: 'failed', words: [], squares: [] }));
  expect(server.sent).toEqual([analyse]);
  searches.send({ ...analyse, ref: 2 });
  await vi.waitFor(() => expect(program.analyse).toHaveBeenCalledTimes(2));
  fail(Object.assign(new Error(), { status: 400, code: 'bad-fen', words: ['No', 'king'], squares: [] }));
  expect(heard.at(-1)).toEqual({ type: 'refused', ref: 2, code: 'bad-fen', words: 'No king', squares: [] });
});

it('has what the server was to search asked for again at a new connection, and nothing else', () => {
  const { searches, server } = setUp({ wanted: false });
  const opened = vi.fn();
  searches.onOpen(opened);
  searches.send(analyse);
  expect(opened).not.toHaveBeenCalled();
  server.open();
  expect(opened).toHaveBeenCalledOnce();
  server.open();
  expect(opened).toHaveBeenCalledOnce();
});
