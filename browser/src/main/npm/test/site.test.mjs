// The site's client, with its workers, on the package as it is packed.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test, { after } from 'node:test';
import { Worker } from 'node:worker_threads';
import { SiteClient, SiteError } from '../../../../target/npm/site.js';

const folder = new URL('../../../../target/npm/', import.meta.url);
const text = (name) => readFile(new URL(name, folder), 'utf8');
const { buffer: wasm } = new Uint8Array(await readFile(new URL('variorum.wasm', folder)));
const module = await WebAssembly.compile(wasm, { builtins: ['js-string'] });
const files = {
  wasm: module,
  games: JSON.parse(await text('games.json')),
  pages: JSON.parse(await text('pages.json')),
};

/** The workers that a client has made. */
const workers = [];
/** Whether a worker dies of the next order. */
let isDying = false;

function newWorker() {
  const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: 'site-worker' });
  worker.unref();
  const asInBrowsers = {
    postMessage(message) {
      if (!isDying) return worker.postMessage(message);
      isDying = false;
      asInBrowsers.onerror({ message: 'as the test wants it' });
    },
    terminate: () => void worker.terminate(),
  };
  worker.on('message', (data) => asInBrowsers.onmessage({ data }));
  worker.on('error', (error) => asInBrowsers.onerror({ message: String(error) }));
  workers.push(asInBrowsers);
  return asInBrowsers;
}

// Workers end with the process, and it ends when nothing is expected any more.
const alive = setInterval(() => {}, 1000);
const site = new SiteClient(newWorker, files);
after(() => {
  site.close();
  clearInterval(alive);
});

const refused = (status, code) => (error) => {
  assert.ok(error instanceof SiteError, String(error.stack));
  assert.deepEqual([error.status, error.code], [status, code]);
  assert.ok(error.words.length > 0);
  return true;
};

/** All reports of a search. */
function reports(begin) {
  return new Promise((resolve, reject) => {
    const all = [];
    begin((report) => {
      all.push(report);
      if (report.done) resolve(all);
    }, reject);
  });
}

test('it is ready', () => site.ready());

test('a position', async () => {
  const line = await site.answer('/api/positions', { game: 'chess', moves: ['e4', 'e7e5'] });
  assert.deepEqual(
    line.plies.map(({ san }) => san),
    ['e4', 'e5'],
  );
  assert.equal(line.position.moves.length, 29);
  assert.equal(line.game.name, 'Chess');
});

test('a game and its options', async () => {
  const game = await site.answer('/api/games/gleeman');
  assert.ok(game.options.some(({ id }) => id === 'castling=italian'));
  const line = await site.answer('/api/positions', { game: 'gleeman', options: ['castling=italian'] });
  assert.deepEqual(line.options, ['castling=italian']);
});

test('why not', async () => {
  const why = await site.answer('/api/positions/why', { position: { game: 'chess' }, steps: ['a1', 'a3'] });
  assert.ok(why.squares.includes('a2'), JSON.stringify(why));
});

test('what a piece can do', async () => {
  const insight = await site.answer('/api/positions/insight', { position: { game: 'chess' }, square: 'g1' });
  assert.ok(JSON.stringify(insight).includes('f3'));
});

test('an arrangement', async () => {
  const fen = '8/8/8/8/8/8/8/K7 w - - 0 1';
  assert.ok(await site.answer('/api/positions/arrangement', { game: 'chess', fen }));
});

test('rules, with Markdown and examples', async () => {
  const rules = await site.answer('/api/games/gleeman/rules?options=castling%3Ditalian');
  assert.deepEqual(rules.options, ['castling=italian']);
  assert.ok(rules.guide.some(({ prose }) => prose?.startsWith('<p>')));
  assert.ok(rules.guide.some(({ example }) => example));
  assert.ok(rules.card.length > 0);
});

test('PGN is read and written', async () => {
  const pgn = '[Event "?"]\n\n1. e4 e5 2. Nf3 *\n';
  const view = await site.answer('/api/pgn/read', { text: pgn, game: 'chess' });
  const written = await site.answer('/api/pgn/write', view);
  assert.match(written.pgn, /1\. e4 e5 2\. Nf3/);
});

