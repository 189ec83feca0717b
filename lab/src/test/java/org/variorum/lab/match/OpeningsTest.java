package org.variorum.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.engine.Experience;
import org.variorum.lab.match.OpeningFile.OpeningException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

@Execution(ExecutionMode.CONCURRENT)
class OpeningsTest {

  private static final Game CHESS = game("chess");

  private static final int STEP = Boolean.getBoolean("variorum.deep") ? 1 : 16;

  private static final int LAST = Boolean.getBoolean("variorum.deep") ? 9 : 3;

  /** Every sixteenth; with the property {@code variorum.deep} all. */
  static List<String> games() {
    List<String> sample = GameFiles.sample();
    return IntStream.range(0, sample.size()).filter(index -> index % STEP == 0).mapToObj(sample::get)
        .toList();
  }

  private static Game game(String id) {
    return GameFiles.game(id, List.of());
  }

  private static List<String> texts(Opening opening) {
    return opening.moves().stream().map(Move::text).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasRandomOpenings(String id) {
    Openings openings = new RandomOpenings(game(id), Experience.NONE, 6, 1);
    Opening opening = openings.opening(1);
    assertThat(opening.moves()).hasSize(6);
    assertThat(opening.position().outcome()).isEmpty();
    assertThat(opening.position().moves()).isNotEmpty();
  }

  @Test
  void aSeedGivesTheSameOpeningsInWhateverOrderTheyAreAskedFor() {
    Openings one = new RandomOpenings(CHESS, Experience.NONE, 8, 42);
    Openings same = new RandomOpenings(CHESS, Experience.NONE, 8, 42);
    Openings other = new RandomOpenings(CHESS, Experience.NONE, 8, 43);
    List<String> last = texts(same.opening(LAST));
    List<List<String>> all =
        IntStream.rangeClosed(0, LAST).mapToObj(one::opening).map(OpeningsTest::texts).toList();
    assertThat(last).isEqualTo(all.getLast());
    assertThat(IntStream.rangeClosed(0, LAST).mapToObj(same::opening).map(OpeningsTest::texts))
        .isEqualTo(all);
    assertThat(IntStream.rangeClosed(0, LAST).mapToObj(other::opening).map(OpeningsTest::texts))
        .isNotEqualTo(all);
  }

  @Test
  void openingsDifferAsLongAsTheGameHasOthers() {
    Game few = Game.of(GameFiles.read("game: Few\nfrom: chess\nstart: k7/pp6/8/8/8/8/PP6/K7 w - - 0 1\n"));
    Openings openings = new RandomOpenings(few, Experience.NONE, 1, 5);
    Set<Long> seen = new HashSet<>();
    IntStream.range(0, 5).forEach(i -> seen.add(openings.opening(i).position().hash()));
    assertThat(seen).hasSize(few.start().moves().size()).hasSize(5);
    assertThat(openings.opening(8).moves()).hasSize(1);
  }

  @Test
  void withoutRandomMovesGamesBeginAtTheStart() {
    assertThat(new RandomOpenings(CHESS, Experience.NONE, 0, 1).opening(3))
        .isEqualTo(Opening.of(CHESS.start()));
  }

  @Test
  void openingsBeginAtStartsByChanceWhereAGameHasMany() {
    Game game = game("shuffle-chess");
    Openings openings = new RandomOpenings(game, Experience.NONE, 0, 1);
    Set<String> starts =
        IntStream.range(0, 8).mapToObj(i -> openings.opening(i).start().fen()).collect(Collectors.toSet());
    assertThat(starts).hasSize(8);
    assertThat(openings.opening(0).moves()).isEmpty();
    Position start = StartPositions.requireSeveral(game).position(7);
    Openings fixed = new RandomOpenings(game, Optional.of(start), Experience.NONE, 2, 1);
    assertThat(IntStream.range(0, 3).mapToObj(i -> fixed.opening(i).start())).containsOnly(start);
  }

  @Test
  void linesOfFenAndEpd() {
    List<Opening> openings = OpeningFile.read(CHESS, """
        # king and pawn
        4k3/8/8/8/8/8/4P3/4K3 w - - 0 1

        4k3/8/8/8/8/8/4P3/4K3 b - - bm Kd7; id "one; two";
        4k3/8/8/8/8/8/4P3/4K3 w - - hmvc 3; fmvn 12;
        4k3/8/8/8/8/8/4P3/4K3 w - - 2 9 ;D1 6 ;D2 30
        """, 8, words -> assertThat(words).isEmpty());
    assertThat(openings).extracting(opening -> opening.start().fen()).containsExactly(
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 3 12", "4k3/8/8/8/8/8/4P3/4K3 w - - 2 9");
  }

  @Test
  void aGameThatCannotBeReadIsToldAndTheOthersAreOpenings() {
    List<String> unread = new ArrayList<>();
    List<Opening> openings = OpeningFile.read(CHESS, """
        [Event "x"]

        1. e5 *

        [Event "y"]

        1. d4 *
        """, 8, unread::add);
    assertThat(openings).hasSize(1);
    assertThat(unread).singleElement().asString().startsWith("game 1, line 3, column 4: 'e5': ");
  }

  @Test
  void gamesInPgn() {
    String pgn = """
        [Event "x"]

        1. e4 e5 2. Nf3 (2. f4) Nc6 *

        [Event "y"]
        [SetUp "1"]
        [FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

        1. e4 *
        """;
    List<Opening> openings = OpeningFile.read(CHESS, pgn, 3, words -> assertThat(words).isEmpty());
    assertThat(texts(openings.get(0))).containsExactly("e2e4", "e7e5", "g1f3");
    assertThat(openings.get(1).start().fen()).startsWith("4k3/");
    assertThat(texts(openings.get(1))).containsExactly("e2e4");
  }

  @Test
  void openingsOfAListBeginAnew() {
    Opening start = Opening.of(CHESS.start());
    Opening other = start.withMove(CHESS.start().moves().getFirst());
    Openings openings = Openings.of(List.of(start, other));
    assertThat(IntStream.range(0, 4).mapToObj(openings::opening)).containsExactly(start, other, start, other);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      ''                                | there is no playable opening
      # nothing                         | there is no playable opening
      7k/5Q2/5K2/8/8/8/8/8 b - - 0 1    | there is no playable opening
      nonsense                          | line 1: FEN, column
      8/8/8/8/8/8/8/8 w - - 0 1         | line 1:
      [Event "x"] 1. e5 *               | line 1
      """)
  void whatIsNoOpeningIsRefusedWithItsPlace(String text, String words) {
    assertThatThrownBy(() -> OpeningFile.read(CHESS, text, 8, _ -> {})).isInstanceOf(OpeningException.class)
        .hasMessageContaining(words);
  }
}
