// Reads the text of a module as wasm-dis writes it: each part on lines of its own, indented by its depth.

const FUNCTION = '\n (func ';
const GLOBAL = '\n (global ';

/** The lists in brackets that a text has at its top. */
export function lists(text) {
  const found = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const c = text[at];
    if (c === '(' && depth++ === 0) start = at;
    if (c === ')' && --depth === 0) found.push(text.slice(start, at + 1));
  }
  return found;
}

/** The lists in a list, such as the operands of an instruction. */
export const operands = (list) => lists(list.slice(1, -1));

/** A text in one line. */
export const flat = (text) => text.replace(/\s+/g, ' ').replaceAll(' )', ')');

/** The functions of a module by name, each with its text. */
export function functions(text) {
  const found = new Map();
  for (let at = text.indexOf(FUNCTION); at >= 0;) {
    const next = text.indexOf(FUNCTION, at + 1);
    const end = text.lastIndexOf('\n )', next < 0 ? undefined : next) + '\n )'.length;
    found.set(
      /\S+/.exec(text.slice(at + FUNCTION.length, at + FUNCTION.length + 100))[0],
      text.slice(at, end),
    );
    at = next;
  }
  return found;
}

/** The statements of a function, each in one line. */
export function statements(text) {
  return operands(text.trim())
    .map(flat)
    .filter((part) => !/^\((type|param|result|local) /.test(part));
}

/** Where the globals of a module are in its text, and the text of each. They stand together. */
export function globals(text) {
  const start = text.indexOf(GLOBAL);
  const end = text.indexOf('\n (', text.lastIndexOf(GLOBAL) + 1);
  const texts = text.slice(start, end).split(GLOBAL).slice(1);
  return { start, end, texts: texts.map((part) => GLOBAL + part) };
}

/** The fields of the structures of a module, and the names of its types of functions. */
export function types(text) {
  const fields = new Map();
  const ofFunctions = new Set();
  for (const [, name, type] of text.matchAll(/^ +\(type (\$\S+) (.*)\)$/gm)) {
    if (/^(\(sub (final )?(\$\S+ )?)?\(func/.test(type)) ofFunctions.add(name);
    const at = type.indexOf('(struct');
    if (at >= 0) fields.set(name, operands(lists(type.slice(at))[0]));
  }
  return { fields, ofFunctions };
}

/** A module with more functions, which come last. */
export function insertFunctions(text, texts) {
  const end = text.lastIndexOf('\n)');
  return text.slice(0, end) + texts.map((part) => part.replace(/\n +/g, '\n  ')).join('') + text.slice(end);
}
