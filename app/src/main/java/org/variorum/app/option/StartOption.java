package org.variorum.app.option;

import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.NoSuchStartException;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import picocli.CommandLine.Option;

/** Option for the number of a start position, in games with many. */
public final class StartOption {

  private static final String USUAL = "startpos";

  @Option(names = "--start", paramLabel = "N",
      description = "the number of a start position, or random; only for games with several start "
          + "positions") private Optional<
              String> start = Optional.empty();

  public boolean isGiven() {
    return start.isPresent();
  }

  /** The numbered start position; empty without the option. */
  public Optional<Position> numbered(Game game) {
    try {
      return start
          .map(text -> StartPositions.some(game)
              .position(StartPositions.some(game).read(text, ThreadLocalRandom.current())));
    } catch (NoSuchStartException e) {
      throw Complaint.usage("--start: " + e.getMessage());
    }
  }

  /**
   * Returns the numbered start position, or the position of a FEN or EPD. {@code startpos} is the standard start
   * position.
   *
   * @param remarks receives a message about ignored operations of an EPD
   */
  public Position position(Game game, String fen, Consumer<String> remarks) {
    Optional<Position> numbered = numbered(game);
    if (numbered.isPresent() && !fen.equals(USUAL)) {
      throw Complaint.usage("a FEN and --start exclude each other: leave one out");
    }
    try {
      if (numbered.isPresent() || fen.equals(USUAL)) {
        return numbered.orElseGet(game::start);
      }
      Epd epd = Epd.read(game, fen);
      epd.ignored().ifPresent(remarks);
      return epd.position();
    } catch (FenException | IllegalSetupException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }
}
