import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { lookOf } from '../board/marks';
import type { InsightView } from '../api/types';
import InsightPanel from './InsightPanel.svelte';

const exposed = { rule: 'EXPOSES_ROYAL', words: 'The king would be attacked.', squares: [] };
const outOfRange = { rule: 'OUT_OF_RANGE', words: 'b4 is out of range.', squares: [] };

function show(rest: Partial<InsightView>): void {
  const nothing = { square: 'e2', piece: 'N', words: '', legal: true, marks: [], sights: [] };
  render(InsightPanel, {
    insight: { ...nothing, barriers: [], ...rest },
    nameOf: () => 'knight',
    onclose: vi.fn(),
  });
}

test('what bars a piece is told once', () => {
  const why = { rule: 'UNPROTECTED', words: 'No friendly piece protects the rook.', squares: [] };
  show({ words: `It may not move: ${why.words}`, barred: why });
  expect(screen.getAllByText(/No friendly piece protects the rook/)).toHaveLength(1);
});

test('each reason is told once, with all squares that it bars', () => {
  show({
    words: 'It may not go to 3 squares that it reaches.',
    barriers: [
      { square: 'c1', why: exposed },
      { square: 'b4', why: outOfRange },
      { square: 'c3', why: exposed },
    ],
  });
  const items = screen.getByRole('list', { name: 'Why not there' }).querySelectorAll('li');
  expect([...items].map((item) => item.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'c1, c3 The king would be attacked.',
    'b4 b4 is out of range.',
  ]);
});

test('where one reason bars a piece altogether, its squares are not told one by one', () => {
  show({ words: 'It may not move.', barred: exposed, barriers: [{ square: 'c1', why: exposed }] });
  expect(screen.queryByRole('list', { name: 'Why not there' })).toBeNull();
});

test('what the marked squares are is told beside them', () => {
  show({
    marks: [
      { mark: 'support:lends its movement', squares: ['d1'] },
      { mark: 'region:in range', squares: ['d2', 'd3'] },
    ],
  });
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.trim())).toEqual(['lends its movement', 'in range']);
  const drawn = items.map((item) => [...item.querySelectorAll('path')].map((path) => path.getAttribute('d')));
  expect(drawn[0]).toContain(lookOf('support').line);
  expect(drawn[1]).toContain(lookOf('region').solid);
});
