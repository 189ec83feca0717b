package org.variorum.testkit.naive.position;

import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;

/**
 * One piece on the board: its side and its kind.
 *
 * @param marks what mechanisms remember of it, in words of their own
 * @param carries what it carries, where pieces carry others
 */
public record NaivePiece(Side side, PieceKind kind, Set<String> marks, Optional<Column> carries) {

  public NaivePiece {
    marks = Set.copyOf(marks);
  }

  public NaivePiece(Side side, PieceKind kind) {
    this(side, kind, Set.of(), Optional.empty());
  }

  public String letter() {
    return kind.letter();
  }

  public boolean is(Side owner, String letter) {
    return side == owner && letter().equals(letter);
  }

  public NaivePiece with(String mark) {
    Set<String> more = new HashSet<>(marks);
    more.add(mark);
    return new NaivePiece(side, kind, more, carries);
  }

  public NaivePiece without(String mark) {
    Set<String> fewer = new HashSet<>(marks);
    fewer.remove(mark);
    return new NaivePiece(side, kind, fewer, carries);
  }

  /** The same as another kind: nothing is remembered of it any more, and it carries what it carried. */
  public NaivePiece as(PieceKind other) {
    return new NaivePiece(side, other, Set.of(), carries);
  }

  /** The same of another side. */
  public NaivePiece of(Side other) {
    return new NaivePiece(other, kind, Set.of(), carries);
  }

  /** The same without what it carries. */
  public NaivePiece alone() {
    return new NaivePiece(side, kind, marks, Optional.empty());
  }

  /** The same with others beneath it. */
  public NaivePiece carrying(Column column) {
    return new NaivePiece(side, kind, marks, Optional.of(column));
  }

  /** Pieces are equal whatever they carry. */
  @Override
  public boolean equals(Object other) {
    return other instanceof NaivePiece(Side owner, PieceKind what, Set<String> of, var _) && owner == side
        && what.equals(kind) && of.equals(marks);
  }

  @Override
  public int hashCode() {
    return Objects.hash(side, kind, marks);
  }

  /** As a FEN writes it: upper case is White (COM-2). */
  public String fen() {
    return side == Side.WHITE ? letter() : letter().toLowerCase(Locale.ROOT);
  }
}
