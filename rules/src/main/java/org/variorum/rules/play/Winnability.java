package org.variorum.rules.play;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.variorum.rules.compile.EndTables;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.State;

/**
 * A test of whether a side can still win by some sequence of legal moves. If the material does not decide, the test
 * searches all sequences. The sequences soon end or repeat if moves are forced, or if little but kings can move. If
 * there are too many sequences, the answer is yes. So yes may be wrong, and no is always right. The test is too slow
 * for the engine's search.
 */
public final class Winnability {

  /** The maximum number of moves in a position. Beyond this number, the test gives up and answers yes. */
  private static final int MOST_MOVES = 24;
  /** The maximum number of positions: enough for two kings on an 8×8 board with a wall between them. */
  private static final int MOST_POSITIONS = 4_000;
  /** The maximum number of material tests. Each new combination of pieces takes milliseconds. */
  private static final int MOST_MATERIAL_TESTS = 16;

  private final Play play;
  private final State state;
  private final EndTables ends;
  private final int side;
  private final Set<Long> seenHashes = new HashSet<>();
  private final Deque<Branch> branches = new ArrayDeque<>();
  private final MoveBuffer moves = new MoveBuffer();
  /** The number of material tests so far. */
  private int materialTests;

  /** The moves of a position, and how many of them have been tried. */
  private static final class Branch {
    private final long[] moves;
    private int triedCount;

    Branch(long[] moves) {
      this.moves = moves;
    }
  }

  /**
   * @param position the position, which is not changed
   * @param side the side that is to win, 0 for White
   */
  public Winnability(Play position, int side) {
    play = position.copy();
    this.side = side;
    state = play.state;
    ends = play.tables.ends;
  }

  /** Whether the side can win. True also if the search reaches its limits. */
  public boolean canWin() {
    if (!ends.canWin(state, side)) {
      return false;
    }
    play.generator().useSets();
    seenHashes.add(state.hash());
    // A game in which nothing can rule out a win needs no search.
    boolean found = !ends.mayRuleOutWin(side) || enter();
    while (!found && !branches.isEmpty()) {
      Branch branch = branches.element();
      if (branch.triedCount < branch.moves.length) {
        found = makeAndEnter(branch.moves[branch.triedCount++]);
      } else {
        branches.pop();
        if (!branches.isEmpty()) {
          play.unmake();
        }
      }
    }
    return found;
  }

  /** Starts the search of the current position. Returns whether the side has won, or there are too many moves. */
  private boolean enter() {
    play.generator().legalMoves(moves);
    if (moves.size == 0 && hasWon()) {
      return true;
    }
    branches.push(new Branch(Arrays.copyOf(moves.moves, moves.size)));
    return moves.size > MOST_MOVES;
  }

  private boolean hasWon() {
    return play.generator().outcomeOnBoard().flatMap(Outcome::winner)
        .filter(PieceCode.sideOf(side)::equals).isPresent();
  }

  /** Makes a move and starts the search after it. Returns whether the side has won, or a limit is reached. */
  private boolean makeAndEnter(long move) {
    play.make(move);
    if (!seenHashes.add(state.hash()) || isHopeless(move)) {
      play.unmake();
      return false;
    }
    return seenHashes.size() > MOST_POSITIONS || enter();
  }

  /** Whether the material after a capture or promotion shows that the side cannot win. */
  private boolean isHopeless(long move) {
    return (MoveCode.captures(move) || MoveCode.becomes(move) >= 0) && materialTests++ < MOST_MATERIAL_TESTS
        && !ends.canWin(state, side);
  }
}
