// Orders the functions of a program's text: alike ones stand together, where gzip finds what they share.

const FUNCTION = /\n (?:\(@binaryen\.js\.called\)\n )?\(func \$/g;
/** Sorting looks at no more of a function. */
const LONGEST_KEY = 4_000;

/** A function's instructions without the numbers of what they name. */
function key(text) {
  const body = text.slice(text.indexOf('\n', text.indexOf('(func ')) + 1, 4 * LONGEST_KEY);
  return body
    .replace(/\s+/g, ' ')
    .replace(/\$[\w.]+/g, '$')
    .slice(0, LONGEST_KEY);
}

/** The program with its functions in the order of their instructions. */
export function orderFunctions(program) {
  const starts = [...program.matchAll(FUNCTION)].map((match) => match.index);
  const end = program.lastIndexOf('\n)');
  const functions = starts.map((start, i) => program.slice(start, starts[i + 1] ?? end));
  const keys = new Map(functions.map((text) => [text, key(text)]));
  const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  functions.sort((a, b) => compare(keys.get(a), keys.get(b)) || compare(a, b));
  return program.slice(0, starts[0]) + functions.join('') + program.slice(end);
}
