import { expect, type Page } from '@playwright/test';

/** What the browser wrote to the console of pages as an error: also what the content security policy forbade. */
export class Complaints {
  readonly #heard = new Set<string>();
  readonly #expected: RegExp[] = [];

  hear(page: Page): void {
    page.on('pageerror', (error) => this.#heard.add(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#heard.add(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
  }

  /** Says that this test brings such complaints about. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  expectNone(): void {
    const unexpected = [...this.#heard].filter(
      (words) => !this.#expected.some((pattern) => pattern.test(words)),
    );
    expect(unexpected, 'what pages complained of').toEqual([]);
  }
}
