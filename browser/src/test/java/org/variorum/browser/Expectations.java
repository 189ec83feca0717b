package org.variorum.browser;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.variorum.browser.language.LanguageExpectations;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;
import org.variorum.rules.position.Move;
import org.variorum.testkit.random.RandomDefinition;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes what this Java virtual machine answers, a JSON object a line, for a test that compares it with what the
 * translated program answers.
 */
public final class Expectations {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final Path GAMES = Path.of(System.getProperty("variorum.games", "../games"));
  private static final int[] PLIES =
      DEEP ? new int[] {0, 1, 2, 5, 9, 14, 20, 30, 50, 80} : new int[] {0, 3, 24};
  private static final int RANDOM_DEFINITIONS = DEEP ? 20_000 : 300;
  private static final int WHY_NOT_TEXTS = 6;
  /** Without a deep check, one game in four. */
  private static final int GAMES_STEP = DEEP ? 1 : 4;
  private static final int NODES = DEEP ? 20_000 : 1_000;

  private static final JsonMapper JSON = JsonMapper.shared();

  private record PlayedGame(String id, List<PlayedPosition> positions) {}

  /** Moves, outcome and reasons are as the program tells them. */
  private record PlayedPosition(List<String> played, String fen, String moves, String outcome,
      List<List<@Nullable String>> why) {}

  private record SearchedGame(String id, int nodes, List<String> line) {}

  /** A definition with its problems, or with positions of its game. */
  private record ReadDefinition(String file, String text, @Nullable String problems,
      @Nullable List<PlayedPosition> positions) {}

  private final Library library = new DirectoryLibrary(GAMES);
  private final DefinitionReader reader = new DefinitionReader(library);

  private Expectations() {}

  /** @param arguments the folder for the files */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    Expectations expectations = new Expectations();
    expectations.writeShipped(folder);
    expectations.writeRandom(folder);
    expectations.writeMistakes(folder);
    try (PrintWriter site = writer(folder, "site")) {
      SiteExpectations.write(expectations.library, new DirectoryPages(GAMES), DEEP, site);
    }
  }

  private void writeShipped(Path folder) throws IOException {
    try (PrintWriter positions = writer(folder, "positions");
        PrintWriter searches = writer(folder, "searches")) {
      List<String> ids = library.ids();
      for (int i = 0; i < ids.size(); i += GAMES_STEP) {
        String id = ids.get(i);
        Game game = Game.of(reader.read(id, List.of()));
        positions.println(JSON.writeValueAsString(new PlayedGame(id, positions(game, id.hashCode()))));
        searches.println(JSON.writeValueAsString(search(id, game)));
      }
    }
  }

  private static SearchedGame search(String id, Game game) {
    Engine engine =
        new Engine(game, EngineSettings.DEFAULT.experience(Experience.in(GAMES)));
    Result result = engine.search(game.start(), SearchLimits.NONE.nodes(NODES), SearchListener.NONE);
    return new SearchedGame(id, NODES, result.line().stream().map(Move::text).toList());
  }

  /** Positions of a random game, each with all that is asked about it. */
  private static List<PlayedPosition> positions(Game game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<PlayedPosition> positions = new ArrayList<>();
    Position position = game.start();
    List<String> played = new ArrayList<>();
    for (int ply = 0; ply <= PLIES[PLIES.length - 1]; ply++) {
      if (Arrays.binarySearch(PLIES, ply) >= 0) {
        positions.add(played(position, List.copyOf(played), random));
      }
      List<Move> moves = position.moves();
      if (moves.isEmpty() || position.outcome().isPresent()) {
        break;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      played.add(move.text());
      position = position.play(move);
    }
    return positions;
  }

  private static PlayedPosition played(Position position, List<String> played, SplittableRandom random) {
    List<List<@Nullable String>> why = new ArrayList<>();
    for (int i = 0; i < WHY_NOT_TEXTS; i++) {
      String text = squareName(position, random) + squareName(position, random);
      why.add(Arrays.asList(text, PackageAnswers.whyNot(position, text).orElse(null)));
    }
    return new PlayedPosition(played, position.fen(), PackageAnswers.moves(position),
        PackageAnswers.outcome(position), why);
  }

  private static String squareName(Position position, SplittableRandom random) {
    return position.game().board().name(random.nextInt(position.game().board().size()));
  }

  private void writeRandom(Path folder) throws IOException {
    try (PrintWriter out = writer(folder, "random")) {
      for (int seed = 0; seed < RANDOM_DEFINITIONS; seed++) {
        out.println(reading("random.yaml", RandomDefinition.text(seed), seed));
      }
    }
  }

  private String reading(String file, String text, long seed) {
    Reading reading = Reading.of(file, text, List.of(), library);
    return JSON.writeValueAsString(reading.game().isEmpty()
        ? new ReadDefinition(file, text, reading.problemsAsJson(), null)
        : new ReadDefinition(file, text, null, positions(reading.game().get(), seed)));
  }

  private void writeMistakes(Path folder) throws IOException {
    List<String> texts = mistakes();
    try (PrintWriter out = writer(folder, "mistakes"); PrintWriter language = writer(folder, "language")) {
      texts.forEach(text -> out.println(reading("my.yaml", text, 0)));
      LanguageExpectations.write(library, texts, DEEP, language);
    }
  }

  /** The mistakes that beginners make, from the tests of the rules. */
  private static List<String> mistakes() throws IOException {
    List<String> texts = new ArrayList<>();
    try (var files = Files.list(Path.of("../rules/src/test/resources"))) {
      for (Path file : files.filter(path -> path.getFileName().toString().startsWith("mistakes")).sorted()
          .toList()) {
        for (String block : Files.readString(file).split("\n\n")) {
          mistake(block).ifPresent(texts::add);
        }
      }
    }
    return texts;
  }

  private static Optional<String> mistake(String block) {
    String text = String.join("\n",
        block.lines().filter(line -> !line.startsWith("#") && !line.startsWith("=> ")).toList());
    return text.isEmpty() ? Optional.empty()
        : Optional.of((text.startsWith("game:") ? text : "game: A\nfrom: chess\n" + text) + "\n");
  }

  private static PrintWriter writer(Path folder, String name) throws IOException {
    return new PrintWriter(Files.newBufferedWriter(folder.resolve(name + ".jsonl")));
  }
}
