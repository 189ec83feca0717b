import type { Locator, Page } from '@playwright/test';

const FARTHEST = 120;

export function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

/** Presses Tab until `wanted` has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < FARTHEST; presses++) {
    if (await wanted.evaluate(isFocused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted.toString()}`);
}
