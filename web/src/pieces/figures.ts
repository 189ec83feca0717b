import * as animal from './animals';
import * as bird from './birds';
import * as body from './bodies';
import { line, mark, placed, solid, spot, type Drawing } from './drawing';
import * as head from './heads';
import { letterAt } from './letters';
import type { Look } from './look';
import * as pieces from './pieces';
import { circle } from './path';

/** The drawing of a piece by its name. A name that two games give to different pieces also needs a part. */
interface Named {
  drawing: Drawing;
  part?: string;
  promoted?: boolean;
}

// A map: names come from definitions, and an object would know `constructor`.
const BY_NAME: ReadonlyMap<string, readonly Named[]> = new Map<string, readonly Named[]>(
  Object.entries({
    king: [{ drawing: pieces.king }],
    'anti-king': [{ drawing: pieces.antiKing }],
    queen: [{ drawing: pieces.queen }],
    rook: [{ drawing: pieces.rook }],
    bishop: [{ drawing: pieces.bishop }],
    knight: [{ drawing: pieces.knight }],
    pawn: [{ drawing: pieces.pawn }],
    archbishop: [{ drawing: pieces.horseBishop }],
    cardinal: [{ drawing: pieces.horseBishop }],
    janus: [{ drawing: pieces.horseBishop }],
    minister: [{ drawing: pieces.horseBishop }],
    chancellor: [{ drawing: pieces.horseRook }],
    marshal: [{ drawing: pieces.horseBishop, part: 'bishop' }, { drawing: pieces.horseRook }],
    marshall: [{ drawing: pieces.horseRook }],
    wolf: [{ drawing: pieces.horseRook }],
    amazon: [{ drawing: pieces.horseQueen }, { drawing: pieces.queen }],
    centaur: [{ drawing: pieces.horseKing }],
    nightrider: [{ drawing: pieces.nightrider }],
    grasshopper: [{ drawing: animal.grasshopper }],
    kangaroo: [{ drawing: animal.kangaroo }],
    'dragon bishop': [{ drawing: pieces.dragonBishop }],
    'berolina pawn': [{ drawing: pieces.budPawn }],
    commoner: [{ drawing: pieces.commoner }],
    champion: [{ drawing: pieces.champion }],
    wizard: [{ drawing: pieces.wizard }],
    lion: [{ drawing: pieces.lion }],
    general: [{ drawing: pieces.crookedBishop, part: 'crooked-bishop' }, { drawing: pieces.commander }],
    gleeman: [{ drawing: pieces.lute }],
    warlord: [{ drawing: pieces.warlord }],
    sergeant: [{ drawing: pieces.sergeant }],
    windmill: [{ drawing: pieces.windmill }],
    'standard-bearer': [{ drawing: pieces.standardBearer }],
    banner: [{ drawing: pieces.standardBearer }],
    advisor: [{ drawing: pieces.advisor }],
    counsellor: [{ drawing: pieces.advisor }],
    'queen of old': [{ drawing: pieces.lowQueen }],
    fool: [{ drawing: pieces.fool }],
    joker: [{ drawing: pieces.fool }],
    archer: [{ drawing: pieces.archer }],
    courier: [{ drawing: pieces.bishop }],
    elephant: [{ drawing: body.elephant.drawing }],
    chariot: [{ drawing: pieces.chariot }],
    cannon: [{ drawing: body.cannon.drawing }],
    horse: [{ drawing: pieces.dragonHorse, promoted: true }, { drawing: pieces.knight }],
    soldier: [{ drawing: pieces.soldier }],
    khun: [{ drawing: pieces.khun }],
    met: [{ drawing: pieces.met }],
    khon: [{ drawing: pieces.khon }],
    ruea: [{ drawing: pieces.boat }],
    ma: [{ drawing: pieces.knight }],
    bia: [{ drawing: pieces.cowrie }],
    ang: [{ drawing: pieces.khun }],
    neang: [{ drawing: pieces.met }],
    kol: [{ drawing: pieces.khon }],
    tuuk: [{ drawing: pieces.boat }],
    ses: [{ drawing: pieces.knight }],
    trey: [{ drawing: pieces.cowrie }],
    'min-gyi': [{ drawing: pieces.khun }],
    'sit-ke': [{ drawing: pieces.met }],
    sin: [{ drawing: pieces.khon }],
    yahhta: [{ drawing: pieces.boat }],
    myin: [{ drawing: pieces.knight }],
    ne: [{ drawing: pieces.cowrie }],
    noyon: [{ drawing: pieces.king }],
    bers: [{ drawing: pieces.lion }],
    tereg: [{ drawing: pieces.chariot }],
    teme: [{ drawing: pieces.onPedestal(head.camelHead) }],
    mori: [{ drawing: pieces.knight }],
    khuu: [{ drawing: pieces.pawn }],
    hawk: [{ drawing: bird.falcon }],
    camel: [{ drawing: pieces.onPedestal(head.camelHead) }],
    wildebeest: [{ drawing: pieces.carrying(body.wearing(body.horseBust), head.camelHead) }],
    paladin: [{ drawing: pieces.horseBishop }],
    'dragon king': [{ drawing: pieces.carrying(body.turret, head.kingCrown) }],
    pontiff: [{ drawing: pieces.withSpear(pieces.bishop) }],
    'cavalier king': [{ drawing: pieces.horseKing }],
    snail: [{ drawing: animal.edgehog }],
    'ai-wok': [{ drawing: pieces.horseRook }],
    'drunk elephant': [{ drawing: pieces.drunkElephant }],
    'crown prince': [{ drawing: pieces.crownPrince }],
    lieutenant: [{ drawing: pieces.lieutenant }],
    captain: [{ drawing: pieces.captain }],
    hoplite: [{ drawing: pieces.hoplite }],
    'gold general': [{ drawing: pieces.goldGeneral }],
    'silver general': [{ drawing: pieces.silverGeneral }],
    silver: [{ drawing: pieces.silverGeneral }],
    lance: [{ drawing: pieces.lance }],
    dragon: [{ drawing: pieces.dragonBishop, part: 'bishop' }, { drawing: pieces.dragon }],
    tokin: [{ drawing: pieces.tokin }],
    'yari rook': [{ drawing: pieces.withSpear(pieces.rook) }],
    'yari bishop': [{ drawing: pieces.withSpear(pieces.bishop) }],
    'yari knight': [{ drawing: pieces.withSpear(pieces.knight) }],
    'yari gold': [{ drawing: pieces.withSpear(pieces.goldGeneral) }],
    'yari silver': [{ drawing: pieces.withSpear(pieces.silverGeneral) }],
    phoenix: [{ drawing: bird.phoenix }],
    falcon: [{ drawing: bird.falcon }],
    eagle: [{ drawing: bird.eagle }],
    crane: [{ drawing: bird.crane }],
    pheasant: [{ drawing: bird.pheasant }],
    'left quail': [{ drawing: bird.leftQuail }],
    'right quail': [{ drawing: bird.rightQuail }],
    swallow: [{ drawing: bird.swallow }],
    goose: [{ drawing: bird.goose }],
    giraffe: [{ drawing: animal.giraffe }],
    chick: [{ drawing: animal.chick }],
    hen: [{ drawing: animal.hen }],
    fox: [{ drawing: pieces.horseBishop, part: 'bishop' }, { drawing: animal.fox }],
    hound: [{ drawing: animal.hound }],
    stone: [{ drawing: pieces.stone }],
    mammoth: [{ drawing: body.elephant.drawing }],
    bear: [{ drawing: animal.bear }],
    edgehog: [{ drawing: animal.edgehog }],
    yurt: [{ drawing: pieces.yurt }],
    kheshig: [{ drawing: pieces.horseKing }],
    lancer: [{ drawing: pieces.withSpear(pieces.knight) }],
    'horse archer': [
      { drawing: pieces.carrying(body.wearing(body.horseBust), placed(head.bow, 0, 0, 0.86)) },
    ],
    'siege tower': [{ drawing: pieces.siegeTower }],
    duke: [{ drawing: pieces.commander }],
    'short rook': [{ drawing: pieces.crookedRook }],
    'half-duck': [{ drawing: bird.goose }],
    'woody rook': [{ drawing: pieces.siegeTower }],
    'charging rook': [{ drawing: pieces.withSpear(pieces.rook) }],
    'charging knight': [{ drawing: pieces.withSpear(pieces.knight) }],
    fibnif: [{ drawing: pieces.fool }],
    colonel: [{ drawing: pieces.champion }],
    reaper: [{ drawing: pieces.carrying(body.turret, head.eagleHead) }],
    harvester: [{ drawing: pieces.lion }],
    combine: [{ drawing: pieces.carrying(body.turret, head.lionHead) }],
    vao: [{ drawing: pieces.carrying(body.cannon, head.mitre) }],
    adjutant: [{ drawing: pieces.horseBishop }],
    commander: [{ drawing: pieces.horseQueen }],
    emperor: [{ drawing: pieces.commander }],
    sissa: [{ drawing: pieces.onPedestal(head.turban) }],
    centurion: [{ drawing: pieces.champion }],
    decurion: [{ drawing: pieces.onStump(head.greatHelm) }],
    unicorn: [{ drawing: pieces.dragonHorse }],
    angel: [{ drawing: pieces.horseQueen }],
    guard: [{ drawing: pieces.soldier }],
    tiger: [{ drawing: pieces.lion }],
    goat: [{ drawing: pieces.stone }],
    rhino: [{ drawing: body.elephant.drawing }],
    ship: [{ drawing: pieces.boat }],
    brain: [{ drawing: pieces.king }],
    numskull: [{ drawing: pieces.fool }],
    ninny: [{ drawing: pieces.soldier }],
    mortar: [{ drawing: body.cannon.drawing }],
    cobra: [{ drawing: pieces.nightrider }],
    acromantula: [{ drawing: pieces.lion }],
    'gold cannon': [{ drawing: pieces.carrying(body.cannon, head.goldHelmet) }],
    'silver cannon': [{ drawing: pieces.carrying(body.cannon, head.silverHelmet) }],
    'copper cannon': [{ drawing: pieces.carrying(body.cannon, head.strawHat) }],
    'iron cannon': [{ drawing: pieces.carrying(body.cannon, head.turban) }],
    'flying gold cannon': [{ drawing: pieces.carrying(body.cannon, head.beadedCrown) }],
    'flying silver cannon': [{ drawing: pieces.carrying(body.cannon, head.kingCrown) }],
    'flying copper cannon': [{ drawing: pieces.carrying(body.cannon, head.coronet) }],
    'flying iron cannon': [{ drawing: pieces.carrying(body.cannon, head.wingedHat) }],
    disc: [{ drawing: pieces.stone }],
    man: [{ drawing: pieces.stone }],
    officer: [{ drawing: pieces.crownedStone }],
    withdrawer: [{ drawing: pieces.queen }],
    'long leaper': [{ drawing: pieces.knight }],
    chameleon: [{ drawing: pieces.bishop }],
    coordinator: [{ drawing: pieces.rook }],
    immobilizer: [{ drawing: pieces.siegeTower }],
    'pincer pawn': [{ drawing: pieces.pawn }],
  }),
);

