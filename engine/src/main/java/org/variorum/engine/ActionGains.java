package org.variorum.engine;

import java.util.List;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Mechanism.Acting;

/** How much better a side stands, in centipawns, when it has acted on a man (NOT-2). */
final class ActionGains {

  private final int[] enemies;
  private final int[] allies;

  ActionGains(Definition definition, Acting acting, Evaluator evaluator) {
    List<Man> men = definition.men();
    enemies = new int[men.size()];
    allies = new int[men.size()];
    List<String> letters = men.stream().map(Man::letter).toList();
    for (int kind = 0; kind < men.size(); kind++) {
      Man man = men.get(kind);
      int value = value(evaluator, kind);
      int basic = man.basic().map(letter -> value(evaluator, letters.indexOf(letter))).orElse(value);
      int promoted =
          man.promotion().map(promotion -> value(evaluator, letters.indexOf(promotion.to().getFirst())))
              .orElse(value);
      Acting.Effect onEnemy = man.basic().isPresent() ? acting.promotedEnemy() : acting.enemy();
      enemies[kind] = gain(onEnemy, true, value, basic, promoted);
      allies[kind] = gain(man.promotion().isPresent() ? acting.ally() : Acting.Effect.NONE, false, value,
          basic, promoted);
    }
  }

  private static int value(Evaluator evaluator, int kind) {
    return evaluator.value(2 * (kind + 1));
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

  /** What it brings to act on a man. */
  int of(int man, boolean enemy) {
    return (enemy ? enemies : allies)[(man >> 1) - 1];
  }
}
