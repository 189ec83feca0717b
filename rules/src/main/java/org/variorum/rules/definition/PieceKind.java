package org.variorum.rules.definition;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Region;

/**
 * A kind of piece.
 *
 * @param letter its letter in FEN for White, {@code "R"}, {@code "+R"} for a promoted shogi piece, or {@code "Q~"} for a
 *     piece that turns back into what it was when it is captured
 * @param name its name in lower case
 * @param royal whether check, mate or capture of it decides the game (see {@link Royalty})
 * @param ways how it moves
 * @param home where it counts as unmoved ({@code i} in XBetza); by default where the start position has its like
 * @param promotion what it becomes and where
 * @param basic the letter of the piece it is the promoted form of: what it is demoted to, and what goes to a hand
 * @param elsewhere its letters in the FENs of other programs, first the one that is written for them; empty if they use
 *     the same letter
 */
public record PieceKind(String letter, String name, boolean royal, List<Way> ways,
    Optional<Region> home, Optional<Promotion> promotion, Optional<String> basic,
    List<String> elsewhere) {

  public PieceKind {
    ways = List.copyOf(ways);
    elsewhere = List.copyOf(elsewhere);
  }
}
