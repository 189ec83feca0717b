import { dropOutdated, keepBuild, PAGE, renewProgram } from './keeping';
import { show, type Windows } from './windows';
import { cacheOf, GAMES, isAway, LANGUAGE, sourceOf } from './plan';

/** Of the types of service workers, which exclude those of pages, what is used here. */
interface Worker {
  readonly location: Location;
  readonly clients: Windows & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Clicked extends Lasting {
  readonly notification: { readonly tag: string; close(): void };
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
  else if (source === 'latest') event.respondWith(latest(event, request.url));
  else if (source === 'page') {
    event.respondWith(latest(event, PAGE));
    event.waitUntil(renew());
  }
});

// The tag of a notification is the address that it leads to.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(worker.clients, event.notification.tag, worker.location.origin));
});

async function install(): Promise<void> {
  await keepBuild(caches, CACHE, BUILD_FILES, (...asked) => fetch(...asked));
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  await dropOutdated(caches, CACHE);
  await worker.clients.claim();
}

let renewed: Promise<void> | null = null;

/** Keeps the program anew if the server has another, once while the worker lives. */
function renew(): Promise<void> {
  renewed ??= caches
    .open(CACHE)
    .then((cache) => renewProgram(cache, (...asked) => fetch(...asked)))
    .catch(() => {
      renewed = null;
    });
  return renewed;
}

/** A file of this build or of the one before, as it is kept. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The server's answer; if the server is away, what is kept at `address`. */
async function latest(event: Fetching, address: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (!isAway(answer)) {
      // The list of games has nothing by which another version could be known.
      const { pathname } = new URL(event.request.url);
      if (answer.ok && (pathname === GAMES || pathname === LANGUAGE))
        event.waitUntil(keep(pathname, answer.clone()));
      return answer;
    }
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

async function keep(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(path, answer).catch(() => undefined);
}
