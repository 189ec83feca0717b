package org.variorum.rules.game;

import org.jspecify.annotations.Nullable;

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
  private final boolean wide;
  private final long[] pinLo;
  private final long[] pinHi;

  private int me;
  private int by;
  private int king;
  private long ownLo;
  private long ownHi;
  private long enemyLo;
  private long enemyHi;
  private long occupiedLo;
  private long occupiedHi;
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
    wide = tables.words > 1;
    pinLo = new long[tables.size];
    pinHi = new long[tables.size];
  }

  int count() {
    me = state.turn;
    by = me ^ 1;
    king = state.royal[me];
    ownLo = state.sides[me * tables.words];
    ownHi = wide ? state.sides[me * tables.words + 1] : 0;
    enemyLo = state.sides[by * tables.words];
    enemyHi = wide ? state.sides[by * tables.words + 1] : 0;
    occupiedLo = ownLo | enemyLo;
    occupiedHi = ownHi | enemyHi;
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
    Reach reach = plain.reach[man][king];
    int count = 0;
    board[king] = Men.EMPTY;
    Program[] attackers = tables.attackers[by];
    for (long left = targetsLo(reach, man); left != 0; left &= left - 1) {
      count += open(attackers[Long.numberOfTrailingZeros(left)]) ? 0 : 1;
    }
    for (long left = wide ? targetsHi(reach, man) : 0; left != 0; left &= left - 1) {
      count += open(attackers[64 | Long.numberOfTrailingZeros(left)]) ? 0 : 1;
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

  /** Where a man may end, legality aside: squares below 64. */
  private long targetsLo(Reach reach, int man) {
    long alike = reach.alikeLo;
    long move = reach.moveLo;
    long capture = reach.captureLo;
    for (Reach.Group group : reach.alike) {
      alike |= group.table[group.index(occupiedLo, occupiedHi)];
    }
    for (Reach.Group group : reach.halves) {
      long found = group.table[group.index(occupiedLo, occupiedHi)];
      move |= (group.ends & Program.MOVE) != 0 ? found : 0;
      capture |= (group.ends & Program.CAPTURE) != 0 ? found : 0;
    }
    long ends = alike & ~ownLo | move & ~occupiedLo | capture & enemyLo;
    return state.ban == man >> 1 ? ends & enemyLo : ends;
  }

  /** Where a man may end, legality aside: squares from 64. */
  private long targetsHi(Reach reach, int man) {
    long alike = reach.alikeHi;
    long move = reach.moveHi;
    long capture = reach.captureHi;
    for (Reach.Group group : reach.alike) {
      alike |= group.table[group.index(occupiedLo, occupiedHi) + 1];
    }
    for (Reach.Group group : reach.halves) {
      long found = group.table[group.index(occupiedLo, occupiedHi) + 1];
      move |= (group.ends & Program.MOVE) != 0 ? found : 0;
      capture |= (group.ends & Program.CAPTURE) != 0 ? found : 0;
    }
    long ends = alike & ~ownHi | move & ~occupiedHi | capture & enemyHi;
    return state.ban == man >> 1 ? ends & enemyHi : ends;
  }

  private int menMoves() {
    int count = 0;
    for (int code = Men.code(0, me); code < tables.codes; code += 2) {
      Reach[] reach = plain.reach[code];
      PromotionTable promotion = tables.promotions[Men.kind(code)];
      for (int word = 0; word < tables.words; word++) {
        for (long left = state.men[code * tables.words + word]; left != 0; left &= left - 1) {
          int from = word << 6 | Long.numberOfTrailingZeros(left);
          if (from != king) {
            count += manMoves(reach[from], code, from, promotion);
          }
        }
      }
    }
    return count;
  }

  private int manMoves(Reach reach, int man, int from, @Nullable PromotionTable promotion) {
    long lo = targetsLo(reach, man) & checkLo;
    long hi = wide ? targetsHi(reach, man) & checkHi : 0;
    if (((from < 64 ? pinnedLo : pinnedHi) >>> from & 1) != 0) {
      lo &= pinLo[from];
      hi &= pinHi[from];
    }
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
        for (int square : Crossings.unpack(state.enPassant)) {
          count += enPassant(from, man, square);
        }
      }
    }
    return count;
  }

  private int enPassant(int from, int man, int to) {
    boolean reaches = plain.reach[man][from].captures(to, occupiedLo, occupiedHi);
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
      long lo = plain.drop[kind][2 * me] & ~occupiedLo & checkLo;
      long hi = plain.drop[kind][2 * me + 1] & ~occupiedHi & checkHi;
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
