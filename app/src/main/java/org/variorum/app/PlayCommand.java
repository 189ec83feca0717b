package org.variorum.app;

import java.io.Console;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.variorum.app.board.Style;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.option.StartOption;
import org.variorum.app.play.ConsoleGame;
import org.variorum.app.play.GameConsole;
import org.variorum.app.play.PlainConsole;
import org.variorum.app.play.Players;
import org.variorum.app.play.Players.Player;
import org.variorum.app.play.TerminalConsole;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Level;
import org.variorum.rules.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The command {@code variorum play}. */
@Command(name = "play", description = "Plays a game in the terminal.")
final class PlayCommand implements Callable<Integer> {

  private final Streams streams;
  private final GameLocator locator;

  @Mixin private final GameChoice choice;

  @Mixin private final HelpOption help = new HelpOption();

  @Option(names = "--white", paramLabel = "PLAYER",
      description = "human (default) or computer") private Player white = Player.HUMAN;

  @Option(names = "--black", paramLabel = "PLAYER",
      description = "human or computer (default: computer if White is human, and human if White is the "
          + "computer)") private Optional<Player> black =
              Optional.empty();

  @Option(names = "--level", paramLabel = "1-8",
      description = "the computer's level; 8 is the strongest (default 4)") private int level = 4;

  @Option(names = "--fen", paramLabel = "FEN",
      description = "the position to start from") private String fen = "startpos";

  @Mixin private final StartOption start = new StartOption();

  @Option(names = "--load", paramLabel = "FILE.pgn", description = "a PGN file with a game to "
      + "continue") private Optional<
          String> file = Optional.empty();

  PlayCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    this.locator = locator;
    choice = new GameChoice(locator);
  }

  @Override
  public Integer call() {
    if (level < 1 || level > Level.values().length) {
      throw Complaint.usage("--level takes a number from 1 to 8, not " + level);
    }
    Game game = choice.game();
    Players players =
        new Players(white, black.orElse(white == Player.HUMAN ? Player.COMPUTER : Player.HUMAN));
    try (GameConsole console = console()) {
      ConsoleGame session =
          new ConsoleGame(console, start.position(game, fen, streams.err()::println), players,
              Level.of(level), locator.recordedGames(game), locator.gameNames(), EngineSettings.DEFAULT
                  .seed(ThreadLocalRandom.current().nextLong()).experience(choice.experience()));
      file.ifPresent(session::load);
      session.run();
    }
    return 0;
  }

  /** Parses a player from the command line. */
  static Player parsePlayer(String text) {
    return Arrays.stream(Player.values()).filter(player -> player.toString().equals(text)).findFirst()
        .orElseThrow(() -> new TypeConversionException("expected human or computer, not '" + text + "'"));
  }

  private GameConsole console() {
    Console console = System.console();
    boolean isDumb = "dumb".equals(System.getenv("TERM"));
    if (streams.in() != System.in || console == null || !console.isTerminal() || isDumb) {
      return new PlainConsole(streams.in(), streams.out());
    }
    String noColour = System.getenv("NO_COLOR");
    return new TerminalConsole(noColour == null || noColour.isEmpty() ? Style.COLOURED : Style.PLAIN);
  }
}