/** Drawings made of two pieces mean that a piece moves as both do. */
const COMPOUNDS: ReadonlyMap<Drawing, readonly string[]> = new Map([
  [pieces.horseQueen, ['rook', 'bishop', 'knight']],
  [pieces.horseRook, ['rook', 'knight']],
  [pieces.horseBishop, ['bishop', 'knight']],
  [pieces.horseKing, ['king', 'knight']],
]);

function isTrue(drawing: Drawing, parts: readonly string[]): boolean {
  return (COMPOUNDS.get(drawing) ?? []).every((part) => parts.includes(part));
}

function byName({ name, parts, promoted }: Look): Drawing | undefined {
  const plainName = name.toLowerCase().replace(/^promoted /, '');
  return BY_NAME.get(plainName)?.find(
    (row) =>
      (row.part === undefined || parts.includes(row.part)) &&
      (row.promoted ?? promoted) === promoted &&
      isTrue(row.drawing, parts),
  )?.drawing;
}

/** The drawings of a way of moving: alone, as the body under another, and as the head on another's body. */
interface Part {
  whole: Drawing;
  body: body.Body;
  head: Drawing;
}

const standing = (top: Drawing): Part => ({ whole: pieces.onPedestal(top), body: body.pedestal, head: top });
const grazing = (bust: Drawing, top: Drawing): Part => ({
  whole: [...bust, ...body.foot],
  body: body.wearing(bust),
  head: top,
});
const elephant: Part = { whole: body.elephant.drawing, body: body.elephant, head: head.elephantHead };
const horse = grazing(body.horseBust, head.horseHead);

