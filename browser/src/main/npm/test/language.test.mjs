// What an editor of definitions shows, on the package as it is packed.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test, { after } from 'node:test';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { LanguageClient, loadLanguage } from '../../../../target/npm/language.js';

const DEEP = process.env['VARIORUM_DEEP'] === 'true';
const folder = new URL('../../../../target/npm/', import.meta.url);
const games = JSON.parse(await readFile(new URL('games.json', folder), 'utf8'));
const wasm = await readFile(new URL('language.wasm', folder));
const language = await loadLanguage({ library: { 'my-parent': 'game: P\nfrom: chess\n' } });
const head = 'game: A\nfrom: my-parent\n';
const doubtful = `${head}options: { same: { about: The same., goals: { stalemate: draw } } }\n`;

test('problems have places and remedies, also in a text that is not YAML', () => {
  const [open, wrong] = language.problems(`${head}start: "rnb\ngoals: { stalemates: loss }\n`);
  assert.equal(open.code, 'SYNTAX');
  assert.deepEqual(wrong.range, { start: { line: 3, character: 9 }, end: { line: 3, character: 19 } });
  assert.deepEqual(wrong.fixes[0].edits, [{ range: wrong.range, newText: 'stalemate' }]);
});

test('the second stage goes in steps, and ends when a newer text comes', async () => {
  assert.deepEqual(language.problems(doubtful), []);
  const [{ message }] = language.problems(doubtful, { stage: 2 });
  assert.match(message, /changes nothing/);
  assert.equal((await language.check(doubtful, () => false))[0].message, message);
  assert.equal(await language.check(doubtful, () => true), null);
});

test('completions, help, outline, places and another letter', () => {
  const text = `${head}pieces:\n  N: { name: horse, mo\nen passant: N\n`;
  const place = { line: 4, character: 12 };
  const completion = language
    .complete(text, { line: 3, character: 22 })
    .find(({ label }) => label === 'moves');
  assert.equal(completion.newText, 'moves: ');
  assert.match(completion.documentation, /^How the piece moves/);
  assert.match(language.hover(text, place).markdown, /horse/);
  assert.equal(language.hover(text, { line: 9, character: 0 }), null);
  assert.deepEqual(
    language.outline(text).map(({ name }) => name),
    ['game', 'from', 'pieces', 'en passant'],
  );
  const defined = { start: { line: 3, character: 2 }, end: { line: 3, character: 3 } };
  assert.deepEqual(language.definition(text, place), { range: defined });
  assert.equal(language.definition(text, { line: 1, character: 8 }).id, 'my-parent');
  assert.deepEqual(language.references(text, place)[0], defined);
  assert.match(language.rename(text, place, '1').refused, /letter/);
});

test('variants.ini is written and read', () => {
  const { ini, lost, problems } = language.writeIni(
    'game: Lower\nfrom: chess\ngoals: { stalemate: loss }\n',
    'lower',
  );
  assert.match(ini, /^\[lower\]\n/);
  assert.deepEqual([lost, problems], [['draws: bare kings'], []]);
  const [entry] = language.readIni(ini).entries;
  assert.deepEqual([entry.name, entry.line, entry.problems], ['lower', 1, []]);
  assert.deepEqual(language.problems(entry.definition, { stage: 2 }), []);
  assert.deepEqual(language.writeIni('game: A\nfrom: nowhere\n').problems.length, 1);
  assert.equal(language.readIni('maxRank = 3\n').problems[0].line, 1);
});

test('answers are those of the Java virtual machine', async () => {
  const expected = await readFile(
    new URL('../../../../target/expectations/language.jsonl', import.meta.url),
    'utf8',
  );
  const name = 'my.yaml';
  for (const line of expected.trimEnd().split('\n')) {
    const { id, text, ...answers } = JSON.parse(line);
    if (id) {
      assert.deepEqual(language.writeIni(text, id), JSON.parse(answers.written), id);
      assert.deepEqual(language.readIni(answers.ini), JSON.parse(answers.read), id);
    } else {
      assert.deepEqual(language.problems(text, { name }), JSON.parse(answers.problems), text);
      assert.deepEqual(language.problems(text, { name, stage: 2 }), JSON.parse(answers.checked), text);
      const completions = language.complete(text, { line: 2, character: 0 });
      const known = completions.filter(({ newText }) => newText !== 'my-parent');
      assert.deepEqual(known, JSON.parse(answers.completions), text);
      assert.deepEqual(language.outline(text), JSON.parse(answers.outline), text);
    }
  }
});

