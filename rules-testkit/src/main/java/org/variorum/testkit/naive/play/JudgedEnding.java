package org.variorum.testkit.naive.play;

import java.util.Optional;
import org.variorum.testkit.naive.position.Position;

/** An end of the game by a goal that is judged at some moment. */
public interface JudgedEnding extends Ending {

  /** The word in which the game has ended so. */
  String word();

  /** Whether the goal holds, and of whom. */
  Moments moments(Position position);

  @Override
  default Optional<String> end(Position position) {
    return moments(position).ends(position) ? Optional.of(word()) : Optional.empty();
  }

  @Override
  default Optional<String> tie(Position position) {
    return moments(position).ties(position) ? Optional.of(Moments.BOTH) : Optional.empty();
  }

  /** Whether White wins so after the next move of Black if it stays as it is. */
  default boolean awaitsReply(Position position) {
    return moments(position).awaitsReply(position);
  }
}
