package org.variorum.rules.rule.stack;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.state.PieceTracker;
import org.variorum.rules.state.State;

/** Follows a move: who carries whom where, who is left on squares, who is captured. */
final class Carrying implements PieceTracker.Follower {

  static final Cause BENEATH = new Cause("put beneath", false);
  static final Cause FREED = new Cause("freed", false);

  private final Columns columns;
  private final State state;
  /** The kinds that go beneath others. */
  private final long kinds;
  /** Where the piece is that moves; {@link State#NO_SQUARE}: it is gone. */
  private int captor;
  /** By square: what the piece there carries, where that has changed. */
  private final SortedMap<Integer, int[]> carried = new TreeMap<>();
  /** By square: what pieces have carried that are gone from there. */
  private final SortedMap<Integer, int[]> left = new TreeMap<>();
  /** By square: who has been captured there and goes beneath. */
  private final SortedMap<Integer, Integer> taken = new TreeMap<>();

  /** Where pieces have been captured that have not come back. */
  private final Set<Integer> lost = new HashSet<>();

  Carrying(Columns columns, State state, long kinds, int captor) {
    this.columns = columns;
    this.state = state;
    this.kinds = kinds;
    this.captor = captor;
  }

  private int[] carriedOn(int square) {
    int[] known = carried.get(square);
    return known != null ? known : columns.at(state, square);
  }

  private int[] lift(int square) {
    int[] lifted = carriedOn(square);
    carried.put(square, Columns.NONE);
    return lifted;
  }

  @Override
  public void moves(int from, int to) {
    carried.put(to, lift(from));
    captor = captor == from ? to : captor;
  }

  @Override
  public void bothMove(int from, int to, int otherFrom, int otherTo) {
    int[] one = lift(from);
    int[] other = lift(otherFrom);
    carried.put(to, one);
    carried.put(otherTo, other);
    captor = captor == from ? to : captor == otherFrom ? otherTo : captor;
  }

  @Override
  public void leaves(int square) {
    int[] lifted = lift(square);
    left.merge(square, lifted, (before, later) -> Columns.over(later, before));
    captor = captor == square ? State.NO_SQUARE : captor;
  }

  @Override
  public void taken(int square, int piece) {
    held(square);
    if (PieceCode.holds(kinds, piece)) {
      taken.put(square, piece);
    }
  }

  @Override
  public void held(int square) {
    leaves(square);
    lost.add(square);
  }

  @Override
  public void comesBack(int square) {
    taken.remove(square);
    lost.remove(square);
  }

  /** Where pieces have been captured that have not come back. */
  Set<Integer> lost() {
    return lost;
  }

  /**
   * Has captured pieces go beneath their captor and others come to light, and remembers who is beneath whom.
   *
   * @return who has come to light, by their squares
   */
  SortedMap<Integer, Integer> settle(Editor editor) {
    if (captor != State.NO_SQUARE && !taken.isEmpty()) {
      putBeneath(editor);
    }
    SortedMap<Integer, Integer> freed = new TreeMap<>();
    for (Map.Entry<Integer, int[]> pile : left.entrySet()) {
      int square = pile.getKey();
      int[] pieces = pile.getValue();
      if (state.board[square] != PieceCode.EMPTY) {
        carried.put(square, Columns.over(carriedOn(square), pieces));
      } else if (pieces.length > 0 && editor.isFree(square)) {
        freed.put(square, pieces[0]);
        carried.put(square, Arrays.copyOfRange(pieces, 1, pieces.length));
      }
    }
    carried.forEach((square, pieces) -> columns.set(state, square, pieces));
    freed.forEach((square, piece) -> editor.put(piece, square, FREED));
    return freed;
  }

  private void putBeneath(Editor editor) {
    int[] landed = left.getOrDefault(captor, Columns.NONE);
    left.remove(captor);
    int[] above = carriedOn(captor);
    Integer there = taken.remove(captor);
    int[] upper = there == null ? above : Columns.over(above, new int[] {there});
    int[] kept = Columns.over(upper, landed);
    int[] all = Columns.over(kept, taken.values().stream().mapToInt(Integer::intValue).toArray());
    carried.put(captor, all);
    int put = (there != null && above.length < columns.most() ? 1 : 0)
        + Math.clamp(columns.most() - kept.length, 0, taken.size());
    for (int i = 0; i < put; i++) {
      editor.tell(captor, BENEATH);
    }
  }
}
