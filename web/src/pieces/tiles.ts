import { line, markup, placed, solid, spot, type Drawing, type Palette } from './drawing';
import { figure } from './figures';
import { KANJI } from './kanji';
import { letterAt } from './letters';
import type { Look, Side } from './look';
import { moved, turned } from './path';

/** What is on the tile of a man: its sign, the figure or arrows that say the same, and how large the tile is. */
interface Tile {
  kanji: string;
  sign: Drawing;
  size: number;
}

const MIDDLE = 37;
const steps = (...directions: number[]): Drawing =>
  directions.map((degrees) => line(turned('M0 -4.6L0 -13', degrees)));
const centre: Drawing = [spot('M-2.6 -2.6L2.6 -2.6L2.6 2.6L-2.6 2.6Z')];

const goldSteps: Drawing = [...steps(0, 45, 90, 180, 270, 315), ...centre];
const silverSteps: Drawing = [...steps(0, 45, 135, 225, 315), ...centre];
const lanceRun: Drawing = [line('M0 13L0 -15M-6 -8L0 -15L6 -8M-6 0L0 -7L6 0')];
const knightJump: Drawing = [
  line('M0 12L0 0M0 0L-8 -14M0 0L8 -14'),
  line('M-8.6 -7.4L-8 -14L-2.4 -10.6M8.6 -7.4L8 -14L2.4 -10.6'),
];
const pawnStep: Drawing = [line('M0 8L0 -9M-6.4 -2.6L0 -9L6.4 -2.6')];

const man = (name: string, scale = 0.62): Drawing =>
  placed(placed(figure({ letter: '', name, parts: [], promoted: false }), -32, -33), 0, 0, scale);

const risen = (origin: Drawing): Drawing => [
  ...placed(goldSteps, 0, -6, 0.86),
  ...placed(origin, 0, 13, 0.42),
];
const around = (inner: Drawing, ...directions: number[]): Drawing => [
  ...inner,
  ...directions.map((degrees) => line(turned('M0 -16L0 -19', degrees))),
];

const TILES: Readonly<Record<string, Tile>> = {
  king: { kanji: '王', sign: man('king'), size: 1 },
  rook: { kanji: '飛', sign: man('rook'), size: 0.97 },
  bishop: { kanji: '角', sign: man('bishop'), size: 0.97 },
  'gold general': { kanji: '金', sign: goldSteps, size: 0.95 },
  'silver general': { kanji: '銀', sign: silverSteps, size: 0.95 },
  knight: { kanji: '桂', sign: knightJump, size: 0.92 },
  lance: { kanji: '香', sign: lanceRun, size: 0.92 },
  pawn: { kanji: '歩', sign: pawnStep, size: 0.88 },
  dragon: { kanji: '龍', sign: around(man('rook', 0.5), 45, 135, 225, 315), size: 0.97 },
  horse: { kanji: '馬', sign: around(man('bishop', 0.5), 0, 90, 180, 270), size: 0.97 },
  'promoted silver': { kanji: '全', sign: risen(silverSteps), size: 0.95 },
  'promoted knight': { kanji: '圭', sign: risen(knightJump), size: 0.92 },
  'promoted lance': { kanji: '杏', sign: risen(lanceRun), size: 0.92 },
  tokin: { kanji: 'と', sign: risen(pawnStep), size: 0.88 },
};

const INK = 'var(--tile-ink,#2b1a0c)';
const RED = 'var(--tile-promoted,#b3161d)';
const WOOD = { white: 'var(--tile-white,#f3d9a4)', black: 'var(--tile-black,#e3bd7c)' };
const EDGE = 'var(--tile-line,#6b4a21)';

const OUTLINE = 'M32 4.4L49.4 11.4L55.6 58.6L8.4 58.6L14.6 11.4Z';

function ink(look: Look): Palette {
  const colour = look.promoted ? RED : INK;
  return { fill: colour, line: colour, detail: colour, shade: 'none', mark: colour, edge: 'none' };
}

function wood(side: Side): Palette {
  return { fill: WOOD[side], line: EDGE, detail: EDGE, shade: 'none', mark: EDGE, edge: 'none' };
}

/** The sign of the king differs by side, as on real boards: the jewel for who begins. */
function kanjiOf(tile: Tile, side: Side): Drawing {
  const sign = tile.kanji === '王' && side === 'white' ? '玉' : tile.kanji;
  return [line(moved(KANJI[sign] ?? '', 32 - 17, MIDDLE - 18, 0.34))];
}

/** Whether only a game with tiles has a man of this name. */
export function wantsTiles({ name }: Look): boolean {
  return name === 'gold general' || name === 'silver general' || name === 'tokin';
}

/** The tile of a man, pointing to the other side of the board. */
export function tile(look: Look, side: Side, style: 'kanji' | 'international'): string {
  const known = TILES[look.name.toLowerCase()];
  const sign: Drawing = !known
    ? [line(letterAt(look.letter, 32, MIDDLE, 22))]
    : style === 'kanji'
      ? kanjiOf(known, side)
      : placed(known.sign, 32, MIDDLE);
  const size = known?.size ?? 1;
  const turn = side === 'black' ? 'rotate(180 32 32) ' : '';
  return (
    `<g transform="${turn}translate(32 58.6) scale(${size}) translate(-32 -58.6)">` +
    markup([solid(OUTLINE)], wood(side)) +
    markup(sign, ink(look)) +
    '</g>'
  );
}
