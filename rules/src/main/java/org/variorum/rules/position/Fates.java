package org.variorum.rules.position;

import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/** The fates of pieces: the piece that each piece becomes when a side captures it or acts on it. Immutable. */
public final class Fates {

  /** The fate of a piece that cannot be captured or acted on. */
  public static final int NONE = -1;

  /** The fate by the side that captures or acts, and by the code of the piece. */
  private final int[][] fates;

  /**
   * @param codes one more than the greatest code of a piece
   * @param fate returns the fate of a piece; its arguments are those of {@link #of}
   */
  public Fates(int codes, IntBinaryOperator fate) {
    fates = new int[2][codes];
    for (int side = 0; side < 2; side++) {
      for (int piece = PieceCode.FIRST; piece < codes; piece++) {
        fates[side][piece] = fate.applyAsInt(piece, side);
      }
    }
  }

  /**
   * Returns the code of a piece after its capture or an action on it. The code is {@link PieceCode#EMPTY} if the piece
   * leaves the board, even if a rule may return the piece in the same move. The code is unchanged if the piece stays as
   * it is, perhaps on another square. The code is {@link #NONE} if the side cannot capture the piece or act on it.
   *
   * @param piece the code of the piece
   * @param side the side that captures or acts, 0 for White
   */
  public int of(int piece, int side) {
    return fates[side][piece];
  }

  /** Whether some pieces leave the board when they are captured or acted on. */
  public boolean mayRemove() {
    return allFates().anyMatch(fate -> fate == PieceCode.EMPTY);
  }

  /** Whether some pieces change sides when they are captured or acted on. */
  public boolean mayRecruit() {
    return IntStream.range(0, fates.length)
        .anyMatch(side -> IntStream.range(PieceCode.code(0, 0), fates[side].length)
            .anyMatch(
                piece -> fates[side][piece] >= PieceCode.FIRST
                    && PieceCode.side(fates[side][piece]) != PieceCode.side(piece)));
  }

  private IntStream allFates() {
    return IntStream.range(0, fates.length)
        .flatMap(side -> IntStream.of(fates[side]).skip(PieceCode.code(0, 0)));
  }
}
