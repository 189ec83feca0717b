package org.variorum.languageserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.RoomRegistry;

/** What an editor shows at a place, which these texts mark by a bar. */
class LanguageServiceTest {

  private static final String HEAD = "game: A\nfrom: chess\n";

  private final LanguageService service = new LanguageService(Shipped.LIBRARY);

  /** A text with the place that a bar marks. */
  private record Marked(Document document, Place place) {
    static Marked of(String text) {
      int bar = text.indexOf('|');
      String before = text.substring(0, bar);
      int line = (int) before.chars().filter(character -> character == '\n').count();
      return new Marked(new Document("my.yaml", before + text.substring(bar + 1), 1),
          new Place(line, bar - before.lastIndexOf('\n') - 1));
    }
  }

  private List<Completion> completions(String text) {
    Marked marked = Marked.of(text);
    return service.complete(marked.document(), marked.place());
  }

  private List<String> labels(String text) {
    return completions(text).stream().map(Completion::label).toList();
  }

  private Optional<String> help(String text) {
    Marked marked = Marked.of(text);
    return service.hover(marked.document(), marked.place()).map(Hover::markdown);
  }

  private Optional<Location> definition(String text) {
    Marked marked = Marked.of(text);
    return service.definition(marked.document(), marked.place());
  }

  /** The marked parts of a text with their messages. */
  private List<String> problems(String text) {
    Document document = new Document("my.yaml", text, 1);
    FullCheck check = service.fullCheck(document);
    while (check.proceed()) {
      // Each call takes one more step.
    }
    return check.diagnostics().stream().map(each -> part(text, each.range())).toList();
  }

  private static String part(String text, Range range) {
    Lines lines = Lines.of(text);
    return text.substring(lines.offset(range.start()), lines.offset(range.end()));
  }

  private String fixed(String text) {
    Diagnostic diagnostic = service.diagnose(new Document("my.yaml", text, 1)).getFirst();
    TextEdit edit = diagnostic.fixes().getFirst().edits().getFirst();
    Lines lines = Lines.of(text);
    return text.substring(0, lines.offset(edit.range().start())) + edit.newText()
        + text.substring(lines.offset(edit.range().end()));
  }

  /** Every word of the language is offered in its section with its sentence; there is no second list. */
  @Test
  void offersTheWordsOfAFile() {
    List<Completion> found = completions("|");
    assertThat(found).extracting(Completion::label).containsExactlyElementsOf(
        RoomRegistry.WORDS.allowedIn(Word.GAME.section()).stream().map(Word::text).toList());
    assertThat(found.getFirst().documentation()).startsWith(Word.GAME.meaning());
  }

  @Test
  void offersOnlyWordsThatAreNotThereYet() {
    assertThat(labels(HEAD + "pieces:\n  N:\n    na|\n    moves: N\n")).contains("name", "promotes")
        .doesNotContain("moves", "board");
    assertThat(completions(HEAD + "royalty: c|").getFirst().range())
        .isEqualTo(new Range(new Place(2, 9), new Place(2, 10)));
  }

  /** The rest of a word under the cursor goes, unless the cursor stands before the word. */
  @Test
  void replacesTheWordAroundTheCursor() {
    assertThat(completions(HEAD + "pieces:\n  N:\n    mo|es: N\n")).isNotEmpty()
        .allSatisfy(completion -> assertThat(completion.range())
            .isEqualTo(new Range(new Place(4, 4), new Place(4, 8))));
    assertThat(completions(HEAD + "royalty: ch|eck").getFirst().range())
        .isEqualTo(new Range(new Place(2, 9), new Place(2, 14)));
    assertThat(completions(HEAD + "royalty: |check").getFirst().range())
        .isEqualTo(new Range(new Place(2, 9), new Place(2, 9)));
  }

  /** An editor refuses a range of several lines. */
  @Test
  void replacesOnlyWithinTheLineOfTheCursor() {
    assertThat(completions(HEAD + "royalty:\n  cap\n  t|\n"))
        .allSatisfy(completion -> assertThat(completion.range().start().line())
            .isEqualTo(completion.range().end().line()));
  }

  /** Each correction compares a word with all words, so a text of nothing but mistakes has few corrections. */
  @Test
  void correctsAFewWordsOfATextOfMistakes() {
    String mistakes = "boarrd: 8x8\n".repeat(5_000);
    Document document = new Document("my.yaml", HEAD + mistakes, 1);
    assertThat(service.hover(document, new Place(2, 1))).isPresent();
    assertThat(service.hover(document, new Place(4_000, 1))).isEmpty();
  }

