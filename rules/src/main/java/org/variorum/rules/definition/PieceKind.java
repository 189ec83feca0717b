package org.variorum.rules.definition;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Region;

/**
 * A kind of piece.
 *
 * @param letter the letter in FEN for White: {@code "R"}, {@code "+R"} for a promoted shogi piece, or {@code "Q~"} for
 *     a piece that is demoted when it is captured
 * @param name the name in lower case
 * @param royal whether check, mate or capture of the piece decides the game (see {@link Royalty})
 * @param ways the movement
 * @param home the squares where the piece counts as unmoved ({@code i} in XBetza); empty if these are the squares of
 *     this kind in the start position
 * @param promotion the promotion; empty if the piece does not promote
 * @param basic the letter of the unpromoted kind: what goes to a hand when the piece is captured, and what
 *     the piece becomes when an action demotes it; empty if the piece is no promoted form
 * @param foreignLetters the letters in the FENs of other programs; the first one is written. Empty if other programs
 *     use the same letter
 */
public record PieceKind(String letter, String name, boolean royal, List<Way> ways,
    Optional<Region> home, Optional<Promotion> promotion, Optional<String> basic,
    List<String> foreignLetters) {

  public PieceKind {
    ways = List.copyOf(ways);
    foreignLetters = List.copyOf(foreignLetters);
  }
}
