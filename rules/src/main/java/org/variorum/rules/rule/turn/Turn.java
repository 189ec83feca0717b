package org.variorum.rules.rule.turn;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.MoveKinds;

/**
 * A turn that is not simply one move. It is a list of parts, each a move. No part may leave the own royal piece attacked.
 *
 * @param white what holds of each part of a turn of White's, at least one
 * @param black the same of Black's
 * @param grows whether a turn that was shorter than that is followed by one that is a move longer; else by one that has all
 *     parts. Then the turns of both sides are alike
 * @param outlasting the sides whose turns go on after a part that gives check
 */
public record Turn(List<Part> white, List<Part> black, boolean grows, Set<Side> outlasting)
    implements Mechanism {

  /** The greatest number of parts. */
  public static final int MAX_PARTS = 16;
  /** The word for moves of pieces by themselves, captures, and drops. */
  public static final String MOVEMENT = MoveKinds.MOVEMENT;
  /** The turn of a side of which nothing is said. */
  static final List<Part> USUAL = List.of(new Part(Passing.NEVER));

  public Turn {
    white = List.copyOf(white);
    black = List.copyOf(black);
    outlasting = Set.copyOf(outlasting);
  }

  /** Whether a part that gives check ends a side's turn. */
  public boolean checkEnds(Side side) {
    return !outlasting.contains(side);
  }

  /** The parts of a side's turn. */
  public List<Part> of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /** The same by the number of the side. */
  List<Part> of(int side) {
    return side == PieceCode.WHITE ? white : black;
  }

  /** Whether both sides have the same turn. */
  boolean isForBoth() {
    return white.equals(black);
  }

  /** The parts of both sides' turns. */
  Stream<Part> all() {
    return Stream.concat(white.stream(), black.stream());
  }

  /** How many parts the longer turn has. */
  int most() {
    return Math.max(white.size(), black.size());
  }

  /** Whether no part may be passed and there is only one, as in games without a word about turns. */
  boolean isUsual() {
    return white.equals(USUAL) && black.equals(USUAL);
  }

  /** Whether a turn has several moves. */
  boolean hasSeveral() {
    return most() > 1;
  }

  /** Whether to pass is a move at times; parts that are only passed over by themselves are none. */
  boolean mayBePassed() {
    return all().anyMatch(part -> part.passing() == Passing.ALWAYS) || mayBePassed(white)
        || mayBePassed(black);
  }

  /** Whether a whole turn is passed where it has no move. */
  private static boolean mayBePassed(List<Part> parts) {
    Part first = parts.getFirst();
    return first.passing() != Passing.NEVER
        && (!first.continuesAfterPass() || parts.stream().allMatch(part -> part.passing() != Passing.NEVER)
            || parts.stream()
                .anyMatch(part -> !part.continuesAfterPass() && part.passing() != Passing.NEVER));
  }

  /**
   * Whether a part of a side's turn is passed over by itself if there is no legal move of it. Where that ends the turn, it is not said of
   * the first part: a whole turn is passed by a move.
   */
  public boolean mayBeSkipped(int side, int part) {
    Part one = of(side).get(part);
    return one.passing() != Passing.NEVER && (part > 0 || one.continuesAfterPass() && of(side).size() > 1);
  }

  /** Whether some part may not be any move. */
  boolean limits() {
    return all().anyMatch(Part::limits);
  }

  /** Whether some part asks which piece made the move before. */
  boolean asksWhoMoved() {
    return all().anyMatch(part -> part.by() != By.ANY);
  }

  /**
   * A part of a turn.
   *
   * @param passing when the player may pass instead
   * @param continuesAfterPass whether a pass leads to the next part; else it ends the turn
   * @param pieces the letters of the pieces that may make the move, as they are before it; empty: all
   * @param sort which moves it may be
   * @param rules the words of the rules by which it may be made, or {@link #MOVEMENT}; empty: all
   * @param by which piece makes it
   * @param goesOn after which moves the turn goes on, if it has another part
   */
  public record Part(Passing passing, boolean continuesAfterPass, Set<String> pieces, Sort sort,
      Set<String> rules, By by, GoesOn goesOn) {

    public Part {
      pieces = Set.copyOf(pieces);
      rules = Set.copyOf(rules);
    }

    /** Any move, after which the turn goes on. */
    Part(Passing passing) {
      this(passing, false, Set.of(), Sort.ANY, Set.of(), By.ANY, GoesOn.AFTER_ANY);
    }

    /** The same without what it says of moves after it. */
    Part asLast() {
      return new Part(passing, false, pieces, sort, rules, by, GoesOn.AFTER_ANY);
    }

    /** Whether it may not be any move. */
    boolean limits() {
      return !pieces.isEmpty() || sort != Sort.ANY || !rules.isEmpty() || by != By.ANY;
    }
  }

  /** When a player may pass. */
  public enum Passing {
    NEVER,
    /** Only where there is no legal move. */
    WITHOUT_MOVE, ALWAYS
  }

  /** Which moves a part may be. Who acts on a piece captures. */
  public enum Sort {
    ANY, CAPTURES, NO_CAPTURES, DROPS, NO_DROPS
  }

  /** Which piece makes a move, beside that of the move before in the turn. */
  public enum By {
    ANY,
    /** That piece; nobody, if it is no longer there. */
    SAME,
    /** Another, or one from the hand. */
    ANOTHER
  }

  /** After which moves a turn goes on. Who acts on a piece captures. */
  public enum GoesOn {
    AFTER_ANY, AFTER_CAPTURE, AFTER_NO_CAPTURE,
    /** After a capture by which the piece does not promote. */
    AFTER_CAPTURE_WITHOUT_PROMOTION
  }
}
