import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { settings } from '../../site/settings.svelte';
import RuleCard from './RuleCard.svelte';

const definition = { name: 'Sample', owner: 'the project', version: '1' };
const spoken = { words: 'Rook (R): slides.', notated: 'Rook (R): slides (R).' };

function shown(...sentences: { words: string; notated?: string }[]): void {
  render(RuleCard, { card: [{ title: 'The pieces', sentences }], definition });
}

afterEach(() => {
  cleanup();
  settings.notation = false;
});

it('says movement in words until notation is asked for', async () => {
  shown(spoken);
  expect(screen.queryByText(spoken.words)).not.toBeNull();
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Movement in notation, too' }).click();
  await tick();
  expect(screen.queryByText(spoken.notated)).not.toBeNull();
  expect(screen.queryByText(spoken.words)).toBeNull();
  expect(settings.notation).toBe(true);
});

it('leads to what explains the notation', () => {
  shown(spoken);
  expect(screen.getByRole('link', { name: 'What the notation means' }).getAttribute('href')).toBe(
    '/docs/movement.html',
  );
});

it('offers no notation where there is none', () => {
  shown({ words: 'Stalemate is a draw.' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
