import { line, markup, placed, solid, type Drawing, type Palette } from './drawing';
import { figure } from './figures';
import { KANJI } from './kanji';
import type { Look, Side } from './look';
import * as pieces from './pieces';
import { moved, turned, type Path } from './path';

/** Content of a tile: its sign, or (without words) a figure and lines for its moves; and its size. */
interface Tile {
  kanji?: string;
  figure?: Drawing;
  lines?: readonly Path[];
  size: number;
}

const MIDDLE = 37.6;

const small = (drawing: Drawing, scale: number): Drawing =>
  placed(placed(drawing, -32, -32), 32, MIDDLE, scale);

/** Lines for steps: rays around the piece's square. Slides and leaps have arrows. */
const rays = (from: number, to: number, ...directions: number[]): Path[] =>
  directions.map((degrees) => turned(`M0 ${-from}L0 ${-to}`, degrees));

const OWN_SQUARE = 'M-2.4 -2.4L2.4 -2.4L2.4 2.4L-2.4 2.4ZM-2 0L2 0';
const GOLD = [...rays(0, 15, 0, 45, 90, 180, 270, 315), OWN_SQUARE];
const ELEPHANT = [...rays(0, 15, 0, 45, 90, 135, 225, 270, 315), OWN_SQUARE];
const KING = [...ELEPHANT, ...rays(0, 15, 180)];
const SILVER = [...rays(0, 15, 0, 45, 135, 225, 315), OWN_SQUARE];
const KNIGHT = ['M0 15L0 3L-9 -13M0 3L9 -13M-10 -5.4L-9 -13L-2.6 -9M10 -5.4L9 -13L2.6 -9'];
const LANCE = ['M0 16L0 -16M-8 -7.4L0 -16L8 -7.4M-8 3L0 -5.6L8 3'];
/** The backward run of a spear that has turned round. */
const RUN_BACK = 'M0 0L0 17M-5.4 11.4L0 17L5.4 11.4';
const YARI_GOLD = [...GOLD, RUN_BACK];
const PAWN = ['M0 11L0 -10M-8.4 -1.4L0 -10L8.4 -1.4'];

/** A promoted piece: above its moves, mostly those of gold, below, in few lines, its origin. */
const risen = (origin: Path, moves: readonly Path[] = GOLD): Path[] => [
  ...moves.map((path) => moved(path, 0, -8, 0.72)),
  moved(origin, 0, 13),
];

const WAS_KNIGHT = 'M0 5.6L0 0L-5 -5M0 0L5 -5';

const TILES: ReadonlyMap<string, Tile> = new Map<string, Tile>(
  Object.entries({
    king: { kanji: '王', figure: small(pieces.king, 0.68), size: 1 },
    rook: { kanji: '飛', figure: small(pieces.rook, 0.68), size: 0.98 },
    bishop: { kanji: '角', figure: small(pieces.bishop, 0.68), size: 0.98 },
    'gold general': { kanji: '金', lines: GOLD, size: 0.96 },
    'silver general': { kanji: '銀', lines: SILVER, size: 0.96 },
    knight: { kanji: '桂', lines: KNIGHT, size: 0.94 },
    lance: { kanji: '香', lines: LANCE, size: 0.92 },
    pawn: { kanji: '歩', lines: PAWN, size: 0.9 },
    dragon: {
      kanji: '龍',
      figure: small(pieces.rook, 0.46),
      lines: rays(17.4, 20.4, 45, 135, 225, 315),
      size: 0.98,
    },
    horse: {
      kanji: '馬',
      figure: small(pieces.bishop, 0.46),
      lines: rays(15.4, 18, 0, 90, 180, 270),
      size: 0.98,
    },
    'promoted silver': { kanji: '全', lines: risen('M0 0L0 -5.6M-5 -5L5 5M5 -5L-5 5'), size: 0.96 },
    'promoted knight': { kanji: '圭', lines: risen(WAS_KNIGHT), size: 0.94 },
    'promoted lance': { kanji: '杏', lines: risen('M0 5.6L0 -5.6M-4.6 -1L0 -5.6L4.6 -1'), size: 0.92 },
    'drunk elephant': { kanji: '酔', lines: ELEPHANT, size: 0.98 },
    'crown prince': { kanji: '太', lines: risen('M-5 5L0 -5L5 5', KING), size: 1 },
    tokin: { kanji: 'と', lines: risen('M-5 2.4L0 -2.6L5 2.4'), size: 0.9 },
    queen: { kanji: '妃', figure: small(pieces.queen, 0.68), size: 1 },
    'yari rook': { kanji: '香飛', size: 0.98 },
    'yari bishop': { kanji: '香角', size: 0.96 },
    'yari knight': { kanji: '香桂', size: 0.96 },
    'yari gold': { kanji: '金', lines: YARI_GOLD, size: 0.96 },
    'yari silver': { kanji: '銀', lines: [...rays(0, 15, 0, 45, 315), RUN_BACK, OWN_SQUARE], size: 0.9 },
    'promoted yari knight': { kanji: '圭', lines: risen(WAS_KNIGHT, YARI_GOLD), size: 0.96 },
    'gold cannon': { kanji: '金砲', size: 0.98 },
    'silver cannon': { kanji: '銀砲', size: 0.98 },
    'copper cannon': { kanji: '銅砲', size: 0.98 },
    'iron cannon': { kanji: '鉄砲', size: 0.98 },
    'flying gold cannon': { kanji: '飛金', size: 0.98 },
    'flying silver cannon': { kanji: '飛銀', size: 0.98 },
    'flying copper cannon': { kanji: '飛銅', size: 0.98 },
    'flying iron cannon': { kanji: '飛鉄', size: 0.98 },
    phoenix: { kanji: '鵬', size: 1 },
    falcon: { kanji: '鷹', size: 0.98 },
    eagle: { kanji: '鵰', size: 0.98 },
    crane: { kanji: '鶴', size: 0.96 },
    pheasant: { kanji: '雉', size: 0.96 },
    'left quail': { kanji: '左鶉', size: 0.96 },
    'right quail': { kanji: '右鶉', size: 0.96 },
    swallow: { kanji: '燕', size: 0.9 },
    goose: { kanji: '鴈', size: 0.9 },
  }),
);

