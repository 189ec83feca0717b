import { label, numberOf } from '../../site/numbers';
import { nodeAt, pathTo, ROOT, type Node, type NodeId, type Tree } from './tree';

/** A move as a list of moves shows it. */
export interface Item {
  readonly node: Node;
  /** What stands before the move: `3.`, `3…`, or nothing where that is plain. */
  readonly number: string;
  /** Number and side in words, for who hears the list. */
  readonly spoken: string;
  /** Other moves instead of this one. */
  readonly variations: readonly Line[];
}

/** Moves one after the other. */
export type Line = readonly Item[];

/** The whole tree as nested lines. */
export function linesOf(tree: Tree): Line {
  return lineFrom(tree, nodeAt(tree, ROOT).children[0], 1);
}

function lineFrom(tree: Tree, first: NodeId | undefined, firstPly: number): Line {
  const line: Item[] = [];
  let interrupted = true;
  let ply = firstPly;
  for (let id = first; id !== undefined; id = nodeAt(tree, id).children[0], ply++) {
    const item = itemOf(tree, nodeAt(tree, id), ply, interrupted);
    interrupted = item.variations.length > 0 || item.node.comment !== '';
    line.push(item);
  }
  return line;
}

function itemOf(tree: Tree, node: Node, ply: number, interrupted: boolean): Item {
  const { number, side } = numberOf(tree.start, ply);
  const siblings = node.parent === null ? [] : nodeAt(tree, node.parent).children;
  const others = siblings[0] === node.id ? siblings.slice(1) : [];
  return {
    node,
    number: side === 'white' || interrupted ? label(tree.start, ply) : '',
    spoken: `${number}, ${side === 'white' ? 'White' : 'Black'}: ${node.ply?.spoken ?? ''}`,
    variations: others.map((other) => lineFrom(tree, other, ply)),
  };
}

/** A move with its number: `3… Nf6`. */
export function numbered(tree: Tree, id: NodeId): string {
  const path = pathTo(tree, id);
  const { ply } = nodeAt(tree, id);
  return ply ? `${label(tree.start, path.length)} ${ply.san}` : 'the start';
}
