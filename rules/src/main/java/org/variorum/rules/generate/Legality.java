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
 * Test of whether a move leaves the mover's own royal piece attacked (COM-5).
 *
 * <p>{@link #prepare} finds checks and blockers: own pieces that alone block a line of attack. With
 * {@link AttackTables#monotone}, an emptied square can only open lines, and a filled square can only close them. Then,
 * out of check, a move that leaves no blocker's square and has no other effect needs no test. With hoppers, a move
 * needs no test if it changes no square that the search for attackers visited. All other moves are tried on the board.
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
  /** With hoppers: the squares that the search for attackers of the royal piece visited, if {@link #knowsVisited}. */
  private final boolean[] visited;
  private boolean knowsVisited;
  private boolean check;
  /** The square of the royal piece of the side to move. */
  private int royal = State.NO_SQUARE;
  /** Whether every move must be tried. */
  private boolean tryAll;
  /** Whether moves may capture a royal piece that was not attacked before, or that was left attacked. */
  private final boolean royalsMayBeCaptured;
  /** Whether giving check may leave the mover's own royal piece attacked. */
  private boolean checkMayExpose;
  /** Not null if a side may have several royal pieces; every move is tried then. */
  private final @Nullable SeveralRoyals several;
  private final boolean capturesSpread;
  /** Whether a capture does more than move the capturer to the square of the captured piece. */
  private final boolean capturesChange;
  /** Whether royal pieces may be dropped. */
  private final boolean royalsAreDropped;
  /** Whether royal pieces may face each other. */
  private final boolean mayFace;
  /** The side that has no royal piece; -1 if both have one. */
  private final int sideWithoutRoyal;
  /** Whether any move may change which squares gates close. */
  private final boolean followsBoard;
  /** Whether trying a plain move on the board alone may miss changes of attacks. */
  private final boolean changesMore;
  /** Whether any move may change squares other than its own. */
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
    visited = new boolean[tables.size];
    royalsMayBeCaptured = trees.upper() != null || tables.leaveAttacked();
    @Nullable Royals royals = tables.ends.several();
    several = royals == null ? null : new SeveralRoyals(royals, tables, state, maker, attacks);
    capturesSpread = tables.holds(Property.CAPTURES_SPREAD);
    capturesChange = capturesSpread || tables.holdsOne(Property.CAPTURER_TURNS, Property.CAPTURER_CHANGES,
        Property.CAPTURED_RETURNS, Property.CAPTURER_RETURNS);
    royalsAreDropped = IntStream.of(tables.hands.droppable())
        .anyMatch(kind -> PieceCode.holds(tables.royals, PieceCode.code(kind, 0)));
    sideWithoutRoyal = tables.definition.royalty().without().map(Side::ordinal).orElse(-1);
    mayFace = tables.definition.royalty().facing() == Royalty.Facing.ALL_PIECES;
    followsBoard = tables.threatGates.stream().anyMatch(Gate::followsBoard);
    movesSpread = tables.holdsOne(Property.MOVES_SPREAD, Property.CARRIES);
    changesMore = followsBoard || movesSpread || tables.attacks.conditional()
        || !tables.threatGates.isEmpty() && royalsMayBeCaptured;
  }

  public Attacks attacks() {
    return attacks;
  }

  /** Whether a side's royal piece is attacked; false in a game in which royal pieces may be captured. */
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

  /** Whether a drop may change other squares, or may leave something other than the piece on its square. */
  public boolean dropsChange() {
    return movesSpread || tables.holds(Property.DROPS_WALLS);
  }

  /** Prepares for the moves of the current position. Returns whether the side to move is in check. */
  public boolean prepare() {
    if (tables.royalty != Royalty.Mode.CHECK) {
      return false;
    }
    check = inCheck();
    if (several != null) {
      tryAll = true;
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
    checkMayExpose = !check && royal != State.NO_SQUARE && attacks.attackedOnceInCheck(royal, state.turn ^ 1);
    tryAll = check || checkMayExpose || followsBoard || movesSpread || trees.conditional();
    knowsVisited = !check && !monotone && royal != State.NO_SQUARE
        && trees.upper() == null && lent.borrowers() == 0 && tables.captureForms.length == 0;
    if (knowsVisited) {
      noteVisited(trees.attackers()[state.turn ^ 1][royal], state.turn ^ 1);
    }
    return check;
  }

  /** Notes the squares that a search for attackers visits if it finds none. */
  private void noteVisited(Program program, int by) {
    Arrays.fill(visited, false);
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int square = Node.square(nodes[i]);
      visited[square] = true;
      i = ProgramWalk.passes(program, i, board[square], by) ? i + 1 : Node.skip(nodes[i]);
    }
  }

  /**
   * Finds own pieces that are alone between the root of a tree of attackers and an attacker.
   *
   * @param isBorrowed whether the tree is of borrowed movement: a piece attacks only if it can borrow the movement
   */
  private void findBlockers(Program program, int by, boolean isBorrowed) {
    if (!isBorrowed && program.lines != null) {
      findBlockers(program.lines, by);
      return;
    }
    int[] nodes = program.nodes;
    int candidate = State.NO_SQUARE;
    int candidateEnd = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int square = Node.square(node);
      int piece = board[square];
      if (i >= candidateEnd) {
        candidate = State.NO_SQUARE;
      }
      if (piece == PieceCode.EMPTY) {
        i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
      } else if (PieceCode.side(piece) != by) {
        boolean mayBlock = candidate == State.NO_SQUARE && (node & Node.PASS_EMPTY) != 0;
        if (mayBlock) {
          candidate = square;
          candidateEnd = Node.skip(node);
        }
        i = mayBlock ? i + 1 : Node.skip(node);
      } else {
        if ((node & Node.CAPTURE) != 0) {
          if (isBorrowed) {
            findLenderBlockers(square, candidate, by);
          } else if (candidate != State.NO_SQUARE && PieceCode.holds(program.kinds[i], piece)) {
            addBlocker(candidate);
          }
        }
        i = ProgramWalk.passes(program, i, piece, by) ? i + 1 : Node.skip(node);
      }
    }
  }

  /** Finds blockers on lines, which are sorted by the attacker's square. */
  private void findBlockers(AttackLines lines, int by) {
    int words = tables.words;
    findBlockers(lines, state.sides[by * words] & lines.anyLo, 0);
    if (words > 1) {
      findBlockers(lines, state.sides[by * words + 1] & lines.anyHi, 64);
    }
  }

  /** @param enemies one word of a set of squares; its first square is {@code first} */
  private void findBlockers(AttackLines lines, long enemies, int first) {
    long occupiedLo = state.occupiedLo();
    long occupiedHi = state.occupiedHi();
    for (long left = enemies; left != 0; left &= left - 1) {
      int from = first | Long.numberOfTrailingZeros(left);
      for (int line = lines.first(from); line < lines.end(from); line++) {
        int between = lines.only(line, occupiedLo, occupiedHi);
        if (between != State.NO_SQUARE && PieceCode.side(board[between]) == state.turn
            && lines.isLineOf(line, board[from])) {
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
   * Finds blockers of an enemy that attacks if it can borrow the movement. The piece on {@code candidate} may be a
   * blocker. Without that piece, the line is open, and each piece between the enemy and a possible lender may be one.
   */
  private void findLenderBlockers(int square, int candidate, int by) {
    if (!PieceCode.holds(lent.borrowers(), board[square])) {
      return;
    }
    if (candidate != State.NO_SQUARE) {
      addIfBlocker(candidate, by);
      return;
    }
    Program program = lent.captureLenders()[by][square];
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int piece = board[Node.square(node)];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) != by && (node & Node.PASS_EMPTY) != 0) {
        addIfBlocker(Node.square(node), by);
      }
      i = ProgramWalk.passes(program, i, piece, by) ? i + 1 : Node.skip(node);
    }
  }

  /** Adds a blocker if the royal piece would be attacked without the piece on a square. */
  private void addIfBlocker(int square, int by) {
    if (!blocker[square] && square != royal) {
      int piece = state.swap(square, PieceCode.EMPTY);
      if (attacks.attacked(royal, by)) {
        addBlocker(square);
      }
      state.swap(square, piece);
    }
  }

  /** Whether a pseudo-legal move of the prepared position is legal. */
  public boolean legal(long move) {
    return !capturesRoyal(move) && (!needsTrial(move) || survives(move));
  }

  /** Whether a move captures a royal piece that was left attacked, or became attacked. Such a move is illegal. */
  private boolean capturesRoyal(long move) {
    return royalsMayBeCaptured && several == null && RoyalCaptures.capturesRoyal(tables, state, move);
  }

  /** Whether every quiet {@link MoveCode#PLAIN} move of the piece on a square is legal in the prepared position. */
  boolean leavesSafely(int from) {
    return tables.royalty != Royalty.Mode.CHECK
        || !tryAll && monotone && !blocker[from] && from != royal;
  }

  /** Whether the plain captures of a piece that {@link #leavesSafely} are legal, too. */
  boolean capturesSafely() {
    return !capturesChange && !royalsMayBeCaptured;
  }

  private boolean needsTrial(long move) {
    if (tryAll || capturesChange && MoveCode.captures(move)) {
      return true;
    }
    if (!monotone) {
      return !avoidsVisited(move);
    }
    int from = MoveCode.from(move);
    return switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> blocker[from] || from == royal;
      case MoveCode.DROP -> isRoyal(move);
      case MoveCode.ACTION -> actionNeedsTrial(move, from);
      default -> true;
    };
  }

  /** Whether a move changes no square that the search for attackers visited, so that it would still find none. */
  private boolean avoidsVisited(long move) {
    int from = MoveCode.from(move);
    return knowsVisited && switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> !visited[from] && !visited[MoveCode.to(move)] && from != royal;
      case MoveCode.DROP -> !visited[from];
      default -> false;
    };
  }

  /** NOT-2: an enemy that becomes another piece may attack, and an enemy that leaves its square may open a line. */
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

  /** Whether the mover's royal piece is safe after a move and, if a rule extended it, after the unextended move. */
  public boolean survives(long move) {
    long baseMove = tables.without(move);
    if (baseMove != move && !survives(baseMove)) {
      return false;
    }
    if (several != null) {
      return several.isLegal(move);
    }
    boolean changesBoardOnly = MoveCode.kind(move) == MoveCode.PLAIN && !changesMore
        && !(capturesChange && MoveCode.captures(move));
    return changesBoardOnly ? survivesPlain(move) : survivesMade(move);
  }

  /** Whether the mover's royal piece is safe after a plain move. Swaps pieces on the board, without make and unmake. */
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
    boolean hadRoyal = state.royal[me] != State.NO_SQUARE;
    boolean ignoresCheck = attacks.isSpared(me) || pass && attacks.sparePass();
    maker.attempt(move);
    boolean survives = capturesSpread && (hasLostRoyal(me) || hasLostRoyal(me ^ 1)) ? !hasLostRoyal(me)
        : !(hadRoyal && state.royal[me] == State.NO_SQUARE)
            && (ignoresCheck || !attacked(me) && (!royalMoves || mayFace()));
    maker.unmake();
    return survives;
  }

  /** Whether a drop is the drop of a royal piece. */
  private boolean isRoyal(long drop) {
    return royalsAreDropped && PieceCode.holds(tables.royals, PieceCode.code(MoveCode.becomes(drop), 0));
  }

  /** Whether a side has lost its royal piece. */
  private boolean hasLostRoyal(int side) {
    return side != sideWithoutRoyal && state.royal[side] == State.NO_SQUARE;
  }

  /** NMT-7: whether a royal piece's own move may end here, where the royal pieces may face each other. */
  private boolean mayFace() {
    return mayFace || !attacks.facing();
  }
}
