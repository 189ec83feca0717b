package org.variorum.rules.rule.walls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;

/**
 * A move with the square of a wall, which stands in its code where others have where the other piece goes.
 *
 * @param inner what the move is without it; its text says nothing of another piece
 * @param moved whether the wall comes from another square, if there is one
 * @param walls what it is called
 */
record WalledForm(int kind, MoveForm inner, CellSlot slot, boolean moved, Walls walls) implements MoveForm {

  /** The same move with a wall on a square. */
  long with(long move, int wall) {
    return MoveCode.withKind(kind, move, wall);
  }

  @Override
  public long baseMove(long move) {
    return inner.completed(MoveCode.withKind(inner.kind(), move, 0));
  }

  @Override
  public void make(Editor editor, State state, long move) {
    inner.make(editor, state, baseMove(move));
    if (moved) {
      state.clear(slot);
    }
    state.add(slot, MoveCode.otherTo(move));
  }

  @Override
  public boolean mayPromote(long move, int mover, boolean[] zone) {
    return inner.mayPromote(baseMove(move), mover, zone);
  }

  @Override
  public boolean takes(long move, int square) {
    return inner.takes(baseMove(move), square);
  }

  @Override
  public Other other() {
    return Other.REMAINS;
  }

  @Override
  public boolean isProgress(long move, boolean captures, boolean actions) {
    return inner.kind() == MoveCode.PLAIN ? captures && MoveCode.captures(move)
        : inner.isProgress(baseMove(move), captures, actions);
  }

  @Override
  public boolean saysOther(long move) {
    return true;
  }

  @Override
  public Optional<String> question() {
    return Optional.of(moved ? "where the " + walls.name() + " goes" : "where " + walls.one() + " comes");
  }

  @Override
  public int writtenTo(long move) {
    return inner.writtenTo(baseMove(move));
  }

  @Override
  public int legFrom(long move) {
    return writtenTo(move);
  }

  @Override
  public boolean agrees(long move, int other, int otherTo) {
    return other == writtenTo(move) && otherTo == MoveCode.otherTo(move);
  }

  @Override
  public List<Integer> pointed(long move) {
    List<Integer> pointed = new ArrayList<>(inner.pointed(baseMove(move)));
    pointed.add(MoveCode.otherTo(move));
    return List.copyOf(pointed);
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    String wall = board.name(MoveCode.otherTo(move));
    return switch (inner.algebraic(board, state, baseMove(move))) {
      case Algebraic.BoardMove going ->
          new Algebraic.BoardMove(going.sign(), going.square(), going.continuation(), going.actionSquare(),
              wall);
      case Algebraic.Named named ->
          new Algebraic.Named(named.name(), named.writtenSquares() + wall, named.writtenSquares() + wall);
      case Algebraic.Drop drop -> drop;
      case Algebraic.Pass pass -> pass;
    };
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    return inner.spoken(legs, words)
        + (moved ? ", the " + walls.name() + " goes to " : ", " + walls.one() + " comes to ")
        + words.square(legs.inputSquares().getLast());
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return inner.sights(state, baseMove(move));
  }

  @Override
  public boolean walks() {
    return inner.walks();
  }
}
