import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { DEEP } from './screens';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The serious and critical barriers that axe finds on the page, or in what is open over it: a modal dialog or, except
 * with `VARIORUM_DEEP`, a popover. `more` adds rules that are off by default.
 */
export async function barriers(page: Page, ...more: string[]): Promise<string[]> {
  await page.evaluate(SOURCE);
  const over = DEEP ? 'dialog:modal' : 'dialog:modal, :popover-open';
  return page.evaluate(
    async ([open, ...names]) => {
      // An element with a new state has its new colours in the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Even without motion, a colour or an opacity changes only in the next frame.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const rules = Object.fromEntries(names.map((name) => [name, { enabled: true }]));
      const { violations } = await axe.run(document.querySelector(open ?? '') ?? document, {
        resultTypes: ['violations'],
        rules,
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, help, nodes }) =>
            `${id} (${help}): ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
        );
    },
    [over, ...more],
  );
}
