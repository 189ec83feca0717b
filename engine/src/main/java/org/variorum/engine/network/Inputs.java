package org.variorum.engine.network;

import java.util.Arrays;
import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotTerm;

/**
 * The numbered inputs of a game's networks. Each input is on or off, separately for White's and for Black's
 * perspective; each side sees the board from its own end. There is one input for each kind of piece, own or enemy, on
 * each square. Where pieces are held in hand, there is also one for the first, second, … piece of each kind and side.
 */
public final class Inputs {

  /** No input. */
  public static final int NONE = -1;

  /** The number of pieces of a kind in one hand that have inputs; further pieces have none. */
  private static final int MAX_HELD = 4;

  private final int size;
  private final int codes;
  /** By perspective and square: the square from that side's point of view. */
  private final int[][] relativeSquare;
  /** By code: the first input of its pieces in hand from White's point of view, or {@link #NONE}. */
  private final int[] held;
  private final SlotInputs slots;
  private final int maxActive;
  private final int piecesAtStart;

  private Inputs(Game game) {
    Geometry board = game.board();
    List<PieceKind> pieces = game.definition().pieces();
    size = board.size();
    codes = PieceCode.codes(pieces.size());
    relativeSquare = new int[2][size];
    for (int square = 0; square < size; square++) {
      relativeSquare[0][square] = square;
      relativeSquare[1][square] = board.relativeSquare(square, Side.BLACK);
    }
    held = new int[codes];
    Arrays.fill(held, NONE);
    int nextInput = 2 * pieces.size() * size;
    for (String letter : game.rules().heldLetters()) {
      int kind = pieces.indexOf(game.definition().piece(letter).orElseThrow());
      held[PieceCode.code(kind, PieceCode.WHITE)] = nextInput;
      held[PieceCode.code(kind, PieceCode.BLACK)] = nextInput + MAX_HELD;
      nextInput += 2 * MAX_HELD;
    }
    slots = new SlotInputs(game, nextInput);
    int heldInputs = nextInput - 2 * pieces.size() * size;
    maxActive = size + heldInputs + slots.maxActive();
    piecesAtStart = countPieces(game.start().mutable());
  }

  /** The inputs of a game's networks. */
  public static Inputs of(Game game) {
    return new Inputs(game);
  }

  /** The number of inputs. The inputs are numbered from 0. */
  public int count() {
    return slots.endInput();
  }

  /** The maximum number of inputs that are on in one position. */
  public int maxActive() {
    return maxActive;
  }

  /** The input for a piece on a square from the point of view of a side (0 White, 1 Black). */
  int pieceInput(int side, int code, int square) {
    return (PieceCode.relativeTo(side, code) - PieceCode.FIRST) * size + relativeSquare[side][square];
  }

  /** The input for a piece in hand that is counted after {@code earlierPieces} of its code; or {@link #NONE}. */
  int heldInput(int side, int code, int earlierPieces) {
    return held[code] == NONE || earlierPieces >= MAX_HELD ? NONE
        : held[PieceCode.relativeTo(side, code)] + earlierPieces;
  }

  /** The output bucket for the number of pieces: 0 for few pieces, {@code buckets - 1} for the start position. */
  public int bucket(MutablePosition position, int buckets) {
    return Math.min(buckets - 1, countPieces(position) * buckets / (piecesAtStart + 1));
  }

  private static int countPieces(MutablePosition position) {
    int pieces = 0;
    for (int word = 0; word < position.wordCount(); word++) {
      pieces +=
          Long.bitCount(position.squaresOfSide(0, word)) + Long.bitCount(position.squaresOfSide(1, word));
    }
    return pieces;
  }

  /**
   * Writes the inputs that are on from a side's point of view into an array with room for {@link #maxActive()}.
   *
   * @return the number of inputs written
   */
  public int find(MutablePosition position, int side, int[] buffer) {
    return slots.find(position, side, buffer, findPieces(position, side, buffer));
  }

  /** As {@link #find}, but only inputs for pieces on the board and in hand. */
  int findPieces(MutablePosition position, int side, int[] buffer) {
    int found = 0;
    for (int square = 0; square < size; square++) {
      int code = position.pieceAt(square);
      if (code != PieceCode.EMPTY) {
        buffer[found++] = pieceInput(side, code, square);
      }
    }
    for (int code = PieceCode.FIRST; code < codes; code++) {
      for (int i = 0; i < position.held(code) && heldInput(side, code, i) != NONE; i++) {
        buffer[found++] = heldInput(side, code, i);
      }
    }
    return found;
  }

  /** Whether there are inputs for state beyond the board. */
  boolean hasSlots() {
    return slots.maxActive() > 0;
  }

  /** As {@link #find}, but only inputs for state beyond the board. */
  int findSlots(MutablePosition position, int side, int[] buffer) {
    return slots.find(position, side, buffer, 0);
  }
}
