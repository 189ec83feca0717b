import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ComputerDialog from './ComputerDialog.svelte';
import FriendDialog from './FriendDialog.svelte';
import { USUAL_SIDES } from './pieces';
import { router } from './router.svelte';
import type { Startable } from './start';

const game: Startable = {
  id: 'some-game',
  name: 'Some Game',
  start: '8/8/8/8/8/8/8/8 w - - 0 1',
  sides: USUAL_SIDES,
  options: [{ id: 'other', about: 'Another reading.' }],
};

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  fetching.mockReset();
  fetching.mockImplementation(() => Promise.resolve(Response.json({ id: 'T 1' })));
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  vi.unstubAllGlobals();
  router.go('/', { replace: true });
});

function sent(): unknown {
  const body = fetching.mock.lastCall?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : null;
}

const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

it('asks for the computer, without a clock, and goes to the table', async () => {
  render(ComputerDialog, { game, onclose: vi.fn() });
  await fireEvent.click(screen.getByRole('radio', { name: /^5/ }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Black' }));
  await press('Begin');
  await vi.waitFor(() => expect(router.path).toBe('/play/T%201'));
  expect(sent()).toEqual({ game: 'some-game', options: [], level: 5, side: 'black' });
});

it('asks for a friend with a clock, an option, a position, and sides by lot', async () => {
  render(FriendDialog, { game, options: ['other'], fen: '8/8 w', onclose: vi.fn() });
  await fireEvent.click(screen.getByRole('radio', { name: 'By lot' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Byo-yomi' }));
  await press('5 min + 10 s');
  await press('Make the link');
  await vi.waitFor(() => expect(fetching).toHaveBeenCalled());
  expect(sent()).toEqual({
    game: 'some-game',
    options: ['other'],
    fen: '8/8 w',
    time: { main: 300, increment: 0, byoyomi: 10 },
  });
});

it('begins a game that has many starts by lot, by number, or as shown', async () => {
  render(FriendDialog, { game: { ...game, starts: true }, onclose: vi.fn() });
  await press('Make the link');
  await vi.waitFor(() =>
    expect(sent()).toEqual({ game: 'some-game', options: [], side: 'white', start: 'random' }),
  );
  await fireEvent.click(screen.getByRole('radio', { name: 'By number' }));
  await fireEvent.input(screen.getByLabelText('Number'), { target: { value: '518' } });
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Make the link' })).toHaveProperty('disabled', false),
  );
  await press('Make the link');
  await vi.waitFor(() => expect(sent()).toMatchObject({ start: '518' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'As shown' }));
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Make the link' })).toHaveProperty('disabled', false),
  );
  await press('Make the link');
  await vi.waitFor(() => expect(sent()).toEqual({ game: 'some-game', options: [], side: 'white' }));
});

it('lets a game that has many starts go on from a position', () => {
  render(ComputerDialog, { game: { ...game, starts: true }, fen: '8/8 w', onclose: vi.fn() });
  expect(screen.queryByRole('radio', { name: 'By number' })).toBeNull();
});

it('does not send a clock that cannot be', async () => {
  render(FriendDialog, { game, onclose: vi.fn() });
  await fireEvent.click(screen.getByRole('radio', { name: 'Fischer' }));
  await fireEvent.input(screen.getByLabelText('Minutes'), { target: { value: '' } });
  await press('Make the link');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Minutes/);
  expect(fetching).not.toHaveBeenCalled();
});

it('shows why the server refuses, and lets one try again', async () => {
  fetching.mockImplementationOnce(() =>
    Promise.resolve(Response.json({ code: 'bad-fen', words: ['No king.'] }, { status: 400 })),
  );
  render(ComputerDialog, { game, fen: '8/8 w', onclose: vi.fn() });
  await press('Begin');
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No king.'));
  await press('Begin');
  await vi.waitFor(() => expect(router.path).toBe('/play/T%201'));
});
