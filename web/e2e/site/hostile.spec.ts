import { expect, test } from './fixtures';
import { GAME, code, game, movesOf, problem, sayHello, take, words } from './hostility';
import { NotAdmitted, Stranger, type Answer } from './stranger';
import type { RawSocket } from './raw-socket';
import type { ServerMessage } from '../../src/api/types';

test('moves that cannot be made are refused with a reason, and the game goes on', async ({ server }) => {
  const [white, black, table, someone] = await game(server.address);
  const spectator = await sayHello(new Stranger(server.address, take()));
  let ref = 100;
  const move = (by: RawSocket, ply: number, text: string): Promise<ServerMessage> =>
    by.ask({ type: 'play', ref: ref++, table, ply, move: text });
  const refused = async (by: RawSocket, ply: number, text: string, why: string): Promise<void> => {
    const answer = await move(by, ply, text);
    expect(code(answer), text).toBe(why);
    expect(words(answer), 'a sentence for people').toMatch(/^[A-Z0-9].{8,}\.$/s);
  };
  const accepted = async (by: RawSocket, ply: number, text: string): Promise<void> => {
    expect(await move(by, ply, text)).toMatchObject({ type: 'accepted' });
  };

  await refused(white, 0, 'e2e5', 'illegal');
  await refused(white, 0, 'e7e5', 'illegal');
  for (const text of ['', 'e2', 'zz99', 'e2e4e2e4', '♞'.repeat(1000)]) {
    await refused(white, 0, text, 'illegal');
  }
  await refused(white, 0, '\0', 'malformed');
  await refused(black, 0, 'e7e5', 'not-your-turn');
  await refused(spectator, 0, 'e2e4', 'not-yours');
  await refused(white, 1, 'e2e4', 'late');
  await refused(white, -1, 'e2e4', 'late');
  await refused(white, 2 ** 31 - 1, 'e2e4', 'late');

  await accepted(white, 0, 'e2e4');
  await accepted(white, 0, 'e2e4');
  await refused(white, 0, 'd2d4', 'late');
  await refused(white, 1, 'd2d4', 'not-your-turn');
  await refused(black, 0, 'e2e4', 'late');
  await accepted(black, 1, 'e7e5');
  await accepted(white, 0, 'e2e4');
  expect(await movesOf(someone, table)).toEqual(['e2e4', 'e7e5']);

  expect(code(await spectator.ask({ type: 'act', ref: 1, table, ply: 2, action: 'resign' }))).toBe(
    'not-yours',
  );
  expect(code(await spectator.ask({ type: 'act', ref: 2, table, ply: 2, action: 'sit' }))).toBe('taken');
  expect(code(await black.ask({ type: 'act', ref: 3, table, ply: 2, action: 'abort' }))).toBe('begun');
  expect(code(await white.ask({ type: 'act', ref: 4, table, ply: 2, action: 'resign' }))).toBe('accepted');
  await refused(white, 2, 'g1f3', 'over');
  expect(await movesOf(someone, table)).toEqual(['e2e4', 'e7e5']);
});

test('tables that are not there are refused', async ({ server }) => {
  const stranger = new Stranger(server.address, take());
  const socket = await sayHello(stranger);
  const ids = ['AAAAAAAAAAAA', '', '../../etc', "x' or '1'='1", 'x'.repeat(5000), '\u0000', '💥'];
  for (const [ref, table] of ids.entries()) {
    for (const message of [
      { type: 'watch', plies: 0 },
      { type: 'play', ply: 0, move: 'e2e4' },
      { type: 'act', ply: 0, action: 'sit' },
    ]) {
      socket.heard.length = 0;
      // A text with hidden characters is refused before the table is looked up.
      const why = table === '\u0000' ? 'malformed' : 'unknown-table';
      expect(code(await socket.ask({ ...message, ref, table })), table).toBe(why);
    }
    const answer = await stranger.ask(`/api/tables/${encodeURIComponent(table)}`);
    // Some of these paths are invalid addresses.
    expect([400, 404], table).toContain(answer.status);
    expect(problem(answer).words.join(''), table).toMatch(/\.$/);
  }
});

