import {
  autocompletion,
  closeBrackets,
  completionKeymap,
  type CompletionContext,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  showDialog,
} from '@codemirror/view';
import type { Diagnostic, Language, Place } from './language';
import { elementsOf } from './markdown';
import { changeBetween, changesOf, offsetOf, placeOf, spanOf } from './places';
import { theme } from './theme';

export interface EditorOptions {
  readonly text: string;
  readonly label: string;
  /** What answers questions about the text; null while nothing does. */
  readonly language: () => Language | null;
  readonly ontype: (text: string) => void;
  /** Opens another definition. */
  readonly onother: (game: string) => void;
  readonly say: (words: string) => void;
}

/** The editor of a definition. */
export class Editor {
  readonly #view: EditorView;
  readonly #options: EditorOptions;

  /** @param holder gets a root of its own, because the site's security policy allows no other place for styles */
  constructor(holder: HTMLElement, options: EditorOptions) {
    this.#options = options;
    const root = holder.shadowRoot ?? holder.attachShadow({ mode: 'open' });
    const state = EditorState.create({ doc: options.text, extensions: this.#extensions() });
    this.#view = new EditorView({ state, parent: root, root });
  }

  /** Shows another text, as one step that can be undone. */
  set(text: string): void {
    const change = changeBetween(this.#text, text);
    if (!change) return;
    this.#view.dispatch({
      changes: change,
      annotations: isolateHistory.of('full'),
      userEvent: 'input.form',
    });
  }

  /** Underlines what is wrong. */
  show(diagnostics: readonly Diagnostic[]): void {
    const { doc } = this.#view.state;
    const shown = diagnostics.map((each) => ({
      ...spanOf(doc, each.range),
      severity: each.severity === 'ERROR' ? ('error' as const) : ('hint' as const),
      message: each.message,
      actions: each.fixes.map((fix) => ({ name: fix.title, apply: () => this.apply(fix.edits) })),
    }));
    this.#view.dispatch(setDiagnostics(this.#view.state, shown));
  }

  apply(edits: Parameters<typeof changesOf>[1]): void {
    const { doc } = this.#view.state;
    this.#view.dispatch({
      changes: changesOf(doc, edits),
      annotations: isolateHistory.of('full'),
      userEvent: 'input.fix',
    });
    this.#view.focus();
  }

  /** Puts the cursor at a place, and shows it. */
  reveal(place: Place): void {
    const anchor = offsetOf(this.#view.state.doc, place);
    this.#view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    this.#view.focus();
  }

  close(): void {
    this.#view.destroy();
  }

  get #text(): string {
    return this.#view.state.doc.toString();
  }

  get #place(): Place {
    const { doc, selection } = this.#view.state;
    return placeOf(doc, selection.main.head);
  }

  #extensions(): Extension {
    return [
      lineNumbers(),
      highlightActiveLineGutter(),
      highlightActiveLine(),
      history(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of('  '),
      bracketMatching(),
      closeBrackets(),
      highlightSelectionMatches(),
      yaml(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': this.#options.label, spellcheck: 'false' }),
      EditorView.updateListener.of(({ docChanged }) => {
        if (docChanged) this.#options.ontype(this.#text);
      }),
      autocompletion({ override: [(context) => this.#complete(context)], icons: false }),
      hoverTooltip((view, at) => this.#hover(view, at)),
      EditorView.domEventHandlers({
        mousedown: (event, view) => {
          const at =
            event.ctrlKey || event.metaKey ? view.posAtCoords({ x: event.clientX, y: event.clientY }) : null;
          if (at === null) return false;
          void this.#define(placeOf(view.state.doc, at));
          return true;
        },
      }),
      keymap.of([
        { key: 'F12', run: () => this.#doing(this.#define(this.#place)) },
        { key: 'F2', run: () => this.#doing(this.#rename()) },
        { key: 'Ctrl-k', run: () => this.#doing(this.#describe()) },
        ...completionKeymap,
        ...lintKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
      theme,
    ];
  }

  /** A key is taken whatever comes of it. */
  #doing(what: Promise<void>): boolean {
    what.catch(() => undefined);
    return true;
  }

  async #complete(context: CompletionContext) {
    const language = this.#options.language();
    const { doc } = context.state;
    const before = context.matchBefore(/[\w+-]+|: |\n\s*/);
    if (!language || (!before && !context.explicit)) return null;
    const found = await language.complete(doc.toString(), placeOf(doc, context.pos)).catch(() => []);
    const [first] = found ?? [];
    if (!found || !first || context.aborted) return null;
    return {
      from: spanOf(doc, first.range).from,
      options: found.map(({ label, kind, documentation, newText, range }) => ({
        label,
        type: kind.toLowerCase(),
        ...(documentation ? { info: () => elementsOf(documentation) } : {}),
        apply: (view: EditorView, _: unknown, from: number, to: number) => {
          const end = Math.max(to, spanOf(doc, range).to);
          view.dispatch({
            changes: { from, to: Math.min(end, view.state.doc.length), insert: newText },
            selection: { anchor: from + newText.length },
            userEvent: 'input.complete',
          });
        },
      })),
    };
  }

  async #hover(view: EditorView, at: number) {
    const { doc } = view.state;
    const help = await this.#options
      .language()
      ?.hover(doc.toString(), placeOf(doc, at))
      .catch(() => null);
    if (!help) return null;
    const { from, to } = spanOf(doc, help.range);
    return { pos: from, end: to, above: true, create: () => ({ dom: elementsOf(help.markdown) }) };
  }

  /** Says the help about what is at the cursor, for those that cannot hover. */
  async #describe(): Promise<void> {
    const help = await this.#options.language()?.hover(this.#text, this.#place);
    this.#options.say(help ? elementsOf(help.markdown).innerText : 'There is no help about this place.');
  }

  async #define(place: Place): Promise<void> {
    const found = await this.#options.language()?.definition(this.#text, place);
    if (!found) this.#options.say('Nothing is defined for this place.');
    else if (found.id !== undefined) this.#options.onother(found.id);
    else this.reveal(found.range.start);
  }

  async #rename(): Promise<void> {
    const place = this.#place;
    const { close, result } = showDialog(this.#view, {
      label: 'The new letter or name',
      input: { type: 'text', 'aria-label': 'The new letter or name' },
      focus: true,
      submitLabel: 'Rename',
    });
    const form = await result;
    const name = form ? new FormData(form).get('input') : null;
    const field = form?.querySelector('input')?.value ?? (typeof name === 'string' ? name : '');
    this.#view.dispatch({ effects: close });
    if (!form || field === '') return;
    const renamed = await this.#options.language()?.rename(this.#text, place, field);
    if (renamed?.edits.length) this.apply(renamed.edits);
    else this.#options.say(renamed?.refused ?? 'There is nothing to rename at this place.');
  }
}
