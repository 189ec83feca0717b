package org.variorum.rules.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.compile.Compiler;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.platform.BitSet;
import org.variorum.rules.play.Play;
import org.variorum.rules.play.Referee;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;

/** The copies of the walk that are made for speed find what the walk finds. That of {@link Attacks} is held by another law. */
class WalkLawTest {

  static Stream<Game> games() {
    return RepositoryGames.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theFastCopyFindsWhatTheWalkFinds(Game game) {
    GameTables tables = Compiler.compile(game.definition());
    FastTables fast = new FastTables(tables);
    for (Position position : RepositoryGames.moments(game, 5, 80)) {
      Play play = Referee.legalPosition(fast, game.setup(position.fen()));
      Walker copied = new Walker(tables, play.state);
      // A walker that also collects protected squares walks, without the fast copy.
      Walker walking = new Walker(tables, play.state, tables.gates, new BitSet());
      for (int square = 0; square < tables.size; square++) {
        int piece = play.state.board[square];
        if (piece != PieceCode.EMPTY && PieceCode.side(piece) == play.state.turn) {
          assertThat(moves(copied, play, square, false)).as("%s on %s", position, game.board().name(square))
              .containsExactlyInAnyOrder(moves(walking, play, square, false));
          assertThat(moves(copied, play, square, true)).as("%s on %s", position, game.board().name(square))
              .containsExactlyInAnyOrder(moves(walking, play, square, true));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void captorsAreThoseOfTheWalk(Game game) {
    GameTables tables = Compiler.compile(game.definition());
    FastTables fast = new FastTables(tables);
    for (Position position : RepositoryGames.moments(game, 6, 40)) {
      int[] board = Referee.legalPosition(fast, game.setup(position.fen())).state.board;
      ProgramWalk walk = new ProgramWalk(board);
      for (int by = 0; by < 2; by++) {
        for (int square = 0; square < tables.size; square++) {
          Program program = tables.attacks.captors()[by][square];
          int side = by;
          walk.collect(program, by);
          int[] expected = reached(walk).filter(i -> captures(program, i, board, side)).toArray();
          walk.collectCaptors(program, by);
          assertThat(reached(walk)).as("%s on %s", position, game.board().name(square))
              .containsExactly(IntStream.of(expected).boxed().toArray(Integer[]::new));
        }
      }
    }
  }

  private static IntStream reached(ProgramWalk walk) {
    return IntStream.range(0, walk.count()).map(walk::node);
  }

  private static boolean captures(Program program, int i, int[] board, int by) {
    int node = program.nodes[i];
    int piece = board[Node.square(node)];
    return piece != PieceCode.EMPTY && PieceCode.side(piece) == by && (node & Node.CAPTURE) != 0
        && PieceCode.holds(program.kinds[i], piece);
  }

  private static long[] moves(Walker walker, Play play, int square, boolean tactical) {
    MoveBuffer moves = new MoveBuffer();
    walker.start(moves, play.inCheck(), tactical);
    walker.addMoves(square);
    return Arrays.copyOf(moves.moves, moves.size);
  }
}
