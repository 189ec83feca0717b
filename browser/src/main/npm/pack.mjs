// Packs the package: browser/target/variorum.tgz
import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';

const target = join(import.meta.dirname, '../../../target');
const made = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
  cwd: join(target, 'npm'),
  encoding: 'utf8',
});
renameSync(join(target, made.trim()), join(target, 'variorum.tgz'));
