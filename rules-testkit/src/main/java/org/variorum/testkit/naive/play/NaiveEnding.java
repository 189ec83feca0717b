package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** End of the game other than mate and stalemate, independent of history. */
public interface NaiveEnding extends Hook {

  /** The word of the end; empty if the game has not ended by this rule. */
  Optional<String> end(NaivePosition position);

  /** The word of a draw because the goal holds for both sides; empty if it does not. */
  default Optional<String> tie(NaivePosition position) {
    return Optional.empty();
  }

  /** The word of the end if the side to move is not in check and has no legal move; empty for the usual word. */
  default Optional<String> withoutMove(NaivePosition position) {
    return Optional.empty();
  }

  /** The word of the end if the side to move is mated; empty for the usual word. */
  default Optional<String> mated(NaivePosition position) {
    return Optional.empty();
  }

  /** Whether mate and stalemate take precedence over this end (COM-7). */
  default boolean draws() {
    return false;
  }

  /** End by a goal that is judged at a given time. */
  interface Judged extends NaiveEnding {

    /** The word of this end. */
    String word();

    /** The time when the goal is judged, and the sides for which it holds. */
    GoalTiming timing(NaivePosition position);

    @Override
    default Optional<String> end(NaivePosition position) {
      return timing(position).endsGame(position) ? Optional.of(word()) : Optional.empty();
    }

    @Override
    default Optional<String> tie(NaivePosition position) {
      return timing(position).endsInTie(position) ? Optional.of(GoalTiming.BOTH) : Optional.empty();
    }

    /** Whether White wins if the goal still holds after Black's reply. */
    default boolean awaitsReply(NaivePosition position) {
      return timing(position).awaitsReply(position);
    }
  }

  /** End by the history of the game, or because neither side can still win. It removes no legal moves (COM-6). */
  interface ByHistory extends Hook {

    /**
     * The word and the result of the end, for example {@code perpetual-chase 0-1}; empty if the game has not ended by
     * this rule.
     *
     * @param history the positions from the first occurrence of the current position to the current position, one move
     *     apart
     */
    Optional<String> of(List<NaivePosition> history);
  }
}
