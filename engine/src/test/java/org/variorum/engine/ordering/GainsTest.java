package org.variorum.engine.ordering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.engine.evaluation.EstimatedWeights;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.engine.score.Scores;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.PieceCode;
import org.variorum.testkit.GameFiles;

class GainsTest {

  @ParameterizedTest
  @CsvSource({
      // The one move that acts, and what is gained and lost by it.
      // A pawn recruited, which nobody can win back.
      "notake-rifle, k8/9/9/4p4/9/9/9/9/4R3K w - - 0 1, PP, ''",
      // A promoted enemy only turns back into a pawn.
      "notake-rifle, k8/9/9/4+p4/9/9/9/9/4R3K w - - 0 1, +P, P",
      // A friend is promoted.
      "notake-rifle, k8/9/9/4P4/9/9/9/9/4R3K w - - 0 1, +P, P",
      // The gold general goes a step, and the pawn beyond is the mover's.
      "notake-approaching, k8/9/9/4p4/9/4G4/9/9/8K w - - 0 1, PP, ''"})
  void toActBringsWhatBecomesOfTheTarget(String id, String fen, String gained, String lost) {
    Acted acted = new Acted(id, fen);
    int value = acted.value(gained) - acted.value(lost);
    assertThat(value).isPositive();
    assertThat(acted.wins(value)).as("wins %d", value).isTrue();
    assertThat(acted.wins(value + 1)).as("wins %d", value + 1).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
      // The rook wins the pawn over again.
      "notake-rifle, k3r4/9/9/4p4/9/9/9/9/4R3K w - - 0 1",
      // The silver general demotes what has been promoted.
      "notake-rifle, k8/9/3s5/4P4/9/9/9/9/4R3K w - - 0 1"})
  void whatCanBeUndoneIsNoGain(String id, String fen) {
    Acted acted = new Acted(id, fen);
    assertThat(acted.wins(-1)).isTrue();
    assertThat(acted.wins(0)).isFalse();
  }

  /** The only acting move of a position. */
  private static final class Acted {

    private final Game game;
    private final Evaluator evaluator;
    private final MutablePosition position;
    private final long move;

    Acted(String id, String fen) {
      game = GameFiles.game(id, List.of());
      evaluator = new Evaluator(game, EstimatedWeights.of(game), Scores.DEEPEST_PLY);
      position = game.position(fen).mutable();
      MoveList moves = position.legalMoves(new MoveList());
      long[] acting =
          IntStream.range(0, moves.size()).mapToLong(moves::get).filter(MoveCode::captures).toArray();
      assertThat(acting).hasSize(1);
      move = acting[0];
    }

    boolean wins(int least) {
      return new StaticExchange(game, evaluator).wins(position, move, least);
    }

    int value(String letters) {
      List<String> kinds = game.definition().pieces().stream().map(piece -> piece.letter()).toList();
      return letters.isEmpty() ? 0
          : List.of(letters.split("(?<!\\+)(?=.)")).stream()
              .mapToInt(letter -> evaluator.value(PieceCode.code(kinds.indexOf(letter), PieceCode.WHITE)))
              .sum();
    }
  }
}
