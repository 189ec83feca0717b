import { GAMES, outdated, PROGRAM } from './plan';

/** What is used of a build's cache. */
export type Kept = Pick<Cache, 'match' | 'put' | 'delete'>;
export interface Caches {
  open(name: string): Promise<Kept>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}
export type Fetch = (address: string, how?: RequestInit) => Promise<Response>;

/** The address of the site's one page. */
export const PAGE = '/';

/** Keeps all files of a build in the cache of that name, or none. */
export async function keepBuild(
  caches: Caches,
  name: string,
  files: readonly string[],
  fetch: Fetch,
): Promise<void> {
  const cache = await caches.open(name);
  // The list of games is kept last.
  const wasWhole = (await cache.match(GAMES)) !== undefined;
  try {
    await keepFiles(cache, files, fetch);
  } catch (problem) {
    // Half a build must not take the place of a whole one.
    if (!wasWhole) await caches.delete(name);
    throw problem;
  }
}

/** Deletes the caches that a build which takes over leaves no use for. */
export async function dropOutdated(caches: Caches, current: string): Promise<void> {
  const old = outdated(await caches.keys(), current);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The files are asked for one after the other, because a server limits an address. */
async function keepFiles(cache: Kept, files: readonly string[], fetch: Fetch): Promise<void> {
  const page = await fetched(PAGE, fetch);
  // Another build may have come to the server since the worker was fetched.
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  if (!named.every((file) => files.includes(file))) throw new Error('the page is that of another build');
  await cache.put(PAGE, page);
  for (const file of files) await cache.put(file, await fetched(file, fetch));
  await keepProgram(cache, fetch);
}

async function fetched(file: string, fetch: Fetch): Promise<Response> {
  // A file with a hash in its name is the same for ever; the browser may have it already.
  const answer = await fetch(file, file.startsWith('/assets/') ? {} : { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
}

/** Keeps the program and the list of games, all of one moment; a server may have no program. */
async function keepProgram(cache: Kept, fetch: Fetch): Promise<void> {
  const files = [...PROGRAM, GAMES];
  const answers: Response[] = [];
  for (const file of files) answers.push(await fetch(file, { cache: 'no-cache' }));
  if (answers.some(({ ok, status }) => !ok && status !== 404))
    throw new Error('the program is not there now');
  // A file that breaks off must not leave one of another moment beside the rest.
  await Promise.all(answers.map((answer) => answer.clone().arrayBuffer()));
  for (const [index, file] of files.entries()) {
    const answer = answers[index];
    if (answer?.ok) await cache.put(file, answer);
    else await cache.delete(file);
  }
}

/** Keeps the program anew if the server has another for the same build. The next build keeps its own. */
export async function renewProgram(cache: Kept, fetch: Fetch): Promise<void> {
  const [page, served] = [await cache.match(PAGE), await fetch(PAGE, { cache: 'no-cache' })];
  if (!page || (await page.text()) !== (await served.text())) return;
  for (const file of PROGRAM) {
    // The browser asks whether its own copy is still good.
    const [known, now] = [await cache.match(file), await fetch(file, { cache: 'no-cache' })];
    void now.body?.cancel();
    if (signOf(known) !== signOf(now.ok ? now : undefined)) return keepProgram(cache, fetch);
  }
}

/** What distinguishes a file from its next version. */
function signOf(answer: Response | undefined): string | null {
  return answer ? (answer.headers.get('ETag') ?? answer.headers.get('Last-Modified')) : null;
}
