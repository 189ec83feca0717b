import { RefusedError } from '../api/http';
import type { Color, LineView, PositionQuery, TableQuery } from '../api/types';
import { glance, HERE, movesOf, opposite, type KeptGame } from './kept';
import type { Store } from './store';

/** Plays a line: answers a query for a position. */
export type Ask = (query: PositionQuery) => Promise<LineView>;

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return HERE + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Query = TableQuery & { level: number };

/** Begins a game against the computer and keeps it; returns its id. */
export async function begin(query: Query, ask: Ask, store: Store, now: number): Promise<string> {
  const game = await newGame(query, ask, now);
  await store.add(game);
  return game.id;
}

async function newGame(query: Query, ask: Ask, now: number): Promise<KeptGame> {
  const { game, options = [], fen, moves = [], side, level, time } = query;
  const line = await ask({ game, options, moves, ...(fen === undefined ? {} : { fen }) });
  if (line.position.outcome) throw new RefusedError(409, 'over', ['The game is over in this position.']);
  return {
    id: newId(),
    version: 1,
    game: line.game.id,
    name: line.game.name,
    definition: line.game.definition,
    options: line.options,
    start: line.start,
    usual: line.start === line.game.start,
    opening: line.plies.length,
    first: line.plies[0]?.side ?? line.position.turn,
    you: side ?? lot(),
    level,
    seed: Math.floor(Math.random() * 2 ** 31),
    ...(time ? { time } : {}),
    created: now,
    changed: now,
    turnBegan: now,
    moves: movesOf(line),
    declined: false,
    ...glance(line.plies, line.position),
  };
}

function lot(): Color {
  return Math.random() < 0.5 ? 'white' : 'black';
}

/** The same game once more, with sides changed; it is not kept yet. */
export function nextOf(game: KeptGame, ask: Ask, now: number): Promise<KeptGame> {
  const { options, start, opening, you, level, time } = game;
  const query = {
    game: game.game,
    options: [...options],
    fen: start,
    moves: game.moves.slice(0, opening).map(({ text }) => text),
    side: opposite(you),
    level,
    ...(time ? { time } : {}),
  };
  return newGame(query, ask, now);
}
