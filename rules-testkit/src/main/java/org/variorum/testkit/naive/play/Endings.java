package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Position;

/** Ends of the game besides mate and stalemate. Of several, the first in the definition counts. */
public final class Endings {
  private final Play play;
  private final List<Ending> endings;

  Endings(Play play) {
    this.play = play;
    endings = play.all(Ending.class);
  }

  /** The end that comes before mate and stalemate: a side has won, whatever moves there are. */
  public Optional<String> won(Position position) {
    return end(position, false);
  }

  /** The end that mate and stalemate come before (COM-7). */
  public Optional<String> drawn(Position position) {
    return end(position, true);
  }

  /** The end where the side to move is not in check and has no legal move. */
  public String withoutMove(Position position) {
    return endings.stream().flatMap(ending -> ending.withoutMove(position).stream()).findFirst()
        .orElse("stalemate");
  }

  /** The end where the side to move is mated. */
  public String mated(Position position) {
    return endings.stream().flatMap(ending -> ending.mated(position).stream()).findFirst().orElse("mate");
  }

  private Optional<String> end(Position position, boolean draw) {
    return endings.stream().flatMap(ending -> Stream
        .of(ending.draws() == draw ? ending.end(position) : Optional.<String>empty(),
            draw ? Optional.<String>empty() : foreseen(ending, position),
            draw ? ending.tie(position) : Optional.<String>empty())
        .flatMap(Optional::stream)).findFirst();
  }

  /** The end that comes after Black's reply, whichever that is. */
  private Optional<String> foreseen(Ending ending, Position position) {
    return ending instanceof Ending.Judged judged && judged.awaitsReply(position)
        && play.legalMoves().of(position).values().stream()
            .map(move -> play.successor().after(position, move))
            .allMatch(after -> after.turn() == Side.WHITE && judged.end(after).isPresent()
                && won(after).equals(judged.end(after)))
                    ? Optional.of(judged.word()) : Optional.empty();
  }
}
