import type { PgnNode, PgnTree, PlyView } from '../../api/types';
import {
  add,
  annotate,
  glyphOf,
  mainLine,
  newTree,
  nodeAt,
  pathTo,
  ROOT,
  textsOf,
  type NodeId,
  type Tree,
} from './tree';

/** Plays moves from a start position; rejects if one of them is illegal. */
export type PlayLine = (moves: readonly string[]) => Promise<readonly PlyView[]>;

/** A tree built from moves, and whether it has all of them: illegal moves are left out. */
export interface Grown {
  readonly tree: Tree;
  readonly complete: boolean;
}

/** Builds a tree from PGN; the server plays each line once. */
export async function plant(
  start: string,
  read: Pick<PgnTree, 'comment' | 'moves'>,
  play: PlayLine,
): Promise<Grown> {
  const tree = annotate(newTree(start), ROOT, { comment: read.comment ?? '' });
  return grow({ tree, complete: true }, ROOT, read.moves, play);
}

async function grow(grown: Grown, at: NodeId, line: readonly PgnNode[], play: PlayLine): Promise<Grown> {
  const before = textsOf(pathTo(grown.tree, at));
  const plies = await playable([...before, ...line.map(({ text }) => text)], before.length, play);
  let tree = grown.tree;
  let complete = grown.complete && plies.length === before.length + line.length;
  const parents: NodeId[] = [];
  let here = at;
  for (const [i, ply] of plies.slice(before.length).entries()) {
    parents.push(here);
    ({ tree, at: here } = add(tree, here, [ply]));
    const { glyph, comment } = line[i] ?? {};
    tree = annotate(tree, here, { glyph: glyph ?? '', comment: comment ?? '' });
  }
  // The line is added before its variations, so that it stays the first.
  for (const [i, parent] of parents.entries()) {
    for (const variation of line[i]?.variations ?? []) {
      ({ tree, complete } = await grow({ tree, complete }, parent, variation, play));
    }
  }
  return { tree, complete };
}

/** The longest legal beginning of a line; its first `sure` moves are known to be legal. */
async function playable(moves: readonly string[], sure: number, play: PlayLine): Promise<readonly PlyView[]> {
  try {
    return await play(moves);
  } catch (problem) {
    if (moves.length <= sure || !isIllegal(problem)) throw problem;
  }
  let legal = sure;
  let illegal = moves.length;
  while (illegal - legal > 1) {
    const middle = Math.floor((legal + illegal) / 2);
    try {
      await play(moves.slice(0, middle));
      legal = middle;
    } catch (problem) {
      if (!isIllegal(problem)) throw problem;
      illegal = middle;
    }
  }
  return play(moves.slice(0, legal));
}

function isIllegal(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'illegal-move';
}

/** A tree in the form of PGN: the main line, each move with its alternatives. */
export function movesOf(tree: Tree): PgnNode[] {
  return lineFrom(tree, mainLine(tree)[0]?.id);
}

function lineFrom(tree: Tree, first: NodeId | undefined): PgnNode[] {
  const line: PgnNode[] = [];
  for (let id = first; id !== undefined; id = nodeAt(tree, id).children[0]) line.push(told(tree, id));
  return line;
}

function told(tree: Tree, id: NodeId): PgnNode {
  const node = nodeAt(tree, id);
  const { ply, comment, parent } = node;
  const glyph = glyphOf(node);
  const others = parent === null ? [] : nodeAt(tree, parent).children;
  const isFirst = others[0] === id;
  return {
    text: ply?.text ?? '',
    ...(glyph ? { glyph } : {}),
    ...(comment ? { comment } : {}),
    variations: isFirst ? others.slice(1).map((other) => lineFrom(tree, other)) : [],
  };
}
