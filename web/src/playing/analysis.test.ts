import { expect, test } from 'vitest';
import { Analysis } from './analysis.svelte';

const POSITION = { game: 'g' };

function analysing() {
  const log: string[] = [];
  const searches: { found: (depth: number) => void; fail: (words: string) => void }[] = [];
  const analysis = new Analysis((_, lines, found, failed) => {
    const number = searches.length;
    log.push(`begin ${number} with ${lines}`);
    searches.push({
      found: (depth) => found({ depth, nodes: 1, lines: [], done: false }),
      fail: (words) => failed(new Error(words)),
    });
    return () => log.push(`stop ${number}`);
  });
  return { analysis, log, searches };
}

test('nothing is searched while the engine is off', () => {
  const { analysis, log } = analysing();
  analysis.want('a', POSITION);
  analysis.on = true;
  analysis.want('a', POSITION);
  analysis.want('a', POSITION);
  analysis.on = false;
  analysis.want('a', POSITION);
  expect(log).toEqual(['begin 0 with 1', 'stop 0']);
});

test('another position ends the search, and what it still finds does not count', () => {
  const { analysis, log, searches } = analysing();
  analysis.on = true;
  analysis.want('a', POSITION);
  searches[0]?.found(3);
  expect(analysis.findings).toMatchObject({ depth: 3, waiting: 0 });
  analysis.want('b', POSITION);
  expect(analysis.findings).toBeNull();
  searches[0]?.found(4);
  expect(analysis.findings).toBeNull();
  analysis.want('b', null);
  expect(log).toEqual(['begin 0 with 1', 'stop 0', 'begin 1 with 1', 'stop 1']);
});

test('with more lines those that are found stay until there are others', () => {
  const { analysis, searches, log } = analysing();
  analysis.on = true;
  analysis.want('a', POSITION);
  searches[0]?.found(3);
  analysis.lines = 3;
  analysis.want('a', POSITION);
  expect(analysis.findings?.depth).toBe(3);
  expect(log.at(-1)).toBe('begin 1 with 3');
});

test('the same position is searched again from the beginning', () => {
  const { analysis, searches, log } = analysing();
  analysis.again();
  analysis.on = true;
  analysis.want('a', POSITION);
  searches[0]?.found(3);
  analysis.again();
  expect(analysis.findings).toBeNull();
  expect(log).toEqual(['begin 0 with 1', 'stop 0', 'begin 1 with 1']);
});

test('a search that fails says why, until another begins', () => {
  const { analysis, searches } = analysing();
  analysis.on = true;
  analysis.want('a', POSITION);
  searches[0]?.fail('broken');
  expect(analysis.problem).toBe('broken');
  analysis.want('b', POSITION);
  expect(analysis.problem).toBeNull();
});
