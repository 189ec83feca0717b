import { expect, it } from 'vitest';
import { allRecords } from './records';

it('fetches page after page, from where the last one ended', async () => {
  const asked: (string | null)[] = [];
  const pages = [{ pgn: 'one\n', before: 'a' }, { pgn: 'two\n', before: 'b' }, { pgn: '' }];
  const pgn = await allRecords(
    (before) => {
      asked.push(before);
      return Promise.resolve(pages[asked.length - 1] ?? { pgn: '' });
    },
    () => Promise.resolve(['here\n']),
  );
  expect(asked).toEqual([null, 'a', 'b']);
  expect(pgn).toBe('here\n\none\n\ntwo\n');
});
