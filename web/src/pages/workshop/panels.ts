import type { Component } from 'svelte';
import BoardPanel from './forms/BoardPanel.svelte';
import ComposePanel from './forms/ComposePanel.svelte';
import ExamplesPanel from './forms/ExamplesPanel.svelte';
import FilesPanel from './forms/FilesPanel.svelte';
import type { Work } from './work.svelte';

/** A part of the workshop beside the text. */
export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly component: Component<{ work: Work }>;
}

/** The parts beside the text, in the order of their tabs. */
export const PANELS: readonly Panel[] = [
  { id: 'board', title: 'Board', component: BoardPanel },
  { id: 'compose', title: 'Put together', component: ComposePanel },
  { id: 'examples', title: 'Examples', component: ExamplesPanel },
  { id: 'files', title: 'In and out', component: FilesPanel },
];
