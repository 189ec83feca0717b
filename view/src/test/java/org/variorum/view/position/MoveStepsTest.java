package org.variorum.view.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.answer.PositionView;
import org.variorum.view.game.Edition;
import org.variorum.view.game.TestGames;

final class MoveStepsTest {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int GAMES = DEEP ? 12 : 1;
  /** Games with many moves are looked at less often; with the property {@code variorum.deep} as often as others. */
  private static final int MOST_MOVES = DEEP ? Integer.MAX_VALUE : 5_000;
  /** One in this many positions of a game is checked. */
  private static final int STEP = DEEP ? 1 : 4;
  private static final int PLIES = 120;
  private static final int TOUCHED_STEP = DEEP ? 2 : 24;

  static Stream<Edition> editions() {
    return TestGames.editions();
  }

  static Stream<Edition> someEditions() {
    return TestGames.someEditions();
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("someEditions")
  void noMovesStepsBeginWithAllThoseOfAnother(Edition edition) {
    Random random = new Random(7);
    int lookedAt = 0;
    for (int game = 0; game < GAMES && lookedAt < MOST_MOVES; game++) {
      Position position = edition.game().start();
      for (int ply = 0; ply < PLIES && !position.moves().isEmpty(); ply++) {
        List<Move> moves = position.moves();
        if (ply % STEP == 0) {
          check(position);
          lookedAt += moves.size();
        }
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static void check(Position position) {
    MoveSteps all = MoveSteps.of(position, position.pointing());
    asksOnlyWhereThereIsAChoice(position, all.allSteps());
    assertThat(all.mainSteps()).as(position.fen()).hasSize(position.moves().size());
    Set<List<String>> whole = new HashSet<>(all.allSteps());
    assertThat(whole).as(position.fen()).hasSameSizeAs(all.allSteps());
    for (List<String> steps : whole) {
      // A pass is a button, at which nobody points on a board.
      assertThat(steps).as(position.fen())
          .hasSizeGreaterThanOrEqualTo(steps.equals(List.of(MoveSteps.PASS)) ? 1 : 2);
      for (int length = 1; length < steps.size(); length++) {
        assertThat(whole).as(position.fen()).doesNotContain(new ArrayList<>(steps.subList(0, length)));
      }
    }
  }

  /** Whatever follows a piece and something besides has another answer, too; a piece pointed at twice has only been let go. */
  private static void asksOnlyWhereThereIsAChoice(Position position, List<List<String>> all) {
    Map<List<String>, Set<String>> answers = new HashMap<>();
    all.forEach(steps -> {
      for (int length = 2; length < steps.size(); length++) {
        answers.computeIfAbsent(steps.subList(0, length), _ -> new HashSet<>()).add(steps.get(length));
      }
    });
    answers.forEach((begun, next) -> {
      if (new HashSet<>(begun).size() > 1) {
        assertThat(next).as("%s in %s", begun, position).hasSizeGreaterThan(1);
      }
    });
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest(name = "{0}: {2} is pointed at by {3}")
  @CsvSource(delimiter = '|', value = {
      "noli-me-tangere | 10/R3k5/10/10/10/4s5/10/10/4K5/10 b - - 0 1 | e9e2,e2e9 | e9 e2",
      "notake-shunting | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e5,e5e6 | e1 e5",
      "notake-approaching | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e4,e5e5 | e1 e4 e5",
      "notake-rifle | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e1,e5e5 | e1 e5",
      "gleeman | r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 | e1c1,a1d1 | e1 c1",
      "gleeman | r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 | e1b1,a1c1 | e1 b1",
      "notake-shunting | k8/9/4p4/9/9/9/9/9/4R1K2 w - - 0 1 | e1e7+,e7e8 | e1 e7 =+R",
      "notake-overtaking | k8/9/4p4/9/9/9/9/9/4R1K2 w - - 0 1 | e1e8+,e7e7 | e1 e8 =+R",
      "chess | 7k/P7/8/8/8/8/8/K7 w - - 0 1 | a7a8n | a7 a8 =N"})
  void answersThatAreForegoneAreNotAskedFor(String game, String fen, String move, String steps) {
    Position position = TestGames.edition(game).game().position(fen);
    assertThat(MoveSteps.of(position, position.pointing()).mainSteps().get(position.find(move).orElseThrow()))
        .containsExactly(steps.split(" "));
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void aPieceIsPointedAtTwiceOnlyWhereNothingElseMeansTheMove(Edition edition) {
    Random random = new Random(11);
    Position position = edition.game().start();
    for (int ply = 0; ply < PLIES && !position.moves().isEmpty(); ply++) {
      if (ply % STEP == 0) {
        Position now = position;
        MoveSteps steps = MoveSteps.of(now, now.pointing());
        steps.mainSteps().forEach((move, each) -> assertThat(pointsTwice(each)
            && !steps.shortcuts().getOrDefault(move, List.of()).isEmpty()).as("%s in %s", each, now)
            .isFalse());
        List<Integer> waiting = List.copyOf(now.premoves().moves().keySet());
        if (!waiting.isEmpty()) {
          String first = edition.game().board().name(waiting.get(random.nextInt(waiting.size())));
          assertThat(new Views().premoves(now, first).premoves()).as(now.fen()).isNotEmpty()
              .doesNotContain(first);
        }
      }
      List<Move> moves = position.moves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  /** A touched piece has the same steps as in the whole position: no move's steps depend on those of other pieces. */
  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("someEditions")
  void aTouchedPieceHasTheStepsOfTheWholePosition(Edition edition) {
    Random random = new Random(12);
    Views views = new Views();
    Position position = edition.game().start();
    for (int ply = 0; ply < PLIES && !position.moves().isEmpty(); ply++) {
      if (ply % TOUCHED_STEP == 0) {
        touchEachPiece(views, position);
      }
      position = position.play(position.moves().get(random.nextInt(position.moves().size())));
    }
  }

  private static void touchEachPiece(Views views, Position position) {
    PositionView whole = views.withMoves(views.position(position, 0), position);
    Set<String> told = new HashSet<>();
    Map<String, Map<String, String>> previews = new HashMap<>();
    for (String first : views.firstSteps(position)) {
      ChoicesView choices = views.choices(position, first);
      assertThat(choices.moves()).as("%s in %s", first, position).isNotEmpty();
      choices.moves().forEach(move -> told.addAll(pointings(move)));
      previews.putAll(choices.previews());
    }
    assertThat(told).as(position.fen()).containsExactlyInAnyOrderElementsOf(
        whole.moves().stream().flatMap(move -> pointings(move).stream()).collect(Collectors.toSet()));
    assertThat(previews).as(position.fen()).containsAllEntriesOf(whole.previews());
  }

  @Test
  void aCastlingThatLetsAPieceInWhereTheRookStoodBeginsThere() {
    Position position = TestGames.edition("shouse").game().position(
        "rnN~k1bnr/p2pEp2/1p3p2/4q1Pp/phhN3e/6P1/PPpPBP1P/RNBQK2R[B] w KQBCDabfgh - 0 16");
    Views views = new Views();
    assertThat(views.firstSteps(position)).contains("e1", "h1");
    assertThat(views.choices(position, "h1").moves()).extracting(PositionView.MoveView::text)
        .contains("h1e1b");
    assertThat(views.choices(position, "e1").moves()).extracting(PositionView.MoveView::text)
        .contains("e1g1b")
        .doesNotContain("h1e1b");
  }

  /** Each way to point at a move, with everything the view says about it. */
  private static List<String> pointings(PositionView.MoveView move) {
    return Stream.concat(Stream.of(move.steps()), move.shortcuts().stream())
        .map(steps -> steps + " " + move.text() + " " + move.san() + move.paths() + move.checked()).toList();
  }

  /** A pass is one step. */
  private static boolean pointsTwice(List<String> steps) {
    return !steps.equals(List.of(MoveSteps.PASS)) && steps.getFirst().equals(steps.get(1));
  }

  @Test
  void aPieceThatMayPromoteSaysSoEitherWay() {
    Position position = TestGames.edition("shogi").game().position("4k4/9/9/6S2/9/9/9/9/4K4[] w - - 0 1");
    assertThat(MoveSteps.of(position, position.pointing()).mainSteps().entrySet().stream()
        .filter(move -> move.getKey().text().startsWith("g6g7")).map(Map.Entry::getValue))
        .containsExactlyInAnyOrder(List.of("g6", "g7", "=S"), List.of("g6", "g7", "=+S"));
  }

  @Test
  void aPieceInHandIsPointedAtFirst() {
    Position position =
        TestGames.edition("crazyhouse").game().position("4k3/8/8/8/8/8/8/4K3[p] b - - 0 1");
    assertThat(MoveSteps.of(position, position.pointing()).mainSteps().values())
        .contains(List.of("@P", "e4"));
  }
}
