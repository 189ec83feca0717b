package org.variorum.view.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;
import org.variorum.view.answer.InsightView;
import org.variorum.view.answer.PositionView;
import org.variorum.view.answer.WhyView;
import org.variorum.view.game.Edition;
import org.variorum.view.game.TestGames;
import org.variorum.view.query.InsightQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.WhyQuery;

/** The insight of a touched piece, the moves that the board offers and the answers to "why not?" agree. */
final class InsightViewsTest {

  /** One in this many positions of a game is looked at, with the property {@code variorum.deep} twice as many. */
  private static final int STEP = Boolean.getBoolean("variorum.deep") ? 8 : 16;

  private final Positions positions = new Positions(TestGames.games(), new Views(), () -> {});

  static Stream<Edition> editions() {
    return TestGames.someEditions();
  }

  private InsightView insight(PositionQuery query, String square) {
    return positions.insight(new InsightQuery(query, square));
  }

  private InsightView insight(String game, String fen, String square) {
    return insight(new PositionQuery(game, null, fen, null, null), square);
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void theInsightsOfARandomGameAreItsLegalMoves(Edition edition) {
    Random random = new Random(5);
    List<String> moves = new ArrayList<>();
    Position position = edition.game().start();
    for (int ply = 0; ply < 40 && !position.moves().isEmpty(); ply++) {
      if (ply % STEP == 0) {
        hold(position,
            new PositionQuery(edition.summary().id(), edition.options(), null, List.copyOf(moves), null));
      }
      Move move = position.moves().get(random.nextInt(position.moves().size()));
      moves.add(move.text());
      position = position.play(move);
    }
  }

  private void hold(Position position, PositionQuery query) {
    PositionView view = positions.position(query).position();
    for (int square = 0; square < position.game().board().size(); square++) {
      String name = position.game().board().name(square);
      if (position.at(square).filter(piece -> piece.side() == position.turn()).isPresent()) {
        InsightView insight = insight(query, name);
        assertThat(insight.legal()).isTrue();
        assertThat(reachable(insight)).as("%s in %s", name, position).isEqualTo(choices(view, name));
        for (InsightView.Barrier barrier : insight.barriers()) {
          WhyView why = positions.why(new WhyQuery(query, List.of(name, barrier.square()), null));
          assertThat(why).as("%s to %s in %s", name, barrier.square(), position).isEqualTo(barrier.why());
        }
      }
    }
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void aClickIsRefusedAsATextIs(Edition edition) {
    Random random = new Random(9);
    Position position = edition.game().start();
    for (int ply = 0; ply < 24 && !position.moves().isEmpty(); ply++) {
      if (ply % STEP == 0) {
        refuse(position,
            new PositionQuery(edition.summary().id(), edition.options(), position.fen(), null, null),
            random);
      }
      position = position.play(position.moves().get(random.nextInt(position.moves().size())));
    }
  }

  private void refuse(Position position, PositionQuery query, Random random) {
    for (int i = 0; i < 12; i++) {
      String from = position.game().board().name(random.nextInt(position.game().board().size()));
      String to = position.game().board().name(random.nextInt(position.game().board().size()));
      WhyView text = positions.why(new WhyQuery(query, null, from + to));
      WhyView click = positions.why(new WhyQuery(query, List.of(from, to), null));
      boolean refused =
          Stream.of(text, click)
              .noneMatch(why -> Set.of("LEGAL", "INCOMPLETE", "MALFORMED").contains(why.rule()));
      if (refused && !from.equals(to)) {
        assertThat(click).as("%s to %s in %s", from, to, position).isEqualTo(text);
      }
    }
  }

  private static Set<String> reachable(InsightView insight) {
    Set<String> squares = new TreeSet<>();
    insight.sights().stream().filter(sight -> !sight.mark().startsWith("guard:"))
        .forEach(sight -> squares.addAll(List.of(sight.square(), sight.to())));
    squares.remove(insight.square());
    return squares;
  }

  /** What can be pointed at after a piece. */
  private static Set<String> choices(PositionView view, String from) {
    Set<String> squares = new TreeSet<>();
    view.moves().stream()
        .flatMap(move -> Stream.concat(Stream.of(move.steps()), move.shortcuts().stream()))
        .filter(steps -> steps.getFirst().equals(from)).forEach(steps -> squares.add(steps.get(1)));
    squares.remove(from);
    return squares;
  }

  @ParameterizedTest(name = "{0}: {2} in {1}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "chess | 4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1 | e2 | It may not move: the king on e1 would be attacked by the rook on e8.",
      "gleeman | 4k4/9/9/9/9/7N1/7P1/9/4K4 w - - 0 1 | h3 | It may not move: the knight on h4 stands in the way.",
      "royal-standard | *2k2*/7/2W4/7/7/*2K2* w - - 0 1 | c4 | It may not move: no standard-bearer of its own side stands where the windmill on c4 could go round it.",
      "chess | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | e1 | It can go to 5 squares and castle with the rook on h1.",
      "chess | 4kr2/8/8/8/8/8/8/4K2R w K - 0 1 | e1 | It can go to d1, d2 or e2. It may not go to 4 squares that it reaches.",
      "chess | 4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7 | It can go to a8. It can promote on a8.",
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | e5 | It can go to e6 and capture the pawn on d5.",
      "chess | 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1 | e2 | By its movement it could go to e3 or e4.",
      "avalanche-chess | 4k3/3p4/8/8/8/8/4P3/4K3 w - - 0 1 part:2 | d7 | It can be moved by the enemy to d6. By its movement it could go to d5 or d6.",
      "noli-me-tangere | 4k5/10/10/10/10/10/10/10/10/r4K4 w - - 0 1 | f1 | It can go to f2 or g2 and exchange squares with the king on e10. It may not go to e1, g1 or e2.",
      "noli-me-tangere | 10/3k6/10/10/10/10/10/r9/10/R7K1 w - - 1 2 ban:R | a1 | It can capture the rook on a3. It may not go to 8 squares that it reaches.",
      "notake-rifle | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1 | It can go to 8 squares and act on the pawn on e5.",
      "royal-standard | *2k2*/1S5/1R5/7/7/*2K2* w - - 0 1 | b4 | It stays in range of its own side's standard-bearer. It can go to a4 or c4 and displace the standard-bearer on b5. It may not go to 7 squares that it reaches."})
  void words(String game, String fen, String square, String words) {
    assertThat(insight(game, fen, square).words()).isEqualTo(words);
  }

  @Test
  void whatTwoRangesLeaveIsMarkedOnce() {
    Game game = Game.of(new DefinitionReader(new DirectoryLibrary(GameFiles.compositionFolder()))
        .read("two-ranges", List.of()));
    assertThat(InsightViews.of(game, null, "f1").marks()).extracting(PositionView.MarkView::mark)
        .doesNotHaveDuplicates();
    assertThat(InsightViews.of(game, null, "a1").marks()).extracting(PositionView.MarkView::mark)
        .containsExactly("region:in range");
  }

  @Test
  void nothingIsSaidToBeCapturedWherePiecesActInstead() {
    assertThat(insight("notake-rifle", "4k4/9/9/9/9/9/9/9/4R1K2 w - - 0 1", "e1").sights())
        .extracting(InsightView.Sight::does).isNotEmpty().noneMatch(does -> does.contains("capture"));
  }

  @Test
  void aDiagramTellsOfMovementAlone() {
    PositionQuery pinned = new PositionQuery("chess", null, "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", null, null);
    InsightView view = positions.insight(new InsightQuery(pinned, "e2", true));
    assertThat(view.legal()).isFalse();
    assertThat(view.barriers()).isEmpty();
    assertThat(view.words()).isEqualTo("It can go to 6 squares.");
  }

  @ParameterizedTest(name = "{0}: {2} in {1} is {3}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "notake-rifle | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1 e5 | LEGAL | That is a legal move.",
      "chess | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | e1 h1 | LEGAL | That is a legal move.",
      "chess | 4kr2/8/8/8/8/8/8/4K2R w K - 0 1 | e1 h1 | CASTLING | Castling is not possible: f1 is attacked by the rook on f8.",
      "royal-standard | *2k2*/7/2W4/7/7/*2K2* w - - 0 1 | c4 | NO_HURDLE | No standard-bearer of its own side stands where the windmill on c4 could go round it.",
      "royal-standard | - | d2 c1 | NO_HURDLE | The windmill goes round the standard-bearer on c1, and not to the square where it stands.",
      "xiangqi | 5k3/9/9/9/9/4p4/9/9/4C4/3K5 w - - 0 1 | e2 e5 | NO_HURDLE | On e3 or e4 there is no piece, and the cannon needs one there.",
      "notake-rifle | 4r3k/9/9/9/9/9/p3N4/9/4K4 w - - 0 1 | e3 d5 | EXPOSES_ROYAL | The king on e1 would be attacked by the rook on e9."})
  void whoPointsAtAManAndATargetIsUnderstood(String game, String fen, String steps, String rule,
      String words) {
    WhyView why = positions.why(
        new WhyQuery(new PositionQuery(game, null, fen.equals("-") ? null : fen, null, null),
            List.of(steps.split(" ")), null));
    assertThat(why.words()).isEqualTo(words);
    assertThat(why.rule()).isEqualTo(rule);
  }
}
