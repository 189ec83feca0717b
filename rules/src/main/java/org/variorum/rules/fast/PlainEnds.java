package org.variorum.rules.fast;

import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.PlainTables;
import org.variorum.rules.generate.DropMoves;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.AttackLines;
import org.variorum.rules.program.BulkMoveCounter;
import org.variorum.rules.program.FlatReachTables;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.ReachTable;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.State;

/** Legal destinations of the side to move in a plain game, as sets of squares; excludes captures en passant. */
public final class PlainEnds {

  private final State state;
  private final PlainTables plain;
  private final DropMoves drops;
  private final LongPredicate matesForbidden;
  private final PlainSafety safety;
  private final boolean wide;
  private final Gates gates;

  private int me;
  private int king;
  private long capturesOnly;
  private long ownLo;
  private long ownHi;
  private long enemyLo;
  private long enemyHi;
  private long occupiedLo;
  private long occupiedHi;
  private long kingLo;
  private long kingHi;
  private long lo;
  private long hi;
  private long dropLo;
  private long dropHi;

  /** @param matesForbidden whether a drop is illegal because it gives mate */
  public PlainEnds(GameTables tables, State state, PlainTables plain, DropMoves drops,
      LongPredicate matesForbidden) {
    this.state = state;
    this.plain = plain;
    this.drops = drops;
    this.matesForbidden = matesForbidden;
    safety = new PlainSafety(tables, state, plain);
    wide = state.words > 1;
    gates = new Gates(tables.gates.stream().filter(gate -> !gate.limits(Gate.Use.CAPTURE)).toList(), state);
  }

  /**
   * Prepares for the current position.
   *
   * @param kingCaptures whether to leave out the king's quiet moves, because testing each square for attackers takes
   *     time
   */
  void look(boolean kingCaptures) {
    me = state.turn;
    king = state.royal[me];
    gates.prepare(me);
    capturesOnly = gates.capturesOnly();
    int words = state.words;
    ownLo = state.sides[me * words];
    ownHi = wide ? state.sides[me * words + 1] : 0;
    int by = me ^ 1;
    enemyLo = state.sides[by * words];
    enemyHi = wide ? state.sides[by * words + 1] : 0;
    occupiedLo = ownLo | enemyLo;
    occupiedHi = ownHi | enemyHi;
    kingLo = kingCaptures ? enemyLo : ~0L;
    kingHi = kingCaptures ? enemyHi : ~0L;
    safety.look();
  }

  PlainSafety safety() {
    return safety;
  }

  /** Finds the legal destinations of the piece on {@code from}. {@link #lo} and {@link #hi} return them. */
  void look(int piece, int from) {
    @Nullable FlatReachTables alike = plain.alike[piece];
    if (wide) {
      lookWidely(plain.reach[piece][from]);
    } else if (alike != null) {
      lo = alike.narrow(from, occupiedLo) & ~ownLo;
    } else {
      lookNarrowly(plain.reach[piece][from]);
    }
    if (PieceCode.holds(capturesOnly, piece)) {
      lo &= enemyLo;
      hi &= enemyHi;
    }
    if (from == king) {
      lo = safety.safe(lo & kingLo, 0);
      hi = safety.safe(hi & kingHi, 64);
    } else if (plain.counted) {
      lo = safety.tried(from, lo, 0);
      hi = safety.tried(from, hi, 64);
    } else {
      lo &= safety.allowedLo(from);
      hi &= safety.allowedHi(from);
    }
  }

  private void lookNarrowly(ReachTable reach) {
    long alike = reach.alikeLo;
    for (ReachTable.Group group : reach.alike) {
      alike |= group.narrow(occupiedLo);
    }
    long ends = alike & ~ownLo | reach.moveLo & ~occupiedLo | reach.captureLo & enemyLo;
    for (ReachTable.Group group : reach.separate) {
      boolean moves = (group.ends & Node.MOVE) != 0;
      ends |= group.narrow(occupiedLo) & (moves ? ~occupiedLo : enemyLo);
    }
    lo = ends;
  }

  /** Counts the legal moves of a code's pieces, except pieces that may promote. Not for a king's code. */
  int count(int piece) {
    @Nullable BulkMoveCounter together = plain.together[piece];
    return wide ? countWidely(together, piece) : countNarrowly(together, piece);
  }

  private int countNarrowly(@Nullable BulkMoveCounter together, int piece) {
    long pieces = state.pieces[piece] & ~plain.promoters[piece];
    long allowed = safety.closingLo() & (PieceCode.holds(capturesOnly, piece) ? enemyLo : ~0L);
    int count = 0;
    if (pieces == 0) {
      return 0;
    }
    if (together != null) {
      long free = pieces & ~safety.pinnedLo();
      count = together.count(free, ownLo, enemyLo, allowed);
      pieces &= ~free;
    }
    return count + countSingly(piece, pieces, 0);
  }

