import * as body from './bodies';
import { line, round, solid, spot, type Drawing } from './drawing';
import { circle } from './path';
import { onPedestal, onStump } from './pieces';

/*
 * Animals. An animal that its head identifies is a head on a pedestal or, if weak, on a stump; others are drawn whole.
 */

/** A pointed face between two large ears, from the front. */
export const fox = onPedestal([
  solid(
    'M0 0L-5.4 -4.4L-15 -8.6L-11.8 -12.6L-13.4 -23L-4.8 -17.2L4.8 -17.2L13.4 -23L11.8 -12.6L15 -8.6L5.4 -4.4Z',
    'M0 0L2 -6L6 -16.4L13.4 -23L11.8 -12.6L15 -8.6L5.4 -4.4Z',
  ),
  line('M-11 -9.4C-6 -9.4 -3 -6.6 -2 -3.6M11 -9.4C6 -9.4 3 -6.6 2 -3.6'),
  spot('M-7.4 -13.4L-3.2 -11.2L-5.6 -10.2Z'),
  spot('M7.4 -13.4L3.2 -11.2L5.6 -10.2Z'),
  spot(circle(0, -1.8, 1.9)),
]);

/** A snout and an ear that hangs down. */
export const hound = onStump([
  solid(
    'M8.6 0C10.6 -7 10.4 -14.6 5.4 -18C1 -20.8 -4.4 -19.4 -6.8 -15.4L-14.4 -12.4C-16.6 -11.4 -16.8 -7.6 -14.4 -6.4C-11.6 -5.2 -8 -5.4 -5 -6C-4.6 -3.6 -5.6 -1.6 -7 0Z',
  ),
  solid('M3.4 -18.4C9 -18 13.4 -12.4 12.4 -4.6C11.8 -2 8.6 -2.2 7 -4.8C5 -8 3.4 -12 3.4 -18.4Z'),
  spot(circle(-3.6, -13.6, 1.5)),
  spot(circle(-14.2, -10.8, 1.8)),
]);

/** A long neck with patches, two horns on its head. */
export const giraffe: Drawing = [
  solid('M32.4 11L30.8 5.6L33.2 5L35.6 10.6Z'),
  solid('M37 11L37.6 5.2L40 5.4L40 11.6Z'),
  solid(circle(32, 5.2, 1.9)),
  solid(circle(38.8, 5.2, 1.9)),
  solid('M40 13L49.4 10.8L42.4 18.6Z'),
  solid(
    'M45.4 50.4C42 40 41.4 28 42 18.4C42 12.4 38 9.6 33 10.4C28 11.4 23.6 14.4 18.6 18.6C15.4 21.4 17 26 21.2 26C25 26 28.2 25.2 31.2 23.6C31.6 33 27.4 43 20.6 50.4Z',
    'M45.4 50.4C42 40 41.4 28 42 18.4C42 14.4 40.2 11.8 37.6 10.8C39.4 24 38.8 38 37 50.4Z',
  ),
  spot(circle(29.2, 16.6, 1.8)),
  spot('M34 26.4L38.6 25L39.4 30.4L35 31.8Z'),
  spot('M31.4 35.4L36.4 34.4L36 39.6L30.6 40.6Z'),
  spot('M38.8 36L41 35.4L42 41.4L39 42.4Z'),
  spot('M27.4 44L33.4 43.4L33 48L25.4 48Z'),
  ...body.foot,
];

/** Drawn from its side: the knee of its hind leg is its highest point. */
export const grasshopper: Drawing = [
  solid('M17.4 28C17 20 13.4 13 6.6 9.4L5.8 10.6C11.6 14.6 14.4 21 14.6 28Z'),
  solid('M20.4 41L16.6 50.4L19.4 50.4L24.4 42.6Z'),
  solid('M28.4 42L27 50.4L29.8 50.4L32.4 42.6Z'),
  ...body.foot,
  solid(
    'M8.4 34.4C7.8 28.4 12.4 24.4 19 25C33 26.4 47.6 33 58.6 44C48 47.4 35 47.4 24.4 44.8C15 43 9 40 8.4 34.4Z',
    'M58.6 44C48 47.4 35 47.4 24.4 44.8C15 43 9 40 8.4 34.4C22 41 42 43 58.6 44Z',
  ),
  line('M22.4 26.4C20.4 31 20.4 37 22.4 42M25 30C35 32 43 36 50 41.4'),
  spot(circle(14.4, 31, 2)),
  solid('M45.8 12L48.8 11L58.4 48.6L55.4 50.4Z'),
  solid(
    'M30.4 44.4C31.4 34.4 37.6 19 45 11.4C47.6 9 50.8 11 49.8 14.4C47.4 24.4 42 37.4 37 44.6C34.8 47 31 47 30.4 44.4Z',
  ),
];

