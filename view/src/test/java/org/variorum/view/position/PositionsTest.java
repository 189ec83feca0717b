package org.variorum.view.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.view.answer.ArrangementView;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.InsightView;
import org.variorum.view.answer.LineView;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.answer.PlyView;
import org.variorum.view.answer.PositionView;
import org.variorum.view.answer.WhyView;
import org.variorum.view.game.Edition;
import org.variorum.view.game.TestGames;
import org.variorum.view.json.AnswerWriter;
import org.variorum.view.json.TestJson;
import org.variorum.view.query.InsightQuery;
import org.variorum.view.query.PgnQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.WhyQuery;

final class PositionsTest {

  private static final int ROUNDS = Boolean.getBoolean("variorum.deep") ? 3_000 : 1_000;

  private final Positions positions = new Positions(TestGames.games(), new Views(), () -> {});

  static Stream<Edition> editions() {
    return TestGames.editions();
  }

  static Stream<Edition> someEditions() {
    return TestGames.someEditions();
  }

  private static PositionQuery query(String game, @Nullable String fen, String... moves) {
    return new PositionQuery(game, null, fen, List.of(moves), null);
  }

  private WhyView pointed(String game, @Nullable String fen, String... steps) {
    return positions.why(new WhyQuery(query(game, fen), List.of(steps), null));
  }

