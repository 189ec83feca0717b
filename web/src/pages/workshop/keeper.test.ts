import { expect, it } from 'vitest';
import { draftOf, FakeDrafts } from './fixtures';
import { Keeper } from './keeper.svelte';

function keeping(isNew = true) {
  const drafts = new FakeDrafts();
  const draft = draftOf('d');
  if (!isNew) drafts.drafts.set('d', draft);
  const clock = { now: 1_000 };
  const keeper = new Keeper(drafts, draft, isNew, () => clock.now);
  const write = async (text: string): Promise<void> => {
    keeper.keep({ ...draft, text });
    await keeper.settled();
  };
  return { drafts, draft, keeper, clock, write };
}

it('keeps the first change, and each after it', async () => {
  const { drafts, keeper, write } = keeping();
  expect(drafts.drafts.size).toBe(0);
  await write('a');
  expect(drafts.drafts.get('d')).toMatchObject({ version: 1, text: 'a', changed: 1_000 });
  await write('b');
  expect([drafts.drafts.get('d')?.text, drafts.drafts.get('d')?.version, keeper.isKept]).toEqual([
    'b',
    2,
    true,
  ]);
});

it('writes only the newest of the changes that wait', async () => {
  const { drafts, draft, keeper } = keeping();
  for (const text of ['a', 'b', 'c']) keeper.keep({ ...draft, text });
  expect(keeper.isKept).toBe(false);
  await keeper.settled();
  expect([drafts.writes, drafts.drafts.get('d')?.text]).toEqual([2, 'c']);
});

it('refuses the later write of an outdated tab, and does not try again', async () => {
  const { drafts, draft, keeper, write } = keeping(false);
  const other = new Keeper(drafts, draft, false);
  other.keep({ ...draft, text: 'other' });
  await other.settled();
  await write('mine');
  expect([keeper.problem, drafts.drafts.get('d')?.text, keeper.isKept]).toEqual(['stale', 'other', false]);
  await write('mine again');
  expect(drafts.drafts.get('d')?.text).toBe('other');
});

it('says when the browser keeps nothing, and tries again with the next change', async () => {
  const { drafts, keeper, write } = keeping();
  drafts.fails = true;
  await write('a');
  expect(keeper.problem).toBe('failed');
  drafts.fails = false;
  await write('b');
  expect([keeper.problem, drafts.drafts.get('d')?.text]).toEqual([null, 'b']);
});

it('keeps a version at the beginning, after a minute, and when it is asked to', async () => {
  const { drafts, keeper, clock, write } = keeping();
  const texts = (): string[] => drafts.kept.map(({ text }) => text);
  await write('a');
  clock.now += 59_000;
  await write('b');
  expect(texts()).toEqual(['a']);
  clock.now += 1_000;
  await write('c');
  expect(texts()).toEqual(['a', 'c']);
  await keeper.mark();
  expect(texts()).toEqual(['a', 'c']);
  await write('d');
  await keeper.mark();
  expect(texts()).toEqual(['a', 'c', 'd']);
});
