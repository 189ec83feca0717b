const LOCK = 'variorum.visible';

type Locks = Pick<LockManager, 'request' | 'query'>;

/** Whether a page of the site is visible, in this tab or another one of the browser. */
export class Visible {
  #hide: (() => void) | null = null;

  constructor(private readonly locks: Locks | undefined = globalThis.navigator?.locks) {}

  /** Lets other tabs know when this page is visible: it holds a shared lock then, which also a crash gives back. */
  tell(): void {
    this.#take();
    document.addEventListener('visibilitychange', () => this.#take());
  }

  /** Without locks, which old browsers lack, only this page counts. */
  async anywhere(): Promise<boolean> {
    if (!document.hidden) return true;
    const held = (await this.locks?.query().catch(() => undefined))?.held ?? [];
    return held.some(({ name }) => name === LOCK);
  }

  #take(): void {
    if (document.hidden) {
      this.#hide?.();
      this.#hide = null;
    } else if (this.#hide === null && this.locks) {
      const hidden = new Promise<void>((done) => (this.#hide = done));
      this.locks.request(LOCK, { mode: 'shared' }, () => hidden).catch(() => undefined);
    }
  }
}

/** The pages of this browser. */
export const visible = new Visible();
