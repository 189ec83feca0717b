import { beforeEach, expect, it } from 'vitest';
import { dropOutdated, keepBuild, PAGE, renewProgram, type Caches, type Kept } from './keeping';
import { cacheOf, GAMES, PROGRAM } from './plan';

const FILES = ['/assets/index-1.js', '/favicon.svg'];

let all: Map<string, Map<string, Response>>;
let cache: Map<string, Response>;
let kept: Kept;
/** What the server has: the text of each file. */
let server: Map<string, string>;
/** The file that breaks off while it is sent. */
let broken: string | null;
let asked: string[];

const NAME = cacheOf('1');
const keep = (name = NAME): Promise<void> => keepBuild(caches, name, FILES, fetch);

const caches: Caches = {
  open: (name) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return Promise.resolve({
      match: (file) => Promise.resolve(files.get(String(file))?.clone()),
      put: (file, answer) => Promise.resolve(void files.set(String(file), answer)),
      delete: (file) => Promise.resolve(files.delete(String(file))),
    });
  },
  keys: () => Promise.resolve([...all.keys()]),
  delete: (name) => Promise.resolve(all.delete(name)),
};

beforeEach(async () => {
  all = new Map();
  server = new Map([...FILES, ...PROGRAM, GAMES].map((file) => [file, `${file} 1`]));
  server.set(PAGE, '<script src="/assets/index-1.js">');
  broken = null;
  await keep();
  kept = await caches.open(NAME);
  cache = all.get(NAME) ?? new Map();
  asked = [];
});

function fetch(file: string): Promise<Response> {
  asked?.push(file);
  const text = server.get(file);
  if (text === undefined) return Promise.resolve(new Response('', { status: 404 }));
  const answer = new Response(text, { headers: { ETag: text } });
  if (file !== broken) return Promise.resolve(answer);
  const breaks = (): Promise<never> => Promise.reject(new TypeError('broken off'));
  answer.clone = () => Object.assign(new Response(''), { arrayBuffer: breaks });
  return Promise.resolve(answer);
}

const text = async (file: string): Promise<string | undefined> => cache.get(file)?.clone().text();

it('keeps all files of a build, and the program', async () => {
  expect([...cache.keys()]).toEqual([PAGE, ...FILES, ...PROGRAM, GAMES]);
  expect(await text('/favicon.svg')).toBe('/favicon.svg 1');
});

it('keeps no page of another build', async () => {
  server.set(PAGE, '<script src="/assets/index-2.js">');
  await expect(keep()).rejects.toThrow('another build');
  expect(await text(PAGE)).toContain('index-1');
});

it('keeps no part of a build that is not all there, and the build before', async () => {
  server.delete('/favicon.svg');
  await expect(keep(cacheOf('2'))).rejects.toThrow('404');
  await expect(keep()).rejects.toThrow('404');
  expect([...all.keys()]).toEqual([NAME]);
  server.set('/favicon.svg', 'there again');
  await keep(cacheOf('3'));
  await dropOutdated(caches, cacheOf('3'));
  expect([...all.keys()]).toEqual([NAME, cacheOf('3')]);
  await keep(cacheOf('4'));
  await dropOutdated(caches, cacheOf('4'));
  expect([...all.keys()]).toEqual([cacheOf('3'), cacheOf('4')]);
});

it('keeps a build also where the server has no program', async () => {
  PROGRAM.forEach((file) => server.delete(file));
  await keep();
  expect([...cache.keys()]).toEqual([PAGE, ...FILES, GAMES]);
});

it('renews the program of the same build, all of it', async () => {
  await renewProgram(kept, fetch);
  expect(asked).toEqual([PAGE, ...PROGRAM]);
  server.set(PROGRAM[1], 'other');
  server.set(PROGRAM[2], 'others');
  await renewProgram(kept, fetch);
  expect([await text(PROGRAM[1]), await text(PROGRAM[2])]).toEqual(['other', 'others']);
});

it('leaves the program of the next build to the next build', async () => {
  server.set(PAGE, '<script src="/assets/index-2.js">');
  server.set(PROGRAM[0], 'other');
  await renewProgram(kept, fetch);
  expect(await text(PROGRAM[0])).toBe(`${PROGRAM[0]} 1`);
});

it('keeps the program as it was if a file of the new one breaks off', async () => {
  server.set(PROGRAM[0], 'other');
  broken = PROGRAM[1];
  await expect(renewProgram(kept, fetch)).rejects.toThrow('broken off');
  expect(await text(PROGRAM[0])).toBe(`${PROGRAM[0]} 1`);
});
