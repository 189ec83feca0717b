package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.variorum.rules.board.Side;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveRules;
import org.variorum.testkit.naive.walk.Manner;
import org.variorum.testkit.naive.walk.OpenPath;
import org.variorum.testkit.naive.walk.OpenPaths;

/**
 * COM-4: attacks on royal pieces.
 *
 * <p>If movement depends on check, attack and check depend on each other. Two layers break the cycle. The first layer
 * has the attacks by movement that does not depend on check. The second layer has the other attacks (NMT-7, NMT-9). In
 * it, a side moves as in check if the enemy's first layer attacks its royal piece.
 */
public final class NaiveAttacks {
  /** Exemption of sides from check. */
  public interface Spare extends Hook {

    /** Whether a side is exempt from check. */
    boolean spares(NaivePosition position, Side side);

    /** Whether no side is ever exempt. */
    boolean isIdle();
  }

  private final NaivePlay play;
  private final NaiveRules rules;
  private final OpenPaths openPaths;
  private final CaptureEffect taking;
  /** Whether conditions of ways depend on attacks. */
  private final boolean asksThreats;

  /**
   * Filter of attacks.
   *
   * @param pieces the pieces that may attack
   * @param ways the paths by which they may attack
   */
  private record Counted(Predicate<NaivePiece> pieces, Predicate<OpenPath> ways) {}

  NaiveAttacks(NaivePlay play, CaptureEffect taking) {
    this.play = play;
    this.taking = taking;
    rules = play.rules();
    openPaths = play.openPaths();
    asksThreats = rules.definition().pieces().stream().flatMap(rules.definition()::ways)
        .anyMatch(way -> way.when().filter(ConditionNeeds::asksThreats).isPresent());
  }

  /** Whether a side's royal piece could be captured; false in games without check. */
  public boolean inCheck(Board board, Side side) {
    return rules.hasCheck() && !board.isSpared(side)
        && rules.areInDanger(board, side, royal -> attacked(board, royal, side.opponent()));
  }

  /** Whether a side could capture the enemy royal piece on the square. */
  public boolean attacked(Board board, int square, Side by) {
    return attacked(board, board, square, by);
  }

  /**
   * Whether a side could capture a hypothetical royal piece on a square. Borrowed movement, ranges and check are taken
   * from the board without that piece.
   */
  public boolean wouldBeAttacked(Board board, int square, NaivePiece royal) {
    return wouldBeAttacked(board, square, royal, piece -> true);
  }

  /** Whether some pieces could capture a hypothetical royal piece on a square. */
  boolean wouldBeAttacked(Board board, int square, NaivePiece royal, Predicate<NaivePiece> pieces) {
    return attacked(board, board.supposing(square, royal), square, royal.side().opponent(), pieces);
  }

  /** Whether some pieces could capture a hypothetical royal piece, out of check and ignoring conditions of ways. */
  boolean wouldBeReached(Board board, int square, NaivePiece royal, Predicate<NaivePiece> pieces) {
    return attacked(board, board.supposing(square, royal), square, royal.side().opponent(),
        Manner.OUT_OF_CHECK, new Counted(pieces, path -> true), OpenPath::freed);
  }

  private boolean attacked(Board standing, Board board, int square, Side by) {
    return attacked(standing, board, square, by, piece -> true);
  }

  private boolean attacked(Board standing, Board board, int square, Side by, Predicate<NaivePiece> pieces) {
    return attackedBySteadyPieces(standing, board, square, by, pieces)
        || ((!rules.checkDependent().isEmpty() || asksThreats) && attacked(standing, board, square, by,
            manner(standing, by), new Counted(pieces, path -> true), path -> path));
  }

  /** The letters of the pieces that could capture one of a side's royal pieces. */
  public Set<String> attackers(Board board, Side side) {
    Side by = side.opponent();
    Set<String> found = new TreeSet<>();
    for (int royal : board.royals(side)) {
      openPaths.of(board, by, manner(board, by)).forEach((from, ways) -> {
        if (attacked(board, royal, by) && !board.holds(from, play::isHeld)
            && ways.stream().anyMatch(way -> taking
                .threatens(board, from, open(way, board, Optional.empty(), by, from), royal))) {
          found.add(board.at(from).orElseThrow().letter());
        }
      });
    }
    return found;
  }

  /** NMT-7: whether the royal pieces could capture each other, out of check; false with several royal pieces a side. */
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
    List<OpenPath> open = openPaths.of(board, side, Manner.OUT_OF_CHECK).getOrDefault(from, List.of());
    return open.stream().anyMatch(
        path -> taking.threatens(board, from, open(path, board, Optional.empty(), side, from), to));
  }

  /** Whether a side's royal piece could be captured by the first layer of attacks, as conditions of ways ask. */
  boolean inLowCheck(Board board, Side side) {
    return rules.hasCheck() && !board.isSpared(side) && rules.areInDanger(board, side,
        royal -> attackedBySteadyPieces(board, board, royal, side.opponent(), piece -> true));
  }

  /** Whether some pieces could capture a hypothetical royal piece by the first layer of attacks. */
  boolean wouldBeLowAttacked(Board board, int square, NaivePiece royal, Predicate<NaivePiece> pieces) {
    return attackedBySteadyPieces(board, board.supposing(square, royal), square, royal.side().opponent(),
        pieces);
  }

  /** A way restricted to the squares where its condition holds. */
  public OpenPath open(OpenPath path, Board standing, Optional<NaivePosition> position, Side side,
      int from) {
    return path.when().map(when -> path.ending(
        to -> new NaiveConditions(play, true).holds(when,
            new NaiveConditions.Scene(standing, position, side, from, to))))
        .orElse(path);
  }

  private boolean attackedBySteadyPieces(Board standing, Board board, int square, Side by,
      Predicate<NaivePiece> pieces) {
    return attacked(standing, board, square, by, Manner.OUT_OF_CHECK,
        new Counted(pieces, path -> !rules.checkDependent().contains(path.owner().letter())
            && path.when().filter(ConditionNeeds::asksThreats).isEmpty()),
        path -> path);
  }

  private Manner manner(Board board, Side side) {
    return !board.isSpared(side) && rules.areInDanger(board, side,
        royal -> attackedBySteadyPieces(board, board, royal, side.opponent(), piece -> true))
            ? Manner.IN_CHECK : Manner.OUT_OF_CHECK;
  }

  private boolean attacked(Board standing, Board board, int square, Side by, Manner manner, Counted counted,
      UnaryOperator<OpenPath> taken) {
    for (Map.Entry<Integer, List<OpenPath>> piece : openPaths.of(standing, by, manner).entrySet()) {
      int from = piece.getKey();
      if (board.holds(from, play::isHeld) || !board.holds(from, counted.pieces())) {
        continue;
      }
      for (OpenPath path : piece.getValue()) {
        if (counted.ways().test(path) && taking.threatens(board, from,
            open(taken.apply(path), standing, Optional.empty(), by, from), square)) {
          return true;
        }
      }
    }
    return false;
  }
}
