// Makes the translated programs smaller and faster: those of TeaVM become those of the package, or only those that are
// named (variorum, language). It must run on a Node that knows WebAssembly with garbage collection, and without Node's
// optimising compiler (--liftoff-only), which takes memory without bound for TeaVM's own files.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareChecks } from './checks.mjs';
import { withTables } from './tables.mjs';

const here = import.meta.dirname;
const translated = join(here, '../../../target/translated');
const target = join(here, '../../../target/npm');

/** What the program uses is named, so that nothing else gets in. */
const FEATURES = [
  'gc',
  'reference-types',
  'exception-handling',
  'bulk-memory',
  'nontrapping-float-to-int',
  'sign-ext',
  'mutable-globals',
  'multivalue',
];

/**
 * The program makes itself known to JavaScript as functions, never as objects with types. So their types may be
 * changed (closed world); and where Java would throw an exception, strict translation has code for that before any
 * instruction traps.
 */
const PASSES = [
  '--closed-world',
  '--traps-never-happen',
  '--gufa',
  '--type-refining',
  '-Oz',
  '--type-merging',
  '--merge-similar-functions',
  '--reorder-functions',
  '--minimize-rec-groups',
];

/** The numbers of the functions that JavaScript gets when the program starts: all that it ever gets. */
async function calledByJavaScript(program) {
  const numbers = new Set();
  const note = (value) => {
    // A function of WebAssembly is named by its number.
    if (typeof value === 'function' && /^\d+$/.test(value.name)) numbers.add(Number(value.name));
  };
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = (module, imports) => {
    for (const part of Object.values(imports)) {
      for (const [name, fn] of Object.entries(part)) {
        if (typeof fn !== 'function') continue;
        part[name] = (...given) => {
          given.forEach(note);
          return fn(...given);
        };
      }
    }
    return instantiate(module, imports);
  };
  const { compile, start } = await import('../../../target/npm/runtime.js');
  await start(await compile(program));
  WebAssembly.instantiate = instantiate;
  return [...numbers].sort((a, b) => a - b);
}

/** An unsigned number in WebAssembly's encoding (LEB128). */
function leb(number) {
  const bytes = [];
  for (let rest = number; ; rest >>>= 7) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest & 127) | 128);
  }
}

function readLeb(bytes, at) {
  for (let value = 0, shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

const CUSTOM = 0;
const CODE = 10;

/**
 * The program with a section that tells wasm-opt which functions JavaScript calls, each marked at its beginning:
 * wasm-opt sees no call of them, and would drop what they do.
 */
function withCalled(program, functions) {
  const name = [...Buffer.from('binaryen.js.called')];
  const marks = functions.flatMap((number) => [...leb(number), 1, 0, 0]);
  const content = [...leb(name.length), ...name, ...leb(functions.length), ...marks];
  const section = Buffer.from([0, ...leb(content.length), ...content]);
  const before = sections(program).flatMap(({ kind, bytes }) => (kind === CODE ? [section, bytes] : [bytes]));
  return Buffer.concat([program.subarray(0, 8), ...before]);
}

/** The sections of a module, each with its kind and all its bytes. */
function sections(program) {
  const found = [];
  for (let at = 8; at < program.length;) {
    const [size, start] = readLeb(program, at + 1);
    found.push({ kind: program[at], bytes: program.subarray(at, start + size) });
    at = start + size;
  }
  return found;
}

function run(tool, options) {
  const features = FEATURES.map((feature) => `--enable-${feature}`);
  const { status } = spawnSync(join(here, 'node_modules/.bin', tool), [...features, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${tool} ended with status ${status}`);
}

/** A file of what the steps leave. */
const file = (name) => join(translated, name);

async function optimize(name) {
  const program = readFileSync(file(`${name}.wasm`));
  writeFileSync(file('marked.wasm'), withCalled(program, await calledByJavaScript(program)));
  run('wasm-dis', [file('marked.wasm'), '-o', file('marked.wat')]);
  writeFileSync(file('shorter.wat'), shareChecks(withTables(readFileSync(file('marked.wat'), 'utf8'))));
  run('wasm-opt', [...PASSES, file('shorter.wat'), '-o', file('optimized.wasm')]);
  // The text has no sections of TeaVM's own.
  const custom = sections(program).filter(({ kind }) => kind === CUSTOM);
  const whole = Buffer.concat([readFileSync(file('optimized.wasm')), ...custom.map(({ bytes }) => bytes)]);
  writeFileSync(join(target, `${name}.wasm`), whole);
}

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : ['variorum', 'language']) await optimize(name);
