import { USUAL_SIDES } from '../../site/pieces';
import { rectangle } from '../../board/geometry';
import { SocketRefusal, type Answer } from '../../api/socket';
import type {
  ClientMessage,
  MoveView,
  PlyView,
  PositionView,
  ServerMessage,
  TableView,
} from '../../api/types';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** A move for tests, given by its text. */
export function ply(text: string, rest: Partial<PlyView> = {}): PlyView {
  return {
    text,
    san: text,
    spoken: `from ${text.slice(0, 2)} to ${text.slice(2, 4)}`,
    side: 'white',
    number: 1,
    fen: `${START} b KQkq - 0 1`,
    check: false,
    squares: [text.slice(0, 2), text.slice(2, 4)],
    journeys: [],
    removed: [],
    ...rest,
  };
}

/** A legal move for tests: its text joins its steps, and the piece moves from the first to the second. */
export function move(...steps: string[]): MoveView {
  return {
    text: steps.join(''),
    san: steps.join('-'),
    steps,
    shortcuts: [],
    paths: [steps.slice(0, 2)],
    checked: [],
  };
}

/** A position for tests. */
export function position(rest: Partial<PositionView> = {}): PositionView {
  return {
    fen: `${START} w KQkq - 0 1`,
    placement: START,
    hands: {},
    turn: 'white',
    ply: 0,
    checked: [],
    remembered: [],
    moves: [],
    previews: {},
    spoken: 'White: king e1; Black: king e8; White to move',
    ...rest,
  };
}

/** A table for tests: a game in progress, as a spectator sees it. */
export function tableView(rest: Partial<TableView> = {}): TableView {
  return {
    id: 't1',
    game: {
      id: 'g',
      name: 'A Game',
      definition: { owner: 'somebody', name: 'g', version: '1' },
      shape: rectangle(8, 8),
      legend: [],
      start: `${START} w KQkq - 0 1`,
      hands: false,
      options: [],
      pieces: [
        { letter: 'K', name: 'king', royal: true, promoted: false, parts: ['king'] },
        { letter: 'S', name: 'standard-bearer', royal: false, promoted: false, parts: [] },
        { letter: 'R', name: 'rook', royal: false, promoted: false, parts: ['rook'] },
        { letter: '+R', name: 'dragon', royal: false, promoted: true, parts: ['rook', 'king'] },
      ],
      sides: USUAL_SIDES,
      special: [],
      fields: { held: [], slots: [] },
    },
    options: [],
    sequence: 1,
    created: '2026-01-01T00:00:00Z',
    white: { kind: 'guest', name: 'Guest 1', online: true },
    black: { kind: 'guest', name: 'Guest 2', online: true },
    stage: 'playing',
    start: `${START} w KQkq - 0 1`,
    from: 0,
    plies: [],
    position: position(),
    firsts: [],
    watchers: 0,
    ...rest,
  };
}

/** A server with answers that the test gives. */
export class Wire {
  readonly sent: ClientMessage[] = [];
  private hear: (message: ServerMessage) => void = () => undefined;
  private opened: () => void = () => undefined;
  private refs = 0;
  private answers: { done: (answer: Answer) => void; refused: (problem: Error) => void }[] = [];

  ref = (): number => ++this.refs;
  send = (message: ClientMessage): void => void this.sent.push(message);
  listen = (listener: (message: ServerMessage) => void): (() => void) => {
    this.hear = listener;
    return () => (this.hear = () => undefined);
  };
  onOpen = (opener: () => void): (() => void) => {
    this.opened = opener;
    opener();
    return () => (this.opened = () => undefined);
  };
  request = (message: ClientMessage): Promise<Answer> => {
    this.sent.push(message);
    return new Promise((done, refused) => this.answers.push({ done, refused }));
  };

  reconnect(): void {
    this.opened();
  }
  tell(view: Partial<TableView>): void {
    this.hear({ type: 'table', table: tableView(view) });
  }
  say(message: ServerMessage): void {
    this.hear(message);
  }
  async accept(answer: Answer = { type: 'accepted', ref: this.refs }): Promise<void> {
    this.answers.shift()?.done(answer);
    await Promise.resolve();
  }
  /** Answers a request for the moves of a piece. */
  choose(...moves: MoveView[]): Promise<void> {
    return this.accept({ type: 'choices', ref: this.refs, choices: { moves, previews: {}, premoves: [] } });
  }
  refuse(words: string, squares: string[] = []): void {
    this.answers.shift()?.refused(new SocketRefusal('illegal', words, squares));
  }
  get last(): ClientMessage | undefined {
    return this.sent.at(-1);
  }
}
