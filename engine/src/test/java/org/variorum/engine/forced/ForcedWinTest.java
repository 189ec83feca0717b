package org.variorum.engine.forced;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.Variation;
import org.variorum.engine.search.Engine;
import org.variorum.engine.time.MoveTime;
import org.variorum.engine.time.SearchBudget;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.TruthFiles;
import org.variorum.testkit.TruthFiles.MateTruth;

/** Forced wins that are looked for beside the search. */
class ForcedWinTest {

  /** The plainest search visits the cube of this; games where pieces shoot have thousands of moves. */
  private static final int MOST_MOVES = 100;
  private static final int GAMES = Boolean.getBoolean("variorum.deep") ? 12 : 2;
  private static final Game CHESS = GameFiles.game("chess", List.of());

  /** Where a turn may have several moves forced wins are left to the search. */
  static List<String> games() {
    return GameFiles.sample().stream().filter(id -> game(id).alternates()).toList();
  }

  static List<MateTruth> quietWins() throws IOException, URISyntaxException {
    return truths("quiet-wins.jsonl");
  }

  private static List<MateTruth> truths(String name) throws IOException, URISyntaxException {
    return TruthFiles.mates(
        Path.of(Objects.requireNonNull(ForcedWinTest.class.getResource("/positions/" + name)).toURI()));
  }

  private static Game game(String id) {
    return GameFiles.game(id, List.of());
  }

  private static SearchBudget endless(SearchLimits limits) {
    return new SearchBudget(limits, SearchListener.NONE, MoveTime.of(limits), () -> 0);
  }

  private static ForcedWin at(Position position, List<Long> allowed) {
    ForcedWin forcedWin = new ForcedWin(position.game(), true);
    forcedWin.begin(position.mutable(), allowed, endless(SearchLimits.NONE), 1, true);
    return forcedWin;
  }

  private static Optional<ForcedWin.WinningLine> within(int moves, Position position) {
    ForcedWin forcedWin = at(position, List.of());
    forcedWin.finish(moves);
    return forcedWin.win();
  }

  @Test
  void findsWhatOtherProgramsFound() throws Exception {
    for (MateTruth truth : truths("mates.jsonl.gz")) {
      Position position = game(truth.game()).position(truth.fen());
      ForcedWin.WinningLine line =
          within(truth.mate(), position).orElseThrow(() -> new AssertionError(truth));
      assertThat(line.plies()).as(truth.toString()).isEqualTo(2 * truth.mate() - 1);
      assertThat(line.codes()).as(truth.toString()).hasSize(line.plies());
      assertThat(played(position, line).outcomeOnBoard().flatMap(Outcome::winner)).contains(position.turn());
      if (!truth.keys().isEmpty()) {
        assertThat(truth.keys()).contains(text(position, line.codes().getFirst()));
      }
      assertThat(within(truth.mate() - 1, position)).as(truth.toString()).isEmpty();
    }
  }

  /** The position after a line, which must be one that can be played. */
  private static MutablePosition played(Position position, ForcedWin.WinningLine line) {
    MutablePosition at = position.mutable();
    for (long code : line.codes()) {
      assertThat(at.isLegal(code)).isTrue();
      at.make(code);
    }
    return at;
  }

