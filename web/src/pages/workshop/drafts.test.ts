import { expect, it } from 'vitest';
import { surplusDrafts, surplusVersions } from './drafts';
import { draftOf } from './fixtures';

it('removes no draft while there is room', () => {
  expect(surplusDrafts([draftOf('a'), draftOf('b')], 'b', 2)).toEqual([]);
});

it('removes deleted drafts first, then those that were changed longest ago', () => {
  const drafts = [
    draftOf('new', { changed: 9 }),
    draftOf('old', { changed: 1 }),
    draftOf('older', { changed: 0 }),
    draftOf('deleted', { changed: 8, deleted: 8 }),
    draftOf('mine', { changed: 0 }),
  ];
  expect(surplusDrafts(drafts, 'mine', 4)).toEqual(['deleted']);
  expect(surplusDrafts(drafts, 'mine', 2)).toEqual(['deleted', 'older', 'old']);
});

it('thins old versions, and keeps the first and the newest', () => {
  let times: number[] = [];
  for (let minute = 0; minute < 500; minute++) {
    times.push(minute);
    const gone = new Set(surplusVersions(times, 20));
    times = times.filter((time) => !gone.has(time));
    expect(times.length).toBeLessThanOrEqual(20);
  }
  expect(times.at(0)).toBe(0);
  expect(times.slice(-3)).toEqual([497, 498, 499]);
  // The older half of the time keeps some, too.
  expect(times.filter((time) => time < 250).length).toBeGreaterThan(1);
});
