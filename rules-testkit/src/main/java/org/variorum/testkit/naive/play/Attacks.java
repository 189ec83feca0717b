package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Rules;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Goings;
import org.variorum.testkit.naive.walk.Manner;

/**
 * COM-4: who could take a royal piece where it stands.
 *
 * <p>Where pieces move otherwise in check, attack and check depend on each other. The circle is cut in two layers. First
 * the pieces whose movement does not depend on check attack. Then the others attack: by their movement in check if their
 * own royal piece is attacked by the enemy's pieces of the first layer, else by their movement out of check (NMT-7, NMT-9).
 */
public final class Attacks {
  private final Play play;
  private final Rules rules;
  private final Goings goings;
  private final Taking taking;

  Attacks(Play play, Taking taking) {
    this.play = play;
    this.taking = taking;
    rules = play.rules();
    goings = play.goings();
  }

  /** Whether the side's royal piece may be taken; never where the game has no check. */
  public boolean inCheck(Board board, Side side) {
    return rules.hasCheck()
        && rules.areInDanger(board, side, royal -> attacked(board, royal, side.opponent()));
  }

  /** Whether a side could take the enemy royal piece that stands on the square. */
  public boolean attacked(Board board, int square, Side by) {
    return attacked(board, board, square, by);
  }

  /**
   * Whether a side could take a royal piece if one stood on an empty square. What the side's pieces may borrow, and whether it is in check, is read off
   * the board without it.
   */
  public boolean wouldBeAttacked(Board board, int square, Piece royal) {
    return attacked(board, board.with(square, royal), square, royal.side().opponent());
  }

  private boolean attacked(Board standing, Board board, int square, Side by) {
    return attackedBySteadyPieces(standing, board, square, by)
        || (!rules.checkDependent().isEmpty()
            && attacked(standing, board, square, by, manner(standing, by), going -> true));
  }

  /** NMT-7: whether each royal piece could take the other by its movement out of check. Of several royal pieces none ever faces another. */
  public boolean facing(Board board) {
    if (rules.definition().royalty().hasSeveral()) {
      return false;
    }
    Optional<Integer> white = board.royal(Side.WHITE);
    Optional<Integer> black = board.royal(Side.BLACK);
    return white.isPresent() && black.isPresent() && reaches(board, white.get(), black.get())
        && reaches(board, black.get(), white.get());
  }

  private boolean reaches(Board board, int from, int to) {
    Side side = board.at(from).orElseThrow().side();
    List<Going> open = goings.of(board, side, Manner.OUT_OF_CHECK).getOrDefault(from, List.of());
    return open.stream().anyMatch(going -> taking.threatens(board, from, going, to));
  }

  private boolean attackedBySteadyPieces(Board standing, Board board, int square, Side by) {
    return attacked(standing, board, square, by, Manner.OUT_OF_CHECK,
        going -> !rules.checkDependent().contains(going.owner().letter()));
  }

  private Manner manner(Board board, Side side) {
    return rules.areInDanger(board, side,
        royal -> attackedBySteadyPieces(board, board, royal, side.opponent()))
            ? Manner.IN_CHECK : Manner.OUT_OF_CHECK;
  }

  private boolean attacked(Board standing, Board board, int square, Side by, Manner manner,
      Predicate<Going> counts) {
    for (Map.Entry<Integer, List<Going>> piece : goings.of(standing, by, manner).entrySet()) {
      int from = piece.getKey();
      if (board.holds(from, play::isHeld)) {
        continue;
      }
      for (Going going : piece.getValue()) {
        if (counts.test(going) && taking.threatens(board, from, going, square)) {
          return true;
        }
      }
    }
    return false;
  }
}
