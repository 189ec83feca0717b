package org.variorum.rules.rule;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.State;

/** What one kind of move means: what it changes, and how it is written, pointed at and told. What has a default is as in a plain move. */
public interface MoveForm {

  /** What becomes of the other piece that a move names (COM-3). */
  enum Other {
    /** It names none. */
    NONE,
    /** It leaves the board. */
    REMOVED,
    /** It remains: it goes elsewhere, or becomes something else. */
    REMAINS
  }

  /**
   * A piece that comes from the hand besides.
   *
   * @param kind its kind
   * @param square where it comes
   */
  record Entering(int kind, int square) {}

  /** The kind, as {@link MoveCode} has it. */
  int kind();

  /**
   * Says what a move changes, but for promotion.
   *
   * @param state the position, on which the editor may make each change at once
   */
  void make(Editor editor, State state, long move);

  /**
   * Whether the mover may promote, where it may by a plain move between the same squares.
   *
   * @param mover its code
   * @param zone the squares of its promotion zone
   */
  default boolean mayPromote(long move, int mover, boolean[] zone) {
    return true;
  }

  /** The code of the piece that stands where the mover has gone; drops aside. */
  default int arrives(State state, long move) {
    int becomes = MoveCode.becomes(move);
    return becomes < 0 ? state.board[MoveCode.from(move)] : PieceCode.code(becomes, state.turn);
  }

  /** Whether it removes an enemy, royal or not, that stands on a square. */
  default boolean takes(long move, int square) {
    return false;
  }

  /** What becomes of the other piece. */
  Other other();

  /**
   * Whether a move is progress (COM-2), whatever moves and however it promotes; of plain moves others know it.
   *
   * @param captures whether captures are in this game
   * @param actions whether acting is
   */
  default boolean isProgress(long move, boolean captures, boolean actions) {
    return captures && other() == Other.REMOVED;
  }

  /** The move of which this is one of several ({@link MoveSource.Expansion}); else the move itself. */
  default long baseMove(long move) {
    return move;
  }

  /**
   * A move of which nothing is known of where the other piece goes, in full. Of one whose text does not say that, it follows from the
   * rest.
   */
  default long completed(long move) {
    return MoveCode.withKind(kind(), move, MoveCode.otherFrom(move));
  }

  /** The square that the text of a move names after that where the piece stands. */
  default int writtenTo(long move) {
    return MoveCode.to(move);
  }

  /** The piece that comes from the hand besides; empty: none does. It is said after the squares of a move, as a promotion is. */
  default Optional<Entering> entering(long move) {
    return Optional.empty();
  }

  /** The move whose squares and second leg the text of this one has. */
  default long told(long move) {
    return move;
  }

  /** Whether the move of which this is one has to leave the royal pieces safe, too, without what this one adds. */
  default boolean leavesSafeWithout() {
    return false;
  }

  /** The square with which the second leg begins. */
  default int legFrom(long move) {
    return MoveCode.otherFrom(move);
  }

  /** What the second leg says, if it is not of another piece: a question without its mark, such as "where the wall goes". */
  default Optional<String> question() {
    return Optional.empty();
  }

  /** Whether the text of a move has a second leg, which says what becomes of the other piece. */
  default boolean saysOther(long move) {
    return other() != Other.NONE;
  }

  /**
   * Whether a text asks for this move, as far as its second leg goes.
   *
   * @param other the square of the other piece; negative if the text has no second leg
   * @param otherTo where it shall be afterwards; negative if it shall be removed
   */
  default boolean agrees(long move, int other, int otherTo) {
    if (!saysOther(move)) {
      return other < 0;
    }
    return other == legFrom(move)
        && (other() == Other.REMOVED ? otherTo < 0 : otherTo == MoveCode.otherTo(move));
  }

  /** The squares at which a player usually points, in their order. */
  default List<Integer> pointed(long move) {
    return List.of(MoveCode.from(move), MoveCode.to(move));
  }

  /** How it is written for people. */
  Algebraic algebraic(Geometry board, State state, long move);

  /** How it is read aloud, without check and what follows. */
  String spoken(Legs legs, SpokenWords words);

  /** What it does, for those who ask what a piece can do; of promotion it says nothing. */
  default List<Sight> sights(State state, long move) {
    int to = MoveCode.to(move);
    return List.of(sight(state.board[to] != PieceCode.EMPTY ? SightKind.CAPTURE : SightKind.MOVE, to, to));
  }

  /** Something that is done to a piece on a square by one that then stands on another. */
  static Sight sight(SightKind kind, int square, int to) {
    return new Sight(kind, square, to, false);
  }

  /** Whether the mover goes a way of its movement; or else straight. */
  default boolean walks() {
    return true;
  }
}