  private InsightView insight(String game, String fen, String square) {
    return positions.insight(new InsightQuery(new PositionQuery(game, null, fen, null, null), square));
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("someEditions")
  void everyPositionOfARandomGameCanBeShown(Edition edition) {
    Random random = new Random(3);
    List<String> moves = new ArrayList<>();
    Position position = edition.game().start();
    for (int ply = 0; ply < 50 && !position.moves().isEmpty(); ply++) {
      Move move = position.moves().get(random.nextInt(position.moves().size()));
      moves.add(move.text());
      position = position.play(move);
    }
    LineView view =
        positions.position(new PositionQuery(edition.summary().id(), edition.options(), null, moves, null));
    assertThat(view.plies()).hasSize(moves.size()).extracting(PlyView::text).isEqualTo(moves);
    assertThat(view.plies()).allSatisfy(ply -> {
      assertThat(ply.squares().isEmpty()).as(ply.text()).isEqualTo(ply.text().equals("0000"));
      assertThat(ply.san()).isNotBlank();
      assertThat(ply.spoken()).isNotBlank();
    });
    PositionView last = view.position();
    assertThat(last.fen()).isEqualTo(position.fen()).startsWith(last.placement());
    assertThat(last.turn()).isEqualTo(Views.color(position.turn()));
    assertThat(last.moves()).extracting(PositionView.MoveView::text)
        .containsExactlyElementsOf(position.moves().stream().map(Move::text).toList());
    assertThat(last.moves()).extracting(PositionView.MoveView::san).doesNotHaveDuplicates();
    assertThat(last.hands().isEmpty()).isEqualTo(!view.game().hands());
    assertThat(last.checked().isEmpty()).isEqualTo(!position.inCheck());
    assertThat(last.outcome() == null).isEqualTo(position.outcome().isEmpty());
    assertThat(last.spoken()).startsWith(edition.game().sides().white() + ": ");
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void whatIsShownSurvivesJson(Edition edition) {
    LineView view = positions.position(
        new PositionQuery(edition.summary().id(), edition.options(), null, List.of(), null));
    assertThat(TestJson.MAPPER.readValue(AnswerWriter.text(view), LineView.class)).isEqualTo(view);
  }

  @Test
  void handsHoldEveryKindThatTheyCould() {
    PositionView view =
        positions.position(query("crazyhouse", "4k3/8/8/8/8/8/8/4K3[Np] w - - 0 1")).position();
    assertThat(view.placement()).isEqualTo("4k3/8/8/8/8/8/8/4K3");
    assertThat(view.hands()).containsEntry("N", 1).containsEntry("p", 1).containsEntry("Q", 0).hasSize(10);
  }

  @Test
  void aMateIsToldInASentence() {
    PositionView view = positions.position(query("chess", null, "f3", "e5", "g4", "Qh4#")).position();
    assertThat(view.checked()).containsExactly("e1");
    assertThat(view.outcome())
        .isEqualTo(new OutcomeView(Color.black, "mate", "Black wins: White is mated."));
  }

  @Test
  void aMoveTellsWhatWentWhereAndWhatLeft() {
    PlyView ply =
        positions.position(query("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6")).plies().getFirst();
    assertThat(ply.squares()).containsExactly("e5", "d6", "d5");
    assertThat(ply.journeys()).containsExactly(new PlyView.Journey(List.of("e5", "d6"), "P", "P"));
    assertThat(ply.removed()).containsExactly(new PlyView.Removal("d5", "p"));
    PlyView drop = positions
        .position(query("crazyhouse", "4k3/8/8/8/8/8/8/4K3[p] b - - 0 1", "P@e4")).plies().getFirst();
    assertThat(drop.journeys()).containsExactly(new PlyView.Journey(List.of("@P", "e4"), "p", "p"));
  }

  @Test
  void whyTellsOfPiecesThatAreNotThereOrNotYours() {
    assertThat(pointed("chess", null, "e4", "e5").rule()).isEqualTo("EMPTY_SQUARE");
    assertThat(pointed("chess", null, "e4").rule()).isEqualTo("EMPTY_SQUARE");
    assertThat(pointed("chess", null, "e7").rule()).isEqualTo("ENEMY_PIECE");
    assertThat(pointed("chess", null, "e2", "e4").rule()).isEqualTo("LEGAL");
    assertThat(pointed("chess", null, "e2").words())
        .isEqualTo("A legal move begins with these steps and goes on with e3 or e4.");
  }

  @Test
  void whyTellsOfPiecesThatHaveNowhereToGo() {
    WhyView blocked = pointed("chess", null, "a1");
    assertThat(blocked.rule()).isEqualTo("BLOCKED");
    assertThat(blocked.words()).isEqualTo("The knight on b1 and the pawn on a2 stand in the way.");
    WhyView pinned = pointed("chess", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2");
    assertThat(pinned.rule()).isEqualTo("EXPOSES_ROYAL");
    assertThat(pinned.squares()).contains("e4");
  }

  @Test
  void whyTellsOfMovesThatAreLongerThanTheyCouldBe() {
    assertThat(pointed("chess", null, "e2", "e4", "e5").words())
        .isEqualTo("The move is complete after e2, e4.");
    assertThat(pointed("chess", null, "e2", "e2").words())
        .isEqualTo("Pointing at the pawn on e2 again deselects it.");
  }

  @Test
  void whyTellsOfPromotions() {
    String fen = "8/4P3/8/8/8/k7/8/4K3 w - - 0 1";
    assertThat(pointed("chess", fen, "e7", "e8").words()).isEqualTo(
        "A legal move begins with these steps and goes on with the choice of a queen, a rook, a bishop or a knight.");
    assertThat(pointed("chess", fen, "e7", "e8", "=K").words())
        .isEqualTo("The pawn then is a queen, a rook, a bishop or a knight.");
    assertThat(pointed("chess", null, "e2", "e4", "=Q").rule()).isEqualTo("MALFORMED");
  }

  @Test
  void whyTellsOfPiecesThatCannotBeActedOn() {
    WhyView far = pointed("notake-rifle", null, "h2", "f1");
    assertThat(far.rule()).isEqualTo("NO_WAY");
    assertThat(far.words()).isEqualTo("A rook does not go from h2 to f1.");
    assertThat(pointed("notake-rifle", null, "h2", "h2").words())
        .isEqualTo("Pointing at the rook on h2 again deselects it.");
  }

  @Test
  void previewsStandWhereAMoveGoesOn() {
    PositionView view = positions.position(query("royal-standard", null)).position();
    List<String> beginnings = view.moves().stream()
        .flatMap(move -> Stream.iterate(2, length -> length < move.steps().size(), length -> length + 1)
            .map(length -> String.join(" ", move.steps().subList(0, length))))
        .toList();
    assertThat(beginnings).isNotEmpty();
    assertThat(view.previews().keySet()).containsExactlyInAnyOrderElementsOf(new HashSet<>(beginnings));
    assertThat(view.previews()).allSatisfy((steps, pieces) -> assertThat(pieces.keySet()).isNotEmpty());
  }

  /** A move whose last leg is not asked is shown with all its legs as soon as it is entered. */
  @Test
  void previewsShowWholeMovesWhoseLastLegIsNotAsked() {
    String fen = "10/R3k5/10/10/10/4s5/10/10/4K5/10 b - - 0 1";
    PositionView view = positions.position(query("noli-me-tangere", fen)).position();
    assertThat(view.moves()).anySatisfy(move -> assertThat(move.steps()).containsExactly("e9", "e2"));
    assertThat(view.previews()).containsEntry("e9 e2", Map.of("e2", "k", "e9", "K"));
  }

  @Test
  void movesTellWherePiecesGoAndTurn() {
    String fen = "*2k2*/7/1WS4/1B5/7/*2K2* w - - 0 1";
    assertThat(move("royal-standard", fen, "b4d4").paths())
        .containsExactly(List.of("b4", "b5", "d5", "d4"));
    assertThat(move("chess", null, "g1f3").paths()).containsExactly(List.of("g1", "f3"));
    assertThat(move("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@e4").paths())
        .containsExactly(List.of("@P", "e4"));
    assertThat(move("notake-rifle", "4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1", "e1e1,e5e5").paths())
        .containsExactly(List.of("e1"), List.of("e5"));
    assertThat(move("notake-shunting", "4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1", "e1e5,e5e6").paths())
        .containsExactly(List.of("e1", "e5"), List.of("e5", "e6"));
  }

  /** So a board can mark check, and no check that is over, while a move is being entered and until it is answered. */
  @Test
  void movesTellWhoIsInCheckAfterwards() {
    String fen = "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1";
    assertThat(move("chess", fen, "e1e2").checked()).isEmpty();
    assertThat(move("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8").checked()).containsExactly("e8");
    String exchange = "10/R3k5/10/10/10/4s5/10/10/4K5/10 b - - 0 1";
    assertThat(positions.position(query("noli-me-tangere", exchange)).position().checked())
        .containsExactly("e9");
    assertThat(move("noli-me-tangere", exchange, "e9e2,e2e9").checked()).isEmpty();
  }

  private PositionView.MoveView move(String game, @Nullable String fen, String text) {
    return positions.position(query(game, fen)).position().moves().stream()
        .filter(move -> move.text().equals(text)).findFirst().orElseThrow();
  }

  @Test
  void premovesAreStepsOfTheSideThatWaits() {
    Views views = new Views();
    Position start = TestGames.edition("shogi").game().position("4k4/9/9/9/9/9/9/9/4K4[p] w - - 0 1");
    assertThat(views.premoves(start, "e9").premoves()).contains("e8").doesNotContain("e9");
    assertThat(views.premoves(start, "@P").premoves()).contains("c5");
    assertThat(List.of("e1", "@G", "e5", "@", "x9", "")).allSatisfy(
        first -> assertThat(views.premoves(start, first).premoves()).isEmpty());
  }

  @Test
  void whyTellsOfTheSecondLeg() {
    WhyView why = pointed("royal-standard", "*2k2*/7/3sS2/3R3/7/*3K1* w - - 0 1", "d3", "d4", "a2");
    assertThat(why.rule()).isEqualTo("SECOND_LEG");
    assertThat(why.words()).startsWith("The move does not go on with a2: after d3 and d4 it goes on with ")
        .doesNotContain(",d4");
    assertThat(why.squares()).containsExactly("a2");
  }

  @Test
  void whyTellsThatTheSquareOfTheSecondLegIsOccupied() {
    assertThat(pointed("duck-chess", null, "e2", "e4", "e8").words())
        .isEqualTo("e8 is occupied: the move goes on with an empty square.");
    assertThat(pointed("duck-chess", null, "e2", "e4", "e4").words())
        .isEqualTo("e4 is occupied: the move goes on with an empty square.");
    assertThat(pointed("amazons", null, "d1", "d3", "d10").words())
        .isEqualTo("d10 is occupied: the move goes on with an empty square.");
  }

  @Test
  void whyTellsOfDrops() {
    String fen = "4k4/9/9/9/9/9/9/4P4/4K4[P] w - - 0 1";
    assertThat(pointed("shogi", fen, "@R").words()).isEqualTo("Sente has no rook in hand.");
    assertThat(pointed("shogi", fen, "@P", "e5").rule()).isEqualTo("DROP");
    assertThat(pointed("shogi", fen, "@P", "e8").squares()).isNotEmpty();
    assertThat(pointed("shogi", fen, "@P", "a2").rule()).isEqualTo("LEGAL");
  }

  @Test
  void whyReadsWhatIsTyped() {
    assertThat(positions.why(new WhyQuery(query("chess", null), null, "Nf3")).rule()).isEqualTo("LEGAL");
    assertThat(positions.why(new WhyQuery(query("chess", null), null, "Ra3")).rule()).isEqualTo("BLOCKED");
    assertThat(positions.why(new WhyQuery(query("chess", null), null, "ooh")).rule()).isEqualTo("MALFORMED");
  }

  @Test
  void insightNamesWhoLends() {
    InsightView view =
        insight("delegating", "3k3/7/7/7/7/7/7/7/7/7/N1P4/R2K3 w - - 0 1", "a2");
    assertThat(view.marks())
        .containsExactly(new PositionView.MarkView("support:lends its movement", List.of("a1")));
    assertThat(view.words()).startsWith("It moves like a rook: it is protected by the rook on a1.");
    InsightView alone = insight("delegating", "3k3/7/7/7/7/7/7/7/7/7/7/R2K3 w - - 0 1", "a1");
    assertThat(alone.barred()).isNotNull();
    assertThat(alone.words()).isEqualTo("No friendly piece protects the rook on a1, so it has no movement.");
  }

  @Test
  void insightTellsOfRangeAndPivots() {
    InsightView rook = insight("royal-standard", "*5*/7/2S4/2R1S2/7/*5* w - - 0 1", "c3");
    assertThat(rook.words()).contains("It stays in range of its own side's standard-bearer.");
    assertThat(rook.marks()).singleElement().satisfies(range -> {
      assertThat(range.mark()).isEqualTo("region:in range");
      assertThat(range.squares()).contains("c3", "e4").doesNotContain("a1");
    });
    InsightView windmill = insight("royal-standard", "*5*/7/7/2S4/2W4/*5* w - - 0 1", "c2");
    assertThat(windmill.marks())
        .contains(new PositionView.MarkView("company:can be gone around", List.of("c3")));
    assertThat(windmill.words()).contains("It can go round the standard-bearer on c3.");
  }

  @Test
  void insightWorksWithoutKings() {
    InsightView view = insight("chess", "8/8/8/3p4/4P3/8/8/8 w - - 0 1", "e4");
    assertThat(view.words()).isEqualTo("It can go to e5 and capture the pawn on d5.");
    assertThat(view.sights()).contains(
        new InsightView.Sight("d5", "capture:may be captured", "captures there", "d5"),
        new InsightView.Sight("f5", "guard:guarded", "would capture there", "f5"));
  }

  @Test
  void anArrangementHearsAllItsFlawsAtOnce() {
    ArrangementView flawed = positions.arrangement(query("chess", "8/8/8/8/8/8/8/8 w - - 0 1"));
    assertThat(flawed.flaws()).hasSizeGreaterThan(1);
    assertThat(flawed.fen()).isNull();
    ArrangementView sound = positions.arrangement(query("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    assertThat(sound.flaws()).isEmpty();
    assertThat(sound.fen()).isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  }

  /** Whatever is asked, what makes no sense is refused in words. */
  @Test
  void nonsenseIsRefusedAndNeverBreaksAnything() {
    Random random = new Random(11);
    List<String> games = TestGames.games().list().games().stream().map(game -> game.id()).toList();
    PgnBook book = new PgnBook(TestGames.games(), () -> {});
    for (int round = 0; round < ROUNDS; round++) {
      String game = random.nextInt(20) == 0 ? garbage(random) : games.get(random.nextInt(games.size()));
      PositionQuery query = new PositionQuery(game, random.nextInt(9) == 0 ? words(random) : null,
          random.nextInt(3) == 0 ? fen(random) : null, random.nextInt(3) == 0 ? words(random) : List.of(),
          random.nextInt(3) == 0 ? random.nextInt(-2, 9) : null);
      refusedAtMost(() -> positions.position(query));
      refusedAtMost(() -> positions.arrangement(query));
      refusedAtMost(() -> positions.insight(new InsightQuery(query, step(random))));
      refusedAtMost(() -> positions.why(new WhyQuery(query, null, garbage(random))));
      refusedAtMost(() -> positions.why(new WhyQuery(query, steps(random), null)));
      refusedAtMost(() -> book.read(new PgnQuery("[Variant \"" + game + "\"]\n\n" + garbage(random), game)));
    }
  }

  private static void refusedAtMost(Runnable asking) {
    try {
      asking.run();
    } catch (QueryException e) {
      assertThat(e.code()).isNotBlank();
      assertThat(e.words()).isNotEmpty().allSatisfy(words -> assertThat(words).isNotBlank());
    }
  }

  private static final String LETTERS = "abcdeghi123456789KQRBNPkqrbnp+x-=,@#*/[] w{}()$;\"\n\0é";

  private static String garbage(Random random) {
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(14); length > 0; length--) {
      text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return text.toString();
  }

  private static List<String> words(Random random) {
    return Stream.generate(() -> step(random)).limit(random.nextInt(4)).toList();
  }

  private static List<String> steps(Random random) {
    return Stream.generate(() -> step(random)).limit(random.nextInt(6)).toList();
  }

  private static String step(Random random) {
    List<String> likely =
        Arrays.asList("@P", "@R", "=Q", "=+P", "e4", "a1", "b2", "c3", "d4", "d2", "e2", "e1",
            garbage(random));
    return random.nextInt(3) == 0 ? "" + (char) ('a' + random.nextInt(8)) + (1 + random.nextInt(9))
        : likely.get(random.nextInt(likely.size()));
  }

  private static String fen(Random random) {
    String fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    int at = random.nextInt(fen.length());
    return random.nextInt(3) == 0 ? garbage(random)
        : fen.substring(0, at) + LETTERS.charAt(random.nextInt(LETTERS.length())) + fen.substring(at + 1);
  }

  @Test
  void ofMovesThatTheAskerKnowsNothingIsTold() {
    List<String> moves = List.of("e2e4", "e7e5", "g1f3");
    LineView whole = positions.position(new PositionQuery("chess", null, null, moves, null));
    for (int known = 0; known <= moves.size(); known++) {
      LineView view = positions.position(new PositionQuery("chess", null, null, moves, known));
      assertThat(view.from()).isEqualTo(known);
      assertThat(view.plies()).isEqualTo(whole.plies().subList(known, moves.size()));
      assertThat(view.position()).isEqualTo(whole.position());
    }
    for (int known : new int[] {-1, moves.size() + 1}) {
      assertThatThrownBy(() -> positions.position(new PositionQuery("chess", null, null, moves, known)))
          .isInstanceOf(QueryException.class);
    }
  }
}
