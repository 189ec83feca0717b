import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const MONOSPACE = "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace";

/** The editor in the colours of the site. */
export const theme: Extension = [
  EditorView.theme({
    '&': { height: '100%', backgroundColor: 'var(--leaf)', color: 'var(--ink)', fontSize: '0.9375rem' },
    '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-1px' },
    '.cm-scroller': { fontFamily: MONOSPACE, lineHeight: '1.5', fontVariantNumeric: 'lining-nums' },
    '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.5rem' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-gutters': {
      backgroundColor: 'var(--tray)',
      color: 'var(--faded)',
      borderInlineEnd: '1px solid var(--rule)',
    },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'color-mix(in oklab, var(--focus) 28%, var(--leaf))',
    },
    '.cm-tooltip': {
      maxWidth: 'min(32rem, 90vw)',
      border: '1px solid var(--edge-line)',
      backgroundColor: 'var(--leaf)',
      color: 'var(--ink)',
      font: 'var(--small)',
      zIndex: '20',
    },
    '.help': { maxHeight: '18rem', padding: '0.4rem 0.6rem', overflow: 'auto' },
    '.help p': { margin: '0 0 0.4rem' },
    '.help code, .help pre': {
      margin: '0',
      fontFamily: MONOSPACE,
      fontSize: '0.875rem',
      whiteSpace: 'pre-wrap',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: MONOSPACE, maxHeight: '14rem' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.5rem' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--ink)',
      color: 'var(--paper)',
    },
    '.cm-completionDetail': { color: 'inherit' },
    '.cm-diagnostic': { padding: '0.4rem 0.6rem', borderInlineStart: '4px solid var(--rubric)' },
    '.cm-diagnosticAction, .cm-button': {
      margin: '0.3rem 0.3rem 0 0',
      padding: '0.3rem 0.6rem',
      border: '1px solid var(--edge-line)',
      borderRadius: 'var(--corner)',
      background: 'var(--leaf)',
      color: 'var(--ink)',
      font: 'var(--small)',
      cursor: 'pointer',
    },
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: 'underline wavy var(--rubric)',
      textUnderlineOffset: '0.2em',
      textDecorationSkipInk: 'none',
    },
    '.cm-lintRange-info, .cm-lintRange-hint, .cm-lintRange-warning': {
      backgroundImage: 'none',
      textDecoration: 'underline dotted var(--faded) 2px',
    },
    '.cm-panels': { backgroundColor: 'var(--tray)', color: 'var(--ink)', font: 'var(--small)' },
    '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--rule)' },
    '.cm-textfield': {
      backgroundColor: 'var(--leaf)',
      color: 'var(--ink)',
      border: '1px solid var(--edge-line)',
      fontSize: '0.9375rem',
    },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--rubric)' },
      { tag: tags.comment, color: 'var(--faded)', fontStyle: 'italic' },
      { tag: [tags.string, tags.special(tags.string)], color: 'var(--yes)' },
      { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: 'var(--faded)' },
    ]),
  ),
];
