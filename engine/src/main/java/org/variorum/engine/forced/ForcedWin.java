package org.variorum.engine.forced;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.engine.Technique;
import org.variorum.engine.time.SearchBudget;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveList;

/**
 * A search for the shortest forced win in few moves ({@link Technique#FORCED_WINS}). It prunes no move of either side
 * and evaluates no position. So a move costs much less than a node of the main search. A later call resumes where the
 * last one stopped. Not thread-safe.
 */
public final class ForcedWin {

  /**
   * A forced win.
   *
   * @param codes the moves of both sides; the loser delays the end as long as possible
   * @param plies the number of plies until the game is won
   */
  public record WinningLine(List<Long> codes, int plies) {}

  /** The number of nodes of the main search after which this search may have made equally many moves. */
  private static final long EVEN_NODES = 50_000;
  /** If the search has a clock or a node limit, the share of moves is divided by this number. */
  private static final long SHARE_DIVISOR = 8;
  /** The maximum number of moves to prove that a known win is the shortest: some tenths of a second. */
  private static final long FINISH_MOVES = 1 << 20;
  /** The number of nodes of the main search between two calls. */
  private static final long CALL_INTERVAL = 1 << 10;
  private static final long NEVER = Long.MAX_VALUE;

  private final boolean isEnabled;
  private final WinProof proof;
  private MutablePosition position;
  private List<Long> allowedMoves = List.of();
  private SearchBudget budget = SearchBudget.NONE;
  private boolean isOneWinEnough;
  private long nextCall = NEVER;
  /** The number of moves within which a win is searched for; a win in fewer moves has been refuted. */
  private int moveLimit = 1;
  private Optional<WinningLine> win = Optional.empty();

  public ForcedWin(Game game, boolean isEnabled) {
    this.isEnabled = isEnabled;
    proof = new WinProof(game, isEnabled);
    position = game.start().mutable();
  }

  /**
   * Begins at another root.
   *
   * @param root the root, which nothing else may use from now on
   * @param firstMoves the root moves to search; empty for all
   * @param lines the number of lines that the main search returns: if one, the first win ends the search
   * @param isPathIndependent whether the result of a position is valid for every line that leads to it
   */
  public void begin(MutablePosition root, List<Long> firstMoves, SearchBudget searchBudget, int lines,
      boolean isPathIndependent) {
    position = root;
    allowedMoves = firstMoves;
    budget = searchBudget;
    isOneWinEnough = lines == 1;
    nextCall = isEnabled ? CALL_INTERVAL : NEVER;
    win = Optional.empty();
    moveLimit = 1;
    if (isEnabled) {
      proof.begin(root, searchBudget, isPathIndependent);
      proof.ask(moveLimit, allowedMoves);
    }
  }

  /** The shortest win; empty if none has been found yet. */
  public Optional<WinningLine> win() {
    return win;
  }

  /** Whether {@link #resume} must be called. */
  public boolean isDue(long nodes) {
    return nodes >= nextCall;
  }

  /**
   * Resumes until this search has made its share of moves. The share is small in short searches, and with a clock
   * or a node limit.
   *
   * @param nodes the number of nodes that the main search has visited
   */
  public void resume(long nodes) {
    long moveShare = nodes < 2 * EVEN_NODES ? nodes * nodes / EVEN_NODES : 2 * nodes;
    nextCall =
        search(budget.allowsExtraTime() ? moveShare : moveShare / SHARE_DIVISOR, WinProof.MOST_MOVES) ? NEVER
            : nodes + CALL_INTERVAL;
    if (isOneWinEnough && win.isPresent()) {
      budget.spend();
    }
  }

  /** Searches until a win in {@code moves} moves is found or refuted, or until a limit or the budget is reached. */
  public void finish(int moves) {
    if (isEnabled) {
      search(FINISH_MOVES, Math.min(moves, WinProof.MOST_MOVES));
    }
  }

  /** Searches for a win in at most {@code moves} moves; returns whether it is found or refuted. */
  private boolean search(long moveBudget, int moves) {
    while (win.isEmpty() && moveLimit <= moves && proof.resume(moveBudget)) {
      if (proof.isWon()) {
        win = Optional.of(winningLine());
      } else if (++moveLimit <= WinProof.MOST_MOVES) {
        proof.ask(moveLimit, allowedMoves);
      }
    }
    return win.isPresent() || moveLimit > moves;
  }

  /** Returns the line of the win that was found, after some thousand more moves; incomplete if the budget ends. */
  private WinningLine winningLine() {
    List<Long> line = new ArrayList<>();
    long next = proof.firstMove();
    for (int movesLeft = moveLimit - 1; next != 0; movesLeft--) {
      line.add(next);
      position.make(next);
      long answer = longestAnswer(movesLeft);
      next = 0;
      if (answer != 0) {
        line.add(answer);
        position.make(answer);
        next = isOver() || !winsWithin(movesLeft) ? 0 : proof.firstMove();
      }
    }
    boolean isComplete = isOver();
    line.forEach(move -> position.unmake());
    return new WinningLine(line, isComplete ? line.size() : 2 * moveLimit - 1);
  }

  /** The answer that delays the win longest; 0 if there is no answer. */
  private long longestAnswer(int movesLeft) {
    long longest = 0;
    int mostNeeded = -1;
    for (long answer : legalMoves()) {
      position.make(answer);
      int needed = isOver() ? 0 : 1;
      while (needed > 0 && needed < movesLeft && !isWonWithin(needed)) {
        needed++;
      }
      position.unmake();
      if (needed > mostNeeded) {
        mostNeeded = needed;
        longest = answer;
      }
    }
    return longest;
  }

  private boolean isOver() {
    return legalMoves().length == 0;
  }

  /** The legal moves; none if the game is over. */
  private long[] legalMoves() {
    MoveList list = position.legalMoves(new MoveList());
    int size = position.outcomeDespiteMoves().isPresent() ? 0 : list.size();
    return IntStream.range(0, size).mapToLong(list::get).toArray();
  }

  /** Whether the attacker wins within {@code maxMoves} moves; then {@link WinProof#firstMove} is the first move. */
  private boolean winsWithin(int maxMoves) {
    for (int moves = 1; moves <= maxMoves; moves++) {
      if (isWonWithin(moves)) {
        return true;
      }
    }
    return false;
  }

  private boolean isWonWithin(int moves) {
    proof.ask(moves, List.of());
    boolean isSettled = proof.resume(Long.MAX_VALUE);
    proof.giveUp();
    return isSettled && proof.isWon();
  }
}
