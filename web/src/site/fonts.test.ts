import { expect, it } from 'vitest';

const STYLES = import.meta.glob<string>('../{site,pages}/**/*.{css,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * For a weight that a font lacks, a browser may switch to another font within a line; every font has these two weights.
 */
it('asks for weights that every family has', () => {
  expect(Object.keys(STYLES).length).toBeGreaterThan(40);
  const weights = Object.values(STYLES).flatMap((style) => [
    ...style.matchAll(/font(?:-weight)?:\s*(\d{3}|bolder|lighter)\b/g),
  ]);
  expect(weights.length).toBeGreaterThan(10);
  expect(new Set(weights.map(([, weight]) => weight))).toEqual(new Set(['400', '700']));
});
