import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// During development `npm run dev` serves the pages and hands everything else to a running `./variorum server`.
const server = process.env['VARIORUM_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: 'target/classes/public',
    emptyOutDir: true,
    // The content security policy allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Names the packages with code in the pages, with their licences.
    license: { fileName: 'licences.json' },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/docs': server } },
});
