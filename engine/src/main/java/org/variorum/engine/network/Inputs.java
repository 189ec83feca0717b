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
 * The inputs of a game's networks, numbered. Each is on or off, and exists twice: as White sees the position and as Black
 * does; both sides look up the board. One for each kind of piece, own or the enemy's, on each square; and where there are
 * hands, one each for the first, second, … piece of a kind in them.
 */
public final class Inputs {

  /** No input. */
  public static final int NONE = -1;

  /** The maximum number of pieces of a kind in a hand that have inputs. */
  private static final int HELD = 4;

  private final int size;
  private final int codes;
  /** By perspective and square: the square as that side sees it. */
  private final int[][] seen;
  /** By code: the first input of its pieces in hand as White sees it, or {@link #NONE}. */
  private final int[] held;
  private final SlotInputs slots;
  private final int mostOn;
  private final int piecesAtStart;

  private Inputs(Game game) {
    Geometry board = game.board();
    List<PieceKind> pieces = game.definition().pieces();
    size = board.size();
    codes = PieceCode.codes(pieces.size());
    seen = new int[2][size];
    for (int square = 0; square < size; square++) {
      seen[0][square] = square;
      seen[1][square] = board.seen(square, Side.BLACK);
    }
    held = new int[codes];
    Arrays.fill(held, NONE);
    int next = 2 * pieces.size() * size;
    for (String letter : game.rules().droppable()) {
      int kind = pieces.indexOf(game.definition().piece(letter).orElseThrow());
      held[PieceCode.code(kind, PieceCode.WHITE)] = next;
      held[PieceCode.code(kind, PieceCode.BLACK)] = next + HELD;
      next += 2 * HELD;
    }
    slots = new SlotInputs(game, next);
    mostOn = size + next - 2 * pieces.size() * size + slots.mostOn();
    piecesAtStart = pieces(game.start().mutable());
  }

  /** The inputs of a game's networks. */
  public static Inputs of(Game game) {
    return new Inputs(game);
  }

  /** How many there are; they are numbered from 0. */
  public int count() {
    return slots.end();
  }

  /** The maximum number of active inputs. */
  public int mostOn() {
    return mostOn;
  }

  /** The input for a piece on a square, as a side (0 White, 1 Black) sees it. */
  int on(int side, int code, int square) {
    return (PieceCode.seenBy(side, code) - PieceCode.FIRST) * size + seen[side][square];
  }

  /** The input for the piece in hand that comes after {@code before} others; {@link #NONE} if it does not count. */
  int held(int side, int code, int before) {
    return held[code] == NONE || before >= HELD ? NONE : held[PieceCode.seenBy(side, code)] + before;
  }

  /** Which range the number of pieces on the board falls into, from 0 for few to {@code buckets - 1} for as many as at the start. */
  public int bucket(MutablePosition position, int buckets) {
    return Math.min(buckets - 1, pieces(position) * buckets / (piecesAtStart + 1));
  }

  private static int pieces(MutablePosition position) {
    int pieces = 0;
    for (int word = 0; word < position.words(); word++) {
      pieces +=
          Long.bitCount(position.squaresOfSide(0, word)) + Long.bitCount(position.squaresOfSide(1, word));
    }
    return pieces;
  }

  /**
   * Writes the inputs that are on, as a side sees them, into an array of at least {@link #mostOn()}.
   *
   * @return how many they are
   */
  public int find(MutablePosition position, int side, int[] into) {
    return slots.find(position, side, into, findPieces(position, side, into));
  }

  /** {@link #find}, without what the position remembers. */
  int findPieces(MutablePosition position, int side, int[] into) {
    int found = 0;
    for (int square = 0; square < size; square++) {
      int code = position.pieceAt(square);
      if (code != PieceCode.EMPTY) {
        into[found++] = on(side, code, square);
      }
    }
    for (int code = PieceCode.FIRST; code < codes; code++) {
      for (int i = 0; i < position.held(code) && held(side, code, i) != NONE; i++) {
        into[found++] = held(side, code, i);
      }
    }
    return found;
  }

  /** Whether anything that positions remember has inputs. */
  boolean hasSlots() {
    return slots.mostOn() > 0;
  }

  /** {@link #find}, for what the position remembers alone. */
  int findSlots(MutablePosition position, int side, int[] into) {
    return slots.find(position, side, into, 0);
  }
}
