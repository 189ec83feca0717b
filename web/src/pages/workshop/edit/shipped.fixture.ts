import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../../games');

/** The shipped definitions, by their ids. */
export const shipped: [id: string, text: string][] = readdirSync(folder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.yaml'))
  .sort()
  .map((path) => [basename(path, '.yaml'), readFileSync(join(folder, path), 'utf8')]);

const texts = new Map(shipped);

export const definitionOf = (id: string): string | undefined => texts.get(id);
