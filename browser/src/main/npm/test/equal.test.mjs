// The translated program answers as the Java virtual machine does, which wrote what is expected here.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { DefinitionError, load } from '../../../../target/npm/index.js';
import { newLibrary } from '../../../../target/npm/program.js';

const root = join(import.meta.dirname, '../../../../..');
const variorum = await load();

const DEEP = process.env['VARIORUM_DEEP'] === 'true';
/** Counts with more leaves are left to a deep check, and so are those of two shipped games in three. */
const MOST_LEAVES = DEEP ? 5_000_000 : 20_000;
const GAMES_STEP = DEEP ? 1 : 3;

function expected(name) {
  const text = readFileSync(join(root, `browser/target/expectations/${name}.jsonl`), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function checkPositions(game, positions) {
  for (const { played, fen, moves, outcome, why } of positions) {
    const position = played.reduce((each, move) => each.play(move), game.start());
    assert.equal(position.fen(), fen);
    assert.deepEqual(position.moves(), JSON.parse(moves));
    const ending = JSON.parse(outcome);
    assert.deepEqual(position.outcome(), ending && { winner: null, ...ending });
    for (const [text, answer] of why) assert.equal(position.whyNot(text), answer);
  }
}

test('moves, notation, outcomes and reasons in all shipped games', async (t) => {
  for (const { id, positions } of expected('positions')) {
    await t.test(id, () => checkPositions(variorum.shipped(id), positions));
  }
});

function checkReading({ file, text, problems, positions }) {
  if (positions) return checkPositions(variorum.read(text, { name: file }), positions);
  let refusal;
  try {
    variorum.read(text, { name: file });
  } catch (error) {
    refusal = error;
  }
  assert.ok(
    refusal instanceof DefinitionError,
    `read without problems, or failed: ${refusal?.stack}\n${text}`,
  );
  assert.deepEqual(refusal.problems, JSON.parse(problems));
}

test('random definitions, valid or not', () => expected('random').forEach(checkReading));

test('the mistakes of beginners', () => expected('mistakes').forEach(checkReading));

test("the engine's lines at fixed nodes in all shipped games", async (t) => {
  for (const { id, nodes, line } of expected('searches')) {
    await t.test(id, async () => {
      const game = variorum.shipped(id);
      const result = await game.engine({ worker: false }).search(game.start(), { nodes });
      assert.deepEqual(result.line, line);
    });
  }
});

/** Lines `game | options or - | fen or startpos | depth nodes; …`, or with `depth:nodes` in the newer files. */
function counts(path) {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(/ *\| */));
}

function checkCounts([id, options, fen, text], file) {
  const game = variorum.shipped(id, { options: options === '-' ? [] : options.split(/, */) });
  const position = fen === 'startpos' ? game.start() : game.position(fen);
  for (const [depth, nodes] of text.split(/; */).map((each) => each.split(' '))) {
    if (nodes <= MOST_LEAVES)
      assert.equal(position.perft(Number(depth)), Number(nodes), `${file}: ${id} ${fen}`);
  }
}

test('what pages ask', async () => {
  const folder = new URL('../../../../target/npm/', import.meta.url);
  const pages = JSON.parse(readFileSync(new URL('pages.json', folder), 'utf8'));
  const library = newLibrary(variorum.program, { ...variorum.files, ...pages });
  const site = variorum.program.openSite(library);
  const ask = (path, body) => {
    try {
      return variorum.program.answer(site, path.split('/'), [], body);
    } catch (refusal) {
      return refusal.message;
    }
  };
  for (const { path, body, answer } of expected('site'))
    assert.equal(ask(path, body), answer, `${path} ${body}`);
});

test('the counts beside the shipped games', () => {
  const games = join(root, 'games');
  const files = readdirSync(games, { recursive: true }).filter((path) => path.endsWith('perft.txt'));
  assert.ok(files.length >= 198);
  files.sort();
  for (let i = 0; i < files.length; i += GAMES_STEP)
    counts(join(games, files[i])).forEach((each) => checkCounts(each, files[i]));
});

test('published counts', () => {
  const folder = join(root, 'rules-testkit/src/test/resources/published');
  for (const file of readdirSync(folder))
    counts(join(folder, file)).forEach((each) => checkCounts(each, file));
  const shared = join(root, '../shared/positions/perft.txt');
  if (existsSync(shared)) counts(shared).forEach((each) => checkCounts(each, shared));
});
