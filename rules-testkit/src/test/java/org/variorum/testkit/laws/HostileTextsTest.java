package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.movement.betza.BetzaException;
import org.variorum.rules.notation.DefinitionTag;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnException;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnResult;
import org.variorum.rules.notation.San;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.random.HostileTexts;
import org.variorum.testkit.random.HostileTexts.HostilePattern;

/** No text that a stranger sends makes a reader work more than in proportion to its length. */
@Execution(ExecutionMode.CONCURRENT)
class HostileTextsTest {

  private static final Game CHESS = game("chess");
  private static final Game CRAZYHOUSE = game("crazyhouse");
  private static final Game THREE_CHECK = game("three-check");
  private static final Game ROYAL_STANDARD = game("royal-standard");

  private static Game game(String id) {
    return GameFiles.game(id, List.of());
  }

  static Stream<Arguments> readers() {
    Position start = CHESS.start();
    return Stream.of(
        reader("moves", text -> San.read(start, text)),
        reader("moves with drops", text -> San.read(CRAZYHOUSE.start(), text)),
        reader("moves of programs", start::whyNot),
        reader("PGN", text -> Pgn.read(text, tags -> Optional.of(CHESS))),
        reader("moves of a PGN", text -> Pgn.read("1. " + text, tags -> Optional.of(CHESS))),
        reader("FEN", CHESS::position),
        reader("FEN with hands", CRAZYHOUSE::position),
        reader("FEN with checks", text -> THREE_CHECK.position(THREE_CHECK.start().fen() + " " + text)),
        reader("FEN with state", text -> ROYAL_STANDARD.position(ROYAL_STANDARD.start().fen() + " " + text)),
        reader("arrangements", CRAZYHOUSE::setup),
        reader("squares", text -> CHESS.board().square(text)),
        reader("Betza's notation", Betza::parse),
        reader("names of definitions", text -> DefinitionTag.of(Map.of("VariorumDefinition", text))),
        reader("tags", text -> PgnGame.of(Map.of(text, text), start, List.of(), PgnResult.DRAW)));
  }

  private static Arguments reader(String name, Consumer<String> read) {
    return Arguments.of(name, (Consumer<String>) text -> {
      try {
        read.accept(text);
      } catch (PgnException | FenException | IllegalSetupException | BetzaException
          | IllegalArgumentException refused) {
        // Refused it may be, but soon.
      }
    });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("readers")
  void noTextMakesAReaderWorkMoreThanInProportionToItsLength(String name, Consumer<String> reader) {
    assertThat(HostileTexts.all().filter(text -> !HostileTexts.isReadInLinearTime(text, reader)).findFirst())
        .as(name).isEqualTo(Optional.<HostilePattern>empty());
  }
}
