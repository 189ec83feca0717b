import type { LineView, OutcomeView, PlyView, PositionQuery, PositionView } from '../api/types';
import { rectangle } from '../board/geometry';
import { USUAL_SIDES } from '../site/pieces';
import { Play } from './play.svelte';

/** A game for tests, in which every move is legal and `end` ends it. */
export function lineOf({ fen, moves, known, options }: PositionQuery): LineView {
  const start = fen ?? 'start';
  const plies = (moves ?? []).map((text, at) => plyOf(text, at, start, moves ?? []));
  return {
    game: {
      id: 'g',
      definition: { owner: 'somebody', name: 'g', version: '1' },
      name: 'G',
      shape: rectangle(1, 1),
      start: 'start',
      legend: [],
      hands: false,
      options: [],
      pieces: [],
      sides: USUAL_SIDES,
      special: [],
      fields: { held: [], slots: [] },
    },
    options: [...(options ?? [])],
    start,
    from: known ?? 0,
    plies: plies.slice(known ?? 0),
    position: positionOf(plies.at(-1)?.fen ?? start, plies.length, moves?.at(-1) === 'end'),
  };
}

function plyOf(text: string, at: number, start: string, moves: readonly string[]): PlyView {
  return {
    text,
    san: text,
    spoken: `spoken ${text}`,
    side: at % 2 === 0 ? 'white' : 'black',
    number: 1 + Math.floor(at / 2),
    fen: `${start} ${moves.slice(0, at + 1).join(' ')}`,
    check: false,
    squares: [],
    journeys: [],
    removed: [],
  };
}

function positionOf(fen: string, ply: number, isOver: boolean): PositionView {
  const outcome: OutcomeView = { reason: 'mate', winner: 'white', words: 'White wins.' };
  return {
    fen,
    placement: fen,
    hands: {},
    turn: ply % 2 === 0 ? 'white' : 'black',
    ply,
    checked: [],
    remembered: [],
    moves: [],
    previews: {},
    ...(isOver ? { outcome } : {}),
  };
}

/** A new game for tests, and what it has asked. */
export function playing(): { play: Play; asked: PositionQuery[] } {
  const asked: PositionQuery[] = [];
  const play = new Play(lineOf({ game: 'g', options: ['o'] }), (query) => {
    asked.push(query);
    return Promise.resolve(lineOf(query));
  });
  return { play, asked };
}
