import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// During development `npm run dev` serves the pages and hands everything else to a running `./variorum server`.
const server = process.env['VARIORUM_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: 'target/classes/public',
    emptyOutDir: true,
    // The content security policy allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/docs': server } },
  test: {
    environment: 'happy-dom',
    // All files in one page: a page for each took eight times as long as the tests. So each test leaves the page as it
    // found it, and the files run in another order each time.
    isolate: false,
    sequence: { shuffle: { files: true } },
    include: ['src/**/*.test.ts'],
    reporters: process.env['CI'] ? ['default', 'junit'] : ['default'],
    outputFile: { junit: 'target/surefire-reports/TEST-web.xml' },
  },
});
