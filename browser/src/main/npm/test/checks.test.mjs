// Functions take the place of the checks that TeaVM writes.
import assert from 'node:assert/strict';
import test from 'node:test';
import { shareChecks } from '../checks.mjs';

const THROW = '(throw $tag$0\n (call $5)\n)\n';
const nonNull = `(block $b (result (ref null $1))\n (br_on_non_null $b\n (local.get $0)\n)\n${THROW})`;
const cast = `(block $b (result (ref null $2))\n (drop\n (br_on_cast $b (ref null $1) (ref null $2)\n (local.get $0)\n)\n)\n${THROW})`;
const length = '(array.len\n (local.get $3)\n)';
const upper = `(block $b\n (br_if $b\n (i32.lt_s\n (local.get $1)\n ${length}\n)\n)\n${THROW})`;
const bounds =
  `(block $b\n (block $c\n (br_if $c\n (i32.lt_s\n (local.get $1)\n (i32.const 0)\n)\n)\n` +
  `(br_if $b\n (i32.lt_s\n (local.get $1)\n ${length}\n)\n)\n)\n${THROW})`;
const module = (...checks) => `(module\n (func $f\n${checks.join('\n')}\n )\n)\n`;

test('each kind of check is called, and its function throws what the check threw', () => {
  const made = shareChecks(module(nonNull, nonNull, cast, upper, bounds));
  assert.equal(made.match(/\(call \$nonNull\$0 \(local\.get \$0\)\)/g).length, 2);
  assert.equal(made.match(/\(call \$cast\$1 /g).length, 1);
  assert.equal(made.match(/\(call \$inBounds\$2 \(local\.get \$1\) \(array\.len/g).length, 2);
  assert.equal(made.match(/\(throw \$tag\$0/g).length, 3);
  assert.match(made, /\(i32\.ge_u \(local\.get \$0\) \(local\.get \$1\)\)/);
});

test('a program without a kind of check is refused', () => {
  assert.throws(() => shareChecks(module(nonNull, upper)), /no check is known as cast/);
});
