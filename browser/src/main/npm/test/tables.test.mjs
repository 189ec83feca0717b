// What TeaVM's initializer sets becomes the initial values of its tables.
import assert from 'node:assert/strict';
import test from 'node:test';
import { withTables } from '../tables.mjs';

const unused = '(field (mut i32)) '.repeat(4);
const testOf = (name, from, to) => `
 (func ${name} (type $3) (param $0 (ref null $1)) (param $1 (ref null $1)) (result i32)
  (local $2 i32)
  (if
   (i32.lt_s
    (local.tee $2
     (struct.get $1 2
      (local.get $0)
     )
    )
    (i32.const ${from})
   )
   (then
    (return
     (i32.const 0)
    )
   )
  )
  (if
   (i32.ge_s
    (local.get $2)
    (i32.const ${to})
   )
   (then
    (return
     (i32.const 0)
    )
   )
  )
  (i32.const 1)
 )`;

/** A class 1 with the subclass 2, each with a table, as the initializer sets them up. */
const module = (last) => `(module
 (type $0 (func))
 (type $1 (sub (struct (field (mut (ref null $2))) (field (mut f64)) (field (mut i32)) ${unused}(field (mut (ref null $1))) (field (mut (ref null $1))) (field (mut i32)) (field (mut (ref null $3))))))
 (type $2 (sub (struct (field (mut (ref null $1))) (field (mut (ref null $0))))))
 (type $3 (func (param (ref null $1) (ref null $1)) (result i32)))
 (type $4 (func (param (ref null $1) i32)))
 (global $table (ref $2) (struct.new_default $2))
 (global $class (ref $1) (struct.new_default $1))
 (global $subclass (ref $1) (struct.new_default $1))
 (start $start)
 (func $number (type $4) (param $0 (ref null $1)) (param $1 i32)
  (struct.set $1 2
   (local.get $0)
   (local.get $1)
  )
 )${testOf('$isFirst', 1, 3)}${testOf('$isSecond', 2, 3)}
 (func $start (type $0)
  (call $number
   (global.get $class)
   (i32.const 1)
  )
  (struct.set $1 10
   (global.get $class)
   (ref.func $isFirst)
  )
  (call $number
   (global.get $subclass)
   (i32.const 2)
  )
  (struct.set $1 10
   (global.get $subclass)
   (ref.func $isSecond)
  )
  (struct.set $1 0
   (global.get $subclass)
   (global.get $table)
  )
  (struct.set $2 0
   (global.get $table)
   (global.get $subclass)
  )
  ${last}
 )
)
`;

test('a table has its values from the beginning, after the tables that it refers to', () => {
  const made = withTables(module('(unreachable)'));
  const at = (text) => made.indexOf(text);
  const class_ = (number, is) =>
    `(struct.new $1 (ref.null none) (f64.const 0) (i32.const ${number})${' (i32.const 0)'.repeat(4)} ` +
    `(ref.null none) (ref.null none) (i32.const 0) (ref.func ${is}))`;
  assert.ok(at(`(global $class (ref $1) ${class_(1, '$isFirst')})`) > 0);
  const subclass = at(`(global $subclass (ref $1) ${class_(2, '$isSameClass')})`);
  assert.ok(subclass > 0);
  assert.ok(
    at('(global $table (ref $2) (struct.new $2 (global.get $subclass) (ref.null nofunc)))') > subclass,
  );
  assert.match(made, /\(func \$start \(type \$0\)\s+\(unreachable\)\s+\)/);
  assert.match(made, /\(func \$isSameClass [^]*\(ref\.eq \(local\.get \$0\) \(local\.get \$1\)\)/);
});

test('a program that asks other classes than those of arrays for their table is refused', () => {
  const read = `(drop
   (struct.get $1 0
    (global.get $class)
   )
  )`;
  assert.throws(() => withTables(module(read)), /\$start asks for the table of a class/);
});
