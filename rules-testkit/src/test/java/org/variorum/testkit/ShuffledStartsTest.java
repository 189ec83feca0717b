package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/**
 * Castling from any squares agrees with Fairy-Stockfish, three plies deep in positions of random games, each from another order of the
 * pieces on the first rank.
 */
class ShuffledStartsTest {

  private static final Path PROGRAM = Path.of("/usr/games/fairy-stockfish");
  private static final int POSITIONS = 150;
  private static final int DEPTH = 3;
  private static final int MOST_PLIES = 30;

  @ParameterizedTest
  @ValueSource(strings = {"fischerandom", "caparandom"})
  void countsAgree(String id) throws IOException {
    assumeTrue(Files.isExecutable(PROGRAM), "fairy-stockfish is not installed");
    Game game = Game.of(GameFiles.definition(id, List.of()));
    Process process = new ProcessBuilder(PROGRAM.toString()).redirectErrorStream(true).start();
    try (BufferedReader answers = process.inputReader(StandardCharsets.UTF_8);
        PrintWriter questions = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true)) {
      questions.println("setoption name UCI_Chess960 value true");
      questions.println("setoption name UCI_Variant value " + id);
      int castlings = 0;
      for (Position position : positions(game)) {
        questions.println("position fen " + position.fen());
        questions.println("go perft " + DEPTH);
        assertThat(position.perft(DEPTH)).as("%s, %s", id, position.fen()).isEqualTo(nodes(answers));
        castlings += position.moves().stream().anyMatch(move -> position.legs(move).isNamed()) ? 1 : 0;
      }
      questions.println("quit");
      assertThat(castlings).as("positions in which somebody may castle").isGreaterThan(POSITIONS / 10);
    } finally {
      process.destroy();
    }
  }

  private static long nodes(BufferedReader answers) throws IOException {
    String found = "Nodes searched: ";
    String line = answers.readLine();
    while (!line.startsWith(found)) {
      line = answers.readLine();
    }
    return Long.parseLong(line.substring(found.length()).strip());
  }

  /** Of games in which those who could castle at once do not, so that many still may. */
  private static List<Position> positions(Game game) {
    List<Position> positions = new ArrayList<>();
    Random random = new Random(7);
    while (positions.size() < POSITIONS) {
      Position position = game.position(shuffled(game.start().fen(), random));
      int plies = random.nextInt(MOST_PLIES);
      for (int ply = 0; ply < plies && position.outcome().isEmpty(); ply++) {
        Position before = position;
        List<Move> others = position.moves().stream()
            .filter(move -> !before.legs(move).isNamed() && !move.text().matches("[a-j][18].*")).toList();
        List<Move> moves = others.isEmpty() || random.nextInt(4) == 0 ? position.moves() : others;
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
      positions.add(position);
    }
    return positions;
  }

  /** The start with the first ranks in another order, the king between the rooks, some pieces missing between them. */
  private static String shuffled(String fen, Random random) {
    List<String> rank =
        new ArrayList<>(List.of(fen.substring(fen.lastIndexOf('/') + 1, fen.indexOf(' ')).split("")));
    do {
      Collections.shuffle(rank, random);
    } while (rank.indexOf("R") > rank.indexOf("K") || rank.indexOf("K") > rank.lastIndexOf("R"));
    rank.replaceAll(piece -> "KR".contains(piece) || random.nextInt(3) > 0 ? piece : "1");
    String rights = (char) ('A' + rank.lastIndexOf("R")) + "" + (char) ('A' + rank.indexOf("R"));
    List<String> ranks = new ArrayList<>(List.of(fen.substring(0, fen.indexOf(' ')).split("/")));
    String pieces = Pattern.compile("1+").matcher(String.join("", rank))
        .replaceAll(run -> String.valueOf(run.group().length()));
    ranks.set(0, pieces.toLowerCase(Locale.ROOT));
    ranks.set(ranks.size() - 1, pieces);
    return String.join("/", ranks) + " w " + rights + rights.toLowerCase(Locale.ROOT) + " - 0 1";
  }
}
