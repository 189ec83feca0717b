import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that tests drive: `CHROMIUM`, or where Linux distributions put it. Without one nothing was tested. */
function chromium(): string {
  const found = [process.env['CHROMIUM'] ?? '', ...CANDIDATES].find(
    (path) => path !== '' && existsSync(path),
  );
  if (!found) {
    throw new Error(
      `NO BROWSER FOUND, NOTHING TESTED: set CHROMIUM or install one of ${CANDIDATES.join(', ')}`,
    );
  }
  return found;
}

const BOARD_PORT = 4173;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'target/e2e',
  fullyParallel: true,
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['junit', { outputFile: 'target/surefire-reports/TEST-board.xml' }]],
  use: {
    launchOptions: {
      executablePath: chromium(),
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
    { name: 'board', testMatch: 'board.spec.ts', use: { baseURL: `http://127.0.0.1:${BOARD_PORT}` } },
  ],
  webServer: {
    command: `npx vite --host 127.0.0.1 --port ${BOARD_PORT} --strictPort`,
    url: `http://127.0.0.1:${BOARD_PORT}/e2e/board/harness.html`,
    reuseExistingServer: true,
  },
});
