import type { Files } from './program.js';
import { compile } from './runtime.js';
import { SiteError } from './site-types.js';
import type { SiteFiles } from './site-types.js';

/** Compiles a program that is given or fetched. */
export async function moduleOf(wasm: SiteFiles['wasm']): Promise<WebAssembly.Module> {
  if (wasm instanceof WebAssembly.Module) return wasm;
  const source = wasm instanceof ArrayBuffer ? wasm : await fetched(wasm);
  try {
    return await compile(source);
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) {
      throw new SiteError(0, 'unsupported', ['This browser cannot run the program.']);
    }
    throw new SiteError(0, 'unavailable', ['The program was not read to its end.']);
  }
}

/** Texts by path that are given or fetched. */
export async function filesOf(files: string | URL | Files): Promise<Files> {
  if (typeof files !== 'string' && !(files instanceof URL)) return files;
  const response = await fetched(files);
  try {
    return await response.json();
  } catch {
    throw new SiteError(0, 'unavailable', [`${files} was not read to its end.`]);
  }
}

async function fetched(url: string | URL): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch {
    throw new SiteError(0, 'unavailable', [`${url} cannot be reached.`]);
  }
  if (!response.ok) throw new SiteError(0, 'unavailable', [`${url} answers ${response.status}.`]);
  return response;
}
