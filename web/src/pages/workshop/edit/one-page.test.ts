// @vitest-environment node
import { expect, it } from 'vitest';
import { embedded, onePage } from './one-page';
import { definitionOf } from './shipped.fixture';

const TEXT = 'game: My Émigré\nfrom: giveaway\n';

it('holds the definition with all on which it depends, and the pages', () => {
  const pages = new Map([['chess', '# Chess\n']]);
  const page = '# Mine\n\n```include\npage: chess\nsection: The start\n```\n';
  const game = embedded('mine', TEXT, page, definitionOf, (id) => pages.get(id));
  expect(Object.keys(game.files).sort()).toEqual(
    ['antichess', 'fischerandom', 'giveaway', 'mine', 'chess'].map((id) => `${id}.yaml`).sort(),
  );
  expect(Object.keys(game.pages)).toEqual(['mine/rules.md', 'chess/rules.md']);
  expect(embedded('mine', TEXT, '', definitionOf, () => undefined).pages).toEqual({});
});

async function unpacked(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

it('fills the template', async () => {
  const game = { id: 'mine', options: [], files: { 'mine.yaml': TEXT }, pages: {} };
  const page = await onePage('<%title%>|%game%|%program%|', '<100%> & %game%', game, new Blob(['wasm']));
  const [title = '', held = '', program = ''] = page.split('|');
  expect(title).toBe('<&lt;100&#37;> &amp; &#37;game&#37;>');
  expect(await unpacked(held)).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(await unpacked(held))).toEqual(game);
  expect(await unpacked(program)).toBe('wasm');
  await expect(onePage('%title%', '', game, new Blob())).rejects.toThrow('no place for %game%');
});
