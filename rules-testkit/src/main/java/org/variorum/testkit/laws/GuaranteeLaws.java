package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.absorption.Absorption;
import org.variorum.rules.rule.effect.Effects;
import org.variorum.rules.rule.rebirth.Rebirth;
import org.variorum.rules.rule.stack.Stacks;

/**
 * Laws of a game's guarantees, which a search relies on. {@link SearchLaws#setsAgreeWithWalks} checks
 * {@link Guarantee#SAFETY_ONLY}. A violation throws an {@code AssertionError} that names the position.
 */
public final class GuaranteeLaws {

  private static final int MAX_MOVES = 6;
  /** The reasons of outcomes that need a position without legal moves. */
  private static final Set<String> REASONS_WITHOUT_MOVE =
      Set.of("mate", "mate-forbidden", "mate-without-check", "stalemate");

  private final MutablePosition position;
  private final Game game;
  private final Fates fates;
  /** The number of pieces on the board before the move, by piece code (kind and side). */
  private final int[] countsBefore;

  private GuaranteeLaws(MutablePosition position) {
    this.position = position;
    game = position.game();
    fates = game.fates();
    countsBefore = new int[PieceCode.code(game.definition().pieces().size(), PieceCode.WHITE)];
    for (int code = 0; code < countsBefore.length; code++) {
      countsBefore[code] = count(code);
    }
  }

  /** Checks the guarantees and the fates of captured pieces in a position and for some of its moves. */
  public static void check(MutablePosition position, MoveList moves, SplittableRandom random) {
    GuaranteeLaws law = new GuaranteeLaws(position);
    if (law.promises(Guarantee.OWN_MOVEMENT)) {
      law.checkNoLenders(random.nextInt(law.game.board().size()));
    }
    for (int i = 0; i < Math.min(MAX_MOVES, moves.size()); i++) {
      law.checkMove(moves.get(random.nextInt(moves.size())));
    }
  }

  /**
   * Whether the side to move has both captures and quiet moves. In a game with compulsory captures, it never has both.
   */
  public static boolean hasCapturesAndQuietMoves(MutablePosition position, MoveList moves) {
    boolean captures = false;
    boolean quiet = false;
    for (int i = 0; i < moves.size(); i++) {
      captures |= MoveCode.captures(moves.get(i));
      quiet |= !MoveCode.captures(moves.get(i));
    }
    return captures && quiet;
  }

  private boolean promises(Guarantee guarantee) {
    return game.guarantees().contains(guarantee);
  }

  private int count(int code) {
    int count = 0;
    for (int word = 0; word < position.wordCount(); word++) {
      count += Long.bitCount(position.squaresOf(code, word));
    }
    return count;
  }

  private void checkNoLenders(int square) {
    Optional<Insight> insight = game.position(position.fen()).insight(square);
    that(insight.stream().flatMap(each -> each.remarks().stream()).map(Insight.Remark::mark)
        .filter(mark -> mark.look() == Mark.Look.SUPPORT).toList())
        .as("lenders to %s in %s", game.board().name(square), position.fen()).isEmpty();
  }

