package org.variorum.rules.rule.dead;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Outcome;

/** Positions that a side, or neither, can win by any series of moves. */
class DeadPositionsTest {

  private static final DefinitionReader READER = new DefinitionReader(
      new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game CHESS = Game.of(READER.read("chess", List.of()));

  private static Definition read(String rules) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\n" + rules, List.of());
  }

  private static Position chess(String placement) {
    return CHESS.position(placement + " w - - 0 1");
  }

  private static Optional<String> told(Position position) {
    return position.outcome().map(Outcome::sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"4k3/8/8/8/8/8/8/4KN2", "4kn2/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4KB2",
      // Bishops on squares of one colour, any number of them.
      "2b1k3/8/8/8/8/8/8/4KB2", "2b1k3/8/8/3B4/4B3/5b2/8/4KB2"})
  void aPositionThatNeitherSideCanWinIsADraw(String placement) {
    Position position = chess(placement);
    assertThat(told(position)).contains("A draw: neither side can win by any series of moves.");
    assertThat(position.moves()).as("a draw takes no moves away").isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"4k3/8/8/8/8/8/8/3NKN2", "4kn2/8/8/8/8/8/8/4KN2", "4kb2/8/8/8/8/8/8/4KN2",
      "4kb2/8/8/8/8/8/8/4KB2", "4k3/8/8/4B3/8/8/8/4KB2", "4k3/8/8/8/8/8/8/4KNB1", "4k3/8/8/8/8/8/4P3/4K3",
      "4k3/8/8/8/8/8/8/4KR2", "4k3/8/8/8/8/8/8/4KQ2", "4k3/7p/7P/8/8/8/8/4KB2"})
  void aPositionThatASideCanStillWinIsNone(String placement) {
    assertThat(told(chess(placement))).isEmpty();
  }

  /** The side that has the pieces in capitals is asked; as other programs tell it. */
  @ParameterizedTest
  @CsvSource({
      "4k3/8/8/8/8/8/4p3/4K3, false", "3qk3/8/8/8/8/8/8/4K3, false", "3qk3/8/8/8/8/8/8/4KN2, false",
      "2qqk3/8/8/8/8/8/8/4KN2, false", "3rk3/8/8/8/8/8/8/4KN2, true", "3bk3/8/8/8/8/8/8/4KN2, true",
      "3nk3/8/8/8/8/8/8/4KN2, true", "4k3/4p3/8/8/8/8/8/4KN2, true", "3qk3/8/8/8/8/8/8/3NKN2, true",
      "3qk3/8/8/8/8/8/8/4KB2, false", "3rk3/8/8/8/8/8/8/4KB2, false", "1bqrk3/8/8/8/8/8/8/2B1K3, false",
      "2bqrk2/8/8/8/8/8/8/2B1K3, true",
      "1qbrk3/8/8/8/8/8/8/4KB2, false", "3qkr2/8/8/3B4/4B3/8/8/4KB2, false", "3nk3/8/8/8/8/8/8/4KB2, true",
      "4k3/4p3/8/8/8/8/8/4KB2, true", "3qk3/8/8/4B3/8/8/8/4KB2, true"})
  void aSideThatHasNoTimeLeftDrawsIfTheOtherCannotWin(String placement, boolean wins) {
    Position position = chess(placement);
    assertThat(position.canWin(Side.WHITE)).isEqualTo(wins);
    assertThat(position.winnerOnTime(Side.BLACK))
        .isEqualTo(wins ? Optional.of(Side.WHITE) : Optional.empty());
    assertThat(position.winnerOnTime(Side.WHITE)).contains(Side.BLACK);
  }

  /** Every series of moves is played where there are few: Black has no time left. */
  @ParameterizedTest
  @CsvSource({
      // The only legal move captures the rook (scalachess, issue 821), or another piece.
      "6Rk/8/7K/8/8/8/8/8, false", "6Rk/8/7K/8/8/8/8/N7, false", "6Rk/8/7K/8/8/8/8/R7, true",
      "7k/6Q1/8/8/8/8/8/K7, false", "kQ6/8/K7/8/8/8/8/8, false", "kQ6/8/K7/8/8/8/7P/8, true",
      // A wall of pawns that no king can pass, and one that has a hole.
      "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3, false", "4k3/8/8/p1p3p1/P1P3P1/8/8/4K3, true"})
  void aSideCannotWinWhereNoSeriesOfMovesThatAreLeftWins(String placement, boolean wins) {
    Position position = CHESS.position(placement + " b - - 0 1");
    assertThat(position.canWin(Side.WHITE)).isEqualTo(wins);
    assertThat(position.winnerOnTime(Side.BLACK))
        .isEqualTo(wins ? Optional.of(Side.WHITE) : Optional.empty());
    assertThat(position.outcome()).as("the game goes on").isEmpty();
  }

  @Test
  void whereDeadPositionsAreSwitchedOffNoSeriesOfMovesIsPlayed() {
    Game game = Game.of(read("draws: { dead positions: no }\n"));
    assertThat(game.position("6Rk/8/7K/8/8/8/8/8 b - - 0 1").winnerOnTime(Side.BLACK)).contains(Side.WHITE);
  }

  @Test
  void stalemateAndBareKingsComeFirst() {
    assertThat(told(CHESS.position("7k/8/5NK1/8/8/8/8/8 b - - 0 1")).orElseThrow()).contains("no legal move");
    assertThat(told(CHESS.position("8/8/8/8/8/8/1k6/3K4 w - - 0 1")))
        .contains("A draw: neither side has more than its royal piece.");
  }

  @Test
  void aDefinitionMaySwitchItOff() {
    Game game = Game.of(read("draws: { dead positions: no }\n"));
    Position position = game.position("4k3/8/8/8/8/8/8/4KN2 w - - 0 1");
    assertThat(position.outcome()).isEmpty();
    assertThat(position.winnerOnTime(Side.WHITE)).contains(Side.BLACK);
  }

  @Test
  void aDrawThatWinsForASideDoesSoHere() {
    Game game = Game.of(read("draws: { a draw wins for: Black }\n"));
    Position position = game.position("4k3/8/8/8/8/8/8/4KN2 w - - 0 1");
    assertThat(told(position)).contains("Black wins: neither side can win by any series of moves.");
    assertThat(position.winnerOnTime(Side.BLACK)).contains(Side.BLACK);
    assertThat(position.winnerOnTime(Side.WHITE)).contains(Side.BLACK);
  }

  /** A knight may stalemate a king, and so may a bishop with the help of pieces that bar their own king's way. */
  @Test
  void whereStalemateWinsItIsNoDraw() {
    Game game = Game.of(read("goals: { stalemate: loss }\n"));
    Position position = game.position("4k3/8/8/8/8/8/8/4KN2 w - - 0 1");
    assertThat(position.outcome()).isEmpty();
    assertThat(position.canWin(Side.WHITE)).isTrue();
    assertThat(game.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").canWin(Side.WHITE)).isFalse();
  }

  @Test
  void aLoneKingGivesNoThreeChecksAndAKnightDoes() {
    Game game = Game.of(READER.read("three-check", List.of()));
    Position position = game.position("4kq2/8/8/8/8/8/8/4K3 w - - 3+3 0 1");
    assertThat(position.canWin(Side.WHITE)).isFalse();
    assertThat(position.canWin(Side.BLACK)).isTrue();
    assertThat(game.position("4k3/8/8/8/8/8/8/4KN2 w - - 3+3 0 1").outcome()).isEmpty();
  }

  /** Other rules decide there what wins. */
  @ParameterizedTest
  @ValueSource(strings = {"king-of-the-hill", "racing-kings", "crazyhouse", "atomic", "antichess", "horde",
      "shogi", "xiangqi", "shatranj", "seirawan"})
  void whereThePiecesThatAreLeftDoNotDecideNothingIsSaid(String id) {
    Definition definition = READER.read(id, List.of());
    assertThat(Game.of(definition).reasons()).extracting(Outcome.Reason::word)
        .doesNotContain("dead-position");
    assertThat(card(definition)).doesNotContain("any series of moves");
  }

  @Test
  void whoWritesItThereIsToldThatItSaysNothing() {
    assertThat(hints("from: atomic\ndraws: { dead positions: yes }\n")).singleElement().asString()
        .contains("\"dead positions\" says nothing here").contains("\"too few to win\"");
    assertThat(hints("from: chess\ndraws: { dead positions: yes }\n")).isEmpty();
    assertThat(hints("from: atomic\ndraws: { dead positions: no }\n")).isEmpty();
  }

  private static List<String> hints(String rules) {
    return READER.check("sample.yaml", "game: Sample\n" + rules, Game::flaws).stream()
        .map(FileProblem::toString)
        .toList();
  }

  private static String card(Definition definition) {
    return RuleCard.of(definition, List.of()).draws().stream().collect(Collectors.joining("\n"));
  }

  @Test
  void theCardSaysItWhereItHolds() {
    String told = "When neither side can win by any series of moves, the game is a draw.";
    assertThat(card(CHESS.definition())).contains(told)
        .contains(
            "A player who has no time left does not lose to a side that cannot win so: the game is a draw.");
    assertThat(card(read("draws: { dead positions: no }\n"))).doesNotContain(told);
  }

  @ParameterizedTest
  @CsvSource({"makruk, M, true", "makruk, N, true", "makruk, S, false", "makruk, R, false", "asean, Q, true",
      "shako, E, true", "opulent, W, true", "los-alamos, N, true", "shatar, N, false"})
  void whatAKingCannotMateWithFollowsFromHowItMoves(String id, String letter, boolean dead) {
    Game game = Game.of(READER.read(id, List.of()));
    int files = game.board().files();
    int ranks = game.board().ranks();
    String empty = "/" + files;
    Position position = game.position("1k" + (files - 2) + empty.repeat(ranks - 2) + "/1K1" + letter
        + (files - 4) + game.start().fen().replaceFirst("\\S+", "").replaceFirst("KQkq", "-"));
    assertThat(told(position).filter(text -> text.contains("any series")).isPresent()).isEqualTo(dead);
  }
}
