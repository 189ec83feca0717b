// The functions of the package, on the package as it is packed.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DefinitionError, load } from '../../../../target/npm/index.js';

const variorum = await load();
const chess = variorum.shipped('chess');

test('a shipped game starts', () => {
  const position = chess.start();
  assert.equal(position.fen(), 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  assert.equal(position.turn(), 'white');
  assert.equal(position.outcome(), null);
  assert.equal(position.perft(3), 8902);
  assert.deepEqual(
    position.moves().find((move) => move.text === 'g1f3'),
    { text: 'g1f3', san: 'Nf3', steps: ['g1', 'f3'] },
  );
});

test('moves are played by either notation, and an illegal one says why', () => {
  const position = chess.start().play('e2e4').play('Nf6').play({ text: 'b1c3', san: 'Nc3' });
  assert.match(position.fen(), /^rnbqkb1r\/pppppppp\/5n2\/8\/4P3\/2N5\//);
  assert.throws(() => chess.start().play('e2e5'), { message: chess.start().whyNot('e2e5') });
  assert.equal(chess.start().whyNot('e2e4'), null);
});

test('a game ends', () => {
  const mate = ['f3', 'e5', 'g4', 'Qh4'].reduce((position, move) => position.play(move), chess.start());
  assert.deepEqual(mate.outcome(), {
    winner: 'black',
    result: '0-1',
    reason: 'mate',
    words: 'Black wins: White is mated.',
  });
  assert.deepEqual(mate.moves(), []);
  assert.ok(mate.inCheck());
});

test('repetition is remembered', () => {
  const round = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
  const position = [...round, ...round].reduce((each, move) => each.play(move), chess.start());
  assert.equal(position.outcome()?.reason, 'repetition');
});

test('options and a FEN', () => {
  const game = variorum.shipped('gleeman', { options: ['castling=italian'] });
  assert.deepEqual(game.options, ['castling=italian']);
  const fen = game.start().fen();
  assert.equal(game.position(fen).fen(), fen);
  assert.throws(() => game.position('nonsense'), /column/);
  assert.throws(() => variorum.shipped('no-such-game'), /no shipped game/);
});

test('all shipped games are listed', () => {
  const games = variorum.games();
  assert.ok(games.length >= 198);
  assert.ok(games.find(({ id }) => id === 'gleeman').options.includes('castling=italian'));
});

test('problems have places', () => {
  const text = 'game: X\nfrom: chess\npeices: {}\n';
  assert.throws(
    () => variorum.read(text, { name: 'x.yaml' }),
    (error) => {
      assert.ok(error instanceof DefinitionError);
      const [problem] = error.problems;
      assert.deepEqual(
        { ...problem, message: '' },
        { file: 'x.yaml', line: 3, column: 1, length: 6, message: '', fix: 'pieces' },
      );
      return true;
    },
  );
});

test('a definition may start from one that is given', () => {
  const library = { mine: variorum.definition('chess').replace(/^game: .*/m, 'game: Mine') };
  assert.equal(variorum.read('game: Yours\nfrom: mine\n', { library }).start().perft(2), 400);
});

for (const worker of [true, false]) {
  const where = worker ? 'in a worker' : 'in this thread';

  test(`the engine finds a mate ${where}`, async () => {
    const engine = chess.engine({ worker });
    const position = chess.position('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1');
    const lines = [];
    const { move, score, line } = await engine.search(position, { depth: 6 }, (each) => lines.push(each));
    assert.equal(move, 'd1d8');
    assert.deepEqual(score, { wins: 1 });
    assert.deepEqual(line, ['d1d8']);
    assert.ok(lines.length > 0);
    assert.ok(lines.every((each) => each.rank === 1 && each.san[0]));
    engine.close();
  });

  test(`a search is stopped ${where}`, { timeout: 60_000 }, async () => {
    const engine = chess.engine({ worker });
    const search = engine.search(chess.start());
    setTimeout(() => search.stop(), 300);
    assert.ok(chess.start().play((await search).move));
    const controller = new AbortController();
    const aborted = engine.search(chess.start(), { signal: controller.signal, lines: 2 });
    setTimeout(() => controller.abort(), 300);
    assert.equal((await aborted).lines.length, 2);
    engine.close();
  });

  test(`limits of nodes and time ${where}`, { timeout: 60_000 }, async () => {
    const engine = chess.engine({ worker });
    const [first, second] = [1, 2].map(() => chess.engine({ worker }).search(chess.start(), { nodes: 5000 }));
    assert.deepEqual((await first).line, (await second).line);
    const timed = await engine.search(chess.start(), { time: 200 });
    assert.ok(timed.move);
    engine.close();
  });
}

for (const worker of [true, false]) {
  const where = worker ? 'in a worker' : 'in this thread';

  test(`an engine that is closed says so ${where}`, async () => {
    const engine = chess.engine({ worker });
    const searches = [1, 2].map(() => engine.search(chess.start()));
    engine.close();
    for (const search of searches) await assert.rejects(search, /closed/);
    const late = engine.search(chess.start());
    late.stop();
    await assert.rejects(late, /closed/);
  });

  test(`a search that is closed keeps nothing alive ${where}`, () => {
    const code = `import('${new URL('../../../../target/npm/index.js', import.meta.url)}').then(async ({ load }) => {
      const game = (await load()).shipped('chess');
      const engine = game.engine({ worker: ${worker} });
      const search = engine.search(game.start(), {}, () => engine.close());
      await search.catch((error) => console.log(error.message));
    });`;
    const told = execFileSync(process.execPath, ['--eval', code], { encoding: 'utf8', timeout: 120_000 });
    assert.match(told, /closed/);
  });

  test(`the size of the table is checked ${where}`, { timeout: 60_000 }, async () => {
    for (const megabytes of [0, 1.5]) assert.throws(() => chess.engine({ worker, megabytes }), RangeError);
    const engine = chess.engine({ worker, megabytes: 100_000 });
    await assert.rejects(engine.search(chess.start(), { depth: 1 }), /megabytes/);
    engine.close();
  });
}

test('the files may be given', async () => {
  const folder = new URL('../../../../target/npm/', import.meta.url);
  const [wasm, games] = await Promise.all([
    readFile(new URL('variorum.wasm', folder)),
    readFile(new URL('games.json', folder), 'utf8'),
  ]);
  const given = await load({ wasm, games: JSON.parse(games) });
  assert.equal(given.shipped('chess').start().perft(2), 400);
});

test('a page loads at most 900 kB for the program, or 725 with Brotli', async () => {
  const target = new URL('../../../../target/', import.meta.url);
  const wasm = await readFile(new URL('npm/variorum.wasm', target));
  const gzip = await readFile(new URL('served/variorum.wasm.gz', target));
  const brotli = await readFile(new URL('served/variorum.wasm.br', target));
  assert.deepEqual(gunzipSync(gzip), wasm);
  assert.deepEqual(brotliDecompressSync(brotli), wasm);
  assert.ok(gzip.length <= 900_000, `variorum.wasm.gz has ${gzip.length} bytes`);
  assert.ok(brotli.length <= 725_000, `variorum.wasm.br has ${brotli.length} bytes`);
});
