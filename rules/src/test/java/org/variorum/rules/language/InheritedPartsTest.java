package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.game.Game;

/** What a definition takes away from its parent takes along what depended on that alone. */
class InheritedPartsTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static final String BARE = "start: \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"";

  private static String child(String parent, String... lines) {
    return "game: Child\nfrom: " + parent + "\n" + String.join("\n", lines) + "\n";
  }

  private static List<String> check(String text) {
    return READER.check("sample.yaml", text, Game::flaws).stream().map(FileProblem::toString).toList();
  }

  private static Definition read(String text) {
    return READER.read("sample.yaml", text, List.of());
  }

  @Test
  void withoutCastlingTheInheritedStartHasNoRightsToIt() {
    assertThat(check(child("chess", "castling: none"))).isEmpty();
    assertThat(read(child("chess", "castling: none")).start().split(" ")[2]).isEqualTo("-");
    String option = child("chess", "options: { none: { about: None., castling: none } }");
    assertThat(check(option)).isEmpty();
    assertThat(read(option).start().split(" ")[2]).isEqualTo("KQkq");
  }

  @Test
  void rightsThatTheAuthorHasWrittenAreComplainedAbout() {
    assertThat(check(child("chess", "castling: none",
        "start: \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\""))).containsExactly(
            "sample.yaml:4:55: the start position grants rights to castle, KQkq, and this game is without castling;"
                + " expected -, or \"castling\" in the rules");
  }

  @Test
  void withThePawnsEnPassantAndPromotionAndProgressGo() {
    String text = child("chess", "pieces: { P: none }",
        "start: \"rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1\"");
    assertThat(check(text)).isEmpty();
    assertThat(RuleCard.of(read(text), List.of()).toString()).doesNotContain("passant", "pawn");
  }

  @Test
  void withThePiecesThatItMayBecomeThePromotionGoes() {
    String text = child("chess", "pieces: { Q: none, N: none }",
        "start: \"r1b1kb1r/pppppppp/8/8/8/8/PPPPPPPP/R1B1KB1R w KQkq - 0 1\"");
    assertThat(check(text)).isEmpty();
    assertThat(promotion(text).white()).containsExactly("R", "B");
    String none = child("chess", "pieces: { Q: none, N: none, R: none, B: none }",
        "start: \"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\"");
    assertThat(check(none)).isEmpty();
    assertThat(read(none).piece("P").flatMap(PieceKind::promotion)).isEmpty();
  }

  private static Promotion promotion(String text) {
    return read(text).piece("P").flatMap(PieceKind::promotion).orElseThrow();
  }

  @Test
  void whatTheDefinitionSaysAnewStandsOverWhatIsLeft() {
    String text = child("chess", "pieces: { Q: none, R: none, N: none, B: none,"
        + " A: { name: alfil, moves: A }, P: { promotes: { becomes: A } } }", "castling: { rook: A }",
        "start: \"a3k2a/pppppppp/8/8/8/8/PPPPPPPP/A3K2A w KQkq - 0 1\"");
    assertThat(check(text)).isEmpty();
    assertThat(promotion(text).white()).containsExactly("A");
  }

  @Test
  void withTheRooksCastlingGoes() {
    assertThat(check(child("chess", "pieces: { R: none }",
        "start: \"1nbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBN1 w - - 0 1\""))).isEmpty();
  }

  @Test
  void allIsToldAtOnceWherePawnsAndRooksAreTakenAway() {
    assertThat(check(child("chess", "pieces: { P: none, R: none }"))).containsExactly(
        "sample.yaml:3:11: together with chess.yaml:7:9: the start position has pieces that \"pieces\" does not name: R P;"
            + " expected a \"start\" without them");
  }

  @Test
  void oneInheritedPieceThatIsGoneIsToldAsSeveralAre() {
    assertThat(check(child("chess", "pieces: { B: none }"))).containsExactly(
        "sample.yaml:3:11: together with chess.yaml:7:9: the start position has pieces that \"pieces\" does not name: B;"
            + " expected a \"start\" without them");
    assertThat(check(child("chess", "start: \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNZQKBNR w KQkq - 0 1\"")))
        .singleElement().asString().contains("unknown piece \"Z\"");
  }

  private static final String PARENT = """
      game: Parent
      board: 5x5
      start: "k4/p4/5/4P/RBQ1K w - - 0 1"
      goals: { stalemate: loss }
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        B: { name: bishop, moves: B }
        Q: { name: queen, moves: Q }
        P: { name: pawn, moves: mfWcfF }
      """;

  /** The child of a parent in which a line stands otherwise, without queens. */
  private static DefinitionReader parent(String old, String with) {
    assertThat(PARENT).contains(old);
    return new DefinitionReader(Library.of(java.util.Map.of("parent", PARENT.replace(old, with))));
  }

  private static final String QUEENLESS =
      "game: Child\nfrom: parent\npieces: { Q: none }\nstart: \"k4/p4/5/4P/RB2K w - - 0 1\"\n";

  private static List<String> errors(List<FileProblem> problems) {
    return problems.stream().filter(problem -> problem.severity() == Severity.ERROR)
        .map(FileProblem::toString)
        .toList();
  }

  /** What a way may be limited by, and what is left of it where there are no queens; nothing if the way is gone. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"own Q or own R | own R", "own Q R in rank 2 | own R in rank 2",
      "own Q and own R |", "no own Q | always", "no own Q and own R | own R",
      "not here near enemy Q | always", "here near enemy Q |", "here not near enemy Q | always",
      "own R not near enemy Q in rank 2 | own R in rank 2", "(own Q or enemy Q) and own R |",
      "not (own Q or own R) | not own R", "own all but Q in rank 2 | own all in rank 2",
      "own all but Q R in rank 2 | own all but R in rank 2", "own Q at least 1 |",
      "own Q fewer than 2 | always",
      "own R near own Q |", "here attacked by enemy Q R | here attacked by enemy R"})
  void aLimitThatNamesPiecesThatAreGoneSaysTheRest(String limit, @Nullable String left) {
    String way = "name: bishop, moves: [B, { way: mW, when: %s }]";
    DefinitionReader reader = parent("name: bishop, moves: B", way.formatted(limit));
    assertThat(errors(reader.check("parent", List.of(), Game::flaws))).isEmpty();
    assertThat(errors(reader.check("sample.yaml", QUEENLESS, Game::flaws))).isEmpty();
    String expected = left == null ? "name: bishop, moves: B"
        : left.equals("always") ? "name: bishop, moves: [B, mW]" : way.formatted(left);
    assertThat(reader.read("sample.yaml", QUEENLESS, List.of()).piece("B"))
        .isEqualTo(
            parent("name: bishop, moves: B", expected).read("sample.yaml", QUEENLESS, List.of()).piece("B"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{ if: { holds: own Q in rank 5 at least 1 } }",
      "{ if: { holds: own Q in rank 5 and own R } }",
      "{ if: [{ holds: own R in rank 5 or own Q in rank 5 }, { holds: own Q in rank 5 }] }"})
  void aGoalThatNamesPiecesThatAreGoneSaysTheRest(String goals) {
    DefinitionReader reader = parent("{ stalemate: loss }", goals);
    assertThat(errors(reader.check("parent", List.of(), Game::flaws))).isEmpty();
    assertThat(errors(reader.check("sample.yaml", QUEENLESS, Game::flaws))).isEmpty();
  }

  @Test
  void aPromotionThatNamesPiecesThatAreGoneSaysTheRest() {
    DefinitionReader reader = parent("moves: mfWcfF",
        "moves: mfWcfF, promotes: { becomes: R Q, in: rank 5, when: no own Q or no own R }");
    assertThat(errors(reader.check("sample.yaml", QUEENLESS, Game::flaws))).isEmpty();
    Promotion promotion =
        reader.read("sample.yaml", QUEENLESS, List.of()).piece("P").flatMap(PieceKind::promotion)
            .orElseThrow();
    assertThat(promotion.white()).containsExactly("R");
    assertThat(promotion.when()).isEmpty();
  }

  @Test
  void aPieceThatIsLikeOneThatIsGoneMovesAsThatDid() {
    DefinitionReader reader = parent("  B: { name: bishop, moves: B }", "  B: { name: bishop, like: Q }");
    assertThat(errors(reader.check("sample.yaml", QUEENLESS, Game::flaws))).isEmpty();
    Definition child = reader.read("sample.yaml", QUEENLESS, List.of());
    assertThat(child.piece("B")).isEqualTo(reader.read("parent", List.of()).piece("B")).isPresent();
  }

  @Test
  void aPieceThatTheAuthorSaysIsLikeOneThatIsGoneIsComplainedAbout() {
    assertThat(check(child("chess", "pieces: { Q: none, N: { like: Q } }",
        "start: \"rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\""))).containsExactly(
            "sample.yaml:3:31: unknown piece \"Q\"; expected one of: K, R, B, N, P");
  }

  @Test
  void allThatIsWrongInAStartPositionIsToldAtOnce() {
    assertThat(check(child("chess", "pieces: { P: none, R: none }",
        "start: \"rnbqkbn1/8/8/8/8/8/p7/RNBQKBN w KQkq - 0\""))).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en passant: P", "draws: { progress: captures P }", "hands: { P: anywhere }",
      "pieces: { Q: { promotes: { becomes: P, in: rank 8 } } }", "goals: { extinction: { pieces: P } }",
      "goals: { if: { holds: no own P } }", "answer ban: P", "promotion in place: { pieces: P, becomes: Q }"})
  void whatTheAuthorSaysOfAPieceThatIsGoneIsComplainedAbout(String line) {
    String pieces = line.startsWith("pieces: { ") ? line.replace("pieces: { ", "pieces: { P: none, ") : line
        + "\npieces: { P: none }";
    assertThat(check(child("chess", pieces, "start: \"rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1\"")))
        .anyMatch(problem -> problem.contains("unknown piece \"P\""));
  }

  /** A parent with a rule about pawns, and a child without pawns. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "hands: { P: anywhere, Q: anywhere }", "goals: { extinction: { pieces: P } }",
      "goals: { extinction: [{ pieces: P }, { pieces: P K }] }", "goals: { if: { holds: no own P } }",
      "goals: { reach: { pieces: P, in: rank 5 } }", "effects: { pieces: P, put: Q }",
      "explosion: { spares: P }", "pieces: { Q: { captures: { P: N } } }", "fusion: { pairs: { R + P: Q } }",
      "push: { pieces: P, off the board: yes }", "range: { pieces: R, around: P }",
      "promotion in place: { pieces: P, becomes: Q, in: rank 5 }", "answer ban: P Q",
      "captures from afar: { pieces: P, how: approach }",
      "options: { weak: { about: Weaker pawns., pieces: { P: { moves: fW } } } }"})
  void whatAnotherSaysOfAPieceThatIsGoneFallsAway(String line) {
    String hand = line.startsWith("hands") ? "[]" : "";
    DefinitionReader reader = new DefinitionReader(Library.of(java.util.Map.of("parent", """
        game: Parent
        board: 5x5
        start: "k4/p4/5/4P/1RQ1K%s w - - 0 1"
        goals: { stalemate: loss }
        %s
        pieces:
          K: { name: king, royal: yes, moves: K }
          R: { name: rook, moves: R }
          P: { name: pawn, moves: mfWcfF }
          Q: { name: queen, moves: Q %s }
        """.formatted(hand, line.startsWith("pieces") ? "" : line.startsWith("goals") ? "" : line,
        line.startsWith("pieces") ? ", captures: { P: N }" : "")
        .replace("goals: { stalemate: loss }",
            line.startsWith("goals") ? line : "goals: { stalemate: loss }"))));
    String child = "game: Child\nfrom: parent\npieces: { P: none }\nstart: \"k4/5/5/5/1RQ1K" + hand
        + " w - - 0 1\"\n";
    assertThat(reader.check("parent", List.of(), Game::flaws).stream().map(FileProblem::toString)
        .filter(problem -> !problem.contains("hint"))).isEmpty();
    assertThat(reader.check("sample.yaml", child, Game::flaws).stream().map(FileProblem::toString)
        .filter(problem -> !problem.contains("hint"))).isEmpty();
  }

  @Test
  void withTheRoyalPieceCastlingGoes() {
    assertThat(check(child("chess", "pieces: { K: none }", "goals: { stalemate: loss }",
        "start: \"rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1\""))).isEmpty();
    assertThat(check(child("chess", "pieces: { K: { royal: no } }", "goals: { stalemate: loss }"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {"crazyhouse | hands: none",
      "three-check | goals: { checks: none }", "chess | castling: none"})
  void withARuleGoesWhatTheStartSaysByIt(String parent, String line) {
    assertThat(check(child(parent, line))).isEmpty();
  }

  @Test
  void aStartThatIsWrittenAnewStaysAsItIs() {
    assertThat(read(child("chess", "pieces: { P: none }", BARE)).start())
        .isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  }
}
