import { describe, expect, test } from 'vitest';
import type { Choice, Color, Score } from '../../api/types';
import { counted, verdictOn, type Grade, type Verdict } from './verdict';

const cp = (centipawns: number): Score => ({ centipawns });
const wins = (moves: number): Score => ({ wins: moves });
const line = [
  { text: 'g8f6', san: 'Nf6', side: 'black', number: 1 } as const,
  { text: 'b1c3', san: 'Nc3', side: 'white', number: 2 } as const,
];
const choice = (best: Score, played: Score): Choice => ({ best, played, line });

function gradeOf(by: Color, best: Score, played: Score, after = played): Grade | null | undefined {
  return verdictOn(by, choice(best, played), after)?.grade;
}

describe('a move', () => {
  test('that wins is not blamed: the opera game, 13. Rxd7', () => {
    // The engine's scores of the best move, of the played move, and of the position after the played move.
    expect(gradeOf('white', cp(471), cp(471), cp(604))).toBeNull();
    // The scores of two consecutive positions, which an earlier version compared.
    expect(gradeOf('white', cp(148), cp(148), cp(511))).toBeNull();
  });

  test.each([
    ['nothing', 'white', cp(20), cp(-40), null],
    ['an inaccuracy', 'white', cp(20), cp(-80), 'inaccuracy'],
    ['a mistake', 'white', cp(0), cp(-200), 'mistake'],
    ['a blunder', 'white', cp(0), cp(-300), 'blunder'],
    ['a blunder of Black', 'black', cp(0), cp(300), 'blunder'],
    ['nothing where all is won anyway', 'white', cp(1500), cp(900), null],
    ['nothing where all is lost anyway', 'black', cp(900), cp(1500), null],
    ['nothing if it wins more slowly', 'white', wins(2), wins(7), null],
    ['nothing if a forced win is left for one as sure', 'white', wins(3), cp(1800), null],
    ['a blunder that leaves a forced win for an even game', 'black', wins(-1), cp(0), 'blunder'],
    ['a blunder into a forced loss', 'black', cp(0), wins(3), 'blunder'],
    ['a blunder into a forced loss from a worse game', 'black', cp(189), wins(2), 'blunder'],
    ['a blunder into a forced loss from a bad game', 'white', cp(-350), wins(-4), 'blunder'],
    ['nothing if a forced loss follows where all is lost', 'white', cp(-700), wins(-4), null],
    ['nothing if it is lost more quickly', 'white', wins(-5), wins(-1), null],
    ['nothing that the other side gains', 'black', cp(300), cp(0), null],
  ] as const)('is %s', (_, by, best, played, grade) => {
    expect(gradeOf(by, best, played)).toBe(grade);
  });

  test('is not blamed if a further look finds it good', () => {
    expect(gradeOf('white', cp(200), cp(-100), cp(210))).toBeNull();
  });

  test('is not blamed for what only a further look finds', () => {
    expect(gradeOf('black', cp(140), cp(140), cp(490))).toBeNull();
  });

  test('is no blunder for a forced loss that only a further look finds', () => {
    expect(gradeOf('black', cp(120), cp(500), wins(5))).toBe('mistake');
  });

  test('that ends the game is evaluated by the look from before it', () => {
    expect(gradeOf('white', wins(1), wins(1), wins(0))).toBeNull();
    expect(gradeOf('white', cp(900), cp(0), wins(0))).toBe('blunder');
  });

  test('of which nothing is known is not evaluated', () => {
    expect(verdictOn('white', undefined, cp(-900))).toBeNull();
  });

  test('is told with what was better', () => {
    expect(verdictOn('black', choice(cp(0), cp(300)), cp(300))).toMatchObject({ best: cp(0), line });
  });
});

test('verdicts are counted, the worst first', () => {
  const of = (grade: Verdict['grade']): Verdict => ({ grade, lost: 0.3, best: cp(0), line });
  expect(counted([of('inaccuracy'), of('blunder'), of('inaccuracy')])).toBe('1 blunder, 2 inaccuracies');
  expect(counted([])).toBe('nothing to blame');
});
