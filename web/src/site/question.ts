import type { GameSummary, MoveView } from '../api/types';
import { pointings } from '../board/prefixes';

/** The state from which a question about a half-entered move is made. */
export interface Asked {
  readonly moves: readonly MoveView[];
  /** Returns the name, without its side, of the piece on a square or (`"@P"`) in hand. */
  readonly kindAt: (step: string) => string;
  /** The game's name for the thing that a move may also put on an empty square. */
  readonly thing?: string | undefined;
}

/** A leg in a move's text (COM-3): the piece on the square `before` is on the square `after` afterwards. */
interface Leg {
  readonly before: string;
  readonly after: string;
}

type Part = { readonly order: number; readonly words: string };

function legs(text: string): Leg[] {
  return text.split(',').flatMap((leg) => {
    const match = /^([a-z]\d+)([a-z]\d+)/.exec(leg);
    return match?.[1] && match[2] ? [{ before: match[1], after: match[2] }] : [];
  });
}

/** The question about the next step. It is derived from the possible moves alone, so it fits every game. */
export function question({ moves, kindAt, thing }: Asked, steps: readonly string[]): string {
  const possible = pointings(moves).filter(
    (move) => move.steps.length > steps.length && steps.every((step, i) => move.steps[i] === step),
  );
  if (possible.some((move) => move.steps[steps.length]?.startsWith('=@'))) {
    return `Which piece enters at ${steps.find((step) => !step.startsWith('@')) ?? ''}?`;
  }
  if (thing !== undefined && possible.length > 0 && possible.every((move) => puts(move, steps))) {
    return `Where does the ${thing} go?`;
  }
  const parts = new Map<string, Part>();
  for (const move of possible) {
    const part = partOf(move, steps, kindAt);
    parts.set(part.words, part);
  }
  const words = [...parts.values()].sort((a, b) => a.order - b.order).map((part) => part.words);
  return words.length > 0 ? `Now choose ${listed(words)}.` : '';
}

function partOf(move: MoveView, steps: readonly string[], kindAt: Asked['kindAt']): Part {
  const [own, other] = legs(move.text);
  const from = steps[0] ?? '';
  const next = move.steps[steps.length] ?? '';
  if (next.startsWith('=')) return { order: 0, words: `what the ${kindAt(from)} becomes` };
  if (steps.length < 2) return { order: 1, words: `where the ${kindAt(from)} goes` };
  if (other && other.before !== other.after && other.after === next) {
    return { order: 1, words: `where the ${kindAt(other.before)} goes` };
  }
  if (other?.before === next) return { order: 1, words: 'the piece to act on' };
  // The other piece was entered first.
  if (other && other.before === steps[1] && own?.after === next) {
    return { order: 1, words: `where the ${kindAt(from)} goes` };
  }
  if (next === steps.at(-1)) return { order: 2, words: `${next} again to leave it at that` };
  return { order: 1, words: `where the ${kindAt(from)} goes on to` };
}

/** Whether the next step is the square where the move puts a thing: the second leg starts on the mover's new square. */
function puts({ text, steps: all }: MoveView, steps: readonly string[]): boolean {
  const [own, other] = legs(text);
  return other !== undefined && other.before === own?.after && other.after === all[steps.length];
}

/** The name of the things that a game's moves put on squares, from the name of its walls. */
export function thingIn({ fields }: Pick<GameSummary, 'fields'>): string | undefined {
  const marks = fields.slots.flatMap(({ control }) => ('mark' in control ? [control.mark] : []));
  return marks.find((mark) => mark.startsWith('wall:'))?.slice('wall:'.length);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;
}
