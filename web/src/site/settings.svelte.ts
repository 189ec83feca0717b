/** What can be chosen, with what is chosen at first in front. */
const CHOICES = {
  appearance: ['auto', 'light', 'dark'],
  board: ['wood', 'slate', 'paper'],
  /** For games with pieces that can be drawn in several ways; `usual` is the way that suits the game. */
  pieces: ['usual', 'kanji', 'international', 'figures'],
  /** What stands at a board's edges: squares as moves are written, as players of the game call them, or nothing. */
  coordinates: ['moves', 'players', 'none'],
  animation: [true, false],
  sound: [true, false],
  /** Whether pages of rules say movement in notation, too. */
  notation: [false, true],
  /** Whether a move is asked about before it is played. */
  confirm: [false, true],
  /** The computer's level, as it was chosen last. */
  level: [2, 1, 3, 4, 5, 6, 7, 8],
} as const;

export type Settings = { -readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] };

const STORED_AS = 'variorum.settings';

/** The settings that a stored text holds; what it does not hold, or holds wrongly, is as at first. */
export function readSettings(stored: string | null): Settings {
  const given = parsed(stored);
  const read = Object.entries(CHOICES).map(([name, choices]) => {
    const choice = (choices as readonly unknown[]).find((each) => each === given[name]);
    return [name, choice ?? choices[0]] as const;
  });
  return Object.fromEntries(read) as Settings;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

/** The settings of this browser: change a field, then {@link keepSettings}. */
export const settings: Settings = $state(readSettings(stored()));

/** Keeps the settings for the next visit; where the browser forbids that, they last until the page is left. */
export function keepSettings(): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(settings));
  } catch {
    // Nothing is lost but the choice.
  }
}

addEventListener('storage', (event) => {
  if (event.key === STORED_AS) Object.assign(settings, readSettings(event.newValue));
});
