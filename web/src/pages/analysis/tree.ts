import type { PlyView, Score } from '../../api/types';
import { GLYPH_OF, type Verdict } from './verdict';

/** Identifies a node of a tree; {@link ROOT} is the first node. */
export type NodeId = number;

export const ROOT: NodeId = 0;

/** Glyphs for moves in PGN; `""` is none. */
export const GLYPHS = ['!', '?', '!!', '??', '!?', '?!'] as const;

/** A move and its continuations; the root has no move. */
export interface Node {
  readonly id: NodeId;
  readonly parent: NodeId | null;
  readonly ply: PlyView | null;
  /** The first child continues the line; the others are variations. */
  readonly children: readonly NodeId[];
  readonly glyph: string;
  readonly comment: string;
  /** An engine's score of the position after the move; null: not evaluated. */
  readonly score: Score | null;
  /** The verdict of a review on the move; null: not evaluated. */
  readonly verdict: Verdict | null;
}

/** Moves from a position with variations, comments and evaluations. Immutable: each change returns a new tree. */
export interface Tree {
  /** The FEN of the root. */
  readonly start: string;
  readonly nodes: ReadonlyMap<NodeId, Node>;
}

/** A tree and a node in it. */
export interface Place {
  readonly tree: Tree;
  readonly at: NodeId;
}

export function newTree(start: string): Tree {
  return { start, nodes: new Map([[ROOT, node(ROOT, null, null)]]) };
}

function node(id: NodeId, parent: NodeId | null, ply: PlyView | null): Node {
  return { id, parent, ply, children: [], glyph: '', comment: '', score: null, verdict: null };
}

/** The node with this id, which must exist. */
export function nodeAt(tree: Tree, id: NodeId): Node {
  const found = tree.nodes.get(id);
  if (!found) throw new Error(`the tree has no node ${id}`);
  return found;
}

/** The glyph after a move: the reader's own, or else the glyph of the verdict. */
export function glyphOf({ glyph, verdict }: Node): string {
  return glyph || (verdict?.grade ? GLYPH_OF[verdict.grade] : '');
}

function withNodes(tree: Tree, ...changed: readonly Node[]): Tree {
  const nodes = new Map(tree.nodes);
  for (const each of changed) nodes.set(each.id, each);
  return { ...tree, nodes };
}

// ---- queries

/** The nodes from the first move to this one; none for the root. */
export function pathTo(tree: Tree, id: NodeId): Node[] {
  const path: Node[] = [];
  for (let each = nodeAt(tree, id); each.parent !== null; each = nodeAt(tree, each.parent))
    path.unshift(each);
  return path;
}

/** The nodes after this one, along first children. */
export function restOf(tree: Tree, id: NodeId): Node[] {
  const rest: Node[] = [];
  for (let next = nodeAt(tree, id).children[0]; next !== undefined;) {
    const each = nodeAt(tree, next);
    rest.push(each);
    next = each.children[0];
  }
  return rest;
}

/** The line through a node: the path to the node, and its first continuation. */
export function lineThrough(tree: Tree, id: NodeId): Node[] {
  return [...pathTo(tree, id), ...restOf(tree, id)];
}

export function mainLine(tree: Tree): Node[] {
  return restOf(tree, ROOT);
}

/** The FEN of the position after a node. */
export function fenAt(tree: Tree, id: NodeId): string {
  return nodeAt(tree, id).ply?.fen ?? tree.start;
}

/** The texts of the moves that lead to a node. */
export function movesTo(tree: Tree, id: NodeId): string[] {
  return textsOf(pathTo(tree, id));
}

export function textsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ ply }) => (ply ? [ply.text] : []));
}

/** The node that moves from the root lead to; null if the tree does not have these moves. */
export function find(tree: Tree, texts: readonly string[]): NodeId | null {
  let at: NodeId = ROOT;
  for (const text of texts) {
    const next = childBy(tree, at, text);
    if (next === undefined) return null;
    at = next;
  }
  return at;
}

function childBy(tree: Tree, at: NodeId, text: string): NodeId | undefined {
  return nodeAt(tree, at).children.find((child) => nodeAt(tree, child).ply?.text === text);
}

