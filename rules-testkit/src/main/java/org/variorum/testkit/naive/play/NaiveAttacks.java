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
 * consists of the attacks by movement that does not depend on check. The second layer consists of all other attacks
 * (NMT-7, NMT-9). For the second layer, a side counts as in check if the enemy's first layer attacks its royal piece.
 */
public final class NaiveAttacks {
  /** Exemption of sides from check. */
  public interface Spare extends Hook {

    /** Whether a side is exempt from check. */
    boolean exempts(NaivePosition position, Side side);

    /** Whether no side is ever exempt. */
    boolean isIdle();
  }

  private final NaivePlay play;
  private final NaiveRules rules;
  private final OpenPaths openPaths;
  private final CaptureEffect captureEffect;
  /** Whether the condition of some way depends on attacks. A way is one movement of a piece. */
  private final boolean asksThreats;

  /**
   * Filter of attacks.
   *
   * @param pieces the pieces that may attack
   * @param ways the paths by which they may attack
   */
  private record AttackFilter(Predicate<NaivePiece> pieces, Predicate<OpenPath> ways) {}

  NaiveAttacks(NaivePlay play, CaptureEffect captureEffect) {
    this.play = play;
    this.captureEffect = captureEffect;
    rules = play.rules();
    openPaths = play.openPaths();
    asksThreats = rules.definition().pieces().stream().flatMap(rules.definition()::ways)
        .anyMatch(way -> way.when().filter(ConditionNeeds::asksThreats).isPresent());
  }

  /** Whether a side's royal piece could be captured; false in games without check. */
  public boolean inCheck(Board board, Side side) {
    return rules.hasCheck() && !board.isExempt(side)
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

  /** Whether a piece that satisfies {@code pieces} could capture a hypothetical royal piece on a square. */
  boolean wouldBeAttacked(Board board, int square, NaivePiece royal, Predicate<NaivePiece> pieces) {
    return attacked(board, board.withHypothetical(square, royal), square, royal.side().opponent(), pieces);
  }

  /**
   * Whether a piece that satisfies {@code pieces} could capture a hypothetical royal piece, by its movement out of
   * check. Ignores the conditions of ways.
   */
  boolean wouldBeReached(Board board, int square, NaivePiece royal, Predicate<NaivePiece> pieces) {
    return attacked(board, board.withHypothetical(square, royal), square, royal.side().opponent(),
        Manner.OUT_OF_CHECK, new AttackFilter(pieces, path -> true), OpenPath::unconditional);
  }

  private boolean attacked(Board realBoard, Board board, int square, Side by) {
    return attacked(realBoard, board, square, by, piece -> true);
  }

  private boolean attacked(Board realBoard, Board board, int square, Side by, Predicate<NaivePiece> pieces) {
    return attackedInFirstLayer(realBoard, board, square, by, pieces)
        || ((!rules.checkDependent().isEmpty() || asksThreats) && attacked(realBoard, board, square, by,
            manner(realBoard, by), new AttackFilter(pieces, path -> true), path -> path));
  }

  /** The letters of the pieces that could capture one of a side's royal pieces. */
  public Set<String> attackers(Board board, Side side) {
    Side by = side.opponent();
    Set<String> found = new TreeSet<>();
    for (int royal : board.royals(side)) {
      openPaths.of(board, by, manner(board, by)).forEach((from, ways) -> {
        if (attacked(board, royal, by) && !board.holds(from, play::isImmobile)
            && ways.stream().anyMatch(way -> captureEffect
                .threatens(board, from, restricted(way, board, Optional.empty(), by, from), royal))) {
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
        path -> captureEffect.threatens(board, from, restricted(path, board, Optional.empty(), side, from),
            to));
  }

  /** Whether a side is in check by the first layer of attacks. Conditions of ways use this test. */
  boolean inFirstLayerCheck(Board board, Side side) {
    return rules.hasCheck() && !board.isExempt(side) && rules.areInDanger(board, side,
        royal -> attackedInFirstLayer(board, board, royal, side.opponent(), piece -> true));
  }

  /** Whether a piece that satisfies {@code pieces} attacks a hypothetical royal piece in the first layer. */
  boolean wouldBeAttackedInFirstLayer(Board board, int square, NaivePiece royal,
      Predicate<NaivePiece> pieces) {
    return attackedInFirstLayer(board, board.withHypothetical(square, royal), square, royal.side().opponent(),
        pieces);
  }

  /** The path restricted to the end squares for which its condition holds; unchanged if it has no condition. */
  public OpenPath restricted(OpenPath path, Board realBoard, Optional<NaivePosition> position, Side side,
      int from) {
    return path.when().map(when -> path.endingOn(
        to -> new NaiveConditions(play, true).holds(when,
            new NaiveConditions.Scene(realBoard, position, side, from, to))))
        .orElse(path);
  }

  private boolean attackedInFirstLayer(Board realBoard, Board board, int square, Side by,
      Predicate<NaivePiece> pieces) {
    return attacked(realBoard, board, square, by, Manner.OUT_OF_CHECK,
        new AttackFilter(pieces, path -> !rules.checkDependent().contains(path.owner().letter())
            && path.when().filter(ConditionNeeds::asksThreats).isEmpty()),
        path -> path);
  }

  private Manner manner(Board board, Side side) {
    return !board.isExempt(side) && rules.areInDanger(board, side,
        royal -> attackedInFirstLayer(board, board, royal, side.opponent(), piece -> true))
            ? Manner.IN_CHECK : Manner.OUT_OF_CHECK;
  }

  private boolean attacked(Board realBoard, Board board, int square, Side by, Manner manner,
      AttackFilter filter,
      UnaryOperator<OpenPath> pathChange) {
    for (Map.Entry<Integer, List<OpenPath>> piece : openPaths.of(realBoard, by, manner).entrySet()) {
      int from = piece.getKey();
      if (board.holds(from, play::isImmobile) || !board.holds(from, filter.pieces())) {
        continue;
      }
      for (OpenPath path : piece.getValue()) {
        if (filter.ways().test(path) && captureEffect.threatens(board, from,
            restricted(pathChange.apply(path), realBoard, Optional.empty(), by, from), square)) {
          return true;
        }
      }
    }
    return false;
  }
}
