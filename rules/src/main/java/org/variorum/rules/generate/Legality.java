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
 * <p>{@link #prepare} finds checks and blockers: own pieces that alone block a line of attack (pinned pieces). With
 * {@link AttackTables#monotone}, an emptied square can only open lines, and a filled square can only close them. Then,
 * out of check, a move that leaves no blocker's square and has no other effect needs no test. With hoppers, out of
 * check, a move needs no test if it changes no square that the search for attackers visited. All other moves are tried.
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
  private final boolean[] isBlocker;
  private boolean hasBlockers;
  /** With hoppers: the squares that the search for attackers of the royal piece visited, if {@link #knowsVisited}. */
  private final boolean[] isVisited;
  private boolean knowsVisited;
  private boolean inCheck;
  /** The square of the royal piece of the side to move. */
  private int royal = State.NO_SQUARE;
  /** Whether every move must be tried. */
  private boolean mustTryAll;
  /** Whether moves may capture a royal piece that was not attacked before, or that was left attacked. */
  private final boolean royalsMayBeCaptured;
  /** Whether giving check may leave the mover's own royal piece attacked. */
  private boolean checkMayExpose;
  /** Not null if a side may have several royal pieces; every move is tried then. */
  private final @Nullable SeveralRoyalsLegality severalRoyals;
  private final boolean capturesSpread; // whether a capture may change other squares, as an explosion does
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
  private final boolean plainMovesChangeMore;
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
    isBlocker = new boolean[tables.size];
    isVisited = new boolean[tables.size];
    royalsMayBeCaptured = trees.upper() != null || tables.mayLeaveRoyalAttacked();
    @Nullable Royals royals = tables.ends.severalRoyals();
    severalRoyals = royals == null ? null : new SeveralRoyalsLegality(royals, tables, state, maker, attacks);
    capturesSpread = tables.has(Property.CAPTURES_SPREAD);
    capturesChange = capturesSpread || tables.hasAny(Property.CAPTURER_TURNS, Property.CAPTURER_CHANGES,
        Property.CAPTURED_RETURNS, Property.CAPTURER_RETURNS);
    royalsAreDropped = IntStream.of(tables.hands.droppable())
        .anyMatch(kind -> PieceCode.holds(tables.royals, PieceCode.code(kind, 0)));
    sideWithoutRoyal = tables.definition.royalty().sideWithoutRoyal().map(Side::ordinal).orElse(-1);
    mayFace = tables.definition.royalty().facing() == Royalty.Facing.ALL_PIECES;
    followsBoard = tables.threatGates.stream().anyMatch(Gate::followsBoard);
    movesSpread = tables.hasAny(Property.MOVES_SPREAD, Property.CARRIES);
    plainMovesChangeMore = followsBoard || movesSpread || tables.attacks.hasConditions()
        || !tables.threatGates.isEmpty() && royalsMayBeCaptured;
  }

  public Attacks attacks() {
    return attacks;
  }

  /** Whether a side is in check. False if royal pieces may be captured, or if a piece in hand protects the side. */
  public boolean inCheck(int side) {
    return attacks.inCheck(side);
  }

  /** Whether the side to move is in check. Stores the result in the state. */
  public boolean inCheck() {
    if (!state.hasStoredCheck()) {
      state.storeCheck(inCheck(state.turn));
    }
    return state.storedCheck();
  }

  /** Whether a drop may change other squares, or may leave something other than the piece on its square. */
  public boolean dropsChangeMore() {
    return movesSpread || tables.has(Property.DROPS_WALLS);
  }

  /** Prepares for the moves of the current position. Returns whether the side to move is in check. */
  public boolean prepare() {
    if (tables.royalty != Royalty.Mode.CHECK) {
      return false;
    }
    inCheck = inCheck();
    if (severalRoyals != null) {
      mustTryAll = true;
      return inCheck;
    }
    if (hasBlockers) {
      Arrays.fill(isBlocker, false);
      hasBlockers = false;
    }
    royal = state.royal[state.turn];
    if (!inCheck && monotone && royal != State.NO_SQUARE) {
      int bySide = state.turn ^ 1;
      findBlockers(trees.attackers()[bySide][royal], bySide, false);
      if (trees.upper() != null) {
        findBlockers(trees.upper().attackers()[bySide][royal], bySide, false);
        findBlockers(trees.upper().attackersInCheck()[bySide][royal], bySide, false);
      }
      if (lent.borrowers() != 0) {
        findBlockers(lent.attackers()[bySide][royal], bySide, true);
      }
    }
    checkMayExpose = !inCheck && royal != State.NO_SQUARE && attacks.attackedIfInCheck(royal, state.turn ^ 1);
    mustTryAll = inCheck || checkMayExpose || followsBoard || movesSpread || trees.hasConditions();
    knowsVisited = !inCheck && !monotone && royal != State.NO_SQUARE
        && trees.upper() == null && lent.borrowers() == 0 && tables.captureForms.length == 0;
    if (knowsVisited) {
      noteVisited(trees.attackers()[state.turn ^ 1][royal], state.turn ^ 1);
    }
    return inCheck;
  }

  /** Notes the squares that a search for attackers visits if it finds none. */
  private void noteVisited(Program program, int bySide) {
    Arrays.fill(isVisited, false);
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int square = Node.square(nodes[i]);
      isVisited[square] = true;
      i = ProgramWalk.passes(program, i, board[square], bySide) ? i + 1 : Node.skip(nodes[i]);
    }
  }

  /**
   * Finds own pieces that are alone between the root of a tree of attackers and an attacker.
   *
   * @param isBorrowed whether the tree is of borrowed movement: a piece attacks only if it can borrow the movement
   */
  private void findBlockers(Program program, int bySide, boolean isBorrowed) {
    if (!isBorrowed && program.lines != null) {
      findBlockers(program.lines, bySide);
      return;
    }
    int[] nodes = program.nodes;
    int candidate = State.NO_SQUARE; // the first own piece on the path; the walk looks on behind it
    int candidateEnd = 0; // the end of the subtree behind the candidate
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int square = Node.square(node);
      int piece = board[square];
      if (i >= candidateEnd) {
        candidate = State.NO_SQUARE;
      }
      if (piece == PieceCode.EMPTY) {
        i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
      } else if (PieceCode.side(piece) != bySide) {
        boolean mayBlock = candidate == State.NO_SQUARE && (node & Node.PASS_EMPTY) != 0;
        if (mayBlock) {
          candidate = square;
          candidateEnd = Node.skip(node);
        }
        i = mayBlock ? i + 1 : Node.skip(node);
      } else {
        if ((node & Node.CAPTURE) != 0) {
          if (isBorrowed) {
            findLenderBlockers(square, candidate, bySide);
          } else if (candidate != State.NO_SQUARE && PieceCode.holds(program.kinds[i], piece)) {
            addBlocker(candidate);
          }
        }
        i = ProgramWalk.passes(program, i, piece, bySide) ? i + 1 : Node.skip(node);
      }
    }
  }

  /** Finds blockers on lines. Starts from the enemies, because the lines are sorted by the attacker's square. */
  private void findBlockers(AttackLines lines, int bySide) {
    int words = tables.words;
    findBlockers(lines, state.sides[bySide * words] & lines.anyLo, 0);
    if (words > 1) {
      findBlockers(lines, state.sides[bySide * words + 1] & lines.anyHi, 64);
    }
  }

  /** @param enemies one word of a set of squares; its first square is {@code first} */
  private void findBlockers(AttackLines lines, long enemies, int first) {
    long occupiedLo = state.occupiedLo();
    long occupiedHi = state.occupiedHi();
    for (long remaining = enemies; remaining != 0; remaining &= remaining - 1) {
      int from = first | Long.numberOfTrailingZeros(remaining);
      for (int line = lines.firstLine(from); line < lines.endLine(from); line++) {
        int between = lines.onlyOccupied(line, occupiedLo, occupiedHi);
        if (between != State.NO_SQUARE && PieceCode.side(board[between]) == state.turn
            && lines.isLineOf(line, board[from])) {
          addBlocker(between);
        }
      }
    }
  }

  private void addBlocker(int square) {
    isBlocker[square] = true;
    hasBlockers = true;
  }

  /**
   * Finds blockers of an enemy that attacks if it can borrow the movement. The piece on {@code candidate} may be a
   * blocker. Without that piece, the line is open, and each piece between the enemy and a possible lender may be one.
   */
  private void findLenderBlockers(int square, int candidate, int bySide) {
    if (!PieceCode.holds(lent.borrowers(), board[square])) {
      return;
    }
    if (candidate != State.NO_SQUARE) {
      addIfBlocker(candidate, bySide);
      return;
    }
    Program program = lent.captureLenders()[bySide][square];
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int piece = board[Node.square(node)];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) != bySide && (node & Node.PASS_EMPTY) != 0) {
        addIfBlocker(Node.square(node), bySide);
      }
      i = ProgramWalk.passes(program, i, piece, bySide) ? i + 1 : Node.skip(node);
    }
  }

  /** Adds a blocker if the royal piece would be attacked without the piece on a square. */
  private void addIfBlocker(int square, int bySide) {
    if (!isBlocker[square] && square != royal) {
      int piece = state.swap(square, PieceCode.EMPTY);
      if (attacks.attacked(royal, bySide)) {
        addBlocker(square);
      }
      state.swap(square, piece);
    }
  }

  /** Whether a pseudo-legal move of the prepared position is legal. */
  public boolean isLegal(long move) {
    return !capturesRoyal(move) && (!needsTrial(move) || survives(move));
  }

  /** Whether a move captures a royal piece that was left attacked, or became attacked. Such a move is illegal. */
  private boolean capturesRoyal(long move) {
    return royalsMayBeCaptured && severalRoyals == null && RoyalCaptures.capturesRoyal(tables, state, move);
  }

  /** Whether every quiet {@link MoveCode#PLAIN} move of the piece on a square is legal in the prepared position. */
  boolean leavesSafely(int from) {
    return tables.royalty != Royalty.Mode.CHECK
        || !mustTryAll && monotone && !isBlocker[from] && from != royal;
  }

  /** Whether the plain captures of a piece that {@link #leavesSafely} are legal, too. */
  boolean capturesSafely() {
    return !capturesChange && !royalsMayBeCaptured;
  }

  private boolean needsTrial(long move) {
    if (mustTryAll || capturesChange && MoveCode.captures(move)) {
      return true;
    }
    if (!monotone) {
      return !avoidsVisited(move);
    }
    int from = MoveCode.from(move);
    return switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> isBlocker[from] || from == royal;
      case MoveCode.DROP -> isRoyal(move);
      case MoveCode.ACTION -> actionNeedsTrial(move, from);
      default -> true;
    };
  }

  /** Whether a move changes no square that the search for attackers visited, so that it would still find none. */
  private boolean avoidsVisited(long move) {
    int from = MoveCode.from(move);
    return knowsVisited && switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> !isVisited[from] && !isVisited[MoveCode.to(move)] && from != royal;
      case MoveCode.DROP -> !isVisited[from];
      default -> false;
    };
  }

  /** NOT-2: an enemy that becomes another piece may attack, and an enemy that leaves its square may open a line. */
  private boolean actionNeedsTrial(long move, int from) {
    if (from == royal) {
      return true;
    }
    int target = board[MoveCode.otherFrom(move)];
    boolean staysEnemy = PieceCode.side(tables.fates.of(target, state.turn)) != state.turn;
    boolean enemyMayAttack =
        PieceCode.side(target) != state.turn && (staysEnemy || MoveCode.vacatesOther(move));
    return enemyMayAttack || from != MoveCode.to(move) && isBlocker[from]
        || MoveCode.vacatesOther(move) && isBlocker[MoveCode.otherFrom(move)];
  }

  /** Whether the mover's royal piece is safe after a move and, if a rule extended it, after the unextended move. */
  public boolean survives(long move) {
    long baseMove = tables.safetyTestedMove(move);
    if (baseMove != move && !survives(baseMove)) {
      return false;
    }
    if (severalRoyals != null) {
      return severalRoyals.isLegal(move);
    }
    boolean changesBoardOnly = MoveCode.kind(move) == MoveCode.PLAIN && !plainMovesChangeMore
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
    boolean survives = state.royal[me] == State.NO_SQUARE || attacks.mayIgnoreCheck(me)
        || !attacks.attacked(state.royal[me], me ^ 1) && (from != royal || mayFace());
    state.swap(to, captured);
    state.swap(from, mover);
    state.royal[me] = royal;
    return survives;
  }

  private boolean survivesMade(long move) {
    int me = state.turn;
    boolean isPass = MoveCode.kind(move) == MoveCode.PASS;
    boolean royalMoves = MoveCode.kind(move) == MoveCode.DROP ? isRoyal(move)
        : MoveCode.from(move) == state.royal[me] && !isPass;
    boolean hadRoyal = state.royal[me] != State.NO_SQUARE;
    boolean ignoresCheck = attacks.mayIgnoreCheck(me) || isPass && attacks.mayPassInCheck();
    maker.attempt(move);
    // An explosion that takes the enemy's royal piece wins, so a check to the mover does not matter.
    boolean explodesRoyal = capturesSpread && (hasLostRoyal(me) || hasLostRoyal(me ^ 1));
    boolean losesRoyal = hadRoyal && state.royal[me] == State.NO_SQUARE;
    boolean survives = explodesRoyal ? !hasLostRoyal(me)
        : !losesRoyal && (ignoresCheck || !inCheck(me) && (!royalMoves || mayFace()));
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

  /** Whether the position after a royal piece's own move is legal as to the royal pieces facing each other (NMT-7). */
  private boolean mayFace() {
    return mayFace || !attacks.facing();
  }
}
