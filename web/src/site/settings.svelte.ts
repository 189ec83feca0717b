/** The choices of each setting; the first is the default. */
const CHOICES = {
  appearance: ['auto', 'light', 'dark'],
  board: ['wood', 'slate', 'paper'],
  /** The style in which pieces are drawn, if a game has several; `usual` is the game's own. */
  pieces: ['usual', 'kanji', 'international', 'figures'],
  /** Coordinates at a board's edges: as in moves, as players of the game name squares, or none. */
  coordinates: ['moves', 'players', 'none'],
  animation: [true, false],
  sound: [true, false],
  /** Whether rules pages also show movement in notation. */
  notation: [false, true],
  /** Whether a move needs confirmation before it is played. */
  confirm: [false, true],
  /** Whether the browser notifies the player of a turn while the page is hidden. */
  notify: [false, true],
  /** Whether players of the computer are told that somebody waits for a game. */
  waiting: [true, false],
  /** The level of the computer, as chosen last. */
  level: [2, 1, 3, 4, 5, 6, 7, 8],
  /** The place where the engine analyses, if the browser can: in the page or on the server. */
  engine: ['here', 'server'],
  /** The place where games against the computer are played and kept, likewise. */
  computer: ['here', 'server'],
} as const;

export type Settings = { -readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] };

const STORED_AS = 'variorum.settings';

/** The settings in a stored text; a missing or invalid setting has its default. */
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

/** Stores the settings for the next visit; if the browser forbids it, they last until the page is left. */
export function keepSettings(): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(settings));
  } catch {
    // Only the setting is lost.
  }
}

addEventListener('storage', (event) => {
  if (event.key === STORED_AS) Object.assign(settings, readSettings(event.newValue));
});
