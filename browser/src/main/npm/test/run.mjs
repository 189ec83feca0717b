// Runs the tests as a page with the site's Content-Security-Policy would: no code is made from strings.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const reports = join(here, '../../../../target/surefire-reports');
const report = join(reports, 'TEST-npm.xml');

/** Node writes a test without parts beside the suites. .ci/run counts what suites tell of, so it gets one of its own. */
function inSuites(text) {
  const single = /^\t<testcase (?:.*\/>|[^]*?\n\t<\/testcase>)$/gm;
  return text.replace(single, (test) => {
    const [failures, skipped] = ['failure', 'skipped'].map((result) =>
      Number(test.includes(`\n\t\t<${result} `)),
    );
    return `<testsuite name="npm" tests="1" failures="${failures}" errors="0" skipped="${skipped}">\n${test}\n</testsuite>`;
  });
}

const only = process.argv.slice(2);
const tests = readdirSync(here).filter((file) => file.endsWith('.test.mjs'));
const chosen = tests.filter((file) => only.length === 0 || only.some((name) => file.startsWith(name)));
mkdirSync(reports, { recursive: true });
rmSync(report, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(here, '../node22.mjs'),
    '--disallow-code-generation-from-strings',
    '--test',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=junit',
    `--test-reporter-destination=${report}`,
    ...chosen.map((file) => join(here, file)),
  ],
  { stdio: 'inherit' },
);
if (existsSync(report)) writeFileSync(report, inSuites(readFileSync(report, 'utf8')));
process.exitCode = status ?? 1;