/** Upright, with long ears, small arms and a tail on which it leans. */
export const kangaroo: Drawing = [
  solid('M24.4 41.6C16 42.4 9.6 45.6 6 50.4L20 50.4C24 49.6 27.6 48 29.6 45.6Z'),
  solid('M39 13.4L35.2 4L38.4 3.4L43 12Z'),
  solid('M42.6 12.4L42.8 3.2L45.8 3.8L46.4 13.2Z'),
  ...body.foot,
  solid(
    'M38.4 13.6C41 10.8 45.6 11 48.2 13.8L56.4 18.6C58 19.8 57.2 22.6 55.2 22.8L47.4 23.6C46.2 29 46.8 33 45.8 38C44.8 43 42.4 47.4 40 50.4L21 50.4C18 42 21.4 33.8 28.8 29.8C33.6 27.2 37.2 20 38.4 13.6Z',
    'M47.4 23.6C46.2 29 46.8 33 45.8 38C44.8 43 42.4 47.4 40 50.4L33 50.4C38.4 44 41.6 34 42 23.4Z',
  ),
  line('M37.4 31.4L47 35.4L45.4 39.4M24.4 41.6C27.4 38 33 38.4 34.4 42.4'),
  spot(circle(46.2, 17, 1.7)),
];

/** A ball with a beak, and the hint of a wing. */
export const chick: Drawing = [
  solid('M23.4 25L14.6 29.4L23.6 32.6Z'),
  solid(
    'M41.4 28C41.4 32 45 34 47 38C50.4 45 46 52.4 34 52.4C22.4 52.4 17.6 45 20.4 38C21.6 35 22.4 32.6 22.4 28C22.4 15.4 41.4 15.4 41.4 28Z',
    'M41.4 28C41.4 32 45 34 47 38C50.4 45 46 52.4 34 52.4C42 48 41 40 37 36C34 31 38.4 25 36 19.6C39.4 21 41.4 24 41.4 28Z',
  ),
  line('M30.4 39.4C32 46.6 40.4 47.6 45 41.4'),
  spot(circle(28.4, 26.4, 2)),
  ...body.narrowFoot,
];

/** The chick grown up: comb, wattle and tail. */
export const hen: Drawing = [
  solid('M22.4 16C18.4 10 23.4 6.4 26 10C26.4 4.4 33 4.6 32.4 10C36.6 7.6 39.4 12.4 36 17Z'),
  solid('M22 18.6L13 22.8L22 25.4Z'),
  solid(circle(22.4, 29.4, 2.6, 3.8)),
  solid(
    'M29 12.4C34.4 12.4 37.2 16 37.4 21C37.6 27 41.6 30 46.4 28.4L57 22.4C59 34 55 45 45.4 50.4L23 50.4C16.4 44 17.4 36.4 20.6 30.4C22 27 21.4 24 21.4 20.4C21.4 15.6 24.4 12.4 29 12.4Z',
    'M57 22.4C59 34 55 45 45.4 50.4L36 50.4C45 46 50 39 50.4 26Z',
  ),
  line('M29 36C31.4 44.4 42 45 48 35.4'),
  spot(circle(28, 20, 1.9)),
  ...body.foot,
];

/** A broad face with small round ears. */
export const bear = onPedestal([
  solid(circle(-9.6, -18.4, 4.6)),
  solid(circle(9.6, -18.4, 4.6)),
  solid(circle(0, -10.4, 13, 11)),
  line(circle(0, -6.4, 6.4, 4.6)),
  spot(circle(-5.4, -13.4, 1.5)),
  spot(circle(5.4, -13.4, 1.5)),
  spot(circle(0, -8.4, 2)),
]);

/** A low beast under spines. */
export const edgehog: Drawing = [
  solid(
    'M12 46L4.6 40.6L12.4 36.6L8 28.4L16.8 28L15.6 19L23.6 22.6L26 14L32 20.4L38 14L40.4 22.6L48.4 19L47.2 28L56 28.4L51.6 36.6L59.4 40.6L52 46L45.4 50.4L18.6 50.4Z',
  ),
  ...round('M32 31C41 31 43.4 38 42 44L36 50.4L32 50.4'),
  spot(circle(27.4, 39, 1.7)),
  spot(circle(36.6, 39, 1.7)),
  spot(circle(32, 45.6, 2.4)),
  ...body.foot,
];
