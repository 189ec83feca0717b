import { circle, lathed } from './path';
import { line, placed, round, solid, spot, tilted, type Drawing } from './drawing';
import { horseBust, stripes } from './bodies';

/**
 * What tells the men apart, drawn so that it stands on the origin: some 28 wide and 22 high. A body carries one
 * where its crown is.
 */
const at = (half: string): Drawing => round(half, 0);

/** A band that joins head and body. */
export const collar: Drawing = at('M0 -1.6L7.5 -1.6C10.6 -1.6 10.6 2.4 7.5 2.4L0 2.4');

export const kingCrown: Drawing = [
  solid(
    'M-1.7 -13L-1.7 -16.6L-5.2 -16.6L-5.2 -20L-1.7 -20L-1.7 -23.6L1.7 -23.6L1.7 -20L5.2 -20L5.2 -16.6L1.7 -16.6L1.7 -13Z',
  ),
  ...at('M0 -14.4C4.6 -14.4 8.6 -13.6 11.6 -11.4L7 -1L0 -1'),
  line('M-9 -6.4C-3.5 -8 3.5 -8 9 -6.4'),
];

export const coronet: Drawing = [
  ...at('M0 -19L3.6 -10.2L9 -17.6L9.4 -9L15 -13L7.6 -1L0 -1'),
  solid(circle(0, -20, 2.5)),
  solid(circle(-9, -18.4, 2.3)),
  solid(circle(9, -18.4, 2.3)),
  solid(circle(-15, -13.4, 2.3)),
  solid(circle(15, -13.4, 2.3)),
  line('M-8.3 -5.4C-3 -6.8 3 -6.8 8.3 -5.4'),
];

export const mitre: Drawing = [
  ...at('M0 -19C4.6 -15.4 9.6 -11 9.6 -6C9.6 -3.4 8.2 -1.8 6.4 -1L0 -1'),
  solid(circle(0, -20.6, 2.7)),
  line('M4.4 -14.4L-0.6 -7.4'),
];

export const crookedMitre: Drawing = [
  ...at('M0 -19C4.6 -15.4 9.6 -11 9.6 -6C9.6 -3.4 8.2 -1.8 6.4 -1L0 -1'),
  solid(circle(0, -20.6, 2.7)),
  line('M3.4 -14.4L-2.6 -11.4L3 -8.4L-3 -5.2'),
];

const merlons: Drawing = at('M0 -14.5L3.6 -14.5L3.6 -10.2L8 -10.2L8 -14.5L14 -14.5L14 -6L9.4 -0.6L0 -0.6');
export const battlements: Drawing = [...merlons, line('M-11.6 -5.4L11.6 -5.4')];
export const crookedBattlements: Drawing = [...merlons, line('M-10 -3.4L-5 -7.4L0 -3.4L5 -7.4L10 -3.4')];

export const ball: Drawing = at('M0 -16.6C11 -16.6 11 -1 4 0.4L0 0.4');

const small = (bust: Drawing): Drawing => placed(bust, -20.4, -32.4, 0.64);

export const moon: Drawing = [
  solid('M-2 -8.6C-6.4 -1 0 8 8 6.4C1 13 -9.6 8.6 -9.6 0.4C-9.6 -4 -6.4 -7.6 -2 -8.6Z'),
];
export const horseHead: Drawing = small(horseBust);
export const moonHorse: Drawing = [...small(horseBust), ...placed(moon, 11.4, -18, 0.6)];
export const zebraHead: Drawing = small([...horseBust, ...stripes]);

export const shieldRoof: Drawing = [...at('M0 -18L15.4 -4L12 0L0 0'), line('M-8 -4.6L8 -4.6')];

const helmetBowl: Drawing = [
  ...at('M0 -16C7.6 -16 10 -11.4 10 -7L15.4 0L0 0'),
  line('M-10 -7C-4 -5 4 -5 10 -7'),
];

/** The helmet of a general with the moon's horns. */
export const goldHelmet: Drawing = [
  ...helmetBowl,
  solid(
    'M-2.6 -9.4C-10.6 -10.6 -14.4 -17 -12.4 -25C-9.6 -18.4 -5.6 -15.8 0 -15.8C5.6 -15.8 9.6 -18.4 12.4 -25C14.4 -17 10.6 -10.6 2.6 -9.4Z',
  ),
];

/** The helmet of a general with a single blade. */
export const silverHelmet: Drawing = [...helmetBowl, ...at('M0 -26.4L4.6 -17.6L2.6 -9.4L0 -9.4')];

export const greatHelm: Drawing = [
  solid('M1 -20C6 -26.4 14.6 -24 15.6 -15C12.4 -18.4 8 -18.4 4.4 -17Z'),
  ...at('M0 -20C6.4 -20 9.4 -15.6 9.4 -10L8 -0.6L0 1.4'),
  line('M-5.6 -11L5.6 -11M0 -11L0 -4'),
];

export const spearhead: Drawing = [
  ...at('M0 -27C3 -21.6 6.4 -17.4 6.4 -12.6C6.4 -9.6 3.4 -7.6 2 -6.4L2 0L0 0'),
  line('M0 -19.4L0 -10'),
];

