package org.variorum.rules.rule;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.Goal.Timing;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.State;

/**
 * A way in which a game ends that can be read off a position. It is asked of each side, first of the one that has just moved.
 *
 * @param verdict what it means for the side of which it holds
 * @param reason what is said of it
 * @param moment when it is judged
 * @param test of whom it holds
 */
public record Ending(Verdict verdict, Reason reason, Moment moment, Test test) {

  private static final Leaf.Choice<Moment> NOW = Leaf.choice(Moment.NOW, "at once", "as soon as it is so");
  private static final Leaf.Choice<Moment> AFTER_REPLY = Leaf.choice(Moment.AFTER_REPLY, "after the reply",
      "if it is still so after the next move of the other side; if it is so of both sides then, the game is a draw");
  private static final Leaf.Choice<Moment> AFTER_BLACKS_REPLY =
      Leaf.choice(Moment.AFTER_BLACKS_REPLY, "after Black's reply",
          "for Black at once, for White after the next move of Black, or at once where no move of Black changes it; if it is so of both sides"
              + " then, the game is a draw");
  private static final Leaf.Choice<Moment> STUCK = Leaf.choice(Moment.WITHOUT_MOVE, "without a move",
      "when a player who is not in check has no legal move; if it holds for neither side then, it is stalemate; if for both, the game is a"
          + " draw");

  /** The words for it in definitions. */
  public static final Leaf<Moment> MOMENTS = Leaf.oneOf("moment", NOW, AFTER_REPLY, AFTER_BLACKS_REPLY);
  private static final Leaf<Moment> MORE_MOMENTS =
      Leaf.oneOf("moment of a condition", NOW, AFTER_REPLY, AFTER_BLACKS_REPLY, STUCK);

  /** Why the game is a draw where a goal holds of both sides. */
  public static final Reason BOTH = new Reason("both-sides", "both sides have done what wins");

  private static final String FORESEEN = ", or at once where no move of Black changes it";

  private static final String WITHOUT_MOVE =
      " This is judged when a player who is not in check has no legal move;"
          + " if it holds for both sides then, the game is a draw.";

  /** Whether a game has ended so. */
  @FunctionalInterface
  public interface Test {
    /** Whether it holds of a side. */
    boolean holds(State state, int side, Threats threats);
  }

  /** How a game has ended in which the side to move is not in check and has no legal move. */
  @FunctionalInterface
  public interface WithoutMove {
    /** Null: not so. */
    @Nullable
    Outcome of(State state, Threats threats);
  }

  /** Whether a side cannot win by any series of legal moves. */
  @FunctionalInterface
  public interface Hopeless {
    boolean holds(State state, int side);
  }

  /**
   * A mate that means something else than mate does, because of who gives it. Of several that hold, the first counts.
   *
   * @param verdict what it means for the side that is mated
   * @param reason what is said of it
   * @param test when it is one
   */
  public record SpecialMate(Verdict verdict, Reason reason, MateTest test) {}

  /** Whether a mate is another. */
  @FunctionalInterface
  public interface MateTest {
    /**
     * Whether the side to move is mated so.
     *
     * @param checking the kinds of the pieces that give check
     */
    boolean holds(State state, long checking);
  }

  /** What counts as chasing a piece. */
  public interface Chase {

    /** Whether a threat counts, too, that was there before the move. */
    boolean stillCounts();

    /**
     * Whether a piece may be chased by another.
     *
     * @param chaser the code of the other
     * @param square where the piece stands
     */
    boolean concerns(int chaser, int piece, int square);

    /** Whether it is chased by another even if it is protected. */
    boolean evenProtected(int chaser, int piece);
  }

  /** Creates an ending that is judged at the time, and for the side, that its goal names. */
  public Ending(Verdict verdict, Reason reason, Timing timing, Test test) {
    this(verdict, reason, timing.moment(), timing.onlySide().<Test>map(only -> (state, side,
        threats) -> PieceCode.sideOf(side) == only && test.holds(state, side, threats)).orElse(test));
  }

  /** One that is judged at once. */
  public Ending(Verdict verdict, Reason reason, Test test) {
    this(verdict, reason, Moment.NOW, test);
  }

  /** Whether the moment has come to judge it of a side. */
  public boolean isDue(State state, int side) {
    int winner = verdict == Verdict.WIN ? side : side ^ 1;
    return switch (moment) {
      case NOW -> true;
      case AFTER_REPLY -> isToMove(state, winner);
      case AFTER_BLACKS_REPLY -> winner == PieceCode.BLACK || isToMove(state, winner);
      case WITHOUT_MOVE -> false;
    };
  }

  /** Whether White wins by it, if it holds of a side, where no move of Black's can change that. */
  public boolean mayBeForeseen(State state, int side) {
    return moment == Moment.AFTER_BLACKS_REPLY && state.turn == PieceCode.BLACK
        && verdict == (side == PieceCode.WHITE ? Verdict.WIN : Verdict.LOSS);
  }

  private static boolean isToMove(State state, int side) {
    return state.turn == side && state.part() == 0;
  }

  /** How a game ends of whose side it holds. */
  public static Outcome outcome(Verdict verdict, Side side, Reason reason) {
    return new Outcome(switch (verdict) {
      case WIN -> Optional.of(side);
      case LOSS -> Optional.of(side.opponent());
      case DRAW -> Optional.empty();
    }, Optional.of(side), reason);
  }

  /** The word of a section that says when a goal is judged. */
  public static Word judged(Section section) {
    return new Word(section, "judged", MOMENTS, "at once", "after the reply", "When it is judged.");
  }

  /** The same where it may also be judged when a player has no move. */
  public static Word judgedOrStuck(Section section) {
    return new Word(section, "judged", MORE_MOMENTS, "at once", "without a move", "When it is judged.");
  }

  /** The word of a section that says of whom a goal is asked. */
  public static Word only(Section section) {
    return new Word(section, "side", Leaf.SIDE, "", "White",
        "The only side for which it is judged; without it, both are.").formerly("for");
  }

  /** What these two say. */
  public static Timing timing(Fields part, Word judged, Word only) {
    return new Timing(part.get(judged, MORE_MOMENTS), part.find(only, Leaf.SIDE));
  }

  /** {@code a side}, or the one of which alone a goal is asked. */
  public static String side(Timing timing) {
    return timing.onlySide().map(Side::word).orElse("a side");
  }

  /** What follows in a sentence on the winner by a goal that has been told; empty if it is judged at once. */
  public static String sentence(Verdict verdict, Timing timing) {
    if (timing.onlySide().isEmpty()) {
      return sentence(timing.moment());
    }
    Side winner = verdict == Verdict.WIN ? timing.onlySide().get() : timing.onlySide().get().opponent();
    return switch (timing.moment()) {
      case NOW -> "";
      case AFTER_REPLY -> " This is judged after " + winner.opponent().word() + "'s next move.";
      case AFTER_BLACKS_REPLY ->
          winner == Side.BLACK ? "" : " This is judged after Black's next move" + FORESEEN + ".";
      case WITHOUT_MOVE -> WITHOUT_MOVE;
    };
  }

  private static String sentence(Moment moment) {
    return switch (moment) {
      case NOW -> "";
      case AFTER_REPLY ->
          " This is judged after the next move of the other side: if it is so of both sides then, the game is a draw.";
      case AFTER_BLACKS_REPLY -> " For White this is judged after Black's next move" + FORESEEN
          + ": if it is so of both sides then, the game is a draw.";
      case WITHOUT_MOVE -> WITHOUT_MOVE;
    };
  }
}
