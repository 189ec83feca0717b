package org.variorum.rules.game;

/**
 * Counts the legal moves of a plain game's position ({@link PlainTables}) without writing them down: king's moves one by
 * one, all others as sets of squares masked by checks and pins.
 */
final class PlainCounter {

  private final State state;
  private final Tables tables;
  private final PlainTables plain;
  private final Generator generator;
  private final int[] board;
  private final long[] pinLo;
  private final long[] pinHi;

  private int me;
  private int by;
  private int king;
  private long ownLo;
  private long ownHi;
  private long enemyLo;
  private long enemyHi;
  /** Where a move must end to close all open lines of attack. */
  private long checkLo;
  private long checkHi;
  private boolean check;
  /** Own men that alone close a line. */
  private long pinnedLo;
  private long pinnedHi;

  PlainCounter(State state, PlainTables plain, Generator generator) {
    this.state = state;
    tables = state.tables;
    this.plain = plain;
    this.generator = generator;
    board = state.board;
    pinLo = new long[tables.size];
    pinHi = new long[tables.size];
  }

  int count() {
    me = state.turn;
    by = me ^ 1;
    king = state.royal[me];
    boolean wide = tables.words > 1;
    ownLo = state.sides[me * tables.words];
    ownHi = wide ? state.sides[me * tables.words + 1] : 0;
    enemyLo = state.sides[by * tables.words];
    enemyHi = wide ? state.sides[by * tables.words + 1] : 0;
    lines();
    int count = kingMoves();
    if (!check || (checkLo | checkHi) != 0) {
      count += menMoves();
      if (state.enPassantMan != Tables.NO_SQUARE) {
        count += enPassant();
      }
      if (tables.hands) {
        count += drops();
      }
    }
    if (!check && state.castling != 0) {
      count += generator.countCastling();
    }
    return count;
  }

