import type { Language } from './language-types.js';
import type { Orders } from './site-messages.js';

/** What is answered at once, by a method of the language. */
export type Kind = Exclude<keyof Language, 'check'>;

/** A question: a method of the language with its arguments; `check` without what tells whether it is outdated. */
export type LanguageQuestion =
  { [K in Kind]: [K, ...Parameters<Language[K]>] }[Kind] | ['check', text: string, name: string | undefined];

export interface LanguageCall {
  id: number;
  question: LanguageQuestion;
}

/** Messages to a worker of the language. Its answers are those of a site; while a check goes on, `null` is reported. */
export type LanguageOrder = Orders<LanguageCall>;
