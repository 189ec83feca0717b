import type { Color, LineView, PositionView, Seat, TableSummary, TableView } from '../api/types';
import { faces, onFace } from './clock';
import { timesOf } from './judge';
import { turnOf, type KeptGame } from './kept';

// What pages show of a kept game: the same as of the server's tables.

function seatAt({ you, level }: KeptGame, side: Color): Seat {
  return side === you
    ? { kind: 'guest', name: 'Guest', online: true }
    : { kind: 'computer', name: 'Computer', level, online: true };
}

/** What is not stored of a game, because it passes. */
export interface Passing {
  readonly thinking: boolean;
  /** The number of the player's open draw offer. */
  readonly offer: number | null;
  readonly now: number;
}

/** The table of a game; `line` has all its moves. */
export function tableOf(game: KeptGame, line: LineView, passing: Passing): TableView {
  const { you, time, outcome, rematch } = game;
  const { thinking, offer, now } = passing;
  const clocks = time && clocksOf(game, now);
  const stage = outcome ? 'ended' : 'playing';
  return {
    id: game.id,
    game: line.game,
    options: line.options,
    sequence: game.version,
    created: new Date(game.created).toISOString(),
    you,
    white: seatAt(game, 'white'),
    black: seatAt(game, 'black'),
    ...(time ? { time } : {}),
    stage,
    start: line.start,
    from: 0,
    plies: withClocks(game, line),
    position: bare(line.position),
    firsts: stage === 'playing' && line.position.turn === you ? firstsOf(line.position) : [],
    ...(clocks ? { clocks } : {}),
    watchers: 0,
    ...(offer === null ? {} : { offer: { kind: 'draw', by: you, number: offer } }),
    ...(thinking ? { thinking: { waiting: 0, failed: false } } : {}),
    ...(outcome ? { outcome } : {}),
    ...(rematch === undefined ? {} : { rematch }),
  };
}

function clocksOf(game: KeptGame, now: number): TableView['clocks'] {
  const times = timesOf(game, now);
  if (!game.time || !times) return undefined;
  const shown = faces(game.time, times);
  return game.outcome?.reason === 'time' ? { ...shown, [turnOf(game)]: 0 } : shown;
}

function withClocks({ time, moves }: KeptGame, { plies }: LineView): LineView['plies'] {
  if (!time) return plies;
  return plies.map((ply, index) => {
    const left = moves[index]?.left;
    return left === undefined ? ply : { ...ply, clock: onFace(time, left, 0) };
  });
}

/** The first steps of the legal moves. */
export function firstsOf({ moves }: PositionView): string[] {
  const steps = moves.flatMap((move) => [move.steps, ...move.shortcuts]);
  return [...new Set(steps.flatMap(([first]) => (first === undefined ? [] : [first])))];
}

/** A position without its moves, which a page asks for piece by piece. */
function bare(position: PositionView): PositionView {
  const { spoken, ...rest } = position;
  void spoken;
  return { ...rest, moves: [], previews: {} };
}

/** A game in the list of games. */
export function summaryOf(game: KeptGame): TableSummary {
  const { id, definition, name, you, outcome, moves, placement, last } = game;
  return {
    id,
    game: game.game,
    definition,
    name,
    created: new Date(game.created).toISOString(),
    changed: new Date(game.changed).toISOString(),
    you,
    white: seatAt(game, 'white'),
    black: seatAt(game, 'black'),
    stage: outcome ? 'ended' : 'playing',
    yourTurn: !outcome && turnOf(game) === you,
    plies: moves.length,
    placement,
    ...(last === null ? {} : { last }),
    ...(outcome ? { outcome } : {}),
  };
}
