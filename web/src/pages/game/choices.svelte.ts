import type { ChoicesView, MoveView } from '../../api/types';
import { readPlacement, type BoardMove, type Previews, type Step } from '../../board';
import { handStep, sideOf } from '../../board/pieces';
import { mayMove, type TableState } from './reducer';
import type { GameTable } from './table.svelte';

type Told = ReadonlyMap<Step, ChoicesView>;

const NOTHING: Told = new Map();

/**
 * The moves that a player may enter at a table. The server lists the moves of a piece when the player touches it, and
 * not earlier. These lists hold for one position.
 */
export class Choices {
  #known = $state.raw<{ readonly of: string; readonly told: Told }>({ of: '', told: NOTHING });
  #asked = new Map<Step, Promise<ChoicesView | null>>();
  #askedOf = '';

  constructor(private readonly table: Pick<GameTable, 'state' | 'choose'>) {}

  /** The legal moves known so far. */
  readonly moves: readonly MoveView[] = $derived([...this.#told.values()].flatMap(({ moves }) => moves));

  /** The premoves known so far. */
  readonly premoves: readonly BoardMove[] = $derived(
    [...this.#told].flatMap(([from, { premoves }]) =>
      premoves.map((to) => ({ text: `${from} ${to}`, steps: [from, to] })),
    ),
  );

  readonly previews: Previews = $derived(
    Object.assign({}, ...[...this.#told.values()].map(({ previews }) => previews)) as Previews,
  );

  /** First steps that the player may touch and for which no moves are known yet. */
  readonly untold: readonly Step[] = $derived.by(() => {
    const { state } = this.table;
    return state ? touchable(state).filter((step) => !this.#told.has(step)) : [];
  });

  /** Requests the moves that begin with a first step; null if the position has changed meanwhile. */
  ask(first: Step): Promise<ChoicesView | null> {
    const of = this.#of;
    if (this.#askedOf !== of) {
      this.#askedOf = of;
      this.#asked = new Map();
    }
    const asked = this.#asked.get(first) ?? this.#ask(first, of, this.#asked);
    this.#asked.set(first, asked);
    return asked;
  }

  async #ask(first: Step, of: string, asked: Map<Step, unknown>): Promise<ChoicesView | null> {
    const choices = await this.table.choose(first);
    // What has no answer may be requested again.
    if (!choices) asked.delete(first);
    if (this.#of !== of || !choices) return null;
    this.#known = { of, told: new Map([...this.#told, [first, choices]]) };
    return choices;
  }

  get #told(): Told {
    return this.#known.of === this.#of ? this.#known.told : NOTHING;
  }

  /** A key of the current position. */
  get #of(): string {
    const { state } = this.table;
    return state
      ? `${state.plies.length} ${state.view.stage} ${state.view.you} ${state.view.position.fen}`
      : '';
  }
}

/** The first steps of a move; on the other side's turn, all pieces of the player, for a premove. */
function touchable(state: TableState): readonly Step[] {
  const { stage, you, firsts, position } = state.view;
  if (stage !== 'playing' || you === undefined) return [];
  if (mayMove(state)) return firsts;
  const standing = [...readPlacement(position.placement)].filter(([, piece]) => sideOf(piece) === you);
  const held = Object.entries(position.hands).filter(([piece, count]) => count > 0 && sideOf(piece) === you);
  return [...standing.map(([square]) => square), ...held.map(([piece]) => handStep(piece))];
}
