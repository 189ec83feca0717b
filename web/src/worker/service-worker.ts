import { cacheOf, GAMES, isAway, outdated, PROGRAM, sourceOf } from './plan';

/** Of the types of service workers, which exclude those of pages, what is used here. */
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The files of this build, and a name that no other build has: the build puts them in. */
declare const BUILD_FILES: readonly string[];
declare const BUILD_NAME: string;

const worker = self as unknown as Worker;
const CACHE = cacheOf(BUILD_NAME);
const PAGE = '/';

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const asked = {
    method: request.method,
    address: new URL(request.url),
    isPage: request.mode === 'navigate',
  };
  const source = sourceOf(asked, worker.location.origin);
  if (source === 'build') event.respondWith(kept(request));
  else if (source === 'latest') event.respondWith(latest(request, request.url));
  else if (source === 'page') {
    event.respondWith(latest(request, PAGE));
    event.waitUntil(renew());
  }
});

/** Keeps all files of the build; they are asked for one after the other, because a server limits an address. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of [PAGE, ...BUILD_FILES]) await cache.put(file, await fetched(file));
  await keepProgram(cache);
  await worker.skipWaiting();
}

async function fetched(file: string): Promise<Response> {
  // A file with a hash in its name is the same for ever; the browser may have it already.
  const answer = await fetch(file, file.startsWith('/assets/') ? {} : { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
}

/** Keeps the program and the list of games, all of one moment; a server may have no program. */
async function keepProgram(cache: Cache): Promise<void> {
  const files = [...PROGRAM, GAMES];
  const answers: Response[] = [];
  for (const file of files) answers.push(await fetch(file, { cache: 'no-cache' }));
  if (answers.some(({ ok, status }) => !ok && status !== 404))
    throw new Error('the program is not there now');
  for (const [index, file] of files.entries()) {
    const answer = answers[index];
    if (answer?.ok) await cache.put(file, answer);
    else await cache.delete(file);
  }
}

async function takeOver(): Promise<void> {
  const old = outdated(await caches.keys(), CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

let renewed: Promise<void> | null = null;

/** Keeps the program anew if the server has another, once while the worker lives. */
function renew(): Promise<void> {
  renewed ??= (async () => {
    const cache = await caches.open(CACHE);
    for (const file of [...PROGRAM, GAMES]) {
      // The browser asks whether its own copy is still good.
      const [known, now] = [await cache.match(file), await fetch(file, { cache: 'no-cache' })];
      void now.body?.cancel();
      if (isAway(now)) return;
      if (signOf(known) !== signOf(now.ok ? now : undefined)) return keepProgram(cache);
    }
  })().catch(() => undefined);
  return renewed;
}

/** What distinguishes a file from its next version. */
function signOf(answer: Response | undefined): string | null {
  return answer ? (answer.headers.get('ETag') ?? answer.headers.get('Last-Modified')) : null;
}

/** A file of this build or of the one before, as it is kept. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The server's answer; if the server is away, what is kept at `address`. */
async function latest(request: Request, address: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!isAway(answer)) return answer;
    return (await keptNow(address)) ?? answer;
  } catch (problem) {
    const found = await keptNow(address);
    if (found) return found;
    throw problem;
  }
}

async function keptNow(address: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(address);
}