  /** Finds open lines of attack on the king and lines that one own man closes. */
  private void lines() {
    checkLo = ~0L;
    checkHi = ~0L;
    check = false;
    pinnedLo = 0;
    pinnedHi = 0;
    Program program = tables.attackers[by][king];
    int[] nodes = program.nodes;
    long[] kinds = program.kinds;
    int lifted = Tables.NO_SQUARE;
    int liftedEnd = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int man = board[node & 0xFF];
      if (man == Men.EMPTY) {
        i++;
        continue;
      }
      if ((man & 1) == by) {
        if ((kinds[i] >>> (man >> 1) & 1) != 0) {
          if (i < liftedEnd) {
            pin(lifted, i);
          } else {
            check = true;
            checkLo &= plain.lineLo[by][king][i];
            checkHi &= plain.lineHi[by][king][i];
          }
        }
        i = node >>> Program.SKIP_SHIFT;
      } else if (i < liftedEnd) {
        i = node >>> Program.SKIP_SHIFT;
      } else {
        lifted = node & 0xFF;
        liftedEnd = node >>> Program.SKIP_SHIFT;
        i++;
      }
    }
  }

  private void pin(int square, int node) {
    long lo = plain.lineLo[by][king][node];
    long hi = plain.lineHi[by][king][node];
    boolean again = square < 64 ? (pinnedLo >>> square & 1) != 0 : (pinnedHi >>> square & 1) != 0;
    pinLo[square] = again ? pinLo[square] & lo : lo;
    pinHi[square] = again ? pinHi[square] & hi : hi;
    if (square < 64) {
      pinnedLo |= 1L << square;
    } else {
      pinnedHi |= 1L << square;
    }
  }

  private int kingMoves() {
    int man = board[king];
    targets(plain.reach[man][king]);
    long lo = targetsLo;
    long hi = targetsHi;
    if (state.ban != 0 && state.ban == man >> 1) {
      lo &= enemyLo;
      hi &= enemyHi;
    }
    int count = 0;
    Program[] attackers = tables.attackers[by];
    board[king] = Men.EMPTY;
    for (; lo != 0; lo &= lo - 1) {
      int to = Long.numberOfTrailingZeros(lo);
      count += open(attackers[to]) ? 0 : 1;
    }
    for (; hi != 0; hi &= hi - 1) {
      int to = 64 | Long.numberOfTrailingZeros(hi);
      count += open(attackers[to]) ? 0 : 1;
    }
    board[king] = man;
    return count;
  }

  /** Whether some enemy attacks along an open line. */
  private boolean open(Program program) {
    int[] nodes = program.nodes;
    long[] kinds = program.kinds;
    int enemy = by;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int man = board[node & 0xFF];
      if (man == Men.EMPTY) {
        i++;
      } else {
        if ((man & 1) == enemy && (kinds[i] >>> (man >> 1) & 1) != 0) {
          return true;
        }
        i = node >>> Program.SKIP_SHIFT;
      }
    }
    return false;
  }

  private long targetsLo;
  private long targetsHi;

  /** Where a man may end, legality aside. */
  private void targets(Reach reach) {
    long occupiedLo = ownLo | enemyLo;
    long occupiedHi = ownHi | enemyHi;
    long moveLo = reach.moveLo;
    long moveHi = reach.moveHi;
    long captureLo = reach.captureLo;
    long captureHi = reach.captureHi;
    for (Reach.Group group : reach.groups) {
      int index = group.index(occupiedLo, occupiedHi);
      long lo = group.table[index];
      long hi = group.table[index + 1];
      if (group.moves) {
        moveLo |= lo;
        moveHi |= hi;
      }
      if (group.captures) {
        captureLo |= lo;
        captureHi |= hi;
      }
    }
    targetsLo = moveLo & ~occupiedLo | captureLo & enemyLo;
    targetsHi = moveHi & ~occupiedHi | captureHi & enemyHi;
  }

  private int menMoves() {
    int count = 0;
    for (long left = ownLo; left != 0; left &= left - 1) {
      count += manMoves(Long.numberOfTrailingZeros(left));
    }
    for (long left = ownHi; left != 0; left &= left - 1) {
      count += manMoves(64 | Long.numberOfTrailingZeros(left));
    }
    return count;
  }

  private int manMoves(int from) {
    if (from == king) {
      return 0;
    }
    int man = board[from];
    targets(plain.reach[man][from]);
    long lo = targetsLo & checkLo;
    long hi = targetsHi & checkHi;
    if (((from < 64 ? pinnedLo : pinnedHi) >>> from & 1) != 0) {
      lo &= pinLo[from];
      hi &= pinHi[from];
    }
    if (state.ban != 0 && state.ban == man >> 1) {
      lo &= enemyLo;
      hi &= enemyHi;
    }
    PromotionTable promotion = tables.promotions[Men.kind(man)];
    return promotion == null ? Long.bitCount(lo) + Long.bitCount(hi)
        : promoting(promotion, man, from, lo, hi);
  }

  private int promoting(PromotionTable promotion, int man, int from, long lo, long hi) {
    int kind = Men.kind(man);
    long[] zone = plain.zone[kind];
    long[] forced = plain.forced[kind];
    boolean inside = promotion.leaving() && promotion.zone()[me][from];
    long zoneLo = inside ? ~0L : zone[2 * me];
    long zoneHi = inside ? ~0L : zone[2 * me + 1];
    int free = Long.bitCount(lo & ~forced[2 * me]) + Long.bitCount(hi & ~forced[2 * me + 1]);
    int promoting = Long.bitCount(lo & zoneLo) + Long.bitCount(hi & zoneHi);
    return promoting == 0 ? free : free + promoting * generator.promotionChoices(promotion);
  }

  private int enPassant() {
    int count = 0;
    for (int from = 0; from < tables.size; from++) {
      int man = board[from];
      if (man != Men.EMPTY && Men.side(man) == me && Men.holds(tables.enPassant, man)) {
        count += enPassant(from, man, state.enPassant) + enPassant(from, man, state.enPassantToo);
      }
    }
    return count;
  }

  private int enPassant(int from, int man, int to) {
    if (to == Tables.NO_SQUARE) {
      return 0;
    }
    Reach reach = plain.reach[man][from];
    long lo = reach.captureLo;
    long hi = reach.captureHi;
    for (Reach.Group group : reach.groups) {
      if (group.captures) {
        int index = group.index(ownLo | enemyLo, ownHi | enemyHi);
        lo |= group.table[index];
        hi |= group.table[index + 1];
      }
    }
    boolean reaches = ((to < 64 ? lo : hi) >>> to & 1) != 0;
    return reaches && survivesEnPassant(from, man, to) ? 1 : 0;
  }

  private boolean survivesEnPassant(int from, int man, int to) {
    int captured = board[state.enPassantMan];
    board[from] = Men.EMPTY;
    board[state.enPassantMan] = Men.EMPTY;
    board[to] = man;
    boolean survives = !open(tables.attackers[by][king]);
    board[to] = Men.EMPTY;
    board[state.enPassantMan] = captured;
    board[from] = man;
    return survives;
  }

  private int drops() {
    int count = 0;
    for (int kind : tables.droppable) {
      DropTable drop = tables.drops[kind];
      int code = Men.code(kind, me);
      if (drop == null || state.held[code] == 0) {
        continue;
      }
      long lo = plain.drop[kind][2 * me] & ~(ownLo | enemyLo) & checkLo;
      long hi = plain.drop[kind][2 * me + 1] & ~(ownHi | enemyHi) & checkHi;
      if (drop.onePerFile()) {
        long taken = generator.files(code);
        for (; taken != 0; taken &= taken - 1) {
          lo &= ~plain.fileLo[Long.numberOfTrailingZeros(taken)];
          hi &= ~plain.fileHi[Long.numberOfTrailingZeros(taken)];
        }
      }
      count += Long.bitCount(lo) + Long.bitCount(hi);
      if (!drop.mayMate()) {
        count -= matingDrops(kind, lo, hi);
      }
    }
    return count;
  }

  /** Drops of a man that may not give mate, and would. */
  private int matingDrops(int kind, long lo, long hi) {
    int royal = state.royal[by];
    Program program = tables.attackers[me][royal];
    int mating = 0;
    for (int i = 0; i < program.nodes.length; i++) {
      int square = Program.square(program.nodes[i]);
      boolean attacks = (program.kinds[i] & Men.bit(kind)) != 0;
      if (attacks && ((square < 64 ? lo : hi) >>> square & 1) != 0
          && generator.matesForbidden(MoveCode.drop(kind, square))) {
        mating++;
      }
    }
    return mating;
  }
}
