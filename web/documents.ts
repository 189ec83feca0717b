import { Marked } from 'marked';
import type { Plugin } from 'vite';

/** Documents are written for readers of the source, so links to other files lead nowhere on the site. */
const marked = new Marked({
  renderer: {
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return /^https?:/.test(href) ? `<a href="${href}" rel="noreferrer">${words}</a>` : words;
    },
  },
});

/** Lets a page import a Markdown file of the project as HTML: it is made at build time. */
export function documents(): Plugin {
  return {
    name: 'documents',
    enforce: 'pre',
    transform(text, file) {
      if (!file.endsWith('.md')) return null;
      return `export default ${JSON.stringify(marked.parse(text, { async: false }))};`;
    },
  };
}
