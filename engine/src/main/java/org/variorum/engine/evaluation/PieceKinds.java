package org.variorum.engine.evaluation;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.SlotTerm;

/**
 * The properties of a game's kinds of pieces that the evaluation uses.
 *
 * @param letters by kind: its letter in the definition
 * @param royal by kind: whether a piece of the kind outvalues all others, because a side can neither gain nor lose it
 * @param pawn by kind: whether it counts as a pawn, that is, a piece with a promotion that is not royal; false for all
 *     kinds where pieces are dropped or captures remove nothing
 * @param held by kind: whether it can be in hand
 * @param capturesRemove whether captured pieces leave the board
 * @param terms the numbers beyond the board that the evaluation counts, for example a countdown
 */
record PieceKinds(List<String> letters, boolean[] royal, boolean[] pawn, boolean[] held,
    boolean capturesRemove,
    List<SlotTerm> terms) {

  static PieceKinds of(Game game) {
    List<PieceKind> pieces = game.definition().pieces();
    boolean capturesRemove = game.fates().remove();
    List<String> drops = game.rules().droppable();
    boolean[] royal = new boolean[pieces.size()];
    boolean[] pawn = new boolean[pieces.size()];
    boolean[] held = new boolean[pieces.size()];
    for (int kind = 0; kind < pieces.size(); kind++) {
      PieceKind piece = pieces.get(kind);
      royal[kind] = isRoyal(game.definition(), piece);
      held[kind] = drops.contains(piece.letter());
      pawn[kind] = piece.promotion().isPresent() && !piece.royal() && capturesRemove && drops.isEmpty();
    }
    return new PieceKinds(pieces.stream().map(PieceKind::letter).toList(), royal, pawn, held, capturesRemove,
        game.rules().terms());
  }

  /** Whether a kind outvalues all others: a royal kind, unless a side may lose or gain one of several royal pieces. */
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
