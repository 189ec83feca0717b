package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** End of the game other than mate and stalemate, independent of history. */
public interface NaiveEnding extends Hook {

  /** The word of the end; empty if the game has not ended by this rule. */
  Optional<String> end(NaivePosition position);

  /** The word of a draw because the goal holds for both sides; empty if there is no such draw. */
  default Optional<String> bothSidesDraw(NaivePosition position) {
    return Optional.empty();
  }

  /** The word of the end if the side to move is stalemated; empty for the usual word, {@code stalemate}. */
  default Optional<String> stalemateWord(NaivePosition position) {
    return Optional.empty();
  }

  /** The word of the end if the side to move is mated; empty for the usual word, {@code mate}. */
  default Optional<String> mateWord(NaivePosition position) {
    return Optional.empty();
  }

  /** Whether this end is a draw, so that mate and stalemate take precedence over it (COM-7). */
  default boolean isDraw() {
    return false;
  }

  /** End by a goal that is judged at a given time. */
  interface TimedGoal extends NaiveEnding {

    /** The word of this end. */
    String endWord();

    /** The goal with the time when it is judged and the sides for which it holds in a position. */
    GoalTiming timing(NaivePosition position);

    @Override
    default Optional<String> end(NaivePosition position) {
      return timing(position).endsGame(position) ? Optional.of(endWord()) : Optional.empty();
    }

    @Override
    default Optional<String> bothSidesDraw(NaivePosition position) {
      return timing(position).endsInTie(position) ? Optional.of(GoalTiming.BOTH_SIDES) : Optional.empty();
    }

    /** Whether Black is to reply, and White wins if the goal still holds after the reply. */
    default boolean awaitsReply(NaivePosition position) {
      return timing(position).awaitsReply(position);
    }
  }

  /** End by the history of the game, or because neither side can still win. Legal moves ignore this end (COM-6). */
  interface HistoryEnding extends Hook {

    /**
     * The word and the result of the end, for example {@code perpetual-chase 0-1}; empty if the game has not ended by
     * this rule.
     *
     * @param history the positions from the first occurrence of the current position to the current position, one move
     *     apart
     */
    Optional<String> endByHistory(List<NaivePosition> history);
  }
}
