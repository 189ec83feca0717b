package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.game.Game;

/** Messages lead to the fault: they stand where it is, say what is wrong, and are said once. */
@Execution(ExecutionMode.CONCURRENT)
class MessagesTest {

  private static final String PARENT = """
      game: Parent
      board: 8x8
      start: "r3k2r/p5qp/8/8/8/8/P5QP/R3K2R w KQkq - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        Q: { name: queen, moves: Q }
        R: { name: rook, moves: R }
        P: { name: pawn, moves: mfWcfF, promotes: { becomes: Q R, in: rank 8 } }
      castling: { style: orthodox, king to: c g }
      """;

  private static List<String> check(String text) {
    return new DefinitionReader(Library.of(Map.of("parent", PARENT))).check("sample.yaml", text, Game::flaws)
        .stream()
        .map(FileProblem::toString).toList();
  }

  private static List<String> checkChild(String... lines) {
    return check("game: Child\nfrom: parent\n" + String.join("\n", lines) + "\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "goals: [{ checkmate: win }] | 7:8: a list cannot stand here, only words with their values; expected words such as"
          + " { checkmate: win }",
      "draws: [repetition] | 7:8: a list cannot stand here, only words with their values; expected words such as"
          + " { repetition: 4 }",
      "hands: [P] | 7:8: a list cannot stand here, only words with their values; expected values by letter"
          + " such as { R: anywhere, P: ranks 2-7 }",
      "hands: P | 7:8: a value alone cannot stand here, only words with their values; expected values by letter"
          + " such as { R: anywhere, P: ranks 2-7 }",
      "goals: | 7:7: the value is missing here; expected words such as { checkmate: win }",
      "draws: { progress: [captures, P] } | 7:20: a list cannot stand here, only a single value; expected captures P",
      "range: { pieces: [K, P], around: P } | 7:18: a list cannot stand here, only a single value; expected K P",
      "answer ban: { P: yes } | 7:13: words with values cannot stand here, only a single value; expected letters"
          + " such as R A",
      "answer ban: Z | 7:13: unknown piece \"Z\"; expected one of: K, P",
      "castling: { style: orthodox, rook: P, king to: d l } | 7:48: the king would castle to a file outside the board",
      "castling: { king to: d l } | 7:11: missing here: \"style\"; expected style: orthodox",
      "castling: { king to: d e, rook: P } | 7:11: missing here: \"style\"; expected style: orthodox",
      "goals: { winner: white } | 7:10: unknown word \"winner\"; expected one of: checkmate, stalemate, reach, bare king,"
          + " extinction, checks, if, majority, line, connection, truce, impasse, mating",
      "range: { letters: P, around: P } | 7:10: unknown word \"letters\"; expected one of: pieces, around, distance, which",
      "explosion: { spares: P, except: K } | 7:25: unknown word \"except\"; expected one of: after, reaches, owner, capturer, spares, immune"})
  void ofLinesTellWhatIsExpected(String line, String complaint) {
    assertThat(check(DefinitionSamples.with(line))).first().asString().isEqualTo("sample.yaml:" + complaint);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "moves: [F?R]|6:27: the brackets of a movement need quotes around it; expected \"[F?R]\"",
      "moves: [W, [F?R]]|6:31: the brackets of a movement need quotes around it; expected a movement such as \"[F?R]\"",
      "moves: { way: [F?R] }|6:34: the brackets of a movement need quotes around it; expected \"[F?R]\"",
      "moves: [W-F-W]|6:27: the brackets of a movement need quotes around it; expected \"[W-F-W]\"",
      "moves: v[F?R]|6:28: this is not YAML: expected ',' or '}', but got [ (while parsing a flow mapping); a text with"
          + " brackets or braces in it needs quotes"})
  void ofMovementsTellThatQuotesAreMissing(String moves, String complaint) {
    assertThat(check(DefinitionSamples.replacing("moves: mfWcfF", moves)))
        .containsExactly("sample.yaml:" + complaint);
  }

  @Test
  void oneMisspeltWordIsNotMissingToo() {
    assertThat(check(DefinitionSamples.replacing("name: pawn", "nmae: pawn")))
        .containsExactly("sample.yaml:6:8: unknown word \"nmae\"; did you mean \"name\"?");
  }

  @Test
  void oneFaultOfThePiecesIsToldOnce() {
    String pieces = "game: Sample\nboard: 5x5\nstart: \"k4/p4/5/4P/4K w - - 0 1\"\npieces: ";
    assertThat(check(pieces + "K P\n")).singleElement().asString()
        .startsWith("sample.yaml:4:9: a value alone");
    assertThat(check(pieces + "[K, P]\n")).singleElement().asString()
        .startsWith("sample.yaml:4:9: a list cannot");
    assertThat(check(DefinitionSamples.replacing("moves: mfWcfF", "royal: yes"))).singleElement().asString()
        .contains("White has 2 royal pieces in the start position");
    assertThat(check(DefinitionSamples.replacing("moves: mfWcfF", "like: K"))).singleElement().asString()
        .contains("White has 2 royal pieces in the start position");
    String alike =
        DefinitionSamples.replacing("name: pawn", "name: pawn, like: K").replace("name: king",
            "name: king, like: P");
    assertThat(check(alike)).containsExactly("sample.yaml:6:26: the piece K cannot be like itself");
    assertThat(checkChild("pieces: { Z: none, P: { promotes: { becomes: Z } } }"))
        .containsExactly("sample.yaml:3:11: there is no letter \"Z\" that could be removed");
  }

  @Test
  void oneFaultOfTheGoalsIsNoFaultOfTheStart() {
    assertThat(check(DefinitionSamples.replacing("- - 0 1", "- - 3+3 0 1") + "goals: { checks: 0 }\n"))
        .singleElement()
        .asString()
        .startsWith("sample.yaml:7:18: \"0\" is no number");
  }

  @Test
  void whatIsNoIdOfAParentMakesNothingMissing() {
    assertThat(check("game: C\nfrom: [parent]\n"))
        .containsExactly("sample.yaml:2:7: a list cannot stand here, only a single value; expected parent");
    assertThat(check("game: C\nfrom: Parent.yaml\n")).singleElement().asString()
        .startsWith("sample.yaml:2:7: \"Parent.yaml\" is no id").endsWith("did you mean \"parent\"?");
    assertThat(check("game: C\nfrom: zzzzzz\n"))
        .containsExactly("sample.yaml:2:7: unknown definition \"zzzzzz\"; expected one of: parent");
  }

  @Test
  void aMisspeltChoiceAmongSquaresIsRecognized() {
    assertThat(check(DefinitionSamples.replacing("moves: mfWcfF }",
        "moves: W, promotes: { becomes: R, in: rank 5, must: when stuk } }\n  R: { name: rook, moves: R }")))
        .singleElement().asString().contains("did you mean \"when stuck\"?");
  }

  @Test
  void oneFaultOfTheStartIsToldOnce() {
    assertThat(check(DefinitionSamples.replacing("5x5", "6x5")))
        .containsExactly("sample.yaml:3:9: the start position has 5 files, but the board has 6");
    assertThat(check(DefinitionSamples.replacing("k4/p4/5/1P3/4K", "k4/pppp1/5/PPPPQ/q3K")))
        .containsExactly("sample.yaml:3:24: unknown piece \"Q\"; expected one of: K, P");
  }

  @Test
  void whatAnOverlayCausesStandsInTheOverlay() {
    assertThat(checkChild("inventor: Somebody", "board: 9x8"))
        .containsExactly("sample.yaml:4:1: together with"
            + " parent.yaml:3:9: the start position has 8 files, but the board has 9");
    assertThat(checkChild("pieces: { R: { moves: R4 }, Q: none }")).containsExactly(
        "sample.yaml:3:29: together with parent.yaml:3:9: the start position has pieces that \"pieces\" does not name: Q;"
            + " expected a \"start\" without them");
    assertThat(checkChild("hands: { R: anywhere }", "acting: { form: rifle }")).containsExactly(
        "sample.yaml:3:8: \"hands\" has no meaning together with acting, where nothing is captured");
  }

  @Test
  void whatAnOptionCausesStandsInTheOption() {
    assertThat(checkChild("options:", "  tall: { about: More ranks., board: 8x9 }")).containsExactly(
        "sample.yaml:4:31: together with parent.yaml:3:9: the start position has 8 ranks, but the board has 9");
  }

  @Test
  void whatAnInheritedOptionMeetsIsToldInTheFileThatInheritsIt() {
    String text = "game: C\nfrom: notake-approaching\nacting: { form: rifle }\n";
    assertThat(GamesTest.READER.check("sample.yaml", text, Game::flaws)).singleElement().asString()
        .startsWith("sample.yaml:3:11: hint: together with notake-approaching.yaml:")
        .contains("\"compulsory\" says nothing here");
  }

  @Test
  void whatIsWrongInAParentStaysThere() {
    Map<String, String> broken = Map.of("parent", PARENT.replace("becomes: Q R", "becomes: Q N"));
    assertThat(new DefinitionReader(Library.of(broken)).check("sample.yaml",
        "game: C\nfrom: parent\ndraws: { moves: 9 }\n", _ -> List.of()))
        .extracting(FileProblem::toString)
        .containsExactly("parent.yaml:8:58: unknown piece \"N\"; expected one of: K, Q, R, P");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "borrowing: { pieces: P, lenders: P }|acting: { form: rifle }|7:12: acting and borrowing",
      "acting: { form: shunting }||6:3: acting and hoppers",
      "castling: { style: orthodox, rook: P, king to: a b }|goals: { checks: 3 }|3:"})
  void aCombinationWithoutMeaningHasALine(String first, String second, String complaint) {
    String text =
        DefinitionSamples.with(first, second == null ? "" : second).replace("moves: mfWcfF", "moves: mRcpR");
    assertThat(check(text)).first().asString().startsWith("sample.yaml:" + complaint);
  }

  /** The number of words misspelt in a long file; with the property {@code variorum.deep} all. */
  private static final int MOST_SPOILT = 1;

  /** One misspelt word is one complaint, and it stands inside the text. */
  @ParameterizedTest
  @MethodSource("org.variorum.rules.language.GamesTest#some")
  void aMisspeltWordIsComplainedOfOnceInsideItsText(String id) {
    List<String> all = misspelt(GamesTest.text(id).lines().toList());
    int step = Boolean.getBoolean("variorum.deep") ? 1 : 1 + all.size() / MOST_SPOILT;
    for (int i = 0; i < all.size(); i += step) {
      String spoilt = all.get(i);
      List<FileProblem> problems = GamesTest.READER.check(id + ".yaml", spoilt, Game::flaws);
      assertThat(problems).as(spoilt).hasSizeLessThan(2).allMatch(problem -> isInside(problem, id, spoilt));
    }
  }

  /** Complaints caused by a missing line are at different places, each inside the text. */
  @ParameterizedTest
  @MethodSource("org.variorum.rules.language.GamesTest#some")
  void aMissingLineIsComplainedOfInsideTheText(String id) {
    List<String> lines = GamesTest.text(id).lines().toList();
    int step = Boolean.getBoolean("variorum.deep") ? 1 : 36;
    for (int i = 0; i < lines.size(); i += step) {
      String spoilt = with(lines, i, "#");
      List<FileProblem> problems = GamesTest.READER.check(id + ".yaml", spoilt, Game::flaws);
      assertThat(problems).as(spoilt).allMatch(problem -> isInside(problem, id, spoilt));
      assertThat(problems.stream().map(problem -> List.of(problem.line(), problem.column()))).as(spoilt)
          .doesNotHaveDuplicates();
    }
  }

  private static boolean isInside(FileProblem problem, String id, String text) {
    List<String> lines = text.lines().toList();
    return problem.file().equals(id + ".yaml") && problem.line() >= 1
        && problem.line() <= lines.size() && problem.column() >= 1
        && problem.column() <= lines.get(problem.line() - 1).length() + 1;
  }

  /** The text with each word of each line misspelt in turn, except names, which may be anything. */
  private static List<String> misspelt(List<String> lines) {
    List<String> spoilt = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      String[] words = lines.get(i).replaceFirst("\\s+#.*", "").split("(?<=[ ,])|(?=[ ,])");
      for (int word = 0; word < words.length; word++) {
        if (words[word].matches("[A-Za-z0-9~+:-]{2,}")) {
          String[] changed = words.clone();
          changed[word] = words[word].replaceFirst("([A-Za-z0-9])(?!.*[A-Za-z0-9])", "$1x");
          spoilt.add(with(lines, i, String.join("", changed)));
        }
      }
    }
    return spoilt;
  }

  private static String with(List<String> lines, int at, String line) {
    List<String> changed = new ArrayList<>(lines);
    changed.set(at, line);
    return String.join("\n", changed) + "\n";
  }
}
