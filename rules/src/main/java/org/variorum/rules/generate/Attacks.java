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
 * <p>The attacks on a square depend only on the state's board, sets of pieces, royal squares and gates. So a caller may
 * change a piece with {@link State#swap}, test, and swap the piece back.
 *
 * <p>An attack may depend on other attacks, for example if a piece moves differently in check. So that no attack
 * depends on itself, attacks have two strata (NMT-7, NMT-9). The lower stratum depends on no attacks. The upper stratum
 * depends on attacks of the lower one: on a check to the attacker's side, or on attacks that a condition names.
 *
 * <p>Borrowed movement depends on native movement alone (DEL-3), so a borrower never depends on another borrower.
 */
public final class Attacks implements Threats {

  /** The attacks that an object finds. */
  private enum Selection {
    /** The attacks of both strata. */
    ALL,
    /** The attacks of the lower stratum, which do not depend on other attacks. */
    LOWER,
    /** Attacks by movement alone: conditions that limit a path count as met, and neither side counts as in check. */
    MOVEMENT
  }

  private final State state;
  private final GameTables tables;
  private final Program[][] attackers;
  private final Program @Nullable [][] conditionalAttackers;
  private final @Nullable UpperStratum upper;
  private final @Nullable Conditions conditions;
  private final @Nullable Royals severalRoyals;
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
  /**
   * The attacks of {@link Selection#MOVEMENT}; created lazily. A separate object, because a condition may ask for them
   * during a walk of this one.
   */
  private @Nullable Attacks movementAttacks;

  public Attacks(GameTables tables, State state) {
    this(tables, state, Selection.ALL);
  }

  private Attacks(GameTables tables, State state, Selection selection) {
    this.state = state;
    this.tables = tables;
    attackers = tables.attacks.attackers();
    conditionalAttackers = selection == Selection.LOWER ? null : tables.attacks.conditionalAttackers();
    upper = selection == Selection.LOWER ? null : tables.attacks.upper();
    conditions = switch (selection) {
      case ALL -> conditions(tables, state);
      case LOWER -> Conditions.of(tables, state, this);
      case MOVEMENT -> Conditions.ofInherent(tables, state, this);
    };
    severalRoyals = tables.ends.severalRoyals();
    lent = tables.lent;
    borrowers = lent.borrowers();
    board = state.board;
    gates = new Gates(tables.threatGates, state);
    lendingGates = new Gates(tables.lendingGates, state);
    hasGates = !tables.threatGates.isEmpty() || tables.attacks.hasConditions();
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
        : Conditions.of(tables, state, new Attacks(tables, state, Selection.LOWER));
  }

  @Override
  public boolean matter() {
    return tables.royalty == Royalty.Mode.CHECK;
  }

  @Override
  public boolean inCheck(int side) {
    int royal = state.royal[side];
    return matter() && !mayIgnoreCheck(side) && (royal != State.NO_SQUARE ? attacked(royal, side ^ 1)
        : severalRoyals != null
            && severalRoyals.areChecked(state, side, square -> attacked(square, side ^ 1)));
  }

  /** Whether a side may ignore check because of a piece in its hand. */
  public boolean mayIgnoreCheck(int side) {
    for (int code : tables.checkProtectors[side]) {
      if (state.held[code] > 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean mayPassInCheck() {
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
  public boolean inCheckByLower(int side) {
    int royal = state.royal[side];
    return !mayIgnoreCheck(side) && (royal != State.NO_SQUARE ? attackedByLower(royal, side ^ 1)
        : severalRoyals != null
            && severalRoyals.areChecked(state, side, square -> attackedByLower(square, side ^ 1)));
  }

  @Override
  public boolean attacked(int square, int bySide) {
    return !isSheltered(square, bySide)
        && (attackedByLower(square, bySide) || attackedByUpper(square, bySide));
  }

  @Override
  public boolean attacked(int square, int bySide, long kinds) {
    if (!attacked(square, bySide)) {
      return false;
    }
    return attackedByKinds(square, bySide, kinds, upper != null && inCheckByLower(bySide));
  }

  @Override
  public boolean reached(int square, int bySide, long kinds) {
    if (movementAttacks == null) {
      movementAttacks = new Attacks(tables, state, Selection.MOVEMENT);
    }
    return movementAttacks.reaches(square, bySide, kinds);
  }

  /** Whether a square is attacked by movement alone. */
  private boolean reaches(int square, int bySide, long kinds) {
    return !isSheltered(square, bySide) && attackedByKinds(square, bySide, kinds, false);
  }

  /** Whether pieces of some kinds attack a square, given whether the attacking side is in check. */
  private boolean attackedByKinds(int square, int bySide, long kinds, boolean inCheck) {
    prepare(bySide);
    return walk(attackers[bySide][square], square, bySide, kinds)
        || (borrowers & kinds) != 0
            && attackedByBorrower(lent.attackers()[bySide][square], square, bySide, kinds)
        || conditionalAttackers != null && walk(conditionalAttackers[bySide][square], square, bySide, kinds)
        || upper != null && walk(upper.attackers(inCheck)[bySide][square], square, bySide, kinds);
  }

  private void prepare(int bySide) {
    if (hasGates) {
      gates.prepare(bySide);
      lendingGates.prepare(bySide);
    }
  }

  private boolean isSheltered(int square, int bySide) {
    for (ThreatFilter threatFilter : threatFilters) {
      if (threatFilter.covers(state, square, bySide)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the lower stratum attacks a square: by movement that does not depend on attacks. */
  private boolean attackedByLower(int square, int bySide) {
    prepare(bySide);
    return walk(attackers[bySide][square], square, bySide)
        || borrowers != 0 && attackedByBorrower(square, bySide);
  }

  /** Whether the upper stratum attacks a square. */
  private boolean attackedByUpper(int square, int bySide) {
    if (conditionalAttackers != null && walk(conditionalAttackers[bySide][square], square, bySide)) {
      return true;
    }
    if (upper == null) {
      return false;
    }
    boolean attacksOutOfCheck = walk(upper.attackers()[bySide][square], square, bySide);
    boolean attacksInCheck = walk(upper.attackersInCheck()[bySide][square], square, bySide);
    if (attacksOutOfCheck == attacksInCheck) {
      return attacksOutOfCheck;
    }
    return inCheckByLower(bySide) ? attacksInCheck : attacksOutOfCheck;
  }

  /** Whether the upper stratum would attack a square if the attacking side were in check. */
  boolean attackedIfInCheck(int square, int bySide) {
    return upper != null && walk(upper.attackersInCheck()[bySide][square], square, bySide);
  }

  @Override
  public boolean facing() {
    int white = state.royal[PieceCode.WHITE];
    int black = state.royal[PieceCode.BLACK];
    return upper != null && white != State.NO_SQUARE && black != State.NO_SQUARE
        && attackedFrom(black, PieceCode.WHITE, white) && attackedFrom(white, PieceCode.BLACK, black);
  }

  private boolean attackedFrom(int square, int bySide, int from) {
    if (upper == null || !PieceCode.holds(upper.kinds(), board[from])) {
      return false;
    }
    Program program = upper.attackers()[bySide][square];
    if (program.lines != null) {
      return program.lines.reachesFrom(from, board[from], state.occupiedLo(), state.occupiedHi());
    }
    gates.prepare(bySide);
    walk.collectCaptors(program, bySide);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      if (Node.square(program.nodes[i]) == from && admits(program, i, square)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an open path of a tree leads to a piece of a side that can capture. */
  private boolean walk(Program program, int square, int bySide) {
    // The fast cases are lines, then games without gates. ProgramWalk covers the rest.
    if (program.lines != null) {
      return program.lines.isReached(state, bySide);
    }
    if (hasGates) {
      return walk(program, square, bySide, -1L);
    }
    int[] nodes = program.nodes;
    long[] kinds = program.kinds;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int piece = board[Node.square(node)];
      if (piece == PieceCode.EMPTY) {
        i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
      } else {
        if (PieceCode.side(piece) == bySide && (node & Node.CAPTURE) != 0
            && PieceCode.holds(kinds[i], piece)) {
          return true;
        }
        i = ProgramWalk.passes(program, i, piece, bySide) ? i + 1 : Node.skip(node);
      }
    }
    return false;
  }

  /** Whether an open path of a tree leads to a piece of some kinds that can capture, gates and conditions included. */
  private boolean walk(Program program, int square, int bySide, long kinds) {
    walk.collectCaptors(program, bySide);
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
  private boolean attackedByBorrower(int square, int bySide) {
    Program program = lent.attackers()[bySide][square];
    return program.lines != null ? attackedByBorrower(program.lines, bySide)
        : attackedByBorrower(program, square, bySide, borrowers);
  }

  private boolean attackedByBorrower(Program program, int square, int bySide, long kinds) {
    walk.collect(program, bySide);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int borrowerSquare = Node.square(program.nodes[i]);
      int piece = board[borrowerSquare];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == bySide
          && (program.nodes[i] & Node.CAPTURE) != 0
          && PieceCode.holds(borrowers & kinds, piece)
          && (lenders(lent.captureLenders(), borrowerSquare, bySide) & program.kinds[i]) != 0
          && gates.admits(piece, program, i, square)) {
        return true;
      }
    }
    return false;
  }

  private boolean attackedByBorrower(AttackLines lines, int bySide) {
    long lo = state.occupiedLo();
    long hi = state.occupiedHi();
    int base = bySide * tables.words;
    for (long remaining = state.sides[base] & lines.anyLo; remaining != 0; remaining &= remaining - 1) {
      if (borrows(Long.numberOfTrailingZeros(remaining), bySide, lines, lo, hi)) {
        return true;
      }
    }
    for (long remaining = tables.words > 1 ? state.sides[base + 1] & lines.anyHi : 0; remaining != 0;
        remaining &= remaining - 1) {
      if (borrows(64 | Long.numberOfTrailingZeros(remaining), bySide, lines, lo, hi)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the piece on {@code square} can borrow a movement that has an open line among {@code lines}. */
  boolean borrows(int square, int bySide, AttackLines lines, long occupiedLo, long occupiedHi) {
    long openKinds =
        PieceCode.holds(borrowers, board[square]) ? lines.openKinds(square, occupiedLo, occupiedHi) : 0;
    if (openKinds == 0) {
      return false;
    }
    AttackLines lenders = lent.captureLenders()[bySide][square].lines;
    return lenders == null ? (lenders(lent.captureLenders(), square, bySide) & openKinds) != 0
        : lenders.isReachedByAny(openKinds, state, bySide, occupiedLo, occupiedHi);
  }

  /** Prepares {@link #lenders} for a side. */
  public void prepareLenders(int bySide) {
    lendingGates.prepare(bySide);
  }

  /**
   * Returns the kinds of a side's lenders that reach a square, whatever is on the square.
   *
   * @param trees {@link LentTables#captureLenders} or {@link LentTables#moveLenders}
   */
  public long lenders(Program[][] trees, int square, int bySide) {
    Program program = trees[bySide][square];
    if (program.lines != null) {
      return program.lines.reachingKinds(state, bySide);
    }
    long found = 0;
    lendersWalk.collectCaptors(program, bySide);
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
