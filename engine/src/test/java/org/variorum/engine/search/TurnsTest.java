package org.variorum.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.Technique;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;
import org.variorum.testkit.GameFiles;

/** Games in which a turn has several moves or may be passed, beside a search that knows nothing but the rules. */
@Execution(ExecutionMode.CONCURRENT)
class TurnsTest {

  private static final int WON = 1_000;
  private static final int PLIES = 3;
  private static final int GAMES = Boolean.getBoolean("variorum.deep") ? 8 : 2;
  private static final EngineSettings PLAIN =
      EngineSettings.DEFAULT.megabytes(4).withDisabled(EnumSet.allOf(Technique.class));

  /** What a position is worth to the side to move: {@link #WON} less the moves until it has won, and so for a loss; else 0. */
  private static int value(MutablePosition position, int depth, int ply) {
    MoveList moves = position.legalMoves(new MoveList());
    if (moves.size() == 0 || position.outcomeDespiteMoves().isPresent()) {
      Outcome end =
          moves.size() == 0 ? position.outcomeOnBoard().orElseThrow()
              : position.outcomeDespiteMoves().orElseThrow();
      return end.winner().map(side -> side.ordinal() == position.turn() ? WON - ply : ply - WON).orElse(0);
    }
    if (depth == 0) {
      return 0;
    }
    int turn = position.turn();
    int best = -WON;
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      int value = value(position, depth - 1, ply + 1);
      best = Math.max(best, position.turn() == turn ? value : -value);
      position.unmake();
    }
    return best;
  }

  private static Result search(Position position, EngineSettings settings, int depth) {
    return new Engine(position.game(), settings).search(position, SearchLimits.NONE.depth(depth),
        SearchListener.NONE);
  }

  /** Positions of random games, from a few moves before their ends. */
  private static List<Position> lates(Game game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Position> line = new ArrayList<>(List.of(game.start()));
    while (line.size() < 300 && line.getLast().outcome().isEmpty()) {
      List<Move> moves = line.getLast().moves();
      line.add(line.getLast().play(moves.get(random.nextInt(moves.size()))));
    }
    int end = line.size() - 1;
    return line.subList(Math.max(0, end - 4), end);
  }

  @ParameterizedTest
  @ValueSource(strings = {"two-moves-a-turn", "a-pass", "three-moves-without-check", "pass-when-stuck"})
  void forcedEndsAreThoseOfMinimax(String id) {
    Game game = Game.of(GameFiles.composition(id));
    int ends = 0;
    // Some random games have none; then more are played.
    for (int seed = 0; seed < GAMES || ends == 0 && seed < 50 * GAMES; seed++) {
      for (Position position : lates(game, seed)) {
        int value = value(position.mutable(), PLIES, 0);
        if (value != 0) {
          ends++;
          Score score = search(position, PLAIN, PLIES + 2).score();
          assertThat(score.getClass()).as("%s is %d, said to be %s", position, value, score)
              .isEqualTo(value > 0 ? Score.Wins.class : Score.Loses.class);
          // What is left out by techniques may hide an end for a while, never turn it round.
          assertThat(search(position, EngineSettings.DEFAULT.megabytes(4), PLIES + 2).score().getClass())
              .as("%s is %d", position, value)
              .isNotEqualTo(value > 0 ? Score.Loses.class : Score.Wins.class);
        }
      }
    }
    assertThat(ends).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"two-moves-a-turn", "a-pass", "three-moves-without-check", "pass-when-stuck"})
  void linesAreLegalAndPlayOn(String id) {
    Game game = Game.of(GameFiles.composition(id));
    Position position = game.start();
    Engine engine = new Engine(game, EngineSettings.DEFAULT.megabytes(4));
    for (int ply = 0; ply < 30 && position.outcome().isEmpty(); ply++) {
      Result result = engine.search(position, SearchLimits.NONE.nodes(2_000), SearchListener.NONE);
      Position at = position;
      for (Move move : result.line()) {
        at = at.play(move);
      }
      position = position.play(result.bestMove().orElseThrow());
    }
  }

  /** The moves that a win needs are the winner's own; two of them may be one turn. */
  @Test
  void mateWithinATurnIsCountedInMoves() {
    Game game = Game.of(GameFiles.composition("two-moves-a-turn"));
    Position position = game.position("k7/8/1K6/8/8/8/8/3Q4 w - - 0 1");
    assertThat(search(position, EngineSettings.DEFAULT.megabytes(4), 4).score()).isEqualTo(new Score.Wins(1));
    Position two = game.position("k7/8/2K5/8/8/8/8/3Q4 w - - 0 1");
    Result result = search(two, EngineSettings.DEFAULT.megabytes(4), 5);
    assertThat(result.score()).isEqualTo(new Score.Wins(2));
    assertThat(two.play(result.bestMove().orElseThrow()).turn()).isEqualTo(two.turn());
  }
}
