package org.variorum.testkit.naive.position;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;

/**
 * One piece on the board: whose it is, of what kind.
 *
 * @param marks what mechanisms remember of it, in words of their own
 */
public record Piece(Side side, PieceKind kind, Set<String> marks) {

  public Piece {
    marks = Set.copyOf(marks);
  }

  public Piece(Side side, PieceKind kind) {
    this(side, kind, Set.of());
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
    return new Piece(side, kind, more);
  }

  public Piece without(String mark) {
    Set<String> fewer = new HashSet<>(marks);
    fewer.remove(mark);
    return new Piece(side, kind, fewer);
  }

  /** As a FEN writes it: upper case is White (COM-2). */
  public String fen() {
    return side == Side.WHITE ? letter() : letter().toLowerCase(Locale.ROOT);
  }
}
