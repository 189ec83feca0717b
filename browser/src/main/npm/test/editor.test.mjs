// What an editor of definitions shows, from the package as it is packed.
import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../../../../target/npm/index.js';

const variorum = await load();
const editor = variorum.editor({ library: { 'my-parent': 'game: P\nfrom: chess\n' } });
const head = 'game: A\nfrom: my-parent\n';

test('problems have places and remedies, also in a text that is not YAML', () => {
  const [open, wrong] = editor.diagnose(`${head}start: "rnb\ngoals: { stalemates: loss }\n`);
  assert.equal(open.code, 'SYNTAX');
  assert.deepEqual(wrong.range, { start: { line: 3, character: 9 }, end: { line: 3, character: 19 } });
  assert.deepEqual(wrong.fixes[0].edits, [{ range: wrong.range, newText: 'stalemate' }]);
});

test('the second stage goes in steps, and ends when a newer text comes', async () => {
  const text = `${head}options: { same: { about: The same., goals: { stalemate: draw } } }\n`;
  assert.deepEqual(editor.diagnose(text), []);
  assert.match((await editor.check(text, () => false))[0].message, /changes nothing/);
  assert.equal(await editor.check(text, () => true), null);
});

test('completions, help, outline and definitions', () => {
  const text = `${head}pieces:\n  N: { name: horse, mo\nen passant: N\n`;
  const completion = editor.complete(text, { line: 3, character: 22 }).find(({ label }) => label === 'moves');
  assert.equal(completion.newText, 'moves: ');
  assert.match(completion.documentation, /^How the piece moves/);
  assert.match(editor.hover(text, { line: 4, character: 12 }).markdown, /horse/);
  assert.equal(editor.hover(text, { line: 9, character: 0 }), null);
  assert.deepEqual(
    editor.outline(text).map(({ name }) => name),
    ['game', 'from', 'pieces', 'en passant'],
  );
  assert.deepEqual(editor.definition(text, { line: 4, character: 12 }), {
    range: { start: { line: 3, character: 2 }, end: { line: 3, character: 3 } },
  });
  assert.equal(editor.definition(text, { line: 1, character: 8 }).id, 'my-parent');
});
