package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.movement.betza.BetzaException;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnException;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.MoveList;

/** Texts made to exhaust time, memory, stack or terminals: each is refused in time, and told what is wrong with it. */
class HostileInputTest {

  /** CPU time that finds what does not end; no measure of speed. */
  private static final int SECONDS = 20;

  private static final int TEN_MILLION = 10_000_000;

  private static final Library EMPTY = library(Map.of());

  /** What a text means to a reader. */
  @FunctionalInterface
  private interface Reader {
    void read(String text) throws Exception;
  }

  private static void refused(Class<? extends RuntimeException> kind, String text, Reader reader,
      String... said)
      throws Exception {
    Optional<RuntimeException> refusal = Bounded.within(SECONDS, () -> {
      try {
        reader.read(text);
        return Optional.empty();
      } catch (RuntimeException e) {
        return Optional.of(e);
      }
    });
    assertThat(refusal).as("refusal").isPresent();
    assertThat(refusal.get()).isInstanceOf(kind).hasMessageContainingAll(said);
    Refusals.check(refusal.get());
  }

  private static Definition definition(String text) {
    return new DefinitionReader(EMPTY).read("hostile.yaml", text, List.of());
  }

  private static Game game(String text) {
    return Game.of(definition(text));
  }

  private static Library library(Map<String, String> texts) {
    return new Library() {
      @Override
      public Optional<String> text(String id) {
        return Optional.ofNullable(texts.get(id));
      }

      @Override
      public List<String> ids() {
        return texts.keySet().stream().sorted().toList();
      }
    };
  }

  /** A board of the greatest size with one kind of piece that goes as the notation says. */
  private static String lonely(String movement) {
    return """
        game: Lonely
        board: 22x23
        start: "22/22/22/22/22/22/22/22/22/7A14/22/22/22/22/22/22/22/22/22/22/22/22/22 w - - 0 1"
        pieces: { A: { name: piece, moves: "%s" } }
        """.formatted(movement);
  }

  @Nested
  class LongTexts {

    @Test
    void ofAFen() throws Exception {
      refused(FenException.class, "8/".repeat(TEN_MILLION / 2), Games.of("chess")::position,
          "at most 2000 characters");
    }

    @Test
    void ofAMove() throws Exception {
      String text = "e2e4".repeat(TEN_MILLION / 4);
      SanReading reading = Bounded.within(SECONDS, () -> San.read(Games.of("chess").start(), text));
      assertThat(reading).isInstanceOfSatisfying(SanReading.Refused.class, refused -> {
        Refusals.check(refused.why());
        assertThat(refused.why().words()).contains("expected a move such as");
      });
      assertThat(Bounded.within(SECONDS, () -> Games.of("chess").start().find(text))).isEmpty();
    }

