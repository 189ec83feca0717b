import { expect, type Page } from '@playwright/test';

/** Errors in the browser's console, including violations of the content security policy. */
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

  /** Declares errors that the test causes. */
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
