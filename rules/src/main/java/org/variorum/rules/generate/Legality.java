package org.variorum.rules.generate;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.compile.AttackTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.LentTables;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.make.Maker;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.AttackLines;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Property;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/**
 * Which moves leave the mover's own royal piece attacked (COM-5).
 *
 * <p>{@link #prepare} finds out whether the side to move is in check, and which pieces stand alone on a line of attack
 * ("blockers"). While {@link AttackTables#monotone} holds, emptying a square can only open lines and filling one only close them:
 * so when the side is not in check a move that empties no screen's square and changes nothing else needs no test. Among
 * hoppers, a move needs none that changes no square which was looked at. All other moves are tried on the board.
 */
public final class Legality {

  private final State state;
  private final Maker maker;
  private final GameTables tables;
  private final AttackTables trees;
  private final boolean monotone;
  private final LentTables lent;
  private final int[] board;
  private final Attacks attacks;
  private final boolean[] blocker;
  private boolean anyBlocker;
  /** Where there are hoppers: the squares that decide whether the royal piece is attacked, if they are known. */
  private final boolean[] looked;
  private boolean lookedAtAll;
  private boolean check;
  /** Where the royal piece of the side to move stands. */
  private int royal = State.NO_SQUARE;
  /** Whether every move must be tried. */
  private boolean open;
  /** Whether a piece may reach a royal piece that it did not attack before, or that has been left attacked. */
  private final boolean royalsAreReached;
  /** Whether giving check may leave the mover's own royal piece attacked. */
  private boolean wakens;
  /** Where there may be several royal pieces: then every move is tried. */
  private final @Nullable SeveralRoyals several;
  private final boolean capturesSpread;
  /** Whether a capture changes more than the squares of the capturer and the captured, or what stands there. */
  private final boolean capturesChange;
  /** Whether royal pieces may come from the hand. */
  private final boolean royalsAreDropped;
  /** Whether royal pieces may face each other. */
  private final boolean mayFace;
  /** The side that has no royal piece; -1: none. */
  private final int without;
  /** Whether any move may change where pieces may not go. */
  private final boolean followsBoard;
  /** Whether a move changes what attacks depend on besides the squares of the board. */
  private final boolean changesMore;
  /** Whether any move may change other squares than its own. */
  private final boolean movesSpread;

  public Legality(GameTables tables, State state, Maker maker) {
    this.state = state;
    this.maker = maker;
    this.tables = tables;
    trees = tables.attacks;
    monotone = trees.monotone();
    lent = tables.lent;
    board = state.board;
    attacks = new Attacks(tables, state);
    blocker = new boolean[tables.size];
    looked = new boolean[tables.size];
    royalsAreReached = trees.upper() != null || tables.leaveAttacked();
    @Nullable Royals royals = tables.ends.several();
    several = royals == null ? null : new SeveralRoyals(royals, tables, state, maker, attacks);
    capturesSpread = tables.holds(Property.CAPTURES_SPREAD);
    capturesChange = capturesSpread || tables.holdsOne(Property.CAPTURER_TURNS, Property.CAPTURER_CHANGES,
        Property.CAPTURED_RETURNS, Property.CAPTURER_RETURNS);
    royalsAreDropped = IntStream.of(tables.hands.droppable())
        .anyMatch(kind -> PieceCode.holds(tables.royals, PieceCode.code(kind, 0)));
    without = tables.definition.royalty().without().map(Side::ordinal).orElse(-1);
    mayFace = tables.definition.royalty().facing() == Royalty.Facing.ALL_PIECES;
    followsBoard = tables.threatGates.stream().anyMatch(Gate::followsBoard);
    movesSpread = tables.holdsOne(Property.MOVES_SPREAD, Property.CARRIES);
    changesMore = followsBoard || movesSpread || tables.attacks.conditional()
        || !tables.threatGates.isEmpty() && royalsAreReached;
  }

  public Attacks attacks() {
    return attacks;
  }

  /** Whether a side's royal piece is attacked; never where royal pieces may be captured. */
  public boolean attacked(int side) {
    return attacks.inCheck(side);
  }

  /** Whether the royal piece of the side to move is attacked. */
  public boolean inCheck() {
    if (!state.checkIsKnown()) {
      state.knowCheck(attacked(state.turn));
    }
    return state.knownCheck();
  }

  /** Whether a drop may change other squares than its own, or what comes there. */
  public boolean dropsChange() {
    return movesSpread || tables.holds(Property.DROPS_WALLS);
  }

