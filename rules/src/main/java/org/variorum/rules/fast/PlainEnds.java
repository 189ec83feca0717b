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

/**
 * Legal destinations of the side to move in a plain game, as sets of squares, without captures en passant. A set is two
 * longs: {@code lo} for squares 0 to 63, {@code hi} for squares from 64.
 */
public final class PlainEnds {

  private final State state;
  private final PlainTables plain;
  private final DropMoves drops;
  private final LongPredicate givesForbiddenMate;
  private final PlainSafety safety;
  /** Whether a set of squares has two words, for more than 64 squares. */
  private final boolean isWide;
  private final Gates gates;

  private int me;
  private int king;
  /** The kinds that may move only by capturing. */
  private long captureOnlyKinds;
  private long ownLo;
  private long ownHi;
  private long enemyLo;
  private long enemyHi;
  private long occupiedLo;
  private long occupiedHi;
  /** The squares to which the king's moves are wanted: all, or those of enemies. */
  private long kingLo;
  private long kingHi;
  /** The results of {@link #find}. */
  private long lo;
  private long hi;
  /** The results of {@link #findDrops}. */
  private long dropLo;
  private long dropHi;

  /** @param givesForbiddenMate whether a drop, given as a move code, is illegal because it gives mate */
  public PlainEnds(GameTables tables, State state, PlainTables plain, DropMoves drops,
      LongPredicate givesForbiddenMate) {
    this.state = state;
    this.plain = plain;
    this.drops = drops;
    this.givesForbiddenMate = givesForbiddenMate;
    safety = new PlainSafety(tables, state, plain);
    isWide = state.words > 1;
    gates = new Gates(tables.gates.stream().filter(gate -> !gate.limits(Gate.Use.CAPTURE)).toList(), state);
  }

  /**
   * Prepares for the current position. Call this before the other methods.
   *
   * @param kingCapturesOnly whether to leave out the king's quiet moves, each of which costs an attack test
   */
  void prepare(boolean kingCapturesOnly) {
    me = state.turn;
    king = state.royal[me];
    gates.prepare(me);
    captureOnlyKinds = gates.capturesOnly();
    int words = state.words;
    ownLo = state.sides[me * words];
    ownHi = isWide ? state.sides[me * words + 1] : 0;
    int opponent = me ^ 1;
    enemyLo = state.sides[opponent * words];
    enemyHi = isWide ? state.sides[opponent * words + 1] : 0;
    occupiedLo = ownLo | enemyLo;
    occupiedHi = ownHi | enemyHi;
    kingLo = kingCapturesOnly ? enemyLo : ~0L;
    kingHi = kingCapturesOnly ? enemyHi : ~0L;
    safety.prepare();
  }

  PlainSafety safety() {
    return safety;
  }

  /** Finds the legal destinations of the piece on {@code from}. {@link #lo} and {@link #hi} return them. */
  void find(int piece, int from) {
    @Nullable FlatReachTables flatTables = plain.flatReaches[piece];
    if (isWide) {
      findOnLargeBoard(plain.reaches[piece][from]);
    } else if (flatTables != null) {
      lo = flatTables.reachOnSmallBoard(from, occupiedLo) & ~ownLo;
    } else {
      findOnSmallBoard(plain.reaches[piece][from]);
    }
    if (PieceCode.holds(captureOnlyKinds, piece)) {
      lo &= enemyLo;
      hi &= enemyHi;
    }
    if (from == king) {
      lo = safety.filterForKing(lo & kingLo, 0);
      hi = safety.filterForKing(hi & kingHi, 64);
    } else if (plain.hasHurdles) {
      lo = safety.filterByTrial(from, lo, 0);
      hi = safety.filterByTrial(from, hi, 64);
    } else {
      lo &= safety.allowedLo(from);
      hi &= safety.allowedHi(from);
    }
  }

  private void findOnSmallBoard(ReachTable reach) {
    long both = reach.bothLo;
    for (ReachTable.Group group : reach.bothGroups) {
      both |= group.entryOnSmallBoard(occupiedLo);
    }
    long ends = both & ~ownLo | reach.moveLo & ~occupiedLo | reach.captureLo & enemyLo;
    for (ReachTable.Group group : reach.singleGroups) {
      boolean allowsMove = (group.endFlags & Node.MOVE) != 0;
      ends |= group.entryOnSmallBoard(occupiedLo) & (allowsMove ? ~occupiedLo : enemyLo);
    }
    lo = ends;
  }

  /**
   * Counts the legal moves of the pieces of a code, without those on squares from which they may promote. The code must
   * not be a king's.
   */
  int count(int piece) {
    @Nullable BulkMoveCounter bulkCounter = plain.bulkCounters[piece];
    return isWide ? countOnLargeBoard(bulkCounter, piece) : countOnSmallBoard(bulkCounter, piece);
  }

  private int countOnSmallBoard(@Nullable BulkMoveCounter bulkCounter, int piece) {
    long pieces = state.pieces[piece] & ~plain.promoters[piece];
    long allowed = safety.checkMaskLo() & (PieceCode.holds(captureOnlyKinds, piece) ? enemyLo : ~0L);
    int count = 0;
    if (pieces == 0) {
      return 0;
    }
    if (bulkCounter != null) {
      long unpinned = pieces & ~safety.pinnedLo();
      count = bulkCounter.count(unpinned, ownLo, enemyLo, allowed);
      pieces &= ~unpinned;
    }
    return count + countSingly(piece, pieces, 0);
  }

