/** The computer's levels, in words. */
export const LEVELS = [
  { level: 1, words: 'falls for everything' },
  { level: 2, words: 'overlooks a lot' },
  { level: 3, words: 'captures what you leave hanging' },
  { level: 4, words: 'seldom gives a piece away' },
  { level: 5, words: 'plays soundly' },
  { level: 6, words: 'punishes mistakes' },
  { level: 7, words: 'is hard to beat' },
  { level: 8, words: 'plays at full strength' },
] as const;

export type Level = (typeof LEVELS)[number]['level'];
