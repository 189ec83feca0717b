import { isRefused } from '../../api/program';
import { RefusedError } from '../../api/http';
import type { GameSummary, LineView } from '../../api/types';
import { Play } from '../../playing/play.svelte';
import type { Players } from '../../playing/opponent.svelte';
import type { Draft } from './drafts';
import type { DraftProgram } from './draft-program';
import { nameOf } from './definition';
import { replay, type Ask } from './replay';

/** The id under which the program knows the game in the workshop. */
export const OWN = 'draft';

/** A fault of the text at a place, which counts from 1 as editors do. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly message: string;
  readonly severity: 'error' | 'warning' | 'information' | 'hint';
  /** What to write at the place instead. */
  readonly fix?: string | undefined;
}

/** What the program made of a text: a game, or the problems for which there is none. */
export interface Reading {
  readonly text: string;
  /** The game of the text; null while the text has faults. */
  readonly game: GameSummary | null;
  readonly problems: readonly Problem[];
  /** Whether the program failed, or was ended: another try may come to more. */
  readonly hasFailed?: boolean;
}

/** A change of the text as a whole, which the editor takes as one step that can be undone. */
export interface Edit {
  readonly text: string;
  readonly label: string;
}

/** The moves that were played: those that the rules as typed allow, and those after them that they do not. */
export interface Line {
  /** The position from which they were played; null: the start. */
  readonly fen: string | null;
  readonly moves: readonly string[];
  readonly lost: readonly string[];
}

/** The part of the program that reads what is typed. */
export type Reader = Pick<DraftProgram, 'readDraft'> & Partial<Pick<DraftProgram, 'problemsOf'>>;

/** Line ends as the editor has them. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n');

const NO_PLAYERS: Players = { computer: null, level: 2 };

/** The game in the workshop: its texts, what the program made of them, and the moves that were played. */
export class Work {
  /** The definition. */
  text = $state('');
  /** The rules page, in Markdown. */
  page = $state('');
  /** What the program made of the newest text that it has read; null before the first. */
  reading = $state.raw<Reading | null>(null);
  /** The newest game without faults, which is shown while the text has some. */
  game = $state.raw<GameSummary | null>(null);
  /** The board of that game. */
  play = $state.raw<Play | null>(null);
  line = $state.raw<Line>({ fen: null, moves: [], lost: [] });
  players = $state.raw<Players>(NO_PLAYERS);
  /** Counts the games that the program has made of the text. */
  edition = $state(0);
  /** The newest change that was not typed; the editor follows it. */
  edited = $state.raw<Edit | null>(null);
  /** Shows a place of the text; the editor sets it. */
  reveal: (line: number, column: number) => void = () => undefined;

  #reading: Promise<void> | null = null;
  #isClosed = false;
  /** Whether the position from which the moves were played is not legal now. */
  #isMissing = false;

  constructor(
    private readonly reader: Reader,
    private readonly ask: Ask,
  ) {}

  /** The game's name, as the text says it. */
  get name(): string {
    return nameOf(this.text);
  }

  /** Whether the shown game is that of an earlier text. */
  get isBehind(): boolean {
    return this.game !== null && this.reading !== null && this.reading.game === null;
  }

  /** Opens a draft. */
  open({ text, page, fen, moves, computer, level }: Draft): void {
    this.line = { fen, moves: [], lost: moves };
    this.players = { computer, level };
    this.page = plain(page);
    this.edit(text, 'opened');
    this.#changed();
  }

  /** Replaces the definition in one step; `label` says what was done, for the reader. */
  edit(newText: string, label: string): void {
    const text = plain(newText);
    if (text === this.text) return;
    this.text = text;
    this.edited = { text, label };
    this.#changed();
  }

  /** Takes what was typed. */
  type(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.#changed();
  }

  /** Replaces the rules page. */
  editPage(newPage: string): void {
    const page = plain(newPage);
    if (page === this.page) return;
    this.page = page;
    this.#changed();
  }

  /** Takes what was played on the board; moves that were lost are gone as soon as others are played. */
  played({ start, moves }: Play['line'], players: Players): void {
    this.players = players;
    const isUsual = start === this.game?.start;
    // The position from which the moves were played is not legal now, and its moves wait.
    if (isUsual && this.line.fen !== null && this.#isMissing && moves.length === 0) return;
    this.#isMissing = false;
    const fen = isUsual ? null : start;
    if (fen === this.line.fen && moves.join() === this.line.moves.join()) return;
    this.line = { fen, moves: [...moves], lost: [] };
  }

  /** What is wrong with another text, in sentences; none if it would be a game. */
  async problemsOf(text: string): Promise<readonly string[]> {
    try {
      const problems = (await this.reader.problemsOf?.(text)) ?? [];
      return problems.map(({ message }) => message);
    } catch (problem) {
      return [ofWhole(problem).message];
    }
  }

  /** Reads the text again, after the program has failed. */
  again(): void {
    this.reading = null;
    this.#changed();
  }

  /** Gives the lost moves up. */
  forget(): void {
    this.line = { ...this.line, lost: [] };
  }

  /** Resolves when the newest text has been read. */
  async settled(): Promise<void> {
    while (this.#reading) await this.#reading;
  }

  close(): void {
    this.#isClosed = true;
  }

  #changed(): void {
    this.#reading ??= this.#readOn().finally(() => (this.#reading = null));
  }

  /** Reads the newest text, until there is no newer one. */
  async #readOn(): Promise<void> {
    let read: string | undefined;
    while (!this.#isClosed && read !== `${this.text}\0${this.page}`) {
      // What is typed in one go is read once.
      await Promise.resolve();
      const { text, page } = this;
      read = `${text}\0${page}`;
      const reading = await this.#read(text, page);
      if (!this.#isClosed) this.reading = reading;
    }
  }

  async #read(text: string, page: string): Promise<Reading> {
    try {
      const problems = await this.reader.readDraft(OWN, text, page);
      if (problems.length > 0)
        return { text, game: null, problems: problems.map((each) => ({ ...each, severity: 'error' })) };
      const line = await this.#replay();
      return { text, game: line.game, problems: [] };
    } catch (problem) {
      return { text, game: null, problems: [ofWhole(problem)], hasFailed: true };
    }
  }

  /** Plays the moves by the new rules, as far as these allow them. */
  async #replay(): Promise<LineView> {
    for (;;) {
      const before = this.line;
      const wanted = [...before.moves, ...before.lost];
      const { line, legal, isFromStart } = await replay(this.ask, OWN, before.fen, wanted);
      // A move was played meanwhile.
      if (this.line !== before) continue;
      // Moves from a position that there is not any more wait for it.
      this.#isMissing = !isFromStart;
      this.line = { fen: before.fen, moves: wanted.slice(0, legal), lost: wanted.slice(legal) };
      this.#show(line);
      return line;
    }
  }

  #show(line: LineView): void {
    const { play } = this;
    this.game = line.game;
    this.edition++;
    if (!play) this.play = new Play(line, this.ask);
    else void play.adopt(line, play.isAtEnd ? line.plies.length : Math.min(play.at, line.plies.length));
  }
}

/** A fault that has no place in the text. */
function ofWhole(problem: unknown): Problem {
  const words =
    problem instanceof RefusedError || isRefused(problem)
      ? problem.words.join(' ')
      : 'The program failed over this text. Change the text, or load the page again.';
  return { line: 1, column: 1, length: 0, message: words, severity: 'error' };
}
