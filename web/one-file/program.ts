import { SiteClient } from '../../browser/src/main/npm/src/site';
import SiteWorker from '../../browser/src/main/npm/src/site-worker?worker&inline';
import { embeddedGame, embeddedProgram } from './embedded';

/** The game of this page. */
export const embedded = embeddedGame();

/** The program that this page holds, which answers what the site asks a server for. */
export const program: Promise<SiteClient> = Promise.all([embedded, embeddedProgram()]).then(
  ([{ files, pages }, wasm]) => new SiteClient(() => new SiteWorker(), { wasm, games: files, pages }),
);