    @Test
    void ofAMovement() throws Exception {
      refused(BetzaException.class, "R".repeat(TEN_MILLION), Betza::parse, "column 1001", "a shorter text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "a: b\n", "[", "- ", "# ", "\"", "\n"})
    void ofADefinition(String piece) throws Exception {
      refused(DefinitionException.class, piece.repeat(TEN_MILLION / piece.length()),
          HostileInputTest::definition, "hostile.yaml:1:1", "longer than 1000000 characters");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "(", "{", "[", "$", "1", "\"", "e4!", "[a \"", "[White \"\\"})
    void ofPgn(String piece) throws Exception {
      refused(PgnException.class, piece.repeat(TEN_MILLION / piece.length()), HostileInputTest::pgn,
          "line 1");
    }
  }

  private static void pgn(String text) {
    Pgn.read(text, tags -> Optional.of(Games.of("chess")));
  }

  @Nested
  class LargeDefinitions {

    static Stream<Arguments> large() {
      return Stream.of(
          arguments("keys",
              IntStream.range(0, 50_000).mapToObj(i -> "key" + i + ": 1\n").collect(Collectors.joining())),
          arguments("pieces", lonely("W").replace("}", IntStream.range(0, 30_000)
              .mapToObj(i -> ", m" + i + ": { name: x }").collect(Collectors.joining()) + "}")),
          arguments("scalar", "game: " + "x".repeat(900_000)),
          arguments("comment", "#".repeat(900_000)),
          arguments("blank lines", "\n".repeat(900_000)),
          arguments("start", lonely("W").replace("22/22/", "22/".repeat(250_000))),
          arguments("letters", lonely("W") + "en passant: " + "B ".repeat(400_000)),
          arguments("movement", lonely("W".repeat(900_000))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("large")
    void areRefusedInTime(String what, String text) throws Exception {
      refused(DefinitionException.class, text, HostileInputTest::game, "hostile.yaml:");
    }
  }

  @Nested
  class ClevernessInYaml {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        game: &a Chess | anchors are not part of the language
        game: *a | aliases are not part of the language
        game: !!str Chess | tags are not part of the language
        game: !!javax.script.ScriptEngineManager [] | tags are not part of the language
        game: !<tag:yaml.org,2002:java/object> x | tags are not part of the language
        """)
    void isRefused(String text, String said) throws Exception {
      refused(DefinitionException.class, text, HostileInputTest::definition, said, "hostile.yaml:1:7");
    }

    @Test
    void doesNotMultiplyLaughs() throws Exception {
      StringBuilder laughs = new StringBuilder("a0: &a0 [lol, lol, lol]\n");
      for (int i = 1; i < 100; i++) {
        laughs.append("a%d: &a%d [%s]\n".formatted(i, i, ("*a" + (i - 1) + ",").repeat(9)));
      }
      refused(DefinitionException.class, laughs.toString(), HostileInputTest::definition,
          "aliases are not part of the language");
    }

    @Test
    void doesNotMergeKeys() throws Exception {
      refused(DefinitionException.class, "game: x\n<<: { board: 8x8 }\n", HostileInputTest::definition, "<<");
    }

    @Test
    void doesNotStartASecondDocument() throws Exception {
      refused(DefinitionException.class, lonely("W") + "---\n" + lonely("W"), HostileInputTest::definition,
          "one definition");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{a: ", "- ", "? ", "{? ", "[{"})
    void doesNotNest(String opening) throws Exception {
      refused(DefinitionException.class, "pieces: " + opening.repeat(100_000), HostileInputTest::definition,
          "hostile.yaml:1:");
    }

    @Test
    void doesNotNestByIndentation() throws Exception {
      String text =
          IntStream.range(0, 1_000).mapToObj(i -> " ".repeat(i) + "a:\n").collect(Collectors.joining());
      refused(DefinitionException.class, text, HostileInputTest::definition, "nested deeper than 16 levels");
    }
  }

  @Nested
  class Inheritance {

    @Test
    void inACircleIsRefused() throws Exception {
      Library circle = library(Map.of("a", "from: b", "b", "from: c", "c", "from: a"));
      refused(DefinitionException.class, "a", id -> new DefinitionReader(circle).read(id, List.of()),
          "a definition cannot start from itself: a from b from c from a");
    }

    @Test
    void fromItselfIsRefused() throws Exception {
      Library circle = library(Map.of("a", "from: a"));
      refused(DefinitionException.class, "a", id -> new DefinitionReader(circle).read(id, List.of()),
          "a.yaml:1:7", "a definition cannot start from itself");
    }

    @Test
    void withoutEndIsRefused() throws Exception {
      Library endless = new Library() {
        @Override
        public Optional<String> text(String id) {
          return Optional.of("from: a" + (Integer.parseInt(id.substring(1)) + 1));
        }

        @Override
        public List<String> ids() {
          return List.of();
        }
      };
      refused(DefinitionException.class, "a1", id -> new DefinitionReader(endless).read(id, List.of()),
          "more than 16 definitions start one from another");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../chess", "/etc/passwd", "a\\0b", "..", "chess.yaml", "CON", "\\ud800", "%00"})
    void leavesTheFolderOfGamesAlone(String id) throws Exception {
      refused(DefinitionException.class, "from: \"" + id + "\"\n",
          text -> Games.READER.read("hostile.yaml", text, List.of()), "hostile.yaml:1:");
    }
  }

  @Nested
  class Numbers {

    @ParameterizedTest
    @ValueSource(
        strings = {"99999999999999999999x8", "2147483648x1", "-1x8", "0x0", "23x16", "16x27", "22x24", "٣x٣",
            "1e9x1", "8x8 without " + "a99999999999999999999"})
    void ofABoard(String board) throws Exception {
      refused(DefinitionException.class, lonely("W").replace("22x23", board), HostileInputTest::definition,
          "hostile.yaml:2:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"draws: { repetition: 99999999999999999999 }", "draws: { moves: 2147483648 }",
        "draws: { moves: -1 }", "goals: { checks: 99999999999 }",
        "range: { for: A, around: A, distance: 99999999999 }",
        "goals: { reach: { pieces: A, squares: rank 99999999999 } }",
        "goals: { reach: { pieces: A, squares: a99999999999 } }"})
    void ofRules(String rule) throws Exception {
      refused(DefinitionException.class, lonely("W") + rule, HostileInputTest::game, "hostile.yaml:5:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"99999999999999999999/8", "8/8/8/8/8/8/8/99", "0/8", "٨/٨"})
    void ofRuns(String placement) throws Exception {
      refused(FenException.class, placement + " w - - 0 1", Games.of("chess")::position, "FEN, column");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"99999999999999999999 1", "-1 1", "0 -1", "0 99999999999", "٣ ٣", "1e3 1", "NaN 1"})
    void ofCounts(String counts) throws Exception {
      refused(FenException.class, "4k3/8/8/8/8/8/8/4K3 w - - " + counts, Games.of("chess")::position,
          "FEN, column");
    }

    @ParameterizedTest
    @ValueSource(strings = {"R100", "R99999999999999999999", "W-1", "N٣"})
    void ofMovements(String movement) throws Exception {
      refused(BetzaException.class, movement, Betza::parse, "column", "expected");
    }

    @Test
    void ofPiecesInHand() throws Exception {
      refused(FenException.class, "4k4/9/9/9/9/9/9/9/4K4[" + "P".repeat(1_000) + "] w - - 0 1",
          Games.of("shogi")::position, "FEN, column");
    }
  }

  @Nested
  class Characters {

    static Stream<String> odd() {
      return Stream.of("\0", "\u001b[2J", "\u0007", "\r", "\u2028", "\ufeff", "\ud800", "\udc00",
          "\ud83d\ude00",
          "\u0085", "\u202e", "\uffff", "İ", "ß");
    }

    @ParameterizedTest
    @MethodSource("odd")
    void inAFen(String character) throws Exception {
      for (String fen : List.of("4k3/8/8/8/8/8/8/4K3%s w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w%s - - 0 1",
          "4k3/8/8/8/8/8/8/4K3 w - - 0 1%s", "%s")) {
        refused(FenException.class, fen.formatted(character), Games.of("chess")::position, "FEN, column");
      }
    }

    @ParameterizedTest
    @MethodSource("odd")
    void inAMove(String character) throws Exception {
      for (String text : List.of("e2%se4", "%s", "N%sf3")) {
        assertThat(
            Bounded.within(SECONDS, () -> San.read(Games.of("chess").start(), text.formatted(character))))
            .isInstanceOfSatisfying(SanReading.Refused.class, refused -> Refusals.check(refused.why()));
      }
    }

    @ParameterizedTest
    @MethodSource("odd")
    void inAMovement(String character) throws Exception {
      refused(BetzaException.class, "R" + character + "[", Betza::parse, "column", "expected");
    }

    @ParameterizedTest
    @MethodSource("odd")
    void inADefinition(String character) throws Exception {
      for (String text : List.of("ga%sme: x", "pieces: { \"%s\": { name: x } }", "from: \"a%s\"",
          "board: 8x8%s", "goals: { checkmate: lo%sss }")) {
        refused(DefinitionException.class, text.formatted(character), HostileInputTest::definition,
            "hostile.yaml:");
      }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\0", "\\e[2J", "\\a", "\\r", "\\N", "\\ud800"})
    void escapedInADefinition(String escape) throws Exception {
      for (String text : List.of("\"ga%sme\": x", "pieces: { \"%s\": { name: x } }", "board: \"8x8%s\"",
          "goals: { checkmate: \"lo%sss\" }", "pieces: { K: { moves: \"R%s\" } }")) {
        refused(DefinitionException.class, text.formatted(escape), HostileInputTest::definition,
            "hostile.yaml:");
      }
    }

    @ParameterizedTest
    @MethodSource("odd")
    void inPgn(String character) throws Exception {
      refused(PgnException.class, "1. e4 x" + character + "x", HostileInputTest::pgn, "line ");
    }
  }

  @Nested
  class ManyWays {

    @ParameterizedTest
    @ValueSource(strings = {"aaR", "RacaR", "aaaR", "aaaaR", "aaaQ", "aaaaaaaK", "[Q?Q?Q?Q?Q]",
        "aaaaNN", "mRaRaRaR aaaaR"})
    void areRefusedAtOnce(String movement) throws Exception {
      Optional<RuntimeException> refusal = Bounded.within(SECONDS, () -> {
        try {
          game(lonely(movement)).start().moves();
          return Optional.empty();
        } catch (DefinitionException | UnplayableDefinitionException e) {
          return Optional.of(e);
        }
      });
      assertThat(refusal).as("refusal of %s", movement).isPresent();
      Refusals.check(refusal.get());
      assertThat(refusal.get().getMessage()).containsAnyOf("fewer legs", "fewer atoms");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"RaR", "RaRaRaR", "aR", "aaK", "[R?R]", "[F?R]", "zR0 qN", "[R?R?R?R]",
            "[N?N?N?N?N?N]", "NN ZZ CC GG HH", "Q"})
    void arePlayedInTime(String movement) throws Exception {
      int moves = Bounded.within(SECONDS, () -> game(lonely(movement)).start().moves().size());
      assertThat(moves).isPositive();
    }
  }

  @Nested
  class FullBoards {

    /** Two armies, rank by rank with nothing between. */
    private static String start(String black, String white) {
      return "\"" + String.join("/", Collections.nCopies(8, black)) + "/"
          + String.join("/", Collections.nCopies(8, white)) + " w - - 0 1\"";
    }

    @Test
    void ofQueensThatBorrowArePlayed() throws Exception {
      plays("""
          game: Borrowers
          board: 16x16
          start: %s
          pieces: { Q: { name: queen, moves: Q } }
          borrowing: { borrowers: all, lenders: all }
          """.formatted(start("q".repeat(16), "Q".repeat(16))));
    }

    @Test
    void ofQueensThatBorrowRoundKingsArePlayed() throws Exception {
      String queens = "Q".repeat(16);
      String black = start(queens.toLowerCase(Locale.ROOT), queens)
          .replaceFirst("q", "k").replaceFirst("Q([^Q]*)$", "K$1");
      plays("""
          game: Borrowers round kings
          board: 16x16
          start: %s
          pieces: { Q: { name: queen, moves: Q }, K: { name: king, royal: yes, moves: K } }
          borrowing: { borrowers: all but K, lenders: all }
          """.formatted(black));
    }

    @Test
    void ofEverySecondQueenArePlayed() throws Exception {
      plays("""
          game: Sparse borrowers
          board: 16x16
          start: %s
          pieces: { Q: { name: queen, moves: Q NN CC } }
          borrowing: { borrowers: all, lenders: all }
          """.formatted(start("q1q1q1q1q1q1q1q1", "1Q1Q1Q1Q1Q1Q1Q1Q")));
    }

    private static void plays(String text) throws Exception {
      int moves = Bounded.within(SECONDS, () -> {
        MutablePosition position = game(text).start().mutable();
        MoveList legal = position.legalMoves(new MoveList());
        for (int i = 0; i < legal.size(); i++) {
          position.make(legal.get(i));
          position.legalMoves(new MoveList());
          position.unmake();
        }
        return legal.size();
      });
      assertThat(moves).isPositive();
    }
  }

  @Nested
  class KindsOfPieces {

    /** Letters, promoted letters, and letters of pieces that turn back: more than a game may have. */
    private static List<String> letters(int count) {
      List<String> letters = new ArrayList<>();
      for (String form : List.of("%c", "+%c", "%c~")) {
        for (char letter = 'A'; letter <= 'Z'; letter++) {
          letters.add(form.formatted(letter));
        }
      }
      return letters.subList(0, count);
    }

    private static String pieces(int count, String movement) {
      return """
          game: Many pieces
          board: 16x16
          start: "16/16/16/16/16/16/16/16/16/7A8/16/16/16/16/16/16 w - - 0 1"
          pieces:
          """ + letters(count).stream()
          .map(letter -> "  %s: { name: \"piece %s\", moves: %s }\n".formatted(letter, letter, movement))
          .collect(Collectors.joining());
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "Q", "Q NN CC ZZ"})
    void maySixty(String movement) throws Exception {
      int moves = Bounded.within(SECONDS, () -> game(pieces(60, movement)).start().moves().size());
      assertThat(moves).isPositive();
    }

    @Test
    void mayNotBeMore() throws Exception {
      refused(DefinitionException.class, pieces(61, "W"), HostileInputTest::game, "60");
    }

    @Test
    void ofManyWaysAreRefused() throws Exception {
      refused(UnplayableDefinitionException.class, pieces(60, "aR"), HostileInputTest::game, "fewer legs");
    }
  }

  @Nested
  class Records {

    @Test
    void ofNumbersOnlyAreRead() throws Exception {
      assertThat(Bounded.within(SECONDS, () -> {
        pgn("1. ".repeat(1_000_000));
        return true;
      })).isTrue();
    }

    @Test
    void ofNestedVariationsAreRefused() throws Exception {
      refused(PgnException.class, "1. e4 " + "(1. e3 ".repeat(100_000), HostileInputTest::pgn, "100 deep");
    }

    @Test
    void ofALongGameAreRead() throws Exception {
      String text = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_500);
      assertThat(Bounded.within(SECONDS, () -> {
        pgn(text);
        return true;
      })).isTrue();
    }
  }
}
