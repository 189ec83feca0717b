import { expect, it } from 'vitest';
import { RefusedError } from '../../api/http';
import type { KeptGame } from '../../local/kept';
import { allRecords, keptRecords } from './records';

const away = (): Promise<never> => Promise.reject(new RefusedError(0, 'offline', ['No connection.']));
const here =
  (...records: string[]) =>
  () =>
    Promise.resolve({ records, leftOut: 0 });

it('fetches page after page, from where the last one ended', async () => {
  const asked: (string | null)[] = [];
  const pages = [{ pgn: 'one\n', before: 'a' }, { pgn: 'two\n', before: 'b' }, { pgn: '' }];
  const { pgn, missing } = await allRecords((before) => {
    asked.push(before);
    return Promise.resolve(pages[asked.length - 1] ?? { pgn: '' });
  }, here('here\n'));
  expect(asked).toEqual([null, 'a', 'b']);
  expect(pgn).toBe('here\n\none\n\ntwo\n');
  expect(missing).toBeNull();
});

it('leaves out the kept games that cannot be written, and says how many', async () => {
  const games = ['good', 'bad'].map((id) => ({ id }) as KeptGame);
  const write = ({ id }: KeptGame): Promise<string> => (id === 'bad' ? away() : Promise.resolve(id));
  const kept = await keptRecords(() => Promise.resolve(games), write);
  expect(kept).toEqual({ records: ['good'], leftOut: 1 });
  const all = await allRecords(
    () => Promise.resolve({ pgn: 'served' }),
    () => Promise.resolve(kept),
  );
  expect(all.pgn).toBe('good\nserved');
  expect(all.missing).toContain('could not be written: 1');
});

it('asks the server also where the browser opens no database', async () => {
  expect(await keptRecords(() => Promise.reject(new DOMException('no')))).toEqual({
    records: [],
    leftOut: 0,
  });
});

it('has what is here while the server is away, and says so', async () => {
  expect(await allRecords(away, here('here\n'))).toEqual({
    pgn: 'here\n',
    missing: 'Games at the server are missing. No connection.',
  });
  await expect(allRecords(away, here())).rejects.toThrow('No connection.');
});
