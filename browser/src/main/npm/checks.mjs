// TeaVM writes each check of strict mode where it is needed: null, the bounds of an array, the class of an object. Here
// a function for each kind of check takes its place.
import { flat, insertFunctions } from './text.mjs';

const LOCAL = String.raw`\(local\.get \S+\)`;
const NUMBER = String.raw`(?:${LOCAL}|\(i32\.const \S+\))`;
/** The end of a check: the exception is made and thrown. */
const THROW = String.raw`(\(throw \S+\s+\(call \S+\)\s+\))\s+\)`;

const NULL = new RegExp(
  String.raw`\(block (\S+) \(result \(ref null (\S+)\)\)\s+\(br_on_non_null \1\s+(${LOCAL})\s+\)\s+${THROW}`,
  'g',
);
const CAST = new RegExp(
  String.raw`\(block (\S+) \(result (\(ref null \S+\))\)\s+` +
    String.raw`\(drop\s+\(br_on_cast \1 (\(ref null \S+\)) \2\s+(${LOCAL})\s+\)\s+\)\s+${THROW}`,
  'g',
);
const LENGTH = String.raw`(\(array\.len\s+${LOCAL}\s+\))`;
const BOUNDS = new RegExp(
  String.raw`\(block (\S+)\s+\(block (\S+)\s+\(br_if \2\s+\(i32\.lt_s\s+(${NUMBER})\s+\(i32\.const 0\)\s+\)\s+\)\s+` +
    String.raw`\(br_if \1\s+\(i32\.lt_s\s+\3\s+${LENGTH}\s+\)\s+\)\s+\)\s+${THROW}`,
  'g',
);
/** The number is not negative, as TeaVM knows. */
const UPPER_BOUND = new RegExp(
  String.raw`\(block (\S+)\s+\(br_if \1\s+\(i32\.lt_s\s+(${NUMBER})\s+${LENGTH}\s+\)\s+\)\s+${THROW}`,
  'g',
);

/** The functions that check, each by its text without the name. */
class Checks {
  #names = new Map();

  /** The call of a function of this kind with this body. */
  call(kind, body, ...values) {
    const key = `${kind} ${flat(body)}`;
    if (!this.#names.has(key)) this.#names.set(key, `$${kind}$${this.#names.size}`);
    return `(call ${this.#names.get(key)} ${values.join(' ')})`;
  }

  texts() {
    return [...this.#names].map(([key, name]) => `\n (func ${name} ${key.slice(key.indexOf(' ') + 1)}\n )`);
  }
}

/** The text of a module with functions that check in the place of each check. */
export function shareChecks(text) {
  const checks = new Checks();
  const bounds = (number, length, thrown) =>
    checks.call(
      'inBounds',
      `(param $0 i32) (param $1 i32) (if (i32.ge_u (local.get $0) (local.get $1)) (then ${thrown}))`,
      number,
      length,
    );
  const shorter = text
    .replace(NULL, (_, __, type, value, thrown) =>
      checks.call(
        'nonNull',
        `(param $0 (ref null ${type})) (result (ref ${type})) ` +
          `(block $0 (result (ref ${type})) (br_on_non_null $0 (local.get $0)) ${thrown})`,
        value,
      ),
    )
    .replace(CAST, (_, __, to, from, value, thrown) =>
      checks.call(
        'cast',
        `(param $0 ${from}) (result ${to}) ` +
          `(block $0 (result ${to}) (drop (br_on_cast $0 ${from} ${to} (local.get $0))) ${thrown})`,
        value,
      ),
    )
    .replace(BOUNDS, (_, __, ___, number, length, thrown) => bounds(number, length, thrown))
    .replace(UPPER_BOUND, (_, __, number, length, thrown) => bounds(number, length, thrown));
  const texts = checks.texts();
  for (const kind of ['nonNull', 'cast', 'inBounds']) {
    if (!texts.some((part) => part.startsWith(`\n (func $${kind}$`)))
      throw new Error(`no check is known as ${kind}`);
  }
  return insertFunctions(shorter, texts);
}
