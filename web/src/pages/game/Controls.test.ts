import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { TableView } from '../../api/types';
import Controls from './Controls.svelte';
import { ply, tableView } from './fixtures';
import { merge } from './reducer';

function show(view: Partial<TableView>) {
  const state = merge(null, tableView(view), 0);
  if (state === 'gap') throw new Error('a gap');
  const onact = vi.fn();
  render(Controls, { state, acting: null, onact });
  return onact;
}

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const begun = [ply('e2e4'), ply('e7e5', { side: 'black' })];

test('who has not moved yet may call the game off, but not resign', async () => {
  const onact = show({ you: 'black', plies: begun.slice(0, 1) });
  expect(screen.queryByRole('button', { name: 'Resign' })).toBeNull();
  await fireEvent.click(button('Abort'));
  expect(onact).toHaveBeenCalledExactlyOnceWith('abort');
});

test('resigning is asked once more', async () => {
  const onact = show({ you: 'white', plies: begun });
  await fireEvent.click(button('Resign'));
  expect(onact).not.toHaveBeenCalled();
  await fireEvent.click(button('Play on'));
  await fireEvent.click(button('Resign'));
  await fireEvent.click(button('Resign'));
  expect(onact).toHaveBeenCalledExactlyOnceWith('resign');
});

test('the opponent’s offer can be taken or declined', async () => {
  const onact = show({ you: 'white', plies: begun, offer: { kind: 'takeback', by: 'black', number: 7 } });
  expect(screen.getByText(/wants to take the last move back/)).toBeTruthy();
  await fireEvent.click(button('Agree'));
  await fireEvent.click(button('Decline'));
  expect(onact.mock.calls).toEqual([
    ['takeback', 7],
    ['decline', 7],
  ]);
});

test('what the opponent asks for is answered before something else is asked for', () => {
  show({ you: 'white', plies: begun, offer: { kind: 'draw', by: 'black', number: 7 } });
  expect(button('Take back').disabled).toBe(true);
  expect(button('Offer draw').disabled).toBe(true);
});

test('an own offer can be withdrawn and not be made twice', async () => {
  const onact = show({ you: 'white', plies: begun, offer: { kind: 'draw', by: 'white', number: 7 } });
  expect(button('Offer draw').disabled).toBe(true);
  await fireEvent.click(button('Withdraw'));
  expect(onact).toHaveBeenCalledExactlyOnceWith('decline', 7);
});

test('spectators have nothing to decide', () => {
  show({ plies: begun });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
