package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** Laws of PGN, for every game in {@code games/}: what was written is read as the same. */
@Execution(ExecutionMode.CONCURRENT)
class PgnLawTest {

  private static final List<String> REMARKS = List.of("good", "a {brace", "a brace}", "; % ( [",
      "\"quoted\" \\ back",
      "a remark that is so long that it must be broken into several lines by whoever writes it, for it goes on and on");

  static Stream<Game> games() {
    return Games.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsWrittenIsReadAsTheSame(Game game) {
    Random random = new Random(7);
    List<PgnGame> recorded = new ArrayList<>();
    for (int seed = 0; seed < 4; seed++) {
      List<Position> played = Games.playout(game, seed, 10);
      Position start = seed % 2 == 0 ? game.start() : game.position(played.getLast().fen());
      recorded
          .add(new PgnGame(Map.of("White", "A \"B\" \\ C", "Event", "[x] {y}", "Annotator", "n. n."), start,
              line(start, random, 3), PgnResult.values()[random.nextInt(4)]));
    }
    String text = Pgn.write(recorded);
    assertThat(Pgn.read(text, tags -> Optional.of(game))).as(text).isEqualTo(recorded);
    assertThat(
        text.lines().filter(line -> line.contains(" ") && !line.startsWith("[") && !line.startsWith(";")))
        .allMatch(line -> line.length() < 80 || line.contains("; "));
  }

  private static PgnLine line(Position start, Random random, int depth) {
    List<PgnMove> moves = new ArrayList<>();
    Position position = start;
    for (int i = random.nextInt(12); i > 0 && !position.moves().isEmpty(); i--) {
      Move move = position.moves().get(random.nextInt(position.moves().size()));
      List<PgnLine> variations = new ArrayList<>();
      while (depth > 0 && random.nextInt(4) == 0) {
        variations.add(line(position, random, depth - 1));
      }
      List<Integer> glyphs = random.nextInt(4) == 0 ? List.of(1, 14) : List.of();
      moves.add(new PgnMove(move, glyphs, remarks(random), variations));
      position = position.play(move);
    }
    return new PgnLine(remarks(random), moves);
  }

  private static List<String> remarks(Random random) {
    return random.ints(random.nextInt(4) / 2, 0, REMARKS.size()).mapToObj(REMARKS::get).toList();
  }
}
