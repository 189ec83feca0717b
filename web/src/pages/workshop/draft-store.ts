import { BrowserDatabase } from '../../local/database';
import { StaleError } from '../../local/store';
import { surplusDrafts, surplusVersions, type Draft, type Drafts, type Version } from './drafts';

const DATABASE = 'variorum-workshop';
const DRAFTS = 'drafts';
const VERSIONS = 'versions';

/** All versions of a draft. */
const of = (draft: string): IDBKeyRange => IDBKeyRange.bound([draft, 0], [draft, Infinity]);

/** The drafts in the browser's own database, which survives reloads and crashes. */
export class DraftStore implements Drafts {
  readonly #database = new BrowserDatabase(DATABASE, (database) => {
    database.createObjectStore(DRAFTS, { keyPath: 'id' });
    database.createObjectStore(VERSIONS, { keyPath: ['draft', 'at'] });
  });

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

  #work<T>(
    mode: IDBTransactionMode,
    work: (drafts: IDBObjectStore, versions: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    return this.#database.work([DRAFTS, VERSIONS], mode, work);
  }
}