  private int countWidely(@Nullable BulkMoveCounter together, int piece) {
    int word = 2 * piece;
    long pieces = state.pieces[word] & ~plain.promoters[word];
    long piecesHi = state.pieces[word + 1] & ~plain.promoters[word + 1];
    boolean captures = PieceCode.holds(capturesOnly, piece);
    int count = 0;
    if ((pieces | piecesHi) == 0) {
      return 0;
    }
    if (together != null) {
      long free = pieces & ~safety.pinnedLo();
      long freeHi = piecesHi & ~safety.pinnedHi();
      count = together.count(free, freeHi, ownLo, ownHi, enemyLo, enemyHi,
          safety.closingLo() & (captures ? enemyLo : ~0L), safety.closingHi() & (captures ? enemyHi : ~0L));
      pieces &= ~free;
      piecesHi &= ~freeHi;
    }
    return count + countSingly(piece, pieces, 0) + countSingly(piece, piecesHi, 64);
  }

  private int countSingly(int piece, long pieces, int first) {
    int count = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      look(piece, first | Long.numberOfTrailingZeros(left));
      count += Long.bitCount(lo) + Long.bitCount(hi);
    }
    return count;
  }

  /** Returns one word of a set: the squares of a code's pieces from which they may promote. */
  long promoting(int piece, int word) {
    int at = piece * state.words + word;
    return state.pieces[at] & plain.promoters[at];
  }

  private void lookWidely(ReachTable reach) {
    long alikeLo = reach.alikeLo;
    long alikeHi = reach.alikeHi;
    for (ReachTable.Group group : reach.alike) {
      int index = group.wideIndex(occupiedLo, occupiedHi);
      alikeLo |= group.table[index];
      alikeHi |= group.table[index + 1];
    }
    long endsLo = alikeLo & ~ownLo | reach.moveLo & ~occupiedLo | reach.captureLo & enemyLo;
    long endsHi = alikeHi & ~ownHi | reach.moveHi & ~occupiedHi | reach.captureHi & enemyHi;
    for (ReachTable.Group group : reach.separate) {
      int index = group.wideIndex(occupiedLo, occupiedHi);
      boolean moves = (group.ends & Node.MOVE) != 0;
      endsLo |= group.table[index] & (moves ? ~occupiedLo : enemyLo);
      endsHi |= group.table[index + 1] & (moves ? ~occupiedHi : enemyHi);
    }
    lo = endsLo;
    hi = endsHi;
  }

  /** Squares below 64 of the destinations that {@link #look(int, int)} found last. */
  long lo() {
    return lo;
  }

  /** Squares from 64 of the destinations that {@link #look(int, int)} found last. */
  long hi() {
    return hi;
  }

  /** Whether a piece could capture on the empty square {@code to}. Ignores the king's safety. */
  boolean reaches(int piece, int from, int to) {
    return plain.reach[piece][from].captures(to, occupiedLo, occupiedHi);
  }

  /** Finds the squares where a held piece may be dropped. {@link #dropLo} and {@link #dropHi} return them. */
  void lookAtDrops(int kind, DropTable drop) {
    dropLo = plain.drop[kind][2 * me] & ~occupiedLo & safety.closingLo();
    dropHi = plain.drop[kind][2 * me + 1] & ~occupiedHi & safety.closingHi();
    if (drop.mostPerFile() > 0) {
      long taken = drops.fullFiles(PieceCode.code(kind, me), drop.mostPerFile());
      for (; taken != 0; taken &= taken - 1) {
        dropLo &= ~plain.fileLo[Long.numberOfTrailingZeros(taken)];
        dropHi &= ~plain.fileHi[Long.numberOfTrailingZeros(taken)];
      }
    }
    if (!drop.mayMate()) {
      leaveOutMates(kind);
    }
  }

  private void leaveOutMates(int kind) {
    AttackLines lines = plain.lines[me][state.royal[me ^ 1]];
    for (long left = dropLo & lines.fromLo[kind + 1]; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      dropLo ^= matesForbidden.test(MoveCode.drop(kind, square)) ? left & -left : 0;
    }
    for (long left = dropHi & lines.fromHi[kind + 1]; left != 0; left &= left - 1) {
      int square = 64 | Long.numberOfTrailingZeros(left);
      dropHi ^= matesForbidden.test(MoveCode.drop(kind, square)) ? left & -left : 0;
    }
  }

  long dropLo() {
    return dropLo;
  }

  long dropHi() {
    return dropHi;
  }
}
