export type Tone = 'plain' | 'problem';

export interface Toast {
  readonly id: number;
  readonly words: string;
  readonly tone: Tone;
  /** An action that the reader can take about the notice. */
  readonly remedy?: Remedy | undefined;
}

export interface Remedy {
  readonly words: string;
  readonly act: () => void;
}

const SHOWN_FOR = 6_000;
let nextId = 1;

/** The current notices: `spoken` for screen readers alone, `toasts` for all readers. */
export const notices = $state({ spoken: '', toasts: [] as Toast[] });

/** Announces words politely to a screen reader; repeated words are announced again. */
export function announce(words: string): void {
  // A live region speaks only when its text changes; an added no-break space changes it.
  notices.spoken = notices.spoken === words ? `${words}\u00a0` : words;
}

/** Shows a few words for a few seconds; with a remedy, three times as long. */
export function toast(words: string, tone: Tone = 'plain', remedy?: Remedy): void {
  const shown = { id: nextId++, words, tone, remedy };
  notices.toasts.push(shown);
  setTimeout(() => dismiss(shown.id), remedy ? 3 * SHOWN_FOR : SHOWN_FOR);
}

export function dismiss(id: number): void {
  notices.toasts = notices.toasts.filter((each) => each.id !== id);
}
