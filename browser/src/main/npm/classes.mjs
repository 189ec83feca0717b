// What TeaVM knows of each class when the program runs, with less of it.
import { flat } from './text.mjs';

/** Fields of what TeaVM knows of a class; the numbers of those after them depend on what the program asks. */
const TABLE = 0;
const NUMBER = 2;

/**
 * The numbers of further fields of a class: of the class of an array's elements, which the class of its arrays follows,
 * and of the function that tells whether another class is a subtype.
 *
 * @param fields the types of all fields
 */
export function layout(fields, classType) {
  const type = fields.map((field) => /\(ref null ([^ )]+)\)/.exec(field)?.[1]);
  const element = type.indexOf(classType);
  const isSupertype = type.findIndex((each, i) => i > element && each !== undefined && each !== classType);
  if (element < 0 || isSupertype < 0) throw new Error(`not the fields of a class: ${fields.join(' ')}`);
  return { element, isSupertype };
}

const SAME = '$isSameClass';
const RETURN_0 = '\\(then \\(return \\(i32\\.const 0\\)\\)\\)\\)';
/** A function that tests for one range of numbers, from the first to before the second. */
const RANGE_TEST = new RegExp(
  '^ \\(func \\S+ (\\(type \\S+\\) \\(param \\$0 .*\\) \\(param \\$1 .*\\) \\(result i32\\)) \\(local \\$2 i32\\) ' +
    `\\(if \\(i32\\.lt_s \\(local\\.tee \\$2 \\(struct\\.get \\S+ ${NUMBER} \\(local\\.get \\$0\\)\\)\\) ` +
    `\\(i32\\.const (\\d+)\\)\\) ${RETURN_0} ` +
    `\\(if \\(i32\\.ge_s \\(local\\.get \\$2\\) \\(i32\\.const (\\d+)\\)\\) ${RETURN_0} \\(i32\\.const 1\\)\\)$`,
);

const numberOf = (fields) => Number(/(\d+)\)$/.exec(fields.get(NUMBER) ?? '0)')[1]);

/**
 * Lets the classes without subtypes share one function that compares classes, and returns its text. TeaVM gives each
 * class a function of its own, which tells whether another class is a subtype by the numbers of all its subtypes.
 *
 * @param classes for each class the values of its fields
 */
export function shareTests(functionTexts, classes, { isSupertype }) {
  const numbers = classes.map(numberOf);
  let signature;
  for (const fields of classes) {
    const [, name] = /^\(ref\.func (\S+)\)$/.exec(fields.get(isSupertype) ?? '') ?? [];
    const [, head, from, to] = RANGE_TEST.exec(flat(functionTexts.get(name) ?? '')) ?? [];
    if (head === undefined) continue;
    // 0 is the number of arrays, too, which have no place in the list.
    const subtypes = numbers.filter((number) => number >= Number(from) && number < Number(to));
    if (Number(from) === 0 || subtypes.length !== 1 || subtypes[0] !== numberOf(fields)) continue;
    fields.set(isSupertype, `(ref.func ${SAME})`);
    signature = head;
  }
  if (signature === undefined) throw new Error('no class without subtypes was found');
  return `\n (func ${SAME} ${signature}\n  (ref.eq (local.get $0) (local.get $1))\n )`;
}

/**
 * Removes the table of its objects from each class but those of arrays: only arrays are made from their class, other
 * objects with the table itself. Fails if the program asks for the table otherwise.
 */
export function dropTables(functionTexts, classes, classType, { element }) {
  const read = `(struct.get ${classType} ${TABLE}\n`;
  for (const [name, text] of functionTexts) {
    for (let at = text.indexOf(read); at >= 0; at = text.indexOf(read, at + 1)) {
      const from = text.slice(at + read.length).trimStart();
      // The function that gives the class of the arrays of a class.
      const [, called] = /^\(call (\S+)/.exec(from) ?? [];
      if (!functionTexts.get(called)?.includes(`(struct.get ${classType} ${element + 1}\n`)) {
        throw new Error(`${name} asks for the table of a class`);
      }
    }
  }
  for (const fields of classes) if (!fields.has(element)) fields.delete(TABLE);
}
