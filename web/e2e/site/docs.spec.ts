import { expect, test } from './fixtures';

test('the documentation is on the site, with the pages that are told from the code', async ({ open }) => {
  const page = await open('/docs/contents.html');
  await page.getByRole('link', { name: 'The words of a definition file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The words of a definition file');
  await expect(page.getByRole('cell', { name: 'en passant', exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'All pages' }).click();
  await page.getByRole('link', { name: 'What plays together' }).click();
  await expect(page.getByRole('columnheader', { name: 'because' })).toBeVisible();
  // The files of the site come from two jars.
  for (const file of ['/docs/handbook.css', '/favicon.svg'])
    expect((await page.request.get(file)).status()).toBe(200);
});
