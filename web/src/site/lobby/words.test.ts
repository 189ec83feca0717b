import { expect, it } from 'vitest';
import type { ChallengeView } from '../../api/types';
import { rectangle } from '../../board/geometry';
import type { Games } from '../games';
import { USUAL_SIDES } from '../pieces';
import { gamesOf, hereWords, offers, termsOf } from './words';

const entry = { family: 'f', start: '', pieces: [], sides: USUAL_SIDES, special: [], options: [] };
const game = (id: string): Games['games'][number] => ({
  ...entry,
  id,
  name: id.toUpperCase(),
  shape: rectangle(8, 8),
});
const all: Games = {
  families: [{ id: 'f', title: 'The old', about: '' }],
  games: ['a', 'b', 'c', 'd', 'e'].map(game),
};
const challenge: ChallengeView = {
  id: '1',
  by: 'Guest 7',
  yours: false,
  games: ['a'],
  options: [],
  created: '2026-01-01T00:00:00Z',
};

it('names the games', () => {
  const names = (...games: string[]): string => gamesOf({ ...challenge, games }, all);
  expect(names()).toBe('Any game');
  expect(names('a')).toBe('A');
  expect(names('a', 'b')).toBe('A or B');
  expect(names('a', 'b', 'c', 'd')).toBe('A, B, C or D');
  expect(names('a', 'b', 'c', 'd', 'e')).toBe('A, B, C or 2 others');
  expect(gamesOf({ ...challenge, games: [], family: 'f' }, all)).toBe('Any game of “The old”');
});

it('says the terms from the reader\u2019s side', () => {
  expect(termsOf(challenge, all)).toBe('no clock, sides by lot');
  const timed = {
    ...challenge,
    side: 'white',
    time: { main: 0, increment: 0, byoyomi: 0, days: 2 },
  } as const;
  expect(termsOf(timed, all)).toBe('2 days a move, you play Black');
  expect(termsOf({ ...timed, yours: true }, all)).toBe('2 days a move, you play White');
});

it('names the chosen readings of the rules', () => {
  const [a, ...others] = all.games;
  if (!a) throw new Error('there are games');
  const options = [{ id: 'x', about: 'Stalemate wins.' }];
  const listed = { ...all, games: [{ ...a, options }, ...others] };
  expect(termsOf({ ...challenge, options: ['x'] }, listed)).toBe(
    '\u201cStalemate wins\u201d, no clock, sides by lot',
  );
  expect(termsOf({ ...challenge, options: ['y'] }, listed)).toMatch(/^option \u201cy\u201d, no clock/);
});

it('says what becomes of the game that is left for a person', () => {
  expect(hereWords({ playing: null, hasClock: true })).toBe('');
  expect(hereWords({ playing: 'T', hasClock: true })).toMatch(/clock runs/);
  expect(hereWords({ playing: 'T', hasClock: false })).toMatch(/stays as it is/);
});

it('knows which games are on offer', () => {
  const [a, b] = all.games;
  if (!a || !b) throw new Error('there are games');
  expect([offers(challenge, a), offers(challenge, b)]).toEqual([true, false]);
  expect(offers({ games: [] }, b)).toBe(true);
  expect([offers({ games: [], family: 'f' }, b), offers({ games: [], family: 'g' }, b)]).toEqual([
    true,
    false,
  ]);
});
