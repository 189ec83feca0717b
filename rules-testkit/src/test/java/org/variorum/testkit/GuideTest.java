package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.guide.Block;
import org.variorum.rules.guide.Block.Example;
import org.variorum.rules.guide.Block.Prose;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.guide.Guide;
import org.variorum.rules.guide.GuideException;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;

/** The rules pages in {@code games/}: what they say is so, and nothing that a player must know is left out. */
class GuideTest {

  private static final Pattern DEFINITION = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);
  private static final Pattern BLOCK = Pattern.compile("    ```[a-z]+\n.*?    ```\n", Pattern.DOTALL);

  private static final Pattern PERSONS =
      Pattern.compile("\\b(?:who|whom|whose)\\b", Pattern.CASE_INSENSITIVE);

  static List<String> ids() {
    return GameFiles.ids();
  }

  static List<String> guided() {
    return GameFiles.idsWithGuide();
  }

  @Test
  void everyGameHasAPage() {
    assertThat(GameFiles.idsWithGuide()).containsExactlyElementsOf(GameFiles.ids());
  }

  private static List<String> problems(Guide guide, String id) {
    Map<List<String>, Game> games = new HashMap<>();
    return GuideCheck.problems(guide, GameFiles.card(id),
        options -> games.computeIfAbsent(options, chosen -> GameFiles.game(id, chosen)))
        .stream().map(FileProblem::toString).toList();
  }

  /** A page of Three-check that says all it must, and something more. */
  private static List<String> problemsOf(String more) {
    String text = """
        # Three-check

        King, queen, rook, bishop, knight and pawn move as in chess. With chess960 they start elsewhere.
        """ + more;
    return problems(new GuideReader(GuideTest::nothing).read("page.md", text), "three-check");
  }

  private static Optional<String> nothing(String id) {
    return java.util.Optional.empty();
  }

  private static List<String> problemsOfExample(String lines) {
    return problemsOf("```example\ntitle: T\nsay: S\n" + lines + "\n```\n");
  }

  @ParameterizedTest
  @MethodSource("guided")
  void saysWhatIsSo(String id) {
    assertThat(problems(GameFiles.guide(id), id)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("guided")
  void opensWithWhatIsSpecialAndHasExamples(String id) {
    Guide guide = GameFiles.guide(id);
    assertThat(guide.opening()).singleElement().isInstanceOf(Prose.class);
    assertThat(guide.examples()).isNotEmpty();
    assertThat(guide.sections()).extracting(Guide.Section::heading)
        .startsWith("In thirty seconds")
        .containsSubsequence("The pieces", "How the game ends", "Where it comes from");
  }

  @ParameterizedTest
  @MethodSource("guided")
  void isReadInThirtySecondsAndNamesItsSource(String id) {
    Guide guide = GameFiles.guide(id);
    assertThat(prose(guide, "In thirty seconds").split("\\s+")).hasSizeBetween(15, 120);
    assertThat(prose(guide, "Where it comes from")).contains("](http");
  }

  private static String prose(Guide guide, String heading) {
    return guide.sections().stream().filter(section -> section.heading().equals(heading))
        .flatMap(section -> section.blocks().stream()).filter(Prose.class::isInstance)
        .map(block -> ((Prose) block).markdown()).collect(Collectors.joining("\n")).strip();
  }

  /** Pieces and squares are things. */
  @ParameterizedTest
  @MethodSource("guided")
  void speaksOfPiecesAsThings(String id) {
    String text = GameFiles.guide(id).blocks().map(GuideTest::words).collect(Collectors.joining("\n"));
    assertThat(PERSONS.matcher(text).results().map(MatchResult::group)).isEmpty();
  }

  private static String words(Block block) {
    return switch (block) {
      case Prose prose -> prose.markdown();
      case Example example -> example.title() + "\n" + example.caption();
      case Block.PieceDiagram _ -> "";
    };
  }

  @ParameterizedTest
  @MethodSource("ids")
  void namesWhereTheRulesWerePublished(String id) {
    assertThat(GameFiles.card(id).source()).isPresent();
  }

  @Test
  void aGameWithoutAPageIsToldWhatToWrite() {
    assertThatThrownBy(() -> GameFiles.guide("no-such-game")).isInstanceOf(GuideException.class)
        .hasMessage("no-such-game/rules.md:1:1: the game has no rules page; expected a file that starts with"
            + " \"# Name of the game\" and goes on as docs/adding-a-game.md shows");
  }

  @Test
  void anExampleShowsThePositionsOfItsMoves() {
    Example example = new GuideReader(GuideTest::nothing).read("page.md", """
        # T
        ```example
        title: T
        moves: e4 e7e5
        say: S
        ```
        """).examples().getFirst();
    assertThat(example.positions(GameFiles.game("chess", List.of()))).extracting(Position::fen)
        .containsExactly("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
  }

  @Test
  void whatIsSoIsNotComplainedAbout() {
    assertThat(problemsOfExample("""
        fen: 4k3/8/8/8/8/8/8/R3K3 w - - 2+3 0 1
        moves: Ra8
        check: yes
        legal: Kd7 e8e7
        illegal: Kd8 EXPOSES_ROYAL""")).isEmpty();
    assertThat(problemsOfExample("fen: 4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1\nmoves: Ra8\noutcome: checks"))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "moves: e4 Ke7 | Ke7 is no legal move: the pawn on e7 is Black's own",
      "legal: e5 Nf3 | e5 is not legal:",
      "illegal: e4 NO_WAY | e4 is legal",
      "illegal: Ke2 BLOCKED | Ke2 is forbidden by another rule: the pawn on e2 is White's own; expected illegal: Ke2 OWN_PIECE",
      "illegal: Ke2 BLOCKD | Ke2 is forbidden by another rule: the pawn on e2 is White's own; expected illegal: Ke2 OWN_PIECE",
      "illegal: Xe2 BLOCKED | Xe2 is no complete move:",
      "check: yes | the side to move is not in check",
      "moves: f3 e5 g4 Qh4 / check: no | the side to move is in check",
      "moves: f3 e5 g4 Qh4 / outcome: stalemate | the game has not ended with this outcome; expected outcome: mate",
      "outcome: maet | unknown outcome \"maet\"; expected one of mate, stalemate, repetition, perpetual-check, move-count,"
          + " bare-kings, dead-position, checks; did you mean \"mate\"?",
      "outcome: mate | the game has not ended with this outcome; expected no outcome: the game continues",
      "fen: 8/8 w - - 0 1 / check: no | FEN, column",
      "fen: 8/8/8/8/8/8/8/K7 w - - 0 1 / check: no | no position of this game:",
      "options: fast / check: no | unknown option \"fast\""})
  void whatIsNotSoIsFound(String lines, String complaint) {
    assertThat(problemsOfExample(lines.replace(" / ", "\n"))).singleElement().asString()
        .startsWith("page.md:4:1: " + complaint);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "letter: C | unknown piece \"C\"; expected one of K, Q, R, B, N, P",
      "letter: R / fen: 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 / square: b1 | no R of the side to move stands on b1",
      "letter: R / fen: 4k3/8/8/8/8/8/8/R3K3 b - - 0 1 / square: a1 | no R of the side to move stands on a1",
      "letter: R / fen: 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 / square: z9 | no R of the side to move stands on z9",
      "letter: R / fen: 4k3 w - - 0 1 / square: a1 | FEN, column"})
  void diagramsAreSetUp(String lines, String complaint) {
    assertThat(problemsOf("```piece\n" + lines.replace(" / ", "\n") + "\n```\n")).singleElement().asString()
        .startsWith("page.md:4:1: " + complaint);
  }

  @Test
  void aPageLeavesNothingOut() {
    Guide empty = new GuideReader(GuideTest::nothing).read("page.md", "# Something\n");
    assertThat(problems(empty, "royal-standard")).containsExactly(
        "page.md:1:1: the title is not the game's name; expected # The Royal Standard",
        "page.md:1:1: the page does not mention the king; expected its name, or a block piece with letter: K",
        "page.md:1:1: the page does not mention the rook; expected its name, or a block piece with letter: R",
        "page.md:1:1: the page does not mention the bishop; expected its name, or a block piece with letter: B",
        "page.md:1:1: the page does not mention the windmill; expected its name, or a block piece with letter: W",
        "page.md:1:1: the page does not mention the standard-bearer; expected its name, or a block piece with letter: S",
        "page.md:1:1: the page does not say what the option range=ends-only changes; expected its name and what the other reading is",
        "page.md:1:1: the page does not name the inventor as the definition does; expected Alexandre Muñiz",
        "page.md:1:1: the page does not name the inventor as the definition does; expected 1997");
  }

  @Test
  void theBlocksOnThePageForAuthorsAreSo() throws IOException {
    Path root = Path.of(System.getProperty("variorum.root", ".."));
    String page = Files.readString(root.resolve("docs/adding-a-game.md"));
    String definition = DEFINITION.matcher(page).results().findFirst().orElseThrow().group(1);
    String blocks = BLOCK.matcher(page).results().map(MatchResult::group)
        .collect(Collectors.joining("", "# Amazon Race\n", "")).replace("\n    ", "\n");
    DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(root.resolve("games")));
    Guide guide = new GuideReader(new DirectoryPages(root.resolve("games"))).read("rules.md", blocks);
    assertThat(guide.examples()).extracting(Example::title).contains("A king that arrives");
    assertThat(GuideCheck.problems(guide, reader.card("amazon-race.yaml", definition),
        options -> Game.of(reader.read("amazon-race.yaml", definition, options))))
        .filteredOn(problem -> problem.line() > 1).isEmpty();
  }
}
