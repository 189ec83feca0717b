import { box, circle, lathed, turned } from './path';
import { line, placed, round, solid, spot, type Drawing } from './drawing';

/**
 * A body for heads. Heads are drawn about the origin and placed on `crown`; `front` hides their lower end.
 */
export interface Body {
  drawing: Drawing;
  crown: readonly [x: number, y: number];
  scale: number;
  front: Drawing;
}

/** The foot that nearly all pieces share, so that they stand on one line. */
export const foot: Drawing = round('M32 50.4L46 50.4C49 50.4 50.4 52 50.4 54.4L50.4 57.6L32 57.6');
export const narrowFoot: Drawing = round('M32 50.4L42.4 50.4C45.2 50.4 46.6 52 46.6 54.4L46.6 57.6L32 57.6');

/** A band that joins head and body, about the origin. */
const collar: Drawing = round('M0 -2L8.4 -2C11.8 -2 11.8 2.6 8.4 2.6L0 2.6', 0);
const smallCollar: Drawing = round('M0 -1.6L6.4 -1.6C9.2 -1.6 9.2 2.2 6.4 2.2L0 2.2', 0);

const MERLONS = 'M0 -14.5L3.6 -14.5L3.6 -10.2L8 -10.2L8 -14.5L14 -14.5L14 -6L9.4 -0.6L0 -0.6';
export const battlements: Drawing = [...round(MERLONS, 0), line('M-11.6 -5.4L11.6 -5.4')];
export const crookedBattlements: Drawing = [
  ...round(MERLONS, 0),
  line('M-9.4 -3.2L-4.8 -7L0 -3.2L4.8 -7L9.4 -3.2'),
];

export const pedestal: Body = {
  drawing: [...round('M32 29L37.8 29C38.2 38.6 40 45.4 45.6 50.4L32 50.4'), ...foot],
  crown: [32, 30],
  scale: 1.12,
  front: placed(collar, 32, 30),
};

/** A pedestal with room for two heads side by side. */
export const fork: Body = {
  ...pedestal,
  front: round('M32 28L47 28C50.4 28 50.4 33 47 33L32 33'),
};

/** The body of soldiers and pawns. */
export const stump: Body = {
  drawing: [...round('M32 35L36.4 35C37 42.4 38.4 46.6 42.4 50.4L32 50.4'), ...narrowFoot],
  crown: [32, 35.4],
  scale: 1,
  front: placed(smallCollar, 32, 35.4),
};

export const tower: Body = {
  drawing: [...round('M32 22L41 22C41 34 42 44 45.4 50.4L32 50.4'), ...foot],
  crown: [32, 24],
  scale: 1,
  front: [],
};

const parapet: Drawing = round(
  'M32 26.4L35.8 26.4L35.8 30L40.4 30L40.4 26.4L46.8 26.4L46.8 34.6L42 40.4L32 40.4',
);

const farWall: Drawing = [solid(box(19.4, 27.6, 44.6, 36))];

/** A tower so low that a head shows above its battlements. */
export const turret: Body = {
  drawing: [...farWall, ...round('M32 40L41 40C41.4 44 43 47.4 45.4 50.4L32 50.4'), ...foot],
  crown: [32, 31.6],
  scale: 1.02,
  front: [...parapet, line('M21.4 36L42.6 36')],
};

export const crookedPedestal: Body = {
  drawing: [
    solid(
      'M38.4 29L44.4 29L36 36.4L47.4 43.4L43.4 50.4L20.6 50.4L30 43.4L18.4 36.4L27 29Z',
      'M38.4 29L44.4 29L36 36.4L47.4 43.4L43.4 50.4L37 50.4L40.6 43.4L29 36.4Z',
    ),
    ...foot,
  ],
  crown: [35.2, 30],
  scale: 1.08,
  front: placed(collar, 35.2, 30),
};

export const crookedTower: Body = {
  drawing: [
    solid(
      'M43 22L38.4 32L48 41L45.4 50.4L18.6 50.4L27 41L17.4 32L24 22Z',
      'M43 22L38.4 32L48 41L45.4 50.4L38 50.4L40.4 41L30.8 32L36 22Z',
    ),
    ...foot,
  ],
  crown: [33.6, 24],
  scale: 1,
  front: [],
};

export const crookedTurret: Body = {
  drawing: [...farWall, solid('M40.4 40L47.4 45.4L44.4 50.4L19.6 50.4L24.6 45.4L19 40Z'), ...foot],
  crown: [32, 31.6],
  scale: 1.02,
  front: [...parapet, line('M22 37.6L27 33.8L32 37.6L37 33.8L42 37.6')],
};

/** Head and neck of a horse, without the foot. */
export const horseBust: Drawing = [
  solid(
    'M46 50.4C48.6 37 46.4 20.6 36.4 13.4L35 6.4L29.4 12.4C23.6 14.6 20.6 19.4 18.4 26C17 30 12.4 33 12.6 37.4C12.8 41 16.4 42.6 19.4 41.4C21.6 40.6 22.4 38.6 25.4 38C29.4 37.4 32 35.4 33.4 32.4C34.4 39.4 21.4 42.4 18.6 50.4Z',
    'M46 50.4C48.6 37 46.4 20.6 36.4 13.4L37.6 19.4C42.4 26 43.4 35 42 44.4L39.4 50.4Z',
  ),
  spot(circle(26.4, 21.6, 1.9)),
  spot(circle(16.6, 36, 1.3)),
  line('M37.6 19.4C42.4 26 43.4 35 42 44.4'),
];

