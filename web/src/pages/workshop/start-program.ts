import { compile } from '../../../../browser/src/main/npm/src/runtime';
import type { Files } from '../../../../browser/src/main/npm/src/program';
import { file, newSite } from '../../api/client';
import type { Refused } from '../../api/program';
import { DraftProgram } from './draft-program';

/** The server was built without the program, which `./variorum` does not wait for. */
class NoProgramError extends Error implements Refused {
  readonly status = 0;
  readonly code = 'unavailable';
  readonly words = [
    'This server does not have the program that the workshop needs. Whoever runs it makes the program with build/npm, and starts the server again; the text is kept meanwhile.',
  ];
  readonly squares = [];
}

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(file(name));
  if (answer.status === 404) throw new NoProgramError();
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** The definitions and pages of the shipped games by path, fetched once. */
let texts: Promise<Files> | null = null;
export function shippedTexts(): Promise<Files> {
  texts ??= fetched('games.json')
    .then((answer) => answer.json() as Promise<Files>)
    .catch((problem: unknown) => {
      texts = null;
      throw problem;
    });
  return texts;
}

/** The definition of a shipped game; undefined if there is none. */
export async function shippedText(game: string): Promise<string | undefined> {
  const files = await shippedTexts();
  const path = Object.keys(files).find((each) => each.split('/').at(-1) === `${game}.yaml`);
  return path === undefined ? undefined : files[path];
}

/** The program of the workshop, which is started when it is first needed. */
export function newDraftProgram(): DraftProgram {
  return new DraftProgram(async () => {
    const [module, games] = await Promise.all([
      fetched('variorum.wasm').then((answer) => compile(answer)),
      shippedTexts(),
    ]);
    return { files: { wasm: module, games, pages: file('pages.json') }, newClient: newSite };
  });
}
