import type { RulesPage } from '../../api/types';

type Block = RulesPage['guide'][number];
export type Diagram = NonNullable<Block['diagram']>;

/** A part of the page: a block, or diagrams side by side. */
export type Part =
  | { readonly kind: 'prose'; readonly html: string }
  | { readonly kind: 'example'; readonly example: NonNullable<Block['example']> }
  | { readonly kind: 'diagrams'; readonly diagrams: readonly Diagram[] };

/** The blocks in order; consecutive diagrams form one part. */
export function partsOf(guide: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (const { prose, example, diagram } of guide) {
    const last = parts.at(-1);
    if (diagram && last?.kind === 'diagrams') {
      parts[parts.length - 1] = { kind: 'diagrams', diagrams: [...last.diagrams, diagram] };
    } else if (diagram) parts.push({ kind: 'diagrams', diagrams: [diagram] });
    else if (example) parts.push({ kind: 'example', example });
    else if (prose !== undefined) parts.push({ kind: 'prose', html: prose });
  }
  return parts;
}
