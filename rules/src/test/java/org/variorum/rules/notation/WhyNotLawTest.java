package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Laws of refusals, for every game in {@code games/}: no legal move is refused, and everything else is, in words. */
@Execution(ExecutionMode.CONCURRENT)
class WhyNotLawTest {

  private static final int PLAYOUTS = Boolean.getBoolean("variorum.deep") ? 4 : 1;
  private static final String LETTERS = "abcdefghijklmnopKQRBNSPGLCAMW+=x*@,<>->#12345678901O/~";

  static Stream<Game> games() {
    return Games.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsNotLegalIsExplained(Game game) {
    Random random = new Random(11);
    for (int seed = 0; seed < PLAYOUTS; seed++) {
      for (Position position : Games.moments(game, seed, 60)) {
        for (Move move : position.moves()) {
          assertThat(position.whyNot(move.text())).as("%s in %s", move, position).isEmpty();
        }
        for (int i = 0; i < 60; i++) {
          explained(position, wish(position, random));
        }
        for (int i = 0; i < 10; i++) {
          explained(position, typed(random));
        }
      }
    }
  }

  private static void explained(Position position, String text) {
    if (position.find(text).isEmpty()) {
      Refusal why = position.whyNot(text).orElseThrow();
      assertThat(why.words()).as("%s in %s", text, position).isNotBlank().doesNotContain("null", "-1", "  ")
          .matches("(?s)[^.]*[^. ]( …)?");
    }
    if (San.read(position, text) instanceof SanReading.Refused refused) {
      assertThat(refused.why().words()).as("%s in %s", text, position).isNotBlank();
    }
  }

  /** A well-formed text: mostly of an own piece, to anywhere. */
  private static String wish(Position position, Random random) {
    Geometry board = position.game().board();
    String from = square(board, random);
    for (int i = 0; i < 20 && position.at(board.square(from).orElseThrow()).isEmpty(); i++) {
      from = square(board, random);
    }
    String to = square(board, random);
    String becomes = random.nextInt(6) == 0 ? String.valueOf("+qrbnkz".charAt(random.nextInt(7))) : "";
    return switch (random.nextInt(8)) {
      case 0 -> from + to + becomes + "," + to + square(board, random);
      case 1 -> from + to + becomes + "," + square(board, random) + from;
      case 2 -> from + from + "," + to + to;
      case 3 -> "KQRBNSPGLCAMW".charAt(random.nextInt(13)) + "@" + to;
      case 4 -> "KQRBNSPGLCAMW".charAt(random.nextInt(13)) + to;
      default -> from + to + becomes;
    };
  }

  private static String square(Geometry board, Random random) {
    return board.name(random.nextInt(board.size()));
  }

  private static String typed(Random random) {
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(9); length >= 0; length--) {
      text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return text.toString();
  }
}
