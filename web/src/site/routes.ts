import type { Component } from 'svelte';
import { matchPath } from './router.svelte';

/** Properties of every page: the named parts of its path. A page reads the query from the router. */
export interface PageProps {
  names: Readonly<Record<string, string>>;
}

type PageModule = { default: Component<PageProps> };

/** The pages, each a folder of `pages/`, loaded on first use. */
const pages = import.meta.glob<PageModule>('../pages/*/Page.svelte');

const ROUTES: readonly (readonly [pattern: string, page: string])[] = [
  ['/', 'home'],
  ['/games/{game}', 'rules'],
  ['/play/{table}', 'game'],
  ['/analysis', 'choose'],
  ['/analysis/{game}', 'analysis'],
  ['/mine', 'mine'],
  ['/workshop', 'workshop'],
  ['/gallery', 'gallery'],
  ['/account', 'account'],
];

export interface Route {
  readonly page: string;
  readonly names: Readonly<Record<string, string>>;
}

/** The page of a path; null if there is none. */
export function routeOf(path: string): Route | null {
  for (const [pattern, page] of ROUTES) {
    const names = matchPath(pattern, path);
    if (names) return { page, names };
  }
  return null;
}

export async function loadPage(page: string): Promise<Component<PageProps>> {
  const load = pages[`../pages/${page}/Page.svelte`];
  if (!load) throw new Error(`there is no page "${page}"`);
  return (await load()).default;
}
