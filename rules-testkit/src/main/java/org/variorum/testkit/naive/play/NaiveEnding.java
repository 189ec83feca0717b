package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** A way in which the game ends besides mate and stalemate. History plays no part. */
public interface NaiveEnding extends Hook {

  /** In which word the game has ended so; empty if it has not. */
  Optional<String> end(NaivePosition position);

  /** In which word the game has ended as a draw because of both sides the same holds; empty if it has not. */
  default Optional<String> tie(NaivePosition position) {
    return Optional.empty();
  }

  /** In which word the game has ended where the side to move is not in check and has no legal move; empty for the usual one. */
  default Optional<String> withoutMove(NaivePosition position) {
    return Optional.empty();
  }

  /** In which word the game has ended where the side to move is mated; empty for the usual one. */
  default Optional<String> mated(NaivePosition position) {
    return Optional.empty();
  }

  /** Whether mate and stalemate come before it (COM-7). */
  default boolean draws() {
    return false;
  }

  /** An end of the game by a goal that is judged at some moment. */
  interface Judged extends NaiveEnding {

    /** The word in which the game has ended so. */
    String word();

    /** When the goal is judged, and for which sides it holds. */
    GoalTiming moments(NaivePosition position);

    @Override
    default Optional<String> end(NaivePosition position) {
      return moments(position).ends(position) ? Optional.of(word()) : Optional.empty();
    }

    @Override
    default Optional<String> tie(NaivePosition position) {
      return moments(position).ties(position) ? Optional.of(GoalTiming.BOTH) : Optional.empty();
    }

    /** Whether White wins so after the next move of Black if it stays as it is. */
    default boolean awaitsReply(NaivePosition position) {
      return moments(position).awaitsReply(position);
    }
  }

  /** A way in which the game ends by its course, or because neither side can still win. It takes no moves away (COM-6). */
  interface Course extends Hook {

    /**
     * The word in which the game has ended, and its result: {@code perpetual-chase 0-1}; empty if it has not ended so.
     *
     * @param course the relevant positions, one move apart; the last is the current one
     */
    Optional<String> of(List<NaivePosition> course);
  }
}
