package org.variorum.rules.make;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.state.PieceTracker;
import org.variorum.rules.state.State;

/** Editor that makes each change on a position, and records it as an {@link Edit}. */
final class EditList implements Editor {

  private final GameTables tables;
  private final State state;
  private final Editor boardEditor;
  private final List<Edit> edits = new ArrayList<>();

  EditList(GameTables tables, State state) {
    this.tables = tables;
    this.state = state;
    boardEditor = new BoardEditor(tables, state);
  }

  /** The edits that have been made so far, in order. */
  List<Edit> edits() {
    return List.copyOf(edits);
  }

  private Piece pieceOn(int square) {
    return tables.piece(state.board[square]);
  }

  @Override
  public void remove(int square, Cause cause) {
    edits.add(new Edit.Remove(cause, pieceOn(square), square));
    boardEditor.remove(square, cause);
  }

  @Override
  public void capture(int square) {
    edits.add(new Edit.Remove(Cause.CAPTURED, pieceOn(square), square));
    int held = tables.hands.held(state.board[square], state.turn);
    if (held != PieceCode.EMPTY) {
      edits.add(new Edit.Hold(Cause.CAPTURED, tables.piece(held)));
    }
    boardEditor.capture(square);
  }

  @Override
  public void take(int square, Cause cause) {
    edits.add(new Edit.Remove(cause, pieceOn(square), square));
    boardEditor.take(square, cause);
  }

  @Override
  public void shift(int from, int to, Cause cause) {
    edits.add(new Edit.Shift(cause, pieceOn(from), from, to));
    boardEditor.shift(from, to, cause);
  }

  @Override
  public void shiftBoth(int from, int to, Cause cause, int otherFrom, int otherTo, Cause otherCause) {
    edits.add(new Edit.Shift(cause, pieceOn(from), from, to));
    edits.add(new Edit.Shift(otherCause, pieceOn(otherFrom), otherFrom, otherTo));
    boardEditor.shiftBoth(from, to, cause, otherFrom, otherTo, otherCause);
  }

  @Override
  public void put(int piece, int square, Cause cause) {
    edits.add(new Edit.Put(cause, tables.piece(piece), square));
    boardEditor.put(piece, square, cause);
  }

  @Override
  public void change(int square, int piece, Cause cause) {
    edits.add(new Edit.Change(cause, pieceOn(square), tables.piece(piece), square));
    boardEditor.change(square, piece, cause);
  }

  @Override
  public boolean isFree(int square) {
    return boardEditor.isFree(square);
  }

  @Override
  public void restore(int piece, int on, int square, Cause cause) {
    int held = tables.hands.held(piece, state.turn ^ 1);
    if (held != PieceCode.EMPTY) {
      edits.add(new Edit.Release(cause, tables.piece(held)));
    }
    edits.add(new Edit.Put(cause, tables.piece(piece), square));
    boardEditor.restore(piece, on, square, cause);
  }

  @Override
  public void bringBack(int from, int to, Cause cause) {
    if (from != to) {
      // Consecutive shifts would count as simultaneous, so the move is recorded as a removal and a placement.
      edits.add(new Edit.Remove(cause, pieceOn(from), from));
      edits.add(new Edit.Put(cause, pieceOn(from), to));
    }
    boardEditor.bringBack(from, to, cause);
  }

  @Override
  public void drop(int piece, int square) {
    int released = tables.hands.released(piece);
    if (tables.hands.isUsedUp(released)) {
      edits.add(new Edit.Release(Cause.DROPPED, tables.piece(released)));
    }
    edits.add(new Edit.Put(Cause.DROPPED, tables.piece(piece), square));
    boardEditor.drop(piece, square);
  }

  @Override
  public void tell(int square, Cause cause) {
    edits.add(new Edit.Change(cause, pieceOn(square), pieceOn(square), square));
  }

  @Override
  public PieceTracker track() {
    return boardEditor.track();
  }
}
