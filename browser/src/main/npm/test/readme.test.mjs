// The examples of the README, in a folder where the package is installed as it is packed: those in JavaScript run, and
// those for pages, in TypeScript, fit the package.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';

const here = import.meta.dirname;
const readme = readFileSync(join(here, '../README.md'), 'utf8');
const examples = (language) => [...readme.matchAll(RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))];
const [scripts, typed] = [examples('js'), examples('ts')];

const folder = mkdtempSync(join(tmpdir(), 'variorum-'));
after(() => rmSync(folder, { recursive: true }));
const run = (program, ...options) =>
  execFileSync(program, options, { cwd: folder, encoding: 'utf8', timeout: 120_000 });

writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
const archive = join(here, '../../../../target/variorum.tgz');
run('npm', 'install', '--silent', '--offline', '--no-audit', '--no-fund', archive);

test('there are examples', () => assert.deepEqual([scripts.length, typed.length], [4, 1]));

for (const [i, [, code]] of scripts.entries()) {
  test(`example ${i + 1} of the README runs`, () => {
    writeFileSync(join(folder, 'example.mjs'), code);
    // It ends by itself, too: no worker keeps it alive.
    const said = run(process.execPath, 'example.mjs');
    assert.ok(said.length > 0);
    // What a comment says of a line that is printed.
    for (const [, told] of code.matchAll(/console\.log\(.*\/\/ (\d+)$/gm)) assert.ok(said.includes(told));
  });
}

test('the examples for pages have right types', () => {
  for (const [, code] of typed) {
    writeFileSync(join(folder, 'example.mts'), code);
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext'];
    const compiler = join(here, '../node_modules/typescript/bin/tsc');
    run(process.execPath, compiler, ...options, '--lib', 'es2023,dom', 'example.mts');
  }
});