/** In order of precedence: the first of two is the body. */
const PARTS: Readonly<Record<string, Part>> = {
  cannon: { whole: body.cannon.drawing, body: body.cannon, head: head.muzzle },
  dabbaba: { whole: pieces.siegeTower, body: body.siegeTower, head: head.shieldRoof },
  'crooked-rook': { whole: pieces.crookedRook, body: body.crookedTurret, head: body.crookedBattlements },
  rook: { whole: pieces.rook, body: body.turret, head: body.battlements },
  elephant,
  alfil: elephant,
  nightrider: grazing(pieces.moonBust, head.moonHorse),
  zebra: grazing(pieces.zebraBust, head.zebraHead),
  knight: horse,
  'shogi-knight': horse,
  'crooked-bishop': { whole: pieces.crookedBishop, body: body.crookedPedestal, head: head.crookedMitre },
  rose: standing(head.rose),
  griffon: standing(head.eagleHead),
  manticore: standing(head.lionHead),
  camel: standing(head.camelHead),
  gold: standing(head.goldHelmet),
  silver: standing(head.silverHelmet),
  lance: { whole: pieces.lance, body: body.pedestal, head: placed(head.spearhead, 0, 0, 0.8) },
  orbit: { whole: pieces.windmill, body: body.pedestal, head: placed(head.sails, 0, -12, 0.6) },
  pawn: { whole: pieces.pawn, body: body.pedestal, head: head.ball },
  wazir: standing(head.turban),
  ferz: standing(head.bud),
  bishop: standing(head.mitre),
  queen: standing(head.coronet),
  king: standing(head.kingCrown),
};

