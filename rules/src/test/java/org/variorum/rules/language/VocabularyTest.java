package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.tree.Place;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Vocabulary;
import org.variorum.rules.language.word.Word;

/** The table of words describes itself truly, and what was printed from it is up to date. */
class VocabularyTest {

  private static final Path ROOT = Path.of(System.getProperty("variorum.root", ".."));

  @ParameterizedTest
  @CsvSource({"docs/vocabulary.md", "games/definition.schema.json"})
  void thePrintedFilesAreUpToDate(String file) throws IOException {
    Vocabulary vocabulary = new Vocabulary();
    String text = file.endsWith(".md") ? vocabulary.markdown() : vocabulary.jsonSchema();
    if (Boolean.getBoolean("variorum.print")) {
      Files.writeString(ROOT.resolve(file), text);
    }
    assertThat(Files.readString(ROOT.resolve(file)).equals(text)).as(file
        + " is not what the table of words says; run ./mvnw -pl rules test -Dtest=VocabularyTest -Dvariorum.print=true")
        .isTrue();
  }

  @ParameterizedTest
  @EnumSource(Word.class)
  void everyExampleIsWellFormed(Word word) {
    String text = word.text() + ": " + word.example() + "\n";
    Problems problems = new Problems();
    Tree.Mapping tree = TreeReader.read("example", text, problems);
    new ShapeCheck(problems).section(word.section() == Section.RULES ? Section.FILE : word.section(), tree);
    assertThatCode(problems::throwIfAny).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @EnumSource(Word.class)
  void everyDefaultThatTheReaderAsksForReads(Word word) {
    Fields nothing = new Fields(new Tree.Mapping(Map.of(), new Place("test", 1, 1)),
        new Fields.Ground(Geometry.rectangle(8, 8), Set.of("R"), true, new Problems()));
    boolean choice = word.shape().leaves().stream().anyMatch(leaf -> !leaf.choices().isEmpty());
    boolean literal = !word.byDefault().isEmpty() && !word.required() && !word.byDefault().contains(" ");
    if (literal || choice && literal) {
      assertThat(word.shape().leaves()).anySatisfy(leaf -> assertThat(nothing.get(word, leaf)).isNotNull());
    }
  }

  @Test
  void everyConstantHasAWord() {
    assertWords(Leaf.VERDICT, Goal.Verdict.values());
    assertWords(Leaf.CASTLING, Mechanism.Castling.Style.values());
    assertWords(Leaf.FORM, Mechanism.Acting.Form.values());
    assertWords(Leaf.EFFECT, Mechanism.Acting.Effect.values());
    assertWords(Leaf.WHEN, Mechanism.Exchange.When.values());
    assertWords(Leaf.FACING, Royalty.Facing.values());
    assertWords(Leaf.ROYALTY, Royalty.Mode.CHECK, Royalty.Mode.CAPTURE);
  }

  @SafeVarargs
  private static <E> void assertWords(Leaf<E> leaf, E... constants) {
    assertThat(leaf.choices()).extracting(Leaf.Choice::value).isEqualTo(List.of(constants));
  }

  @Test
  void wordsAreUniqueInTheirSection() {
    for (Section section : Section.values()) {
      assertThat(Word.in(section)).extracting(Word::text).doesNotHaveDuplicates();
    }
  }
}
