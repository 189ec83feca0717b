import { expect, test } from 'vitest';
import { withoutLinks } from './prose';

test('links become text, and the rest stays', () => {
  const html = '<p>As in <a href="/games/other"><em>the other</em> game</a>, see <code>a1</code>.</p>';
  expect(withoutLinks(html)).toBe('<p>As in <em>the other</em> game, see <code>a1</code>.</p>');
  expect(withoutLinks('<h2>Goals</h2>')).toBe('<h2>Goals</h2>');
});
