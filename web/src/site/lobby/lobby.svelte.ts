import { get, post } from '../../api/http';
import { socket, SocketRefusal, type Socket } from '../../api/socket';
import type { ChallengeQuery, ChallengeView, ServerMessage } from '../../api/types';
import { wordsOf } from '../fetched.svelte';
import { allGames } from '../games';
import { announce, toast } from '../notices.svelte';
import { notify } from '../notify';
import { router } from '../router.svelte';
import { startAt } from '../start';
import { Tab, type Arrival } from './tab';
import { offers } from './words';

/** Milliseconds after which the computer steps in. */
const PATIENCE = 60_000;
const LOOK_EVERY = 1_000;

const CHECK_EVERY = 10_000;

type Wire = Pick<Socket, 'ref' | 'listen' | 'onOpen' | 'send' | 'request'>;

/**
 * The open challenges, and those of this player. The page watches from its first {@link watch} until it is closed, for
 * that keeps the player's own challenges open.
 */
export class Lobby {
  /** The open challenges, the oldest first; null until they are known. */
  challenges = $state.raw<readonly ChallengeView[] | null>(null);
  /** The accepted challenges to which the player has not come, because another game is going on. */
  arrivals = $state.raw<readonly Arrival[]>([]);
  #playing = $state<string | null>(null);
  /** Whether a clock runs in the game that is going on. */
  hasClock = $state(false);