  private void checkMove(long move) {
    String name = position.text(move) + " in " + position.fen();
    int mover = position.turn();
    int to = MoveCode.to(move);
    boolean captures = MoveCode.captures(move);
    boolean isDrop = MoveCode.kind(move) == MoveCode.DROP;
    boolean promotes = MoveCode.becomes(move) >= 0 && !isDrop;
    int target = captures ? CaptorOracle.target(position, move) : to;
    int victim = captures ? position.pieceAt(target) : PieceCode.EMPTY;
    boolean isOnlyChange = victim == PieceCode.EMPTY
        || affectsOnlyVictim(move, fates.of(victim, mover) == PieceCode.EMPTY ? target : Geometry.NONE);
    position.make(move);
    if (victim != PieceCode.EMPTY) {
      checkFate(name, victim, mover, promotes, isOnlyChange);
      if (promises(Guarantee.RECAPTURE)) {
        int piece = position.pieceAt(to);
        that(piece != PieceCode.EMPTY && PieceCode.side(piece) == mover).as("mover after %s", name).isTrue();
        that(target == to || position.pieceAt(target) == PieceCode.EMPTY).as("victim after %s", name)
            .isTrue();
      }
    }
    Optional<Outcome> end = position.outcomeOnBoard();
    if (!captures && !promotes && promises(Guarantee.QUIET_ENDS_NOTHING)) {
      that(end.filter(outcome -> !REASONS_WITHOUT_MOVE.contains(outcome.reason().word())))
          .as("end by %s", name)
          .isEmpty();
    }
    if (promises(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES) && !losesPieces(mover)) {
      that(end.flatMap(Outcome::winner).filter(winner -> winner.ordinal() != mover))
          .as("a win that %s brings to the other side", name).isEmpty();
    }
    position.unmake();
  }

  /**
   * Whether a capture adds, changes or removes no other piece through effects or stacks.
   *
   * @param victimSquare the square from which the captured piece is removed; {@link Geometry#NONE} if the piece is not
   *     removed
   */
  private boolean affectsOnlyVictim(long move, int victimSquare) {
    if (game.definition().mechanism(Effects.class).isEmpty()
        && game.definition().mechanism(Stacks.class).isEmpty()) {
      return true;
    }
    Position positionBefore = game.position(position.fen());
    List<Edit> edits = positionBefore.edits(positionBefore.find(position.text(move)).orElseThrow());
    return edits.stream()
        .filter(edit -> edit instanceof Edit.Remove remove && remove.square() == victimSquare)
        .count() < 2
        && edits.stream().noneMatch(edit -> switch (edit) {
          case Edit.Put _ -> true;
          case Edit.Change change -> !change.before().equals(change.after());
          case Edit.Remove remove -> remove.square() != victimSquare;
          case Edit.Shift _,Edit.Hold _,Edit.Release _,Edit.SetSlot _ -> false;
        });
  }

  /**
   * Checks the fate of a captured piece, as {@link Fates} gives it.
   *
   * @param victim the captured piece, as a piece code
   * @param isOnlyChange whether the move adds, changes and removes no piece other than the captured piece
   */
  private void checkFate(String name, int victim, int mover, boolean promotes, boolean isOnlyChange) {
    int fate = fates.of(victim, mover);
    that(fate != Fates.NONE).as("fate by %s", name).isTrue();
    if (!isOnlyChange) {
      return;
    }
    if (fate == PieceCode.EMPTY) {
      int minLoss = 1 - (mayReturn(victim) ? 1 : 0) - (captorsMayChangeSides() ? 1 : 0);
      that(count(victim)).as("captured by %s", name).isAtMost(countsBefore[victim] - minLoss);
    } else if (!promotes) {
      that(count(victim)).as("changed by %s", name)
          .isEqualTo(countsBefore[victim] - (fate == victim ? 0 : 1));
      that(count(fate)).as("become by %s", name).isEqualTo(countsBefore[fate] + (fate == victim ? 0 : 1));
    }
  }

  /** Whether a captured piece may return to the board at once. */
  private boolean mayReturn(int victim) {
    String letter = game.definition().pieces().get(PieceCode.kind(victim)).letter();
    return game.definition().mechanism(Rebirth.class).filter(rule -> rule.pieces().contains(letter))
        .isPresent();
  }

  /** Whether a captor may take the side of the piece that it has captured. */
  private boolean captorsMayChangeSides() {
    return game.definition().mechanism(Absorption.class).filter(Absorption::turns).isPresent();
  }

  /** Whether the move that was made has reduced the number of some kind of pieces of a side. */
  private boolean losesPieces(int side) {
    for (int code = PieceCode.code(0, side); code < countsBefore.length; code += 2) {
      if (count(code) < countsBefore[code]) {
        return true;
      }
    }
    return false;
  }
}
