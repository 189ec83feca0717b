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
 * Whether a side can still win by some series of legal moves. Where the pieces that are left do not tell, it plays all series: where moves are
 * forced, or little but kings can move, they soon end or come round. Where there are too many, the side is taken to be able to win. So a side
 * that is said to be unable never wins. Too slow for search.
 */
public final class Winnability {

  /** In a position with more moves than this it is taken for granted that there are too many series. */
  private static final int MOST_MOVES = 24;
  /** Enough for two kings on the board of chess with a wall between them. */
  private static final int MOST_POSITIONS = 4_000;
  /** How often the pieces that are left are judged: what is not known of them yet takes milliseconds. */
  private static final int MOST_JUDGED = 16;

  private final Play play;
  private final State state;
  private final EndTables ends;
  private final int side;
  private final Set<Long> seen = new HashSet<>();
  private final Deque<Branch> branches = new ArrayDeque<>();
  private final MoveBuffer moves = new MoveBuffer();
  private int judged;

  /** The moves of a position, and how many of them have been made. */
  private static final class Branch {
    private final long[] moves;
    private int made;

    Branch(long[] moves) {
      this.moves = moves;
    }
  }

  /** @param position is left as it is */
  public Winnability(Play position, int side) {
    play = position.copy();
    this.side = side;
    state = play.state;
    ends = play.tables.ends;
  }

  /** Whether the side can win, as far as that is found out. */
  public boolean holds() {
    if (!ends.canWin(state, side)) {
      return false;
    }
    play.generator().useSets();
    seen.add(state.hash());
    boolean found = !ends.mayKnowHopeless(side) || enter();
    while (!found && !branches.isEmpty()) {
      Branch branch = branches.element();
      if (branch.made < branch.moves.length) {
        found = makes(branch.moves[branch.made++]);
      } else {
        branches.pop();
        if (!branches.isEmpty()) {
          play.unmake();
        }
      }
    }
    return found;
  }

  /** Whether the side wins in the position that stands, or there are too many moves; else they are to be made. */
  private boolean enter() {
    play.generator().legalMoves(moves);
    if (moves.size == 0 && hasWon()) {
      return true;
    }
    branches.push(new Branch(Arrays.copyOf(moves.moves, moves.size)));
    return moves.size > MOST_MOVES;
  }

  private boolean hasWon() {
    return play.generator().endedOnBoard().flatMap(Outcome::winner)
        .filter(PieceCode.sideOf(side)::equals).isPresent();
  }

  /** Whether the side wins after a move, or there are too many positions. */
  private boolean makes(long move) {
    play.make(move);
    if (!seen.add(state.hash()) || isTold(move)) {
      play.unmake();
      return false;
    }
    return seen.size() > MOST_POSITIONS || enter();
  }

  /** Whether the pieces that a move has left tell that the side cannot win. */
  private boolean isTold(long move) {
    return (MoveCode.captures(move) || MoveCode.becomes(move) >= 0) && judged++ < MOST_JUDGED
        && !ends.canWin(state, side);
  }
}
