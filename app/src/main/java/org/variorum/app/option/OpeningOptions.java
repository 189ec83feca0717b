package org.variorum.app.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.variorum.engine.Experience;
import org.variorum.lab.match.OpeningFile;
import org.variorum.lab.match.OpeningFile.OpeningException;
import org.variorum.lab.match.Openings;
import org.variorum.lab.match.RandomOpenings;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options for the openings of match games. */
public final class OpeningOptions {

  private static final int USUAL_PLIES = 8;
  private static final int MOST_PLIES = 200;

  @Option(names = "--openings", paramLabel = "FILE",
      description = "openings: a FEN or EPD a line, or games in PGN; by default random moves") private Optional<
          Path> file =
              Optional.empty();

  @Option(names = "--opening-plies", paramLabel = "N",
      description = "how many random moves make an opening (default " + USUAL_PLIES
          + "), or how many of each game in PGN (default all)") private Optional<Integer> plies =
              Optional.empty();

  @Mixin private final StartOption start = new StartOption();

  @Option(names = "--seed", paramLabel = "N",
      description = "the same number gives the same random openings (default ${DEFAULT-VALUE})") private long seed =
          1;

  /**
   * Returns the openings.
   *
   * @param experience the learnt data of the game, which an engine uses to check that random openings are balanced
   * @param complaints receives a message for each unreadable game of the file
   */
  public Openings openings(Game game, Experience experience, Consumer<String> complaints) {
    int maxPlies = plies.orElse(file.isPresent() ? MOST_PLIES : USUAL_PLIES);
    if (maxPlies < 0 || maxPlies > MOST_PLIES) {
      throw Complaint.usage("--opening-plies takes a number from 0 to " + MOST_PLIES + ", not " + maxPlies);
    }
    Optional<Position> named = start.named(game);
    if (named.isPresent() && file.isPresent()) {
      throw Complaint.usage("--openings says where games begin: leave out --start");
    }
    return file.isPresent() ? read(game, file.get(), maxPlies, complaints)
        : new RandomOpenings(game, named, experience, maxPlies, seed);
  }

  private static Openings read(Game game, Path file, int plies, Consumer<String> complaints) {
    try {
      return Openings.of(OpeningFile.read(game, Files.readString(file), plies,
          words -> complaints.accept(file + ": " + words)));
    } catch (OpeningException e) {
      throw Complaint.usage(file + ": " + e.getMessage());
    } catch (IOException e) {
      throw Complaint.usage("cannot read " + file + " as text; is it a file that you may read?");
    }
  }
}
