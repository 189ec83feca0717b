import type { LanguageClient } from '../../../../../browser/src/main/npm/src/language-client';

export type {
  Diagnostic,
  OutlineItem,
  Place,
  Range,
} from '../../../../../browser/src/main/npm/src/language-types';

/** What an editor asks about a text. Null is no answer: to a question that a newer one has replaced, too. */
export type Language = Pick<
  LanguageClient,
  'problems' | 'check' | 'complete' | 'hover' | 'outline' | 'definition' | 'rename' | 'close'
>;

/** A replacement of a part of a text; an empty range inserts. */
export interface TextEdit {
  readonly range: import('../../../../../browser/src/main/npm/src/language-types').Range;
  readonly newText: string;
}
