package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.guide.WordsPage;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.RoomRegistry;

/** The table of words describes itself truly, and what was printed from it is up to date. */
class VocabularyTest {

  private static final Path GAMES = Path.of(System.getProperty("variorum.root", "..")).resolve("games");
  private static final Path SCHEMA = GAMES.resolve("definition.schema.json");

  @Test
  void thePrintedSchemaIsUpToDate() throws IOException {
    boolean print = Boolean.getBoolean("variorum.print");
    String printed = Files.readString(SCHEMA);
    // A new game needs no new schema; one that is gone does.
    List<String> ids = new DirectoryLibrary(GAMES).ids().stream()
        .filter(id -> print || printed.contains('"' + id + '"')).toList();
    String text = DefinitionSchema.text(ids);
    if (print) {
      Files.writeString(SCHEMA, text);
    }
    assertThat(Files.readString(SCHEMA).equals(text)).as(SCHEMA
        + " is not what the table of words says; run ./mvnw -pl rules test -Dtest=VocabularyTest -Dvariorum.print=true")
        .isTrue();
  }

  /** What an editor shows of several forms: without titles of their own, all would have that of the file. */
  @Test
  void eachFormInTheSchemaHasItsTitle() {
    String schema = DefinitionSchema.text(List.of("some-game"));
    assertThat(schema).contains("\"enum\": [\"some-game\"]")
        .doesNotContainPattern("\"description\": [^\n]*\n\\s*\"anyOf\": \\[\\{\\s*\"(type|const|anyOf)\"")
        .doesNotContainPattern("\\{\\s*\"const\": \"none\"");
    assertThat(schema.split("\"title\": \"A definition file\"", -1)).hasSize(2);
  }

  /** Each word with its meaning, and each kind of value, under a heading that links name. */
  @Test
  void thePageTellsEveryWordAndItsLinksLeadToHeadings() {
    String page = WordsPage.markdown();
    assertThat(words())
        .allSatisfy(word -> assertThat(page).contains("| `" + word.text() + "` | ", word.meaning()));
    Set<String> headings = page.lines().filter(line -> line.startsWith("##"))
        .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "")
            .replace(' ', '-'))
        .collect(Collectors.toSet());
    assertThat(headings).containsAll(
        Pattern.compile("\\(#([^)]*)\\)").matcher(page).results().map(link -> link.group(1)).toList());
  }

  static List<Word> words() {
    return RoomRegistry.WORDS.all();
  }

  @ParameterizedTest
  @MethodSource("words")
  void everyExampleIsWellFormed(Word word) {
    String text = word.text() + ": " + word.example() + "\n";
    DefinitionProblems problems = new DefinitionProblems();
    Tree.Mapping tree = TreeReader.read("example", text, problems);
    new ShapeCheck(problems).checkSection(
        word.section().equals(Section.RULES) ? Section.FILE : word.section(),
        tree);
    assertThatCode(problems::throwIfAny).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @MethodSource("words")
  void everyDefaultThatTheReaderAsksForReads(Word word) {
    Fields nothing = new Fields(new Tree.Mapping(Map.of(), new SourceLocation("test", 1, 1)),
        new Fields.Scope(Geometry.rectangle(8, 8), Set.of("R"), true, Set.of("points"), RoomRegistry.WORDS,
            new DefinitionProblems()));
    boolean choice = word.shape().leaves().stream().anyMatch(leaf -> !leaf.choices().isEmpty());
    boolean literal =
        !word.defaultText().isEmpty() && !word.isRequired() && !word.defaultText().contains(" ");
    if (literal || choice && literal) {
      assertThat(word.shape().leaves()).anySatisfy(leaf -> assertThat(nothing.get(word, leaf)).isNotNull());
    }
  }

  /** Those to choose from are all that there are, or the first of them, each once and in their order; and each can be chosen somewhere. */
  @Test
  void everyConstantHasAWord() {
    Map<Class<?>, Set<Object>> found = new HashMap<>();
    for (Word word : words()) {
      for (Leaf<?> leaf : word.shape().leaves()) {
        List<?> values = leaf.choices().stream().map(Leaf.Choice::value).toList();
        if (!values.isEmpty() && values.getFirst() instanceof Enum<?> first) {
          found.computeIfAbsent(first.getDeclaringClass(), _ -> new HashSet<>()).addAll(values);
          assertThat(values).isEqualTo(wanted(first.getDeclaringClass()).limit(values.size()).toList());
        }
      }
    }
    assertThat(found).hasSizeGreaterThan(5)
        .allSatisfy((constants, said) -> assertThat(said).containsAll(wanted(constants).toList()));
  }

  private static Stream<?> wanted(Class<?> constants) {
    return Stream.of(constants.getEnumConstants()).filter(value -> value != Royalty.Mode.NONE);
  }

  @Test
  void wordsAreUniqueInTheirSection() {
    for (Section section : RoomRegistry.WORDS.sections()) {
      assertThat(RoomRegistry.WORDS.allowedIn(section)).extracting(Word::text).doesNotHaveDuplicates();
    }
  }
}
