package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.game.Game;

/** Games as other programs write them; the texts are made up in their styles. */
@Isolated("It measures the work of the process")
class OtherProgramsPgnTest {

  private static final Game CHESS = RepositoryGames.of("chess");

  private static PgnFile file(String text) {
    return Pgn.readAll(text, _ -> Optional.of(CHESS));
  }

  private static PgnGame game(String text) {
    PgnFile file = file(text);
    assertThat(file.complaints()).isEmpty();
    assertThat(file.games()).hasSize(1);
    PgnGame game = file.games().getFirst();
    assertThat(file(Pgn.write(game)).games()).as("written and read again").containsExactly(game);
    return game;
  }

  private static List<String> moves(String text) {
    return game(text).line().moves().stream().map(move -> move.move().text()).toList();
  }

  private static List<Integer> glyphsOfLast(String text) {
    return game(text).line().moves().getLast().glyphs();
  }

  @Test
  void lichessWritesClocksEvaluationsAndCommentsInBraces() {
    PgnGame game = game("""
        [Event "Rated blitz game"]
        [Site "https://example.org/AbCdEfGh"]
        [Date "2024.05.01"]
        [White "first"]
        [Black "second"]
        [Result "0-1"]
        [UTCDate "2024.05.01"]
        [WhiteElo "1500"]
        [Variant "Standard"]
        [TimeControl "180+0"]
        [ECO "C41"]
        [Termination "Normal"]

        1. e4 { [%eval 0.25] [%clk 0:03:00] } 1... e5 { [%eval 0.21] [%clk 0:03:00] } \
        2. Nf3?! { (0.21 \u2192 -0.40) Inaccuracy. } { [%clk 0:02:58] } (2. d4 exd4) 2... d6 0-1
        """);
    assertThat(game.result()).isEqualTo(PgnResult.BLACK_WINS);
    assertThat(game.line().moves()).hasSize(4);
    assertThat(game.line().moves().get(2).comments())
        .containsExactly("(0.21 \u2192 -0.40) Inaccuracy.", "[%clk 0:02:58]");
    assertThat(game.line().moves().get(2).variations()).hasSize(1);
  }

  @Test
  void chessComWritesAnEmptyFenAndNumbersBeforeEachMove() {
    assertThat(moves("""
        [Event "Live Chess"]
        [Site "Chess.com"]
        [FEN ""]
        [CurrentPosition "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -"]
        [Result "1/2-1/2"]
        [EndTime "10:00:00 GMT+0000"]

        1. e4 {[%clk 0:09:59.9]} 1... e5 {[%clk 0:09:58.1]} 2. Nf3 {[%clk 0:09:57]} 2... Nc6 1/2-1/2
        """)).containsExactly("e2e4", "e7e5", "g1f3", "b8c6");
  }

  @Test
  void pythonChessWritesNumbersOfGlyphsAndNullMoves() {
    PgnGame game = game("""
        [Event "?"]
        [Result "*"]

        { A plan. } 1. e4 $1 e5 ( 1... e6 2. -- $5 ( 2. d4 d5 ) 2... d5 { threatens } 3. e5 ) 2. Nf3 *
        """);
    PgnLine other = game.line().moves().get(1).variations().getFirst();
    assertThat(other.moves().stream().map(move -> move.move().text()))
        .containsExactly("e7e6", "0000", "d7d5", "e4e5");
    assertThat(Pgn.write(game)).contains("1... e6 2. -- $5");
  }

  @ParameterizedTest
  @CsvSource({"--", "Z0", "null", "@@@@", "0000"})
  void aNullMoveIsReadHoweverItIsWritten(String nothing) {
    assertThat(moves("1. e4 " + nothing + " 2. d4 *")).containsExactly("e2e4", "0000", "d2d4");
  }

  @Test
  void aNullMoveIsNoMoveOfPlayAndNoneInCheck() {
    assertThat(San.find(CHESS.start(), "--")).isEmpty();
    assertThat(file("1. e4 f5 2. Qh5+ -- *").unread()).hasSize(1);
  }

