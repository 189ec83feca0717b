import type { Color } from '../../api/types';

/** A game in the making, as this browser keeps it. */
export interface Draft {
  readonly id: string;
  /** Grows with each change. */
  readonly version: number;
  readonly name: string;
  readonly text: string;
  /** The rules page, in Markdown. */
  readonly page: string;
  /** The position from which the moves were played; null: the start. */
  readonly fen: string | null;
  readonly moves: readonly string[];
  readonly computer: Color | null;
  readonly level: number;
  /** Times in milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** The id of the published definition that it was copied from. */
  readonly copiedFrom?: string;
  /** When it was deleted, which can be undone. */
  readonly deleted?: number;
}

/** An earlier text of a draft. */
export interface Version {
  readonly draft: string;
  readonly at: number;
  readonly text: string;
  readonly page: string;
}

/** The drafts that this browser keeps. */
export interface Drafts {
  get(id: string): Promise<Draft | undefined>;
  /** Those that are not deleted; the one changed last is first. */
  all(): Promise<Draft[]>;
  /** Adds a draft, and removes those that are too many. */
  add(draft: Draft): Promise<void>;
  /** Replaces the version before this one; rejects with a `StaleError` if another tab has replaced it already. */
  change(draft: Draft): Promise<void>;
  /** The kept texts of a draft, the newest first. */
  versions(draft: string): Promise<Version[]>;
  /** Keeps a text of a draft, and thins the older ones. */
  keep(version: Version): Promise<void>;
}

/** The most drafts that are kept. */
const MOST_DRAFTS = 100;
/** The most texts that are kept of a draft. */
const MOST_VERSIONS = 50;

/** The drafts to remove: deleted ones first, then those that were changed longest ago. */
export function surplusDrafts(drafts: readonly Draft[], spared: string, most = MOST_DRAFTS): string[] {
  return drafts
    .filter(({ id }) => id !== spared)
    .sort((a, b) => Number(!a.deleted) - Number(!b.deleted) || a.changed - b.changed)
    .slice(0, Math.max(0, drafts.length - most))
    .map(({ id }) => id);
}

/**
 * The times of texts to remove, so that the rest are the closer together the newer they are. The oldest and the newest
 * stay.
 */
export function surplusVersions(times: readonly number[], most = MOST_VERSIONS): number[] {
  const kept = times.toSorted((a, b) => a - b);
  const removed: number[] = [];
  while (kept.length > most) {
    const now = kept.at(-1) ?? 0;
    // How far apart its neighbours are, measured by how long ago it was.
    const gap = (at: number): number =>
      ((kept[at + 1] ?? 0) - (kept[at - 1] ?? 0)) / (now - (kept[at] ?? 0) || 1);
    let least = 1;
    for (let at = 2; at < kept.length - 1; at++) if (gap(at) < gap(least)) least = at;
    removed.push(...kept.splice(least, 1));
  }
  return removed;
}
