import type { Man, Side, Step } from './types';

export function sideOf(man: Man): Side {
  return man === man.toUpperCase() ? 'white' : 'black';
}

/** The same man as a man of `side`: `ofSide('+R', 'black')` is `"+r"`. */
export function ofSide(man: Man, side: Side): Man {
  return side === 'white' ? man.toUpperCase() : man.toLowerCase();
}

export function isHandStep(step: Step): boolean {
  return step.startsWith('@');
}

export function isBecomeStep(step: Step): boolean {
  return step.startsWith('=');
}

/** The man of a step `"@P"` or `"=Q"`, as a man of `side`. */
export function manOf(step: Step, side: Side): Man {
  return ofSide(step.slice(1), side);
}

/** The step that points at this man in hand. */
export function handStep(man: Man): Step {
  return `@${ofSide(man, 'white')}`;
}
