package org.variorum.engine.forced;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.variorum.engine.score.TerminalOutcome;
import org.variorum.engine.time.SearchBudget;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;

/**
 * A proof or refutation that the side to move wins by force within a number of moves. It searches all moves of both
 * sides. The current line is kept on an explicit stack, so that the search can stop after any move and resume later.
 */
final class WinProof {

  /** The maximum number of moves within which a win can be proved. */
  static final int MOST_MOVES = 3;
  private static final int POLL_INTERVAL = 1 << 6;
  private static final int TABLE_SIZE = 1 << 16;

  private enum ProofState {
    OPEN, WON, NOT_WON
  }

  /** A node of the current line. The attacker is to move at even plies. */
  private static final class ProofNode {
    final MoveList moves = new MoveList();
    boolean isListed;
    int nextIndex;
    /** The move from this node in the current line. */
    long madeMove;
    /** The answer that last refuted a win at this ply, which is tried first; 0 if there is none. */
    long refutation;
    boolean isRefutationNext;
    /** The number of moves in which the attacker must win. */
    int movesLeft;
  }

  private final ProofNode[] nodes = new ProofNode[2 * MOST_MOVES + 1];
  /**
   * Whether a side can win by the opponent's move, for example by being stalemated. Only a lack of moves or
   * pieces, or a compulsory move, wins so.
   */
  private final boolean mayAnswerWin;
  /**
   * Position hashes; bits 2–3: moves within which the attacker wins; bits 0–1: moves within which it cannot;
   * 0 in either if nothing is known. Two bits are enough for {@link #MOST_MOVES}.
   */
  private final long[] results;
  private MutablePosition position;
  private List<Long> allowedMoves = List.of();
  private SearchBudget budget = SearchBudget.NONE;
  private boolean isPathIndependent;
  private int attacker;
  private int ply;
  private ProofState state = ProofState.OPEN;
  private long madeMoves;

