package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.NaivePosition;

/** Ends of the game by goals other than mate and stalemate. The first applicable goal in the definition counts. */
public final class NaiveEndings {
  private final NaivePlay play;
  private final List<NaiveEnding> endings;

  NaiveEndings(NaivePlay play) {
    this.play = play;
    endings = play.hooks(NaiveEnding.class);
  }

  /**
   * The word of an end other than a draw. It takes precedence over mate and stalemate, and also holds if the
   * side to move has no legal moves.
   */
  public Optional<String> decisiveEnd(NaivePosition position) {
    return end(position, false);
  }

  /** The word of a draw. Mate and stalemate take precedence over it (COM-7). */
  public Optional<String> drawEnd(NaivePosition position) {
    return end(position, true);
  }

  /** The word of the end if the side to move is stalemated. */
  public String stalemateWord(NaivePosition position) {
    return endings.stream().flatMap(ending -> ending.stalemateWord(position).stream()).findFirst()
        .orElse("stalemate");
  }

  /** The word of the end if the side to move is mated. */
  public String mateWord(NaivePosition position) {
    return endings.stream().flatMap(ending -> ending.mateWord(position).stream()).findFirst().orElse("mate");
  }

  /** The word of the first draw if {@code isDraw}, and of the first end other than a draw if it is false. */
  private Optional<String> end(NaivePosition position, boolean isDraw) {
    return endings.stream().flatMap(ending -> Stream
        .of(ending.isDraw() == isDraw ? ending.end(position) : Optional.<String>empty(),
            isDraw ? Optional.<String>empty() : unpreventableWin(ending, position),
            isDraw ? ending.bothSidesDraw(position) : Optional.<String>empty())
        .flatMap(Optional::stream)).findFirst();
  }

  /**
   * The word of a win by White that no legal reply by Black prevents; empty if there is no such win. Some
   * goals are judged only after Black's reply, because Black has made one move less.
   */
  private Optional<String> unpreventableWin(NaiveEnding ending, NaivePosition position) {
    return ending instanceof NaiveEnding.TimedGoal goal && goal.awaitsReply(position)
        && play.legalMoves().generate(position).values().stream()
            .map(move -> play.successor().after(position, move))
            .allMatch(after -> after.turn() == Side.WHITE && goal.end(after).isPresent()
                && decisiveEnd(after).equals(goal.end(after)))
                    ? Optional.of(goal.endWord()) : Optional.empty();
  }
}
