package org.variorum.engine.evaluation;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.game.Game;

/**
 * Which kinds of men a game has, as far as judging it goes.
 *
 * @param letters by kind
 * @param royal by kind
 * @param pawn by kind: whether it is to be promoted, and its enemies ahead can hinder that. Where men are dropped or act there
 *     are no such men.
 * @param held by kind: whether it can be in hand
 * @param bans by kind: whether the other side's men of that kind can be banned from moving (NMT-4)
 * @param acting whether men act on others instead of taking them (NOT-2)
 * @param checks how many checks decide a game; 0 if they do not
 */
record Cast(List<String> letters, boolean[] royal, boolean[] pawn, boolean[] held, boolean[] bans,
    boolean acting,
    int checks) {

  static Cast of(Game game) {
    Definition definition = game.definition();
    List<Man> men = definition.men();
    int checks = definition.goals().stream().filter(Goal.Checks.class::isInstance)
        .mapToInt(goal -> ((Goal.Checks) goal).count()).findFirst().orElse(0);
    boolean acting = definition.mechanism(Mechanism.Acting.class).isPresent();
    List<String> drops = definition.mechanism(Mechanism.Hands.class)
        .map(hands -> hands.drops().stream().map(Mechanism.Drop::letter).toList()).orElse(List.of());
    boolean[] royal = new boolean[men.size()];
    boolean[] pawn = new boolean[men.size()];
    boolean[] held = new boolean[men.size()];
    boolean[] bans = new boolean[men.size()];
    for (int kind = 0; kind < men.size(); kind++) {
      Man man = men.get(kind);
      royal[kind] = man.royal();
      held[kind] = drops.contains(man.letter());
      pawn[kind] = man.promotion().isPresent() && !man.royal() && !acting && drops.isEmpty();
      bans[kind] = definition.mechanism(Mechanism.AnswerBan.class)
          .filter(ban -> ban.men().contains(man.letter())).isPresent();
    }
    return new Cast(men.stream().map(Man::letter).toList(), royal, pawn, held, bans, acting, checks);
  }

  int kinds() {
    return letters.size();
  }

  boolean has(boolean[] kinds) {
    return IntStream.range(0, kinds.length).anyMatch(kind -> kinds[kind]);
  }
}
