package org.variorum.engine.ordering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.engine.evaluation.EstimatedWeights;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.engine.score.Scores;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Prices;
import org.variorum.testkit.GameFiles;

class StaticExchangeTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());
  private static final Evaluator EVALUATOR =
      new Evaluator(CHESS, EstimatedWeights.of(CHESS), Scores.DEEPEST_PLY);
  private static final StaticExchange EXCHANGE = new StaticExchange(CHESS, EVALUATOR);

  @ParameterizedTest
  @CsvSource({
      // What a move wins: the pieces that the mover captures, then a minus and the pieces that it loses.
      "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1, e1e5, P, ''",
      "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1, d3e5, P, N",
      "4k3/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1, e1e5, P, R",
      "4k3/8/3p4/4p3/3P4/8/8/4R1K1 w - - 0 1, d4e5, PP, P",
      "4k3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1, d2d5, P, ''",
      // The king may not capture what is protected.
      "8/8/3k4/4p3/8/8/4R3/4RK2 w - - 0 1, e2e5, P, ''",
      "8/8/3k4/4p3/8/8/4R3/5K2 w - - 0 1, e2e5, P, R",
      // A quiet move to a square that a pawn attacks.
      "6k1/8/3p4/8/8/8/8/4R1K1 w - - 0 1, e1e5, '', R"})
  void itWinsWhatTheTakesBringAndNoMore(String fen, String text, String won, String lost) {
    MutablePosition position = CHESS.position(fen).mutable();
    long move = position.game().position(fen).moves().stream().filter(legal -> legal.text().equals(text))
        .findFirst().map(Move::code).orElseThrow();
    int value = value(won) - value(lost);
    assertThat(EXCHANGE.wins(position, move, value)).as("wins %d", value).isTrue();
    assertThat(EXCHANGE.wins(position, move, value + 1)).as("wins %d", value + 1).isFalse();
    assertThat(position.fen()).isEqualTo(fen);
  }

  @Test
  void itAgreesWithTheWholeTreeOfTakes() {
    String fen = "r2qk2r/pp1bppbp/2np1np1/8/2BNP3/2N1BP2/PPPQ2PP/R3K2R w KQkq - 0 1";
    MutablePosition position = CHESS.position(fen).mutable();
    MoveList moves = new MoveList();
    position.legalMoves(moves);
    int captures = 0;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      captures += MoveCode.captures(move) ? 1 : 0;
      int value = tree(position, move);
      assertThat(EXCHANGE.wins(position, move, value)).as(position.text(move)).isTrue();
      assertThat(EXCHANGE.wins(position, move, value + 1)).as(position.text(move)).isFalse();
    }
    assertThat(captures).isPositive();
  }

  /** What a move wins by its definition: each side captures with its cheapest piece, or stops. */
  private static int tree(MutablePosition position, long move) {
    int to = MoveCode.to(move);
    int prize = EVALUATOR.value(position.pieceAt(to));
    int mover = EVALUATOR.value(position.pieceAt(MoveCode.from(move)));
    int side = position.turn() ^ 1;
    position.lift(MoveCode.from(move));
    int value = prize - answer(position, to, side, mover);
    position.putBack();
    return value;
  }

  private static int answer(MutablePosition position, int to, int side, int standing) {
    int kinds = CHESS.definition().pieces().size();
    int[] prices = new int[kinds];
    for (int kind = 0; kind < kinds; kind++) {
      prices[kind] = EVALUATOR.value(PieceCode.code(kind, PieceCode.WHITE));
    }
    int attacker = position.cheapestAttacker(to, side, new Prices(prices));
    if (attacker < 0) {
      return 0;
    }
    int next = EVALUATOR.value(position.pieceAt(attacker));
    position.lift(attacker);
    return Math.max(0, standing - answer(position, to, side ^ 1, next));
  }

  private static int value(String letters) {
    return letters.chars().map(letter -> {
      String name = String.valueOf((char) letter);
      for (int kind = 0; kind < CHESS.definition().pieces().size(); kind++) {
        if (CHESS.definition().pieces().get(kind).letter().equals(name)) {
          return EVALUATOR.value(PieceCode.code(kind, PieceCode.WHITE));
        }
      }
      throw new IllegalArgumentException(name);
    }).sum();
  }
}
