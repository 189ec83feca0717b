import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import TypedMove from './TypedMove.svelte';

const ontype = vi.fn();
const field = (): HTMLInputElement => screen.getByLabelText('Type a move');

test('the example of a typed move is one of the game', () => {
  render(TypedMove, { game: { example: { san: 'Sbc2', text: 'b1c2' } }, barred: null, ontype });
  expect(field().placeholder).toBe('Sbc2 or b1c2');
});

test('a move that people and programs write alike is given once', () => {
  render(TypedMove, { game: { example: { san: 'a2a3', text: 'a2a3' } }, barred: null, ontype });
  expect(field().placeholder).toBe('a2a3');
});

test('why no move can be typed is said', () => {
  render(TypedMove, { game: {}, barred: 'the game is over', ontype });
  expect(field().placeholder).toBe('the game is over');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play' }).disabled).toBe(true);
});
