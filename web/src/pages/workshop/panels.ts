import type { Component } from 'svelte';
import BoardPanel from './forms/BoardPanel.svelte';
import ComposePanel from './forms/ComposePanel.svelte';
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
];
