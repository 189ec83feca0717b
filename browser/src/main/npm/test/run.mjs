// Runs the tests as a page with the site's Content-Security-Policy would: no code is made from strings.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const reports = join(here, '../../../../target/surefire-reports');

const only = process.argv.slice(2);
const tests = readdirSync(here).filter((file) => file.endsWith('.test.mjs'));
const chosen = tests.filter((file) => only.length === 0 || only.some((name) => file.startsWith(name)));
mkdirSync(reports, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(here, '../node22.mjs'),
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
