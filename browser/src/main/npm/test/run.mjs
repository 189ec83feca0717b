// Runs the tests by a Node that knows WebAssembly with garbage collection: this one, or one that npm has installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const here = import.meta.dirname;
const reports = join(here, '../../../../target/surefire-reports');

function node() {
  if (Number.parseInt(process.versions.node) >= 22) return process.execPath;
  return createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`);
}

const only = process.argv.slice(2);
const tests = readdirSync(here).filter((file) => file.endsWith('.test.mjs'));
const chosen = tests.filter((file) => only.length === 0 || only.some((name) => file.startsWith(name)));
mkdirSync(reports, { recursive: true });
const { status } = spawnSync(
  node(),
  [
    // As a page with the site's Content-Security-Policy.
    '--disallow-code-generation-from-strings',
    '--test',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=junit',
    `--test-reporter-destination=${join(reports, 'TEST-npm.xml')}`,
    ...chosen.map((file) => join(here, file)),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
