package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.MoveList;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.naive.NaiveGame;

/** A side that is said to have no winning series of moves wins in no series of random moves. */
@Execution(ExecutionMode.CONCURRENT)
class DeadPositionLawsTest {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int ARRANGEMENTS = DEEP ? 400 : 2;
  /** More arrangements on small boards are dead for a side, of eight times as many. */
  private static final int HOPELESS = DEEP ? 400 : 4;
  /** All moves are played that there are; those of a bishop are fewer. */
  private static final List<String> WEAK = DEEP ? List.of("N", "B") : List.of("B");
  private static final String DEAD = "dead-position";

  private static final String PIECES = """
      game: Sample
      pieces:
        K: { name: king, royal: yes, moves: K }
        Q: { name: queen, moves: Q }
        R: { name: rook, moves: R }
        B: { name: bishop, moves: B }
        N: { name: knight, moves: N }
        W: { name: wazir, moves: W }
        F: { name: ferz, moves: F }
        A: { name: alfil, moves: A }
        D: { name: dabbaba, moves: D }
        S: { name: silver, moves: FfW }
        C: { name: cannon, moves: mRcpR }
        E: { name: elephant, moves: nA }
        M: { name: horse, moves: nN }
        T: { name: lance, moves: fRfB }
        H: { name: mixture, moves: mNcB }
        P: { name: pawn, moves: mfWcfF, promotes: { becomes: Q R B N, in: rank 4 } }
      """;

  private static final List<String> KINDS = List.of("QRBNWFADSCEMTHP".split("", -1)).stream()
      .filter(letter -> !letter.isEmpty()).toList();

  static Stream<Variant> variants() {
    return GameFiles.variants(GameFiles.ids()).stream()
        .filter(variant -> GameFiles.ids().contains(variant.name()));
  }

  private static Game small(String board, String start, String stalemate) {
    return Game.of(GameFiles.read(PIECES + "board: " + board + "\nstart: \"" + start
        + " w - - 0 1\"\ngoals: { checkmate: loss, stalemate: " + stalemate + " }\n"));
  }

  /** The sides that win after some series of moves: all are played. */
  private static Set<Side> winners(Position start) {
    MutablePosition position = start.mutableWithoutHistory();
    Set<Side> found = EnumSet.noneOf(Side.class);
    Set<Long> seen = new HashSet<>(Set.of(position.hash()));
    Deque<Deque<Long>> left = new ArrayDeque<>(List.of(moves(position)));
    while (!left.isEmpty()) {
      if (left.peek().isEmpty()) {
        left.pop();
        if (!left.isEmpty()) {
          position.unmake();
        }
        continue;
      }
      position.make(left.peek().pop());
      Deque<Long> next = seen.add(position.hash()) ? moves(position) : new ArrayDeque<>();
      if (next.isEmpty() && moves(position).isEmpty()) {
        position.outcomeWithoutMoves().winner().ifPresent(found::add);
      }
      left.push(next);
    }
    return found;
  }

  private static Deque<Long> moves(MutablePosition position) {
    MoveList list = position.legalMoves(new MoveList());
    Deque<Long> moves = new ArrayDeque<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
    }
    return moves;
  }

  @ParameterizedTest
  @CsvSource({"4x4, k3/4/4/3K, draw", "4x4, k3/4/4/3K, loss", "4x4 cylinder, k3/4/4/3K, draw",
      "5x4 without a1 e4, k3*/5/5/*3K, draw"})
  void noSeriesOfMovesWinsForASideOfWhichThatIsSaid(String board, String start, String stalemate) {
    Game game = small(board, start, stalemate);
    SplittableRandom random = new SplittableRandom(board.hashCode());
    int hopeless = 0;
    for (int i = 0; i < 8 * HOPELESS; i++) {
      List<String> letters = List.of("K", "k", KINDS.get(random.nextInt(KINDS.size())),
          DeadPositionLaws.ofRandomSide(KINDS.get(random.nextInt(KINDS.size())), random));
      Optional<Position> position = DeadPositionLaws.arrange(game, letters, random);
      Set<Side> said = EnumSet.noneOf(Side.class);
      position.ifPresent(each -> Stream.of(Side.values()).filter(each::canWin).forEach(said::add));
      if (position.isPresent() && said.size() < 2) {
        assertThat(said).as(position.get().fen()).containsAll(winners(position.get()));
        hopeless++;
      }
    }
    assertThat(hopeless).isGreaterThan(stalemate.equals("loss") ? 0 : HOPELESS);
  }

  @ParameterizedTest
  @CsvSource({"KkB, true", "KkN, true", "KkF, true", "KkR, false", "KkQ, false", "KkW, false", "KkS, false",
      "KkBb, false", "KkBB, false", "KkA, true", "KkE, true", "KkM, true"})
  void whatNobodyWinsByPlayingAllMovesIsToldOfAPieceThatCannotMate(String letters, boolean weak) {
    Game game = small("4x4", "k3/4/4/3K", "draw");
    NaiveGame naive = new NaiveGame(game.definition());
    SplittableRandom random = new SplittableRandom(letters.hashCode());
    List<String> pieces = letters.chars().mapToObj(Character::toString).toList();
    List<Position> positions =
        Stream.generate(() -> DeadPositionLaws.arrange(game, pieces, random)).flatMap(Optional::stream)
            .limit(letters.length() > 3 ? 1 : 2).toList();
    for (Position position : positions) {
      String told = position.outcome().map(end -> end.reason().word() + " " + end.result()).orElse("");
      String played = naive.endByHistory(List.of(position.fen())).orElse("");
      // With other pieces the only legal move may lead to a dead position.
      assertThat(told).as(position.fen()).isIn(weak ? List.of(played) : List.of(played, ""));
    }
  }

  @Test
  void aKnightOrABishopMatesNoKing() {
    Game game = DEEP ? GameFiles.game("chess", List.of()) : small("5x5", "k4/5/5/5/4K", "draw");
    for (String piece : WEAK) {
      Position position = game.position(DEEP ? "4k3/8/8/8/8/8/8/4K1" + piece + "1 w - - 0 1"
          : "k4/5/5/5/1K1" + piece + "1 w - - 0 1");
      assertThat(position.outcome().map(end -> end.reason().word())).contains(DEAD);
      assertThat(winners(position)).isEmpty();
    }
  }

  /** Of every definition, with what its pieces are, on its own board. */
  @ParameterizedTest
  @MethodSource("variants")
  void noPlayWinsForASideOfWhichThatIsSaid(Variant variant) {
    DeadPositionLaws.check(variant.game(), new SplittableRandom(variant.name().hashCode()),
        ARRANGEMENTS);
  }
}
