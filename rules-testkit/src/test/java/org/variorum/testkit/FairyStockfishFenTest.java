package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.UciText;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Setup;

/** A FEN that Fairy-Stockfish writes in a game that both play means the position that was played; so does one written for it. */
class FairyStockfishFenTest extends FairyStockfishOracle {

  private static final int GAMES = Boolean.getBoolean("variorum.deep") ? 40 : 1;
  private static final int MOST_PLIES = Boolean.getBoolean("variorum.deep") ? 200 : 60;
  private static final int SEEN = 4;
  private static final String FROM = "position fen ";

  @ParameterizedTest
  @MethodSource("compared")
  void itsFensAreReadWithTheSameMeaning(String id) throws IOException {
    Game game = GameFiles.game(id, List.of());
    program().choose(id);
    SplittableRandom random = new SplittableRandom(3);
    for (int each = 0; each < GAMES; each++) {
      Position position = game.start();
      List<Move> played = new ArrayList<>();
      while (played.size() < MOST_PLIES && position.outcome().isEmpty()) {
        List<Move> moves = position.moves();
        Move move = moves.get(random.nextInt(moves.size()));
        played.add(move);
        position = position.play(move);
        if (played.size() % SEEN == 0) {
          compare(position, written(FROM + written(game.start()) + " moves "
              + String.join(" ", UciText.of(game.start(), played))));
          compare(position, written(FROM + written(position)));
        }
      }
    }
  }

  private static String written(Position position) {
    return position.fen(Setup.Dialect.FAIRY_STOCKFISH);
  }

  /** The FEN of a position of the program. */
  private String written(String position) throws IOException {
    program().ask(position);
    program().ask("d");
    return program().hear("Fen:");
  }

  private static void compare(Position played, String fen) {
    Position read = played.game().position(fen);
    assertThat(withoutClock(written(read))).as("%s, which it writes %s", played, fen)
        .isEqualTo(withoutClock(written(played)));
    if (!isUnsaid(played)) {
      assertThat(read.moves()).extracting(Move::text).as("%s, which it writes %s", played, fen)
          .containsExactlyInAnyOrderElementsOf(played.moves().stream().map(Move::text).toList());
    }
  }

  /** What is progress differs between the two; a count to a limit does not. */
  private static String withoutClock(String fen) {
    return fen.replaceFirst("(?<! [0-9]{1,3}) [0-9]+ ([0-9]+)$", " $1");
  }

  /** Whether the position remembers what no FEN says to the program. */
  private static boolean isUnsaid(Position position) {
    return position.fen().matches(".* [0-9]+ [0-9]+ (?!counting|counted).*");
  }
}
