import { expect, test } from 'vitest';
import type { EngineLine, MoveView } from '../../api/types';
import { arrows } from './arrows';

function move(text: string, ...paths: string[][]): MoveView {
  return { text, san: text, steps: [], shortcuts: [], paths, checked: [] };
}

const moves = [
  move('b2b1,b1c2', ['b2', 'b1'], ['b1', 'c2']),
  move('b2b1,b1a2', ['b2', 'b1'], ['b1', 'a2']),
  move('P@e4', ['@P', 'e4']),
  move('e7e8q', ['e7', 'e8']),
  move('b4d4', ['b4', 'b5', 'd5', 'd4']),
];

function line(text: string): EngineLine {
  return { score: { centipawns: 0 }, moves: [{ text, san: text, side: 'white', number: 1 }] };
}

test('the best move lies above the others, all its legs are drawn, and what looks alike is drawn once', () => {
  const lines = ['b2b1,b1c2', 'b2b1,b1a2', 'P@e4', 'e7e8q', 'b4d4', 'gone'].map(line);
  expect(arrows(moves, lines)).toEqual([
    { kind: 'arrow', from: 'b4', to: 'd4', via: ['b5', 'd5'], brush: 'yellow' },
    { kind: 'arrow', from: 'e7', to: 'e8', brush: 'yellow' },
    { kind: 'circle', from: 'e4', to: 'e4', brush: 'yellow' },
    { kind: 'arrow', from: 'b1', to: 'a2', brush: 'yellow' },
    { kind: 'arrow', from: 'b1', to: 'c2', brush: 'green' },
    { kind: 'arrow', from: 'b2', to: 'b1', brush: 'green' },
  ]);
});
