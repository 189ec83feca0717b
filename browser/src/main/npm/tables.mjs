// TeaVM fills the tables of its classes when the program starts: tens of thousands of statements in one function, which
// set one field each. Here they become the initial values of the tables. That is smaller, and wasm-opt sees what never
// changes.
import { flat, functions, globals, operands, statements, types } from './text.mjs';
import { dropTables, layout, shareTests } from './classes.mjs';

const CONSTANT = /^\((global\.get|ref\.func|ref\.null|i32\.const) [^ ()]+\)$/;
const GLOBAL = /^\(global\.get (\S+)\)$/;
const EMPTY = /^\n \(global (\S+) \(ref (\S+)\) \(struct\.new_default \2\)\)$/;

/** What a field holds that nothing has set. */
function initial(field, ofFunctions) {
  const [, type] = /^\(field (?:\(mut (.*)\)|.*)\)$/.exec(field);
  if (/^i(8|16|32)$/.test(type)) return '(i32.const 0)';
  if (/^(i64|f32|f64)$/.test(type)) return `(${type}.const 0)`;
  const heap = /^(?:\(ref null (\S+)\)|(any|eq|struct|array)ref)$/.exec(type);
  if (!heap) throw new Error(`no initial value is known for ${field}`);
  return ofFunctions.has(heap[1]) ? '(ref.null nofunc)' : '(ref.null none)';
}

/** What a statement does, if it only sets fields of globals to constants: for each the global, the field, the value. */
function settings(statement, locals, bodyOf) {
  const values = operands(statement).map((operand) => {
    const local = /^\(local\.get \$(\d+)\)$/.exec(operand);
    if (local) return locals[Number(local[1])];
    return CONSTANT.test(operand) ? operand : undefined;
  });
  if (values.includes(undefined)) return undefined;
  const field = /^\(struct\.set \S+ (\d+) /.exec(statement);
  if (field) {
    const global = GLOBAL.exec(values[0]);
    return global ? [[global[1], Number(field[1]), values[1]]] : undefined;
  }
  const called = /^\(call (\S+) /.exec(statement);
  const inner = called && bodyOf(called[1])?.map((part) => settings(part, values, bodyOf));
  return inner?.includes(undefined) ? undefined : inner?.flat();
}

/** The fields of globals that a function sets in its first statements, and its other statements. */
function readInitializer(text, functionTexts) {
  const bodies = new Map();
  const bodyOf = (name) => {
    if (!bodies.has(name))
      bodies.set(name, functionTexts.has(name) ? statements(functionTexts.get(name)) : undefined);
    return bodies.get(name);
  };
  const all = statements(text);
  const set = new Map();
  let read = 0;
  for (; read < all.length; read++) {
    const found = settings(all[read], [], bodyOf);
    if (!found) break;
    for (const [global, field, value] of found) {
      if (!set.has(global)) set.set(global, new Map());
      set.get(global).set(field, value);
    }
  }
  if (read === 0) throw new Error(`the program does not begin with its tables, but with ${all[0]}`);
  return { set, rest: all.slice(read) };
}

/** The globals, each after those that its fields refer to; what would close a circle goes to {@code later}. */
function ordered(names, set, later) {
  const done = new Set();
  const open = new Set();
  const visit = (name) => {
    if (done.has(name) || !names.has(name)) return;
    open.add(name);
    for (const [field, value] of set.get(name) ?? []) {
      const other = GLOBAL.exec(value)?.[1];
      if (open.has(other)) {
        later.push({ name, field, value });
        set.get(name).delete(field);
      } else visit(other);
    }
    open.delete(name);
    done.add(name);
  };
  for (const name of names.keys()) visit(name);
  return [...done];
}

/** The tables of a module, as TeaVM makes them: for each the type. */
function emptyTables(texts, set) {
  const empty = new Map();
  for (const part of texts) {
    const [, name, type] = EMPTY.exec(part) ?? [];
    if (type) empty.set(name, type);
  }
  for (const name of set.keys()) if (!empty.has(name)) throw new Error(`not a table: ${name}`);
  return empty;
}

/** The texts of all globals of a module, the tables with what is set; those that refer to tables come last. */
function filled(text, globalTexts, empty, set, order) {
  const { fields, ofFunctions } = types(text);
  const table = (name) => {
    const type = empty.get(name);
    if (!set.get(name)?.size) return `\n (global ${name} (ref ${type}) (struct.new_default ${type}))`;
    const values = fields.get(type).map((field, i) => set.get(name).get(i) ?? initial(field, ofFunctions));
    return `\n (global ${name} (ref ${type}) (struct.new ${type} ${values.join(' ')}))`;
  };
  const others = globalTexts.filter((part) => !EMPTY.test(part));
  const refers = (part) => part.includes('(global.get ');
  return [...others.filter((part) => !refers(part)), ...order.map(table), ...others.filter(refers)].join('');
}

/** The text of a module with initial values of its tables instead of statements. */
export function withTables(text) {
  const functionTexts = functions(text);
  const start = /^ \(start (\S+)\)$/m.exec(text)[1];
  const initializer = functionTexts.get(start);
  const { set, rest } = readInitializer(initializer, functionTexts);
  const { texts, ...place } = globals(text);
  const empty = emptyTables(texts, set);
  // The first statement sets up a class.
  const classType = empty.get(set.keys().next().value);
  const classes = [...set].filter(([name]) => empty.get(name) === classType).map(([, fields]) => fields);
  const numbers = layout(types(text).fields.get(classType), classType);
  dropTables(functionTexts, classes, classType, numbers);
  const shared = shareTests(functionTexts, classes, numbers);
  const later = [];
  const order = ordered(empty, set, later);
  const circles = later.map(
    ({ name, field, value }) => `(struct.set ${empty.get(name)} ${field} (global.get ${name}) ${value})`,
  );
  const locals = operands(initializer.trim()).filter((part) => /^\((type|local) /.test(part));
  const shorter = `\n (func ${start} ${[...locals, ...circles, ...rest].map(flat).join('\n  ')}\n )`;
  const at = text.indexOf(initializer);
  return (
    text.slice(0, place.start) +
    filled(text, texts, empty, set, order) +
    text.slice(place.end, at) +
    shorter +
    shared +
    text.slice(at + initializer.length)
  );
}
