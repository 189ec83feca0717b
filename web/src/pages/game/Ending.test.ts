import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { TableView } from '../../api/types';
import Ending from './Ending.svelte';
import { tableView } from './fixtures';

function show(view: Partial<TableView>) {
  const onrematch = vi.fn();
  const ended = tableView({ you: 'white', stage: 'ended', ...view });
  render(Ending, { view: ended, analysis: '/analysis/g', busy: false, onrematch });
  return onrematch;
}

const rematch = (): HTMLButtonElement => screen.getByRole('button', { name: 'Rematch' });

test('a rematch that the opponent offers can be taken', async () => {
  const onrematch = show({ offer: { kind: 'rematch', by: 'black', number: 7 } });
  expect(rematch().disabled).toBe(false);
  await fireEvent.click(rematch());
  expect(onrematch).toHaveBeenCalledOnce();
});

test('a rematch is not asked for twice', () => {
  show({ offer: { kind: 'rematch', by: 'white', number: 7 } });
  expect(rematch().disabled).toBe(true);
});