/** The stripes of a zebra on a horse. */
export const stripes: Drawing = [line('M43.4 26L35 27.4M45 34L36 35M44.4 41.4L33 41.4')];

export const horse: Drawing = [...horseBust, ...foot];

/** The horse with its head lowered, as a body. */
export function wearing(bust: Drawing): Body {
  return { drawing: [...placed(bust, 4.6, 7.6, 0.85), ...foot], crown: [34.6, 22.4], scale: 0.86, front: [] };
}

export const dragonBust: Drawing = [
  solid(
    'M46 50.4L46.6 45L51.6 42L46.8 37.4L50.8 32L44.8 28.6L47.4 22.4L40 19.6L48 8C41 7.4 35.4 9.4 32.4 13.4L26.4 8.4L27 15.4C22.4 18 19.4 21 17.4 23.4L10.4 25.6L9.4 30.4L13.4 32.6L23.4 32.4L26 34L16 37L17.6 41.4C22.6 42.4 27.6 41.2 30.6 39C28.6 43.4 20.6 45.4 18.6 50.4Z',
    'M46 50.4L46.6 45L51.6 42L46.8 37.4L50.8 32L44.8 28.6L47.4 22.4L40 19.6L38.4 25.4C42 31 42 38 39.4 45L38 50.4Z',
  ),
  spot('M25 20.6L31.4 19L28.6 23.6Z'),
  spot(circle(13.6, 28.2, 1.2)),
  line('M38.4 25.4C42 31 42 38 39.4 45'),
];

const FACE = 'M32 12C38 12 42.4 15.4 42.4 22C42.4 30 38.4 36 37.8 42L38.4 50.4L32 50.4';
export const elephant: Body = {
  drawing: [
    solid(
      'M40 14.4C47.4 9.4 58 13.4 57 25.4C56.2 35 48 38.4 40.4 33Z',
      'M57 25.4C56.2 35 48 38.4 40.4 33L41 29C46 31 52 30 57 21Z',
    ),
    solid('M24 14.4C16.6 9.4 6 13.4 7 25.4C7.8 35 16 38.4 23.6 33Z'),
    ...round(FACE),
    spot(circle(27.2, 24, 1.9)),
    spot(circle(36.8, 24, 1.9)),
    solid('M25 33.4C21.4 37.4 20.4 41 21.4 45.4C24.4 43.4 26.4 41 26.8 37.4Z'),
    solid('M39 33.4C42.6 37.4 43.6 41 42.6 45.4C39.6 43.4 37.6 41 37.2 37.4Z'),
    line('M29.2 39.4L34.8 39.4M29.2 44.6L34.8 44.6'),
    ...foot,
  ],
  crown: [32, 17],
  scale: 0.62,
  front: [],
};

/** A wheel with eight spokes. */
export function wheel(cx: number, cy: number, r: number): Drawing {
  const end = r - 2;
  const spoke = `M${cx} ${cy - end}L${cx} ${cy + end}`;
  return [
    solid(circle(cx, cy, r)),
    line([0, 45, 90, 135].map((degrees) => turned(spoke, degrees, [cx, cy])).join('')),
    solid(circle(cx, cy, r * 0.28)),
  ];
}

/** A tower on wheels. */
export const siegeTower: Body = {
  drawing: [
    ...round('M32 28L43 28L45.4 50L32 50'),
    line('M20.4 38.4L43.6 38.4M32 29L32 50'),
    ...wheel(20, 51, 6.4),
    ...wheel(44, 51, 6.4),
  ],
  crown: [32, 28],
  scale: 0.95,
  front: [],
};

export const cannon: Body = {
  drawing: [
    solid('M30 38L54 52.4L54 57.6L46 57.6L26 48Z'),
    solid(
      'M13.6 38.6C11 34.4 13 29.6 17 28L47.4 12L46.4 9.4L51.4 7L58 20.4L53 22.8L51.6 20.4L27 41.4C22 44 16 43 13.6 38.6Z',
      'M14.6 40C17 43.4 22.4 43.6 27 41.4L51.6 20.4L53 22.8L58 20.4L56 16.4L22 37Z',
    ),
    line('M43.4 14L48.6 23M23 25L30.4 38.4'),
    ...wheel(29, 46, 11.6),
  ],
  crown: [28, 25],
  scale: 0.8,
  front: [],
};

export const door: Drawing = [spot('M28.6 50.4L28.6 44.6C28.6 41 35.4 41 35.4 44.6L35.4 50.4Z')];

export const millBody: Drawing = [
  solid(
    lathed('M32 15.4C36.6 15.4 39 18.6 39 23L43.6 50.4L32 50.4'),
    'M36 16.6C38.2 17.8 39 20.4 39 23L43.6 50.4L37.4 50.4Z',
  ),
];
