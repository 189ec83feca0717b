package org.variorum.rules.rule.starts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.NoSuchStartException;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnException;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnResult;

/** Start positions have numbers. */
class StartsTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final String PLACINGS = "B on light; B on dark; Q; N N; R K R";
  private static final String START =
      "start: \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\"\ncastling: none\n";

  private static Definition definition(String more) {
    return READER.read("sample.yaml", "game: Sample\n" + more + "\n", List.of());
  }

  private static Game game(String starts) {
    return Game.of(definition("from: chess\n" + START + "starts: " + starts));
  }

  private static final StartPositions STARTS = StartPositions.requireSeveral(game(PLACINGS));

  private static String ranks(StartPositions starts, long number) {
    String[] ranks = starts.position(number).fen().split("[/ ]");
    return ranks[7] + " " + ranks[0];
  }

  @ParameterizedTest
  @CsvSource({"0, BBQNNRKR", "1, BQNBNRKR", "4, QBBNNRKR", "518, RNBQKBNR", "534, RNBKQBNR", "959, RKRNNQBB"})
  void numbersAreThoseOfChess960(long number, String rank) {
    assertThat(ranks(STARTS, number)).isEqualTo(rank + " " + rank.toLowerCase(Locale.ROOT));
    assertThat(STARTS.number(STARTS.position(number))).isEqualTo(OptionalLong.of(number));
  }

  @Test
  void eachOfTheNineHundredAndSixtyIsAnother() {
    assertThat(STARTS.count()).isEqualTo(960);
    assertThat(LongStream.range(0, 960).mapToObj(number -> ranks(STARTS, number)).distinct())
        .hasSize(960)
        .allMatch(rank -> rank.matches("[QBN]*R[QBN]*K[QBN]*R.*")
            && rank.indexOf('B') % 2 != rank.lastIndexOf('B') % 2);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      value = {"K; Q; R R; B B; N N | 5040", "B on light; B on dark; Q; N N; K; R R | 2880",
          "R R on a1 h1; K on d1 e1; B on light; B on dark; Q; N N | 36",
          "{ placings: B on light; B on dark; Q; N N; R K R, black: apart } | 921600",
          "{ placings: B on light; B on dark; Q; N N; R K R, when: own K in e1 } | 204"})
  void areCounted(String starts, long count) {
    assertThat(StartPositions.requireSeveral(game(starts)).count()).isEqualTo(count);
  }

  @Test
  void blackIsMirroredTurnedOrApart() {
    assertThat(ranks(StartPositions.requireSeveral(game("{ placings: " + PLACINGS + ", black: turned }")), 0))
        .isEqualTo("BBQNNRKR rkrnnqbb");
    StartPositions apart =
        StartPositions.requireSeveral(game("{ placings: " + PLACINGS + ", black: apart }"));
    assertThat(ranks(apart, 959)).isEqualTo("RKRNNQBB bbqnnrkr");
    assertThat(ranks(apart, 518L * 960)).isEqualTo("BBQNNRKR rnbqkbnr");
  }

  @Test
  void capablancasPiecesStandOnDifferentColoursBehindGuardedPawns() {
    String placings = "B on light; B on dark; Q; A on other colour than Q; C; N N; R K R";
    String start =
        "from: capablanca\nstart: \"rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w - - 0 1\"\ncastling: none\n";
    assertThat(StartPositions.requireSeveral(Game.of(definition(start + "starts: " + placings))).count())
        .isEqualTo(48_000);
    StartPositions guarded = StartPositions.requireSeveral(Game.of(definition(
        start + "starts: { placings: " + placings + ", when: no own P not attacked by own }")));
    assertThat(guarded.count()).isEqualTo(21_836);
    assertThat(guarded.number(guarded.position(0).game().start())).isEmpty();
  }

  @Test
  void recordsTellTheNumberAndBeginThere() {
    String text = Pgn.write(PgnGame.of(Map.of(), STARTS.position(0), List.of(), PgnResult.UNDECIDED));
    assertThat(text).contains("[FEN \"bbqnnrkr/", "[StartNumber \"0\"]");
    assertThat(start(text)).isEqualTo(STARTS.position(0));
    assertThat(start(text.replaceAll("\\[(FEN|SetUp) .*\n", ""))).isEqualTo(STARTS.position(0));
    assertThatThrownBy(() -> start("[StartNumber \"960\"]\n\n*\n")).isInstanceOf(PgnException.class)
        .hasMessageContaining("Sample has no start \"960\"");
  }

  private static Position start(String pgn) {
    return Pgn.read(pgn, _ -> Optional.of(STARTS.position(0).game())).getFirst().start();
  }

  @Test
  void chanceIsSeeded() {
    assertThat(STARTS.random(new SplittableRandom(5))).isEqualTo(STARTS.random(new SplittableRandom(5)))
        .isBetween(0L, 959L);
    assertThat(STARTS.read("random", new SplittableRandom(5)))
        .isEqualTo(STARTS.random(new SplittableRandom(5)));
  }

  @ParameterizedTest
  @CsvSource({"960", "-1", "12x", "''", "99999999999999999999"})
  void otherNumbersAreRefused(String text) {
    assertThatThrownBy(() -> STARTS.read(text, new SplittableRandom(5)))
        .isInstanceOf(NoSuchStartException.class)
        .hasMessageContaining("choose a number from 0 to 959, or random");
  }

  @Test
  void aGameWithOneStartHasNoNumbers() {
    assertThatThrownBy(() -> StartPositions.requireSeveral(Game.of(definition("from: chess"))))
        .isInstanceOf(NoSuchStartException.class)
        .hasMessage("Sample has only one start position, which has no number");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "B; B; Q; N N; R K R | two placings may put B on the same square, so that a start has two numbers; write one placing, such as \"B B\", or limit both",
      "B on light; B on dark; Q; N N; R K | the start position has other pieces of White's on these squares than the placings put there: R 2 times, not 1",
      "B on light; B on dark; N N; N N; Q; R K R | two placings may put N on the same square, so that a start has two numbers; write one placing, such as \"N N\", or limit both",
      "B B B B B on light; Q | there are too few free squares for \"B B B B B\"",
      "B on other colour than Q; Q | \"other colour than Q\" means the one Q of an earlier placing, and there is none",
      "{ placings: B on light, in: e4 } | the start position has other pieces of White's on these squares than the placings put there: B 0 times, not 1",
      "{ placings: P P, in: ranks 4-5 } | a5 is filled for both sides; name fewer squares",
      "P P P P | the piece P has an initial movement, and stands elsewhere in each start; say its \"home\""})
  void whatHasNoMeaningIsRefused(String starts, String reason) {
    List<FileProblem> problems = READER.check("sample.yaml",
        "game: Sample\nfrom: chess\n" + START + "starts: " + starts + "\n", Game::flaws);
    assertThat(problems).extracting(FileProblem::message).contains(reason);
  }

  @Test
  void theCardTellsThem() {
    assertThat(RuleCard.of(definition("from: chess\n" + START + "starts: " + PLACINGS), List.of())
        .mechanisms().getFirst())
        .isEqualTo(
            "Starts: a game begins in one of many positions, by lot or by number. White's pieces on rank 1 are put there on free"
                + " squares: a bishop on a light square; a bishop on a dark square; a queen; 2 knights; rook, king and rook, from left to"
                + " right. Black's pieces stand on the same files.");
  }
}
