import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Work } from '../work.svelte';
import FilesPanel from './FilesPanel.svelte';
import type { IniProgram } from './inis';
import { Shipped } from './shipped.svelte';

const shipped = new Shipped(async () => ({ 'chess/chess.yaml': 'game: Chess\n' }));

const program: IniProgram = {
  readIni: async (text) => ({
    entries: text.includes('[mine]')
      ? [{ name: 'mine', definition: 'game: Mine\n', problems: [], lost: [{ line: 2, message: 'No rule.' }] }]
      : [],
    problems: [],
  }),
  writeIni: async () => ({ lost: [], problems: ['There is no option for a wall.'] }),
};

let work: Work;
beforeEach(() => {
  work = new Work({ readDraft: async () => [] }, () => Promise.reject(new Error('no game')));
});
afterEach(cleanup);

test('an entry is read, what it loses is told, and it comes into the text', async () => {
  render(FilesPanel, { work, shipped, startIni: () => program });
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: '[mine]\nx = 1' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(await screen.findByText('Line 2: No rule.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Take mine into the text' }));
  expect(work.text).toBe('game: Mine\n');
});

test('a text without entries says so', async () => {
  render(FilesPanel, { work, shipped, startIni: () => program });
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x = 1' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(await screen.findByText(/There is no entry in it/)).toBeTruthy();
});

test('what cannot be written says why', async () => {
  render(FilesPanel, { work, shipped, startIni: () => program });
  await fireEvent.click(screen.getByRole('button', { name: 'variants.ini' }));
  expect(await screen.findByText('There is no option for a wall.')).toBeTruthy();
});

test('without the program there is nothing to paste', () => {
  render(FilesPanel, { work, shipped, startIni: null });
  expect(screen.queryByRole('textbox')).toBe(null);
  expect(screen.getByRole('button', { name: 'Print the rules' })).toBeTruthy();
});
