import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChallengeView } from '../../api/types';
import ChallengeList from './ChallengeList.svelte';
import { lobby } from './lobby.svelte';
import { notices } from '../notices.svelte';

const view = (id: string, yours: boolean): ChallengeView => ({
  id,
  by: 'Guest 7',
  yours,
  games: [],
  options: [],
  created: '2026-01-01T00:00:00Z',
});
const fetching = vi.fn<typeof fetch>();
const games = { families: [], games: [] };

beforeEach(() => {
  vi.spyOn(lobby, 'watch').mockReturnValue(undefined);
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  lobby.challenges = null;
  notices.toasts = [];
});

it('leaves the focus at the heading after a challenge is withdrawn', async () => {
  fetching.mockImplementation(() => Promise.resolve(Response.json({})));
  lobby.challenges = [view('1', true)];
  render(ChallengeList, { games });
  const button = screen.getByRole('button', { name: /^Withdraw/ });
  button.focus();
  await fireEvent.click(button);
  lobby.challenges = [];
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('leaves the focus at the button whose join is refused, and joins once', async () => {
  const refused = { code: 'gone', words: ['Somebody was faster.'] };
  let answer: (response: Response) => void = () => undefined;
  fetching.mockReset().mockImplementation(() => new Promise((done) => (answer = done)));
  lobby.challenges = [view('1', false), view('2', false)];
  render(ChallengeList, { games });
  const [button, other] = screen.getAllByRole('button', { name: /^Join/ });
  button?.focus();
  if (button) await fireEvent.click(button);
  if (other) await fireEvent.click(other);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  answer(Response.json(refused, { status: 409 }));
  await vi.waitFor(() => expect(button?.getAttribute('aria-disabled')).toBe('false'));
  await tick();
  expect(document.activeElement).toBe(button);
});
