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
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
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
        Json json = new Json().beginObject().name("id").value(id);
        positions.println(addPositions(json, game, id.hashCode()).endObject());
        searches.println(search(id, game));
      }
    }
  }

  private static String search(String id, Game game) {
    Engine engine =
        new Engine(game, EngineSettings.DEFAULT.experience(Experience.in(GAMES)));
    Position position = game.start();
    Json json = new Json().beginObject().name("id").value(id).name("nodes").value(NODES).name("line");
    return json
        .values(engine.search(position, SearchLimits.NONE.nodes(NODES), SearchListener.NONE).line().stream()
            .map(Move::text).toList())
        .endObject().toString();
  }

  /** Positions of a random game, each with all that is asked about it. */
  private static Json addPositions(Json json, Game game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    json.name("positions").beginArray();
    Position position = game.start();
    List<String> played = new ArrayList<>();
    for (int ply = 0; ply <= PLIES[PLIES.length - 1]; ply++) {
      if (Arrays.binarySearch(PLIES, ply) >= 0) {
        addPosition(json, position, played, random);
      }
      List<Move> moves = position.moves();
      if (moves.isEmpty() || position.outcome().isPresent()) {
        break;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      played.add(move.text());
      position = position.play(move);
    }
    return json.endArray();
  }

  private static void addPosition(Json json, Position position, List<String> played,
      SplittableRandom random) {
    json.beginObject().name("played").values(played).name("fen").value(position.fen()).name("moves")
        .value(Answers.moves(position)).name("outcome").value(Answers.outcome(position)).name("why")
        .beginArray();
    for (int i = 0; i < WHY_NOT_TEXTS; i++) {
      String text = squareName(position, random) + squareName(position, random);
      json.beginArray().value(text).value(Answers.whyNot(position, text).orElse(null)).endArray();
    }
    json.endArray().endObject();
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
    Json json = new Json().beginObject().name("file").value(file).name("text").value(text);
    if (reading.game().isEmpty()) {
      return json.name("problems").value(reading.problemsAsJson()).endObject().toString();
    }
    return addPositions(json, reading.game().get(), seed).endObject().toString();
  }

  /** The mistakes that beginners make, from the tests of the rules. */
  private void writeMistakes(Path folder) throws IOException {
    try (PrintWriter out = writer(folder, "mistakes");
        var files = Files.list(Path.of("../rules/src/test/resources"))) {
      for (Path file : files.filter(path -> path.getFileName().toString().startsWith("mistakes")).sorted()
          .toList()) {
        for (String block : Files.readString(file).split("\n\n")) {
          mistake(block).ifPresent(text -> out.println(reading("my.yaml", text, 0)));
        }
      }
    }
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