  /** Looks at the position from which moves are to be judged; tells whether the side to move is in check. */
  public boolean prepare() {
    if (tables.royalty != Royalty.Mode.CHECK) {
      return false;
    }
    check = inCheck();
    if (several != null) {
      open = true;
      return check;
    }
    if (anyBlocker) {
      Arrays.fill(blocker, false);
      anyBlocker = false;
    }
    royal = state.royal[state.turn];
    if (!check && monotone && royal != State.NO_SQUARE) {
      int by = state.turn ^ 1;
      findBlockers(trees.attackers()[by][royal], by, false);
      if (trees.upper() != null) {
        findBlockers(trees.upper().attackers()[by][royal], by, false);
        findBlockers(trees.upper().attackersInCheck()[by][royal], by, false);
      }
      if (lent.borrowers() != 0) {
        findBlockers(lent.attackers()[by][royal], by, true);
      }
    }
    wakens = !check && royal != State.NO_SQUARE && attacks.attackedOnceInCheck(royal, state.turn ^ 1);
    open = check || wakens || followsBoard || movesSpread || trees.conditional();
    lookedAtAll = !check && !monotone && royal != State.NO_SQUARE
        && trees.upper() == null && lent.borrowers() == 0 && tables.captureForms.length == 0;
    if (lookedAtAll) {
      noteLooked(trees.attackers()[state.turn ^ 1][royal], state.turn ^ 1);
    }
    return check;
  }

