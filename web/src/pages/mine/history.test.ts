import { expect, it } from 'vitest';
import type { TableSummary } from '../../api/types';
import { History, sorted } from './history.svelte';

function table(id: string, more: Partial<TableSummary> = {}): TableSummary {
  const seat = { kind: 'guest', name: 'A', online: false } as const;
  return {
    id,
    game: 'chess',
    definition: { owner: 'variorum', name: 'chess', version: '1' },
    name: 'Chess',
    created: '2026-01-01T00:00:00Z',
    changed: `2026-01-01T00:00:${id.padStart(2, '0')}Z`,
    you: 'white',
    white: seat,
    black: seat,
    stage: 'playing',
    yourTurn: false,
    plies: 0,
    placement: '8/8/8/8/8/8/8/8',
    ...more,
  };
}

it('fetches page after page, and no table twice', async () => {
  const asked: (string | null)[] = [];
  const first = Array.from({ length: 50 }, (_, i) => table(String(99 - i)));
  const history = new History((before) => {
    asked.push(before);
    return Promise.resolve(before === null ? first : [table('50'), table('7')]);
  });
  await history.latest();
  expect(history.more).toBe(true);
  await history.older();
  expect(asked).toEqual([null, `${first.at(-1)?.changed}/${first.at(-1)?.id}`]);
  expect(history.tables?.map(({ id }) => id)).toEqual([...first.map(({ id }) => id), '7']);
  expect(history.more).toBe(false);
});

it('renews the latest tables, and keeps the older ones that are loaded', async () => {
  let first = Array.from({ length: 50 }, (_, i) => table(String(99 - i)));
  const history = new History((before) =>
    Promise.resolve(before === null ? first : [table('7'), table('6')]),
  );
  await history.latest();
  await history.latest();
  expect(history.more).toBe(true);
  await history.older();
  const moved = table('7', { changed: '2026-01-01T00:01:00Z', yourTurn: true });
  first = [moved, ...first.slice(0, 49)];
  await history.latest();
  const ids = history.tables?.map(({ id }) => id);
  expect(ids?.slice(0, 2)).toEqual(['7', '99']);
  expect(ids?.slice(-2)).toEqual(['50', '6']);
  expect(ids).toHaveLength(52);
  expect(history.tables?.[0]?.yourTurn).toBe(true);
  expect(history.more).toBe(false);
});

it('keeps what it has when the server cannot be reached, and tries again', async () => {
  let reachable = true;
  const history = new History(() =>
    reachable ? Promise.resolve([table('1')]) : Promise.reject(new Error('away')),
  );
  await history.latest();
  reachable = false;
  await history.latest();
  expect(history.problem).toBeInstanceOf(Error);
  expect(history.tables).toHaveLength(1);
  reachable = true;
  await history.latest();
  expect(history.problem).toBeNull();
});

it('shows the games in this browser among the tables, also where the server cannot be reached', async () => {
  const history = new History(
    () => Promise.resolve([table('3'), table('1')]),
    () => Promise.resolve([table('2')]),
  );
  await history.latest();
  expect(history.all?.map(({ id }) => id)).toEqual(['3', '2', '1']);
  const offline = new History(
    () => Promise.reject(new Error('away')),
    () => Promise.resolve([table('2')]),
  );
  await offline.latest();
  expect(offline.all?.map(({ id }) => id)).toEqual(['2']);
});

it('puts the most urgent turn first', () => {
  const tables = [
    table('1', { yourTurn: true }),
    table('2', { yourTurn: true, deadline: '2026-01-03T00:00:00Z' }),
    table('3', { deadline: '2026-01-01T00:00:00Z' }),
    table('4', { yourTurn: true, deadline: '2026-01-02T00:00:00Z' }),
  ];
  expect(sorted(tables).running.map(({ id }) => id)).toEqual(['4', '2', '1', '3']);
});

it('puts first what waits for the reader', () => {
  const tables = [
    table('1', { stage: 'ended' }),
    table('2', { stage: 'waiting' }),
    table('3', { yourTurn: true }),
  ];
  const { running, ended } = sorted(tables);
  expect(running.map(({ id }) => id)).toEqual(['3', '2']);
  expect(ended.map(({ id }) => id)).toEqual(['1']);
});
