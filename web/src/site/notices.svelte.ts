export type Tone = 'plain' | 'problem';

export interface Toast {
  readonly id: number;
  readonly words: string;
  readonly tone: Tone;
  /** Something that can be done about it. */
  readonly remedy?: Remedy | undefined;
}

export interface Remedy {
  readonly words: string;
  readonly act: () => void;
}

const SHOWN_FOR = 6_000;
let nextId = 1;

/** What is told now: `spoken` to screen readers alone, `toasts` to all. */
export const notices = $state({ spoken: '', toasts: [] as Toast[] });

/** Tells a screen reader something, politely. The same words told twice are heard twice. */
export function announce(words: string): void {
  // A change is what makes a live region speak; a blank that nobody hears makes one.
  notices.spoken = notices.spoken === words ? `${words}\u00a0` : words;
}

/** Shows a few words for a few seconds; longer if something can be done about them. */
export function toast(words: string, tone: Tone = 'plain', remedy?: Remedy): void {
  const shown = { id: nextId++, words, tone, remedy };
  notices.toasts.push(shown);
  setTimeout(() => dismiss(shown.id), remedy ? 3 * SHOWN_FOR : SHOWN_FOR);
}

export function dismiss(id: number): void {
  notices.toasts = notices.toasts.filter((each) => each.id !== id);
}
