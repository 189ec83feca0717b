import type { Color } from '../api/types';
import { wordsOf } from '../site/fetched.svelte';
import type { Play } from './play.svelte';
import { refusal } from './refusal';

/** Finds a move for the side to move. */
type Think = (position: Play['query'], level: number, seed: number) => Promise<{ move: string }>;

/** The side that the computer plays, or null for none, and its level. */
export interface Players {
  readonly computer: Color | null;
  readonly level: number;
}

/** The computer as a player of one side. */
export class Opponent {
  /** The side that the computer plays; null: none. */
  side = $state<Color | null>(null);
  level = $state(2);
  /** The reason why the computer has made no move; null if there is none. */
  problem = $state.raw<string | null>(null);

  constructor(
    private readonly play: Play,
    private readonly think: Think,
    private readonly seed: () => number = () => Math.floor(Math.random() * 2 ** 31),
  ) {}

  /** Whether the next move is the computer's. */
  get mustMove(): boolean {
    const { isAtEnd, position } = this.play;
    return isAtEnd && position !== undefined && !position.outcome && position.turn === this.side;
  }

  /** Finds a move and plays it, unless the position or the player has changed meanwhile; says what was played. */
  async move(): Promise<string | null> {
    const { key } = this.play;
    this.problem = null;
    try {
      const { move } = await this.think(this.play.query, this.level, this.seed());
      if (!this.mustMove || key !== this.play.key) return null;
      return (await this.play.play([move]))?.spoken ?? null;
    } catch (problem) {
      if (key === this.play.key) this.problem = wordsOf(refusal(problem));
      return null;
    }
  }
}
