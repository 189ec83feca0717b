import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config';

export default mergeConfig(
  pages,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'happy-dom',
      // All files in one page: a page for each took eight times as long as the tests. So each test leaves the page as it
      // found it, and the files run in another order each time.
      isolate: false,
      sequence: { shuffle: { files: true } },
      include: ['src/**/*.test.ts', 'one-file/**/*.test.ts'],
      reporters: process.env['CI'] ? ['default', 'junit'] : ['default'],
      outputFile: { junit: 'target/surefire-reports/TEST-web.xml' },
    },
  }),
);
