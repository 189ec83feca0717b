import * as body from './bodies';
import type { Body } from './bodies';
import { line, mark, placed, solid, spot, round, tilted, type Drawing } from './drawing';
import * as head from './heads';
import { letterAt } from './letters';
import type { Look } from './look';
import { box, circle } from './path';

function carrying({ drawing, crown: [x, y], scale }: Body, ...heads: Drawing[]): Drawing {
  return [...drawing, ...heads.flatMap((top) => placed(top, x, y, scale))];
}

const onPedestal = (top: Drawing): Drawing => carrying(body.pedestal, top, head.collar);
const onStump = (top: Drawing): Drawing => carrying(body.stump, top, placed(head.collar, 0, 0, 0.85));

const king = onPedestal(head.kingCrown);
const queen = onPedestal(head.coronet);
const bishop = onPedestal(head.mitre);
const rook = carrying(body.tower, head.battlements);
const knight = body.horse.drawing;
const pawn = onStump(head.ball);

const horseBishop = carrying(body.horse, head.mitre);
const horseRook = carrying(body.tower, placed(head.horseHead, 1, 2, 1.06));
const crookedBishop = carrying(body.crookedPedestal, head.crookedMitre, head.collar);
const crookedRook = carrying(body.crookedTower, head.crookedBattlements);

const siegeTower = carrying(body.siegeBody, head.shieldRoof);
const nightHorse: Drawing = [...body.horse.drawing, ...placed(head.moon, 51, 13)];
const zebra: Drawing = [...body.horse.drawing, ...body.stripes];

const lute: Drawing = [
  ...body.foot,
  ...tilted(
    [
      solid('M29.8 6L34.2 6L34.2 28L29.8 28Z'),
      solid('M34.8 9L34.8 2.6L18.4 4.6L18.4 9Z'),
      line('M22.4 2L22.4 4.4M27.4 1.4L27.4 3.8M22.4 9L22.4 11.4M27.4 9L27.4 11.4'),
      ...round('M32 20C35 24 45.4 28.4 45.4 38.4C45.4 46.4 39.4 51 32 51'),
      line('M22.4 41L27.2 35.4L32 41L36.8 35.4L41.6 41'),
      spot(circle(32, 29.4, 2.6)),
    ],
    14,
    [32, 50],
  ),
];

const spear: Drawing = [
  solid(box(47.4, 12, 49.6, 57.6)),
  solid(
    'M48.5 2.4C50 6 52 8.4 52 11.4C52 13.4 50.4 15 48.5 16C46.6 15 45 13.4 45 11.4C45 8.4 47 6 48.5 2.4Z',
  ),
];
const warlord: Drawing = [
  ...spear,
  ...placed(carrying(body.stump, placed(head.greatHelm, 0, 0, 1.2), head.collar), -3, 0),
];

const sergeant: Drawing = [
  ...round('M32 33L37.4 33C40.4 36 42 44 43.4 50.4L32 50.4'),
  ...round('M32 50.4L42.4 50.4C45.2 50.4 46.6 52 46.6 54.4L46.6 57.6L32 57.6'),
  ...placed(head.peakedCap, 32, 33.4),
  line('M25.4 44L32 38.6L38.6 44M25 48.6L32 43.2L39 48.6'),
];

const windmill: Drawing = [
  ...round('M32 17C36 17 38.6 19.6 38.6 24L43.4 50.4L32 50.4'),
  spot('M28.8 50.4L28.8 45C28.8 41.6 35.2 41.6 35.2 45L35.2 50.4Z'),
  ...body.foot,
  ...placed(head.sails, 32, 24, 1.04),
  solid(circle(32, 24, 3)),
];

const standardBearer: Drawing = [
  solid(box(45.4, 4, 48, 57.6)),
  solid('M45.4 5.4L12 5.4L19 12.6L12 19.8L45.4 19.8Z'),
  line('M39 10L39 15.2M33 10L33 15.2'),
  ...placed(onStump(placed(head.ball, 0, 0.4, 0.76)), -3.6, 0),
];

const lance: Drawing = [
  ...carrying(body.stump, placed(head.spearhead, 0, 1, 1.12), placed(head.collar, 0, 0, 0.85)),
];

