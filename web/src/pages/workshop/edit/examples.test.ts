import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LineView, WhyView } from '../../../api/types';
import { failures, readExamples, withExample, writeExample, type Example, type Rules } from './examples';

const example: Example = {
  title: 'A king that arrives',
  options: [],
  fen: '8/3K4/8/8/8/8/7k/8 w - - 0 1',
  moves: ['Kc8'],
  legal: [],
  illegal: [{ move: 'Kh3', rule: 'NOT_YOURS' }],
  check: false,
  outcome: 'reached',
  say: 'White has won.',
};

function rules(position: Partial<LineView['position']>, rule = 'NOT_YOURS'): Rules {
  const all = { checked: [], moves: [], ...position } as unknown as LineView['position'];
  return {
    line: async () => ({ position: all }) as unknown as LineView,
    why: async () => ({ rule, words: 'It is not yours.', squares: [] }) satisfies WhyView,
  };
}

describe('worked examples', () => {
  it('are read as they were written', () => {
    const page = withExample('# Mine\n\nShort.\n', example);
    expect(page).toBe(`# Mine\n\nShort.\n\n${writeExample(example)}\n`);
    expect(readExamples(page)).toEqual([{ example, line: 5 }]);
  });

  it('come behind the paragraph or the block at the cursor', () => {
    const page = `# A\n\nOne.\nTwo.\n\n${writeExample(example)}\n\nThree.\n`;
    const other = { ...example, title: 'Other' };
    expect(withExample(page, other, page.indexOf('One'))).toBe(
      page.replace('Two.\n', `Two.\n\n${writeExample(other)}\n`),
    );
    expect(withExample(page, other, page.indexOf('fen:'))).toBe(
      page.replace('\n\nThree', `\n\n${writeExample(other)}\n\nThree`),
    );
  });

  it('of the shipped pages are written as they are read', () => {
    const games = join(import.meta.dirname, '../../../../../games');
    const pages = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.md'),
    );
    const read = pages.flatMap((path) => readExamples(readFileSync(join(games, path), 'utf8')));
    expect(read.length).toBeGreaterThan(pages.length);
    for (const { example: each } of read) {
      expect(readExamples(writeExample(each)).map((found) => found.example)).toEqual([each]);
    }
  });

  it('hold, or say what does not', async () => {
    const outcome = { reason: 'reached', words: '' };
    expect(await failures(example, rules({ outcome }))).toEqual([]);
    expect(await failures(example, rules({ outcome, checked: ['h2'] }))).toEqual([
      'The side to move is in check.',
    ]);
    expect(await failures(example, rules({}))).toEqual(['The game goes on.']);
    expect(await failures(example, rules({ outcome }, 'TOO_FAR'))).toEqual([
      'Another rule forbids Kh3: TOO_FAR. It is not yours.',
    ]);
    const moves = [{ text: 'h2h3', san: 'Kh3+' }] as LineView['position']['moves'];
    expect(await failures(example, rules({ outcome, moves }))).toEqual(['Kh3 is legal.']);
    expect(await failures({ ...example, illegal: [], legal: ['Kh3'] }, rules({ outcome, moves }))).toEqual(
      [],
    );
    expect(await failures({ ...example, illegal: [], legal: ['Kg3'] }, rules({ outcome, moves }))).toEqual([
      'Kg3 is not legal: It is not yours.',
    ]);
  });

  it('fail where a move is refused', async () => {
    const refusing = { ...rules({}), line: () => Promise.reject(new Error('Kc8 is not legal.')) };
    expect(await failures(example, refusing)).toEqual(['Kc8 is not legal.']);
  });
});
