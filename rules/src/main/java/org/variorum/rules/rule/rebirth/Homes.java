package org.variorum.rules.rule.rebirth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.fen.StartPlacement;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.state.State;

/** The rebirth squares of all pieces. */
final class Homes {

  private final Geometry board;
  private final int[] start;
  private final long byFile;
  private final boolean mirrored;
  /** By side and square: whether pieces come back there that do not stand at the start. */
  private final boolean[][] others;
  /** By code and square of capture: the square; {@link State#NO_SQUARE} where there is none. */
  private final int[][] squares;

  Homes(Rebirth rebirth, Context context) {
    board = context.board();
    start = StartPlacement.pieceCodes(context.kinds());
    byFile = context.kinds().set(rebirth.byFile());
    mirrored = rebirth.mirrored();
    others = rebirth.others().squares(board);
    long pieces = context.kinds().set(rebirth.pieces());
    squares = new int[context.kinds().codes()][board.size()];
    for (int code = 0; code < squares.length; code++) {
      Arrays.fill(squares[code], State.NO_SQUARE);
      if (code >= PieceCode.FIRST && PieceCode.holds(pieces, code)) {
        fill(code);
      }
    }
  }

  private void fill(int piece) {
    for (int on = 0; on < board.size(); on++) {
      squares[piece][on] = find(piece, on);
    }
  }

  private int find(int piece, int on) {
    int file = board.file(on);
    List<Integer> homes = at(piece);
    List<Integer> found = new ArrayList<>(homes);
    if (homes.isEmpty()) {
      found.addAll(
          where(square -> others[PieceCode.side(piece)][square] && board.file(square) == file));
    } else if (PieceCode.holds(byFile, piece)) {
      found.removeIf(square -> board.file(square) != file);
    } else if (homes.stream().anyMatch(square -> colour(square) == colour(on))) {
      found.removeIf(square -> colour(square) != colour(on));
    }
    int forward = PieceCode.side(piece) == PieceCode.WHITE ? 1 : -1;
    return found.stream()
        .min(Comparator.<Integer>comparingInt(square -> Math.abs(board.file(square) - file))
            .thenComparingInt(board::file).thenComparingInt(square -> forward * board.rank(square)))
        .orElse(State.NO_SQUARE);
  }

  /** Where such pieces stand at the start, or those of the other side. */
  private List<Integer> at(int piece) {
    int like = PieceCode.code(PieceCode.kind(piece), PieceCode.side(piece) ^ (mirrored ? 1 : 0));
    return where(square -> start[square] == like);
  }

  private List<Integer> where(IntPredicate wanted) {
    return IntStream.range(0, board.size()).filter(wanted).boxed().toList();
  }

  private int colour(int square) {
    return (board.file(square) + board.rank(square)) % 2;
  }

  /** Whether a side has no piece of a kind at the start. */
  boolean isAbsent(int kind) {
    return IntStream.range(0, 2).anyMatch(side -> at(PieceCode.code(kind, side)).isEmpty());
  }

  /** Where a piece comes back that is captured, or captures, on a square; {@link State#NO_SQUARE}: nowhere. */
  int of(int piece, int on) {
    return squares[piece][on];
  }
}
