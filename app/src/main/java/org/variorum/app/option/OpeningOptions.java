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

  private static final int DEFAULT_PLIES = 8;
  private static final int MOST_PLIES = 200;

  @Option(names = "--openings", paramLabel = "FILE",
      description = "a file of openings: one FEN or EPD per line, or PGN games; without it, random "
          + "moves") private Optional<
              Path> file =
                  Optional.empty();

  @Option(names = "--opening-plies", paramLabel = "N",
      description = "length of an opening in plies: of random moves (default " + DEFAULT_PLIES
          + "), or of the first moves of each PGN game (default and maximum "
          + MOST_PLIES + ")") private Optional<Integer> plies =
              Optional.empty();

  @Mixin private final StartOption start = new StartOption();

  @Option(names = "--seed", paramLabel = "N",
      description = "the random seed; the same seed gives the same random openings (default "
          + "${DEFAULT-VALUE})") private long seed =
              1;

  /**
   * Returns the openings.
   *
   * @param experience the learnt data of the game, which an engine uses to check that random openings are balanced
   * @param complaints receives a message for each unreadable game of the file
   */
  public Openings openings(Game game, Experience experience, Consumer<String> complaints) {
    int maxPlies = plies.orElse(file.isPresent() ? MOST_PLIES : DEFAULT_PLIES);
    if (maxPlies < 0 || maxPlies > MOST_PLIES) {
      throw Complaint.usage("--opening-plies takes a number from 0 to " + MOST_PLIES + ", not " + maxPlies);
    }
    Optional<Position> numberedStart = start.numberedStart(game);
    if (numberedStart.isPresent() && file.isPresent()) {
      throw Complaint.usage("--openings and --start exclude each other: leave one out");
    }
    return file.isPresent() ? read(game, file.get(), maxPlies, complaints)
        : new RandomOpenings(game, numberedStart, experience, maxPlies, seed);
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
