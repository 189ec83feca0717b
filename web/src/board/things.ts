/** A part of a drawing: its class, which sets its colours, and its path in a square of side 1. */
export type ThingPart = readonly [kind: string, path: string];

function dot(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

const DUCK: readonly ThingPart[] = [
  [
    'yellow',
    'M.3 .47C.2 .4 .19 .26 .27 .18C.36 .09 .52 .11 .57 .24C.6 .33 .56 .4 .55 .46C.66 .5 .76 .49 .9 .38C.95 .62 .84 .86 .54 .87C.26 .88 .12 .76 .14 .62C.16 .53 .23 .5 .3 .47Z',
  ],
  ['orange', 'M.23 .26L.06 .31C.05 .37 .12 .4 .25 .38Z'],
  ['line', 'M.36 .64C.44 .76 .62 .76 .72 .6'],
  ['ink', dot(0.38, 0.25, 0.035)],
];

const ARROW: readonly ThingPart[] = [
  ['brown', 'M.24 .7L.72 .22L.78 .28L.3 .76Z'],
  ['steel', 'M.92 .08L.87 .36L.64 .13Z'],
  ['red', 'M.3 .58L.18 .7L.06 .72L.19 .59L.26 .52ZM.42 .7L.3 .82L.28 .94L.41 .81L.48 .74Z'],
];

const TRAIL: readonly ThingPart[] = [
  [
    'slime',
    'M.08 .34C.2 .14 .38 .16 .5 .3C.62 .44 .78 .4 .86 .22C.98 .3 .97 .5 .88 .62C.76 .78 .6 .74 .5 .64C.38 .52 .26 .6 .16 .78C.02 .7 .02 .48 .08 .34Z',
  ],
  ['gleam', 'M.2 .4C.28 .3 .38 .32 .46 .42M.62 .54C.7 .58 .78 .54 .82 .46'],
];

const STONE: readonly ThingPart[] = [
  [
    'stone',
    'M.12 .72C.08 .5 .2 .22 .44 .17C.7 .12 .9 .34 .92 .6C.93 .78 .82 .86 .6 .87C.34 .88 .15 .86 .12 .72Z',
  ],
  ['line', 'M.34 .3L.42 .44L.36 .56M.62 .26L.66 .38M.56 .62L.68 .7L.66 .8'],
];

const HOLE: readonly ThingPart[] = [
  [
    'depth',
    'M.03 .08A.05 .05 0 0 1 .08 .03H.92A.05 .05 0 0 1 .97 .08V.92A.05 .05 0 0 1 .92 .97H.08A.05 .05 0 0 1 .03 .92Z',
  ],
  ['dark', 'M.14 .2L.86 .2L.97 .97H.03Z'],
];

/** Drawings of things that fill a square, by the thing's name; any other name is drawn as a wall of bricks. */
export const THINGS: ReadonlyMap<string, readonly ThingPart[]> = new Map([
  ['duck', DUCK],
  ['arrow', ARROW],
  ['trail', TRAIL],
  ['stone', STONE],
  ['hole', HOLE],
]);
