package org.variorum.testkit.naive.position;

import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;

/**
 * A piece on the board.
 *
 * @param marks the marks that mechanisms have put on the piece, each as a word
 * @param carries the pieces that it carries, in games with stacks
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
    Set<String> changed = new HashSet<>(marks);
    changed.add(mark);
    return new NaivePiece(side, kind, changed, carries);
  }

  public NaivePiece without(String mark) {
    Set<String> fewer = new HashSet<>(marks);
    fewer.remove(mark);
    return new NaivePiece(side, kind, fewer, carries);
  }

  /** The piece changed to another kind, without marks. It keeps the pieces that it carries. */
  public NaivePiece as(PieceKind other) {
    return new NaivePiece(side, other, Set.of(), carries);
  }

  /** The piece changed to another side, without marks. It keeps the pieces that it carries. */
  public NaivePiece of(Side other) {
    return new NaivePiece(other, kind, Set.of(), carries);
  }

  /** The piece without the pieces that it carries. */
  public NaivePiece alone() {
    return new NaivePiece(side, kind, marks, Optional.empty());
  }

  /** The piece with others beneath it. */
  public NaivePiece carrying(Column column) {
    return new NaivePiece(side, kind, marks, Optional.of(column));
  }

  /** Compares side, kind and marks, but not the pieces carried. */
  @Override
  public boolean equals(Object other) {
    return other instanceof NaivePiece(Side owner, PieceKind otherKind, Set<String> otherMarks, var _)
        && owner == side && otherKind.equals(kind) && otherMarks.equals(marks);
  }

  @Override
  public int hashCode() {
    return Objects.hash(side, kind, marks);
  }

  /** The letter in a FEN: upper case for White (COM-2). */
  public String fen() {
    return side == Side.WHITE ? letter() : letter().toLowerCase(Locale.ROOT);
  }
}
