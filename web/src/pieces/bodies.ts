import { circle, lathed, turned } from './path';
import { line, round, solid, spot, type Drawing } from './drawing';

/** What carries a head, and where: the heads are drawn about the origin and stand on `crown`. */
export interface Body {
  drawing: Drawing;
  crown: readonly [x: number, y: number];
  scale: number;
}

/** The foot that all men share, so that they stand on one line. */
export const foot: Drawing = round('M32 50.4L46 50.4C49 50.4 50.4 52 50.4 54.4L50.4 57.6L32 57.6');
const narrowFoot: Drawing = round('M32 50.4L42.4 50.4C45.2 50.4 46.6 52 46.6 54.4L46.6 57.6L32 57.6');

export const pedestal: Body = {
  drawing: [...round('M32 28L37.4 28C37.8 38 39.8 45 45.6 50.4L32 50.4'), ...foot],
  crown: [32, 29],
  scale: 1,
};

export const stump: Body = {
  drawing: [...round('M32 34L36 34C36.6 42 38 46.4 42.4 50.4L32 50.4'), ...narrowFoot],
  crown: [32, 34.6],
  scale: 1,
};

export const tower: Body = {
  drawing: [...round('M32 22L41 22C41 34 42 44 45.4 50.4L32 50.4'), ...foot],
  crown: [32, 24],
  scale: 1,
};

export const crookedPedestal: Body = {
  drawing: [solid('M39 28L44.4 28L36 36L47.4 43.4L43.4 50.4L20.6 50.4L30 43.4L18.4 36L27 28Z'), ...foot],
  crown: [35, 29],
  scale: 1,
};

export const crookedTower: Body = {
  drawing: [solid('M43 22L38.4 32L48 41L45.4 50.4L18.6 50.4L27 41L17.4 32L24 22Z'), ...foot],
  crown: [33.6, 24],
  scale: 1,
};

/** Head and neck of a horse, without the foot. */
export const horseBust: Drawing = [
  solid(
    'M46 50.4C48.6 37 46.4 20.6 36.4 13.4L35 6.4L29.4 12.4C23.6 14.6 20.6 19.4 18.4 26C17 30 12.4 33 12.6 37.4C12.8 41 16.4 42.6 19.4 41.4C21.6 40.6 22.4 38.6 25.4 38C29.4 37.4 32 35.4 33.4 32.4C34.4 39.4 21.4 42.4 18.6 50.4Z',
  ),
  spot(circle(26.4, 21.6, 1.9)),
  spot(circle(16.6, 36, 1.2)),
  line('M37.6 19.4C42.4 26 43.4 35 42 44.4'),
];

/** The stripes of a zebra on a horse. */
export const stripes: Drawing = [line('M43.6 26L37 27.4M45 34L36.4 34.6M44.4 42L33 41')];

export const horse: Body = { drawing: [...horseBust, ...foot], crown: [35.4, 20], scale: 0.8 };

export const dragonBust: Drawing = [
  solid(
    'M46 50.4L46.6 45L51.6 42L46.8 37.4L50.8 32L44.8 28.6L47.4 22.4L40 19.6L48 8C41 7.4 35.4 9.4 32.4 13.4L26.4 8.4L27 15.4C22.4 18 19.4 21 17.4 23.4L10.4 25.6L9.4 30.4L13.4 32.6L23.4 32.4L26 34L16 37L17.6 41.4C22.6 42.4 27.6 41.2 30.6 39C28.6 43.4 20.6 45.4 18.6 50.4Z',
  ),
  spot('M25 20.4L31 19.4L28.4 23.4Z'),
  spot(circle(13.4, 28, 1.1)),
  line('M38.4 25.4C42 31 42 38 39.4 45'),
];

export const elephant: Body = {
  drawing: [
    ...round(
      'M32 11C37 11 40.6 13 42 16.4C48.4 10.6 57.6 15.4 56.6 25.4C55.8 34.4 48.6 38.4 42.4 35C41.6 38.4 38.4 41 37.6 44.4L37.6 50.4L32 50.4',
    ),
    line('M41.6 17.4C40.4 22 40.4 29 42.2 34M22.4 17.4C23.6 22 23.6 29 21.8 34'),
    spot(circle(27, 24, 1.8)),
    spot(circle(37, 24, 1.8)),
    line('M28.4 40L35.6 40M28.8 44.6L35.2 44.6'),
    ...foot,
  ],
  crown: [32, 14],
  scale: 0.6,
};

function wheel(cx: number, cy: number, r: number): Drawing {
  const spoke = `M${cx} ${cy - r}L${cx} ${cy + r}`;
  return [
    solid(circle(cx, cy, r)),
    line([0, 45, 90, 135].map((degrees) => turned(spoke, degrees, [cx, cy])).join('')),
    solid(circle(cx, cy, r * 0.28)),
  ];
}

export const siegeBody: Body = {
  drawing: [
    ...round('M32 26L44 26L45.4 50L32 50'),
    line('M19.4 38L44.6 38M32 27L32 50'),
    ...wheel(21, 51, 6.4),
    ...wheel(43, 51, 6.4),
  ],
  crown: [32, 26],
  scale: 1,
};

export const cannon: Body = {
  drawing: [
    solid('M30 38L54 52.4L54 57.6L46 57.6L26 48Z'),
    solid(
      'M13.6 38.6C11 34.4 13 29.6 17 28L47.4 12L46.4 9.4L51.4 7L58 20.4L53 22.8L51.6 20.4L27 41.4C22 44 16 43 13.6 38.6Z',
    ),
    line('M43.4 14L48.6 23M23 25L30.4 38.4'),
    ...wheel(29, 46, 11.6),
  ],
  crown: [32, 20],
  scale: 0.7,
};

export const chariot: Drawing = [
  ...round('M32 18L33.4 18L33.4 32L32 32'),
  ...round('M32 6.4C40 7.4 47.4 12 50 19L32 19'),
  line('M32 7.6L32 18M32 7.6C26 10 24 14 23.4 18M32 7.6C38 10 40 14 40.6 18'),
  solid('M13 29L51 29L47.6 42L16.4 42Z'),
  ...wheel(32, 44.6, 13),
];

export const boat: Drawing = [
  ...round('M32 19C40 19 44.4 23 44.4 29L44.4 37L32 37'),
  line('M26 20L26 35M38 20L38 35M32 19.6L32 35'),
  solid(
    'M5.6 21C12.4 24 13.4 33.4 19 35.4L45 35.4C50.6 33.4 51.6 24 58.4 21C58.4 36 54 46 45.4 50.4L18.6 50.4C10 46 5.6 36 5.6 21Z',
  ),
  line('M12.4 40.4C20 43 44 43 51.6 40.4'),
  ...foot,
];

export const cowrie: Drawing = [
  solid(lathed('M32 30C42 30 47.4 37 47.4 44C47.4 52 41 57.6 32 57.6')),
  line(
    'M32 35L32 52.6M28.2 38L32 38.6M28.2 42L32 42.6M28.2 46L32 46.6M28.2 50L32 50.4M35.8 38L32 38.6M35.8 42L32 42.6M35.8 46L32 46.6M35.8 50L32 50.4',
  ),
];
