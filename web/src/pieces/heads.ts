import { horseBust, stripes } from './bodies';
import { line, placed, round, solid, spot, tilted, type Drawing } from './drawing';
import { circle, lathed } from './path';

/** A head turned on a lathe. */
const at = (half: string): Drawing => round(half, 0);

/*
 * Heads, which tell the pieces apart. Each stands on the origin, some 28 wide and 24 high; a body has it on its crown.
 */

export const kingCrown: Drawing = [
  solid(
    'M-2 -11L-2 -15.4L-6 -15.4L-6 -19.4L-2 -19.4L-2 -23.4L2 -23.4L2 -19.4L6 -19.4L6 -15.4L2 -15.4L2 -11Z',
  ),
  ...at('M0 -13.4C5 -13.4 10 -12.4 13.4 -9.4L7.4 -1L0 -1'),
  line('M-10.2 -5.8C-4 -7.6 4 -7.6 10.2 -5.8'),
];

export const coronet: Drawing = [
  solid(
    lathed('M0 -18.4L3.6 -9.8L9.2 -17L9.4 -8.4L15 -12.4L7.6 -1L0 -1', 0),
    'M3.6 -9.8L9.2 -17L9.4 -8.4L15 -12.4L7.6 -1L3 -1Z',
  ),
  ...[
    [0, -19.4],
    [-9.2, -17.6],
    [9.2, -17.6],
    [-15, -12.8],
    [15, -12.8],
  ].map(([x = 0, y = 0]) => solid(circle(x, y, 2.3))),
  line('M-8.6 -5C-3 -6.4 3 -6.4 8.6 -5'),
];

const MITRE = 'M0 -18.4C5 -15 10.4 -10.4 10.4 -5.8C10.4 -3.2 9 -1.6 7 -0.8L0 -0.8';
export const mitre: Drawing = [...at(MITRE), solid(circle(0, -19.6, 2.5)), line('M4.6 -13.4L-0.4 -6.4')];

export const crookedMitre: Drawing = [
  ...at(MITRE),
  solid(circle(0, -19.6, 2.5)),
  line('M3.6 -13.8L-2.8 -10.8L3.2 -7.8L-3.2 -4.6'),
];

export const ball: Drawing = at('M0 -18.6C12.4 -18.6 12.4 -1.4 5 0.4L0 0.4');

const small = (bust: Drawing): Drawing => placed(bust, -20.4, -32.4, 0.64);

export const horseHead: Drawing = small(horseBust);
export const zebraHead: Drawing = small([...horseBust, ...stripes]);

export const moon: Drawing = [
  solid('M-2 -8.6C-6.4 -1 0 8 8 6.4C1 13 -9.6 8.6 -9.6 0.4C-9.6 -4 -6.4 -7.6 -2 -8.6Z'),
];
export const moonHorse: Drawing = [...small(horseBust), ...placed(moon, 11.4, -18, 0.6)];

/** A plain face, under a hat. */
const face: Drawing = at('M0 -12C7.4 -12 8.4 -8.4 8.4 -6C8.4 -2.4 6 0 3.6 0.4L0 0.4');

/** The roof of a siege tower. */
export const shieldRoof: Drawing = [...at('M0 -18L15.4 -4L12 0L0 0'), line('M-8 -4.6L8 -4.6')];

const helmetBowl: Drawing = [
  ...at('M0 -14.6C7 -14.6 9.6 -10.4 9.6 -6.4L15 0L0 0'),
  line('M-9.2 -5.6C-4 -4 4 -4 9.2 -5.6'),
];

/** The helmet of a general, with the moon's horns. */
export const goldHelmet: Drawing = [
  ...helmetBowl,
  solid(
    'M-2.6 -8.4C-11 -9 -16 -14.6 -13.6 -22.4C-10.6 -16.6 -6 -14.8 0 -14.8C6 -14.8 10.6 -16.6 13.6 -22.4C16 -14.6 11 -9 2.6 -8.4Z',
  ),
];

/** The helmet of a general, with a single blade. */
export const silverHelmet: Drawing = [...helmetBowl, ...at('M0 -23.4L5.4 -14.6L2.8 -7.6L0 -7.6')];

/** A closed helmet, its plume swept back. */
export const greatHelm: Drawing = [
  solid(
    'M5.4 -18.4C2.4 -25.4 -8 -27 -13.4 -20.4C-15.6 -17.6 -15.8 -13 -14.6 -8.4C-13 -13 -11 -15 -6.6 -15.4Z',
  ),
  ...at('M0 -19.6C7 -19.6 9.8 -15 9.8 -10L8.4 0L0 1'),
  line('M-5.6 -10.6L5.6 -10.6M0 -10.6L0 -4'),
];

