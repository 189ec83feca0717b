import type { Program } from '../api/program';
import { SocketRefusal, type Answer, type Socket } from '../api/socket';
import type { ClientMessage, LineView, ServerMessage } from '../api/types';
import { nextOf, type Ask } from './begin';
import { evaluate, thinkingTime } from './computer';
import {
  aborted,
  drawAnswered,
  moved,
  plyToTakeBack,
  requireDrawable,
  requirePlaying,
  requirePly,
  resigned,
  takenBack,
  timedOut,
  untilTimeout,
  type Changed,
} from './judge';
import { queryOf, turnOf, type KeptGame } from './kept';
import { MissingError, refusalOf, whyNotOpened, whyTriedAgain } from './refusals';
import { tableOf } from './show';
import { StaleError, type Store } from './store';

type Asking = ClientMessage & { ref: number };
type Act = Extract<ClientMessage, { type: 'act' }>;

/** What a kept game needs of its surroundings. */
export interface Services {
  readonly store: Store;
  readonly ask: Ask;
  /** Starts the program of this page, unless it runs. */
  readonly start: () => Promise<Program>;
  /** News between tabs: the ids of changed games. */
  readonly news: { tell(id: string): void; listen(listener: (id: string) => void): () => void };
  readonly now: () => number;
  /** Tells the player about a trouble that no action of theirs has caused. */
  readonly complain: (words: string) => void;
}

/** Milliseconds after which the computer tries again, where the program has failed. */
const RETRY_AFTER = 5_000;
/** The fewest milliseconds until it is seen whether a flag has fallen. */
const LEAST_WAIT = 100;

/**
 * A game against the computer that is played and kept in this browser. It takes and gives the messages of a table at the
 * server, so that a page shows both alike. Nothing is shown before it is stored.
 */
export class LocalTable implements Pick<Socket, 'ref' | 'listen' | 'onOpen' | 'send' | 'request'> {
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  #refs = 0;
  #game: KeptGame | null = null;
  #line: LineView | null = null;
  #offer: number | null = null;
  /** The version of the game for which the computer searches a move. */
  #thinkingAbout: number | null = null;
  #ringing: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Whether the player has been told that the program fails. */
  #complained = false;
  /** What changes the game is done one after the other. */
  #queue: Promise<unknown> = Promise.resolve();
  readonly #leave: () => void;