test('messages that cannot be read are refused one by one, and the socket goes on', async ({ server }) => {
  const socket = await sayHello(new Stranger(server.address, take()));
  const strange = [
    ...['', 'no JSON', '{', '[]', 'null', '42', '"play"', '{"type":"play"', '{}{}', '\ufeff{}'],
    ...['{"type":null}', '{"type":"fly","ref":1}', '{"type":["play"]}', '{"ref":1}'],
    '{"type":"ping","ref":"one"}',
    '{"type":"ping","ref":1.5}',
    '{"type":"ping","ref":99999999999999999999}',
    '{"type":"ping"}',
    '{"type":"ping","ref":1,"ref":2}',
    '{"type":"ping","ref":1,"more":true}',
    '{"type":"ping","ref":1} and more',
    '{"type":"watch","ref":1,"table":7,"plies":0}',
    '{"type":"watch","ref":1,"table":null,"plies":0}',
    '{"type":"act","ref":1,"table":"A","ply":0,"action":"win"}',
    '{"type":"act","ref":1,"table":"A","ply":0,"action":0}',
    '{"type":"analyse","ref":1,"position":{},"lines":1}',
    '{"type":"analyse","ref":1,"position":{"game":"chess","moves":[null]},"lines":1}',
    '{"type":"@class","@class":"java.lang.Runtime"}',
    '['.repeat(20_000),
    '{"type":'.repeat(5_000),
  ];
  for (const [i, text] of strange.entries()) {
    socket.heard.length = 0;
    socket.send(text);
    const answer = await socket.hear(() => true);
    expect(answer, text.slice(0, 80)).toMatchObject({ type: 'refused', code: 'malformed' });
    expect(words(answer), text.slice(0, 80)).toMatch(/^[A-Z].*\.$/s);
    expect(words(answer).length, 'what was sent is not sent back').toBeLessThan(400);
    expect(await socket.ask({ type: 'ping', ref: 1000 + i })).toMatchObject({ type: 'pong' });
    await new Promise((later) => setTimeout(later, 40));
  }
  for (const [lines, position, why] of [
    [0, { game: GAME }, 'bad-lines'],
    [6, { game: GAME }, 'bad-lines'],
    [1, { game: 'nothing' }, 'unknown-game'],
    [1, { game: '../../etc/passwd' }, 'unknown-game'],
    [1, { game: GAME, options: ['nothing'] }, 'unknown-option'],
    [1, { game: GAME, fen: 'nonsense' }, 'bad-fen'],
    [1, { game: GAME, fen: '8/8/8/8/8/8/8/8 w - - 0 1' }, 'bad-fen'],
    [1, { game: GAME, moves: ['e2e5'] }, 'illegal-move'],
  ] as const) {
    socket.heard.length = 0;
    expect(code(await socket.ask({ type: 'analyse', ref: 5, position, lines })), why).toBe(why);
  }
  const long = { game: GAME, moves: Array.from({ length: 2000 }, () => 'e2e4') };
  socket.heard.length = 0;
  expect((await socket.ask({ type: 'review', ref: 6, position: long })).type).toBe('refused');
});

