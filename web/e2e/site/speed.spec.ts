import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { DEEP } from './screens';

const BOUND = 300_000;
const RUNS = DEEP ? 5 : 1;

interface Loaded {
  address: string;
  bytes: number;
}

/** Records all later transfers with their size on the wire: compressed, with headers. */
async function wire(page: Page): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const loaded: Loaded[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.push({ address: addresses.get(requestId) ?? '?', bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return loaded;
}

test('the first load of the home page is below 300 kB', async ({ open }) => {
  const page = await open('about:blank');
  const loaded = await wire(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play it now' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const bytes = loaded.reduce((sum, each) => sum + each.bytes, 0);
  tell(`home page: ${(bytes / 1000).toFixed(1)} kB in ${loaded.length} answers`);
  for (const each of loaded.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)) {
    tell(`  ${(each.bytes / 1000).toFixed(1)} kB ${new URL(each.address).pathname}`);
  }
  expect(loaded.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThan(BOUND);
});

test('how soon a newcomer can begin is told, and not evaluated: machines differ', async ({ open }) => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await open('about:blank');
    await page.goto('/', { waitUntil: 'commit' });
    const time = await page.waitForFunction(() => {
      const buttons = [...document.querySelectorAll('button')];
      return buttons.some((button) => button.textContent === 'Play it now') ? performance.now() : null;
    });
    times.push((await time.jsonValue()) ?? Infinity);
    await page.context().close();
  }
  times.sort((a, b) => a - b);
  tell(`home page: interactive after ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  expect(times).toHaveLength(RUNS);
});

/** Prints the words and adds them to the report. */
function tell(words: string): void {
  console.log(words);
  test.info().annotations.push({ type: 'measured', description: words });
}
