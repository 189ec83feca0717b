package org.variorum.rules.generate;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.LentTables;
import org.variorum.rules.compile.UpperStratum;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.AttackLines;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.ThreatFilter;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/**
 * Attack test for a royal piece on a square of the current board (COM-4).
 *
 * <p>Depends only on the state's board, sets of pieces, royal squares and gates. So a caller may change a piece with
 * {@link State#swap}, test, and swap the piece back.
 *
 * <p>Two circular dependencies are broken by strata: layers of which each depends only on lower ones. Attacks have a
 * lower and an upper stratum (NMT-7, NMT-9): the attacks of a piece in the upper stratum depend on whether the lower
 * stratum attacks its side's royal piece. Borrowed movement depends on native movement alone (DEL-3), so lending never
 * depends on attacks.
 */
public final class Attacks implements Threats {

  /** A selection of attacks. */
  private enum Part {
    /** All attacks. */
    WHOLE,
    /** Attacks that do not depend on other attacks. */
    LOW,
    /** Attacks by movement alone: conditions that limit a path count as met, and neither side counts as in check. */
    FREE
  }

  private final State state;
  private final GameTables tables;
  private final Program[][] attackers;
  private final Program @Nullable [][] conditionalAttackers;
  private final @Nullable UpperStratum upper;
  private final @Nullable Conditions conditions;
  private final @Nullable Royals several;
  private final long borrowers;
  private final LentTables lent;
  private final int[] board;
  private final Gates gates;
  private final Gates lendingGates;
  private final boolean hasGates;
  private final ThreatFilter[] threatFilters;
  private final Veto.Prohibition[] prohibitions;
  private final ProgramWalk walk;
  private final ProgramWalk lendersWalk;
  /** The attacks of {@link Part#FREE}; created lazily. A separate object, as this one may be walking a tree. */
  private @Nullable Attacks free;

  public Attacks(GameTables tables, State state) {
    this(tables, state, Part.WHOLE);
  }

  private Attacks(GameTables tables, State state, Part part) {
    this.state = state;
    this.tables = tables;
    attackers = tables.attacks.attackers();
    conditionalAttackers = part == Part.LOW ? null : tables.attacks.asking();
    upper = part == Part.LOW ? null : tables.attacks.upper();
    conditions = switch (part) {
      case WHOLE -> conditions(tables, state);
      case LOW -> Conditions.of(tables, state, this);
      case FREE -> Conditions.inherent(tables, state, this);
    };
    several = tables.ends.several();
    lent = tables.lent;
    borrowers = lent.borrowers();
    board = state.board;
    gates = new Gates(tables.threatGates, state);
    lendingGates = new Gates(tables.lendingGates, state);
    hasGates = !tables.threatGates.isEmpty() || tables.attacks.conditional();
    threatFilters = tables.threatFilters;
    prohibitions = tables.prohibitions;
    walk = new ProgramWalk(board);
    lendersWalk = new ProgramWalk(board);
  }

  /**
   * Returns the tester of the conditions of paths; null if the game has none. Conditions see only attacks that do not
   * depend on attacks themselves.
   */
  public static @Nullable Conditions conditions(GameTables tables, State state) {
    return tables.conditions.length == 0 ? null
        : Conditions.of(tables, state, new Attacks(tables, state, Part.LOW));
  }

  @Override
  public boolean matter() {
    return tables.royalty == Royalty.Mode.CHECK;
  }

  @Override
  public boolean inCheck(int side) {
    int royal = state.royal[side];
    return matter() && !isSpared(side) && (royal != State.NO_SQUARE ? attacked(royal, side ^ 1)
        : several != null && several.areChecked(state, side, square -> attacked(square, side ^ 1)));
  }