  /** Notes the squares that the search for an attacker looked at without finding one. */
  private void noteLooked(Program program, int by) {
    Arrays.fill(looked, false);
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int square = Node.square(nodes[i]);
      looked[square] = true;
      i = ProgramWalk.passes(program, i, board[square], by) ? i + 1 : Node.skip(nodes[i]);
    }
  }

  /**
   * Own pieces that alone stand between the root of a tree of attackers and an attacker.
   *
   * @param lent whether the tree is one of borrowed movement, so that whether a piece attacks is another question
   */
  private void findBlockers(Program program, int by, boolean lent) {
    if (!lent && program.lines != null) {
      findBlockers(program.lines, by);
      return;
    }
    int[] nodes = program.nodes;
    int lifted = State.NO_SQUARE;
    int liftedEnd = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int square = Node.square(node);
      int piece = board[square];
      if (i >= liftedEnd) {
        lifted = State.NO_SQUARE;
      }
      if (piece == PieceCode.EMPTY) {
        i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
      } else if (PieceCode.side(piece) != by) {
        boolean on = lifted == State.NO_SQUARE && (node & Node.PASS_EMPTY) != 0;
        if (on) {
          lifted = square;
          liftedEnd = Node.skip(node);
        }
        i = on ? i + 1 : Node.skip(node);
      } else {
        if ((node & Node.CAPTURE) != 0) {
          if (lent) {
            borrower(square, lifted, by);
          } else if (lifted != State.NO_SQUARE && PieceCode.holds(program.kinds[i], piece)) {
            addBlocker(lifted);
          }
        }
        i = ProgramWalk.passes(program, i, piece, by) ? i + 1 : Node.skip(node);
      }
    }
  }

  /** The same where attackers are sorted by where they stand: few of the squares hold one. */
  private void findBlockers(AttackLines lines, int by) {
    int words = tables.words;
    findBlockers(lines, state.sides[by * words] & lines.anyLo, 0);
    if (words > 1) {
      findBlockers(lines, state.sides[by * words + 1] & lines.anyHi, 64);
    }
  }

  /** @param enemies one word of a set of squares, of which {@code first} is the first */
  private void findBlockers(AttackLines lines, long enemies, int first) {
    long occupiedLo = state.occupiedLo();
    long occupiedHi = state.occupiedHi();
    for (long left = enemies; left != 0; left &= left - 1) {
      int from = first | Long.numberOfTrailingZeros(left);
      for (int line = lines.first(from); line < lines.end(from); line++) {
        int between = lines.only(line, occupiedLo, occupiedHi);
        if (between != State.NO_SQUARE && PieceCode.side(board[between]) == state.turn
            && lines.serves(line, board[from])) {
          addBlocker(between);
        }
      }
    }
  }

  private void addBlocker(int square) {
    blocker[square] = true;
    anyBlocker = true;
  }

  /**
   * An enemy that would attack if it could borrow the movement: then the piece {@code lifted} may be a blocker, or, if the
   * line is open, each piece that stands between the enemy and a possible lender.
   */
  private void borrower(int square, int lifted, int by) {
    if (!PieceCode.holds(lent.borrowers(), board[square])) {
      return;
    }
    if (lifted != State.NO_SQUARE) {
      lift(lifted, by);
      return;
    }
    Program program = lent.captureLenders()[by][square];
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int piece = board[Node.square(node)];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) != by && (node & Node.PASS_EMPTY) != 0) {
        lift(Node.square(node), by);
      }
      i = ProgramWalk.passes(program, i, piece, by) ? i + 1 : Node.skip(node);
    }
  }

  /** Whether the royal piece would be attacked if a piece were gone. */
  private void lift(int square, int by) {
    if (!blocker[square] && square != royal) {
      int piece = state.swap(square, PieceCode.EMPTY);
      if (attacks.attacked(royal, by)) {
        addBlocker(square);
      }
      state.swap(square, piece);
    }
  }

  /** Whether a move of the prepared position may be made. */
  public boolean legal(long move) {
    return !capturesRoyal(move) && (!needsTrial(move) || survives(move));
  }

  /** A piece may reach a royal piece that it did not attack before, or that has been left attacked: no move captures it. */
  private boolean capturesRoyal(long move) {
    return royalsAreReached && several == null && RoyalCaptures.capturesRoyal(tables, state, move);
  }

  /** Whether a piece of the prepared position may leave its square: its plain moves that capture nothing are legal then. */
  boolean leavesSafely(int from) {
    return tables.royalty != Royalty.Mode.CHECK
        || !open && monotone && !blocker[from] && from != royal;
  }

  /** Whether its plain captures are legal then, too. */
  boolean capturesSafely() {
    return !capturesChange && !royalsAreReached;
  }

  private boolean needsTrial(long move) {
    if (open || capturesChange && MoveCode.captures(move)) {
      return true;
    }
    if (!monotone) {
      return !leavesAlone(move);
    }
    int from = MoveCode.from(move);
    return switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> blocker[from] || from == royal;
      case MoveCode.DROP -> isRoyal(move);
      case MoveCode.ACTION -> actionNeedsTrial(move, from);
      default -> true;
    };
  }

  /** Whether a move changes no square that was looked at, so that to look again would find the same. */
  private boolean leavesAlone(long move) {
    int from = MoveCode.from(move);
    return lookedAtAll && switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> !looked[from] && !looked[MoveCode.to(move)] && from != royal;
      case MoveCode.DROP -> !looked[from];
      default -> false;
    };
  }

  /** NOT-2: an enemy that becomes another may attack anew; one that goes leaves a square that may have closed a line. */
  private boolean actionNeedsTrial(long move, int from) {
    if (from == royal) {
      return true;
    }
    int target = board[MoveCode.otherFrom(move)];
    boolean enemyChanges = PieceCode.side(target) != state.turn
        && (PieceCode.side(tables.fates.of(target, state.turn)) != state.turn || MoveCode.vacatesOther(move));
    return enemyChanges || from != MoveCode.to(move) && blocker[from]
        || MoveCode.vacatesOther(move) && blocker[MoveCode.otherFrom(move)];
  }

  /** Whether the mover's royal piece is safe after a move and, if need be, without what it adds; found by trying. */
  public boolean survives(long move) {
    long without = tables.without(move);
    if (without != move && !survives(without)) {
      return false;
    }
    if (several != null) {
      return several.survive(move);
    }
    boolean changesBoardOnly = MoveCode.kind(move) == MoveCode.PLAIN && !changesMore
        && !(capturesChange && MoveCode.captures(move));
    return changesBoardOnly ? survivesPlain(move) : survivesMade(move);
  }

  /** Tries a move on the board alone. */
  private boolean survivesPlain(long move) {
    int me = state.turn;
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int royal = state.royal[me];
    int mover = state.swap(from, PieceCode.EMPTY);
    int captured =
        state.swap(to, MoveCode.becomes(move) < 0 ? mover : PieceCode.code(MoveCode.becomes(move), me));
    if (from == royal) {
      state.royal[me] = to;
    }
    boolean survives = state.royal[me] == State.NO_SQUARE || attacks.isSpared(me)
        || !attacks.attacked(state.royal[me], me ^ 1) && (from != royal || mayFace());
    state.swap(to, captured);
    state.swap(from, mover);
    state.royal[me] = royal;
    return survives;
  }

  private boolean survivesMade(long move) {
    int me = state.turn;
    boolean pass = MoveCode.kind(move) == MoveCode.PASS;
    boolean royalMoves = MoveCode.kind(move) == MoveCode.DROP ? isRoyal(move)
        : MoveCode.from(move) == state.royal[me] && !pass;
    boolean royalStands = state.royal[me] != State.NO_SQUARE;
    boolean spared = attacks.isSpared(me) || pass && attacks.sparePass();
    maker.attempt(move);
    boolean survives = capturesSpread && (fallen(me) || fallen(me ^ 1)) ? !fallen(me)
        : !(royalStands && state.royal[me] == State.NO_SQUARE)
            && (spared || !attacked(me) && (!royalMoves || mayFace()));
    maker.unmake();
    return survives;
  }

  /** Whether a drop is one of a royal piece. */
  private boolean isRoyal(long drop) {
    return royalsAreDropped && PieceCode.holds(tables.royals, PieceCode.code(MoveCode.becomes(drop), 0));
  }

  /** Whether a side has had a royal piece and has none. */
  private boolean fallen(int side) {
    return side != without && state.royal[side] == State.NO_SQUARE;
  }

  /** NMT-7: a royal piece's own move may not leave the royal pieces facing. */
  private boolean mayFace() {
    return mayFace || !attacks.facing();
  }
}
