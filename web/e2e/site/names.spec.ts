import { barriers } from './axe';
import { expect, test } from './fixtures';
import { mayBePlayed, play } from './hand';
import { tableShown } from './tables';

const TEXT = `game: "<b>No</b> Stalemate"
from: chess
about: Who is stalemated has lost.
goals: { stalemate: loss }
`;

test('a game is published under a name, found in the gallery, played by two, and copied', async ({
  open,
}) => {
  const ada = await open('/account');
  await ada.getByLabel('Name', { exact: true }).fill('ada-tries');
  await ada.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await ada.getByRole('button', { name: 'Take this name' }).click();
  await expect(ada.getByRole('heading', { level: 1, name: 'ada-tries' })).toBeVisible();
  expect(await barriers(ada)).toEqual([]);

  await ada.goto('/workshop');
  await ada.getByRole('button', { name: 'Begin' }).click();
  const text = ada.getByRole('textbox', { name: 'Definition of the game' });
  await text.click();
  await ada.keyboard.press('Control+a');
  await ada.keyboard.press('Delete');
  await ada.keyboard.insertText(TEXT);
  await ada.getByRole('button', { name: 'Publish…' }).click();
  const dialog = ada.getByRole('dialog');
  await dialog.getByLabel('Name in the address').fill('no-stalemate');
  expect(await barriers(ada)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('status')).toContainText('Version 1 is published', { timeout: 60_000 });

  // What an author calls a game is a text, whatever it looks like.
  const bob = await open('/gallery');
  const entry = bob.getByRole('listitem').filter({ hasText: '<b>No</b> Stalemate' });
  await expect(entry).toContainText('by ada-tries');
  expect(await barriers(bob)).toEqual([]);
  await entry.getByRole('link', { name: '<b>No</b> Stalemate', exact: true }).click();
  await expect(bob.getByRole('heading', { level: 1 })).toContainText('<b>No</b> Stalemate');
  expect(await barriers(bob)).toEqual([]);

  await bob.getByRole('button', { name: 'Open a challenge' }).click();
  const challenge = bob.getByRole('dialog');
  await challenge.getByText('White', { exact: true }).click();
  await challenge.getByRole('button', { name: 'Open the challenge' }).click();
  await ada.goto('/games/ada-tries:no-stalemate');
  await ada.getByRole('button', { name: /^Join/ }).click();
  await tableShown(ada);
  await tableShown(bob);
  await play(bob, 'e2e4');
  await play(ada, 'e7e5');
  await mayBePlayed(bob, 'd2d4');

  await bob.goto('/games/ada-tries:no-stalemate');
  await bob.getByRole('link', { name: 'Copy into the workshop' }).click();
  await expect(bob.getByRole('textbox', { name: 'Definition of the game' })).toContainText(
    'Who is stalemated has lost',
  );
});