  private int countOnLargeBoard(@Nullable BulkMoveCounter bulkCounter, int piece) {
    int word = 2 * piece;
    long pieces = state.pieces[word] & ~plain.promoters[word];
    long piecesHi = state.pieces[word + 1] & ~plain.promoters[word + 1];
    boolean onlyCaptures = PieceCode.holds(captureOnlyKinds, piece);
    int count = 0;
    if ((pieces | piecesHi) == 0) {
      return 0;
    }
    if (bulkCounter != null) {
      long unpinned = pieces & ~safety.pinnedLo();
      long unpinnedHi = piecesHi & ~safety.pinnedHi();
      count = bulkCounter.count(unpinned, unpinnedHi, ownLo, ownHi, enemyLo, enemyHi,
          safety.checkMaskLo() & (onlyCaptures ? enemyLo : ~0L),
          safety.checkMaskHi() & (onlyCaptures ? enemyHi : ~0L));
      pieces &= ~unpinned;
      piecesHi &= ~unpinnedHi;
    }
    return count + countSingly(piece, pieces, 0) + countSingly(piece, piecesHi, 64);
  }

  /** @param pieces one word of the set of squares of {@code piece}; its first square is {@code first} */
  private int countSingly(int piece, long pieces, int first) {
    int count = 0;
    for (long remaining = pieces; remaining != 0; remaining &= remaining - 1) {
      find(piece, first | Long.numberOfTrailingZeros(remaining));
      count += Long.bitCount(lo) + Long.bitCount(hi);
    }
    return count;
  }

  /** Returns the squares of the pieces of a code that may promote by a move from there, as one word of a set. */
  long possiblePromoters(int piece, int word) {
    int index = piece * state.words + word;
    return state.pieces[index] & plain.promoters[index];
  }

  private void findOnLargeBoard(ReachTable reach) {
    long bothLo = reach.bothLo;
    long bothHi = reach.bothHi;
    for (ReachTable.Group group : reach.bothGroups) {
      int index = group.indexOnLargeBoard(occupiedLo, occupiedHi);
      bothLo |= group.table[index];
      bothHi |= group.table[index + 1];
    }
    long endsLo = bothLo & ~ownLo | reach.moveLo & ~occupiedLo | reach.captureLo & enemyLo;
    long endsHi = bothHi & ~ownHi | reach.moveHi & ~occupiedHi | reach.captureHi & enemyHi;
    for (ReachTable.Group group : reach.singleGroups) {
      int index = group.indexOnLargeBoard(occupiedLo, occupiedHi);
      boolean allowsMove = (group.endFlags & Node.MOVE) != 0;
      endsLo |= group.table[index] & (allowsMove ? ~occupiedLo : enemyLo);
      endsHi |= group.table[index + 1] & (allowsMove ? ~occupiedHi : enemyHi);
    }
    lo = endsLo;
    hi = endsHi;
  }

  /** Destinations found by the last {@link #find}: the squares below 64. */
  long lo() {
    return lo;
  }

  /** Destinations found by the last {@link #find}: the squares from 64. */
  long hi() {
    return hi;
  }

  /** Whether the piece on {@code from} could capture on {@code to}, occupied or not. Ignores the king's safety. */
  boolean reaches(int piece, int from, int to) {
    return plain.reaches[piece][from].capturesOn(to, occupiedLo, occupiedHi);
  }

  /** Finds the squares for drops of pieces of {@code kind}. {@link #dropLo} and {@link #dropHi} return the squares. */
  void findDrops(int kind, DropTable drop) {
    dropLo = plain.dropSquares[kind][2 * me] & ~occupiedLo & safety.checkMaskLo();
    dropHi = plain.dropSquares[kind][2 * me + 1] & ~occupiedHi & safety.checkMaskHi();
    if (drop.mostPerFile() > 0) {
      long fullFiles = drops.fullFiles(PieceCode.code(kind, me), drop.mostPerFile());
      for (; fullFiles != 0; fullFiles &= fullFiles - 1) {
        dropLo &= ~plain.fileLo[Long.numberOfTrailingZeros(fullFiles)];
        dropHi &= ~plain.fileHi[Long.numberOfTrailingZeros(fullFiles)];
      }
    }
    if (!drop.mayMate()) {
      removeMates(kind);
    }
  }

  /** Removes drops that give mate. Only a square on a line to the enemy's king, by the dropped kind, can give check. */
  private void removeMates(int kind) {
    AttackLines lines = plain.lines[me][state.royal[me ^ 1]];
    for (long remaining = dropLo & lines.fromLo[kind + 1]; remaining != 0; remaining &= remaining - 1) {
      int square = Long.numberOfTrailingZeros(remaining);
      dropLo ^= givesForbiddenMate.test(MoveCode.drop(kind, square)) ? remaining & -remaining : 0;
    }
    for (long remaining = dropHi & lines.fromHi[kind + 1]; remaining != 0; remaining &= remaining - 1) {
      int square = 64 | Long.numberOfTrailingZeros(remaining);
      dropHi ^= givesForbiddenMate.test(MoveCode.drop(kind, square)) ? remaining & -remaining : 0;
    }
  }

  long dropLo() {
    return dropLo;
  }

  long dropHi() {
    return dropHi;
  }
}
