package org.variorum.rules.rule.push;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/**
 * A piece goes a step and pushes a row before it. The other piece that the move names is the last of the row.
 *
 * @param off whether that leaves the board
 */
record PushForm(PushTable table, boolean off) implements MoveForm {

  private static final Cause PUSHES = new Cause("pushes", false);
  private static final Cause PUSHED = new Cause("pushed", false);
  private static final Cause PUSHED_OFF = new Cause("pushed off the board", false);
  private static final SightKind PUSH =
      new SightKind(Look.TOUCH, "may be pushed", "push", "pushes that piece");

  @Override
  public int kind() {
    return off ? table.offKind() : table.kind();
  }

  @Override
  public void make(Editor editor, State state, long move) {
    int from = MoveCode.from(move);
    int[] row = row(move);
    int last = row.length - 1;
    if (off) {
      editor.remove(row[last], PUSHED_OFF);
    } else {
      editor.shift(row[last], MoveCode.otherTo(move), PUSHED);
    }
    for (int i = last; i > 0; i--) {
      editor.shift(row[i - 1], row[i], PUSHED);
    }
    editor.shift(from, row[0], PUSHES);
  }

  /** The squares of those that are pushed. */
  private int[] row(long move) {
    int last = MoveCode.otherFrom(move);
    Row row = table.row(MoveCode.from(move), MoveCode.to(move), last);
    int[] squares = new int[row.index(last) + 1];
    System.arraycopy(row.squares(), 0, squares, 0, squares.length);
    return squares;
  }

  @Override
  public boolean mayPromote(long move, int mover, boolean[] zone) {
    return false;
  }

  @Override
  public boolean takes(long move, int square) {
    return off && square == MoveCode.otherFrom(move);
  }

  @Override
  public Other other() {
    return off ? Other.REMOVED : Other.REMAINS;
  }

  /** On to where the last comes, because to capture on the next square is another move. */
  @Override
  public List<Integer> pointed(long move) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int last = MoveCode.otherFrom(move);
    return !off ? List.of(from, to, MoveCode.otherTo(move))
        : last == to ? List.of(from, to, from, to) : List.of(from, to, last);
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    return new Algebraic.BoardMove(Algebraic.BoardMove.DRIVE_SIGN, board.name(MoveCode.to(move)));
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    List<Legs.Touched> pushed = legs.touched();
    Legs.Touched last = pushed.getFirst();
    String others = pushed.size() == 1 ? words.other(last)
        : pushed.size() + " pieces, the first on " + words.square(legs.to()) + ", and "
            + words.other(last);
    return words.mover() + " pushes " + others
        + (last.isRemoved() ? " off the board" : " to " + words.square(last.to()));
  }

  @Override
  public List<Sight> sights(State state, long move) {
    List<Sight> sights = new ArrayList<>();
    for (int square : row(move)) {
      sights.add(MoveForm.sight(PUSH, square, MoveCode.to(move)));
    }
    return sights;
  }

  @Override
  public boolean walks() {
    return false;
  }
}
