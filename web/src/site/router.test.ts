import { afterEach, describe, expect, it } from 'vitest';
import { followLink, matchPath, router } from './router.svelte';

afterEach(() => {
  document.body.replaceChildren();
  router.go('/', { replace: true });
});

function click(link: HTMLElement, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.body.append(link);
  link.addEventListener('click', followLink);
  link.dispatchEvent(event);
  return event;
}

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  return link;
}

describe('matchPath', () => {
  it('gives what the pattern names, decoded', () => {
    expect(matchPath('/games/{game}', '/games/a%20b')).toEqual({ game: 'a b' });
    expect(matchPath('/', '/')).toEqual({});
    expect(matchPath('/mine', '/mine/')).toEqual({});
  });

  it('refuses other paths', () => {
    expect(matchPath('/games/{game}', '/games')).toBeNull();
    expect(matchPath('/games/{game}', '/games/x/y')).toBeNull();
    expect(matchPath('/mine', '/games')).toBeNull();
  });

  it('takes a part that is wrongly encoded as it stands', () => {
    expect(matchPath('/play/{table}', '/play/%E0%A4%A')).toEqual({ table: '%E0%A4%A' });
  });
});

describe('router', () => {
  it('follows go and reads the query', () => {
    router.go('/games/x?options=a,b');
    expect(router.path).toBe('/games/x');
    expect(router.query.get('options')).toBe('a,b');
  });
});

describe('followLink', () => {
  it('stays in the page for links of the site', () => {
    expect(click(linkTo('/mine')).defaultPrevented).toBe(true);
    expect(router.path).toBe('/mine');
  });

  it.each([
    ['another site', linkTo('https://example.org/'), {}],
    ['a file of the server', linkTo('/api/mine/pgn'), {}],
    ['a page of the documentation', linkTo('/docs/vocabulary.html'), {}],
    ['a new tab', linkTo('/mine'), { ctrlKey: true }],
    ['the middle button', linkTo('/mine'), { button: 1 }],
  ])('leaves %s to the browser', (_, link, init) => {
    expect(click(link, init).defaultPrevented).toBe(false);
  });
});
