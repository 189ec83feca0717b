package org.variorum.engine.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveList;
import org.variorum.testkit.GameFiles;

class CorrectionTest {

  private static final int PLIES = 160;

  static List<String> games() {
    return GameFiles.sample();
  }

  /** The same in the simplest way: with whole numbers that cannot overflow, from the inputs that are on. */
  private static int plainly(Network network, MutablePosition position) {
    Inputs inputs = Inputs.of(network.game());
    int hidden = network.hiddenSize();
    int bucket = inputs.bucket(position, network.buckets());
    long output = network.outputBias()[bucket];
    int[] on = new int[inputs.maxActive()];
    for (int half = 0; half < 2; half++) {
      int count = inputs.find(position, position.turn() ^ half, on);
      for (int i = 0; i < hidden; i++) {
        long sum = network.bias()[i];
        for (int input = 0; input < count; input++) {
          sum += network.weights()[on[input]][i];
        }
        output += Math.clamp(sum, 0, Network.ONE) * network.outputs()[2 * bucket + half][i];
      }
    }
    return (int) (output * network.scale() / Network.UNIT);
  }

  @ParameterizedTest
  @MethodSource("games")
  void staysTheSameAsFromScratchAndInBothArithmetics(String id) {
    Game game = GameFiles.game(id, List.of());
    plays(game, RandomNetworks.of(game, 2 * Network.LANES, 4, 1), new Random(1));
    plays(game, RandomNetworks.extreme(game), new Random(2));
  }

  /** Random games, with passes, and moves that are taken back. */
  private static void plays(Game game, Network network, Random random) {
    List<Correction> all = Stream.of(new ScalarArithmetic(), new VectorArithmetic())
        .map(arithmetic -> new Correction(network, PLIES, arithmetic)).toList();
    MoveList moves = new MoveList();
    for (int play = 0; play < 3; play++) {
      MutablePosition position = game.start().mutable();
      all.forEach(correction -> correction.reset(position));
      for (int ply = 0; ply < PLIES && position.outcomeDespiteMoves().isEmpty(); ply++) {
        agree(network, position, ply, all);
        position.legalMoves(moves);
        if (moves.size() == 0) {
          break;
        }
        int now = ply;
        position.make(moves.get(random.nextInt(moves.size())));
        all.forEach(correction -> correction.afterMove(position, now));
        if (random.nextInt(4) == 0) {
          agree(network, position, ply + 1, all);
          position.unmake();
          agree(network, position, ply, all);
          if (position.inCheck()) {
            position.make(moves.get(random.nextInt(moves.size())));
            all.forEach(correction -> correction.afterMove(position, now));
          } else {
            position.makeNullMove();
            all.forEach(correction -> correction.afterPass(now));
          }
        }
      }
    }
  }

  private static void agree(Network network, MutablePosition position, int ply, List<Correction> all) {
    for (Correction correction : all) {
      assertThat(correction.centipawns(position, ply)).as(position.fen())
          .isEqualTo(plainly(network, position));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"answer-ban-of-kings", "answer-ban-shogi", "borrowed-range", "a-pass", "passing-captures"})
  void soItDoesWhereRulesAreCombined(String id) {
    Game game = Game.of(GameFiles.composition(id));
    plays(game, RandomNetworks.of(game, Network.LANES, 4, 3), new Random(3));
    plays(game, RandomNetworks.extreme(game), new Random(4));
  }

  /** Chess that remembers two things that count, of both kinds. */
  private static Game checksAndBans() {
    return Game.of(GameFiles.read("""
        game: Five checks, and no answer in kind
        version: 1
        from: three-check
        start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 5+5 0 1"
        goals: { checks: 5 }
        answer ban: R N Q
        """));
  }

  @Test
  void soItDoesWhereSeveralThingsAreRemembered() {
    Game game = checksAndBans();
    assertThat(game.rules().terms()).hasSize(2);
    plays(game, RandomNetworks.of(game, Network.LANES, 4, 5), new Random(5));
    plays(game, RandomNetworks.extreme(game), new Random(6));
  }

  @Test
  void whatAPositionRemembersIsSeenByBothSidesAsTheirOwnAndTheOthers() {
    Game game = checksAndBans();
    Network network = RandomNetworks.of(game, Network.LANES, 1, 7);
    int added = added(network, "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 4+2 1 1 ban:N");
    assertThat(added)
        .isEqualTo(added(network, "rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2+4 1 1 ban:N"))
        .isNotEqualTo(added(network, "rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4+2 1 1 ban:N"))
        .isNotEqualTo(added(network, "rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2+4 1 1"));
  }

  private static int added(Network network, String fen) {
    MutablePosition position = network.game().position(fen).mutable();
    Correction correction = new Correction(network, 1);
    correction.reset(position);
    return correction.centipawns(position, 0);
  }

  @Test
  void noSumOverflowsHoweverManyPiecesThereAre() {
    Game game = GameFiles.game("crazyhouse", List.of());
    Network network = RandomNetworks.extreme(game);
    MutablePosition crowded =
        game.position("knnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNK"
            + "[QQQQRRRRBBBBNNNNPPPPqqqqrrrrbbbbnnnnpppp] w - - 0 1").mutable();
    int[] on = new int[Inputs.of(game).maxActive()];
    assertThat(Inputs.of(game).find(crowded, 0, on)).isEqualTo(on.length);
    for (Arithmetic arithmetic : List.of(new ScalarArithmetic(), new VectorArithmetic())) {
      Correction correction = new Correction(network, 1, arithmetic);
      correction.reset(crowded);
      agree(network, crowded, 0, List.of(correction));
    }
  }

  @Test
  void bothSidesSeeTheirPiecesAlike() {
    Game game = GameFiles.game("crazyhouse", List.of());
    Correction correction = new Correction(RandomNetworks.of(game, Network.LANES, 4, 1), 1);
    MutablePosition whites =
        game.position("rnbqkb1r/pppppppp/8/8/4P3/2N5/PPPP1PPP/R1BQKBNR[Npp] w - - 0 1").mutable();
    MutablePosition blacks =
        game.position("r1bqkbnr/pppp1ppp/2n5/4p3/8/8/PPPPPPPP/RNBQKB1R[PPn] b - - 0 1").mutable();
    correction.reset(whites);
    int white = correction.centipawns(whites, 0);
    correction.reset(blacks);
    assertThat(correction.centipawns(blacks, 0)).isEqualTo(white).isNotZero();
  }

  @Test
  void usesVectorsWhereTheyAre() {
    assertThat(FastestArithmetic.get()).isInstanceOf(VectorArithmetic.class);
  }
}
