import { isBecomeStep, isHandStep, manOf } from './men';
import type { Men } from './placement';
import type { Man, Previews, Side, Square, Step } from './types';

type Changes = Readonly<Record<Square, Man | ''>>;

/**
 * What plainly follows from pointing at two squares, or at a man in hand and a square: the man is there. Shown while
 * the board waits for what the man becomes, or for the position after a whole move, where the page has sent no preview.
 */
function presumed(steps: readonly Step[], men: Men, side: Side): Changes | null {
  const [from, to, becomes] = steps;
  if (from === undefined || to === undefined || isBecomeStep(to)) return null;
  if (becomes !== undefined && !isBecomeStep(becomes)) return null;
  const man = isHandStep(from) ? manOf(from, side) : men.get(from);
  if (man === undefined) return null;
  const arrived = becomes === undefined ? man : manOf(becomes, side);
  return isHandStep(from) ? { [to]: arrived } : { [from]: '', [to]: arrived };
}

/** The men to show when `steps` are entered: the page's preview of the longest prefix, else what is presumed. */
export function preview(
  men: Men,
  steps: readonly Step[],
  previews: Previews,
  side: Side,
  presume: boolean,
): Men {
  const changes =
    previews[steps.join(' ')] ?? (presume ? presumed(steps, men, side) : null) ?? longest(steps, previews);
  const shown = new Map(men);
  for (const [square, man] of Object.entries(changes)) {
    if (man === '') shown.delete(square);
    else shown.set(square, man);
  }
  return shown;
}

function longest(steps: readonly Step[], previews: Previews): Changes {
  for (let length = steps.length; length > 0; length--) {
    const changes = previews[steps.slice(0, length).join(' ')];
    if (changes) return changes;
  }
  return {};
}
