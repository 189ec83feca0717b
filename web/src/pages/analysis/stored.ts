import type { PgnTree } from '../../api/types';
import { ROOT, type Node, type Tree } from './tree';

/** The tags and the result of a PGN game. */
export type Head = Readonly<Pick<PgnTree, 'tags' | 'result'>>;

/** An analysis that survives a reload of the page. */
export interface Stored {
  readonly options: readonly string[];
  readonly tree: Tree;
  readonly head: Head;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function keyOf(game: string): string {
  return `variorum.analysis.${game}`;
}

/** Stores the analysis of a game until the tab is closed; fails silently if the browser refuses. */
export function store(game: string, { options, tree, head }: Stored, where: Store = sessionStorage): void {
  try {
    const nodes = [...tree.nodes.values()];
    where.setItem(keyOf(game), JSON.stringify({ options, head, start: tree.start, nodes }));
  } catch {
    // The address still contains the line.
  }
}

/** The stored analysis of a game in this tab; null if there is none that can be read. */
export function stored(game: string, where: Pick<Store, 'getItem'> = sessionStorage): Stored | null {
  try {
    const text = where.getItem(keyOf(game));
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Only this page writes the stored value, but perhaps in an older version of its code. */
function read(value: unknown): Stored | null {
  const { options, head, start, nodes } = value as Pick<Stored, 'options' | 'head'> & {
    start: string;
    nodes: (Omit<Node, 'verdict'> & Partial<Pick<Node, 'verdict'>>)[];
  };
  if (!Array.isArray(options) || !head || typeof start !== 'string' || !Array.isArray(nodes)) return null;
  const byId = new Map(nodes.map((node) => [node.id, { ...node, verdict: node.verdict ?? null }]));
  const whole = nodes.every(
    ({ children, ply }) =>
      children.every((child) => byId.has(child)) && (ply === null || typeof ply.number === 'number'),
  );
  return whole && byId.has(ROOT) ? { options, head, tree: { start, nodes: byId } } : null;
}