export const spearhead: Drawing = [
  ...at('M0 -12L2.2 -12L2.2 0L0 0'),
  ...at('M0 -31.4C1.6 -25.4 6 -20 8.4 -12.6L0 -7.4'),
  line('M0 -22L0 -14'),
];

export const turban: Drawing = [
  ...at('M0 -12C5 -12 6.6 -8 6.6 -4.6C6.6 -1.6 4.6 0 2.6 0L0 0'),
  ...at('M0 -18.6C9 -18.6 12.4 -14.6 11 -11C8.6 -7.6 3.6 -7 0 -7'),
  line('M-9 -10.4C-2 -11 4 -13.4 7 -17'),
];

/** A lotus bud. */
export const bud: Drawing = [
  ...at('M0 -21.4C1.4 -16.6 8.6 -12.6 8.6 -6.6C8.6 -2.6 5.6 -1 4 -0.6L0 -0.6'),
  line('M0 -14C-3.4 -11 -4 -7 -3 -4M0 -14C3.4 -11 4 -7 3 -4'),
];

/** The hat of an official, with two wings. */
export const wingedHat: Drawing = [
  ...face,
  solid('M7 -12L13.4 -13C18 -14.8 22 -14.2 22 -11C22 -7.8 18 -7.2 13.4 -9L7 -10Z'),
  solid('M-7 -12L-13.4 -13C-18 -14.8 -22 -14.2 -22 -11C-22 -7.8 -18 -7.2 -13.4 -9L-7 -10Z'),
  ...at('M0 -21.4C4.4 -21.4 6.2 -18.8 6.2 -15.6L9.4 -13.6L9.4 -8.6L0 -8.6'),
  line('M-9.4 -13L9.4 -13'),
];

const beads = (x: number): Drawing => [
  solid(`M${x - 0.4} -17L${x - 0.4} -8L${x + 0.4} -8L${x + 0.4} -17Z`),
  solid(circle(x, -5.4, 1.9)),
];

/** The flat crown of a commander, strings of beads before and behind. */
export const beadedCrown: Drawing = [
  ...beads(-14.4),
  ...beads(14.4),
  ...face,
  ...at('M0 -16L8.8 -16L8.8 -9L0 -9'),
  ...at('M0 -21.6L17.6 -20.6L17.6 -16L0 -16'),
];

export const strawHat: Drawing = [
  ...at('M0 -10C5.4 -10 7 -7 7 -4.4C7 -1.4 4.6 0.4 3 0.4L0 0.4'),
  ...at('M0 -21.4L15.4 -9C9 -6.4 4 -6 0 -6'),
];

export const peakedCap: Drawing = [
  ...face,
  ...at('M0 -21.4C4 -21.4 7.6 -20.6 8.6 -19.4L8.6 -11L0 -11'),
  ...at('M0 -13.4C5 -13.4 8.6 -12.4 10.6 -9C7 -7.8 4 -7.4 0 -7.4'),
  spot(circle(0, -16.9, 1.6)),
];

export const camelHead: Drawing = [
  solid(
    'M7 0C10 -8 9.6 -13 5.4 -15.6L6 -20.4L2.4 -17.4C-2 -18.8 -6 -17.4 -9.6 -14.4C-13.4 -13.4 -15 -11 -14.4 -8.6C-13.8 -6.4 -11 -6 -8.4 -6.6C-5 -6.4 -2 -7 0 -8.6C0.6 -5.6 -3.6 -4 -5 0Z',
  ),
  spot(circle(-3.4, -13.4, 1.3)),
  line('M-13 -9L-9 -9.6'),
];

/** Beak and pricked ear: the front of a griffon. */
export const eagleHead: Drawing = [
  solid(
    'M8.6 0C11.6 -8 10 -14 6 -16.8L8.4 -22.4L1.6 -19C-5 -19.4 -9 -15.4 -9.4 -12C-13.4 -11.4 -15 -7.4 -13.6 -2.4C-11 -6.4 -8.4 -7 -4.4 -6.6C-4 -4 -6 -2 -6.6 0Z',
  ),
  spot(circle(-2.6, -13, 1.4)),
  line('M-9.4 -12C-7.4 -11.6 -6 -10 -4.4 -6.6'),
];

