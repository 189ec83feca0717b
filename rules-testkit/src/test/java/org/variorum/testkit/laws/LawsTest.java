package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.MoveList;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.naive.NaiveGame;

/**
 * The laws, for a sample of the definitions in {@code games/} in which is all that any of them has, and for every composition among
 * the test resources, with each option. {@link OtherGamesTest} holds the rest to the most important ones.
 *
 * <p>A random game each; the profile {@code deep} plays 10,000, of every definition. Each
 * invocation compiles its own games, so they run side by side.
 */
@Execution(ExecutionMode.CONCURRENT)
class LawsTest {

  private static final Path GAMES = Path.of(System.getProperty("variorum.games", "games"));
  private static final Path COMPOSITIONS = Path.of("src/test/resources/compositions");
  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int RANDOM_GAMES = DEEP ? 10_000 : 1;
  /** The long endings of random games repeat what has been seen. */
  static final int PLIES = DEEP ? RandomGame.MAX_PLIES : 60;
  private static final int PREMOVE_GAMES = DEEP ? 100 : 1;
  /** In some games there are thousands, each with thousands of moves after it. */
  private static final int PREMOVE_ANSWERS = DEEP ? Integer.MAX_VALUE : 8;
  private static final int PATH_POSITIONS = DEEP ? 400 : 1;
  /** A game that has ended before its first move yields no positions: the test fails then. */
  private static final int MOST_GAMES = 100_000;
  private static final int EDIT_POSITIONS = DEEP ? 400 : 1;
  private static final int INSIGHT_GAMES = DEEP ? 50 : 1;
  private static final int INSIGHT_SETUPS = DEEP ? 1_000 : 1;
  /** Slow checks run in this many times fewer positions. */
  private static final int RARER = DEEP ? 1 : 4;

  static List<Variant> variants() {
    return Stream.of(GameFiles.variants(GameFiles.sample()), Variant.ofFolder(COMPOSITIONS, GAMES))
        .flatMap(List::stream).toList();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void randomGamesBreakNoLaw(Variant variant) {
    Game game = variant.game();
    Optional<ThreatOracle> threats = ThreatOracle.of(variant.definition());
    for (int seed = 0; seed < RANDOM_GAMES; seed++) {
      RandomGame.play(game, seed, PLIES, (position, moves, random) -> {
        if (random.nextInt(8) == 0) {
          check(position, moves, random, threats);
        }
      });
    }
  }

  static void check(MutablePosition position, MoveList moves, SplittableRandom random,
      Optional<ThreatOracle> threats) {
    Laws.fenRoundTrip(position);
    Laws.unmakeRestores(position, moves, random);
    Laws.countAgrees(position, moves);
    threats.filter(law -> moves.size() > 0).ifPresent(law -> Laws.threatsAreMoves(position, law));
    if (random.nextInt(4) == 0) {
      Laws.moveTextRoundTrip(position, moves);
      Laws.movesLeadToPositions(position, moves);
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void premovesHoldWhateverTheAnswerLeaves(Variant variant) {
    Game game = variant.game();
    for (int seed = 0; seed < PREMOVE_GAMES; seed++) {
      RandomGame.play(game, 2_000_000 + seed, PLIES, (position, moves, random) -> {
        if (random.nextInt(12 * RARER) == 0 && position.outcomeDespiteMoves().isEmpty()) {
          Laws.premovesIncludeFollowingMoves(game.position(position.fen()), PREMOVE_ANSWERS);
        }
      });
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void piecesGoOverSquaresThatTheyMayPass(Variant variant) {
    Game game = variant.game();
    NaiveGame naive = new NaiveGame(variant.definition());
    hold(game, 3_000_000, PATH_POSITIONS, position -> Laws.pathsAreWalked(naive, position));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void editsLeadToThePositionAfter(Variant variant) {
    Game game = variant.game();
    hold(game, 4_000_000, EDIT_POSITIONS, EditLaws::check);
  }

  /** Holds so many positions of random games to a law. */
  private static void hold(Game game, long firstSeed, int positions, Consumer<Position> law) {
    Held held = new Held(game, law, positions);
    for (long seed = firstSeed; held.wantsMore() && seed < firstSeed + MOST_GAMES; seed++) {
      RandomGame.play(game, seed, held);
    }
    assertThat(held.left).isZero();
  }

  private static final class Held implements RandomGame.Visitor {

    private final Game game;
    private final Consumer<Position> law;
    private int left;

    Held(Game game, Consumer<Position> law, int positions) {
      this.game = game;
      this.law = law;
      left = positions;
    }

    @Override
    public void visit(MutablePosition position, MoveList moves, SplittableRandom random) {
      if (moves.size() > 0 && random.nextInt(6) == 0) {
        left--;
        law.accept(game.position(position.fen()));
      }
    }

    @Override
    public boolean wantsMore() {
      return left > 0;
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void whatIsToldOfAPieceIsWhatIsLegal(Variant variant) {
    Game game = variant.game();
    InsightLaws insights = InsightLaws.of(variant.definition());
    for (int seed = 0; seed < INSIGHT_GAMES; seed++) {
      RandomGame.play(game, 3_000_000 + seed, PLIES, (position, moves, random) -> {
        if (random.nextInt(16 * RARER) == 0) {
          insights.check(game.position(position.fen()));
        }
      });
    }
    SplittableRandom random = new SplittableRandom(8);
    for (int positions = 0; positions < INSIGHT_SETUPS;) {
      String fen = RandomSetup.fen(variant.definition(), random);
      if (flaws(game, fen).isEmpty()) {
        positions++;
        insights.check(game.position(fen));
      }
    }
  }

  private static List<String> flaws(Game game, String fen) {
    try {
      game.position(fen);
      return List.of();
    } catch (IllegalSetupException e) {
      return e.flaws();
    }
  }
}
