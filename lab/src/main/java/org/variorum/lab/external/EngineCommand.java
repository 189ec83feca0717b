package org.variorum.lab.external;

import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.Player;
import org.variorum.lab.player.UnfitException;
import org.variorum.rules.game.Game;

/**
 * An external engine: the command that starts it, and its settings.
 *
 * @param protocol the protocol of the engine
 * @param words the program, then its arguments
 * @param options the engine's options, in the order in which they are set; a button has an empty value
 * @param variants the names that engines may use for a game; the match uses the first name that this engine supports
 * @param reserve the time by which the engine's remaining time is understated, as a margin against losing on time
 * @param log receives everything sent to the engine and received from it
 */
public record EngineCommand(Protocol protocol, List<String> words, Map<String, String> options,
    VariantNames variants, Duration reserve, ConversationLog log) implements Contender {

  /** @throws IllegalArgumentException if {@code words} is empty */
  public EngineCommand {
    words = List.copyOf(words);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    if (words.isEmpty()) {
      throw new IllegalArgumentException("the command of an engine is empty");
    }
  }

  /** The program's file name without its directory. */
  @Override
  public String name() {
    String program = words.getFirst();
    return program.substring(program.lastIndexOf('/') + 1);
  }

  @Override
  public Player createPlayer(Game game, SearchLimits limits) throws UnfitException, InterruptedException {
    EngineProcess engine = EngineProcess.start(name(), words, log);
    try {
      return switch (protocol) {
        case UCI -> new UciPlayer(engine, UciDialect.UCI, this, game);
        case USI -> new UciPlayer(engine, UciDialect.USI, this, game);
        case XBOARD -> new XBoardPlayer(engine, this, game, limits);
      };
    } catch (UnfitException | InterruptedException | RuntimeException e) {
      engine.close();
      throw e;
    }
  }

  /** The remaining time to report to the engine, in milliseconds. */
  long reportedMillis(Duration left) {
    return Math.max(1, left.minus(reserve).toMillis());
  }

  /**
   * The engine's name for a game.
   *
   * @param supported the variants that the engine supports
   * @throws UnfitException if the engine does not support the game
   */
  String variant(Game game, Collection<String> supported) throws UnfitException {
    List<String> names = variants.names(game);
    return names.stream().filter(supported::contains).findFirst().orElseThrow(() -> new UnfitException(
        name() + " knows no variant " + String.join(" or ", names)
            + "; add variant=NAME with its name for the game. It knows: " + String.join(", ", supported)));
  }
}