export const turban: Drawing = [
  ...at('M0 -12C5 -12 6.6 -8 6.6 -4.6C6.6 -1.6 4.6 0 2.6 0L0 0'),
  ...at('M0 -18.6C9 -18.6 12.4 -14.6 11 -11C8.6 -7.6 3.6 -7 0 -7'),
  line('M-9 -10.4C-2 -11 4 -13.4 7 -17'),
];

/** A lotus bud, as on the counsellors of the south. */
export const bud: Drawing = [
  ...at('M0 -21.4C1.4 -16.6 8.6 -12.6 8.6 -6.6C8.6 -2.6 5.6 -1 4 -0.6L0 -0.6'),
  line('M0 -14C-3.4 -11 -4 -7 -3 -4M0 -14C3.4 -11 4 -7 3 -4'),
];

/** The hat of an official, winged on both sides. */
export const wingedHat: Drawing = [
  solid(circle(14.6, -7, 7.4, 3)),
  solid(circle(-14.6, -7, 7.4, 3)),
  ...at('M0 -20C4.6 -20 6 -16.4 6 -13L9 -10.6L9 0L0 0'),
  line('M-9 -4.6L9 -4.6'),
];

/** The flat crown of a commander, strings of beads before and behind. */
export const beadedCrown: Drawing = [
  ...at('M0 -17L8 -17L8 -7L6.6 0L0 0'),
  ...at('M0 -21.4L17 -21.4L17 -17L0 -17'),
  line('M-14.4 -16L-14.4 -6.6M14.4 -16L14.4 -6.6M-7.4 -7.4L7.4 -7.4'),
  spot(circle(-14.4, -5.4, 2)),
  spot(circle(14.4, -5.4, 2)),
];

export const strawHat: Drawing = [
  ...at('M0 -10C5 -10 6.4 -7 6.4 -4.4C6.4 -1.4 4.6 0.4 3 0.4L0 0.4'),
  ...at('M0 -20.4L14.4 -8.4C9 -6.4 4 -6.2 0 -6.2'),
];

export const peakedCap: Drawing = [
  ...at('M0 -12.6C6.6 -12.6 7.6 -8 7.6 -5.6C7.6 -2.4 5.6 0 3.6 0.4L0 0.4'),
  solid('M-9 -9.4C-10 -18.6 -4.6 -20.4 0 -20.4C4.6 -20.4 10 -18.6 9 -9.4C3 -11.4 -3 -11.4 -9 -9.4Z'),
  line('M-5.4 -14.6C-2 -15.6 2 -15.6 5.4 -14.6'),
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
    'M8.6 0C11.6 -8 10 -14 6 -16.8L8.4 -23L1.6 -19C-5 -19.4 -9 -15.4 -9.4 -12C-13.4 -11.4 -15 -7.4 -13.6 -2.4C-11 -6.4 -8.4 -7 -4.4 -6.6C-4 -4 -6 -2 -6.6 0Z',
  ),
  spot(circle(-2.6, -13, 1.4)),
  line('M-9.4 -12C-7.4 -11.6 -6 -10 -4.4 -6.6'),
];

/** A face in a mane: the front of a manticore. */
export const lionHead: Drawing = [
  solid(
    'M0 -23L4.6 -19.6L10 -20L10.6 -14.6L14.4 -11L11.6 -6.4L11.4 -1L6 0L-6 0L-11.4 -1L-11.6 -6.4L-14.4 -11L-10.6 -14.6L-10 -20L-4.6 -19.6Z',
  ),
  line(lathed('M0 -15.6C7.6 -15.6 7.4 -7 4 -3.6L0 -2.4', 0)),
  spot(circle(-2.8, -10.4, 1.3)),
  spot(circle(2.8, -10.4, 1.3)),
  line('M-1.6 -6.4L1.6 -6.4'),
];

export const elephantHead: Drawing = [
  ...at(
    'M0 -18.4C4 -18.4 6.6 -17 7.6 -14.6C12.4 -18.6 17.6 -14.6 16.6 -8.6C15.6 -3.6 11 -2.4 7.6 -4.4C6.4 -2.6 4.4 -2.4 3.6 0L0 0',
  ),
  spot(circle(-3.4, -10.6, 1.2)),
  spot(circle(3.4, -10.6, 1.2)),
];

export const blossom: Drawing = [
  ...[0, 72, 144, 216, 288].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return solid(circle(7 * Math.sin(angle), -12 - 7 * Math.cos(angle), 5));
  }),
  solid(circle(0, -12, 4.4)),
];

/** A ring round a head: a rider that comes back to where it started. */
export const ring: Drawing = [line(circle(0, -11, 16, 13.4))];

const sail: Drawing = [solid('M0 0L0 -21L7 -21L7 -7L0 -6'), line('M0 -14L7 -14')];

/** Four sails about the origin. */
export const sails: Drawing = [45, 135, 225, 315].flatMap((degrees) => tilted(sail, degrees));

export const muzzle: Drawing = [...at('M0 -22L6 -22L6 -18L4.8 -16L6.6 0L0 0')];
