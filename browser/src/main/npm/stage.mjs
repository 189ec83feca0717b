// Puts beside the compiled JavaScript what belongs to the package, too: its description, its texts, the shipped games.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '../../../..');
const target = join(root, 'browser/target/npm');
const games = join(root, 'games');

/** Definitions, families, names, and what the engine has learnt. */
const SHIPPED = /(\.yaml|\.properties|\/(weights|search)\.txt)$/;

mkdirSync(target, { recursive: true });
const paths = readdirSync(games, { recursive: true }).map((path) => path.replaceAll('\\', '/'));
const files = paths.filter((path) => SHIPPED.test(path)).sort();
const texts = files.map((path) => [path, readFileSync(join(games, path), 'utf8')]);
writeFileSync(join(target, 'games.json'), JSON.stringify(Object.fromEntries(texts)));

const { devDependencies, optionalDependencies, scripts, ...description } = JSON.parse(
  readFileSync(join(here, 'package.json'), 'utf8'),
);
writeFileSync(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
copyFileSync(join(here, 'README.md'), join(target, 'README.md'));
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
