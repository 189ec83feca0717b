/** The language's help as elements: paragraphs, code, and nothing else. */
export function elementsOf(markdown: string): HTMLElement {
  const all = document.createElement('div');
  all.className = 'help';
  for (const [index, part] of markdown.split(/^```\w*$/m).entries()) {
    if (index % 2 === 1) all.append(element('pre', part.trim()));
    else for (const paragraph of part.split(/\n\s*\n/)) if (paragraph.trim()) all.append(inline(paragraph));
  }
  return all;
}

function inline(paragraph: string): HTMLElement {
  const words = element('p', '');
  for (const [index, part] of paragraph.trim().split('`').entries())
    words.append(index % 2 === 1 ? element('code', part) : plain(part));
  return words;
}

/** Text without emphasis, and without the addresses of links. */
const plain = (text: string): string =>
  text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*?([^*]+)\*\*?/g, '$1');

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
