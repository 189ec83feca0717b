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
 * Looks for a forced win in few moves ({@link Technique#FORCED_WINS}) and leaves no move of either side out, so that
 * what it finds is the shortest. It evaluates nothing, so that a move costs it a small part of what a node costs the
 * search. A later call resumes where the last one stopped. Not thread-safe.
 */
public final class ForcedWin {

  /**
   * A win that nothing can prevent.
   *
   * @param codes the moves of both sides; the loser delays the end as long as possible
   * @param plies until the game is won
   */
  public record WinningLine(List<Long> codes, int plies) {}

  /** After this many search nodes, the solver may have made as many moves if there is time to use. */
  private static final long EVEN_NODES = 50_000;
  /** Where a move is all that is wanted, it is this part of that. */
  private static final long HURRIED = 8;
  /** The number of moves spent to make sure that a known win is the shortest: some tenths of a second. */
  private static final long TO_FINISH = 1 << 20;
  /** The number of search nodes between two calls. */
  private static final long EVERY = 1 << 10;
  private static final long NEVER = Long.MAX_VALUE;

  private final boolean used;
  private final WinProof proof;
  private MutablePosition position;
  private List<Long> allowed = List.of();
  private SearchBudget budget = SearchBudget.NONE;
  private boolean enough;
  private long due = NEVER;
  /** In how many moves a win is looked for; in fewer there is none. */
  private int within = 1;
  private Optional<WinningLine> found = Optional.empty();

  public ForcedWin(Game game, boolean used) {
    this.used = used;
    proof = new WinProof(game, used);
    position = game.start().mutable();
  }

  /**
   * Begins with another root.
   *
   * @param root is this object's own from now on
   * @param firstMoves the first moves to look at; all if empty
   * @param lines how many lines are wanted: if one, a win is enough, and ends the search
   * @param remembering whether what is found out of a position holds however it has come about
   */
  public void begin(MutablePosition root, List<Long> firstMoves, SearchBudget spending, int lines,
      boolean remembering) {
    position = root;
    allowed = firstMoves;
    budget = spending;
    enough = lines == 1;
    due = used ? EVERY : NEVER;
    found = Optional.empty();
    within = 1;
    if (used) {
      proof.begin(root, spending, remembering);
      proof.ask(within, allowed);
    }
  }

  /** The shortest win, if there is one and it has been found. */
  public Optional<WinningLine> found() {
    return found;
  }

  /** Whether it is time to {@link #goOn}. */
  public boolean isDue(long nodes) {
    return nodes >= due;
  }

  /**
   * Goes on looking, as long as it has taken no more than its share of the time: of short searches next to nothing, and little of
   * those that are to find a move in a game.
   *
   * @param nodes how many the search has looked at
   */
  public void goOn(long nodes) {
    long share = nodes < 2 * EVEN_NODES ? nodes * nodes / EVEN_NODES : 2 * nodes;
    due = search(budget.isPatient() ? share : share / HURRIED, WinProof.MOST_MOVES) ? NEVER : nodes + EVERY;
    if (enough && found.isPresent()) {
      budget.spend();
    }
  }

  /** Searches until it is known whether there is a win in {@code moves} moves, or until the limit or the budget ends. */
  public void finish(int moves) {
    if (used) {
      search(TO_FINISH, Math.min(moves, WinProof.MOST_MOVES));
    }
  }

  /** Searches for a win in at most {@code moves} moves; returns whether the question is settled. */
  private boolean search(long most, int moves) {
    while (found.isEmpty() && within <= moves && proof.settles(most)) {
      if (proof.isWon()) {
        found = Optional.of(line());
      } else if (++within <= WinProof.MOST_MOVES) {
        proof.ask(within, allowed);
      }
    }
    return found.isPresent() || within > moves;
  }

  /** The win that has been found, which takes some thousand moves more; not all of it if the budget ends. */
  private WinningLine line() {
    List<Long> line = new ArrayList<>();
    long next = proof.first();
    for (int left = within - 1; next != 0; left--) {
      line.add(next);
      position.make(next);
      long answer = longest(left);
      next = 0;
      if (answer != 0) {
        line.add(answer);
        position.make(answer);
        next = isOver() || !wins(left) ? 0 : proof.first();
      }
    }
    boolean whole = isOver();
    line.forEach(move -> position.unmake());
    return new WinningLine(line, whole ? line.size() : 2 * within - 1);
  }

  /** The answer after which the win takes longest; 0 where there is none. */
  private long longest(int left) {
    long longest = 0;
    int most = -1;
    for (long answer : answers()) {
      position.make(answer);
      int needed = isOver() ? 0 : 1;
      while (needed > 0 && needed < left && !isWonWithin(needed)) {
        needed++;
      }
      position.unmake();
      if (needed > most) {
        most = needed;
        longest = answer;
      }
    }
    return longest;
  }

  private boolean isOver() {
    return answers().length == 0;
  }

  /** The moves of the side to move; none where the game is over. */
  private long[] answers() {
    MoveList list = position.legalMoves(new MoveList());
    int size = position.ended().isPresent() ? 0 : list.size();
    return IntStream.range(0, size).mapToLong(list::get).toArray();
  }

  /** Whether the attacker, to move, wins within {@code most} moves; {@link WinProof#first} gives the first move. */
  private boolean wins(int most) {
    for (int moves = 1; moves <= most; moves++) {
      if (isWonWithin(moves)) {
        return true;
      }
    }
    return false;
  }

  private boolean isWonWithin(int moves) {
    proof.ask(moves, List.of());
    boolean settled = proof.settles(Long.MAX_VALUE);
    proof.giveUp();
    return settled && proof.isWon();
  }
}
