import { expect, it } from 'vitest';
import { cacheOf, isAway, outdated, sourceOf } from './plan';

const ORIGIN = 'https://site.example';

function source(path: string, more: { method?: string; isPage?: boolean } = {}): string {
  const address = new URL(path, ORIGIN);
  return sourceOf({ method: 'GET', isPage: false, ...more, address }, ORIGIN);
}

it.each([
  ['/assets/index-1.js', 'build'],
  ['/program/variorum.wasm', 'latest'],
  ['/api/games', 'latest'],
  ['/icons/192.png', 'latest'],
])('keeps %s', (path, wanted) => {
  expect(source(path)).toBe(wanted);
});

it.each([
  '/api/mine',
  '/api/tables/abc',
  '/api/tables/abc/pgn',
  '/api/games/chess',
  '/api/games?private=1',
  '/api/positions',
  '/api/socket',
  '/docs/index.html',
  '/program/other',
  '/service-worker.js',
  'https://other.example/assets/a.js',
])('never answers %s from what is kept', (path) => {
  expect(source(path)).toBe('network');
  expect(source(path, { isPage: true })).toBe('network');
});

it('leaves what changes something to the network', () => {
  expect(source('/api/games', { method: 'POST' })).toBe('network');
});

it('shows the page for the addresses of pages', () => {
  for (const path of ['/', '/games/chess', '/play/here-1', '/analysis/chess?moves=e2e4', '/mine']) {
    expect(source(path, { isPage: true })).toBe('page');
    expect(source(path)).toBe('network');
  }
});

it('takes the answer of a gateway for an absence', () => {
  expect([200, 404, 500, 502, 503].filter((status) => isAway({ status }))).toEqual([502, 503]);
});

it('keeps the build before, and nothing older', () => {
  const names = ['other', cacheOf('1'), cacheOf('2'), cacheOf('3')];
  expect(outdated(names, cacheOf('3'))).toEqual([cacheOf('1')]);
  expect(outdated(names.slice(0, 2), cacheOf('1'))).toEqual([]);
});
