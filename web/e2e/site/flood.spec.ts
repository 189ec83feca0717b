import { expect, test } from './fixtures';
import { play } from './hand';
import { GAME, code, game, movesOf, problem, sayHello, take, words } from './hostility';
import { NotAdmitted, Stranger, type Answer } from './stranger';
import { RealServer } from '../server';
import type { RawSocket } from './raw-socket';
import { setUp, sitDown, tableAfter } from './tables';
import type { Problem } from '../../src/api/types';

test('a thousand connections from one address: most are refused, and a game between two browsers is not disturbed', async ({
  open,
  server,
}) => {
  const white = await open('/mine');
  const table = await setUp(white, { game: GAME, side: 'white' });
  await white.goto(`/play/${table}`);
  const black = await open(`/play/${table}`);
  await sitDown(black);
  await play(white, 'e2e4');

  const crowd = new Stranger(server.address, take());
  await crowd.ask('/api/me');
  const inside: RawSocket[] = [];
  const refusals: Answer[] = [];
  const attempt = (): Promise<unknown> =>
    crowd.connect().then(
      (socket) => inside.push(socket),
      (e: unknown) => {
        if (!(e instanceof NotAdmitted)) throw e;
        refusals.push(e.answer);
      },
    );
  for (let i = 0; i < 5; i++) await Promise.all(Array.from({ length: 50 }, attempt));
  // Of connections opened at the same moment, the server may close some again.
  await expect.poll(() => inside.filter(({ isClosed }) => !isClosed).length).toBe(200);
  for (const { status, body } of refusals) {
    expect(status).toBe(429);
    expect(JSON.parse(body)).toMatchObject({ code: 'too-many-pages', words: [/200 pages open/] });
  }
  await play(black, 'e7e5');

  for (let i = 0; i < 15; i++) await Promise.all(Array.from({ length: 50 }, attempt));
  await expect.poll(() => inside.filter(({ isClosed }) => !isClosed).length).toBe(200);
  expect(inside.length + refusals.length).toBe(1000);
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([429]));
  for (const { body } of refusals)
    expect((JSON.parse(body) as Problem).words.join(' ')).toMatch(/^[A-Z].*\.$/);

  await play(white, 'g1f3');
  await play(black, 'b8c6');
  expect((await tableAfter(white, table, 4)).plies.map(({ text }) => text)).toEqual([
    'e2e4',
    'e7e5',
    'g1f3',
    'b8c6',
  ]);
  await expect(white.getByText('The connection to the server is lost')).toBeHidden();

  // After some connections close, others are accepted.
  for (const socket of inside) socket.leave();
  await expect
    .poll(() =>
      sayHello(crowd).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test('a flood of messages is slowed down and then cut off, and others go on', async ({ server }) => {
  const [white, , table, someone] = await game(server.address);
  const flooder = await sayHello(new Stranger(server.address, take()));
  for (let ref = 1; ref <= 150; ref++) flooder.send({ type: 'ping', ref });
  const slow = await flooder.hear((message) => code(message) === 'too-fast');
  expect(words(slow)).toMatch(/wait/);
  expect(slow).toHaveProperty('ref');
  // The flooder waits for each answer: closing a connection with unread messages resets it, and the reason is lost.
  for (let ref = 1000; ref <= 9_000 && !flooder.isClosed; ref++) {
    await Promise.race([flooder.closed, flooder.ask({ type: 'ping', ref }).catch(() => undefined)]);
  }
  expect(await flooder.closed, 'against the rules of the house').toBe(1008);
  expect(await white.ask({ type: 'play', ref: 1, table, ply: 0, move: 'e2e4' })).toMatchObject({
    type: 'accepted',
  });
  expect(await movesOf(someone, table)).toEqual(['e2e4']);
});

test('a flood of requests is refused for a while, to that address alone', async () => {
  // The limit is lowered, because a slow machine cannot flood a server with the usual limit.
  // No game is needed, and fewer games are loaded sooner.
  const server = new RealServer('compositions');
  try {
    await server.start('--requests-per-second', '10');
    const flooder = new Stranger(server.address, take());
    const answers: Answer[] = [];
    for (let i = 0; i < 12; i++) {
      answers.push(...(await Promise.all(Array.from({ length: 60 }, () => flooder.ask('/api/me')))));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(400);
    for (const answer of refused) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(problem(answer)).toMatchObject({ code: 'too-fast', words: [/Wait \d+ s/] });
    }
    expect((await new Stranger(server.address, take()).ask('/api/me')).status).toBe(200);
    await expect.poll(async () => (await flooder.ask('/api/me')).status).toBe(200);
  } finally {
    await server.remove();
  }
});
