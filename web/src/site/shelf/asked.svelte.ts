import { untrack } from 'svelte';
import { router } from '../router.svelte';
import { readFilters, writeFilters, type Filters } from './filters';

/** Browsers refuse addresses that change with every key. */
const WRITTEN_AFTER = 250;

/** What the reader asks for, which the address says too: so that it is still there after a reload, or on the way back. */
export class Asked {
  filters = $state.raw(readFilters(router.query));
  readonly text = $derived(writeFilters(this.filters));
  readonly #path = router.path;
  #writing: ReturnType<typeof setTimeout> | undefined;

  /** Is called while a component is made, and lasts as long as that. */
  constructor() {
    $effect(() => {
      const { path, query } = router;
      // The next page has its own address while this one is still shown.
      if (path === this.#path) untrack(() => this.#take(readFilters(query)));
    });
    $effect(() => () => clearTimeout(this.#writing));
  }

  /** Asks for something else, for a guest who is still typing. */
  type(part: Partial<Filters>): void {
    this.#take({ ...this.filters, ...part });
    this.#writing = setTimeout(() => this.write(), WRITTEN_AFTER);
  }

  /** Asks for something else. */
  change(part: Partial<Filters>): void {
    this.#take({ ...this.filters, ...part });
    this.write();
  }

  /** Writes what is asked for into the address, without a step back. */
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
