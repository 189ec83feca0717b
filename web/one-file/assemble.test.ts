import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assemble } from './assemble';

const TEMPLATE = readFileSync(join(import.meta.dirname, 'template.html'), 'utf8');

function page(code: string, style = 'p{color:red}'): Document {
  const html = assemble(TEMPLATE, [
    { fileName: 'main.js', code },
    { fileName: 'style.css', source: style },
    { fileName: 'licences.json', source: '[]' },
  ]);
  return new DOMParser().parseFromString(html, 'text/html');
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy allows the one script and the one style, and nothing from elsewhere', () => {
  const made = page('\nlet a = "$&";\n');
  const script = made.querySelector('script:not([type])')?.textContent ?? '';
  const style = made.querySelector('style')?.textContent ?? '';
  expect(script).toBe('let a = "$&";');
  const policy = made.querySelector('meta[http-equiv]')?.getAttribute('content')?.split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src ${hash(script)} 'wasm-unsafe-eval'`);
  expect(policy).toContain(`style-src ${hash(style)}`);
});

test('no text in the script ends it', () => {
  const made = page('let a = "</script><!--<SCRIPT>", b = `</SCRIPT>`;');
  const script = made.querySelector('script:not([type])')?.textContent ?? '';
  expect(new Function(`${script} return a + b`)()).toBe('</script><!--<SCRIPT></SCRIPT>');
  expect(() => page('', 'p::before{content:"</style>"}')).toThrow('style');
});

test('places for the game are left, once before the script', () => {
  const html = assemble(TEMPLATE, [
    { fileName: 'main.js', code: '"%game%"' },
    { fileName: 'style.css', source: 'p{}' },
    { fileName: 'licences.json', source: '[]' },
  ]);
  for (const place of ['<title>%title%<', ' id="game">%game%<', ' id="program">%program%<']) {
    expect(html).toContain(place);
  }
  expect(html.indexOf('%game%')).toBeLessThan(html.indexOf('"%game%"'));
});

test('more than one script is an error', () => {
  const made = [
    { fileName: 'main.js', code: '' },
    { fileName: 'more.js', code: '' },
    { fileName: 'style.css', source: '' },
  ];
  expect(() => assemble(TEMPLATE, made)).toThrow('.js');
});