test('choices, premoves and typed moves', async () => {
  const start = { game: 'chess' };
  const choices = await site.choices(start, 'e2');
  assert.deepEqual(
    choices.moves.map((move) => move.text),
    ['e2e3', 'e2e4'],
  );
  assert.ok((await site.choices(start, 'e7', 'black')).premoves.includes('e5'));
  assert.ok((await site.firsts(start)).includes('g1'));
  assert.deepEqual(await site.premove(start, ['e2', 'e4']), { move: 'e2e4' });
  const promotion = { game: 'chess', fen: '7k/4P3/8/8/8/8/8/K7 w - - 0 1' };
  assert.ok((await site.premove(promotion, ['e7', 'e8'])).choices.moves.length > 1);
  assert.deepEqual(await site.read(start, 'Nf3'), { move: 'g1f3' });
  await assert.rejects(site.read(start, 'a1a3'), (error) => {
    assert.ok(error.squares.includes('a2'));
    return refused(400, 'illegal')(error);
  });
  await assert.rejects(site.premove(start, ['e2', 'd3']), refused(400, 'illegal'));
});

test('refusals', async () => {
  await assert.rejects(site.answer('/api/games/nothing'), refused(404, 'unknown-game'));
  await assert.rejects(site.answer('/api/nothing'), refused(404, 'unknown-address'));
  await assert.rejects(site.answer('/api/tables', {}), refused(404, 'unknown-address'));
  await assert.rejects(site.answer('/api/positions', { game: 7 }), refused(400, 'malformed'));
  await assert.rejects(
    site.answer('/api/positions', { game: 'chess', moves: ['e5'] }),
    refused(400, 'illegal-move'),
  );
  await assert.rejects(site.answer('/api/positions', { game: 'chess', fen: 'x' }), refused(400, 'bad-fen'));
  await assert.rejects(
    reports((...by) => site.analyse({ game: 'chess' }, 6, ...by)),
    refused(400, 'bad-lines'),
  );
  await assert.rejects(site.think({ game: 'chess' }, 9, 0), refused(400, 'malformed'));
});

for (const [game, fen, wins] of [
  ['chess', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 1],
  ['makruk', null, undefined],
]) {
  test(`an analysis of ${game}`, { timeout: 120_000 }, async () => {
    let stop;
    const found = await new Promise((resolve, reject) => {
      stop = site.analyse(
        { game, fen },
        2,
        (report) => {
          if (report.done || report.depth >= 4) resolve(report);
        },
        reject,
      );
    });
    stop();
    assert.equal(found.lines.length, 2);
    assert.equal(found.lines[0].score.wins, wins);
    assert.ok(found.nodes > 0);
    assert.ok(found.lines[0].moves[0].san);
  });
}

test('an analysis of a position without moves is over at once', async () => {
  const mate = { game: 'chess', moves: ['f3', 'e5', 'g4', 'Qh4'] };
  const found = await reports((...by) => site.analyse(mate, 1, ...by));
  assert.deepEqual(found, [{ depth: 0, nodes: 0, lines: [], done: true }]);
});

const nothing = () => {};

test('a new analysis ends the one before', { timeout: 60_000 }, async () => {
  const said = [];
  site.analyse({ game: 'chess' }, 1, (report) => said.push(report), nothing);
  const stop = site.analyse({ game: 'chess', moves: ['e4'] }, 1, nothing, nothing);
  const end = [{ depth: 0, nodes: 0, lines: [], done: true }];
  assert.deepEqual(said, end);
  stop();
  // What is asked later is answered after whatever was still on its way.
  await site.think({ game: 'chess' }, 1, 1);
  assert.deepEqual(said, end);
});

test('what is stopped says nothing any more', { timeout: 60_000 }, async () => {
  let isStopped = false;
  let said = 0;
  const stop = await new Promise((resolve, reject) => {
    const end = site.analyse({ game: 'chess' }, 1, () => (isStopped ? said++ : resolve(end)), reject);
  });
  isStopped = true;
  stop();
  // What is asked later is answered after whatever was still on its way.
  await site.think({ game: 'chess' }, 1, 1);
  assert.equal(said, 0);
});

