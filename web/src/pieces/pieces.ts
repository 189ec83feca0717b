import * as body from './bodies';
import { line, placed, round, solid, spot, tilted, type Drawing } from './drawing';
import * as head from './heads';
import { box, circle } from './path';

/** A body with heads on its crown. */
export function carrying({ drawing, crown: [x, y], scale, front }: body.Body, ...heads: Drawing[]): Drawing {
  return [...drawing, ...heads.flatMap((top) => placed(top, x, y, scale)), ...front];
}

export const onPedestal = (top: Drawing): Drawing => carrying(body.pedestal, top);
export const onStump = (top: Drawing): Drawing => carrying(body.stump, top);

export const king = onPedestal(head.kingCrown);
export const queen = onPedestal(head.coronet);
export const bishop = onPedestal(head.mitre);
export const rook = carrying(body.tower, body.battlements);
export const knight = body.horse;
export const pawn = onStump(head.ball);

export const horseBishop = carrying(body.wearing(body.horseBust), head.mitre);
export const horseRook = carrying(body.turret, head.horseHead);
export const crookedBishop = carrying(body.crookedPedestal, head.crookedMitre);
export const crookedRook = carrying(body.crookedTower, body.crookedBattlements);
export const siegeTower = carrying(body.siegeTower, head.shieldRoof);
export const moonBust: Drawing = [...body.horseBust, ...placed(head.moon, 51, 13)];
export const zebraBust: Drawing = [...body.horseBust, ...body.stripes];
export const nightrider: Drawing = [...moonBust, ...body.foot];
export const horseQueen = carrying(body.wearing(body.horseBust), head.coronet);
export const horseKing = carrying(body.wearing(body.horseBust), head.kingCrown);
export const dragonBishop = carrying(body.wearing(body.dragonBust), head.mitre);
export const budPawn = onStump(placed(head.bud, 0, 0, 0.9));

/** A lute with a zigzag on its belly and its head bent back. */
export const lute: Drawing = [
  ...body.foot,
  ...tilted(
    [
      ...[20.6, 25.6].map((x) => solid(circle(x, 5.2, 1.3))),
      solid('M29.4 11.4L34.6 11.4L34.6 5.6L17.6 6.8L17.6 11.4Z'),
      solid('M29.4 11.4L34.6 11.4L34.6 27L29.4 27Z'),
      ...round('M32 20C35 25 36.4 28 40 31.6C44 35.4 45.4 37.6 45.4 40.8C45.4 47.6 39.8 51.4 32 51.4'),
      line('M22.4 44L27.2 38.8L32 44L36.8 38.8L41.6 44'),
      spot(circle(32, 32.2, 2.7)),
    ],
    16,
    [32, 48],
  ),
];

const spear: Drawing = [
  solid(box(48.8, 14, 50.4, 57.6)),
  solid(
    'M49.6 2.6C50.6 6.6 53.6 9.4 53.6 13C53.6 15.4 51.4 17 49.6 18C47.8 17 45.6 15.4 45.6 13C45.6 9.4 48.6 6.6 49.6 2.6Z',
  ),
];

/** A closed helmet beside an upright spear. */
export const warlord: Drawing = [...spear, ...placed(onStump(placed(head.greatHelm, 0, 0, 1.16)), -4, 0)];

/** A piece beside a taller spear, which no badge of promotion hides. */
export const withSpear = (drawing: Drawing): Drawing => [...placed(spear, -41, 0), ...placed(drawing, 4, 0)];

/** Like a pawn, with a cap and two chevrons. */
export const sergeant: Drawing = [
  ...round('M32 34L37 34C41.6 36 42.6 44 43.6 50.4L32 50.4'),
  ...body.narrowFoot,
  ...placed(head.peakedCap, 32, 35),
  line('M25.4 43.4L32 38.6L38.6 43.4M24.8 48.4L32 43.4L39.2 48.4'),
];

export const windmill: Drawing = [
  ...body.millBody,
  ...body.door,
  ...body.foot,
  ...placed(head.sails, 32, 24, 1.06),
  solid(circle(32, 24, 3)),
];

/** A piece under a banner. */
export const standardBearer: Drawing = [
  solid(box(46.8, 4, 48.8, 57.6)),
  solid('M46.8 5.4L11 5.4L17.6 13L11 20.6L46.8 20.6Z', 'M46.8 13L17.6 13L11 20.6L46.8 20.6Z'),
  spot(circle(32, 13, 3.4)),
  ...placed(onStump(placed(head.ball, 0, 0.4, 0.74)), -4, 0),
];

/** A flat round stone, seen from above its rim. */
export const stone: Drawing = [
  solid(
    'M6.6 33L6.6 41C6.6 60 57.4 60 57.4 41L57.4 33Z',
    'M57.4 33L57.4 41C57.4 53 37 57.4 22 54C40 53 50 47 50 33Z',
  ),
  solid(circle(32, 31.4, 25.4, 14.4)),
  line(circle(32, 31.4, 16.6, 8.4)),
];

/** Two stones on one another, with a crown on the upper one. */
export const crownedStone: Drawing = [
  solid('M6.6 40L6.6 46C6.6 61.6 57.4 61.6 57.4 46L57.4 40Z'),
  solid('M6.6 25L6.6 36C6.6 52 57.4 52 57.4 36L57.4 25Z'),
  solid(circle(32, 24, 25.4, 14)),
  spot('M19 30L16.6 17.6L25.6 23.4L32 14.4L38.4 23.4L47.4 17.6L45 30Z'),
];

