package org.variorum.engine.evaluation;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;

/**
 * Which kinds of pieces a game has, as far as evaluating it goes.
 *
 * @param letters by kind
 * @param royal by kind
 * @param pawn by kind: whether it is to be promoted, and its enemies ahead can hinder that. Where pieces are dropped or act there
 *     are no such pieces.
 * @param held by kind: whether it can be in hand
 * @param bans by kind: whether the other side's pieces of that kind can be banned from moving (NMT-4)
 * @param acting whether pieces act on others instead of capturing them (NOT-2)
 * @param checks how many checks decide a game; 0 if they do not
 */
record Cast(List<String> letters, boolean[] royal, boolean[] pawn, boolean[] held, boolean[] bans,
    boolean acting,
    int checks) {

  static Cast of(Game game) {
    Definition definition = game.definition();
    List<PieceKind> pieces = definition.pieces();
    int checks = definition.goals().stream().filter(Goal.Checks.class::isInstance)
        .mapToInt(goal -> ((Goal.Checks) goal).count()).findFirst().orElse(0);
    boolean acting = definition.mechanism(Mechanism.Acting.class).isPresent();
    List<String> drops = definition.mechanism(Mechanism.Hands.class)
        .map(hands -> hands.drops().stream().map(Mechanism.Drop::letter).toList()).orElse(List.of());
    boolean[] royal = new boolean[pieces.size()];
    boolean[] pawn = new boolean[pieces.size()];
    boolean[] held = new boolean[pieces.size()];
    boolean[] bans = new boolean[pieces.size()];
    for (int kind = 0; kind < pieces.size(); kind++) {
      PieceKind piece = pieces.get(kind);
      royal[kind] = piece.royal();
      held[kind] = drops.contains(piece.letter());
      pawn[kind] = piece.promotion().isPresent() && !piece.royal() && !acting && drops.isEmpty();
      bans[kind] = definition.mechanism(Mechanism.AnswerBan.class)
          .filter(ban -> ban.pieces().contains(piece.letter())).isPresent();
    }
    return new Cast(pieces.stream().map(PieceKind::letter).toList(), royal, pawn, held, bans, acting, checks);
  }

  int kinds() {
    return letters.size();
  }

  boolean has(boolean[] kinds) {
    return IntStream.range(0, kinds.length).anyMatch(kind -> kinds[kind]);
  }
}
