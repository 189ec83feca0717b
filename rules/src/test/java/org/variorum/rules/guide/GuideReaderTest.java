package org.variorum.rules.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.guide.Block.Example;
import org.variorum.rules.guide.Block.Forbidden;
import org.variorum.rules.guide.Block.PieceDiagram;
import org.variorum.rules.guide.Block.Prose;
import org.variorum.rules.guide.Block.Scene;

/** What a rules page may hold, and how one that is malformed is complained about. */
class GuideReaderTest {

  private static final String OTHER = """
      # Other
      ## The pieces
      They move.
      ```piece
      letter: K
      ```
      ## The end
      It ends.
      """;

  private static final GuideReader READER = new GuideReader(GuideReaderTest::page);

  private static Optional<String> page(String id) {
    return switch (id) {
      case "other" -> Optional.of(OTHER);
      case "including" -> Optional.of("# Including\n## The pieces\n```include\npage: other\n```\n");
      case "alice:secret" -> Optional.of("# Hidden\n## The pieces\nNobody else reads this.\n");
      case "circular" -> Optional.of("# Circular\n## The pieces\n```include\npage: circular\n```\n");
      default -> Optional.empty();
    };
  }

  private static Guide read(String text) {
    return READER.read("page.md", text);
  }

  private static List<String> problems(String text) {
    return catchThrowableOfType(GuideException.class, () -> read(text)).problems().stream()
        .map(FileProblem::toString).toList();
  }

  /** The problems of a page with one block, whose first line is the third of the page. */
  private static List<String> problemsOf(String kind, String lines) {
    return problems("# T\n```" + kind + "\n" + lines.replace(" / ", "\n") + "\n```\n");
  }

  @Test
  void theOpeningIsWhatIsSaidBeforeTheFirstSection() {
    String page = "# T\nIt is *short*.\n\n```piece\nletter: K\n```\nAnd sweet.\n## One\nNo more.\n";
    GuideReader reader = new GuideReader(id -> id.equals("t") ? Optional.of(page) : page(id));
    assertThat(reader.opening("t")).contains("It is *short*.\n\nAnd sweet.");
    assertThat(reader.opening("other")).isEmpty();
    assertThat(reader.opening("none")).isEmpty();
  }

  @Test
  void aPageIsProseUnderHeadings() {
    Guide guide = read("""
        # The Game

        What is special.

        ## The pieces

        The **king**.
        ### Not a section

        It moves.

        ## The end ##
        """);
    assertThat(guide.title()).isEqualTo("The Game");
    assertThat(guide.opening()).containsExactly(new Prose("What is special."));
    assertThat(guide.sections()).containsExactly(
        new Guide.Section("The pieces",
            List.of(new Prose("The **king**.\n### Not a section\n\nIt moves."))),
        new Guide.Section("The end", List.of()));
  }

