import { post } from '../../api/http';
import { socket, type Socket } from '../../api/socket';
import type { ChallengeQuery, ChallengeView, ServerMessage } from '../../api/types';
import { wordsOf } from '../fetched.svelte';
import { allGames } from '../games';
import { announce, toast } from '../notices.svelte';
import { notify } from '../notify';
import { router } from '../router.svelte';
import { startAt } from '../start';
import { Tab } from './tab';
import { offers } from './words';

/** Milliseconds after which the computer steps in. */
const PATIENCE = 60_000;
const LOOK_EVERY = 1_000;

/** A game with a person, which the player has not come to yet. */
export interface Arrival {
  readonly challenge: string;
  readonly table: string;
}

type Wire = Pick<Socket, 'ref' | 'listen' | 'onOpen' | 'send'>;

/**
 * The open challenges, and those of this player. The page watches from its first {@link watch} until it is closed, for
 * that keeps the player's own challenges open.
 */
export class Lobby {
  /** The open challenges, the oldest first; null until they are known. */
  challenges = $state.raw<readonly ChallengeView[] | null>(null);
  /** The accepted challenges to which the player has not come, because another game is going on. */
  arrivals = $state.raw<readonly Arrival[]>([]);
  /** The id of the table at which the player is in the middle of a game; null elsewhere. */
  playing = $state<string | null>(null);

  #watching = false;
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly wire: Wire = socket,
    private readonly tab: Tab = new Tab(),
    private readonly now: () => number = Date.now,
  ) {}

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
    const { id } = await post('/api/challenges', query);
    this.tab.put({ id, level, opened: this.now() });
    this.#look();
  }

  async withdraw(challenge: string): Promise<void> {
    try {
      await post('/api/challenges/withdraw', { challenge });
      toast('The challenge is withdrawn.');
    } catch (problem) {
      toast(wordsOf(problem), 'problem');
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
  decline({ challenge, table }: Arrival): void {
    this.#forget(challenge);
    this.wire.send({ type: 'act', ref: this.wire.ref(), table, ply: 0, action: 'abort' });
  }

  #forget(challenge: string): void {
    this.arrivals = this.arrivals.filter((each) => each.challenge !== challenge);
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
        this.#arrived({ challenge: message.challenge, table: message.table });
        break;
    }
  }

  /** Leads the tab that opened the challenge to the game; offers the game where another one is going on. */
  #arrived(arrival: Arrival): void {
    const address = `/play/${encodeURIComponent(arrival.table)}`;
    if (this.tab.hasTold(arrival.challenge) || router.path === address) return;
    notify('Somebody has accepted your challenge', 'The game begins.', arrival.table);
    if (this.playing !== null) {
      this.arrivals = [...this.arrivals, arrival];
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
      const games = (await allGames()).games.filter((game) => offers(challenge, game));
      const game = games[Math.floor(Math.random() * games.length)];
      if (!game) return;
      const { options, side } = challenge;
      await startAt({ game: game.id, options, level, ...(side ? { side } : {}) });
      toast('Nobody has come yet: the computer plays with you. Your challenge stays open.');
    } catch (problem) {
      toast(wordsOf(problem), 'problem');
    }
  }
}

/** The lobby of this page. */
export const lobby = new Lobby();
