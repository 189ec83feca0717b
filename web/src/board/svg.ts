const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Creates an SVG element with presentation attributes. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** An SVG layer with one square as its unit, hidden from screen readers. */
export function layer(className: string): SVGSVGElement {
  return svg('svg', { class: className, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
}

/** Creates an HTML element with a class. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
