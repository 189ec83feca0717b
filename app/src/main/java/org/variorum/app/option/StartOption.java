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

/** The start position of a game that has many, as the command line names it. */
public final class StartOption {

  private static final String USUAL = "startpos";

  @Option(names = "--start", paramLabel = "N",
      description = "the start of this number, where a game has many, or random") private Optional<
          String> start = Optional.empty();

  public boolean isGiven() {
    return start.isPresent();
  }

  /** The start that is named; empty if none is. */
  public Optional<Position> named(Game game) {
    try {
      return start
          .map(text -> StartPositions.some(game)
              .position(StartPositions.some(game).read(text, ThreadLocalRandom.current())));
    } catch (NoSuchStartException e) {
      throw Complaint.usage("--start: " + e.getMessage());
    }
  }

  /**
   * The start that is named, or the position of a FEN or EPD from the command line; {@code startpos} is the start.
   *
   * @param remarks receives a message about the operations of an EPD
   */
  public Position position(Game game, String fen, Consumer<String> remarks) {
    Optional<Position> named = named(game);
    if (named.isPresent() && !fen.equals(USUAL)) {
      throw Complaint.usage("a game begins at a FEN or at a start by number: leave one out");
    }
    try {
      if (named.isPresent() || fen.equals(USUAL)) {
        return named.orElseGet(game::start);
      }
      Epd epd = Epd.read(game, fen);
      epd.ignored().ifPresent(remarks);
      return epd.position();
    } catch (FenException | IllegalSetupException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }
}
