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
import org.variorum.testkit.naive.walk.CheckState;
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
  /** Exemption of sides from check. An exempt side may leave its royal piece attacked. */
  public interface CheckExemption extends Hook {

    /** Whether a side is exempt from check. */
    boolean exempts(NaivePosition position, Side side);

    /** Whether no side is ever exempt in this game. */
    boolean neverApplies();
  }

  private final NaivePlay play;
  private final NaiveRules rules;
  private final OpenPaths openPaths;
  private final CaptureEffect captureEffect;
  /** Whether the condition of some movement depends on attacks. */
  private final boolean hasAttackConditions;

  /**
   * Filter of attacks.
   *
   * @param pieces the pieces that may attack
   * @param paths the paths by which they may attack
   */
  private record AttackFilter(Predicate<NaivePiece> pieces, Predicate<OpenPath> paths) {}

  NaiveAttacks(NaivePlay play, CaptureEffect captureEffect) {
    this.play = play;
    this.captureEffect = captureEffect;
    rules = play.rules();
    openPaths = play.openPaths();
    hasAttackConditions = rules.definition().pieces().stream().flatMap(rules.definition()::ways)
        .anyMatch(way -> way.when().filter(ConditionNeeds::dependsOnAttacks).isPresent());
  }

  /** Whether a side's royal piece could be captured; false in games without check. */
  public boolean inCheck(Board board, Side side) {
    return rules.hasCheck() && !board.isExempt(side)
        && rules.areInDanger(board, side, royal -> isAttacked(board, royal, side.opponent()));
  }

  /** Whether a side could capture the enemy royal piece on the square. */
  public boolean isAttacked(Board board, int square, Side attacker) {
    return isAttacked(board, board, square, attacker);
  }

  /**
   * Whether the opponent could capture a hypothetical royal piece on a square. Check and all movement that depends on
   * other pieces are computed on the board without that piece.
   */
  public boolean wouldBeAttacked(Board board, int square, NaivePiece royal) {
    return wouldBeAttacked(board, square, royal, piece -> true);
  }

  /** Whether a piece that satisfies {@code pieces} could capture a hypothetical royal piece on a square. */
  boolean wouldBeAttacked(Board board, int square, NaivePiece royal, Predicate<NaivePiece> pieces) {
    return isAttacked(board, board.withHypothetical(square, royal), square, royal.side().opponent(), pieces);
  }

  /**
   * Whether a piece that satisfies {@code pieces} could capture a hypothetical royal piece, by the movement that the
   * attacker has when its side is not in check. Ignores the conditions of movement.
   */
  boolean wouldBeReached(Board board, int square, NaivePiece royal, Predicate<NaivePiece> pieces) {
    return isAttacked(board, board.withHypothetical(square, royal), square, royal.side().opponent(),
        CheckState.NOT_IN_CHECK, new AttackFilter(pieces, path -> true), OpenPath::withoutConditions);
  }

  /**
   * Whether a side attacks the royal piece on a square.
   *
   * @param realBoard the board that determines check and borrowed movement, without a hypothetical royal piece
   * @param board the board on which paths are open or blocked, with the royal piece
   */
  private boolean isAttacked(Board realBoard, Board board, int square, Side attacker) {
    return isAttacked(realBoard, board, square, attacker, piece -> true);
  }

  private boolean isAttacked(Board realBoard, Board board, int square, Side attacker,
      Predicate<NaivePiece> pieces) {
    return isAttackedInFirstLayer(realBoard, board, square, attacker, pieces)
        || ((!rules.checkDependentLetters().isEmpty() || hasAttackConditions)
            && isAttacked(realBoard, board, square, attacker, checkState(realBoard, attacker),
                new AttackFilter(pieces, path -> true), path -> path));
  }

  /** The letters of the pieces that could capture one of a side's royal pieces. */
  public Set<String> attackerLetters(Board board, Side side) {
    Side attacker = side.opponent();
    Set<String> found = new TreeSet<>();
    for (int royal : board.royalSquares(side)) {
      openPaths.pathsBySquare(board, attacker, checkState(board, attacker)).forEach((from, paths) -> {
        if (isAttacked(board, royal, attacker) && !board.holds(from, play::isImmobile)
            && paths.stream().anyMatch(path -> captureEffect
                .threatens(board, from, restrictedByCondition(path, board, Optional.empty(), attacker, from),
                    royal))) {
          found.add(board.at(from).orElseThrow().letter());
        }
      });
    }
    return found;
  }

  /**
   * NMT-7: whether the two royal pieces could capture each other by the movement of sides that are not in check. False
   * in games in which a side has several royal pieces.
   */
  public boolean areRoyalsFacing(Board board) {
    if (rules.definition().royalty().hasSeveral()) {
      return false;
    }
    Optional<Integer> white = board.royalSquare(Side.WHITE);
    Optional<Integer> black = board.royalSquare(Side.BLACK);
    return white.isPresent() && black.isPresent() && threatens(board, white.get(), black.get())
        && threatens(board, black.get(), white.get());
  }

  private boolean threatens(Board board, int from, int to) {
    Side side = board.at(from).orElseThrow().side();
    List<OpenPath> paths =
        openPaths.pathsBySquare(board, side, CheckState.NOT_IN_CHECK).getOrDefault(from, List.of());
    return paths.stream().anyMatch(
        path -> captureEffect.threatens(board, from,
            restrictedByCondition(path, board, Optional.empty(), side, from),
            to));
  }

  /** Whether a side is in check by the first layer of attacks. Conditions of movement use this test. */
  boolean inFirstLayerCheck(Board board, Side side) {
    return rules.hasCheck() && !board.isExempt(side) && rules.areInDanger(board, side,
        royal -> isAttackedInFirstLayer(board, board, royal, side.opponent(), piece -> true));
  }

  /** Whether a piece that satisfies {@code pieces} attacks a hypothetical royal piece in the first layer. */
  boolean wouldBeAttackedInFirstLayer(Board board, int square, NaivePiece royal,
      Predicate<NaivePiece> pieces) {
    return isAttackedInFirstLayer(board, board.withHypothetical(square, royal), square,
        royal.side().opponent(),
        pieces);
  }

  /** The path restricted to the end squares for which its condition holds; unchanged if it has no condition. */
  public OpenPath restrictedByCondition(OpenPath path, Board realBoard, Optional<NaivePosition> position,
      Side side,
      int from) {
    return path.condition().map(condition -> path.endingOn(
        to -> new NaiveConditions(play, true).holds(condition,
            new NaiveConditions.Scene(realBoard, position, side, from, to))))
        .orElse(path);
  }

  private boolean isAttackedInFirstLayer(Board realBoard, Board board, int square, Side attacker,
      Predicate<NaivePiece> pieces) {
    return isAttacked(realBoard, board, square, attacker, CheckState.NOT_IN_CHECK,
        new AttackFilter(pieces, path -> !rules.checkDependentLetters().contains(path.owner().letter())
            && path.condition().filter(ConditionNeeds::dependsOnAttacks).isEmpty()),
        path -> path);
  }

  private CheckState checkState(Board board, Side side) {
    return !board.isExempt(side) && rules.areInDanger(board, side,
        royal -> isAttackedInFirstLayer(board, board, royal, side.opponent(), piece -> true))
            ? CheckState.IN_CHECK : CheckState.NOT_IN_CHECK;
  }

  private boolean isAttacked(Board realBoard, Board board, int square, Side attacker, CheckState checkState,
      AttackFilter filter,
      UnaryOperator<OpenPath> pathChange) {
    for (Map.Entry<Integer, List<OpenPath>> entry : openPaths.pathsBySquare(realBoard, attacker, checkState)
        .entrySet()) {
      int from = entry.getKey();
      if (board.holds(from, play::isImmobile) || !board.holds(from, filter.pieces())) {
        continue;
      }
      for (OpenPath path : entry.getValue()) {
        if (filter.paths().test(path) && captureEffect.threatens(board, from,
            restrictedByCondition(pathChange.apply(path), realBoard, Optional.empty(), attacker, from),
            square)) {
          return true;
        }
      }
    }
    return false;
  }
}
