import { fileAndRank, fileName, squareName } from '../../../board/geometry';

/** What happens to the files, or the ranks, of a board; both count from 0. */
export interface Axis {
  readonly size: number;
  readonly to: number;
  /** Where an old one is now; null if it is gone. */
  place(old: number): number | null;
}

export interface Axes {
  readonly files: Axis;
  readonly ranks: Axis;
}

/** An axis that gains lines at an index, or loses those from an index on. */
export function axis(size: number, index: number, change: number): Axis {
  return {
    size,
    to: size + change,
    place: (old) => {
      if (old < index) return old;
      if (change < 0 && old < index - change) return null;
      return old + change;
    },
  };
}

/**
 * An axis that grows or shrinks on both sides of its middle: the edges keep their lines, and so does the middle. An odd
 * line goes to the first half.
 */
export function evenly(size: number, to: number): Axis {
  const low = Math.floor((size - 1) / 2);
  const high = Math.ceil((size - 1) / 2);
  const change = to - size;
  const below = Math.sign(change) * Math.ceil(Math.abs(change) / 2);
  return {
    size,
    to,
    place: (old) => {
      if (old < low + Math.min(below, 0)) return old;
      if (old < low) return below < 0 ? null : old;
      if (old <= high) return old + below >= 0 && old + below < to ? old + below : null;
      return old <= high - (change - below) ? null : old + change;
    },
  };
}

/** An axis with its lines together in the middle; those that have no place are gone. */
export function centred(size: number, to: number): Axis {
  const shift = Math.floor((to - size) / 2);
  return {
    size,
    to,
    place: (old) => (old + shift >= 0 && old + shift < to ? old + shift : null),
  };
}

/** An axis that keeps these lines alone, in their order. */
export function keeping(size: number, kept: readonly number[]): Axis {
  return {
    size,
    to: kept.length,
    place: (old) => {
      const now = kept.indexOf(old);
      return now < 0 ? null : now;
    },
  };
}

/** The same change as the side at the other end counts. */
export function reversed({ size, to, place }: Axis): Axis {
  return {
    size,
    to,
    place: (old) => {
      const now = place(size - 1 - old);
      return now === null ? null : to - 1 - now;
    },
  };
}

export function placeSquare(square: string, { files, ranks }: Axes): string | null {
  const found = fileAndRank(square);
  if (found === null) return null;
  const file = files.place(found.file);
  const rank = ranks.place(found.rank);
  return file === null || rank === null ? null : squareName(file, rank);
}

/**
 * Where a run of lines is now. What reaches the last line still reaches the last, and a run of several that begins at
 * the first still does: a zone keeps to its edge of the board.
 */
function placeRun(low: number, high: number, { size, to, place }: Axis): [number, number] | null {
  const left = Array.from({ length: high - low + 1 }, (_, i) => place(low + i)).filter((now) => now !== null);
  const isLast = high === size - 1;
  if (left.length === 0 && !isLast) return null;
  const first = low === 0 && high > 0 ? 0 : (left[0] ?? to - 1);
  const last = isLast ? to - 1 : (left.at(-1) ?? to - 1);
  return [low === high && isLast ? last : first, last];
}

/** Words that name squares: ranks, files, boxes and squares. */
const TOKEN =
  /\branks? (\d+)(?:-(\d+))?|\bfiles? ([a-v])(?:-([a-v]))?(?![\w])|\b([a-v]\d{1,2})(?:-([a-v]\d{1,2}))?\b/g;

/** Whether a text names squares. */
export function namesSquares(text: string): boolean {
  return text.search(TOKEN) >= 0;
}

/** Whether a text does nothing but name squares, so that it may differ by side. */
export function onlySquares(text: string): boolean {
  const rest = text.replace(TOKEN, '').replace(/\b(all|but|light|dark|anywhere|nowhere)\b/g, '');
  return namesSquares(text) && rest.trim() === '';
}

/** A text about squares after a change of the board; null where it names a square and none of its squares is left. */
export function placeWords(text: string, axes: Axes): string | null {
  let left = 0;
  let found = 0;
  const placed = text.replace(TOKEN, (token, ...groups: (string | undefined)[]) => {
    found++;
    const written = placeToken(token, groups, axes);
    if (written !== null) left++;
    return written ?? '';
  });
  return found > 0 && left === 0 ? null : placed.replace(/ {2,}/g, ' ').trim();
}

function placeToken(token: string, groups: (string | undefined)[], axes: Axes): string | null {
  const [low, high, fileLow, fileHigh, square, corner] = groups;
  if (low !== undefined) {
    const run = placeRun(Number(low) - 1, Number(high ?? low) - 1, axes.ranks);
    return run && written('rank', run, (rank) => String(rank + 1));
  }
  if (fileLow !== undefined) {
    const run = placeRun(fileIndex(fileLow), fileIndex(fileHigh ?? fileLow), axes.files);
    return run && written('file', run, fileName);
  }
  return corner === undefined ? placeSquare(square ?? token, axes) : placeBox(square ?? '', corner, axes);
}

function fileIndex(letter: string): number {
  return letter.charCodeAt(0) - 'a'.charCodeAt(0);
}

function written(kind: string, [first, last]: [number, number], name: (line: number) => string): string {
  return first === last ? `${kind} ${name(first)}` : `${kind}s ${name(first)}-${name(last)}`;
}

function placeBox(one: string, other: string, { files, ranks }: Axes): string | null {
  const a = fileAndRank(one);
  const b = fileAndRank(other);
  if (a === null || b === null) return null;
  const across = placeRun(Math.min(a.file, b.file), Math.max(a.file, b.file), files);
  const up = placeRun(Math.min(a.rank, b.rank), Math.max(a.rank, b.rank), ranks);
  if (across === null || up === null) return null;
  const low = squareName(across[0], up[0]);
  const high = squareName(across[1], up[1]);
  return low === high ? low : `${low}-${high}`;
}

/** Single letters of files, as castling names them; null if one of them is gone. */
export function placeFileLetters(text: string, { files }: Axes): string | null {
  let isWhole = true;
  const placed = text.replace(/\b[a-v]\b/g, (letter) => {
    const now = files.place(fileIndex(letter));
    if (now === null) isWhole = false;
    return now === null ? letter : fileName(now);
  });
  return isWhole ? placed : null;
}
