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
 * @param isRoyal by kind: whether a piece of the kind outvalues all others, because a side can neither gain nor lose it
 * @param isPawn by kind: whether the kind counts as a pawn, that is, can promote and is not royal; false for all kinds
 *     if the game has drops or its captures remove nothing
 * @param canBeHeld by kind: whether a piece of the kind can be in hand
 * @param capturesRemove whether captured pieces leave the board
 * @param slotTerms the evaluation terms of state beyond the board, for example a countdown
 */
record PieceKinds(List<String> letters, boolean[] isRoyal, boolean[] isPawn, boolean[] canBeHeld,
    boolean capturesRemove,
    List<SlotTerm> slotTerms) {

  static PieceKinds of(Game game) {
    List<PieceKind> pieces = game.definition().pieces();
    boolean capturesRemove = game.fates().mayRemove();
    List<String> drops = game.rules().heldLetters();
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

  boolean hasAny(boolean[] kinds) {
    return IntStream.range(0, kinds.length).anyMatch(kind -> kinds[kind]);
  }
}
