import * as body from './bodies';
import { line, mirrored, placed, round, solid, spot, tilted, type Drawing } from './drawing';
import { circle } from './path';
import { eagleHead } from './heads';
import { onPedestal, onStump } from './pieces';

/* The birds of tori shogi. All except the right quail look to the left. */

const plume: Drawing = [
  solid('M-0.8 0L-0.8 -6C-3.6 -8.4 -3 -12.4 0 -14.4C3 -12.4 3.6 -8.4 0.8 -6L0.8 0Z'),
  spot(circle(0, -9.6, 1.3)),
];

/** A bird with a crest of three plumes. */
export const phoenix = onPedestal([
  ...[-16, 22, 60].flatMap((degrees) => placed(tilted(plume, degrees), 1.6, -10.4, 0.94)),
  solid('M8.4 0C13 -1.4 16 -4.4 16.4 -8.6C13 -7 11.4 -7.4 9.4 -9.4L4 -2Z'),
  solid(
    'M8.6 0C10.8 -5.4 10 -11.4 5.6 -14C1.4 -16.4 -4.4 -15 -6.6 -11L-15.4 -7.4C-11.4 -5.4 -8 -5.4 -5 -5.8C-4.6 -3.6 -5.4 -1.6 -6.6 0Z',
  ),
  line('M-8.6 -7.8L-5.8 -7.6'),
  spot(circle(-1.2, -9.8, 1.5)),
]);

/** A smooth head with a hooked beak and a dark streak under its eye. */
export const falcon = onPedestal([
  solid(
    'M10 0C12.6 -8 12 -15.4 6.4 -19C1 -22 -6.4 -20.4 -9 -15.4C-13.6 -15 -16 -11.4 -14.4 -5.6C-12.4 -8.4 -10 -9.4 -7 -9C-5.6 -5.8 -7 -2.6 -8.4 0Z',
  ),
  line('M-9 -15.4C-7.6 -13.6 -7 -11.4 -7 -9'),
  spot(circle(-2.4, -14, 1.8)),
  spot('M-4.6 -10.6L-0.4 -11.4C1 -8 0.6 -5 -1.4 -2.4C-2.4 -5 -3.4 -8 -4.6 -10.6Z'),
]);

const wing: Drawing = [
  solid(
    'M36 50C47 48.6 58 40 59.4 22.6L52.4 27.4L52 24L45.4 30L44.6 27L37 33Z',
    'M36 50C47 48.6 58 40 59.4 22.6L56.6 24.6C55 36 47 44 36 46Z',
  ),
];

/** An eagle with its wings spread. */
export const eagle: Drawing = [...wing, ...mirrored(wing), ...onPedestal(eagleHead)];

/** A thin neck and a long beak. */
export const crane: Drawing = [
  solid(
    'M43.4 50.4C46 42 42 36.4 37 32.4C33.6 29.4 34 26.6 37 23.4C42 18 41.4 10.4 35.4 7.6C30.4 5.4 26 7.6 24 11.4L6 16.8L25 17.6C29.4 18 30.4 19.6 28 22.6C23.4 28 24 33.4 27.4 37.4C30 41.4 26.6 46 20.6 50.4Z',
    'M43.4 50.4C46 42 42 36.4 37 32.4C33.6 29.4 34 26.6 37 23.4C42 18 41.4 10.4 35.4 7.6C38 13 37 19 33 23C29.6 27 30 31 33.4 34.4C38 39 38 45 35 50.4Z',
  ),
  spot('M25.6 9.8C28.4 6.6 33 6.4 36 8.6C33 10.4 28.6 11.4 25.6 9.8Z'),
  spot(circle(28.4, 13.8, 1.5)),
  line('M29 44C32 47.4 38.4 47.4 42 43'),
  ...body.foot,
];

/** A long barred tail. */
export const pheasant: Drawing = [
  solid('M36 40L58 5.4C60.4 14 58.6 24 54 32L44.6 48Z', 'M58 5.4C60.4 14 58.6 24 54 32L44.6 48L42 45Z'),
  line('M45.4 27.4L52.4 32.4M49.8 20.4L56 24.4M54 13.6L58.4 16'),
  solid('M22.8 23.6L14.4 27.6L23 29.4Z'),
  solid('M31 20L37.4 15.6L36 22.6Z'),
  solid(
    'M29.4 18.4C34 18.4 36.4 21.6 36.4 26C38.4 31 46 34 47.4 40.4C48.2 45 46 48.6 43.4 50.4L24 50.4C18.6 46 18.6 38.4 21.8 32.6C23 30 22.4 28 22.2 25.6C22.2 21.4 25 18.4 29.4 18.4Z',
    'M47.4 40.4C48.2 45 46 48.6 43.4 50.4L35 50.4C40 47 41.6 40 39 32.4C43 34.6 46.6 37 47.4 40.4Z',
  ),
  spot(circle(28, 24.4, 1.8)),
  line('M22.6 31.4C27 34 33 33.4 37.6 29.6'),
  line('M29.4 41C33 46.4 40.4 46.4 44.6 41'),
  ...body.foot,
];

/** A plump bird under a curled plume. */
export const leftQuail: Drawing = [
  solid('M27 23C27.4 18.4 24.6 16 20.4 16.8C15.8 17.4 14.8 11 19.6 10C27.6 8.4 32.6 14.4 31.4 23Z'),
  solid('M22 26.6L14.4 30.4L22.4 32.2Z'),
  solid(
    'M29.4 21.4C34.4 21.4 37 24.8 37.4 29C45 30.4 50.6 36 50.8 44L46 50.4L24 50.4C17 45 17 38 20.8 33C21.8 31.4 21.4 30 21.4 28C21.6 24 25 21.4 29.4 21.4Z',
  ),
  spot(circle(27.4, 27.6, 1.9)),
  line('M22.4 40.4L26 43.4M27.6 37.4L31.2 40.4M27 46L29 47.6M34.4 36.4C35.6 43.4 41.4 46 48 43.4'),
  ...body.foot,
];
export const rightQuail = mirrored(leftQuail);

/** From above, as it flies: narrow wings and a forked tail. */
export const swallow = onStump(
  round(
    'M0 -32.4C3 -31.4 4.4 -28.6 4.4 -26C11 -27.6 18 -23 21 -13C15.6 -17.6 10 -18.6 5.6 -17L9.6 -1.6L0 -11.6',
    0,
  ),
);

/** A strong neck and a broad bill. */
export const goose: Drawing = [
  solid('M22.6 15.4L11.4 20C9.6 21.4 10.6 25 13.2 25L23.6 24Z'),
  solid(
    'M45.4 50.4C49 41 46 34 40.4 30C37.4 27.4 37.4 25 38 21C39 14 34.4 9.6 29.4 9.6C24 9.6 21 13.6 21 18C21 21 22 23 24.4 25C26.4 27 26 29 24.6 31.4C21.6 36 21 40 22 44C22.4 47 21.4 49 19.6 50.4Z',
    'M45.4 50.4C49 41 46 34 40.4 30C37.4 27.4 37.4 25 38 21C38.6 16 36.4 12.4 33.4 10.8C34.6 15 33.6 20 32.4 24C31.4 29 33 32 36 35C40 39.4 40 45 37 50.4Z',
  ),
  spot(circle(27, 16.8, 1.9)),
  line('M29 22.6C31 24 34 24.4 37.4 23.4M28.4 40C31.4 46.4 40 47.4 45 41'),
  ...body.foot,
];