  /** Whether a side may ignore check because of a piece in its hand. */
  public boolean isSpared(int side) {
    for (int code : tables.sparing[side]) {
      if (state.held[code] > 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean sparePass() {
    for (Veto.Prohibition prohibition : prohibitions) {
      if (prohibition.sparesPass(state)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the squares of a side's royal pieces that are attacked. */
  public List<Integer> attackedRoyals(Royals royals, int side) {
    return royals.squares(state, side).stream().filter(square -> attacked(square, side ^ 1)).toList();
  }

  /** Whether a side is in check by the lower stratum: by movement that does not depend on attacks. */
  public boolean directlyChecked(int side) {
    int royal = state.royal[side];
    return !isSpared(side) && (royal != State.NO_SQUARE ? attackedByLower(royal, side ^ 1)
        : several != null && several.areChecked(state, side, square -> attackedByLower(square, side ^ 1)));
  }

  @Override
  public boolean attacked(int square, int by) {
    return !isSheltered(square, by) && (attackedByLower(square, by) || attackedByUpper(square, by));
  }

  @Override
  public boolean attacked(int square, int by, long kinds) {
    if (!attacked(square, by)) {
      return false;
    }
    return attackedByKinds(square, by, kinds, upper != null && directlyChecked(by));
  }

  @Override
  public boolean reached(int square, int by, long kinds) {
    if (free == null) {
      free = new Attacks(tables, state, Part.FREE);
    }
    return free.reaches(square, by, kinds);
  }

  /** Whether a square is attacked by movement alone. */
  private boolean reaches(int square, int by, long kinds) {
    return !isSheltered(square, by) && attackedByKinds(square, by, kinds, false);
  }

  /** Whether pieces of some kinds attack a square, given whether the attacking side is in check. */
  private boolean attackedByKinds(int square, int by, long kinds, boolean check) {
    prepare(by);
    return walk(attackers[by][square], square, by, kinds)
        || (borrowers & kinds) != 0 && attackedByBorrower(lent.attackers()[by][square], square, by, kinds)
        || conditionalAttackers != null && walk(conditionalAttackers[by][square], square, by, kinds)
        || upper != null && walk(upper.attackers(check)[by][square], square, by, kinds);
  }

  private void prepare(int by) {
    if (hasGates) {
      gates.prepare(by);
      lendingGates.prepare(by);
    }
  }

  private boolean isSheltered(int square, int by) {
    for (ThreatFilter threatFilter : threatFilters) {
      if (threatFilter.covers(state, square, by)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the lower stratum attacks a square: by movement that does not depend on attacks. */
  private boolean attackedByLower(int square, int by) {
    prepare(by);
    return walk(attackers[by][square], square, by)
        || borrowers != 0 && attackedByBorrower(square, by);
  }

  /** Whether the upper stratum attacks a square. */
  private boolean attackedByUpper(int square, int by) {
    if (conditionalAttackers != null && walk(conditionalAttackers[by][square], square, by)) {
      return true;
    }
    if (upper == null) {
      return false;
    }
    boolean attacksOutOfCheck = walk(upper.attackers()[by][square], square, by);
    boolean attacksInCheck = walk(upper.attackersInCheck()[by][square], square, by);
    if (attacksOutOfCheck == attacksInCheck) {
      return attacksOutOfCheck;
    }
    return directlyChecked(by) ? attacksInCheck : attacksOutOfCheck;
  }

  /** Whether the upper stratum would attack a square if the attacking side were in check. */
  boolean attackedOnceInCheck(int square, int by) {
    return upper != null && walk(upper.attackersInCheck()[by][square], square, by);
  }

  @Override
  public boolean facing() {
    int white = state.royal[PieceCode.WHITE];
    int black = state.royal[PieceCode.BLACK];
    return upper != null && white != State.NO_SQUARE && black != State.NO_SQUARE
        && attackedFrom(black, PieceCode.WHITE, white) && attackedFrom(white, PieceCode.BLACK, black);
  }

  private boolean attackedFrom(int square, int by, int from) {
    if (upper == null || !PieceCode.holds(upper.kinds(), board[from])) {
      return false;
    }
    Program program = upper.attackers()[by][square];
    if (program.lines != null) {
      return program.lines.open(from, board[from], state.occupiedLo(), state.occupiedHi());
    }
    gates.prepare(by);
    walk.captors(program, by);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      if (Node.square(program.nodes[i]) == from && admits(program, i, square)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an open path of a tree leads to a piece of a side that can capture. */
  private boolean walk(Program program, int square, int by) {
    if (program.lines != null) {
      return program.lines.reached(state, by);
    }
    if (hasGates) {
      return walkGated(program, square, by);
    }
    int[] nodes = program.nodes;
    long[] kinds = program.kinds;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int piece = board[Node.square(node)];
      if (piece == PieceCode.EMPTY) {
        i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
      } else {
        if (PieceCode.side(piece) == by && (node & Node.CAPTURE) != 0 && PieceCode.holds(kinds[i], piece)) {
          return true;
        }
        i = ProgramWalk.passes(program, i, piece, by) ? i + 1 : Node.skip(node);
      }
    }
    return false;
  }

  private boolean walkGated(Program program, int square, int by) {
    return walk(program, square, by, -1L);
  }

  /** Whether an open path of a tree leads to a piece of some kinds that can capture, gates and conditions included. */
  private boolean walk(Program program, int square, int by, long kinds) {
    walk.captors(program, by);
    for (int k = 0; k < walk.count(); k++) {
      int piece = board[Node.square(program.nodes[walk.node(k)])];
      if (PieceCode.holds(kinds, piece) && admits(program, walk.node(k), square)) {
        return true;
      }
    }
    return false;
  }

  /** Whether gates and conditions let the piece at a node capture on the square at the root of the program. */
  private boolean admits(Program program, int i, int square) {
    int from = Node.square(program.nodes[i]);
    return gates.admits(board[from], program, i, square)
        && (conditions == null || conditions.allow(program, i, PieceCode.side(board[from]), from, square));
  }

  /** Whether a square is attacked by borrowed movement (DEL-6). */
  private boolean attackedByBorrower(int square, int by) {
    Program program = lent.attackers()[by][square];
    return program.lines != null ? attackedByBorrower(program.lines, by)
        : attackedByBorrower(program, square, by, borrowers);
  }

  private boolean attackedByBorrower(Program program, int square, int by, long kinds) {
    walk.over(program, by);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int at = Node.square(program.nodes[i]);
      int piece = board[at];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == by && (program.nodes[i] & Node.CAPTURE) != 0
          && PieceCode.holds(borrowers & kinds, piece)
          && (lenders(lent.captureLenders(), at, by) & program.kinds[i]) != 0
          && gates.admits(piece, program, i, square)) {
        return true;
      }
    }
    return false;
  }

  private boolean attackedByBorrower(AttackLines lines, int by) {
    long lo = state.occupiedLo();
    long hi = state.occupiedHi();
    int base = by * tables.words;
    for (long left = state.sides[base] & lines.anyLo; left != 0; left &= left - 1) {
      if (borrows(Long.numberOfTrailingZeros(left), by, lines, lo, hi)) {
        return true;
      }
    }
    for (long left = tables.words > 1 ? state.sides[base + 1] & lines.anyHi : 0; left != 0; left &=
        left - 1) {
      if (borrows(64 | Long.numberOfTrailingZeros(left), by, lines, lo, hi)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the piece on {@code at} can borrow a movement that has an open line among {@code lines}. */
  boolean borrows(int at, int by, AttackLines lines, long occupiedLo, long occupiedHi) {
    long open = PieceCode.holds(borrowers, board[at]) ? lines.open(at, occupiedLo, occupiedHi) : 0;
    if (open == 0) {
      return false;
    }
    AttackLines lenders = lent.captureLenders()[by][at].lines;
    return lenders == null ? (lenders(lent.captureLenders(), at, by) & open) != 0
        : lenders.anyOf(open, state, by, occupiedLo, occupiedHi);
  }

  /** Prepares {@link #lenders} for a side. */
  public void prepareLenders(int by) {
    lendingGates.prepare(by);
  }

  /**
   * Returns the kinds of a side's lenders that reach a square by the trees {@code reach} (by side and square), whatever
   * is on the square.
   */
  public long lenders(Program[][] reach, int square, int by) {
    Program program = reach[by][square];
    if (program.lines != null) {
      return program.lines.kinds(state, by);
    }
    long found = 0;
    lendersWalk.captors(program, by);
    for (int k = 0; k < lendersWalk.count(); k++) {
      int i = lendersWalk.node(k);
      int piece = board[Node.square(program.nodes[i])];
      if (lendingGates.admits(piece, program, i, square)) {
        found |= PieceCode.bit(PieceCode.kind(piece));
      }
    }
    return found;
  }
}