  /** @param isUsed whether any question will be asked; false saves memory */
  WinProof(Game game, boolean isUsed) {
    position = game.start().mutable();
    mayAnswerWin = !game.guarantees().contains(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
    results = new long[isUsed ? TABLE_SIZE : 0];
    Arrays.setAll(nodes, i -> new ProofNode());
  }

  /**
   * Begins at another position.
   *
   * @param root the position, on which this makes and unmakes moves; it is restored when a question is settled or given
   *     up
   * @param isPathIndependent whether the result of a position is valid for every line that leads to it
   */
  void begin(MutablePosition root, SearchBudget searchBudget, boolean isPathIndependent) {
    position = root;
    attacker = root.turn();
    budget = searchBudget;
    this.isPathIndependent = isPathIndependent;
    for (ProofNode node : nodes) {
      node.refutation = 0;
    }
    if (madeMoves > 0) {
      Arrays.fill(results, 0);
      madeMoves = 0;
    }
  }

  /**
   * Sets the question: does the side to move win within {@code maxMoves} moves, or by the opponent's answer to the last
   * move?
   *
   * @param maxMoves from 1 to {@link #MOST_MOVES}
   * @param allowedMoves the moves that may begin the win; empty for all legal moves
   */
  void ask(int maxMoves, List<Long> allowedMoves) {
    this.allowedMoves = allowedMoves;
    ply = 0;
    state = ProofState.OPEN;
    ProofNode node = nodes[0];
    node.movesLeft = maxMoves;
    listMoves(node);
  }

  /**
   * Resumes until the question is settled (true), or until the budget is used up or {@code maxMadeMoves}
   * moves have been made since {@link #begin} (false).
   */
  boolean resume(long maxMadeMoves) {
    while (state == ProofState.OPEN && madeMoves < maxMadeMoves
        && (madeMoves % POLL_INTERVAL != 0 || budget.mayContinue())) {
      step();
    }
    return state != ProofState.OPEN;
  }

  /** Gives up an unsettled question and unmakes its moves. */
  void giveUp() {
    while (ply > 0) {
      position.unmake();
      ply--;
    }
  }

  /** Whether the question is settled and the answer is yes. */
  boolean isWon() {
    return state == ProofState.WON;
  }

  /** The first move of the win, after {@link #isWon}. */
  long firstMove() {
    return nodes[0].madeMove;
  }

  private boolean isAttackerToMove() {
    return ply % 2 == 0;
  }

  private void step() {
    ProofNode node = nodes[ply];
    long move = next(node);
    if (move != 0) {
      make(node, move);
      return;
    }
    // Either all moves of the attacker have failed, or no answer of the defender has prevented the win.
    boolean isWon = !isAttackerToMove() || node.moves.size() == 0 && isWon(position.outcomeWithoutMoves());
    if (isAttackerToMove()) {
      storeResult(node, isWon);
    }
    settle(isWon);
  }

  /** The next move to try; 0 if there is none. */
  private long next(ProofNode node) {
    if (node.isRefutationNext) {
      node.isRefutationNext = false;
      return node.refutation;
    }
    if (!node.isListed) {
      listMoves(node);
    }
    while (node.nextIndex < node.moves.size()) {
      long move = node.moves.get(node.nextIndex++);
      if (ply == 0 ? allowedMoves.isEmpty() || allowedMoves.contains(move) : move != node.refutation) {
        return move;
      }
    }
    return 0;
  }

  private void listMoves(ProofNode node) {
    position.legalMoves(node.moves);
    node.isListed = true;
    node.nextIndex = 0;
  }

  private void make(ProofNode node, long move) {
    node.madeMove = move;
    int movesLeft = isAttackerToMove() ? node.movesLeft : node.movesLeft - 1;
    position.make(move);
    madeMoves++;
    ply++;
    ProofNode child = nodes[ply];
    child.movesLeft = movesLeft;
    child.isListed = false;
    Optional<Outcome> end = TerminalOutcome.of(position, child.moves);
    if (end.isPresent()) {
      settle(isWon(end.get()));
    } else if (isAttackerToMove()) {
      enterAttackerNode(child);
    } else {
      enterDefenderNode(child);
    }
  }

  /** Handles a node of the attacker: settles it if its result is known. */
  private void enterAttackerNode(ProofNode child) {
    long entry = lookUp(position.hash());
    if (child.movesLeft == 0) {
      listMoves(child);
      settle(child.moves.size() == 0 && isWon(position.outcomeWithoutMoves()));
    } else if (notWonWithin(entry) >= child.movesLeft) {
      settle(false);
    } else if (wonWithin(entry) <= child.movesLeft) {
      settle(true);
    }
  }

  /**
   * Handles a node of the defender. After the attacker's last move, any legal answer refutes the win, unless
   * the attacker can win by an answer ({@link #mayAnswerWin}).
   */
  private void enterDefenderNode(ProofNode child) {
    boolean isLastMove = child.movesLeft == 1 && !mayAnswerWin;
    if (isLastMove && !isWon(position.outcomeWithoutMoves())) {
      settle(false);
      return;
    }
    child.isRefutationNext = !isLastMove && child.refutation != 0 && position.isLegal(child.refutation);
    if (child.isRefutationNext) {
      return;
    }
    listMoves(child);
    if (child.moves.size() == 0) {
      settle(isWon(position.outcomeWithoutMoves()));
    } else if (isLastMove) {
      settle(false);
    }
  }

  /** Settles the position that was just reached, and all earlier positions that this result decides. */
  private void settle(boolean isWon) {
    while (ply > 0) {
      position.unmake();
      ply--;
      if (isAttackerToMove() != isWon) {
        // Another move of the side to move may be better.
        return;
      }
      ProofNode node = nodes[ply];
      if (isWon) {
        storeResult(node, true);
      } else {
        node.refutation = node.madeMove;
      }
    }
    state = isWon ? ProofState.WON : ProofState.NOT_WON;
  }

  private boolean isWon(Outcome end) {
    return end.winner().filter(winner -> winner.ordinal() == attacker).isPresent();
  }

  private static int tableIndex(long hash) {
    return (int) (hash >>> 32) & TABLE_SIZE - 1;
  }

  /** The entry of a position; without results if none are stored. */
  private long lookUp(long hash) {
    long entry = results[tableIndex(hash)];
    return isPathIndependent && entry >>> 4 == hash >>> 4 ? entry : hash & -16;
  }

  private static long notWonWithin(long entry) {
    return entry & 3;
  }

  private static long wonWithin(long entry) {
    long within = entry >>> 2 & 3;
    return within == 0 ? Long.MAX_VALUE : within;
  }

  /** Stores the result of a node; not at the root, where moves may be excluded. */
  private void storeResult(ProofNode node, boolean isWon) {
    if (isPathIndependent && ply > 0) {
      long hash = position.hash();
      long entry = lookUp(hash);
      // The mask -13 clears bits 2–3, and -4 clears bits 0–1.
      results[tableIndex(hash)] =
          isWon ? entry & -13 | (long) node.movesLeft << 2 : entry & -4 | node.movesLeft;
    }
  }
}
