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
 * @param stack the pieces that it carries, perhaps none; empty in games without stacks
 */
public record NaivePiece(Side side, PieceKind kind, Set<String> marks, Optional<CarriedStack> stack) {

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

  public NaivePiece withMark(String mark) {
    Set<String> changed = new HashSet<>(marks);
    changed.add(mark);
    return new NaivePiece(side, kind, changed, stack);
  }

  public NaivePiece withoutMark(String mark) {
    Set<String> fewer = new HashSet<>(marks);
    fewer.remove(mark);
    return new NaivePiece(side, kind, fewer, stack);
  }

  /** The piece changed to another kind, without marks. It keeps the pieces that it carries. */
  public NaivePiece withKind(PieceKind newKind) {
    return new NaivePiece(side, newKind, Set.of(), stack);
  }

  /** The piece changed to another side, without marks. It keeps the pieces that it carries. */
  public NaivePiece withSide(Side newSide) {
    return new NaivePiece(newSide, kind, Set.of(), stack);
  }

  /** The piece without the pieces that it carries. */
  public NaivePiece withoutStack() {
    return new NaivePiece(side, kind, marks, Optional.empty());
  }

  /** The piece with other pieces beneath it. */
  public NaivePiece withStack(CarriedStack newStack) {
    return new NaivePiece(side, kind, marks, Optional.of(newStack));
  }

  /** Compares side, kind and marks, but not the carried pieces. */
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
  public String fenLetter() {
    return side == Side.WHITE ? letter() : letter().toLowerCase(Locale.ROOT);
  }
}
