import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { rectangle } from '../../board/geometry';
import type { GameList } from '../../api/types';
import { USUAL_SIDES } from '../../site/pieces';
import { router } from '../../site/router.svelte';
import Page from './Page.svelte';

const entry = {
  family: 'old',
  start: '8/8/8/8/8/8/8/8 w - - 0 1',
  pieces: [],
  sides: USUAL_SIDES,
  special: [],
  options: [],
};
const form = { ...entry, family: 'new', formOf: 'Game' };
const LIST: GameList = {
  families: [
    { id: 'new', title: 'The new', about: 'What is new.' },
    { id: 'old', title: 'The old', about: 'What is old.' },
  ],
  shapes: [rectangle(8, 8), rectangle(9, 10)],
  games: [
    { ...form, id: 'quick', name: 'Quick Game', shape: 0, about: 'It is quick.' },
    { ...form, id: 'slow', name: 'Slow Game', shape: 1, about: 'It is slow.' },
    { ...entry, id: 'first', name: 'First', shape: 0, special: ['drops'] },
    { ...entry, id: 'second', name: 'Second', shape: 1, special: ['drops'] },
  ],
};

/** A connection that is never there. */
class Unconnected extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 0;
}

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(LIST)));
  vi.stubGlobal('WebSocket', Unconnected);
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => router.go('/', { replace: true }));

async function open(address = '/'): Promise<void> {
  router.go(address, { replace: true });
  render(Page);
  await screen.findByRole('searchbox');
}

const names = (level: number): (string | null)[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const told = (): string | null => screen.getByRole('status').textContent;
const type = (value: string): Promise<boolean> =>
  fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
const pick = (name: string, value: string): Promise<boolean> =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

it('shows the first family and links to the others, while nothing is asked', async () => {
  await open();
  expect(names(1)).toEqual(['Chess, in every version']);
  expect(names(2)).toEqual(['Play somebody', 'The new']);
  expect(names(3)).toEqual(['Game']);
  screen.getByText(/^4 games to play against the computer or a friend, and to analyse/);
  screen.getByRole('button', { name: 'Play it now' });
  const links = screen.getByRole('navigation', { name: 'Families of games' }).querySelectorAll('a');
  expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The new 1', '/?family=new'],
    ['The old 2', '/?family=old'],
    ['All games', '/?family=all'],
  ]);
});

it('shows what is found in place of all else, by how well it fits', async () => {
  await open();
  await type('slow');
  expect(names(2)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Play it now' })).toBeNull();
  await type('secnod');
  expect(names(3)).toEqual(['Second']);
});

it('shows families with their games, forms as one card', async () => {
  await open('/?family=all');
  expect(names(2)).toEqual(['The new', 'The old']);
  expect(names(3)).toEqual(['Game', 'First', 'Second']);
  expect(told()).toBe('3 of 3 games');
});

it('finds by words, says how many, and keeps the boards that are shown', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  const before = screen.getByRole('heading', { name: 'Game' }).closest('article')?.querySelector('svg');
  await type('second');
  expect(names(2)).toEqual([]);
  expect(names(3)).toEqual(['Second']);
  expect(told()).toBe('1 of 3 games');
  await vi.waitFor(() => expect(location.search).toBe('?find=second'));
  await fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(names(3)).toEqual(['Game']);
  expect(location.search).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  const after = screen.getByRole('heading', { name: 'Game' }).closest('article')?.querySelector('svg');
  expect(after).toBe(before);
});

it('combines filters, which the address has at once', async () => {
  await open();
  await pick('Special rule', 'drops');
  await pick('Board', '9x10');
  expect(names(3)).toEqual(['Second']);
  expect(location.search).toBe('?rule=drops&board=9x10');
  await type('first');
  expect(names(3)).toEqual([]);
  expect(told()).toBe('No game is like that.');
});

it('takes filters from the address, and those of another that is gone to', async () => {
  await open('/?family=old&board=8x8');
  expect(names(3)).toEqual(['First']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Family' }).value).toBe('old');
  router.go('/?find=slow', { replace: true });
  await vi.waitFor(() => expect(names(3)).toEqual(['Game']));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('slow');
});

it('plays the form that is chosen or found', async () => {
  await open();
  screen.getByRole('button', { name: /Play the computer\W+Quick Game/ });
  await pick('Form of Game', 'slow');
  screen.getByRole('button', { name: /Play the computer\W+Slow Game/ });
  screen.getByText('It is slow.');
  await type('quick');
  screen.getByRole('button', { name: /Play a friend\W+Quick Game/ });
  await pick('Form of Game', 'slow');
  await fireEvent.click(screen.getByRole('button', { name: /Play a friend\W+Slow Game/ }));
  expect(screen.getByRole('heading', { name: 'Slow Game with a friend' })).toBeTruthy();
});
