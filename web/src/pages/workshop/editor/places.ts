import type { Text } from '@codemirror/state';
import type { Place, Range, TextEdit } from './language';

/** The offset of a place; a place outside of the text is its nearest. */
export function offsetOf(text: Text, { line, character }: Place): number {
  const found = text.line(Math.min(Math.max(line + 1, 1), text.lines));
  return Math.min(found.from + Math.max(character, 0), found.to);
}

export function placeOf(text: Text, offset: number): Place {
  const line = text.lineAt(offset);
  return { line: line.number - 1, character: offset - line.from };
}

export function spanOf(text: Text, { start, end }: Range): { from: number; to: number } {
  const from = offsetOf(text, start);
  return { from, to: Math.max(from, offsetOf(text, end)) };
}

export function changesOf(
  text: Text,
  edits: readonly TextEdit[],
): { from: number; to: number; insert: string }[] {
  return edits.map(({ range, newText }) => ({ ...spanOf(text, range), insert: newText }));
}

/** The smallest change from one text to another: what is the same at both ends stays. */
export function changeBetween(
  before: string,
  after: string,
): { from: number; to: number; insert: string } | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same++;
  let end = 0;
  while (end < most - same && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from: same, to: before.length - end, insert: after.slice(same, after.length - end) };
}
