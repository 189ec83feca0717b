package org.variorum.rules.rule.castling;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/**
 * The squares on which kings and rooks may stand that have not moved: a bit each, White's first, which says that one stands there
 * who may still castle with another. A bit is gone for good when something happens on its square.
 */
final class HomeRank implements Wings {

  /** @param empty the squares that must be empty, as a set */
  record CastlingWay(Wing wing, long[] empty) {}

  private final Castling castling;
  private final Geometry board;
  private final Slot slot;
  /** By bit: the square. */
  private final List<Integer> squares = new ArrayList<>();
  /** How many of them are White's. */
  private final int white;
  /** By side: the code of a king. */
  private final int[] kings;
  private final long rooks;
  /** By the bits of king and rook; null where they cannot castle. */
  private @Nullable CastlingWay[][] ways = new CastlingWay[0][0];
  /** By the bit of a king: those of the rooks with which it could castle. */
  private long[] partners = new long[0];
  private boolean shared;

  /** @param from where they may stand */
  HomeRank(Castling castling, Region from, Context context) {
    this.castling = castling;
    board = context.board();
    boolean[][] own = from.squares(board);
    int[] counts = new int[2];
    for (int side = 0; side < own.length; side++) {
      for (int square = 0; square < board.size(); square++) {
        if (own[side][square]) {
          squares.add(square);
          counts[side]++;
        }
      }
    }
    white = counts[PieceCode.WHITE];
    int king = context.kinds().of(castling.king());
    kings = new int[] {PieceCode.code(king, 0), PieceCode.code(king, 1)};
    rooks = context.kinds().set(castling.rooks());
    SlotAllocator memory = context.memory();
    slot = memory.allocateLasting(squares.size());
    for (int bit = 0; bit < squares.size(); bit++) {
      memory.makeLapse(slot, 1L << bit, squares.get(bit));
    }
  }

  /** Works out who could castle with whom, and who else remembers pieces there. */
  void compile(CastlingCompiler compiler, SlotAllocator memory) {
    shared = squares.stream().anyMatch(square -> memory.otherLapsingBits(slot, square).mask() != 0);
    ways = new CastlingWay[squares.size()][squares.size()];
    partners = new long[squares.size()];
    for (int king = 0; king < partners.length; king++) {
      for (int rook = 0; rook < partners.length; rook++) {
        ways[king][rook] = way(compiler, king, rook);
        partners[king] |= ways[king][rook] == null ? 0 : 1L << rook;
      }
    }
    for (int side = 0; side < 2; side++) {
      long own = own(side);
      boolean none = true;
      for (int bit = 0; bit < partners.length; bit++) {
        none &= (own >>> bit & 1) == 0 || partners[bit] == 0;
      }
      if (none) {
        throw CastlingCompiler
            .refuse("from no two squares that \"from\" names could a king and a rook castle");
      }
    }
  }

  private @Nullable CastlingWay way(CastlingCompiler compiler, int king, int rook) {
    if (king == rook || side(king) != side(rook)
        || !compiler.joined(squares.get(king), squares.get(rook))) {
      return null;
    }
    return compiler.wing(0, side(king), squares.get(king), squares.get(rook), PieceCode.EMPTY)
        .map(wing -> new CastlingWay(wing, set(wing.empty()))).orElse(null);
  }

  private long[] set(int[] cells) {
    long[] set = new long[(board.size() + 63) >>> 6];
    for (int cell : cells) {
      set[cell >>> 6] |= 1L << cell;
    }
    return set;
  }

  Geometry board() {
    return board;
  }

  Slot slot() {
    return slot;
  }

  List<Integer> squares() {
    return squares;
  }

  /** Whether something else is remembered of pieces there that have never moved, so that a FEN names kings as well as rooks. */
  boolean areShared() {
    return shared;
  }

  /** Whose a bit is. */
  int side(int bit) {
    return bit < white ? PieceCode.WHITE : PieceCode.WHITE ^ 1;
  }

  /** The bits of a side. */
  long own(int side) {
    long whites = (1L << white) - 1;
    return side == PieceCode.WHITE ? whites : (1L << squares.size()) - 1 & ~whites;
  }

  boolean isKing(int piece, int side) {
    return piece == kings[side];
  }

  boolean isRook(int piece, int side) {
    return piece != PieceCode.EMPTY && PieceCode.side(piece) == side && PieceCode.holds(rooks, piece);
  }

  /** The bits of those kings among them that have somebody to castle with, and of those rooks. */
  long inPairs(int[] pieces, long bits) {
    long standing = 0;
    for (long left = bits; left != 0; left &= left - 1) {
      int bit = Long.numberOfTrailingZeros(left);
      standing |= isKing(pieces[squares.get(bit)], side(bit)) ? 1L << bit : 0;
    }
    long kept = 0;
    for (long left = standing; left != 0; left &= left - 1) {
      int king = Long.numberOfTrailingZeros(left);
      long with = bits & ~standing & partners[king];
      kept |= with == 0 ? 0 : with | 1L << king;
    }
    return kept;
  }

  /** The bits of those rooks with which the king of a bit may still castle. */
  long rooksOf(State state, int king) {
    long bits = state.get(slot);
    boolean stands = (bits >>> king & 1) != 0 && isKing(state.board[squares.get(king)], side(king));
    long found = 0;
    for (long left = stands ? bits & partners[king] : 0; left != 0; left &= left - 1) {
      int rook = Long.numberOfTrailingZeros(left);
      found |= isKing(state.board[squares.get(rook)], side(rook)) ? 0 : 1L << rook;
    }
    return found;
  }

  /** How two castle of whom {@link #rooksOf} tells. */
  CastlingWay way(int king, int rook) {
    return Objects.requireNonNull(ways[king][rook]);
  }

  boolean areJoined(int king, int rook) {
    return (partners[king] >>> rook & 1) != 0;
  }

  /** Forgets those who have nobody left to castle with. */
  void tidy(State state) {
    long bits = state.get(slot);
    if (bits != 0) {
      long kept = inPairs(state.board, bits);
      if (kept != bits) {
        state.set(slot, kept);
      }
    }
  }

  @Override
  public Wing wing(int kingHome, int rookHome) {
    int king = squares.indexOf(kingHome);
    int rook = squares.indexOf(rookHome);
    if (ways[king][rook] == null) {
      king = squares.lastIndexOf(kingHome);
      rook = squares.lastIndexOf(rookHome);
    }
    return way(king, rook).wing();
  }

  @Override
  public boolean onRook() {
    return castling.style() == Castling.Style.ORTHODOX;
  }

  @Override
  public boolean areSeveral(State state) {
    int found = 0;
    for (long left = state.get(slot) & own(state.turn); left != 0; left &= left - 1) {
      found += isKing(state.board[squares.get(Long.numberOfTrailingZeros(left))], state.turn) ? 1 : 0;
    }
    return found > 1;
  }
}
