import { expect, it } from 'vitest';
import { keepSettings, readSettings, settings } from './settings.svelte';

it('begins with the first choices', () => {
  expect(readSettings(null)).toMatchObject({
    appearance: 'auto',
    board: 'wood',
    sound: true,
    confirm: false,
  });
});

it('takes what is stored', () => {
  expect(readSettings('{"appearance":"dark","coordinates":"none","confirm":true}')).toMatchObject({
    appearance: 'dark',
    coordinates: 'none',
    confirm: true,
  });
});

it.each(['', 'nonsense', 'null', '[1]', '{"board":"marble","sound":"yes"}'])('survives %j', (stored) => {
  expect(readSettings(stored)).toEqual(readSettings(null));
});

it('keeps a choice and hears of those made in another tab', () => {
  settings.board = 'slate';
  keepSettings();
  expect(readSettings(localStorage.getItem('variorum.settings')).board).toBe('slate');
  const event = new StorageEvent('storage', { key: 'variorum.settings', newValue: '{"board":"paper"}' });
  dispatchEvent(event);
  expect(settings.board).toBe('paper');
});