test('a key in any shipped definition is answered', (t) => {
  const texts = Object.entries(games).filter(([path]) => path.endsWith('.yaml'));
  const times = [];
  for (let i = 0; i < texts.length; i += DEEP ? 1 : 40) {
    const [path, text] = texts[i];
    const name = path.split('/').at(-1);
    for (let key = 1; key <= 5; key++) {
      const at = Math.floor((text.length * key) / 6);
      const typed = `${text.slice(0, at)}x${text.slice(at)}`;
      const begin = performance.now();
      const problems = language.problems(typed, { name });
      times.push(performance.now() - begin);
      assert.ok(
        problems.every(({ message, range }) => message && range.start.line <= range.end.line),
        path,
      );
    }
  }
  times.sort((a, b) => a - b);
  const [median, high] = [0.5, 0.95].map((part) => times[Math.floor(times.length * part)].toFixed(1));
  t.diagnostic(`${times.length} keys: ${median} ms in the middle, ${high} ms at 95 of 100`);
});

test('a page loads at most 780 kB for the language', () => {
  const { length } = gzipSync(wasm, { level: 9 });
  assert.ok(length <= 780_000, `language.wasm has ${length} bytes when gzip has compressed it`);
});

function newWorker() {
  const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: 'language-worker' });
  worker.unref();
  const asInBrowsers = {
    postMessage: (message) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
  };
  worker.on('message', (data) => asInBrowsers.onmessage({ data }));
  worker.on('error', (error) => asInBrowsers.onerror({ message: String(error) }));
  return asInBrowsers;
}

// Workers end with the process, and it ends when nothing is expected any more.
const alive = setInterval(() => {}, 1000);
const module = await WebAssembly.compile(wasm, { builtins: ['js-string'] });
const PATIENCE = 60_000;
const client = new LanguageClient(newWorker, { wasm: module, games }, PATIENCE);
after(() => {
  client.close();
  clearInterval(alive);
});

test('a worker answers all questions', async () => {
  const text = 'game: A\nfrom: chess\ngoals: { stalemates: loss }\n';
  const place = { line: 2, character: 2 };
  const [problems, checked, completions, hover, outline, definition, references, renamed, read, written] =
    await Promise.all([
      client.problems(text),
      client.check(text),
      client.complete(text, place),
      client.hover(text, place),
      client.outline(text),
      client.definition(text, place),
      client.references(text, place),
      client.rename(text, place, 'Q'),
      client.readIni('[a:chess]\nmaxRank = 8\n'),
      client.writeIni(text),
    ]);
  assert.deepEqual(problems, language.problems(text));
  assert.deepEqual(checked, language.problems(text, { stage: 2 }));
  assert.ok(completions.length > 0);
  assert.deepEqual(hover, language.hover(text, place));
  assert.deepEqual(outline, language.outline(text));
  assert.deepEqual([definition, references], [null, []]);
  assert.ok(renamed.refused);
  assert.deepEqual(read, language.readIni('[a:chess]\nmaxRank = 8\n'));
  assert.deepEqual(written, language.writeIni(text));
});

test('a newer question takes the place of an older one of its kind', async () => {
  const text = doubtful.replace('my-parent', 'chess');
  const [older, newer, quick] = [client.check(text), client.check(text), client.problems(text)];
  assert.equal(await older, null);
  assert.deepEqual(await quick, []);
  assert.equal((await newer).length, 1);
});

test('a worker that gives no sign is ended, and the next question starts another one', async () => {
  const silent = {
    postMessage(order) {
      if ('module' in order) queueMicrotask(() => silent.onmessage({ data: { ready: true } }));
    },
    terminate: () => (silent.isEnded = true),
  };
  const impatient = new LanguageClient(() => silent, { wasm: module, games }, 50);
  await assert.rejects(impatient.problems('game: A\n'), { name: 'SiteError', status: 0 });
  assert.ok(silent.isEnded);
  client.close();
  assert.ok((await client.problems('game: A\n')).length > 0);
});
