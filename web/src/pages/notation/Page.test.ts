import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Page from './Page.svelte';

afterEach(cleanup);

it('explains the notation of movement, and leads nowhere that the site does not have', () => {
  const { container } = render(Page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Movement');
  expect(screen.getAllByRole('table').length).toBeGreaterThan(3);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.filter((href) => !href?.startsWith('https://'))).toEqual([]);
});
