import type { Page } from '@playwright/test';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEEP } from './screens';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../target/e2e-screenshots');

/** Saves a screenshot of the page for people to look at, with `VARIORUM_DEEP`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (DEEP) await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
