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

/** Option for the number of a start position, in games with several. */
public final class StartOption {

  private static final String STARTPOS = "startpos";

  @Option(names = "--start", paramLabel = "N",
      description = "the number of a start position, or random; only for games with several start "
          + "positions") private Optional<
              String> start = Optional.empty();

  public boolean isGiven() {
    return start.isPresent();
  }

  /** The start position with the number that the option names; empty without the option. */
  public Optional<Position> numberedStart(Game game) {
    try {
      return start
          .map(text -> StartPositions.requireSeveral(game)
              .position(StartPositions.requireSeveral(game).read(text, ThreadLocalRandom.current())));
    } catch (NoSuchStartException e) {
      throw Complaint.usage("--start: " + e.getMessage());
    }
  }

  /**
   * Returns the start position with the option's number or, without the option, the position of a FEN or EPD. The text
   * {@code startpos} means the standard start position.
   *
   * @param remarks receives a message about ignored operations of an EPD
   */
  public Position position(Game game, String fen, Consumer<String> remarks) {
    Optional<Position> numberedStart = numberedStart(game);
    if (numberedStart.isPresent() && !fen.equals(STARTPOS)) {
      throw Complaint.usage("a FEN and --start exclude each other: leave one out");
    }
    try {
      if (numberedStart.isPresent() || fen.equals(STARTPOS)) {
        return numberedStart.orElseGet(game::start);
      }
      Epd epd = Epd.read(game, fen);
      epd.ignoredMessage().ifPresent(remarks);
      return epd.position();
    } catch (FenException | IllegalSetupException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }
}
