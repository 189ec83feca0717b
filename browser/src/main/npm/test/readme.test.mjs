// The examples of the README run, in a folder where the package is installed.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';

const here = import.meta.dirname;
const examples = [...readFileSync(join(here, '../README.md'), 'utf8').matchAll(/```js\n(.*?)```/gs)];

test('there are examples', () => assert.equal(examples.length, 3));

for (const [i, [, code]] of examples.entries()) {
  test(`example ${i + 1} of the README runs`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'variorum-'));
    try {
      mkdirSync(join(folder, 'node_modules'));
      symlinkSync(join(here, '../../../../target/npm'), join(folder, 'node_modules/variorum'));
      writeFileSync(join(folder, 'example.mjs'), code);
      // It ends by itself, too: no worker keeps it alive.
      const said = execFileSync(process.execPath, ['example.mjs'], {
        cwd: folder,
        encoding: 'utf8',
        timeout: 120_000,
      });
      assert.ok(said.length > 0);
      // What a comment says of a line that is printed.
      for (const [, told] of code.matchAll(/console\.log\(.*\/\/ (\d+)$/gm)) assert.ok(said.includes(told));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
