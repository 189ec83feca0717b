import { describe, expect, test } from 'vitest';
import { ply, position, tableView } from './fixtures';
import { merge, type TableState } from './reducer';
import { news } from './words';

function state(view: Parameters<typeof tableView>[0]): TableState {
  const merged = merge(null, tableView(view), 0);
  if (merged === 'gap') throw new Error('a gap');
  return merged;
}

describe('what a screen reader hears', () => {
  const before = state({ you: 'black' });

  test('a move, and whose turn it is', () => {
    const after = state({
      you: 'black',
      plies: [ply('e2e4', { spoken: 'pawn to e4' })],
      position: position({ turn: 'black', ply: 1 }),
    });
    expect(news(before, after)).toBe('White: pawn to e4. Your turn.');
  });

  test('the end, with its reason', () => {
    const outcome = { winner: 'white', reason: 'mate', words: 'White wins: checkmate.' } as const;
    const after = state({ you: 'black', stage: 'ended', outcome });
    expect(news(before, after)).toBe('The game is over. White wins: checkmate.');
  });

  test('an offer of the opponent, not its own', () => {
    expect(news(before, state({ you: 'black', offer: { kind: 'draw', by: 'white', number: 7 } }))).toBe(
      'Your opponent offers a draw.',
    );
    expect(news(before, state({ you: 'black', offer: { kind: 'draw', by: 'black', number: 7 } }))).toBe('');
  });

  test('that its offer was not taken', () => {
    const offering = state({ you: 'black', offer: { kind: 'takeback', by: 'black', number: 7 } });
    expect(news(offering, before)).toBe('Your offer is gone.');
  });

  test('that the friend has sat down', () => {
    expect(news(state({ you: 'white', stage: 'waiting' }), state({ you: 'white' }))).toBe(
      'The game begins. Your turn.',
    );
  });

  test('nothing of who comes and goes', () => {
    expect(news(before, state({ you: 'black', watchers: 3 }))).toBe('');
  });
});