test('requests that cannot be read are refused with words', async ({ server }) => {
  const stranger = new Stranger(server.address, take());
  for (const path of [
    '/api/tables',
    '/api/positions',
    '/api/positions/why',
    '/api/pgn/read',
    '/api/pgn/write',
  ]) {
    for (const body of ['', '{', 'null', '[]', '{"game":7}', '{"gnome":"chess"}', '['.repeat(20_000)]) {
      const answer = await stranger.ask(path, { method: 'POST', body });
      expect(answer.status, `${path} ${body.slice(0, 20)}`).toBe(400);
      expect(problem(answer), path).toMatchObject({ code: 'malformed' });
    }
  }
  for (const [method, path, body, status] of [
    ['POST', '/api/tables', { game: 'nothing' }, 404],
    ['POST', '/api/tables', { game: GAME, level: 99 }, 400],
    ['POST', '/api/tables', { game: GAME, options: ['x'] }, 400],
    ['POST', '/api/tables', { game: GAME, time: { main: -1, increment: 0, byoyomi: 0 } }, 400],
    ['GET', '/api/games/nothing', undefined, 404],
    ['GET', '/api/games/nothing/rules', undefined, 404],
    ['GET', '/api/games/..%2F..%2Fetc/rules', undefined, 404],
    ['GET', '/api/mine?before=yesterday', undefined, 400],
    ['GET', '/api/nothing', undefined, 404],
    ['GET', '/assets/nothing.js', undefined, 404],
    ['GET', '/nothing.png', undefined, 404],
    ['DELETE', '/api/tables', undefined, 404],
    ['GET', '/api/socket', undefined, 404],
  ] as const) {
    const answer = await stranger.ask(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const what = `${method} ${path} ${JSON.stringify(body) ?? ''}: ${answer.body}`;
    expect.soft(answer.status, what).toBe(status);
    expect.soft(problem(answer).words.join(''), what).toMatch(/^[A-Z"].*\.$/s);
  }
});

test('what is too large is refused, and others go on', async ({ server }) => {
  const [white, black, table] = await game(server.address);
  const stranger = new Stranger(server.address, take());
  const socket = await sayHello(stranger);
  socket.send({ type: 'play', ref: 1, table, ply: 0, move: 'x'.repeat(70_000) });
  expect(await socket.closed, 'message too big').toBe(1009);
  const binary = await sayHello(stranger);
  binary.frame(2, Buffer.alloc(1000));
  expect([1003, 1009]).toContain(await binary.closed);

  for (const chunked of [false, true]) {
    const body = JSON.stringify({ game: GAME, pgn: 'x'.repeat(400_000) });
    const answer = await stranger.ask('/api/pgn/read', { method: 'POST', body, chunked });
    expect(answer.status, chunked ? 'in pieces' : 'at once').toBe(413);
    expect(problem(answer)).toMatchObject({ code: 'too-large', words: [/At most 256 kB/] });
  }
  expect(await white.ask({ type: 'play', ref: 9, table, ply: 0, move: 'e2e4' })).toMatchObject({
    type: 'accepted',
  });
  expect(await black.ask({ type: 'play', ref: 9, table, ply: 1, move: 'e7e5' })).toMatchObject({
    type: 'accepted',
  });
});

test('pages of other sites cannot open a socket', async ({ server }) => {
  const stranger = new Stranger(server.address, take());
  const own = server.address;
  for (const origin of [
    'http://evil.example',
    'null',
    '',
    `${own}.evil.example`,
    `http://${own}`,
    'http://localhost',
  ]) {
    const refusal = await stranger.connect({ Origin: origin }).then(
      () => `${origin} came in`,
      (e: unknown) => e,
    );
    expect(refusal, origin).toBeInstanceOf(NotAdmitted);
    const { answer } = refusal as NotAdmitted;
    expect(answer.status, origin).toBe(403);
    expect(problem(answer)).toMatchObject({ code: 'foreign-page' });
  }
  (await stranger.connect({ Origin: own })).leave();
});

test('a forged cookie makes nobody somebody else', async ({ server }) => {
  const owner = new Stranger(server.address, take());
  const { id } = JSON.parse(
    (await owner.post('/api/tables', { game: GAME, side: 'white', level: 1 })).body,
  ) as {
    id: string;
  };
  const [name, value = ''] = (owner.cookie ?? '').split('=');
  const [guest = '', signature = ''] = value.split('.');
  expect(guest).toMatch(/^[0-9a-f]{32}$/);
  const mine = async (stranger: Stranger): Promise<number> =>
    (JSON.parse((await stranger.ask('/api/mine')).body) as unknown[]).length;
  expect(await mine(owner)).toBe(1);

  const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  const forged = [
    guest,
    `${guest}.`,
    `${guest}.${flipped}`,
    `${guest}.${signature}x`,
    `.${signature}`,
    'x'.repeat(4000),
  ];
  for (const cookie of forged) {
    const forger = new Stranger(server.address, take());
    forger.cookie = `${name}=${cookie}`;
    expect(await mine(forger), cookie.slice(0, 60)).toBe(0);
    expect(forger.cookie, 'he is given a cookie of his own').toMatch(/^variorum-guest=[0-9a-f]{32}\./);
    expect(forger.cookie).not.toContain(guest);
    const socket = await sayHello(forger);
    expect(code(await socket.ask({ type: 'play', ref: 1, table: id, ply: 0, move: 'e2e4' }))).toBe(
      'not-yours',
    );
    socket.leave();
  }
});

test('every kind of answer carries the security headers', async ({ server }) => {
  const stranger = new Stranger(server.address, take());
  const page = await stranger.ask('/');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body)?.[1];
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(page.body)?.[1];
  if (script === undefined || style === undefined) throw new Error('the page has no script and style');
  expect(page.body, 'no inline script').not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(page.body, 'no inline style').not.toMatch(/<style|\sstyle=|\son[a-z]+=/);

  const big = 'x'.repeat(300_000);
  const foreign = await stranger.connect({ Origin: 'http://evil.example' }).then(
    () => undefined,
    (e: unknown) => (e as NotAdmitted).answer,
  );
  const kinds: [string, Answer | undefined][] = [
    ['the page', page],
    ['the page elsewhere', await stranger.ask('/play/ABC')],
    ['a script', await stranger.ask(script)],
    ['a compressed script', await stranger.ask(script, { headers: { 'Accept-Encoding': 'gzip' } })],
    ['a style sheet', await stranger.ask(style)],
    ['the API', await stranger.ask('/api/games')],
    ['the description of the API', await stranger.ask('/api/openapi.json')],
    ['a missing file', await stranger.ask('/assets/nothing.js')],
    ['a missing address', await stranger.ask('/api/nothing')],
    ['a refusal', await stranger.ask('/api/games/nothing/rules')],
    ['a body that cannot be read', await stranger.ask('/api/tables', { method: 'POST', body: '{' })],
    ['a body that is too large', await stranger.ask('/api/tables', { method: 'POST', body: big })],
    ['a socket that is not opened', foreign],
    ['a method that is not there', await stranger.ask('/', { method: 'PUT' })],
    ['only the head', await stranger.ask('/', { method: 'HEAD' })],
    ['an address that is none', await stranger.ask('/%ff%00')],
    ['a file outside', await stranger.ask('/assets/..%2f..%2fapplication.properties')],
  ];
  for (const [kind, answer] of kinds) {
    const policy = String(answer?.headers['content-security-policy']);
    expect
      .soft(policy, kind)
      .toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'");
    expect.soft(policy, kind).toContain("worker-src 'self'");
    expect.soft(policy, kind).toContain("frame-ancestors 'none'");
    expect.soft(policy.replace("'wasm-unsafe-eval'", ''), kind).not.toMatch(/unsafe|\*|http/);
    expect.soft(answer?.headers, kind).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect
      .soft(answer?.headers, `${kind}: which server it is is nobody's business`)
      .not.toHaveProperty('server');
    expect
      .soft(answer?.body, `${kind}: nothing of the inside is shown`)
      .not.toMatch(/\bat (org|io|java)\.|Jetty|Exception/);
  }
  const cookie = String(
    page.headers['set-cookie'] ??
      (await new Stranger(server.address, take()).ask('/api/me')).headers['set-cookie'],
  );
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
});
