import type { PlyView, Sides } from '../../api/types';
import { isNumbered, label } from '../../site/numbers';
import { nodeAt, ROOT, type Node, type NodeId, type Tree } from './tree';

/** A move in a move list. */
export interface Item {
  readonly node: Node;
  /** The number before the move: `3.`, `3…`, or empty if it is obvious. */
  readonly number: string;
  /** Number, side and move in words, for a screen reader. */
  readonly spoken: string;
  /** Alternatives to this move. */
  readonly variations: readonly Line[];
}

/** Consecutive moves. */
export type Line = readonly Item[];

/** The whole tree as nested lines. */
export function linesOf(tree: Tree, sides: Sides): Line {
  return lineFrom(tree, sides, nodeAt(tree, ROOT).children[0]);
}

function lineFrom(tree: Tree, sides: Sides, first: NodeId | undefined): Line {
  const line: Item[] = [];
  /** The moves since the last variation or comment. */
  let together: PlyView[] = [];
  for (let id = first; id !== undefined; id = nodeAt(tree, id).children[0]) {
    const node = nodeAt(tree, id);
    if (node.ply) together.push(node.ply);
    const item = itemOf(tree, sides, node, isNumbered(together, together.length - 1));
    if (item.variations.length > 0 || item.node.comment !== '') together = [];
    line.push(item);
  }
  return line;
}

function itemOf(tree: Tree, sides: Sides, node: Node, isToldNumber: boolean): Item {
  const { ply } = node;
  const siblings = node.parent === null ? [] : nodeAt(tree, node.parent).children;
  const others = siblings[0] === node.id ? siblings.slice(1) : [];
  return {
    node,
    number: ply && isToldNumber ? label(ply) : '',
    spoken: ply ? `${ply.number}, ${sides[ply.side].name}: ${ply.spoken}` : '',
    variations: others.map((other) => lineFrom(tree, sides, other)),
  };
}

/** A move with its number: `3… Nf6`. */
export function numbered(tree: Tree, id: NodeId): string {
  const { ply } = nodeAt(tree, id);
  return ply ? `${label(ply)} ${ply.san}` : 'the start';
}
