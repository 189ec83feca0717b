package org.variorum.rules.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.compile.Compiler;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.generate.Attackers;
import org.variorum.rules.generate.Attacks;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.play.Referee;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.rule.borrowing.Borrowing;
import org.variorum.rules.state.State;

/** There is an attacker on just those squares that are attacked. */
@Execution(ExecutionMode.CONCURRENT)
class AttackersLawTest {

  static Stream<Game> games() {
    return RepositoryGames.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void attackersAreFoundWhereThereIsAttack(Game game) {
    GameTables tables = Compiler.compile(game.definition());
    FastTables fast = new FastTables(tables);
    for (int seed = 0; seed < 2; seed++) {
      for (Position position : RepositoryGames.moments(game, seed, 60)) {
        State state = Referee.legalPosition(fast, game.setup(position.fen())).state;
        for (int square = 0; square < game.board().size(); square++) {
          for (int side = 0; side < 2; side++) {
            List<Integer> found = new Attackers(tables, state).of(square, side);
            assertThat(!found.isEmpty()).as("%s by %s in %s", game.board().name(square), found, position)
                .isEqualTo(new Attacks(tables, state).attacked(square, side));
          }
        }
      }
    }
  }

  static Stream<Game> borrowing() {
    return RepositoryGames.sample().filter(game -> game.definition().mechanism(Borrowing.class).isPresent());
  }

  /**
   * Lenders are found once for all pieces of a side: they must be found again after each move, and after it is unmade.
   */
  @ParameterizedTest
  @MethodSource("borrowing")
  void whatBorrowersSeeIsWhatTheyAttack(Game game) {
    Random random = new Random(11);
    GameTables tables = Compiler.compile(game.definition());
    FastTables fast = new FastTables(tables);
    MutablePosition position = game.start().mutable();
    MoveList moves = new MoveList();
    for (int ply = 0; ply < 150 && position.outcomeDespiteMoves().isEmpty(); ply++) {
      position.legalMoves(moves);
      position.make(moves.get(random.nextInt(moves.size())));
      seesWhatIsAttacked(fast, position);
      if (random.nextInt(3) == 0) {
        position.unmake();
        seesWhatIsAttacked(fast, position);
      }
    }
  }

  private static void seesWhatIsAttacked(FastTables fast, MutablePosition position) {
    GameTables tables = fast.tables;
    Game game = position.game();
    State state = Referee.legalPosition(fast, game.setup(position.fen())).state;
    for (int side = 0; side < 2; side++) {
      long[] seen = new long[position.wordCount()];
      for (int from = 0; from < game.board().size(); from++) {
        if (position.pieceAt(from) != 0 && (position.pieceAt(from) & 1) == side) {
          position.findAttacks(from);
          for (int word = 0; word < seen.length; word++) {
            seen[word] |= position.attackedSquares(word);
          }
        }
      }
      for (int square = 0; square < game.board().size(); square++) {
        assertThat((seen[square >>> 6] >>> square & 1) != 0)
            .as("%s in %s", game.board().name(square), position.fen())
            .isEqualTo(new Attacks(tables, state).attacked(square, side));
      }
    }
  }
}
