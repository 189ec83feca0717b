package org.variorum.engine.evaluation;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.SlotTerm;

/**
 * Which kinds of pieces a game has, as far as evaluating it goes.
 *
 * @param letters by kind
 * @param royal by kind: whether it is worth more than all others, because no side ever has one more or less
 * @param pawn by kind: whether it is to be promoted, and its enemies ahead can hinder that. Where pieces are dropped, or none
 *     leaves the board, there are no such pieces.
 * @param held by kind: whether it can be in hand
 * @param removing whether pieces that are captured leave the board
 * @param terms what is counted of what positions remember
 */
record PieceKinds(List<String> letters, boolean[] royal, boolean[] pawn, boolean[] held, boolean removing,
    List<SlotTerm> terms) {

  static PieceKinds of(Game game) {
    List<PieceKind> pieces = game.definition().pieces();
    boolean removing = game.fates().remove();
    List<String> drops = game.rules().droppable();
    boolean[] royal = new boolean[pieces.size()];
    boolean[] pawn = new boolean[pieces.size()];
    boolean[] held = new boolean[pieces.size()];
    for (int kind = 0; kind < pieces.size(); kind++) {
      PieceKind piece = pieces.get(kind);
      royal[kind] = isRoyal(game.definition(), piece);
      held[kind] = drops.contains(piece.letter());
      pawn[kind] = piece.promotion().isPresent() && !piece.royal() && removing && drops.isEmpty();
    }
    return new PieceKinds(pieces.stream().map(PieceKind::letter).toList(), royal, pawn, held, removing,
        game.rules().terms());
  }

  /** Of several royal pieces those have a worth of their own that may be captured, or be had by promotion. */
  static boolean isRoyal(Definition definition, PieceKind piece) {
    return piece.royal() && (!definition.royalty().hasSeveral()
        || !definition.royalty().maySpareOne() && definition.pieces().stream()
            .flatMap(other -> other.promotion().stream())
            .noneMatch(promotion -> promotion.choices().contains(piece.letter())));
  }

  int kinds() {
    return letters.size();
  }

  boolean has(boolean[] kinds) {
    return IntStream.range(0, kinds.length).anyMatch(kind -> kinds[kind]);
  }
}
