import { StaleError } from '../../local/store';
import { surplusDrafts, surplusVersions, type Draft, type Drafts, type Version } from './drafts';

const DATABASE = 'variorum-workshop';
const DRAFTS = 'drafts';
const VERSIONS = 'versions';

/** All versions of a draft. */
const of = (draft: string): IDBKeyRange => IDBKeyRange.bound([draft, 0], [draft, Infinity]);

/** The drafts in the browser's own database, which survives reloads and crashes. */
export class DraftStore implements Drafts {
  #opened: Promise<IDBDatabase> | null = null;

  async get(id: string): Promise<Draft | undefined> {
    return this.#work('readonly', (drafts) => drafts.get(id) as IDBRequest<Draft | undefined>);
  }

  async all(): Promise<Draft[]> {
    const all = await this.#work('readonly', (drafts) => drafts.getAll() as IDBRequest<Draft[]>);
    return all.filter(({ deleted }) => !deleted).sort((a, b) => b.changed - a.changed);
  }

  async add(draft: Draft): Promise<void> {
    await this.#work('readwrite', (drafts, versions) => {
      const all = drafts.getAll() as IDBRequest<Draft[]>;
      all.onsuccess = () => {
        for (const id of surplusDrafts([...all.result, draft], draft.id)) {
          drafts.delete(id);
          versions.delete(of(id));
        }
      };
      return drafts.add(draft);
    });
  }

  async change(draft: Draft): Promise<void> {
    let isStale = false;
    await this.#work('readwrite', (drafts) => {
      const found = drafts.get(draft.id) as IDBRequest<Draft | undefined>;
      found.onsuccess = () => {
        isStale = found.result?.version !== draft.version - 1;
        if (!isStale) drafts.put(draft);
      };
      return found;
    });
    if (isStale) throw new StaleError();
  }

  async versions(draft: string): Promise<Version[]> {
    const found = await this.#work(
      'readonly',
      (_, versions) => versions.getAll(of(draft)) as IDBRequest<Version[]>,
    );
    return found.reverse();
  }

  async keep(version: Version): Promise<void> {
    await this.#work('readwrite', (_, versions) => {
      const put = versions.put(version);
      const all = versions.getAllKeys(of(version.draft)) as IDBRequest<unknown[]>;
      all.onsuccess = () => {
        for (const at of surplusVersions((all.result as [string, number][]).map(([, at]) => at)))
          versions.delete([version.draft, at]);
      };
      return put;
    });
  }

  /** Does work in a transaction; resolves with the result of its request once all of it is stored. */
  async #work<T>(
    mode: IDBTransactionMode,
    work: (drafts: IDBObjectStore, versions: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    this.#opened ??= open(() => (this.#opened = null));
    const database = await this.#opened;
    const transaction = database.transaction([DRAFTS, VERSIONS], mode, { durability: 'strict' });
    const request = work(transaction.objectStore(DRAFTS), transaction.objectStore(VERSIONS));
    return new Promise((done, failed) => {
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => failed(transaction.error ?? new Error('the transaction was aborted'));
    });
  }
}

/** Opens the database; calls `lost` when it cannot be opened, or has to be opened again. */
function open(lost: () => void): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(DRAFTS, { keyPath: 'id' });
      opening.result.createObjectStore(VERSIONS, { keyPath: ['draft', 'at'] });
    };
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
