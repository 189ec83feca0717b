package org.variorum.rules.compile;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.program.Program;

/**
 * Who attacks: by side and square, the trees in which it is looked for.
 *
 * @param attackers who attacks a royal piece on a square: pieces that move natively and do not depend on check
 * @param captors who could capture a piece that is not royal on a square; the same trees where all pieces capture royal pieces and
 *     others alike
 * @param asking who attacks by ways whose conditions ask who attacks what; null if there is nobody
 * @param upper who attacks by what depends on check; null if there is nobody
 * @param monotone whether filling a square never opens an attack and emptying one never closes one: there is no hopper
 * @param conditional whether it depends on conditions who attacks what
 */
public record AttackTables(Program[][] attackers, Program[][] captors,
    Program @Nullable [][] asking, @Nullable UpperStratum upper,
    boolean monotone, boolean conditional) {

  /** The tables, which know by themselves whether conditions decide. */
  static AttackTables of(Program[][] attackers, Program[][] captors, Program @Nullable [][] asking,
      @Nullable UpperStratum upper, boolean monotone) {
    boolean conditional = asking != null || areConditional(attackers)
        || upper != null && (areConditional(upper.attackers()) || areConditional(upper.attackersInCheck()));
    return new AttackTables(attackers, captors, asking, upper, monotone, conditional);
  }

  private static boolean areConditional(Program[][] trees) {
    return Arrays.stream(trees).flatMap(Arrays::stream).anyMatch(program -> program.conditions != null);
  }
}
