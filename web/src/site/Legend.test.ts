import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Legend from './Legend.svelte';

const legend = [
  { sign: 'goal' as const, words: 'd4–e5: bringing a king there wins.' },
  { words: 'd1–f3: generals stay there.' },
];

it('says what each drawing means, and shows those that are not lines of the board itself', () => {
  render(Legend, { legend });
  const lines = screen.getAllByRole('listitem');
  expect(lines.map((line) => line.textContent?.trim())).toEqual(legend.map(({ words }) => words));
  expect(lines.map((line) => line.querySelectorAll('path').length)).toEqual([2, 0]);
});

it('may be folded', () => {
  const { container } = render(Legend, { legend, folded: true });
  expect(container.querySelector('summary')?.textContent).toBe('What is drawn on the board');
});

it('is nothing where nothing is drawn', () => {
  const { container } = render(Legend, { legend: [], folded: true });
  expect(container.querySelector('ul, details')).toBeNull();
});
