package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Insight.Remark;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Setup;

@Execution(ExecutionMode.CONCURRENT)
class InsightTest {

  static Stream<Game> games() {
    return RepositoryGames.sample();
  }

  /** Which squares the kinds of a piece reach: {@code move e4 e3 capture d5}. */
  private static String seen(Insight insight, Game game) {
    return insight.sights().stream().map(sight -> name(sight.kind())).distinct()
        .map(kind -> kind + " "
            + insight.sights().stream().filter(sight -> name(sight.kind()).equals(kind)).map(Sight::square)
                .distinct().map(game.board()::name).sorted().collect(Collectors.joining(" ")))
        .collect(Collectors.joining(" "));
  }

  private static String name(SightKind kind) {
    return kind == SightKind.MOVE ? "move" : kind.verb().split(" ")[0];
  }

  private static Insight at(Game game, String fen, String square) {
    return game.insight(game.setup(fen), square(game, square)).orElseThrow();
  }

  private static int square(Game game, String name) {
    return game.board().square(name).orElseThrow();
  }

  private static Set<Integer> squares(Game game, String names) {
    return Stream.of(names.split(" ")).map(name -> square(game, name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest(name = "{0}: {2} in {1}")
  @CsvSource(delimiter = '|', value = {
      "chess | 8/8/8/8/8/3p4/4P3/8 w - - 0 1 | e2 | move e3 e4 capture d3 guard f3",
      "chess | 8/8/8/8/8/3p4/4P3/8 w - - 0 1 | d3 | move d2 capture e2 guard c2",
      "chess | 8/8/8/3pP3/8/8/8/8 w - - 0 1 | e5 | move e6 guard d6 f6",
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | e5 | move e6 capture d5 guard f6",
      "chess | 4k3/8/8/8/8/8/4r3/4R2K w - - 0 1 | e2 | "
          + "move a2 b2 c2 d2 e3 e4 e5 e6 e7 f2 g2 h2 capture e1",
      "noli-me-tangere | 10/10/10/10/10/10/10/10/10/K9 w - - 0 1 | a1 | move a10 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 b3 "
          + "c1 c2 c3 d1 d4 e1 e5 f1 f6 g1 g7 h1 h8 i1 i9 j1 j10",
      "noli-me-tangere | 10/10/10/10/10/10/10/10/10/K4r4 w - - 0 1 | a1 | move a2 b1 b2",
      "xiangqi | 9/9/9/4k4/9/9/4p4/9/4C4/9 w - - 0 1 | e2 | "
          + "move a2 b2 c2 d2 e1 e3 f2 g2 h2 i2 capture e7 guard e5 e6",
      "royal-standard | *5*/7/7/7/SW5/*5* w - - 0 1 | b2 | move a1 a3 b1 b3",
      "notake-rifle | 9/9/9/9/4p4/9/9/9/4R4 w - - 0 1 | e1 | "
          + "move a1 b1 c1 d1 e2 e3 e4 f1 g1 h1 i1 act e5",
      "notake-approaching | 9/9/9/9/4p4/9/9/9/4R4 w - - 0 1 | e1 | "
          + "move a1 b1 c1 d1 e2 e3 e4 f1 g1 h1 i1 act e5"})
  void whatAManSees(String id, String fen, String square, String expected) {
    Game game = RepositoryGames.of(id);
    if (id.equals("royal-standard")) {
      expected = expected.replace("a1 ", "");
    }
    assertThat(seen(at(game, fen, square), game)).isEqualTo(expected);
  }

  @Test
  void aBorrowerTellsWhoLends() {
    Game game = RepositoryGames.of("delegating");
    String fen = "3k3/7/7/7/7/7/7/7/7/2Q4/1P5/2NK3 w - - 0 1";
    Insight queen = at(game, fen, "c3");
    assertThat(queen.remarks()).containsExactly(new Remark(
        new Mark(Look.SUPPORT, "lends its movement", List.of(square(game, "b2"))),
        Optional.of("It captures like a pawn: it is protected by the pawn on b2.")));
    assertThat(seen(queen, game)).isEqualTo("guard b4 d4");
    assertThat(queen.barred()).isEmpty();
    Insight knight = at(game, fen, "c1");
    assertThat(knight.remarks()).extracting(remark -> remark.words().orElseThrow()).containsExactly(
        "It moves like a king and a queen: it is protected by the king on d1 and the queen on c3.");
    Insight pawn = at(game, "7/7/7/7/7/7/7/7/7/7/1P5/7 w - - 0 1", "b2");
    assertThat(pawn.sights()).isEmpty();
    assertThat(pawn.barred()).map(why -> why.rule().name()).contains("UNPROTECTED");
    assertThat(at(game, fen, "d1").remarks()).isEmpty();
  }

  @Test
  void rangeAndPivotsAreShown() {
    Game game = RepositoryGames.of("royal-standard");
    String fen = "*5*/7/2s4/7/SRW4/*5* w - - 0 1";
    Insight rook = at(game, fen, "b2");
    assertThat(inRange(rook)).isEqualTo(squares(game, "a2 a3 b1 b2 b3"));
    assertThat(seen(rook, game)).isEqualTo("move b1 b3 displace a2");
    assertThat(inRange(at(game, fen, "c2"))).isEmpty();
    assertThat(inRange(at(game, fen, "c4"))).isEqualTo(squares(game, "b3 b4 b5 c3 c4 c5 d3 d4 d5"));
    assertThat(at(game, "*5*/7/7/7/S1R4/*5* w - - 0 1", "c2").barred()).map(why -> why.rule().name())
        .contains("OUT_OF_RANGE");
    assertThat(at(game, "*5*/7/1sS4/1SW4/1B5/*5* w - - 0 1", "c3").remarks())
        .contains(new Remark(
            new Mark(Look.COMPANY, "can be gone around", List.copyOf(squares(game, "b3 c4"))),
            Optional.of("It can go round the standard-bearer on b3 or the standard-bearer on c4.")));
  }

  private static Set<Integer> inRange(Insight insight) {
    return insight.remarks().stream().map(Remark::mark).filter(mark -> mark.look() == Look.REGION)
        .flatMap(mark -> mark.squares().stream()).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void whatBarsAPieceIsToldAndWhatItCouldDoIsShown() {
    Game standard = RepositoryGames.of("royal-standard");
    Insight frozen = at(standard, "*5*/7/7/2s4/7/*5* b - - 0 1 frozen:c3", "c3");
    assertThat(frozen.barred()).map(why -> why.rule().name()).contains("FROZEN");
    assertThat(frozen.sights()).hasSize(8);
    Game noli = RepositoryGames.of("noli-me-tangere");
    Position banned = noli.position("10/3k6/10/10/10/10/10/r9/10/R7K1 w - - 1 2 ban:R");
    Insight rook = banned.insight(square(noli, "a1")).orElseThrow();
    assertThat(rook.barred()).as("it may capture").isEmpty();
    assertThat(seen(rook, noli)).isEqualTo("capture a3");
    assertThat(rook.barriers()).hasSize(8).extracting(barrier -> barrier.why().rule().name())
        .containsOnly("BANNED");
    assertThat(banned.insight(square(noli, "a3")).orElseThrow().barred()).isEmpty();
  }

  @Test
  void nobodyAndNowhere() {
    Game game = RepositoryGames.of("chess");
    assertThat(game.start().insight(square(game, "e4"))).isEmpty();
    assertThatThrownBy(() -> game.start().insight(64)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> game.start().insight(-1)).isInstanceOf(IllegalArgumentException.class);
    Setup foreign = with(game.setup("8/8/8/8/8/8/8/8 w - - 0 1"), 3, new Piece("X", Side.WHITE));
    assertThatThrownBy(() -> game.insight(foreign, 3)).isInstanceOf(IllegalArgumentException.class);
    Setup outside = with(game.setup("8/8/8/8/8/8/8/8 w - - 0 1"), 64, new Piece("K", Side.WHITE));
    assertThatThrownBy(() -> game.insight(outside, 3)).isInstanceOf(IllegalArgumentException.class);
  }

  private static Setup with(Setup setup, int square, Piece piece) {
    SortedMap<Integer, Piece> board = new TreeMap<>(setup.board());
    board.put(square, piece);
    return new Setup(board, setup.hands(), setup.turn(), setup.slots(), setup.clock(), setup.fullmove());
  }

  /** What a piece of the side to move is said to do is what its legal moves do. */
  @ParameterizedTest
  @MethodSource("games")
  void sightsAreMoves(Game game) {
    for (Position position : RepositoryGames.moments(game, 11, 40)) {
      Set<List<Object>> moves = new HashSet<>();
      position.moves().forEach(move -> moves.addAll(sights(position, move)));
      Set<List<Object>> seen = new HashSet<>();
      for (int square = 0; square < game.board().size(); square++) {
        int from = square;
        position.insight(square)
            .ifPresent(insight -> insight.sights().stream()
                .filter(sight -> insight.legal() ? sight.kind().look() != Mark.Look.GUARD : isByEnemy(sight))
                .forEach(sight -> seen.add(List.of(from, name(sight.kind()), sight.square(), sight.to()))));
      }
      assertThat(seen).as("%s", position).isEqualTo(moves);
    }
  }

  /** Whether it is what the enemy can do with the piece. */
  private static boolean isByEnemy(Sight sight) {
    return name(sight.kind()).equals("be");
  }

  private static List<List<Object>> sights(Position position, Move move) {
    Legs legs = position.legs(move);
    if (legs.isDrop() || legs.isPass()) {
      return List.of();
    }
    boolean parts = position.edits(move, position.play(move)).stream()
        .anyMatch(edit -> edit.cause().name().equals("parted"));
    String goes = legs.piece().side() != position.turn() ? "be" : parts ? "send" : "move";
    return legs.touched().isEmpty() ? List.of(sight(legs, goes, legs.to()))
        : legs.touched().stream().map(touched -> sight(legs, switch (touched.cause().name()) {
          case "captured" -> "capture";
          case "displaced" -> "displace";
          case "acted on" -> "act";
          case "castles" -> "castle";
          case "exchanged" -> "exchange";
          case "joined" -> "join";
          default -> throw new AssertionError(touched.cause());
        }, touched.from())).toList();
  }

  private static List<Object> sight(Legs legs, String kind, int square) {
    return List.of(legs.from(), kind, square, legs.to());
  }

  private static Insight judged(String id, String fen, String square) {
    Game game = RepositoryGames.of(id);
    return game.position(fen).insight(square(game, square)).orElseThrow();
  }

  @Test
  void aPinnedPieceIsToldOnceWhyItMayNotMove() {
    Insight knight = judged("chess", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2");
    assertThat(knight.reachable()).isEmpty();
    assertThat(knight.barriers()).hasSize(6);
    assertThat(knight.barred()).map(Illegal::words)
        .contains("the king on e1 would be attacked by the rook on e8");
    Insight guarded = RepositoryGames.of("chess").insight(
        RepositoryGames.of("chess").setup("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"), knight.square()).orElseThrow();
    assertThat(guarded.legal()).isFalse();
    assertThat(guarded.sights()).hasSize(6);
  }

  @Test
  void castlingIsAmongWhatAKingCanDo() {
    Game game = RepositoryGames.of("chess");
    Insight king = judged("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1");
    assertThat(king.reachable()).isEqualTo(squares(game, "a1 c1 d1 d2 e2 f1 f2 g1 h1"));
    Insight attacked = judged("chess", "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1");
    assertThat(attacked.barriers()).filteredOn(barrier -> barrier.move().equals("e1g1"))
        .extracting(barrier -> barrier.why().rule().name()).containsOnly("CASTLING").isNotEmpty();
  }

  @Test
  void anExchangeIsAmongWhatAKingInCheckCanDo() {
    Game game = RepositoryGames.of("noli-me-tangere");
    Insight king = judged("noli-me-tangere", "4k5/10/10/10/10/10/10/10/10/r4K4 w - - 0 1", "f1");
    assertThat(king.reachable()).isEqualTo(squares(game, "e10 f2 g2"));
    assertThat(king.barriers()).extracting(barrier -> game.board().name(barrier.square()))
        .containsExactlyInAnyOrder("e1", "e2", "g1");
  }

  /** On a guarded square some enemy piece could be captured or acted on, if it stood there. */
  @ParameterizedTest
  @MethodSource("games")
  void guardedSquaresAreGuarded(Game game) {
    for (Position position : RepositoryGames.moments(game, 12, 30)) {
      Setup setup = game.setup(position.fen());
      for (int square : setup.board().keySet()) {
        Insight insight = game.insight(setup, square).orElseThrow();
        Insight judged = position.insight(square).orElseThrow();
        if (insight.piece().side() != position.turn()) {
          assertThat(new Insight(square, judged.piece(), judged.legal(), judged.remarks(), judged.barred(),
              judged.sights().stream().filter(sight -> !isByEnemy(sight)).toList(), judged.barriers()))
              .isEqualTo(insight);
        }
        Stream.concat(insight.sights().stream(), judged.sights().stream())
            .filter(sight -> sight.kind().look() == Mark.Look.GUARD)
            .forEach(guard -> assertThat(takenIfThere(game, setup, insight, guard.square()))
                .as("%s from %s in %s", guard, game.board().name(square), position).isTrue());
      }
    }
  }

  private static boolean takenIfThere(Game game, Setup setup, Insight insight, int target) {
    return game.definition().pieces().stream().filter(piece -> !piece.royal())
        .map(piece -> with(setup, target, new Piece(piece.letter(), insight.piece().side().opponent())))
        .map(filled -> game.insight(filled, insight.square()).orElseThrow())
        .anyMatch(after -> after.sights().stream().anyMatch(sight -> sight.square() == target
            && (sight.kind().look() == Look.CAPTURE || sight.kind().look() == Look.TOUCH)));
  }

  /** Whatever stands on a board, with and without kings, can be asked. */
  @ParameterizedTest
  @MethodSource("games")
  void anyArrangementCanBeAsked(Game game) {
    java.util.Random random = new java.util.Random(3);
    Setup empty = Objects.requireNonNull(game.setup(game.start().fen()));
    for (int i = 0; i < 20; i++) {
      SortedMap<Integer, Piece> board = new TreeMap<>();
      IntStream.range(0, game.board().size()).filter(square -> random.nextInt(3) > 0)
          .forEach(square -> board.put(square,
              new Piece(
                  game.definition().pieces().get(random.nextInt(game.definition().pieces().size())).letter(),
                  random.nextBoolean() ? Side.WHITE : Side.BLACK)));
      SortedMap<String, String> slots = new TreeMap<>(Map.of("castling", "KQkq", "en passant", "d1", "ban",
          game.definition().pieces().getFirst().letter(), "swapped", "yes", "frozen", "a1+b1+c1+z9", "checks",
          "?"));
      Setup setup = new Setup(board, empty.hands(), Side.BLACK, slots, 0, 1);
      for (int square = 0; square < game.board().size(); square++) {
        Optional<Insight> insight = game.insight(setup, square);
        assertThat(insight.map(Insight::piece)).isEqualTo(Optional.ofNullable(board.get(square)));
      }
    }
  }
}
