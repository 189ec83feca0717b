/** Prose of a rules page without its links: they lead to pages of a site that is not there. */
export function withoutLinks(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return page.body.innerHTML;
}
