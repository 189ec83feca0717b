/** Filters of the list of games; an empty text filters nothing. */
export interface Filters {
  /** The search words. */
  readonly text: string;
  /** The id of a family. */
  readonly family: string;
  /** A word for a special rule. */
  readonly special: string;
  /** The size of the board: `8x8`. */
  readonly size: string;
}

/** The choice of all families: it filters nothing, but shows all games. */
export const ALL = 'all';

export const NO_FILTERS: Filters = { text: '', family: '', special: '', size: '' };

/** The names of the filters in the address of a page. */
const NAMES = [
  ['text', 'find'],
  ['family', 'family'],
  ['special', 'rule'],
  ['size', 'board'],
] as const satisfies readonly (readonly [filter: keyof Filters, name: string])[];

/** Reads the filters from the query of an address. */
export function readFilters(query: URLSearchParams): Filters {
  const given = NAMES.map(([filter, name]) => [filter, query.get(name) ?? ''] as const);
  return { ...NO_FILTERS, ...Object.fromEntries(given) };
}

/** Writes the filters as the query of an address, with its question mark; empty without filters. */
export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams();
  for (const [filter, name] of NAMES) if (filters[filter]) query.set(name, filters[filter]);
  return query.size ? `?${query}` : '';
}

/** Whether any filter is set. */
export function asksAnything(filters: Filters): boolean {
  return NAMES.some(([filter]) => filters[filter].trim() !== '');
}
