import { untrack } from 'svelte';
import { router } from '../router.svelte';
import { readFilters, writeFilters, type Filters } from './filters';

/** Milliseconds before typed text enters the address: browsers refuse addresses that change with every key. */
const WRITTEN_AFTER = 250;

/** The reader's filters, which the address contains, too: they survive a reload and a step back in the history. */
export class Asked {
  filters = $state.raw(readFilters(router.query));
  readonly text = $derived(writeFilters(this.filters));
  readonly #path = router.path;
  #writing: ReturnType<typeof setTimeout> | undefined;

  /** Must be called while a component is created; lasts as long as the component. */
  constructor() {
    $effect(() => {
      const { path, query } = router;
      // The next page has its own address while this page is still shown.
      if (path === this.#path) untrack(() => this.#take(readFilters(query)));
    });
    $effect(() => () => clearTimeout(this.#writing));
  }

  /** Changes filters while the reader is typing; the address follows later. */
  type(part: Partial<Filters>): void {
    this.#take({ ...this.filters, ...part });
    this.#writing = setTimeout(() => this.write(), WRITTEN_AFTER);
  }

  /** Changes filters, and the address at once. */
  change(part: Partial<Filters>): void {
    this.#take({ ...this.filters, ...part });
    this.write();
  }

  /** Writes the filters into the address, without a new entry in the browser's history. */
  write(): void {
    clearTimeout(this.#writing);
    const address = this.#path + this.text;
    if (router.path === this.#path && location.search !== this.text) router.go(address, { replace: true });
  }

  #take(filters: Filters): void {
    clearTimeout(this.#writing);
    this.filters = filters;
  }
}