const INK = 'var(--tile-ink,#24150a)';
const RED = 'var(--tile-promoted,#b0101c)';
const WOOD = { white: 'var(--tile-white,#f6dfae)', black: 'var(--tile-black,#e6c183)' };
const EDGE = 'var(--tile-line,#6b4a21)';

const OUTLINE = 'M32 3.6L49.6 10.6L56.4 58.8L7.6 58.8L14.4 10.6Z';

/** Names of pieces in games with tiles only; other games have kings and falcons, too. */
const ON_TILES_ONLY = ['gold general', 'silver general', 'tokin', 'yari gold', 'left quail', 'right quail'];

/** Whether only a game with tiles has a piece of this name. */
export function wantsTiles({ name }: Look): boolean {
  return ON_TILES_ONLY.includes(name.toLowerCase());
}

/** The tile of a piece. Without lines for its moves, it shows its figure. */
function tileOf(look: Look): Tile {
  const known = TILES.get(look.name.toLowerCase());
  const written = look.characters?.[0];
  const kanji = written !== undefined && Object.hasOwn(KANJI, written) ? { kanji: written } : {};
  if (known?.figure || known?.lines) return { ...known, ...kanji };
  return { size: 1, ...known, ...kanji, figure: small(figure({ ...look, promoted: false }), 0.6) };
}

/** The king's sign differs by side, as on real boards: the jewel for the side that begins. */
function writing(kanji: string, side: Side): Drawing {
  const sign = kanji === '王' && side === 'white' ? '玉' : kanji;
  return [line(moved(KANJI[sign] ?? '', 32 - 18, MIDDLE - 18, 0.36))];
}

const BROAD_PEN = 2.8;

const FINE_PEN = 1.9;

/** Signs of many strokes, and two signs on one tile, need a thin pen. */
function penFor(kanji: string, written: Drawing): number {
  const strokes = written.flatMap(({ path }) => path.match(/M/g) ?? []).length;
  return kanji.length > 1 || strokes > 16 ? FINE_PEN : BROAD_PEN;
}

const flat = (fill: string, detail: string, line = detail): Palette => ({
  fill,
  line,
  detail,
  shade: 'none',
  mark: fill,
  edge: 'none',
});

function signOf(look: Look, side: Side, style: 'kanji' | 'international'): string {
  const { kanji, figure = [], lines = [] } = tileOf(look);
  const ink = look.promoted ? RED : INK;
  if (style === 'kanji' && kanji) {
    const written = writing(kanji, side);
    return markup(written, flat(ink, ink), penFor(kanji, written));
  }
  return (
    markup(figure, flat(ink, WOOD[side], ink), 1.6) +
    markup(
      lines.map((path) => line(moved(path, 32, MIDDLE))),
      flat(ink, ink),
      BROAD_PEN,
    )
  );
}

/** The tile of a piece, pointing to the other side of the board. */
export function tile(look: Look, side: Side, style: 'kanji' | 'international'): string {
  const turn = side === 'black' ? 'rotate(180 32 32) ' : '';
  const wood = markup([solid(OUTLINE)], flat(WOOD[side], EDGE));
  return (
    `<g transform="${turn}translate(32 58.8) scale(${tileOf(look).size}) translate(-32 -58.8)">` +
    `${wood}${signOf(look, side, style)}</g>`
  );
}