  @Test
  void chessBaseWritesResultsInVariationsGlyphsAndAByteOrderMark() {
    PgnGame game = game("\uFEFF[Event \"A \"quoted\" cup\"]\r\n[Result \"1-0\"]\r\n\r\n"
        + "1.e4 $1 $146 e5 {[%csl Gd4][%cal Ge2e4]} 2.Nf3 (2.f4 exf4 3.Nf3 1-0)\r\n2...Nc6 1-0\r\n");
    assertThat(game.tags()).containsEntry("Event", "A \"quoted\" cup");
    assertThat(game.line().moves()).hasSize(4);
    assertThat(game.line().moves().getFirst().glyphs()).containsExactly(1, 146);
  }

  @Test
  void xboardWritesItsThoughtsAndTheReasonOfTheEnd() {
    PgnGame game = game("""
        [Event "Computer Chess Game"]
        [TimeControl "40/300"]
        [Result "1-0"]

        1. e4 {+0.34/12 5.1} e5 {-0.10/11} 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#
        {White mates} 1-0
        """);
    assertThat(game.line().moves()).hasSize(7);
    assertThat(game.line().moves().getLast().comments()).containsExactly("White mates");
  }

  @Test
  void pyChessWritesTimesAndACommentAfterASemicolon() {
    assertThat(moves("""
        [Event "Local Event"]
        % for other programs
        [Result "*"]

        1. d4 {[%emt 0:00:01]} d5 ; closed
        2. c4 {[%emt 0:00:02]} *
        """)).containsExactly("d2d4", "d7d5", "c2c4");
  }

  @Test
  void figurinesDashesAndBlanksOfPrintAreRead() {
    assertThat(moves(
        "1.\u00A0e4\u202Fe5 2.\u2658f3 \u265Ec6 3.\u2657b5\uFE0E a6 4.\u2657\u00D7c6 dxc6 5.0\u20130 1\u20130"))
        .containsExactly("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5c6", "d7c6", "e1g1");
  }

  @ParameterizedTest
  @CsvSource({"O-O", "0-0", "o-o", "O-O!?", "0-0+", "O-O+!?", "OO"})
  void castlingIsReadInAllItsSpellings(String castling) {
    assertThat(moves("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. " + castling + " *")).endsWith("e1g1");
  }

  @ParameterizedTest
  @CsvSource({"Ne2", "Nge2", "Ng1e2", "Ng1-e2", "g1e2", "N1e2", "Ne2+"})
  void aMoveMaySayMoreThanItMust(String move) {
    assertThat(moves("1. e4 e5 2. " + move + " *")).endsWith("g1e2");
  }

  @ParameterizedTest
  @CsvSource({"bxa8=Q", "bxa8Q", "bxa8(Q)", "bxa8=q", "bxa8q", "bxa8/Q", "bxa8=(Q)", "bxa8=Q+", "ba8=Q",
      "b7xa8=Q!"})
  void aPromotionIsReadInAllItsSpellings(String move) {
    assertThat(moves("1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. axb7 h6 5. " + move + " *")).endsWith("b7a8q");
  }

  @ParameterizedTest
  @CsvSource({"exd6", "exd6 e.p.", "exd6e.p.", "exd6 ep", "exd6 e.p.!", "exd6ep+"})
  void enPassantIsReadWithAndWithoutItsNote(String move) {
    assertThat(moves("1. e4 a6 2. e5 d5 3. " + move + " *")).endsWith("e5d6");
  }

  @Test
  void enPassantMayBeTypedWithABlankBeforeItsNote() {
    var position = file("1. e4 a6 2. e5 d5 *").games().getFirst().positions().getLast();
    assertThat(San.find(position, "exd6 e.p.")).isPresent();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      value = {"1:0|WHITE_WINS", "0:1|BLACK_WINS", "\u00BD-\u00BD|DRAW", "1/2|DRAW", "1/2:1/2|DRAW",
          "1\u20130|WHITE_WINS", "*|UNDECIDED"})
  void resultsAreReadInAllTheirSpellings(String text, PgnResult result) {
    assertThat(game("1. e4 e5 " + text).result()).isEqualTo(result);
    assertThat(game("[Result \"" + text + "\"]\n\n1. e4 e5").result()).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      value = {"e4\u00B1|16", "e4 \u00B1|16", "e4 +/-|16", "e4+/-|16", "e4 \u2213|17", "e4 +-|18",
          "e4+-|18", "e4 -+|19", "e4 =|10", "e4=|10", "e4 \u221E|13", "e4 \u2A72|14", "e4\u2A71|15",
          "e4\u203C|3",
          "e4 N|146", "e4 \u25A1|7"})
  void signsOfInformatorsAreTheirNumbers(String text, int number) {
    assertThat(glyphsOfLast("1. " + text + " *")).containsExactly(number);
  }

