import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Header from './Header.svelte';
import { router } from './router.svelte';

afterEach(() => router.go('/', { replace: true }));

test.each([
  ['/', ['Games']],
  ['/games/some-game', ['Games']],
  ['/mine', ['My games']],
  ['/play/abc', []],
  ['/analysis/some-game', ['Analysis']],
  ['/gallery', ['Gallery']],
  ['/account', ['Choose a name']],
])('at %s the header marks %j', (path, marked) => {
  router.go(path, { replace: true });
  render(Header);
  const here = screen.getAllByRole('link').filter((link) => link.classList.contains('here'));
  expect(here.map((link) => link.textContent)).toEqual(marked);
});
