import { startProgram } from './program.js';
import type { Files } from './program.js';
import { Searches } from './searches.js';
import type { Request } from './searches.js';
import { listenToParent } from './threads.js';

/** The first message: the compiled program and the shipped files. The others are requests. */
type Message = { module: WebAssembly.Module; files: Files } | Request;

// Messages wait for each other: the first one takes its time.
let searches: Promise<Searches>;
const broken = async (error: unknown): Promise<void> => {
  (await reply)({ broken: error instanceof Error ? error.message : String(error) });
};
const reply = listenToParent((message: Message) => {
  if ('module' in message) {
    searches = Promise.all([startProgram(message.module), reply]).then(
      ([program, answer]) => new Searches(program, message.files, answer),
    );
    // Browsers tell the parent of no promise that fails.
    searches.catch(broken);
  } else {
    searches.then((all) => all.receive(message)).catch(broken);
  }
});