  @Test
  void offersValues() {
    assertThat(labels(HEAD + "castling: { style: |")).containsExactly("orthodox", "free", "italian");
    assertThat(labels("game: A\nfrom: ch|")).contains("chess", "shogi").doesNotContain("yaml");
    assertThat(labels(HEAD + "pieces: { P: { promotes: { becomes: Q |, in: rank 8 } } }")).contains("N", "K");
    assertThat(labels(HEAD + "pieces: { P: { promotes: { becomes: Q, in: | } } }")).contains("rank", "files");
    assertThat(labels("game: A\nboard: |")).isNotEmpty();
    assertThat(labels("game: A|")).isEmpty();
  }

  @Test
  void offersWhatAConditionMayGoOnWith() {
    String way = HEAD + "counters: { points: { start: 1 } }\npieces: { N: { moves: { way: N, when: ";
    assertThat(labels(way + "own N i| } } }")).contains("in", "near", "and").doesNotContain("rank", "check");
    assertThat(labels(way + "own N in | } } }")).contains("rank", "light").doesNotContain("own");
    assertThat(labels(way + "own |")).contains("points", "N").doesNotContain("rank");
  }

  @Test
  void offersTheLettersThatMayFollowInAMovement() {
    assertThat(labels(HEAD + "pieces: { N: { moves: m| } }")).contains("R rook").doesNotContain("] end");
    assertThat(completions(HEAD + "pieces: { N: { moves: | } }")).allSatisfy(
        completion -> assertThat(completion.documentation()).isNotEmpty());
  }

  @Test
  void explainsWordsValuesPiecesAndMovements() {
    assertThat(help(HEAD + "pie|ces: { N: { moves: N } }")).get().asString().contains(Word.PIECES.meaning());
    assertThat(help(HEAD + "royalty: cap|ture")).get().asString().contains("may be captured");
    assertThat(help(HEAD + "en passant: P|")).get().asString().contains("**P** pawn", "forward");
    assertThat(help(HEAD + "pieces: { N: { moves: N|mW } }")).get().asString()
        .contains("leaps like a knight", "`m`");
    assertThat(help("game: A\noptions:\n  fa|st: { about: It is fast. }")).contains("**fast** It is fast.");
    assertThat(help("game: | A")).isEmpty();
  }

  @Test
  void findsDefinitions() {
    assertThat(definition(HEAD + "pieces: { N: { name: horse } }\nen passant: |N")).get()
        .isEqualTo(new Location(Optional.empty(), new Range(new Place(2, 10), new Place(2, 11))));
    assertThat(definition(HEAD + "en passant: |P").flatMap(Location::id)).contains("chess");
    assertThat(definition("game: A\nfrom: ch|ess").flatMap(Location::id)).contains("chess");
    assertThat(definition("game: A|")).isEmpty();
  }

  @Test
  void findsThePlacesThatNameAPiece() {
    Marked marked =
        Marked.of(HEAD + "start: \"1n5N/8/8/8/8/8/8/K1k5 w - - 0 1\"\npieces: { |N: { moves: N } }\n"
            + "en passant: N\n");
    assertThat(service.references(marked.document(), marked.place()).stream().map(Range::start))
        .containsExactly(
            new Place(2, 9), new Place(2, 11), new Place(3, 10), new Place(4, 12));
  }

  @Test
  void givesAPieceAnotherLetter() {
    Marked marked =
        Marked.of("game: A\nboard: 4x4\nstart: \"e3/4/4/3E w - - 0 1\"\npieces: { |E: { moves: E } }\n"
            + "en passant: E\n");
    assertThat(service.rename(marked.document(), marked.place(), "D"))
        .isInstanceOfSatisfying(Renaming.Edits.class, renaming -> assertThat(renaming.edits())
            .extracting(edit -> edit.range().start(), TextEdit::newText)
            .containsExactly(tuple(new Place(2, 8), "d"), tuple(new Place(2, 16), "D"),
                tuple(new Place(3, 10), "D"), tuple(new Place(4, 12), "D")));
    assertThat(service.rename(marked.document(), marked.place(), "dog")).isInstanceOf(Renaming.Refused.class);
    Marked inherited = Marked.of(HEAD + "en passant: |P\n");
    assertThat(service.rename(inherited.document(), inherited.place(), "D")).isEqualTo(new Renaming.Refused(
        "The piece P is of another definition: change its letter there."));
  }

