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
public record Piece(Side side, PieceKind kind, Set<String> marks, Optional<Column> carries) {

  public Piece {
    marks = Set.copyOf(marks);
  }

  public Piece(Side side, PieceKind kind) {
    this(side, kind, Set.of(), Optional.empty());
  }

  public String letter() {
    return kind.letter();
  }

  public boolean is(Side whose, String letter) {
    return side == whose && letter().equals(letter);
  }

  public Piece with(String mark) {
    Set<String> more = new HashSet<>(marks);
    more.add(mark);
    return new Piece(side, kind, more, carries);
  }

  public Piece without(String mark) {
    Set<String> fewer = new HashSet<>(marks);
    fewer.remove(mark);
    return new Piece(side, kind, fewer, carries);
  }

  /** The same as another kind: nothing is remembered of it any more, and it carries what it carried. */
  public Piece as(PieceKind other) {
    return new Piece(side, other, Set.of(), carries);
  }

  /** The same of another side. */
  public Piece of(Side other) {
    return new Piece(other, kind, Set.of(), carries);
  }

  /** The same without what it carries. */
  public Piece alone() {
    return new Piece(side, kind, marks, Optional.empty());
  }

  /** The same with others beneath it. */
  public Piece carrying(Column column) {
    return new Piece(side, kind, marks, Optional.of(column));
  }

  /** Pieces are equal whatever they carry. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Piece(Side whose, PieceKind what, Set<String> of, var _) && whose == side
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
