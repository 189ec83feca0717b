import type { Entry } from './entry';
import { withEntry } from './entry-marks';
import type { Geometry } from './geometry';
import { handStep, isBecomeStep, isComeStep, isHandStep, pieceOf, sideOf } from './pieces';
import type { BoardProperties } from './properties';
import type { Becoming } from './strip';
import type { Drawing, Path, Square, Step } from './types';
import type { Sight } from './view';

/** State to show besides the page's properties and the entry. */
interface Passing {
  readonly geometry: Geometry;
  readonly paths: readonly Path[] | undefined;
  readonly putDown: Square | null;
  /** The square under the pointer or the focus while the player chooses a square for a displaced piece. */
  readonly lookedAt: Square | null;
  /** The square under a lifted piece. */
  readonly over: Square | null;
  readonly sketches: readonly Drawing[];
  /** Whether nothing was drawn before. */
  readonly isFirst: boolean;
}

/** Returns all that the board shows. */
export function sightOf(set: BoardProperties, entry: Entry, passing: Passing): Sight {
  const { steps, choices, pieces, mover, checked, together } = entry;
  const { geometry, paths, putDown, lookedAt, over, sketches, isFirst } = passing;
  const selected = steps[0] ?? null;
  const becomings = [...choices].filter(isBecomeStep);
  const lets = becomings.some(isComeStep);
  const asks = steps.length > 1 && (becomings.length < choices.size || lets);
  const premove = set.premove?.steps ?? [];
  const [from] = together?.undecided ?? [];
  return {
    ...set,
    geometry,
    pieces,
    settled: entry.isSettled,
    paths: paths ?? together?.paths,
    putElsewhere: from === undefined ? null : { from, to: lookedAt },
    animated: set.animated && !isFirst && !matchMedia('(prefers-reduced-motion: reduce)').matches,
    putDown,
    holdings: entry.holdings,
    selected,
    side: mover,
    marks: withEntry(set.marks, { steps, choices, premove, over, pieces, checked }),
    isLive: (square) => entry.mayTakeUp(square) || entry.mayFollow(square),
    isLiveInHand: (piece) => sideOf(piece) === mover && entry.mayTakeUp(handStep(piece)),
    heldSelected: selected !== null && isHandStep(selected) ? pieceOf(selected, mover) : null,
    becoming: becomings.map((step) => becoming(step, set, entry, lets)),
    // The strip for a piece that enters is beside the first square of the move.
    becomingAt: lets ? (steps.find((step) => !isHandStep(step)) ?? null) : entry.lastSquare,
    prompt: asks ? set.ask(steps, [...choices]) : '',
    drawings: [...set.drawings, ...sketches],
  };
}

/** @param lets whether the strip offers pieces that enter; the choice of the moved piece then means that none enters */
function becoming(step: Step, set: BoardProperties, entry: Entry, lets: boolean): Becoming {
  const piece = pieceOf(step, entry.mover);
  const name = set.nameOf(piece);
  const stays = !isComeStep(step) && piece === entry.pieceAt(entry.steps[0]);
  if (lets && stays) return { step, piece: null, label: 'nobody' };
  return {
    step,
    piece,
    label: isComeStep(step) ? `${name} enters` : stays ? `stays ${name}` : name,
  };
}