  #watching = false;
  /** Number of challenges that wait for their ids from the server. */
  #opening = 0;
  /** Accepted meanwhile: perhaps those that are being opened. */
  readonly #early: Arrival[] = [];
  #checking: ReturnType<typeof setInterval> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly wire: Wire = socket,
    private readonly tab: Tab = new Tab(),
    private readonly now: () => number = Date.now,
    private readonly start: typeof startAt = startAt,
    private readonly games: typeof allGames = allGames,
  ) {
    this.#setArrivals(tab.arrivals);
  }

  /** The id of the table at which the player is in the middle of a game; null elsewhere. */
  get playing(): string | null {
    return this.#playing;
  }

  set playing(table: string | null) {
    this.#playing = table;
    // The player has come to it by another way.
    if (this.arrivals.some((arrival) => arrival.table === table))
      this.#setArrivals(this.arrivals.filter((arrival) => arrival.table !== table));
  }

  get own(): readonly ChallengeView[] {
    return this.challenges?.filter(({ yours }) => yours) ?? [];
  }

  /** Watches the open challenges from now on. */
  watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    this.wire.listen((message) => this.#hear(message));
    this.wire.onOpen(() => this.wire.send({ type: 'lobby', ref: this.wire.ref() }));
    this.#look();
  }

  /** Watches if this tab has opened a challenge, which may be open still. */
  resume(): void {
    if (this.tab.hasOpened) this.watch();
  }

  /** Opens a challenge; with a level, the computer steps in after a minute. */
  async open(query: ChallengeQuery, level: number | null): Promise<void> {
    this.watch();
    this.#opening++;
    try {
      const { id } = await post('/api/challenges', query);
      this.tab.put({ id, level, opened: this.now() });
    } finally {
      if (--this.#opening === 0) this.#early.splice(0).forEach((arrival) => this.#arrived(arrival));
    }
    this.#look();
  }

  /** Withdraws a challenge; resolves with whether the server has done so. */
  async withdraw(challenge: string): Promise<boolean> {
    try {
      await post('/api/challenges/withdraw', { challenge });
      toast('The challenge is withdrawn.');
      return true;
    } catch (problem) {
      toast(wordsOf(problem), 'problem');
      return false;
    }
  }

  /** Accepts a challenge and goes to its table; without a game, one of those on offer is drawn. */
  async join(challenge: string, game?: string): Promise<void> {
    try {
      const { id } = await post('/api/challenges/join', {
        challenge,
        ...(game === undefined ? {} : { game }),
      });
      router.go(`/play/${encodeURIComponent(id)}`);
    } catch (problem) {
      toast(wordsOf(problem), 'problem');
    }
  }

  /** Goes to the game with a person. The game that was going on stays as it is. */
  come({ challenge, table }: Arrival): void {
    this.#forget(challenge);
    router.go(`/play/${encodeURIComponent(table)}`);
  }

  /** Calls the game with a person off, before it has begun. */
  async decline({ challenge, table }: Arrival): Promise<void> {
    this.#forget(challenge);
    try {
      await this.wire.request({ type: 'act', ref: this.wire.ref(), table, ply: 0, action: 'abort' });
    } catch (problem) {
      const words = problem instanceof SocketRefusal ? problem.message : wordsOf(problem);
      toast(words, 'problem', {
        words: 'Go to the game',
        act: () => this.come({ challenge, table }),
      });
    }
  }

  #forget(challenge: string): void {
    this.#setArrivals(this.arrivals.filter((each) => each.challenge !== challenge));
  }

  #setArrivals(arrivals: readonly Arrival[]): void {
    this.arrivals = arrivals;
    this.tab.keepArrivals(arrivals);
    clearInterval(this.#checking);
    if (arrivals.length) this.#checking = setInterval(() => void this.#check(), CHECK_EVERY);
  }

  /** Withdraws the offer of a game that has ended: the other player has left. */
  async #check(): Promise<void> {
    for (const { challenge, table } of this.arrivals) {
      const found = await get('/api/tables/{table}', { table }).catch(() => null);
      if (found?.stage !== 'ended' || !this.arrivals.some((each) => each.challenge === challenge)) continue;
      this.#forget(challenge);
      toast('The game with the player who accepted your challenge has ended.');
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'challenges':
        this.challenges = message.challenges;
        break;
      case 'challenge-change': {
        const { opened, closed } = message.change;
        const left = (this.challenges ?? []).filter(({ id }) => !closed.includes(id));
        this.challenges = [...left, ...opened];
        break;
      }
      case 'challenge-taken':
        this.#taken({ challenge: message.challenge, table: message.table });
        break;
    }
  }

  #taken(arrival: Arrival): void {
    if (this.#opening > 0) this.#early.push(arrival);
    else this.#arrived(arrival);
  }

  /** Leads the tab that opened the challenge to the game; offers the game where another one is going on. */
  #arrived(arrival: Arrival): void {
    const address = `/play/${encodeURIComponent(arrival.table)}`;
    if (this.tab.hasTold(arrival.challenge) || router.path === address) return;
    void notify('Somebody has accepted your challenge', 'The game begins.', arrival.table, 0);
    if (this.playing !== null) {
      this.#setArrivals([...this.arrivals, arrival]);
      announce('Somebody has accepted your challenge.');
    } else if (this.tab.own(arrival.challenge)) {
      router.go(address);
    } else {
      toast('Somebody has accepted your challenge.', 'plain', {
        words: 'Go to the game',
        act: () => router.go(address),
      });
    }
  }

  // ---- the computer steps in

  #look(): void {
    if (this.tab.awaiting().length === 0) return;
    this.#looking ??= setInterval(() => void this.#stepIn(), LOOK_EVERY);
  }

  async #stepIn(): Promise<void> {
    const awaiting = this.tab.awaiting();
    if (awaiting.length === 0) {
      clearInterval(this.#looking);
      this.#looking = undefined;
    }
    const due = awaiting.find(({ opened }) => this.now() - opened >= PATIENCE);
    if (!due || this.challenges === null) return;
    this.tab.put({ ...due, level: null });
    const challenge = this.own.find(({ id }) => id === due.id);
    if (challenge && due.level !== null && this.playing === null)
      await this.#playComputer(challenge, due.level);
  }

  async #playComputer(challenge: ChallengeView, level: number): Promise<void> {
    try {
      const games = (await this.games()).games.filter((game) => offers(challenge, game));
      const game = games[Math.floor(Math.random() * games.length)];
      if (!game) return;
      const { options, side } = challenge;
      await this.start({ game: game.id, options, level, ...(side ? { side } : {}) });
      toast('Nobody has come yet: the computer plays with you. Your challenge stays open.');
    } catch (problem) {
      toast(wordsOf(problem), 'problem');
    }
  }
}

/** The lobby of this page. */
export const lobby = new Lobby();
