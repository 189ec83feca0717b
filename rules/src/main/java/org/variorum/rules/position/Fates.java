package org.variorum.rules.position;

import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/** The fates of pieces: which pieces they become when an enemy captures them, or acts on them instead. Immutable. */
public final class Fates {

  /** The fate of a piece that cannot be captured or acted on. */
  public static final int NONE = -1;

  private final int[][] after;

  /**
   * @param codes one more than the greatest code of a piece
   * @param after returns the fate of a piece; its arguments are those of {@link #of}
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
   * Returns the code of a piece after its capture or an action on it. The code is {@link PieceCode#EMPTY} if the piece
   * leaves the board, even if a rule may return the piece in the same move. The code is unchanged if the piece stays as
   * it is, perhaps on another square. The code is {@link #NONE} if the side cannot capture the piece or act on it.
   *
   * @param piece the code of the piece
   * @param by the side that captures or acts, 0 for White
   */
  public int of(int piece, int by) {
    return after[by][piece];
  }

  /** Whether some pieces leave the board when they are captured or acted on. */
  public boolean remove() {
    return fates().anyMatch(fate -> fate == PieceCode.EMPTY);
  }

  /** Whether some pieces change sides when they are captured or acted on. */
  public boolean recruit() {
    return IntStream.range(0, after.length)
        .anyMatch(by -> IntStream.range(PieceCode.code(0, 0), after[by].length)
            .anyMatch(
                piece -> after[by][piece] > 0 && PieceCode.side(after[by][piece]) != PieceCode.side(piece)));
  }

  private IntStream fates() {
    return IntStream.range(0, after.length).flatMap(by -> IntStream.of(after[by]).skip(PieceCode.code(0, 0)));
  }
}
