import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** First the one without windows: the same engine, in two thirds of the time. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that tests drive: `CHROMIUM`, or where Linux distributions put it. */
const browser = [process.env['CHROMIUM'] ?? '', ...CANDIDATES].find(
  (path) => path !== '' && existsSync(path),
);

if (!browser) {
  const words = `NO BROWSER FOUND, NOTHING IS TESTED IN ONE: set CHROMIUM or install one of ${CANDIDATES.join(', ')}`;
  // A machine that checks everything must not say that all is well.
  if (process.env['CI']) throw new Error(words);
  const bar = '#'.repeat(words.length + 4);
  console.error(`\n${bar}\n# ${words} #\n${bar}\n`);
}

const BOARD_PORT = 4173;
const BOARD = 'e2e/board/vite.config.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'target/e2e',
  fullyParallel: false,
  // Files run three at a time, each with a server and browsers of its own. A test waits for a third of its time.
  workers: 3,
  forbidOnly: true,
  timeout: 120_000,
  ...(browser ? {} : { testIgnore: '**' }),
  reporter: [['list'], ['junit', { outputFile: 'target/surefire-reports/TEST-browser.xml' }]],
  use: {
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'board', testMatch: 'board/*.spec.ts', use: { baseURL: `http://127.0.0.1:${BOARD_PORT}` } },
    // Files that the real command line writes; there is no server.
    { name: 'one-file', testMatch: 'one-file.spec.ts', timeout: 300_000, expect: { timeout: 60_000 } },
    // Each file starts the real server, from the jars that the build has made, by RealServer.
    // Nothing here is a matter of speed: a machine with other work to do may take its time.
    {
      name: 'site',
      testMatch: 'site/*.spec.ts',
      timeout: 300_000,
      expect: { timeout: 30_000, toPass: { intervals: [20, 50, 100, 250] } },
      use: { actionTimeout: 30_000, navigationTimeout: 60_000 },
    },
  ],
  ...(browser
    ? {
        webServer: {
          // The built page is loaded sooner than its sources.
          command: `npx vite build -c ${BOARD} && npx vite preview -c ${BOARD} --host 127.0.0.1 --port ${BOARD_PORT} --strictPort`,
          url: `http://127.0.0.1:${BOARD_PORT}/e2e/board/harness.html`,
          reuseExistingServer: !process.env['CI'],
        },
      }
    : {}),
});
