import { rectangle } from '../../board/geometry';
import type { Games, ListedGame } from '../games';
import { USUAL_SIDES } from '../pieces';

/** A game for tests, by default in the family `old`. */
export function sample(id: string, rest: Partial<ListedGame> = {}): ListedGame {
  return {
    id,
    name: id,
    family: 'old',
    shape: rectangle(8, 8),
    start: '8/8/8/8/8/8/8/8 w - - 0 1',
    pieces: [],
    sides: USUAL_SIDES,
    special: [],
    options: [],
    ...rest,
  };
}

/** Games for tests with the families `new` and `old`, and the family `none` without games. */
export function sampleGames(...games: ListedGame[]): Games {
  const families = ['new', 'none', 'old'].map((id) => ({ id, title: `The ${id}`, about: `What is ${id}.` }));
  return { families, games };
}