test('a review tells a bad move from a good one', { timeout: 120_000 }, async () => {
  const found = await reports((...by) => site.review({ game: 'chess', moves: ['f3', 'e5', 'g4'] }, ...by));
  assert.deepEqual(
    found.map(({ ply }) => ply),
    [0, 1, 2, 3],
  );
  assert.equal(found[2].choice.played.wins, -1);
  assert.equal(found[2].choice.best.wins, undefined);
  assert.equal(found[3].choice, undefined);
});

test('a first thought of level 1 is the same each time', { timeout: 60_000 }, async () => {
  const clients = [1, 2].map(() => new SiteClient(newWorker, files));
  const [first, second] = await Promise.all(clients.map((each) => each.think({ game: 'chess' }, 1, 1)));
  clients.forEach((each) => each.close());
  assert.deepEqual(first, second);
  assert.ok((await site.choices({ game: 'chess' }, first.move.slice(0, 2))).moves.length > 0);
  assert.equal(typeof first.score.centipawns, 'number');
});

test('an analysis waits for the thoughts before it', { timeout: 60_000 }, async () => {
  const order = [];
  const thoughts = [1, 2].map((seed) =>
    site.think({ game: 'chess' }, 1, seed).then(() => order.push('thought')),
  );
  await new Promise((resolve, reject) => {
    const found = () => {
      order.push('analysis');
      stop();
      resolve();
    };
    const stop = site.analyse({ game: 'chess' }, 1, found, reject);
  });
  await Promise.all(thoughts);
  assert.deepEqual(order, ['thought', 'thought', 'analysis']);
});

test('thoughts at the same time, one with little time', { timeout: 120_000 }, async () => {
  const moves = await Promise.all([0, 1].map((millis) => site.think({ game: 'chess' }, 8, 0, millis)));
  for (const { move } of moves) assert.deepEqual(await site.read({ game: 'chess' }, move), { move });
});

test('a worker that dies fails what it was asked, and is made anew', { timeout: 60_000 }, async () => {
  const made = workers.length;
  isDying = true;
  await assert.rejects(site.answer('/api/positions', { game: 'chess' }), refused(0, 'failed'));
  assert.ok(await site.answer('/api/games/chess/rules'));
  assert.equal(workers.length, made + 1);
});

test('files that are not there', async () => {
  for (const games of [new URL('file:///nothing'), 'data:text/plain,nothing']) {
    const client = new SiteClient(newWorker, { ...files, games });
    await assert.rejects(client.ready(), refused(0, 'unavailable'));
  }
  const old = new SiteClient(newWorker, {
    ...files,
    wasm: new Uint8Array([0, 97, 115, 109, 9, 0, 0, 0]).buffer,
  });
  await assert.rejects(old.ready(), refused(0, 'unsupported'));
});

test('a program that does not fit is not ready', { timeout: 60_000 }, async () => {
  const empty = await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  const client = new SiteClient(newWorker, { ...files, wasm: empty });
  await assert.rejects(client.ready(), refused(0, 'failed'));
  await assert.rejects(client.answer('/api/games/chess'), refused(0, 'failed'));
});

test('a worker that is made anew gets the rules pages, too', { timeout: 60_000 }, async () => {
  const rules = await site.answer('/api/games/chess/rules');
  isDying = true;
  await assert.rejects(site.answer('/api/games/chess/rules'), refused(0, 'failed'));
  assert.deepEqual(await site.answer('/api/games/chess/rules'), rules);
  assert.ok(rules.guide.length > 0);
});

test('a client that is closed says so', async () => {
  const client = new SiteClient(newWorker, files);
  client.close();
  await assert.rejects(client.answer('/api/games/chess'), refused(0, 'failed'));
});

test('what is asked just before a client is closed fails', { timeout: 60_000 }, async () => {
  for (let steps = 0; steps < 6; steps++) {
    const client = new SiteClient(newWorker, files);
    await client.ready();
    const asked = assert.rejects(client.answer('/api/games/chess'), refused(0, 'failed'));
    for (let i = 0; i < steps; i++) await null;
    client.close();
    await asked;
  }
});