const soldier = onStump(head.strawHat);

const khun: Drawing = [
  ...round(
    'M32 4.4C33 10 36.4 13 36.4 17L39.6 19.6L37 23L41.6 27L38.6 31L43.4 36L40 40.4C41 45 43 48 45.4 50.4L32 50.4',
  ),
  line('M27 23L37 23M25.4 31L38.6 31M24 40.4L40 40.4'),
  ...body.foot,
];

const met: Drawing = [
  ...round(
    'M32 16.4C33.4 22 38.4 24.6 38.4 29L36.4 32.4L42.4 37.4L39.4 41.4C40 46 41.4 48.6 43.4 50.4L32 50.4',
  ),
  line('M27.6 32.4L36.4 32.4M24.6 41.4L39.4 41.4'),
  ...body.foot,
];

const khon: Drawing = [
  ...round(
    'M32 17C33.4 19.6 35.4 20.4 35.4 23.4C35.4 25 34.6 26 34 26.4C42 27.4 46.4 33.4 46.4 40L42 43.4C42 46.6 43.6 49 45.4 50.4L32 50.4',
  ),
  line('M20.4 39.4C27 42.4 37 42.4 43.6 39.4'),
  ...body.foot,
];

const dragon: Drawing = [...body.dragonBust, ...body.foot];

const flameMane: Drawing = [
  solid(
    'M36.4 13.4L42.4 9.4L42.6 16L49.6 15.4L46.8 22L53 25L48.4 30.4L53 35.4L47.6 39L50.4 45L46 50.4L36 46Z',
  ),
];
const horn: Drawing = [solid('M27.4 14L15.4 2.8L22.4 18.4Z')];
const dragonHorse: Drawing = [...flameMane, ...horn, ...body.horse.drawing];

const silverGeneral = onPedestal(head.silverHelmet);
const tokin = onStump(placed(head.goldHelmet, 0, 0.4, 0.86));

/** What a man is drawn like, if its name tells. A name that two games give to different men asks for a part. */
interface Named {
  drawing: Drawing;
  part?: string;
  promoted?: boolean;
}

const BY_NAME: Readonly<Record<string, readonly Named[]>> = {
  king: [{ drawing: king }],
  queen: [{ drawing: queen }],
  rook: [{ drawing: rook }],
  bishop: [{ drawing: bishop }],
  knight: [{ drawing: knight }],
  pawn: [{ drawing: pawn }],
  archbishop: [{ drawing: horseBishop }],
  cardinal: [{ drawing: horseBishop }],
  chancellor: [{ drawing: horseRook }],
  marshal: [{ drawing: horseRook }],
  marshall: [{ drawing: horseRook }],
  general: [{ drawing: crookedBishop, part: 'crooked-bishop' }, { drawing: onPedestal(head.beadedCrown) }],
  gleeman: [{ drawing: lute }],
  warlord: [{ drawing: warlord }],
  sergeant: [{ drawing: sergeant }],
  windmill: [{ drawing: windmill }],
  'standard-bearer': [{ drawing: standardBearer }],
  advisor: [{ drawing: onPedestal(head.wingedHat) }],
  elephant: [{ drawing: body.elephant.drawing }],
  chariot: [{ drawing: body.chariot }],
  cannon: [{ drawing: body.cannon.drawing }],
  horse: [{ drawing: dragonHorse, promoted: true }, { drawing: knight }],
  soldier: [{ drawing: soldier }],
  khun: [{ drawing: khun }],
  met: [{ drawing: met }],
  khon: [{ drawing: khon }],
  ruea: [{ drawing: body.boat }],
  ma: [{ drawing: knight }],
  bia: [{ drawing: body.cowrie }],
  'gold general': [{ drawing: onPedestal(head.goldHelmet) }],
  'silver general': [{ drawing: silverGeneral }],
  silver: [{ drawing: silverGeneral }],
  lance: [{ drawing: lance }],
  dragon: [{ drawing: dragon }],
  tokin: [{ drawing: tokin }],
};

