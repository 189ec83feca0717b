import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { assemble } from './assemble.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What this page has instead of a part of the site. */
const INSTEAD = new Map([
  [at('../src/api/http.ts'), at('http.ts')],
  [at('../src/api/here.ts'), at('here.ts')],
]);

// Builds the page that `variorum html` fills in with one game: a single file, which needs no other.
export default defineConfig({
  root: at('.'),
  plugins: [
    svelte({ configFile: at('../svelte.config.js') }),
    {
      name: 'answers-from-the-page',
      enforce: 'pre',
      /** What the site asks the server for, this page answers itself. */
      async resolveId(source, importer, options) {
        if (!importer?.startsWith(at('../src/'))) return null;
        const found = await this.resolve(source, importer, options);
        return INSTEAD.get(found?.id ?? '') ?? null;
      },
    },
    {
      name: 'one-file',
      generateBundle: {
        // After the licences are collected.
        order: 'post',
        handler(_, bundle) {
          const page = assemble(readFileSync(at('template.html'), 'utf8'), Object.values(bundle));
          for (const name of Object.keys(bundle)) delete bundle[name];
          this.emitFile({ type: 'asset', fileName: 'page.html', source: page });
        },
      },
    },
  ],
  build: {
    outDir: at('../target/classes/one-file'),
    emptyOutDir: true,
    target: 'es2023',
    license: { fileName: 'licences.json' },
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: at('main.ts'), output: { format: 'iife' } },
  },
});
