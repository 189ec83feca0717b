/** One of the browser's databases, which survive reloads and crashes. It is opened when it is first needed. */
export class BrowserDatabase {
  #opened: Promise<IDBDatabase> | null = null;

  /** @param create makes the stores of a new database */
  constructor(
    private readonly name: string,
    private readonly create: (database: IDBDatabase) => void,
  ) {}

  /** Does work in a transaction over some stores; resolves with the result of its request once all of it is stored. */
  async work<T, const N extends readonly string[]>(
    stores: N,
    mode: IDBTransactionMode,
    work: (...stores: { [K in keyof N]: IDBObjectStore }) => IDBRequest<T>,
  ): Promise<T> {
    this.#opened ??= this.#open();
    const database = await this.#opened;
    const transaction = database.transaction(stores, mode, { durability: 'strict' });
    const request = work(
      ...(stores.map((name) => transaction.objectStore(name)) as { [K in keyof N]: IDBObjectStore }),
    );
    return new Promise((done, failed) => {
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => failed(transaction.error ?? new Error('the transaction was aborted'));
    });
  }

  #open(): Promise<IDBDatabase> {
    const lost = (): void => void (this.#opened = null);
    return new Promise((done, failed) => {
      const opening = indexedDB.open(this.name, 1);
      opening.onupgradeneeded = () => this.create(opening.result);
      opening.onsuccess = () => {
        // Newer pages in another tab may change the form of the database.
        opening.result.onversionchange = () => {
          opening.result.close();
          lost();
        };
        opening.result.onclose = lost;
        done(opening.result);
      };
      opening.onerror = () => {
        lost();
        failed(opening.error ?? new Error('the browser opens no database'));
      };
    });
  }
}