function byName({ name, parts, promoted }: Look): Drawing | undefined {
  const plainName = name.toLowerCase().replace(/^promoted /, '');
  return BY_NAME[plainName]?.find(
    (row) => (row.part === undefined || parts.includes(row.part)) && (row.promoted ?? promoted) === promoted,
  )?.drawing;
}

/** How a way of moving is drawn: by itself, as the body that carries another, and as the head on another's body. */
interface Part {
  whole: Drawing;
  body: Body;
  head: Drawing;
}

const standing = (top: Drawing): Part => ({ whole: onPedestal(top), body: body.pedestal, head: top });
const ringed = (top: Drawing): Part => standing([...top, ...head.ring]);

/** In the order in which they carry one another: the first of two is the body. */
const PARTS: Readonly<Record<string, Part>> = {
  cannon: { whole: body.cannon.drawing, body: body.cannon, head: head.muzzle },
  dabbaba: { whole: siegeTower, body: body.siegeBody, head: head.shieldRoof },
  nightrider: { whole: nightHorse, body: { ...body.horse, drawing: nightHorse }, head: head.moonHorse },
  zebra: { whole: zebra, body: { ...body.horse, drawing: zebra }, head: head.zebraHead },
  'crooked-rook': { whole: crookedRook, body: body.crookedTower, head: head.crookedBattlements },
  'crooked-bishop': { whole: crookedBishop, body: body.crookedPedestal, head: head.crookedMitre },
  rook: { whole: rook, body: body.tower, head: head.battlements },
  elephant: { whole: body.elephant.drawing, body: body.elephant, head: head.elephantHead },
  alfil: { whole: body.elephant.drawing, body: body.elephant, head: head.elephantHead },
  knight: { whole: knight, body: body.horse, head: head.horseHead },
  'shogi-knight': { whole: knight, body: body.horse, head: head.horseHead },
  rose: ringed(head.blossom),
  griffon: standing(head.eagleHead),
  manticore: standing(head.lionHead),
  camel: standing(head.camelHead),
  gold: standing(head.goldHelmet),
  silver: standing(head.silverHelmet),
  lance: { whole: lance, body: body.stump, head: head.spearhead },
  orbit: { whole: windmill, body: body.pedestal, head: head.sails },
  pawn: { whole: pawn, body: body.stump, head: head.ball },
  wazir: standing(head.turban),
  ferz: standing(head.bud),
  bishop: { whole: bishop, body: body.pedestal, head: head.mitre },
  queen: { whole: queen, body: body.pedestal, head: head.coronet },
  king: { whole: king, body: body.pedestal, head: head.kingCrown },
};

/** Two on one body; where the body says nothing of its own, both heads side by side. */
function pair(first: Part, second: Part): Drawing {
  if (first.body !== body.pedestal && first.body !== body.stump) return carrying(first.body, second.head);
  const [left, right] = [placed(first.head, -10, 0, 0.68), placed(second.head, 10, 0, 0.68)];
  return carrying(body.pedestal, left, right, head.collar);
}

function byParts(parts: readonly string[]): Drawing | undefined {
  const [first, second, third] = Object.entries(PARTS)
    .filter(([word]) => parts.includes(word))
    .map(([, part]) => part);
  if (!first) return undefined;
  if (!second) return first.whole;
  if (!third) return pair(first, second);
  return [...pair(first, second), solid(circle(50, 44, 10)), ...placed(third.head, 50, 49.4, 0.5)];
}

function disc(letter: string): Drawing {
  return [
    solid(circle(32, 33, 24.6)),
    line(circle(32, 33, 20.4)),
    line(letterAt(letter.replace(/[+~]/g, ''), 32, 33, 20)),
  ];
}

/** A small badge: this man became what it is. */
const promotionBadge: Drawing = [mark(circle(52, 12, 8.6)), line('M52 7.6L52 16.4M47.6 12L56.4 12')];

/** The figure of a man: by its name, else by its parts, else its letter on a disc. */
export function figure(look: Look): Drawing {
  const drawing = byName(look) ?? byParts(look.parts) ?? disc(look.letter);
  return look.promoted ? [...drawing, ...promotionBadge] : drawing;
}
