import { tick } from 'svelte';
import { post } from '../../api/http';
import type { PositionQuery, PositionView, WhyView } from '../../api/types';
import type { BoardEvents, BoardMove, Square, Step, VariorumBoard } from '../../board';
import { announce, toast } from '../../site/notices.svelte';
import { settings } from '../../site/settings.svelte';
import { Insights } from '../../site/insights.svelte';
import { PASS } from '../../site/passing';
import { Choices } from './choices.svelte';
import { Positions } from './positions.svelte';
import { mayMove, type TableState } from './reducer';
import { play as playSound, soundFor, type Sound } from './sound';
import { query, shown } from './standing';
import type { Action, GameTable, Refusal } from './table.svelte';
import { news } from './words';

type Hand = Pick<VariorumBoard, 'point' | 'cancel'>;
type AskWhy = (asked: { position: PositionQuery; steps: string[] }) => Promise<WhyView>;

/** A guest's actions at a table: the entry of moves, touched pieces, and the server's words about them. */
export class Visit {
  /** The move to play when the opponent has moved. */
  premove = $state.raw<BoardMove | null>(null);
  /** The move that waits for the player's confirmation. */
  toConfirm = $state.raw<BoardMove | null>(null);
  /** The reason why an action was refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** The shown position in words, if the player asked for them. */
  reading = $state.raw<string | null>(null);
  /** Whether a move is half entered. */
  begun = $state(false);

  readonly choices: Choices;
  readonly insights = new Insights();
  readonly positions = new Positions();
  #choices: readonly Step[] = [];

  constructor(
    readonly table: GameTable,
    /** The board, once it exists. */
    private readonly hand: () => Hand | undefined,
    private readonly askWhy: AskWhy = (asked) => post('/api/positions/why', asked),
  ) {
    this.choices = new Choices(table);
  }

  /** The state of the table, which must be loaded. */
  get now(): TableState {
    if (!this.table.state) throw new Error('nobody can visit a table that is not known yet');
    return this.table.state;
  }

  get following(): boolean {
    return this.now.back === null;
  }

  /** Whether a move can be entered now. */
  get able(): boolean {
    return this.following && this.table.pending === null && mayMove(this.now);
  }

  /** The shown position; undefined while an earlier position is loading. */
  get position(): PositionView | undefined {
    return this.following ? this.now.view.position : (this.positions.shown ?? undefined);
  }

  // ---- moves

  /** Passes. */
  async pass(): Promise<void> {
    const [pass] = (await this.choices.ask(PASS))?.moves ?? [];
    if (pass && this.able) this.enter(pass);
  }

  /** Takes a whole move from the board: asks for confirmation, or plays it. */
  enter(move: BoardMove): void {
    if (settings.confirm) this.toConfirm = move;
    else void this.#submit(move.text);
  }

  confirm(): void {
    const move = this.toConfirm;
    this.toConfirm = null;
    if (move) void this.#submit(move.text);
  }

  reconsider(): void {
    this.toConfirm = null;
    this.hand()?.cancel();
  }

  /** Plays a typed move, in the notation of players or of programs; resolves with whether it was made. */
  async type(text: string): Promise<boolean> {
    if (!this.able) {
      const words = this.following ? 'It is not your turn.' : 'Go back to the game to move.';
      this.refusal = { words, squares: [] };
      return false;
    }
    return this.#submit(text);
  }

  /** Explains why no legal move begins with these steps. */
  refused(steps: readonly Step[]): void {
    this.insights.clear();
    if (this.able) void this.#whyNot([...steps]);
  }

  /** Performs another action; an answer to an offer names the offer's number. */
  async act(action: Action, offer?: number): Promise<void> {
    const refusal = await this.table.act(action, offer);
    if (refusal) this.refusal = refusal;
  }

  /** Plays a move; takes it back and shows the reason if the server refuses. */
  async #submit(move: string): Promise<boolean> {
    this.forget();
    const refusal = await this.table.play(move);
    if (refusal) {
      this.hand()?.cancel();
      this.refusal = refusal;
    }
    return refusal === null;
  }

  /** Asks the server why these steps are no legal move, and shows the answer. */
  async #whyNot(steps: string[]): Promise<void> {
    const { fen, ply } = shown(this.now);
    const why = await this.#why({ position: query(this.now, ply), steps });
    if (why.rule !== 'LEGAL' && fen === shown(this.now).fen) this.refusal = why;
  }

  async #why(asked: Parameters<AskWhy>[0]): Promise<WhyView> {
    try {
      return await this.askWhy(asked);
    } catch {
      return { rule: 'UNKNOWN', words: 'That is not a legal move.', squares: [] };
    }
  }

  // ---- touched pieces

  /** Shows what a touched piece can do; a second touch hides it. */
  touch(square: Square): void {
    // A piece on a square that continues the entered move is not asked about.
    if (this.#choices.includes(square)) return;
    this.refusal = null;
    this.reading = null;
    const { fen, ply } = shown(this.now);
    if (this.insights.square === square && !this.begun) this.insights.clear();
    else this.insights.touch(fen, query(this.now, ply), square);
  }

  /** Tracks the entry of a move: its beginning, its steps and its end. */
  entering({ steps, choices }: BoardEvents['prefix']['detail']): void {
    if (steps.length > 1 || (steps.length === 0 && this.begun)) this.insights.clear();
    this.begun = steps.length > 0;
    this.#choices = choices;
    const [first] = steps;
    if (first !== undefined && this.choices.untold.includes(first)) void this.choices.ask(first);
  }

  /** Requests the shown position in words, and shows them. */
  async readPosition(): Promise<void> {
    this.forget();
    const { fen, ply } = shown(this.now);
    const words = await this.positions.words(fen, query(this.now, ply));
    if (fen === shown(this.now).fen) this.reading = words;
  }

  /** Clears the words about the former position. */
  forget(): void {
    this.refusal = null;
    this.reading = null;
    this.insights.clear();
  }

  // ---- changes of the table

  /** Announces a change of the table, plays its sound, and plays the premove. */
  changed(before: TableState, after: TableState): void {
    const words = news(before, after);
    if (words) announce(words);
    const sound = soundFor(before, after);
    if (sound) this.sound(sound);
    if (after.plies.length !== before.plies.length) this.toConfirm = null;
    void this.#carryOut(after);
  }

  sound(sound: Sound): void {
    if (settings.sound) playSound(sound);
  }

  async #carryOut(state: TableState): Promise<void> {
    const { view } = state;
    if (view.stage === 'ended') this.premove = null;
    const { premove } = this;
    if (!premove || !this.able) return;
    this.premove = null;
    this.forget();
    const answer = await this.table.premove(premove.steps);
    if (answer && 'words' in answer) toast(answer.words);
    else if (answer) await this.#begin(premove.steps);
  }

  /** Enters the first steps of a move; the board asks for the rest. */
  async #begin(steps: readonly Step[]): Promise<void> {
    await tick();
    for (const step of steps) this.hand()?.point(step);
  }
}