/** A tall spire. */
export const khun: Drawing = [
  ...round(
    'M32 4.4C33 10 36.8 13 36.8 17L40 20L37.4 23L42.4 27.4L39 31L44.4 36.4L40.4 40.4C41 45 43 48 45.4 50.4L32 50.4',
  ),
  line('M26.6 23L37.4 23M25 31L39 31M23.6 40.4L40.4 40.4'),
  ...body.foot,
];

/** A lower spire. */
export const met: Drawing = [
  ...round(
    'M32 15.4C33.4 21.4 39.4 24 39.4 28.6L36.8 32.4L43.4 37.4L39.8 41.4C40.4 46 41.6 48.6 43.6 50.4L32 50.4',
  ),
  line('M27.2 32.4L36.8 32.4M24.2 41.4L39.8 41.4'),
  ...body.narrowFoot,
];

/** A bell with a knob. */
export const khon: Drawing = [
  ...round(
    'M32 14.4C33.4 17.6 36 18.6 36 21.8C36 23.6 35 24.6 34.4 25C43 26 47.4 32.4 47.4 39.4L43 43.4C43 46.6 44 49 45.4 50.4L32 50.4',
  ),
  line('M19.6 38.8C26.6 42.2 37.4 42.2 44.4 38.8'),
  ...body.foot,
];

export const boat: Drawing = [
  ...round('M32 17C40 17 44.4 21.4 44.4 28L44.4 37L32 37'),
  line('M26 18.6L26 34.4M38 18.6L38 34.4M32 18L32 34.4'),
  solid(
    'M5.6 20C12.4 23.4 13.4 33 19 35L45 35C50.6 33 51.6 23.4 58.4 20C58.4 36 54 46 45.4 50.4L18.6 50.4C10 46 5.6 36 5.6 20Z',
    'M58.4 20C58.4 36 54 46 45.4 50.4L34 50.4C46 46 52 38 53 25.4C54.4 23 56 21.2 58.4 20Z',
  ),
  line('M12.8 40.4C20 43 44 43 51.2 40.4'),
  ...body.foot,
];

export const cowrie: Drawing = [
  ...round('M32 27.4C34 27.4 35.4 28.4 38 30C44.6 33.6 48 38 48 43.4C48 52 41.4 57.6 32 57.6'),
  spot('M32 33C35.4 38.4 35.4 47 32 53C28.6 47 28.6 38.4 32 33Z'),
  line(
    'M27.6 37L24.6 36M27 42.6L23.6 42.6M27.6 48.2L24.6 49.4M36.4 37L39.4 36M37 42.6L40.4 42.6M36.4 48.2L39.4 49.4',
  ),
];

/** A war chariot seen from its side: the shield in front, the pole, the wheel. */
export const chariot: Drawing = [
  solid('M4.6 41.4L20 37.4L20 41.4L5.6 45.4Z'),
  solid(
    'M14.4 13C20 12 25 14.6 26.4 20C27.4 24 30 26.4 35 26.4L50.6 26.4L50.6 43L19.4 43C14 35 13 23 14.4 13Z',
    'M50.6 31.4L50.6 43L19.4 43C18 41 17 38.4 16.2 35.6C28 38 40 36.6 50.6 31.4Z',
  ),
  line('M19.4 19.4C19.8 25.4 21.4 31.4 24.4 35'),
  ...body.wheel(36.4, 43.4, 14),
];

export const advisor = onPedestal(head.wingedHat);
export const commander = onPedestal(head.beadedCrown);
export const soldier = onStump(head.strawHat);
export const commoner = onPedestal(head.strawHat);
export const champion = onPedestal(placed(head.greatHelm, 0, 0, 0.92));
export const wizard = onPedestal(head.wizardHat);
export const fool = onPedestal(head.foolsCap);
export const archer = onPedestal(head.bow);
/** A queen that steps one square. */
export const lowQueen = onStump(placed(head.coronet, 0, 0, 0.9));
export const lion = onPedestal(head.lionHead);

export const lance = carrying(body.stump, head.spearhead);
export const hoplite = withSpear(onStump(placed(head.bud, 0, 0, 0.9)));
export const captain = onPedestal(head.peakedCap);
export const lieutenant = withSpear(onPedestal(head.peakedCap));
export const crownPrince = onStump(head.kingCrown);
/** A king upside down. */
export const antiKing = tilted(king, 180, [32, 32]);
export const drunkElephant = onPedestal(head.elephantHead);
export const goldGeneral = onPedestal(head.goldHelmet);
export const silverGeneral = onPedestal(head.silverHelmet);
export const tokin = onStump(placed(head.goldHelmet, 0, 0.4, 0.86));
export const dragon: Drawing = [...body.dragonBust, ...body.foot];

/** A horse with a horn and a mane of flames. */
export const dragonHorse: Drawing = [
  solid(
    'M36.4 13.4L42.4 9.4L42.6 16L49.6 15.4L46.8 22L53 25L48.4 30.4L53 35.4L47.6 39L50.4 45L46 50.4L36 46Z',
  ),
  solid('M27.4 14L15.4 2.8L22.4 18.4Z'),
  ...body.horse,
];

/** A round tent of felt. */
export const yurt: Drawing = [
  ...round('M32 14L36.4 16.4L36.4 19C46 22 51.4 27 53.4 33L53.4 50.4L32 50.4'),
  line('M10.6 33L53.4 33M32 19L32 33M24 20.4L19.4 33M40 20.4L44.6 33'),
  ...body.door,
  ...body.foot,
];