  @Test
  void outlines() {
    List<OutlineItem> items = service.outline(new Document("my.yaml",
        HEAD + "pieces:\n  N: { name: horse }\n  Q\noptions: { fast: { about: Fast. } }\n", 1));
    assertThat(items).extracting(OutlineItem::name).containsExactly("game", "from", "pieces", "options");
    assertThat(items.get(2).children()).extracting(OutlineItem::name).containsExactly("N", "Q");
    assertThat(items.get(2).children().getFirst().detail()).isEqualTo("horse");
    assertThat(items.get(3).children().getFirst().kind()).isEqualTo(OutlineItem.Kind.OPTION);
  }

  @ParameterizedTest
  @CsvSource(quoteCharacter = '`', delimiter = ';', textBlock = """
      pieces: { N: { moves: QNx } }; x
      pieces: { N: { moves: [QN, NxQ] } }; x
      pieces: { N: { moves: { way: N, when: own knight in rank 4 } } }; knight
      goals: { stalemates: loss }; stalemates
      goals: { if: { holds: own N in rank 9 } }; 9
      start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNy w KQkq - 0 1"; y
      royalty: chekc; chekc
      pieces: { N: { character: "𝔸𝔹", moves: QNx } }; x
      """)
  void marksTheFaultyWordOrLetter(String line, String part) {
    assertThat(problems(HEAD + line + "\n")).containsExactly(part);
  }

  @ParameterizedTest
  @CsvSource(quoteCharacter = '`', delimiter = ';', textBlock = """
      goals: { stalemates: loss }; goals: { stalemate: loss }
      men: { N: { moves: N } }; pieces: { N: { moves: N } }
      pieces: { N: { moves: knight } }; pieces: { N: { moves: N } }
      forbidden: the enemy in check; forbidden: enemy in check
      about: @home; about: "@home"
      goals: { stalemate: loss; goals: { stalemate: loss }
      about: "All; about: "All"
      """)
  void knowsRemedies(String faulty, String right) {
    assertThat(fixed(HEAD + faulty + "\n")).isEqualTo(HEAD + right + "\n");
  }

  @Test
  void addsAColonWhereTheWordEndsAndOnlyWhereItHelps() {
    assertThat(fixed("game: A\nfrom chess\n")).isEqualTo("game: A\nfrom: chess\n");
    assertThat(fixed(HEAD + "en passant P\n")).isEqualTo(HEAD + "en passant: P\n");
    Document halfWord = new Document("my.yaml", HEAD + "piec\n", 1);
    assertThat(service.diagnose(halfWord)).isNotEmpty()
        .allSatisfy(diagnostic -> assertThat(diagnostic.fixes()).isEmpty());
  }

  @Test
  void addsMissingWords() {
    assertThat(fixed("from: chess\n")).isEqualTo("game: My Game\nfrom: chess\n");
    assertThat(fixed("game: A\nfrom: chess\npieces: { E: { moves: A } }\n"))
        .isEqualTo("game: A\nfrom: chess\npieces: { E: { name: rook, moves: A } }\n");
  }

  /** Each shipped definition has no problem, neither whole nor without its last line break. */
  @Test
  void findsNothingInShippedDefinitions() {
    List<String> ids = Shipped.LIBRARY.ids();
    for (int i = 0; i < ids.size(); i += Boolean.getBoolean("variorum.deep") ? 1 : 9) {
      Document document = new Document(ids.get(i) + ".yaml", Shipped.text(ids.get(i)), 1);
      assertThat(service.diagnose(document)).as(ids.get(i))
          .noneMatch(each -> each.severity() == Severity.ERROR);
    }
  }

  @Test
  void textsThatAreTooLongHaveOneProblem() {
    Document document = new Document("my.yaml", "x".repeat(1_000_001), 1);
    assertThat(service.diagnose(document)).hasSize(1);
    assertThat(service.complete(document, new Place(0, 5))).isEmpty();
    assertThat(service.outline(document)).isEmpty();
  }

  /** A file beside the definition in another encoding than UTF-8. */
  @Test
  void tellsWhichParentCannotBeRead(@TempDir Path folder) throws IOException {
    Files.write(folder.resolve("latin.yaml"), "game: Caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
    LanguageService beside = new LanguageService(new DirectoryLibrary(folder));
    Document document = new Document("my.yaml", "game: A\nfrom: latin\n", 1);
    assertThat(beside.diagnose(document)).singleElement().satisfies(diagnostic -> {
      assertThat(diagnostic.message()).contains("\"latin\" cannot be read");
      assertThat(diagnostic.range().start()).isEqualTo(new Place(1, 6));
    });
    assertThat(beside.hover(document, new Place(1, 1))).isPresent();
  }
}
