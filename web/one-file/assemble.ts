import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** What a build has made: scripts have `code`, other files a `source`. */
type Made = { fileName: string; code: string } | { fileName: string; source: string | Uint8Array };

/** Puts the script and the style into the page, which then allows no others. */
export function assemble(template: string, made: readonly Made[]): string {
  const style = only(made, '.css');
  if (style.includes('</')) throw new Error('the style would end its element');
  const script = inlined(only(made, '.js'));
  const parts: Record<string, string> = {
    policy: policyFor(script, style),
    style,
    licences: gzipSync(only(made, '.json'), { level: 9 }).toString('base64'),
    script,
  };
  return template.replace(/\s*%(\w+)%\s*/g, (all, name: string) => parts[name] ?? all.trim());
}

/** The text of the only file with an ending. */
function only(made: readonly Made[], ending: string): string {
  const [file, second] = made.filter(({ fileName }) => fileName.endsWith(ending));
  if (!file || second) throw new Error(`the page must have one file that ends with ${ending}`);
  return ('code' in file ? file.code : file.source.toString()).trim();
}

/** A script fit to stand in the page. The start of a tag occurs in texts only, where a character may be escaped. */
function inlined(script: string): string {
  // Nothing is fetched from there; the library's messages lead to its documentation.
  const own = script.replaceAll('https://svelte.dev/e/', 'svelte/');
  return own.replace(/<(?=!--|\/?script)/gi, '\\x3C');
}

/** Nothing is loaded from anywhere; only this script and this style are allowed, and the worker that the script makes. */
function policyFor(script: string, style: string): string {
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
