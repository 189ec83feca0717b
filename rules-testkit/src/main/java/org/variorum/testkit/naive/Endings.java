package org.variorum.testkit.naive;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.rule.bare.BareRoyal;
import org.variorum.rules.rule.checks.Checks;
import org.variorum.rules.rule.extinction.Extinction;
import org.variorum.rules.rule.reach.Reach;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;

/** Ends of the game besides mate and stalemate. History plays no part. */
final class Endings {
  private final Rules rules;

  Endings(Rules rules) {
    this.rules = rules;
  }

  /** The end that comes before mate and stalemate: somebody has won, whatever moves there are. */
  Optional<String> won(Position position) {
    return royalHasFallen(position.board()) ? Optional.of("king-captured")
        : end(position, goal -> !isDraw(goal));
  }

  /** The end that mate and stalemate come before (COM-7). */
  Optional<String> drawn(Position position) {
    return end(position, Endings::isDraw);
  }

  /**
   * Exactly one side has its royal piece, or one blast has removed both; a board without royal pieces is a diagram where nothing
   * explodes (RS).
   */
  private boolean royalHasFallen(Board board) {
    boolean white = board.royal(Side.WHITE).isPresent();
    boolean black = board.royal(Side.BLACK).isPresent();
    boolean blownUp = rules.explosion().isPresent() && !white && !black
        && rules.definition().royalty().mode() == Royalty.Mode.CAPTURE;
    return rules.royalMayFall() && (white != black || blownUp);
  }

  private Optional<String> end(Position position, Predicate<Goal> counts) {
    return rules.definition().goals().stream().filter(counts).flatMap(goal -> endBy(position, goal).stream())
        .findFirst();
  }

  private Optional<String> endBy(Position position, Goal goal) {
    return switch (goal) {
      case Reach reach -> when(hasReached(position, reach), "reached");
      case BareRoyal bare -> when(anySide(side -> isBare(position, side)), "bare");
      case Extinction extinction ->
          when(anySide(side -> isExtinct(position, side, extinction.pieces())), "extinct");
      case Checks checks -> when(position.checksLeft().containsValue(0), "checks");
      default -> Optional.empty();
    };
  }

  /** The side that has just moved has won, not one that was set up there. */
  private boolean hasReached(Position position, Reach goal) {
    Side mover = position.lastMover();
    return position.board().squares(mover).stream()
        .anyMatch(square -> Ground.contains(rules.geometry(), goal.region(), square, mover)
            && position.board().holds(square, piece -> goal.pieces().contains(piece.letter())));
  }

  private static boolean isBare(Position position, Side side) {
    return position.board().squares(piece -> piece.side() == side && !piece.kind().royal()).isEmpty()
        && position.hands().of(side).isEmpty();
  }

  private static boolean isExtinct(Position position, Side side, Set<String> pieces) {
    return Stream.concat(
        position.board().squares(side).stream()
            .map(square -> position.board().at(square).orElseThrow().letter()),
        position.hands().of(side).stream())
        .noneMatch(letter -> pieces.isEmpty() || pieces.contains(letter));
  }

  private static boolean isDraw(Goal goal) {
    return switch (goal) {
      case BareRoyal bare -> bare.verdict() == Verdict.DRAW;
      case Extinction extinction -> extinction.verdict() == Verdict.DRAW;
      default -> false;
    };
  }

  private static boolean anySide(Predicate<Side> holds) {
    return Stream.of(Side.values()).anyMatch(holds);
  }

  private static Optional<String> when(boolean ended, String word) {
    return ended ? Optional.of(word) : Optional.empty();
  }
}
