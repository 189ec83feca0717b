package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.NaivePosition;

/**
 * Finds out how a game ends by goals other than mate and stalemate. If several apply, the first in the definition
 * counts.
 */
public final class NaiveEndings {
  private final NaivePlay play;
  private final List<NaiveEnding> endings;

  NaiveEndings(NaivePlay play) {
    this.play = play;
    endings = play.all(NaiveEnding.class);
  }

  /** The end that takes precedence over mate and stalemate: it does not depend on legal moves. */
  public Optional<String> won(NaivePosition position) {
    return end(position, false);
  }

  /** The draw over which mate and stalemate take precedence (COM-7). */
  public Optional<String> drawn(NaivePosition position) {
    return end(position, true);
  }

  /** How the game ends if the side to move is not in check and has no legal move. */
  public String withoutMove(NaivePosition position) {
    return endings.stream().flatMap(ending -> ending.withoutMove(position).stream()).findFirst()
        .orElse("stalemate");
  }

  /** How the game ends if the side to move is mated. */
  public String mated(NaivePosition position) {
    return endings.stream().flatMap(ending -> ending.mated(position).stream()).findFirst().orElse("mate");
  }

  private Optional<String> end(NaivePosition position, boolean draw) {
    return endings.stream().flatMap(ending -> Stream
        .of(ending.draws() == draw ? ending.end(position) : Optional.<String>empty(),
            draw ? Optional.<String>empty() : foreseen(ending, position),
            draw ? ending.tie(position) : Optional.<String>empty())
        .flatMap(Optional::stream)).findFirst();
  }

  /** A win of White that no legal reply of Black can prevent; empty if there is none. */
  private Optional<String> foreseen(NaiveEnding ending, NaivePosition position) {
    return ending instanceof NaiveEnding.Judged judged && judged.awaitsReply(position)
        && play.legalMoves().of(position).values().stream()
            .map(move -> play.successor().after(position, move))
            .allMatch(after -> after.turn() == Side.WHITE && judged.end(after).isPresent()
                && won(after).equals(judged.end(after)))
                    ? Optional.of(judged.word()) : Optional.empty();
  }
}
