// Puts beside the compiled JavaScript what belongs to the package, too: its description, its texts, the shipped games
// and their rules pages.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '../../../..');
const target = join(root, 'browser/target/npm');
const games = join(root, 'games');

/** Definitions, families, names, and what the engine has learnt. */
const SHIPPED = /(\.yaml|\.properties|\/(weights|search)\.txt)$/;
/** Rules pages, which only pages need. */
const PAGES = /\/rules\.md$/;

mkdirSync(target, { recursive: true });
// The compiler leaves what it has made of sources that are no more.
for (const file of readdirSync(target)) {
  const source = file.replace(/(\.d\.ts|\.js)$/, '.ts');
  if (source !== file && !existsSync(join(here, 'src', source))) rmSync(join(target, file));
}
const paths = readdirSync(games, { recursive: true }).map((path) => path.replaceAll('\\', '/'));

/** Writes a file of all texts with matching paths, by path. */
function stage(name, pattern) {
  const files = paths.filter((path) => pattern.test(path)).sort();
  const texts = files.map((path) => [path, readFileSync(join(games, path), 'utf8')]);
  writeFileSync(join(target, name), JSON.stringify(Object.fromEntries(texts)));
}

stage('games.json', SHIPPED);
stage('pages.json', PAGES);

const { devDependencies, optionalDependencies, scripts, ...description } = JSON.parse(
  readFileSync(join(here, 'package.json'), 'utf8'),
);
writeFileSync(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
copyFileSync(join(here, 'README.md'), join(target, 'README.md'));
copyFileSync(join(here, 'NOTICE'), join(target, 'NOTICE'));
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