// ---- steps

export type Way = 'back' | 'on' | 'start' | 'end' | 'above' | 'below';

/** The node that a way leads to; at an end, the same node. */
export function walk(tree: Tree, at: NodeId, way: Way): NodeId {
  const here = nodeAt(tree, at);
  switch (way) {
    case 'back':
      return here.parent ?? at;
    case 'on':
      return here.children[0] ?? at;
    case 'start':
      return ROOT;
    case 'end':
      return restOf(tree, at).at(-1)?.id ?? at;
    case 'above':
      return sibling(tree, here, -1);
    case 'below':
      return sibling(tree, here, 1);
  }
}

function sibling(tree: Tree, { id, parent }: Node, step: number): NodeId {
  if (parent === null) return id;
  const { children } = nodeAt(tree, parent);
  return children[children.indexOf(id) + step] ?? id;
}

// ---- changes

/** Adds moves after a node; moves that exist already are followed, not added again. */
export function add(tree: Tree, at: NodeId, plies: readonly PlyView[]): Place {
  let place: Place = { tree, at };
  for (const ply of plies) place = addOne(place.tree, place.at, ply);
  return place;
}

function addOne(tree: Tree, at: NodeId, ply: PlyView): Place {
  const known = childBy(tree, at, ply.text);
  if (known !== undefined) return { tree, at: known };
  const parent = nodeAt(tree, at);
  const id = Math.max(...tree.nodes.keys()) + 1;
  const grown = { ...parent, children: [...parent.children, id] };
  return { tree: withNodes(tree, grown, node(id, at, ply)), at: id };
}

/** Removes a node and all nodes after it; the new place is its parent. The root is never removed. */
export function remove(tree: Tree, id: NodeId): Place {
  const { parent } = nodeAt(tree, id);
  if (parent === null) return { tree, at: id };
  const above = nodeAt(tree, parent);
  const nodes = new Map(tree.nodes);
  nodes.set(parent, { ...above, children: above.children.filter((child) => child !== id) });
  const gone = [id];
  for (let each = gone.pop(); each !== undefined; each = gone.pop()) {
    gone.push(...nodeAt(tree, each).children);
    nodes.delete(each);
  }
  return { tree: { ...tree, nodes }, at: parent };
}

/** Whether a tree has more than its main line: variations, comments, or glyphs by a reader. */
export function isMoreThanALine({ nodes }: Tree): boolean {
  return [...nodes.values()].some(
    ({ children, comment, glyph }) => children.length > 1 || comment !== '' || glyph !== '',
  );
}

/** Whether a node lies in a variation. */
export function isVariation(tree: Tree, id: NodeId): boolean {
  return branching(tree, id) !== null;
}

/** Moves the innermost variation around a node one place up among its siblings. */
export function promote(tree: Tree, id: NodeId): Tree {
  const branch = branching(tree, id);
  if (!branch) return tree;
  const { parent, index } = branch;
  const children = [...parent.children];
  children.splice(index - 1, 0, ...children.splice(index, 1));
  return withNodes(tree, { ...parent, children });
}

/** Makes the line to a node the main line. */
export function makeMain(tree: Tree, id: NodeId): Tree {
  let promoted = tree;
  while (isVariation(promoted, id)) promoted = promote(promoted, id);
  return promoted;
}

/** The point where the innermost variation around a node branches off: the parent, and the index of the child. */
function branching(tree: Tree, id: NodeId): { parent: Node; index: number } | null {
  for (let each = nodeAt(tree, id); each.parent !== null;) {
    const parent = nodeAt(tree, each.parent);
    const index = parent.children.indexOf(each.id);
    if (index > 0) return { parent, index };
    each = parent;
  }
  return null;
}

/** Sets the glyph, comment, score or verdict of a node. */
export function annotate(
  tree: Tree,
  id: NodeId,
  words: Partial<Pick<Node, 'glyph' | 'comment' | 'score' | 'verdict'>>,
): Tree {
  return withNodes(tree, { ...nodeAt(tree, id), ...words });
}
