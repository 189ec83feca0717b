package org.variorum.rules.position;

import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/** What becomes of pieces that are captured or acted on. Immutable. */
public final class Fates {

  /** A piece that cannot be captured or acted on. */
  public static final int NONE = -1;

  private final int[][] after;

  /**
   * @param codes one more than the greatest code of a piece
   * @param after what {@link #of} says
   */
  public Fates(int codes, IntBinaryOperator after) {
    this.after = new int[2][codes];
    for (int by = 0; by < 2; by++) {
      for (int piece = PieceCode.FIRST; piece < codes; piece++) {
        this.after[by][piece] = after.applyAsInt(piece, by);
      }
    }
  }

  /**
   * The code of what a piece then is: {@link PieceCode#EMPTY} if it leaves the board, even if a rule may have it come back at once; its own
   * if it stays what it is, elsewhere perhaps; {@link #NONE} if the side cannot capture or act on it.
   *
   * @param piece its code
   * @param by the side that captures, 0 for White
   */
  public int of(int piece, int by) {
    return after[by][piece];
  }

  /** Whether some pieces leave the board. */
  public boolean remove() {
    return all().anyMatch(fate -> fate == PieceCode.EMPTY);
  }

  /** Whether some pieces change sides where they stand. */
  public boolean recruit() {
    return IntStream.range(0, after.length)
        .anyMatch(by -> IntStream.range(PieceCode.code(0, 0), after[by].length)
            .anyMatch(
                piece -> after[by][piece] > 0 && PieceCode.side(after[by][piece]) != PieceCode.side(piece)));
  }

  private IntStream all() {
    return IntStream.range(0, after.length).flatMap(by -> IntStream.of(after[by]).skip(PieceCode.code(0, 0)));
  }
}