  @Test
  void severalSignsStandBehindOneMove() {
    assertThat(glyphsOfLast("1. e4!\u00B1 *")).containsExactly(1, 16);
    assertThat(glyphsOfLast("1. e4!? +/= $146 (=) *")).containsExactly(5, 14, 146);
  }

  @Test
  void aGameThatCannotBeReadIsToldWithItsPlaceAndTheOthersAreRead() {
    PgnFile file = file("""
        [Event "1"]

        1. e4 e5 2. Ke3 Nc6 1-0

        [Event "2"]

        1. d4 d5 *

        [Event "3"]
        [White Nobody]
        [Black "B"]

        1. c4 *

        [Event "4"]
        [FEN "8/8 w - - 0 1"]

        1. c4 *

        [Event "5"]

        1. e4 {a comment that nothing ends

        [Event "6"]

        1. e4 (1. d4 *

        [Event "7"]

        1. Nf3 *
        """);
    assertThat(file.games()).extracting(game -> game.tags().get("Event")).containsExactly("2", "7");
    assertThat(file.unread()).extracting(PgnException::game, PgnException::line, PgnException::column)
        .containsExactly(org.assertj.core.groups.Tuple.tuple(1, 3, 13),
            org.assertj.core.groups.Tuple.tuple(3, 10, 1), org.assertj.core.groups.Tuple.tuple(4, 16, 1),
            org.assertj.core.groups.Tuple.tuple(5, 22, 7), org.assertj.core.groups.Tuple.tuple(6, 26, 7));
    assertThat(file.complaints()).element(0).asString().startsWith("game 1, line 3, column 13: 'Ke3': ");
  }

  @Test
  void withoutTagsTheNextGameBeginsAfterALineThatEndsWithAResult() {
    PgnFile file = file("1. e4 e5\n2. Ke3 *\n\n1. d4 d5 1-0\n1. c4 *\n");
    assertThat(file.games()).hasSize(2);
    assertThat(file.unread()).hasSize(1);
  }

  @Test
  void linesAreCountedWhateverEndsThem() {
    for (String end : List.of("\n", "\r\n", "\r")) {
      PgnFile file = file(String.join(end, "[Event \"A\"]", "", "1. e4 ; so", "e5 2. Ke3 *"));
      assertThat(file.unread()).singleElement().extracting(PgnException::line, PgnException::column)
          .containsExactly(4, 7);
    }
  }

  @Test
  void manyMistakesAreFoundInTimeInProportion() {
    for (String game : List.of("[A \"1\"]\n\n1. e4 {\n\n", "1. Ke3 *\n", "[A \"1\"]\n\n1. e4 (\n\n",
        "[A \"\"\"\"\"\"\"\"\"\"\"\n\n")) {
      int length = Boolean.getBoolean("variorum.deep") ? 300_000 : 100_000;
      int times = length / game.length();
      PgnFile file =
          ProcessorTimeLimit.within(Duration.ofSeconds(length / 5_000), () -> file(game.repeat(times)));
      assertThat(file.unread()).hasSizeGreaterThan(1);
      assertThat(file.complaints()).hasSize(21);
    }
  }

  @Test
  void aFenThatOnlyAnySquareCastlingCanReadIsOfThatGame() {
    Game any = RepositoryGames.of("fischerandom");
    GameFinder finder = new GameFinder() {
      @Override
      public Optional<Game> find(Map<String, String> tags) {
        return Optional.of(CHESS);
      }

      @Override
      public Optional<Game> castlingFromAnySquares(Game game) {
        return Optional.of(any);
      }
    };
    String text = """
        [Variant "From Position"]
        [SetUp "1"]
        [FEN "nrbkrqbn/pppppppp/8/8/8/8/PPPPPPPP/NRBKRQBN w KQkq - 0 1"]

        1. e4 *
        """;
    assertThat(Pgn.read(text, finder).getFirst().start().game()).isSameAs(any);
    assertThat(Pgn.read("1. e4 *", finder).getFirst().start().game()).isSameAs(CHESS);
  }
}
