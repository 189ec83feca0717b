package org.variorum.view.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.position.Move;
import org.variorum.view.answer.PgnView;
import org.variorum.view.answer.PgnView.Node;
import org.variorum.view.answer.PgnView.Tree;
import org.variorum.view.answer.PlyView;
import org.variorum.view.game.Edition;
import org.variorum.view.game.TestGames;
import org.variorum.view.query.PgnQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.QueryException;

final class PgnBookTest {

  private static final int PLIES = Boolean.getBoolean("variorum.deep") ? 24 : 12;
  private static final List<@Nullable String> GLYPHS = Arrays.asList(null, null, "!", "?!", "!! $14");

  private final PgnBook book = new PgnBook(TestGames.games(), () -> {});

  static Stream<Edition> editions() {
    return TestGames.someEditions();
  }

  private static List<Node> grow(Random random, Position start, int plies, int depth) {
    List<Node> nodes = new ArrayList<>();
    Position position = start;
    for (int ply = 0; ply < plies && !position.moves().isEmpty(); ply++) {
      List<Move> moves = position.moves();
      Move move = moves.get(random.nextInt(moves.size()));
      List<List<Node>> variations =
          depth > 0 && random.nextInt(5) == 0 ? List.of(grow(random, position, 4, depth - 1)) : List.of();
      nodes.add(new Node(San.write(position, move), GLYPHS.get(random.nextInt(GLYPHS.size())),
          random.nextInt(4) == 0 ? "a word (about \"it\"), ply " + ply : null, variations));
      position = position.play(move);
    }
    return nodes;
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void whatIsWrittenIsReadAsTheSameGames(Edition edition) {
    Random random = new Random(5);
    Position start = edition.game().start();
    Position later = start.play(start.moves().getFirst());
    List<Tree> games = Stream.of(start, later)
        .map(from -> new Tree(edition.summary().id(), edition.options(), from == start ? null : from.fen(),
            Map.of("White", "Somebody"), from == start ? "First." : null, grow(random, from, PLIES, 3), "*"))
        .toList();
    PgnView view = new PgnView(games);
    assertThat(book.read(new PgnQuery(book.write(view).pgn(), null))).isEqualTo(view);
  }

  @Test
  void aGameIsFoundByItsVariantOrByWhoAsks() {
    for (String id : List.of("shogi", "variorum:shogi")) {
      String text = "[VariorumDefinition \"" + id + " 1 7f83b1\"]\n\n1. c4 *";
      assertThat(book.read(new PgnQuery(text, null)).games().getFirst().game()).isEqualTo("shogi");
    }
    assertThat(book.read(new PgnQuery("[Variant \"shogi\"]\n\n1. c4 *", null)).games().getFirst().game())
        .isEqualTo("shogi");
    PgnView read = book.read(new PgnQuery("1. e4 e5 (1... c5! {sharp}) 2. Nf3 1-0", "chess"));
    assertThat(read.games()).hasSize(1);
    Tree tree = read.games().getFirst();
    assertThat(tree.result()).isEqualTo("1-0");
    assertThat(tree.moves()).extracting(Node::text).containsExactly("e4", "e5", "Nf3");
    assertThat(tree.moves().get(1).variations())
        .containsExactly(List.of(new Node("c5", "!", "sharp", List.of())));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Standard             | chess
      From Position        | chess
      normal               | chess
      Chess960             | fischerandom
      chess 960            | fischerandom
      Fischerandom         | fischerandom
      Fischer Random       | fischerandom
      wild/fr              | fischerandom
      3-check              | three-check
      Three-check          | three-check
      3check               | three-check
      Los Alamos           | los-alamos
      losalamos            | los-alamos
      King of the Hill     | king-of-the-hill
      KOTH                 | king-of-the-hill
      kingOfTheHill        | king-of-the-hill
      Kingofthehill        | king-of-the-hill
      Racing Kings         | racing-kings
      RACINGKINGS          | racing-kings
      Crazy House          | crazyhouse
      zh                   | crazyhouse
      Antichess            | antichess
      Give away chess      | giveaway
      Suicide              | suicide
      Losers               | losers
      Atomic               | atomic
      Horde chess          | horde
      S-Chess              | seirawan
      Seirawan             | seirawan
      Berolina             | berolina-chess
      Dobutsu Shogi        | dobutsu
      Capablanca Random    | caparandom
      """)
  void theNamesOfOtherProgramsAreUnderstood(String variant, String game) {
    assertThat(book.read(new PgnQuery("[Variant \"" + variant + "\"]\n\n*", "shogi")).games())
        .extracting(Tree::game).containsExactly(game);
  }

  @Test
  void everyNameThatProtocolsKnowIsUnderstood() {
    for (String name : TestGames.games().names().all()) {
      assertThat(book.read(new PgnQuery("[Variant \"" + name + "\"]\n\n*", null)).games()).hasSize(1);
    }
  }

  @Test
  void aFenWithRightsOfOtherSquaresIsOfTheGameThatKnowsThem() {
    for (String variant : List.of("Chess960", "Standard", "From Position")) {
      String text = "[Variant \"" + variant + "\"]\n[SetUp \"1\"]\n"
          + "[FEN \"nrbkrqbn/pppppppp/8/8/8/8/PPPPPPPP/NRBKRQBN w KQkq - 0 1\"]\n\n1. e4 *";
      assertThat(book.read(new PgnQuery(text, null)).games()).extracting(Tree::game)
          .containsExactly("fischerandom");
    }
  }

  @ParameterizedTest
  @CsvSource({"Crazyhouse960,crazyhouse", "Atomic 960,atomic", "King of the Hill 960,king-of-the-hill",
      "3check960,three-check", "Five-check960,five-check", "Loop960,loop"})
  void aNameWith960IsTheGameWithCastlingFromAnySquares(String variant, String game) {
    assertThat(book.read(new PgnQuery("[Variant \"" + variant + "\"]\n\n*", null)).games())
        .extracting(Tree::game, Tree::options).containsExactly(tuple(game, List.of("chess960")));
  }

  /** So python-chess writes Crazyhouse960. */
  @Test
  void theFenOfAnyGameMaySayThatItCastlesFromAnySquares() {
    String text = "[Variant \"Crazyhouse\"]\n[SetUp \"1\"]\n"
        + "[FEN \"nrbkrqbn/pppppppp/8/8/8/8/PPPPPPPP/NRBKRQBN[] w EBeb - 0 1\"]\n\n1. e4 e5 *";
    assertThat(book.read(new PgnQuery(text, null)).games())
        .extracting(Tree::game, Tree::options).containsExactly(tuple("crazyhouse", List.of("chess960")));
  }

  @Test
  void chess960IsWrittenWithItsStartAlways() {
    Tree tree = new Tree("fischerandom", List.of(), null, Map.of(), null, List.of(), "*");
    assertThat(book.write(new PgnView(List.of(tree))).pgn()).contains("[Variant \"Chess960\"]\n",
        "[SetUp \"1\"]\n",
        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1\"]\n");
  }

  @Test
  void aGameThatCannotBeReadIsToldBesideThoseThatCan() {
    PgnView read = book.read(new PgnQuery(
        "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. e5 *\n\n[Variant \"none\"]\n\n*", "chess"));
    assertThat(read.games()).hasSize(1);
    assertThat(read.unread()).hasSize(2).satisfies(
        words -> assertThat(words.get(0)).startsWith("Game 2, line 7, column 4: 'e5': "),
        words -> assertThat(words.get(1))
            .isEqualTo("Game 3, line 9, column 1: no game is known for [Variant \"none\"]."));
  }

  @Test
  void mistakesAreToldWithTheirPlace() {
    assertThatThrownBy(() -> book.read(new PgnQuery("1. e4 e5\n2. Ke3 *", "chess"))).isInstanceOfSatisfying(
        QueryException.class, refused -> {
          assertThat(refused.code()).isEqualTo("bad-pgn");
          assertThat(refused.words().getFirst()).startsWith("Line 2, column 4: 'Ke3': ").endsWith(".");
        });
    assertThatThrownBy(() -> book.read(new PgnQuery("1. e4 *", null))).isInstanceOf(QueryException.class);
  }

  /** Analyses note what a side threatens; in play it is no move. */
  @ParameterizedTest
  @ValueSource(
      strings = {"chess", "crazyhouse", "atomic", "three-check", "notake-rifle", "xiangqi", "royal-standard"})
  void aNullMoveIsReadShownAndWritten(String game) {
    Position start = TestGames.games().edition(game, List.of()).game().start();
    Position after = start.play(start.nullMove().orElseThrow());
    String reply = San.write(after, after.moves().getFirst());
    PgnView read = book.read(new PgnQuery("1. -- " + reply + " *", game));
    assertThat(read.games().getFirst().moves()).extracting(Node::text).containsExactly("--", reply);
    assertThat(book.write(read).pgn()).contains("1. -- " + reply);
    List<PlyView> plies = new Positions(TestGames.games(), new Views(), () -> {})
        .position(new PositionQuery(game, null, null, List.of("--", reply), null)).plies();
    assertThat(plies).extracting(PlyView::text).containsExactly("0000", after.moves().getFirst().text());
    assertThat(plies).extracting(PlyView::san).containsExactly("--", reply);
    assertThat(plies.getFirst().spoken()).isEqualTo(start.game().sides().of(start.turn()) + " passes");
    assertThat(plies.getFirst().fen()).isEqualTo(after.fen());
    assertThatThrownBy(
        () -> MoveLine.play(TestGames.games().edition(game, List.of()), null, List.of("--"), () -> {}))
        .isInstanceOf(QueryException.class);
  }

  private static void requireRefused(Runnable asked, String code, String words) {
    assertThatThrownBy(asked::run).isInstanceOfSatisfying(QueryException.class, refused -> {
      assertThat(refused.code()).isEqualTo(code);
      assertThat(refused.words().getFirst()).endsWith(words);
    });
  }

  private static Tree tree(List<Node> moves) {
    return new Tree("chess", List.of(), null, Map.of(), null, moves, "*");
  }

  private static List<Node> toAndFro(int plies, List<List<Node>> lastVariations) {
    List<String> round = List.of("Nf3", "Nf6", "Ng1", "Ng8");
    List<Node> nodes = new ArrayList<>();
    for (int ply = 0; ply < plies; ply++) {
      nodes.add(new Node(round.get(ply % 4), null, null, ply == plies - 1 ? lastVariations : List.of()));
    }
    return nodes;
  }

  @Test
  void aLineHasAtMostSoManyMovesWithThoseBeforeItsVariation() {
    String most = "Nf3 Nf6 Ng1 Ng8 ".repeat(375);
    assertThat(book.read(new PgnQuery(most + "*", "chess")).games().getFirst().moves()).hasSize(1_500);
    String words = "a line has at most 1500 moves.";
    requireRefused(() -> book.read(new PgnQuery(most + "e4 *", "chess")), "bad-pgn", words);
    String variation = most + "(Nc6 e4) *";
    requireRefused(() -> book.read(new PgnQuery(variation, "chess")), "bad-pgn", words);
    assertThat(book.read(new PgnQuery(most + "(Nc6) *", "chess")).games()).hasSize(1);

    Node c6 = new Node("Nc6", null, null, List.of());
    List<Node> other = List.of(c6);
    List<Node> longer = List.of(c6, new Node("e4", null, null, List.of()));
    assertThat(book.write(new PgnView(List.of(tree(toAndFro(1_500, List.of(other)))))).pgn()).contains("Nc6");
    for (List<Node> moves : List.of(toAndFro(1_501, List.of()), toAndFro(1_500, List.of(longer)))) {
      requireRefused(() -> book.write(new PgnView(List.of(tree(moves)))), "too-long",
          "A line has at most 1500 moves.");
    }
  }

  @Test
  void gamesAndVariationsAreLimitedTogether() {
    String words = "more than 1000 games and variations: split the text.";
    assertThat(book.read(new PgnQuery("* ".repeat(1_000), "chess")).games()).hasSize(1_000);
    requireRefused(() -> book.read(new PgnQuery("* ".repeat(1_001), "chess")), "bad-pgn", words);
    requireRefused(() -> book.read(new PgnQuery("e4 " + "(d4)".repeat(1_000) + "*", "chess")),
        "bad-pgn", words);
    assertThat(book.read(new PgnQuery("e4 " + "(d4)".repeat(999) + "*", "chess")).games()).hasSize(1);

    List<Node> d4 = List.of(new Node("d4", null, null, List.of()));
    Tree most = tree(List.of(new Node("e4", null, null, Collections.nCopies(999, d4))));
    assertThat(book.write(new PgnView(List.of(most))).pgn()).contains("(1. d4)");
    requireRefused(() -> book.write(new PgnView(List.of(most, tree(List.of())))), "too-long",
        "There are more than 1000 games and variations.");
  }

  @Test
  void whatCannotBeWrittenIsRefused() {
    Tree sound = new Tree("chess", List.of(), null, Map.of(), null, List.of(), "*");
    List<Tree> unsound = List.of(
        new Tree("nothing", List.of(), null, Map.of(), null, List.of(), "*"),
        new Tree("chess", List.of(), null, Map.of("no name", "x"), null, List.of(), "*"),
        new Tree("chess", List.of(), null, Map.of(), null, List.of(), "won"),
        new Tree("chess", List.of(), null, Map.of(), null, List.of(new Node("e5", null, null, List.of())),
            "*"),
        new Tree("chess", List.of(), null, Map.of(), null, List.of(new Node("e4", "great", null, List.of())),
            "*"));
    assertThat(book.write(new PgnView(List.of(sound))).pgn()).contains("[Variant \"Standard\"]");
    assertThat(unsound).allSatisfy(tree -> assertThatThrownBy(() -> book.write(new PgnView(List.of(tree))))
        .isInstanceOf(QueryException.class));
  }
}
