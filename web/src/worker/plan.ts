/** A request, as far as the worker decides by it. */
export interface Asked {
  readonly method: string;
  readonly address: URL;
  /** Whether the browser asks for a page. */
  readonly isPage: boolean;
}

/**
 * Where the answer to a request comes from: `network`, as without the worker; `page`, the site's one page if the server is
 * away; `build`, a file that never changes under its name, from what is kept; `latest`, from what is kept only if the
 * server is away.
 */
export type Source = 'network' | 'page' | 'build' | 'latest';

/** The program's files. A server that has none answers 404. */
export const PROGRAM = ['/program/variorum.wasm', '/program/games.json', '/program/pages.json'] as const;

/** What the workshop needs besides; it is kept when the worker has fetched it once. */
export const LANGUAGE = '/program/language.wasm';

/** The list of games; the only answer of the API that is kept, because it is the same for all. */
export const GAMES = '/api/games';

const KEPT = new Set<string>([...PROGRAM, LANGUAGE, GAMES, '/manifest.webmanifest', '/favicon.svg']);

/** Decides about a request; `origin` is the site's own. */
export function sourceOf({ method, address, isPage }: Asked, origin: string): Source {
  const { pathname, search } = address;
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (pathname.startsWith('/assets/')) return 'build';
  if ((KEPT.has(pathname) && search === '') || pathname.startsWith('/icons/')) return 'latest';
  const isServers = /^\/(api|docs|program)(\/|$)/.test(pathname) || /\.\w+$/.test(pathname);
  return isPage && !isServers ? 'page' : 'network';
}

/** Whether an answer says that the site is away, though something answers in its place. */
export function isAway({ status }: Pick<Response, 'status'>): boolean {
  return status === 502 || status === 503 || status === 504;
}

const PREFIX = 'variorum-';

/** The name of the cache of a build. */
export function cacheOf(build: string): string {
  return PREFIX + build;
}

/** The caches to delete when a build takes over: all but its own, and the one before it, which an open page may use. */
export function outdated(names: readonly string[], current: string): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== current);
  return others.slice(0, -1);
}