/** A face in a mane: the front of a manticore. */
export const lionHead: Drawing = [
  solid(
    'M0 -23L4.6 -19.6L10 -20L10.6 -14.6L14.4 -11L11.6 -6.4L11.4 -1L6 0L-6 0L-11.4 -1L-11.6 -6.4L-14.4 -11L-10.6 -14.6L-10 -20L-4.6 -19.6Z',
  ),
  line(lathed('M0 -16.4C8 -16.4 8 -7 4.4 -4L0 -2.6', 0)),
  spot(circle(-2.8, -11, 1.3)),
  spot(circle(2.8, -11, 1.3)),
  line('M-1.4 -6.6L1.4 -6.6'),
];

export const elephantHead: Drawing = [
  ...at(
    'M0 -18.4C4 -18.4 6.6 -17 7.6 -14.6C12.4 -18.6 17.6 -14.6 16.6 -8.6C15.6 -3.6 11 -2.4 7.6 -4.4C6.4 -2.6 4.4 -2.4 3.6 0L0 0',
  ),
  spot(circle(-3.4, -10.6, 1.2)),
  spot(circle(3.4, -10.6, 1.2)),
];

/** A blossom inside of a ring. */
export const rose: Drawing = [
  solid(circle(0, -11.4, 14, 12)),
  ...[0, 72, 144, 216, 288].flatMap((degrees) => tilted([line(circle(0, -17, 3.7))], degrees, [0, -11.4])),
  spot(circle(0, -11.4, 1.8)),
];

const sail: Drawing = [solid('M0 0L0 -21L7 -21L7 -7L0 -6'), line('M0 -14L7 -14')];

/** Four sails about the origin. */
export const sails: Drawing = [45, 135, 225, 315].flatMap((degrees) => tilted(sail, degrees));

/** The mouth of a cannon, upright. */
export const muzzle: Drawing = [...at('M0 -22L6.4 -22L6.4 -17.4L4.8 -16L6.6 0L0 0'), line('M-5 -12L5 -12')];

/** A tall hat with a bent tip and a star. */
export const wizardHat: Drawing = [
  solid(
    'M-9.6 -3.4C-6.6 -9 -5.4 -14.4 -3.2 -19C-1 -23.6 5.4 -24.6 10.4 -20.4C6.4 -20.6 5.2 -18.6 5.8 -15.4C6.4 -11 7.4 -8 9.6 -3.4Z',
    'M9.6 -3.4C7.4 -8 6.4 -11 5.8 -15.4C5.2 -18.6 6.4 -20.6 10.4 -20.4C6 -22.6 2.6 -21 2.2 -17.4C2 -13 3 -8 4 -3.4Z',
  ),
  ...at('M0 -5.4C7 -5.4 13 -4.4 16.4 -1.6C12 0.8 6 1 0 1'),
  spot('M-0.2 -14.8L1 -11.8L4.2 -11.6L1.8 -9.6L2.6 -6.6L-0.2 -8.2L-3 -6.6L-2.2 -9.6L-4.6 -11.6L-1.4 -11.8Z'),
];

/** A fool's cap: two horns with bells. */
export const foolsCap: Drawing = [
  ...face,
  solid(
    'M-9.4 -8.4C-9.4 -13 -11.4 -14.6 -16.4 -12C-16.4 -21.4 -7 -24.6 0 -18C7 -24.6 16.4 -21.4 16.4 -12C11.4 -14.6 9.4 -13 9.4 -8.4Z',
    'M0 -18C7 -24.6 16.4 -21.4 16.4 -12C11.4 -14.6 9.4 -13 9.4 -8.4L3.6 -8.4C4.4 -12.4 3 -16 0 -18Z',
  ),
  line('M0 -17.4L0 -9.4'),
  ...[-16.4, 16.4].map((x) => solid(circle(x, -9.8, 2.5))),
];

/** A bow, and an arrow that points forward. */
export const bow: Drawing = [
  solid('M-15.6 -4.4L0 0.4L15.6 -4.4L0 -1.6Z'),
  solid(
    'M-16.4 -3.6C-13.6 -14.4 -6 -17.4 0 -13.4C6 -17.4 13.6 -14.4 16.4 -3.6C12 -10.4 6 -12 0 -8.6C-6 -12 -12 -10.4 -16.4 -3.6Z',
  ),
  ...at('M0 -24.4L4.8 -16.4L1.2 -16.4L1.2 0L0 0'),
];
