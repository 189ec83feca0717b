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
    endings = play.all(NaiveEnding.class);
  }

  /** The word of an end that takes precedence over mate and stalemate, and so needs no move generation. */
  public Optional<String> won(NaivePosition position) {
    return end(position, false);
  }

  /** The word of a draw over which mate and stalemate take precedence (COM-7). */
  public Optional<String> drawn(NaivePosition position) {
    return end(position, true);
  }

  /** The word of the end if the side to move is not in check and has no legal move. */
  public String withoutMove(NaivePosition position) {
    return endings.stream().flatMap(ending -> ending.withoutMove(position).stream()).findFirst()
        .orElse("stalemate");
  }

  /** The word of the end if the side to move is mated. */
  public String mated(NaivePosition position) {
    return endings.stream().flatMap(ending -> ending.mated(position).stream()).findFirst().orElse("mate");
  }

  private Optional<String> end(NaivePosition position, boolean draw) {
    return endings.stream().flatMap(ending -> Stream
        .of(ending.draws() == draw ? ending.end(position) : Optional.<String>empty(),
            draw ? Optional.<String>empty() : unpreventableWin(ending, position),
            draw ? ending.tie(position) : Optional.<String>empty())
        .flatMap(Optional::stream)).findFirst();
  }

  /** The word of White's win if no legal reply by Black prevents it; empty if there is no such win. */
  private Optional<String> unpreventableWin(NaiveEnding ending, NaivePosition position) {
    return ending instanceof NaiveEnding.Judged judged && judged.awaitsReply(position)
        && play.legalMoves().of(position).values().stream()
            .map(move -> play.successor().after(position, move))
            .allMatch(after -> after.turn() == Side.WHITE && judged.end(after).isPresent()
                && won(after).equals(judged.end(after)))
                    ? Optional.of(judged.word()) : Optional.empty();
  }
}
