package org.variorum.rules.rule.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Move;

/** Which pieces exchange squares with which. */
class ExchangeTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String words) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\nexchange: { " + words + " }\n", List.of());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "pieces: all, with: all, alike: yes | n6k/8/8/8/8/8/8/K2N4 w - - 0 1 | d1a8,a8d1 | N6k/8/8/8/8/8/8/K2n4",
      "pieces: all, with: all, alike: yes | b6k/8/8/8/8/8/8/K2N4 w - - 0 1 | d1a8,a8d1 | only a piece exchanges squares, with an enemy piece of its kind",
      "pieces: N B, with: R Q | q6k/8/8/8/8/8/K7/3B4 w - - 0 1 | d1a8,a8d1 | B6k/8/8/8/8/8/K7/3q4",
      "pieces: N B, with: R Q | b6k/8/8/8/8/8/8/K2B4 w - - 0 1 | d1a8,a8d1 | only a bishop or knight exchanges squares, with an enemy queen or rook",
      "pieces: all, with: all, owner: own, distance: 1 | 7k/8/8/8/8/8/8/K1NR4 w - - 0 1 | c1d1,d1c1 | 7k/8/8/8/8/8/8/K1RN4",
      "pieces: all, with: all, owner: own, distance: 1 | 7k/8/8/8/8/8/8/K1NR4 w - - 0 1 | d1c1,c1d1 | the one on the lower square moves",
      "pieces: all, with: all, owner: own, distance: 1 | k1n5/2r5/8/8/8/8/8/7K b - - 0 1 | c8c7,c7c8 | k1r5/2n5/8/8/8/8/8/7K",
      "pieces: all, with: all, owner: own, distance: 1 | k1n5/2r5/8/8/8/8/8/7K b - - 0 1 | c7c8,c8c7 | the one on the lower square moves, as its side sees it",
      "pieces: all, with: all, owner: own, distance: 1 | 7k/8/8/8/8/8/8/K1NR4 w - - 0 1 | a1d1,d1a1 | only if they are at most a king's step apart",
      "pieces: N, with: R, owner: own | 7k/8/8/8/8/8/8/K1RN4 w - - 0 1 | d1c1,c1d1 | 7k/8/8/8/8/8/8/K1NR4"})
  void exchanges(String words, String fen, String move, String after) {
    Position position = Game.of(definition(words)).position(fen);
    String told = position.find(move).map(found -> position.play(found).fen().split(" ")[0])
        .orElseGet(() -> position.whyNot(move).toString());
    assertThat(told).contains(after);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "pieces: all, with: all, alike: yes, in reply: no | a piece may exchange squares with an enemy piece of its kind, but not in reply to an exchange.",
      "pieces: all, with: all, alike: yes, in reply: other pieces | a piece may exchange squares with an enemy piece of its kind; in reply to an exchange only pieces may that took no part in it.",
      "pieces: K, with: K | a king may exchange squares with the enemy's king.",
      "pieces: N B, with: R Q, distance: 2 | a bishop or knight may exchange squares with an enemy queen or rook at most 2 king's steps away.",
      "pieces: all, with: all, owner: own, distance: 1 | a piece may exchange squares with a friendly piece next to it."})
  void theCardSaysIt(String words, String sentence) {
    assertThat(RuleCard.of(definition(words), List.of()).mechanisms()).contains("Exchange: " + sentence);
  }

  private static final String KNIGHTS = "n1n4k/8/8/8/8/8/8/1N1N3K w - - 0 1";

  private static Position answered(String reply) {
    Position position = Game.of(definition("pieces: N, with: N" + reply)).position(KNIGHTS);
    return position.play(position.find("d1a8,a8d1").orElseThrow());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      ", in reply: yes | c8a8,a8c8 c8b1,b1c8 d1a8,a8d1 d1b1,b1d1 | 1 1",
      ", in reply: other pieces | c8b1,b1c8 | 1 1 swapped:a8+d1",
      ", in reply: no | | 1 1 swapped"})
  void whoMayAnswerAnExchange(String reply, @Nullable String exchanges, String fen) {
    Position position = answered(reply);
    assertThat(position.fen()).isEqualTo("N1n4k/8/8/8/8/8/8/1N1n3K b - - " + fen);
    assertThat(position.moves().stream().map(Move::text).filter(text -> text.contains(",")))
        .containsExactlyInAnyOrder(exchanges == null ? new String[0] : exchanges.split(" "));
    assertThat(position.game().position(position.fen())).isEqualTo(position);
  }

  @Test
  void whoHasJustExchangedSquaresMayDoSoAgainAfterAnotherMove() {
    Position position = answered(", in reply: other pieces");
    assertThat(position.whyNot("d1b1,b1d1")).get().asString()
        .contains("pieces that have just exchanged squares may not do so again in reply");
    Position later = position.play(position.find("h8h7").orElseThrow());
    assertThat(later.fen()).isEqualTo("N1n5/7k/8/8/8/8/8/1N1n3K w - - 2 2");
    assertThat(later.find("a8d1,d1a8")).isPresent();
  }

  @ParameterizedTest
  @CsvSource({"swapped, unknown or repeated state entry", "swapped:a8, on two squares",
      "swapped:a8+b1+d1, on two squares", "swapped:a8+a8, twice", "swapped:a8+z9, no square"})
  void anEntryNamesTwoSquares(String entry, String problem) {
    Game game = answered(", in reply: other pieces").game();
    assertThatThrownBy(() -> game.position("N1n4k/8/8/8/8/8/8/1N1n3K b - - 1 1 " + entry))
        .hasMessageContaining(problem);
  }
}
