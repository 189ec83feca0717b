import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Work } from '../work.svelte';
import BoardPanel from './BoardPanel.svelte';
import ComposePanel from './ComposePanel.svelte';
import { shipped as texts } from '../edit/shipped.fixture';
import { Shipped } from './shipped.svelte';

const shipped = new Shipped(async () =>
  Object.fromEntries(texts.map(([id, text]) => [`x/${id}.yaml`, text])),
);

const problemsOf = vi.fn(async (): Promise<never[]> => []);
let work: Work;
beforeEach(() => {
  const reader = { readDraft: async () => [], problemsOf };
  work = new Work(reader, () => Promise.reject(new Error('no game')));
  work.edit('game: Mine\nfrom: chess\n', 'opened');
});
afterEach(cleanup);
// A busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

async function cell(name: string): Promise<HTMLElement> {
  return vi.waitUntil(() => document.querySelector<HTMLElement>(`[data-square="${name}"]`));
}

test('keys on a square change the start position for both sides', async () => {
  render(BoardPanel, { work, shipped });
  await fireEvent.keyDown(await cell('e4'), { key: 'Q' });
  expect(work.text).toContain('/4q3/4Q3/');
  await fireEvent.keyDown(await cell('e4'), { key: 'Delete' });
  await fireEvent.click(screen.getByLabelText('stays'));
  await fireEvent.keyDown(await cell('a1'), { key: 'Delete' });
  expect(work.text).toContain('start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w');
  await fireEvent.keyDown(await cell('d4'), { key: '.' });
  expect(work.text).toContain('board: 8x8 without d4');
});

test('a smaller board says what it loses', async () => {
  render(BoardPanel, { work, shipped });
  await cell('a1');
  await fireEvent.click(screen.getByLabelText('Files: one less'));
  expect(await screen.findByText(/^No longer on the board: R on h1/)).toBeTruthy();
  expect(work.text).toContain('board: 7x8');
});

test('a text without a board says what to do', async () => {
  work.edit('game: Mine\n', 'typed');
  render(BoardPanel, { work, shipped });
  expect(await screen.findByText(/The text says no board yet/)).toBeTruthy();
});

test('parts that do not fit are told before they land', async () => {
  problemsOf.mockResolvedValueOnce([{ message: 'No royal piece.' } as never]);
  render(ComposePanel, { work, shipped });
  expect(await screen.findByText('No royal piece.', {}, { timeout: 20_000 })).toBeTruthy();
  expect(screen.getByText('Make this game')).toHaveProperty('disabled', true);
  await fireEvent.click(screen.getByLabelText(/^Atomic/));
  expect(await screen.findByText('The parts fit.', {}, { timeout: 20_000 })).toBeTruthy();
  await fireEvent.click(screen.getByText('Make this game'));
  expect(work.text).toContain('explosion: { spares: P }');
});
