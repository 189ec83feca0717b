/** Paths that the server answers itself: the API and the documentation. */
const OF_SERVER = /^\/(api|docs)\//;

/** The parts of a path that a pattern names; null if the path does not match. `{name}` stands for one part. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const names: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = decoded(given[index] ?? '');
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) names[name] = text;
    else if (part !== text) return null;
  }
  return names;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of the page, as state. */
class Router {
  #path = $state(location.pathname);
  #query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  get path(): string {
    return this.#path;
  }

  get query(): URLSearchParams {
    return this.#query;
  }

  /** Opens an address of this site, such as `/games/x?options=y`; `replace` adds no entry to the browser's history. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
  }

  #read(): void {
    this.#path = location.pathname;
    this.#query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Opens a link within this site without loading the site again; all other clicks are left to the browser. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const address = new URL(link.href);
  if (address.origin !== location.origin || OF_SERVER.test(address.pathname)) return;
  if (address.hash && address.pathname === location.pathname) return;
  event.preventDefault();
  router.go(address.pathname + address.search + address.hash);
}
