package org.variorum.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.variorum.app.laws.LawReport;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.rules.language.GameCard;
import org.variorum.testkit.laws.LawTrial;
import org.variorum.testkit.laws.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code variorum laws}. */
@Command(name = "laws",
    description = "Tests the laws of the test suite on a game's definition: once without the game's options, "
        + "and once with each of them alone. The laws are tested in positions of random games and in random "
        + "arrangements. Examples: taking back a move restores the position; a slow interpreter finds the "
        + "same moves; a written FEN is read correctly. A broken law is a bug of the program: please report "
        + "it.")
final class LawsCommand implements Callable<Integer> {

  private final Streams streams;
  private final GameLocator locator;

  @Mixin private final HelpOption help = new HelpOption();

  @Parameters(index = "0", paramLabel = "FILE",
      description = "the path of a definition file, or a game's id") private String file = "";

  @Option(names = "--positions", paramLabel = "N",
      description = "the number of positions in which the cheapest laws are tested, for each variant of the "
          + "game (without its options, and with each of them alone); slower laws are tested in fewer "
          + "positions (default ${DEFAULT-VALUE})") private int positions = 400;

  @Option(names = "--seed", paramLabel = "S",
      description = "the random seed; the same seed gives the same positions (default ${DEFAULT-VALUE})") private long seed =
          1;

  LawsCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    this.locator = locator;
  }

  @Override
  public Integer call() {
    if (positions < 1) {
      throw Complaint.usage("--positions takes a number from 1 on, not " + positions);
    }
    LawReport report = new LawReport(file, seed, positions, LawTrial.of(variants(), seed, positions));
    report.lines().forEach(streams.out()::println);
    return report.isSound() ? 0 : Complaint.FAILURE;
  }

  private List<Variant> variants() {
    List<Variant> variants = new ArrayList<>(List.of(variant(file, List.of())));
    for (GameCard.Option option : locator.card(file).options()) {
      variants.add(variant(file + " with " + option.id(), List.of(option.id())));
    }
    return variants;
  }

  private Variant variant(String name, List<String> options) {
    return new Variant(name, locator.game(file, options).definition());
  }
}