  @Test
  void anExampleSaysAllThatItSays() {
    assertThat(read("""
        # T
        ```example
        title: The rook: a test
        options: range=ends-only b
        fen: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
        moves: Ra8 Ke7
        legal: Ra7
          a8a1
        illegal: Rb9 NO_WAY
        illegal: Rb7 BLOCKED
        check: no
        outcome: mate
        say: One sentence,
          or "two".
        ```
        """).examples()).containsExactly(new Example(new PageLocation("page.md", 2), "The rook: a test",
        List.of("range=ends-only", "b"), Optional.of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), List.of("Ra8", "Ke7"),
        List.of("Ra7", "a8a1"),
        List.of(new Forbidden("Rb9", "NO_WAY"), new Forbidden("Rb7", "BLOCKED")), Optional.of(false),
        Optional.of("mate"), "One sentence, or \"two\"."));
  }

  @Test
  void aPieceIsShownAloneOrInAPosition() {
    assertThat(read("""
        # T
        ~~~piece
        letter: +R
        ~~~
        ````piece
        letter: R
        fen: 4k3/8 w - - 0 1
        square: a1
        ````
        """).opening()).containsExactly(
        new PieceDiagram(new PageLocation("page.md", 2), "+R", List.of(), Optional.empty()),
        new PieceDiagram(new PageLocation("page.md", 5), "R", List.of(),
            Optional.of(new Scene("4k3/8 w - - 0 1", "a1"))));
  }

  @Test
  void aBlockWithoutAKindIsProseWhateverStandsInIt() {
    String block = "```\n# no title\n~~~piece\n```";
    assertThat(read("# T\n" + block).opening()).containsExactly(new Prose(block));
  }

  @Test
  void sectionsOfOtherPagesAreIncludedByTheirHeading() {
    Guide guide = read("""
        # T
        ## The pieces
        First:
        ```include
        page: other
        ```
        That is all.
        ## How it ends
        ```include
        page: other
        section: The end
        ```
        """);
    assertThat(guide.sections()).containsExactly(
        new Guide.Section("The pieces",
            List.of(new Prose("First:"), new Prose("They move."),
                new PieceDiagram(new PageLocation("other/rules.md", 4), "K", List.of(), Optional.empty()),
                new Prose("That is all."))),
        new Guide.Section("How it ends", List.of(new Prose("It ends."))));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "exmaple | title: T | 2:1: unknown kind of block \"exmaple\"; expected one of example, piece, include; did you mean \"example\"?",
      "example | title: T / say: S | 2:1: this example has nothing to check; expected one of the lines moves, legal, illegal, check, outcome",
      "example | moves: e4 / say: S | 2:1: this example has no title; expected a line title: …",
      "example | title: T / say: S / movs: e4 | 5:1: unknown key \"movs\"; expected one of title, options, fen, moves, legal, illegal, check, outcome, say; did you mean \"moves\"?",
      "example | title: T / title: U / say: S / moves: e4 | 4:1: \"title\" is here twice",
      "example | title: T / say: S / moves: e4 / and so on | 6:1: \"and so on\" is not of the form key: value; expected a line such as title: …, or two blanks first to go on with the line above",
      "example | title: T / say: S / illegal: e4 | 5:1: an illegal move needs the rule that forbids it; expected illegal: MOVE RULE, one move a line",
      "example | title: T / say: S / check: si | 5:1: check is \"si\"; expected yes or no",
      "piece | letter: K / fen: 8/8 w - - 0 1 | 2:1: a piece diagram needs both a position and a square; expected both fen: and square:",
      "piece | leter: K | 3:1: unknown key \"leter\"; expected one of letter, options, fen, square; did you mean \"letter\"?",
      "include | page: nobody | 2:1: there is no page \"nobody\"; expected the id of a game that has one",
      "include | page: other / section: The piece | 2:1: unknown section of other/rules.md \"The piece\"; expected one of The pieces, The end; did you mean \"The pieces\"?",
      "include | page: alice:secret | 2:1: there is no page \"alice:secret\"; expected the id of a game that has one",
      "include | page: | 2:1: there is no page \"\"; expected the id of a game that has one"})
  void pointsToTheLineWithWhatToWrite(String kind, String lines, String complaint) {
    assertThat(problemsOf(kind, lines)).contains("page.md:" + complaint);
  }

  @Test
  void whatAnIncludedPageIncludesIsIncludedToo() {
    assertThat(read("# T\n## The pieces\n```include\npage: including\n```\n").blocks())
        .contains(new Prose("They move."));
  }

  @Test
  void pagesThatIncludeThemselvesAreRefused() {
    assertThat(problemsOf("include", "page: circular / section: The pieces"))
        .containsExactly("circular/rules.md:3:1: the chain of includes is longer than 3 pages");
  }

  @Test
  void aPageHasOneTitleAndNoSectionTwice() {
    assertThat(problems("Something\n"))
        .containsExactly("page.md:1:1: the page does not start with its title; expected # Name of the game");
    assertThat(problems("")).hasSize(1);
    assertThat(problems("# T\n# U\n## A\n## A\n")).containsExactly(
        "page.md:2:1: a second title; expected ## for the heading of a section",
        "page.md:4:1: a second section \"A\"");
  }

  @Test
  void aBlockMustBeClosed() {
    assertThat(problems("# T\n```example\ntitle: T\n``\n"))
        .containsExactly("page.md:2:1: this block is not closed; expected a line ``` after its last line");
  }

  @Test
  void allProblemsAreFoundAtOnce() {
    assertThat(problems("# T\n```piece\nletter K\n```\n```piece\n```\n")).hasSize(3);
  }

  @Test
  void complaintsShowNoControlCharacters() {
    assertThat(problems("# T\n```piece\nletter: K\n\u001b[2J\n```\n")).singleElement().asString()
        .doesNotContain("\u001b");
  }

  @Test
  void aGameWithoutAPageIsToldWhatToWrite() {
    assertThatThrownBy(() -> READER.read("nobody")).isInstanceOf(GuideException.class)
        .hasMessageStartingWith("nobody/rules.md:1:1: the game has no rules page; expected a file");
  }

  @Test
  void hugePagesAreRefused() {
    assertThat(problems("# T\n" + "x".repeat(GuideReader.MAX_LENGTH))).singleElement().asString()
        .contains("longer than 200000 characters");
  }
}
