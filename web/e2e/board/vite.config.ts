import { defineConfig } from 'vite';

/** The page of the tests of the board. */
export default defineConfig({
  build: {
    outDir: 'target/board-harness',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rollupOptions: { input: 'e2e/board/harness.html' },
  },
});
