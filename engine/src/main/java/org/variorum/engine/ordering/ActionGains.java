package org.variorum.engine.ordering;

import java.util.List;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mechanism.Acting;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.PieceCode;

/** How much better a side stands, in centipawns, when it has acted on a piece (NOT-2). */
final class ActionGains {

  private final int[] enemies;
  private final int[] allies;

  ActionGains(Definition definition, Acting acting, Evaluator evaluator) {
    List<PieceKind> pieces = definition.pieces();
    enemies = new int[pieces.size()];
    allies = new int[pieces.size()];
    List<String> letters = pieces.stream().map(PieceKind::letter).toList();
    for (int kind = 0; kind < pieces.size(); kind++) {
      PieceKind piece = pieces.get(kind);
      int value = value(evaluator, kind);
      int basic = piece.basic().map(letter -> value(evaluator, letters.indexOf(letter))).orElse(value);
      int promoted =
          piece.promotion().map(promotion -> value(evaluator, letters.indexOf(promotion.to().getFirst())))
              .orElse(value);
      Acting.Effect onEnemy = piece.basic().isPresent() ? acting.promotedEnemy() : acting.enemy();
      enemies[kind] = gain(onEnemy, true, value, basic, promoted);
      allies[kind] = gain(piece.promotion().isPresent() ? acting.ally() : Acting.Effect.NONE, false, value,
          basic, promoted);
    }
  }

  private static int value(Evaluator evaluator, int kind) {
    return evaluator.value(PieceCode.code(kind, PieceCode.WHITE));
  }

  private static int gain(Acting.Effect effect, boolean enemy, int value, int basic, int promoted) {
    int sign = enemy ? 1 : -1;
    return switch (effect) {
      case NONE, DISPLACE -> 0;
      // What the enemy has lost the actor has won.
      case RECRUIT -> enemy ? 2 * value : 0;
      case DEMOTE -> sign * (value - basic);
      case PROMOTE -> sign * (value - promoted);
    };
  }

  /** What it brings to act on a piece. */
  int of(int piece, boolean enemy) {
    return (enemy ? enemies : allies)[PieceCode.kind(piece)];
  }
}
