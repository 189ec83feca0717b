package org.variorum.rules.rule;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** Moves that no piece's movement makes, such as castling. Belongs to one position that is played on; one thread. */
public interface MoveSource {

  /** Makes the source of a position. */
  @FunctionalInterface
  interface Maker {

    /**
     * The source.
     *
     * @param state the position
     * @param threats who attacks what there
     * @param gates where its pieces may not go now
     */
    MoveSource of(State state, Threats threats, Gates gates);
  }

  /**
   * How pieces are captured on squares that they have just crossed.
   *
   * @param captors the kinds that capture so
   * @param victims the kinds that are captured so
   * @param byCode the squares that pieces of a code cross; null for those that are never captured so
   * @param piece where one more than the square of the piece is remembered that may be captured; 0: there is none
   * @param squares where it is remembered on which squares, as a packed set of {@link Crossings}
   */
  record Crossing(long captors, long victims, @Nullable Crossings[] byCode, Slot piece, Slot squares) {

    /** Nobody is captured so. */
    public static final Crossing NONE = new Crossing(0, 0, new Crossings[0], Slot.NONE, Slot.NONE);
  }

  /**
   * What a player asks for: that a piece goes from a square to another and, perhaps, that another piece does.
   *
   * @param other the square of the other piece, or {@link State#NO_SQUARE}
   * @param otherTo where that shall be afterwards, or {@link State#NO_SQUARE} if it is removed or nothing is said
   */
  record Asked(int from, int to, int other, int otherTo) {

    /** Whether another piece is named. */
    public boolean hasSecondLeg() {
      return other != State.NO_SQUARE;
    }
  }

  /** Which pieces attack what. */
  @FunctionalInterface
  interface Attackers {
    /** The squares of a side's pieces that could capture a royal piece on a square. */
    List<Integer> of(int square, int by);
  }

  /** Where pieces of a side that waits may hope to go. */
  interface PremoveSquares {

    /** The side that waits. */
    int side();

    /** The squares at which its piece on a square may be pointed; more can be added. */
    Set<Integer> of(int from);

    /** Where a piece goes by its own movement, wherever others stand. */
    Set<Integer> ways(int from);

    /** Whether a piece may come to other squares than those, by other rules than this. */
    boolean mayLeaveWays(MoveSource source);
  }

  /** The kind of these moves, as {@link org.variorum.rules.position.MoveCode} has it. */
  int kind();

  /** Whether its moves may be of a kind, where they are of several. */
  default boolean makes(int wanted) {
    return wanted == kind();
  }

  /**
   * Adds the moves, whether or not they leave the royal piece attacked.
   *
   * @param check whether the side to move is in check
   */
  void add(MoveBuffer moves, boolean check);

  /** Whether they are moves of the enemy's pieces. */
  default boolean movesEnemies() {
    return false;
  }

  /** Adds the moves that may be made only where no other is legal. */
  default void addWithoutOthers(MoveBuffer moves, boolean check) {}

  /** Adds the moves that capture, act or promote. */
  default void addTactical(MoveBuffer moves, boolean check) {}

  /** Adds the moves of the piece on a square, gates and attacks aside: to tell what keeps it from them. */
  void addOpen(MoveBuffer moves, int from, boolean check);

  /** Adds where its moves may lead the side that is not to move, whatever the other side plays before. */
  default void addPremoves(PremoveSquares premoves) {}

  /**
   * Why a move of this kind cannot be made; empty if none is meant, or if nothing but the royal piece's safety afterwards can
   * forbid it.
   *
   * @param check whether the side to move is in check
   */
  default Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    return Optional.empty();
  }

  /**
   * Why a move cannot be made that is written by a name of its own, such as {@code O-O}; empty if no such move is of this kind.
   *
   * @param high whether that with the other piece on the higher file
   */
  default Optional<Illegal> whyNotNamed(boolean high, boolean check, Attackers attackers) {
    return Optional.empty();
  }

  /**
   * What pieces do by their movement with others of their side: they go onto them, or leave them. Constant; any number of threads may
   * ask.
   */
  interface JoinRule {

    /**
     * Whether a piece may go onto another of its side.
     *
     * @param mover its kind
     * @param other the kind of the other
     * @param moves whether it goes there by a way by which it moves to empty squares
     * @param captures whether by one by which it could capture the other
     */
    boolean joins(int mover, int other, boolean moves, boolean captures);

    /** Whether the piece on a square of the side to move may go now onto that on another. */
    boolean mayJoin(State state, int from, int to, Threats threats);

    /** The move by which it does. */
    long join(int from, int to);

    /** The kinds that may leave a piece of a kind, each for an empty square to which it goes by itself; others stay. */
    int[] parts(int kind);

    /** Whether the piece on a square of the side to move may be left by one that goes to another square. */
    boolean mayPart(State state, int from, int to, Threats threats);

    /** The move by which one does. */
    long part(int from, int to, int kind);

    /** Why a piece does not go onto another of its side, to whose square a way leads. */
    Illegal whyNotJoin(State state, Asked asked, Threats threats);

    /**
     * Why none leaves the piece on a square so; empty if none is meant.
     *
     * @param said the letter that stands after the squares, as in a promotion
     */
    Optional<Illegal> whyNotPart(State state, Asked asked, String said, Threats threats);
  }

  /** Makes several moves of one that was found, or none. Belongs to one position that is played on; one thread. */
  interface Expansion {

    /** Makes the expansion of a position. */
    @FunctionalInterface
    interface Maker {

      /** @param threats who attacks what there */
      Expansion of(State state, Threats threats);
    }

    /**
     * Adds what becomes of one move: the move itself only if it may be made as it is. All have its start and its destination.
     *
     * @param move found by a piece's movement, as a drop, or by a {@link MoveSource}; whether it leaves the royal piece attacked is
     *     not known yet
     */
    void expand(MoveBuffer moves, long move);

    /**
     * Why none of these moves is the one that a player asks for, though the piece may go there; empty if none is meant.
     *
     * @param said the letter that stands after the squares, as in a promotion
     */
    default Optional<Illegal> whyNot(Asked asked, String said) {
      return Optional.empty();
    }
  }
}