/** Two heads on one body; if the body is a mere pedestal, both heads side by side. */
function pair(first: Part, second: Part): Drawing {
  if (first.body !== body.pedestal) return pieces.carrying(first.body, second.head);
  return pieces.carrying(body.fork, placed(first.head, -10, 0, 0.66), placed(second.head, 10, 0, 0.66));
}

/** A head as a stamp on a disc. */
function stamped(top: Drawing): Drawing {
  const outlines = top.filter(({ kind }) => kind === 'solid').map(({ path }) => spot(path));
  return [solid(circle(50, 44, 10.4)), ...placed(outlines, 50, 50, 0.52)];
}

function byParts(parts: readonly string[]): Drawing | undefined {
  const [first, second, third] = Object.entries(PARTS)
    .filter(([word]) => parts.includes(word))
    .map(([, part]) => part);
  if (!first) return undefined;
  if (!second) return first.whole;
  if (!third) return pair(first, second);
  return [...pair(first, second), ...stamped(third.head)];
}

function disc(letter: string): Drawing {
  return [solid(circle(32, 33, 24.6)), line(circle(32, 33, 21)), line(letterAt(letter, 32, 33, 23))];
}

/** A small badge for promoted pieces. */
const promotionBadge: Drawing = [mark(circle(53, 11, 7.8)), line('M53 7L53 15M49 11L57 11')];

/** The figure of a piece: by its name, else by its parts, else its letter on a disc. */
export function figure(look: Look): Drawing {
  const drawing = byName(look) ?? byParts(look.parts) ?? disc(look.letter);
  return look.promoted ? [...drawing, ...promotionBadge] : drawing;
}
