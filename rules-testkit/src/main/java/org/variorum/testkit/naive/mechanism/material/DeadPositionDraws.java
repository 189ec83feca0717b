package org.variorum.testkit.naive.mechanism.material;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaiveFenWriter;
import org.variorum.testkit.naive.position.NaivePosition;

/**
 * Draw because neither side can win by any series of moves. The class plays all series of moves. It finds no draw if
 * the pieces have too many arrangements, or if the game has goals other than mate and stalemate.
 */
public final class DeadPositionDraws implements NaiveEnding.HistoryEnding {

  /** The greatest number of arrangements of the pieces for which all series are played. */
  private static final int MAX_ARRANGEMENTS = 70_000;

  private final NaivePlay play;

  public DeadPositionDraws(NaivePlay play) {
    this.play = play;
  }

  @Override
  public Optional<String> endByHistory(List<NaivePosition> history) {
    NaivePosition position = history.getLast();
    boolean isSearchable = arrangementCount(position) <= MAX_ARRANGEMENTS;
    return isSearchable && play.hooks(NaiveEnding.class).isEmpty() && !canBeWon(position)
        ? Optional.of("dead-position 1/2-1/2") : Optional.empty();
  }

  private double arrangementCount(NaivePosition position) {
    int pieces = position.board().squares(_ -> true).size()
        + Stream.of(Side.values()).mapToInt(side -> position.hands().of(side).size()).sum();
    return Math.pow(play.rules().geometry().size(), pieces);
  }

  /** Whether some series of moves leads to a position in which a side has won. */
  private boolean canBeWon(NaivePosition start) {
    Set<String> seen = new HashSet<>();
    Deque<NaivePosition> pending = new ArrayDeque<>(List.of(start));
    seen.add(key(start));
    while (!pending.isEmpty()) {
      NaivePosition position = pending.pop();
      SortedMap<String, Candidate> moves = play.legalMoves().generate(position);
      if (moves.isEmpty() && isDecided(position)) {
        return true;
      }
      for (Candidate move : moves.values()) {
        NaivePosition after = play.successor().after(position, move);
        if (seen.add(key(after))) {
          pending.push(after);
        }
      }
    }
    return false;
  }

  /** Whether the game is won or lost for a side to move without a legal move. */
  private boolean isDecided(NaivePosition position) {
    boolean check = play.attacks().inCheck(position.board(), position.turn());
    return play.rules().definition().goals().stream().anyMatch(goal -> switch (goal) {
      case Goal.Checkmate mate -> check && mate.verdicts().of(position.turn()) != Verdict.DRAW;
      case Goal.Stalemate stalemate -> !check && stalemate.verdicts().of(position.turn()) != Verdict.DRAW;
      default -> false;
    });
  }

  /** The FEN of a position with its move counters reset. */
  private String key(NaivePosition position) {
    return new NaiveFenWriter(play.rules(), play.memories())
        .write(new NaivePosition(position.board(), position.hands(),
            position.turn(), position.moveOfTurn(), 0, 1, position.notes()));
  }
}