  private static String text(Position position, long code) {
    return position.moves().stream().filter(move -> move.code() == code).map(Move::text).findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("quietWins")
  void theEngineFindsWinsThatBeginQuietly(MateTruth truth) {
    Position position = game(truth.game()).position(truth.fen());
    Engine engine = new Engine(position.game());
    // It ends by itself long before; time enough for the slowest machine.
    Result result =
        engine.search(position, SearchLimits.NONE.time(Duration.ofMinutes(5)), SearchListener.NONE);
    assertThat(result.score()).isEqualTo(new Score.Wins(truth.mate()));
    assertThat(truth.keys()).contains(result.bestMove().orElseThrow().text());
    assertThat(result.variations().getFirst().moves()).hasSize(2 * truth.mate() - 1);
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("games")
  void isRightInEveryGame(String id) {
    assertRight(game(id));
  }

  @Test
  void isRightWhereTheOthersMoveCanWin() {
    Game game = Game.of(GameFiles.read("""
        game: Last PieceKind
        version: 1
        from: chess
        start: "3qk3/3r4/8/8/8/8/3R4/3QK3 w - - 0 1"
        goals: { checkmate: loss, stalemate: win, extinction: { pieces: R, verdict: win } }
        """));
    assertRight(game);
    // 1. Re8+ Qxe8: White is rid of the rook.
    ForcedWin.WinningLine line =
        within(1, game.position("3q3k/r5pp/8/8/8/8/5PPP/4R1K1 w - - 0 1")).orElseThrow();
    assertThat(line.plies()).isEqualTo(2);
  }

  private static void assertRight(Game game) {
    Random random = new Random(41);
    for (int i = 0; i < GAMES; i++) {
      List<Position> line = randomGame(game, random);
      for (Position position : line.subList(Math.max(0, line.size() - 4), line.size())) {
        if (position.moves().size() > MOST_MOVES) {
          continue;
        }
        int expected = IntStream.of(1, 2).filter(n -> wins(position.mutable(), n)).findFirst().orElse(0);
        int found = within(2, position).map(win -> (win.plies() + 1) / 2).orElse(0);
        assertThat(found).as(position.fen()).isEqualTo(expected);
      }
    }
  }

  /** The positions before the end of a game of chance. */
  private static List<Position> randomGame(Game game, Random random) {
    List<Position> line = new ArrayList<>();
    Position position = game.start();
    while (position.outcome().isEmpty() && line.size() < 200) {
      line.add(position);
      List<Move> moves = position.moves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return line;
  }

  /** The plainest search there is. */
  private static boolean wins(MutablePosition position, int moves) {
    int winner = position.turn();
    for (long move : moves(position)) {
      position.make(move);
      boolean won = loses(position, moves, winner);
      position.unmake();
      if (won) {
        return true;
      }
    }
    return false;
  }

  private static boolean loses(MutablePosition position, int moves, int winner) {
    Optional<Outcome> end = position.outcomeOnBoard().or(position::outcomeDespiteMoves);
    if (end.isPresent()) {
      return end.flatMap(Outcome::winner).filter(side -> side.ordinal() == winner).isPresent();
    }
    for (long answer : moves(position)) {
      position.make(answer);
      Optional<Outcome> over = position.outcomeOnBoard().or(position::outcomeDespiteMoves);
      boolean lost = over.isPresent()
          ? over.flatMap(Outcome::winner).filter(side -> side.ordinal() == winner).isPresent()
          : moves > 1 && wins(position, moves - 1);
      position.unmake();
      if (!lost) {
        return false;
      }
    }
    return true;
  }

  private static long[] moves(MutablePosition position) {
    MoveList list = position.legalMoves(new MoveList());
    return IntStream.range(0, list.size()).mapToLong(list::get).toArray();
  }

  @Test
  void goesOnWhereItHasStopped() throws Exception {
    for (MateTruth truth : quietWins()) {
      Position position = game(truth.game()).position(truth.fen());
      ForcedWin forcedWin = at(position, List.of());
      for (long nodes = 0; forcedWin.win().isEmpty(); nodes += 1_000) {
        forcedWin.resume(nodes);
      }
      assertThat(forcedWin.win()).as(truth.toString()).isEqualTo(within(3, position));
    }
  }

  @Test
  void looksOnlyAtTheMovesThatItMay() {
    Position position = CHESS.position("6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1");
    List<Long> one =
        position.moves().stream().filter(move -> move.text().equals("e1e8")).map(Move::code).toList();
    List<Long> none =
        position.moves().stream().filter(move -> move.text().equals("g1h1")).map(Move::code).toList();
    ForcedWin forcedWin = at(position, one);
    forcedWin.finish(1);
    assertThat(forcedWin.win()).contains(new ForcedWin.WinningLine(one, 1));
    ForcedWin other = at(position, none);
    other.finish(1);
    assertThat(other.win()).isEmpty();
  }

  @Test
  void claimsNothingThatItHasNotSeenToTheEnd() throws Exception {
    for (MateTruth truth : quietWins()) {
      Position position = game(truth.game()).position(truth.fen());
      for (int asked = 1; asked < 20_000; asked *= 3) {
        SearchBudget ending =
            new SearchBudget(SearchLimits.NONE, stoppingAfter(asked), MoveTime.of(SearchLimits.NONE),
                () -> 0);
        ForcedWin forcedWin = new ForcedWin(position.game(), true);
        forcedWin.begin(position.mutable(), List.of(), ending, 1, true);
        forcedWin.finish(3);
        assertThat(forcedWin.win().map(ForcedWin.WinningLine::plies).orElse(2 * truth.mate() - 1))
            .as(truth + " after " + asked).isEqualTo(2 * truth.mate() - 1);
        forcedWin.win().ifPresent(line -> played(position, line));
      }
    }
  }

  private static SearchListener stoppingAfter(int asked) {
    AtomicInteger left = new AtomicInteger(asked);
    return new SearchListener() {
      @Override
      public void depthCompleted(Result result) {}

      @Override
      public boolean mustStop() {
        return left.decrementAndGet() < 0;
      }
    };
  }

  @Test
  void takesLittleOfAGamesTime() throws Exception {
    MateTruth truth = quietWins().getFirst();
    Position position = game(truth.game()).position(truth.fen());
    long patient = nodesToFind(position, SearchLimits.NONE);
    assertThat(nodesToFind(position, SearchLimits.NONE.nodes(100_000_000))).isGreaterThan(2 * patient);
  }

  /** How many nodes the search must have looked at until the win is found. */
  private static long nodesToFind(Position position, SearchLimits limits) {
    ForcedWin forcedWin = new ForcedWin(position.game(), true);
    forcedWin.begin(position.mutable(), List.of(), endless(limits), 1, true);
    long nodes = 0;
    while (forcedWin.win().isEmpty()) {
      nodes += 1_000;
      forcedWin.resume(nodes);
    }
    return nodes;
  }

  @Test
  void aWinInFewMovesLeadsSeveralLines() throws Exception {
    MateTruth truth = quietWins().getFirst();
    Position position = game(truth.game()).position(truth.fen());
    Engine engine = new Engine(position.game());
    Score.Wins wanted = new Score.Wins(truth.mate());
    boolean[] told = new boolean[1];
    Result result =
        engine.search(position, SearchLimits.NONE.time(Duration.ofMinutes(5)), 3,
            new SearchListener() {
              @Override
              public void depthCompleted(Result deeper) {
                told[0] = deeper.score().equals(wanted);
              }

              @Override
              public boolean mustStop() {
                return told[0];
              }
            });
    assertThat(result.score()).isEqualTo(wanted);
    assertThat(result.variations()).hasSize(3).extracting(Variation::firstMove).doesNotHaveDuplicates();
  }
}
