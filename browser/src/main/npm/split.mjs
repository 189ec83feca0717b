// TeaVM sets all classes up in one function, tens of thousands of statements long. V8's optimising compiler needs half a
// minute and gigabytes for it, once it has run in a second worker; so it is cut into many.
const LONGEST = 300;
/** Where a function begins, and where a statement of a function does, in the text that wasm-dis writes. */
const FUNCTION = '\n (func ';
const STATEMENT = '\n  (';

function longest(text) {
  let found = [0, 0];
  for (let at = text.indexOf(FUNCTION); at >= 0;) {
    const next = text.indexOf(FUNCTION, at + 1);
    const end = next < 0 ? text.lastIndexOf('\n)') : next;
    if (end - at > found[1] - found[0]) found = [at, end];
    at = next;
  }
  return found;
}

/** Groups of statements between which no local is in use. */
function groups(statements) {
  const uses = statements.flatMap((text, i) => (/\(local\.(get|set|tee) /.test(text) ? [i] : []));
  const first = uses[0] ?? Infinity;
  const last = uses.at(-1) ?? -1;
  const grouped = [];
  statements.forEach((statement, i) => {
    const isNew = grouped.length === 0 || grouped.at(-1).length >= LONGEST;
    if (isNew && !(i > first && i <= last)) grouped.push([]);
    grouped.at(-1).push(statement);
  });
  return grouped;
}

/** The text of a module with its longest function cut into several. */
export function split(text) {
  const [start, end] = longest(text);
  const [head, ...parts] = text.slice(start, end).split(STATEMENT);
  if (!/^\n \(func \$\w+ \(type \$\w+\)$/.test(head)) throw new Error(`not the function expected: ${head}`);
  if (/\(return\b/.test(text.slice(start, end))) throw new Error('the function returns early');
  const rest = parts.map((part) => STATEMENT + part);
  const locals = rest.filter((part) => part.startsWith(`${STATEMENT}local `));
  // The last statement ends with the function's own bracket.
  const statements = rest.filter((part) => !part.startsWith(`${STATEMENT}local `));
  const close = '\n )';
  if (!statements.at(-1).endsWith(close)) throw new Error('the function does not end where expected');
  statements.push(statements.pop().slice(0, -close.length));
  const type = /\(type \$\w+\)/.exec(head)[0];
  const bodies = groups(statements);
  const name = (i) => `$part${i}`;
  const functions = bodies.map((body, i) => {
    const used = body.some((statement) => statement.includes('(local.')) ? locals.join('') : '';
    return `\n (func ${name(i)} ${type}${used}${body.join('')}${close}`;
  });
  const calls = bodies.map((_, i) => `${STATEMENT}call ${name(i)})`).join('');
  return text.slice(0, start) + head + calls + close + functions.join('') + text.slice(end);
}
