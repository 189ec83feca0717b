package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.program.Program;

/**
 * Who attacks: by side and square, the trees in which it is looked for.
 *
 * @param attackers who attacks a royal piece on a square: pieces that move natively and do not depend on check
 * @param captors who could capture a piece that is not royal on a square; the same trees where all pieces capture royal pieces and
 *     others alike
 * @param upper who attacks by what depends on check; null if there is nobody
 * @param monotone whether filling a square never opens an attack and emptying one never closes one: there is no hopper
 */
public record AttackTables(Program[][] attackers, Program[][] captors, @Nullable UpperStratum upper,
    boolean monotone) {}
