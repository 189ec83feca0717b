/** What is asked of the games that are shown; an empty text asks nothing. */
export interface Filters {
  /** Words that are looked for. */
  readonly text: string;
  /** The id of a family. */
  readonly family: string;
  /** A word for a special rule. */
  readonly special: string;
  /** How large the board is: `8x8`. */
  readonly size: string;
}

/** Stands for every family: asks for nothing, but that all games are shown. */
export const ALL = 'all';

export const NO_FILTERS: Filters = { text: '', family: '', special: '', size: '' };

/** What a filter is called in the address of a page. */
const NAMES = [
  ['text', 'find'],
  ['family', 'family'],
  ['special', 'rule'],
  ['size', 'board'],
] as const satisfies readonly (readonly [filter: keyof Filters, name: string])[];

/** The filters that an address has after its question mark. */
export function readFilters(query: URLSearchParams): Filters {
  const given = NAMES.map(([filter, name]) => [filter, query.get(name) ?? ''] as const);
  return { ...NO_FILTERS, ...Object.fromEntries(given) };
}

/** The filters as the end of an address, with its question mark; empty if nothing is asked. */
export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams();
  for (const [filter, name] of NAMES) if (filters[filter]) query.set(name, filters[filter]);
  return query.size ? `?${query}` : '';
}

/** Whether anything is asked. */
export function asksAnything(filters: Filters): boolean {
  return NAMES.some(([filter]) => filters[filter].trim() !== '');
}