  constructor(
    readonly id: string,
    private readonly services: Services,
  ) {
    this.#leave = services.news.listen((changed) => {
      if (changed === id) void this.#reloadInTurn();
    });
  }

  ref(): number {
    return ++this.#refs;
  }

  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onOpen(opener: () => void): () => void {
    opener();
    return () => undefined;
  }

  send(message: ClientMessage): void {
    if (message.type === 'watch') void this.#inTurn(() => this.#watch(message.ref));
    else if (message.type === 'unwatch') this.#close();
  }

  async request(message: Asking): Promise<Answer> {
    try {
      if (message.type === 'choose') return await this.#choose(message);
      return await this.#inTurn(() => this.#carryOut(message));
    } catch (problem) {
      if (problem instanceof StaleError) await this.#reloadInTurn();
      throw refusalOf(problem);
    }
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #close(): void {
    this.#closed = true;
    this.#leave();
    clearTimeout(this.#ringing);
    clearTimeout(this.#retrying);
  }

  get #now(): { game: KeptGame; line: LineView } {
    if (!this.#game || !this.#line) throw new Error('the game is not loaded yet');
    return { game: this.#game, line: this.#line };
  }

  // ---- loading and showing

  async #watch(ref: number): Promise<void> {
    try {
      if (!this.#game) await this.#load().catch((problem) => this.#loadAgain(problem));
      this.#tell();
      this.#goOn();
    } catch (problem) {
      const { code, message: words, squares } = whyNotOpened(problem);
      this.#say({ type: 'refused', ref, code, words, squares: [...squares] });
    }
  }

  async #load(): Promise<void> {
    const { store, ask, now } = this.services;
    const game = await store.get(this.id);
    if (!game) throw new MissingError();
    this.#line = await ask(queryOf(game));
    this.#game = game;
    // The computer has not thought while no page showed the game.
    const isComputers = !game.outcome && game.time && turnOf(game) !== game.you;
    if (isComputers) await this.#store({ ...game, turnBegan: now() }, this.#line);
  }

  /** Another tab may open or change the game at the same time. */
  #loadAgain(problem: unknown): Promise<void> {
    return problem instanceof StaleError ? this.#load() : Promise.reject(problem);
  }

  /** Takes what another tab has changed, as far as that can be had. */
  #reloadInTurn(): Promise<void> {
    return this.#inTurn(() => this.#reload()).catch(() => undefined);
  }

  async #reload(): Promise<void> {
    const game = await this.services.store.get(this.id);
    if (!game || !this.#game || game.version <= this.#game.version) return;
    this.#line = await this.services.ask(queryOf(game));
    this.#game = game;
    this.#offer = null;
    this.#tell();
    this.#goOn();
  }

  #tell(): void {
    const { game, line } = this.#now;
    const thinking = !game.outcome && turnOf(game) !== game.you;
    const passing = { thinking, offer: this.#offer, now: this.services.now() };
    this.#say({ type: 'table', table: tableOf(game, line, passing) });
  }

  #say(message: ServerMessage): void {
    if (!this.#closed) this.#listeners.forEach((listener) => listener(message));
  }

  async #store(changed: Changed, line: LineView, next?: KeptGame): Promise<void> {
    const game = { ...changed, version: this.#now.game.version + 1, changed: this.services.now() };
    await this.services.store.change(game, next);
    this.#game = game;
    this.#line = line;
    if (game.outcome) this.#offer = null;
    this.services.news.tell(this.id);
  }

  async #change(changed: Changed, line: LineView = this.#now.line, next?: KeptGame): Promise<void> {
    await this.#store(changed, line, next);
    this.#tell();
    this.#goOn();
  }

  /** Lets the computer and the clock do what is theirs. */
  #goOn(): void {
    this.#runClock();
    const { game } = this.#now;
    if (!this.#closed && !game.outcome && turnOf(game) !== game.you) void this.#think(game);
  }

  #runClock(): void {
    clearTimeout(this.#ringing);
    const { game } = this.#now;
    if (this.#closed || game.outcome) return;
    const left = untilTimeout(game, this.services.now());
    if (left === null) return;
    this.#ringing = setTimeout(() => void this.#ringInTurn(), Math.max(LEAST_WAIT, left + 1));
  }

  /** The date may have been set back meanwhile, and storing may fail: then the clock runs on. */
  async #ringInTurn(): Promise<void> {
    await this.#inTurn(() => this.#ring()).catch(() => undefined);
    this.#runClock();
  }

  /** Ends the game if the side to move has no time left. */
  async #ring(): Promise<void> {
    const { game, line } = this.#now;
    const left = untilTimeout(game, this.services.now());
    if (left !== null && left <= 0) await this.#change(timedOut(game, line.game.sides));
  }

  // ---- the player

  async #choose({ ref, ply, first }: Extract<Asking, { type: 'choose' }>): Promise<Answer> {
    const { game } = this.#now;
    requirePlaying(game);
    requirePly(game, ply);
    const program = await this.services.start();
    const choices = await program.choices(queryOf(game), first, game.you);
    return { type: 'choices', ref, choices };
  }

  async #carryOut(message: Asking): Promise<Answer> {
    const { ref } = message;
    if (message.type === 'act') await this.#act(message);
    else if (message.type === 'play' || message.type === 'premove') {
      await this.#requireTurn(message.ply);
      // The clock stops when the move is made, not when the program runs or the position is shown.
      const now = this.services.now();
      const program = await this.services.start();
      const query = queryOf(this.#now.game);
      const found =
        message.type === 'play'
          ? await program.read(query, message.move)
          : await program.premove(query, message.steps);
      if ('choices' in found) return { type: 'choices', ref, choices: found.choices };
      await this.#play(found.move, now);
    }
    return { type: 'accepted', ref };
  }

  async #requireTurn(ply: number): Promise<void> {
    await this.#ring();
    const { game, line } = this.#now;
    requirePlaying(game);
    requirePly(game, ply);
    const turn = turnOf(game);
    if (turn === game.you) return;
    throw new SocketRefusal('not-your-turn', `It is ${line.game.sides[turn].name}'s turn.`, []);
  }

  async #play(move: string, now: number): Promise<void> {
    const { game, line } = this.#now;
    const query = queryOf(game);
    const known = query.moves.length;
    const after = await this.services.ask({ ...query, moves: [...query.moves, move], known });
    const plies = [...line.plies, ...after.plies];
    const whole = { ...after, from: 0, plies };
    const made = moved(game, whole, now);
    const isComputersNow = turnOf(game) === game.you && turnOf(made) !== game.you;
    // The computer's time begins when the program runs.
    await this.#change(isComputersNow ? { ...made, turnBegan: this.services.now() } : made, whole);
  }

  async #act({ action, ply, offer }: Act): Promise<void> {
    const { game, line } = this.#now;
    if (action === 'resign') await this.#change(resigned(game, line.game.sides));
    else if (action === 'abort') await this.#change(aborted(game));
    else if (action === 'takeback') await this.#takeBack(ply);
    else if (action === 'draw') this.#offerDraw(ply);
    else if (action === 'rematch') await this.#rematch();
    else if (action === 'decline') this.#withdraw(offer);
  }

  async #takeBack(ply: number): Promise<void> {
    const { game, line } = this.#now;
    requirePly(game, ply);
    const back = plyToTakeBack(game);
    const query = queryOf(game);
    const moves = query.moves.slice(0, back);
    const { position } = await this.services.ask({ ...query, moves, known: back });
    const shorter = { ...line, plies: line.plies.slice(0, back), position };
    this.#offer = null;
    await this.#change(takenBack(game, shorter, this.services.now()), shorter);
  }

  async #rematch(): Promise<void> {
    const { game, line } = this.#now;
    if (game.rematch !== undefined) return;
    if (!game.outcome) throw new SocketRefusal('not-over', 'This game is not over yet.', []);
    const { ask, now } = this.services;
    const next = await nextOf(game, ask, now());
    await this.#change({ ...game, rematch: next.id }, line, next);
  }

  #offerDraw(ply: number): void {
    const { game } = this.#now;
    requireDrawable(game);
    requirePly(game, ply);
    if (this.#offer !== null) return;
    this.#offer = this.ref();
    this.#tell();
    // On its own turn, the computer answers with its move.
    if (turnOf(game) === game.you) void this.#answerOffer(game, this.#offer);
  }

  #withdraw(offer: number | undefined): void {
    if (offer !== this.#offer) throw new SocketRefusal('gone', 'That offer is no longer open.', []);
    this.#offer = null;
    this.#tell();
  }

  // ---- the computer

  async #answerOffer(asked: KeptGame, offer: number): Promise<void> {
    try {
      const score = await evaluate(await this.services.start(), queryOf(asked));
      await this.#inTurn(async () => {
        const { game } = this.#now;
        if (this.#closed || this.#offer !== offer || game.outcome) return;
        this.#offer = null;
        await this.#change(drawAnswered(game, score));
      });
    } catch (problem) {
      if (this.#offer !== offer) return;
      this.#offer = null;
      this.#tell();
      this.services.complain(refusalOf(problem).message);
    }
  }

  async #think(game: KeptGame): Promise<void> {
    if (this.#thinkingAbout === game.version) return;
    this.#thinkingAbout = game.version;
    const isCurrent = (): boolean => !this.#closed && this.#thinkingAbout === game.version;
    try {
      const program = await this.services.start();
      const limit = thinkingTime(game);
      const { move, score } = await program.think(queryOf(game), game.level, game.seed, limit);
      await this.#inTurn(async () => {
        await this.#ring();
        if (!isCurrent() || this.#now.game.version !== game.version) return;
        const accepted = this.#offer !== null && drawAnswered(game, score);
        this.#offer = null;
        if (accepted && accepted.outcome) await this.#change(accepted);
        else await this.#play(move, this.services.now());
      });
      this.#complained = false;
    } catch (problem) {
      if (!isCurrent()) return;
      this.#thinkingAbout = null;
      if (problem instanceof StaleError) void this.#reloadInTurn();
      else this.#tryAgain(problem);
    }
  }

  #tryAgain(problem: unknown): void {
    if (!this.#complained) this.services.complain(whyTriedAgain(problem));
    this.#complained = true;
    clearTimeout(this.#retrying);
    this.#retrying = setTimeout(() => this.#goOn(), RETRY_AFTER);
  }
}
