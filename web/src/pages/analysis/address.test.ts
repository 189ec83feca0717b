import { describe, expect, test } from 'vitest';
import { carriedPgn, linkWith, readAddress, writeAddress, type Address } from './address';

function read(query: string): Address {
  return readAddress('g', new URLSearchParams(query));
}

describe('an address', () => {
  test('that says nothing means the start', () => {
    expect(read('')).toEqual({ game: 'g', options: [], fen: null, moves: [], ply: 0 });
    expect(writeAddress(read(''))).toBe('/analysis/g');
  });

  test('shows the end of its line, if it does not say where', () => {
    expect(read('moves=a1a2+b1b2').ply).toBe(2);
    expect(read('moves=a1a2+b1b2&ply=1').ply).toBe(1);
    expect(read('moves=a1a2+b1b2&ply=7').ply).toBe(2);
    expect(read('moves=a1a2+b1b2&ply=x').ply).toBe(2);
  });

  test.each<Partial<Address>>([
    { moves: ['b2b5,b5c6', 'e7e9+,e8e8'], ply: 2 },
    { moves: ['e2e4', 'e7e5', 'g1f3'], ply: 1 },
    { options: ['range=ends-only', 'other'], fen: '*s/[Pp] w KQ - 3+3 0 1 ban:R,frozen:c4+d3' },
  ])('is read as it was written: %j', (said) => {
    const address: Address = { game: 'a game', options: [], fen: null, moves: [], ply: 0, ...said };
    const [path, query = ''] = writeAddress(address).split('?');
    expect(path).toBe('/analysis/a%20game');
    expect(readAddress('a game', new URLSearchParams(query))).toEqual(address);
  });
});

describe('a link', () => {
  const address: Address = { game: 'g', options: [], fen: null, moves: ['e2e4'], ply: 1 };

  test('carries variations and comments', () => {
    const pgn = '1. e4 (1. d4 {solid, 50%}) *';
    const link = linkWith('https://x.org', address, pgn);
    expect(link).not.toBeNull();
    const url = new URL(link ?? '');
    expect(carriedPgn(url.hash)).toBe(pgn);
    expect(readAddress('g', url.searchParams)).toEqual(address);
  });

  test('is refused if it would be too long', () => {
    expect(linkWith('https://x.org', address, 'x'.repeat(5_000))).toBeNull();
  });

  test('may carry nothing', () => {
    expect(carriedPgn('')).toBeNull();
    expect(carriedPgn('#main')).toBeNull();
  });
});
