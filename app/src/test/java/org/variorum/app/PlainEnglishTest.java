package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Pieces, squares, moves and classes are things: <i>it</i>, <i>that</i>, <i>which</i>. A person is named before <i>who</i>. */
class PlainEnglishTest {

  private static final Path ROOT = Path.of(System.getProperty("variorum.root", "."));
  private static final List<String> SOURCES = List.of("rules/src/main", "rules-testkit/src/main",
      "language-server/src/main", "view-processor/src/main", "view/src/main", "engine/src/main",
      "protocol/src/main", "lab/src/main",
      "server/src/main", "app/src/main", "release/src/main",
      "browser-library/src/main", "browser/src/main", "bench/src/main", "web/src",
      "web/one-file");
  /** Comments in the rooms of rules speak as they did; what they say so may only become less. */
  private static final Path ROOMS = ROOT.resolve("rules/src/main/java/org/variorum/rules/rule");
  private static final int MOST_IN_ROOMS = 261;

  private static final Pattern OF_A_PERSON =
      Pattern.compile("\\b(?:who|whom|whose)\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern PERSON =
      Pattern.compile("(?i)\\b(?:player|guest|visitor|watcher|reader|inventor|"
          + "operator|person|user|author|opponent|human|people|challenger|partner)s?\\b");
  /** How far before <i>who</i> the person is named. */
  private static final int NEAR = 60;
  /** Comments, and texts of more than a word. */
  private static final Pattern SAID =
      Pattern.compile("/\\*.*?\\*/|(?<![:\"'])//[^\\n]*|\"(?:[^\"\\\\\\n]|\\\\.)* (?:[^\"\\\\\\n]|\\\\.)*\"",
          Pattern.DOTALL);
  /** Names in code, and words of the language. */
  private static final Pattern NAMES =
      Pattern.compile("@param \\w+|\\{@(?:code|link)[^}]*}|(?s)<pre>.*?</pre>"
          + "|\"who (?:repeats|is to move)\"|\\bwhom?:");
  /** What Java reads as one: a comment, a character, a block of text, or texts that are joined. */
  private static final Pattern TOKEN =
      Pattern.compile("/\\*.*?\\*/|//[^\\n]*|'(?:\\\\.|[^'\\\\])[^']*'|\"\"\".*?\"\"\""
          + "|\"(?:[^\"\\\\\\n]++|\\\\.)*+\"(?:\\s*\\+\\s*\"(?:[^\"\\\\\\n]++|\\\\.)*+\")*+", Pattern.DOTALL);
  /** Between joined texts, and around them. */
  private static final Pattern QUOTES = Pattern.compile("\"\\s*\\+\\s*\"|\"");
  /** In a text, neither a piece nor a side nor a rule is anybody. */
  private static final Pattern IN_A_TEXT =
      Pattern.compile("\\b(?:who|whom|whose|nobody|somebody)\\b", Pattern.CASE_INSENSITIVE);
  /** Values of the language in texts: definitions say <i>who repeats</i>, and <i>nobody</i> of no pieces. */
  private static final Pattern VALUES = Pattern.compile("who (?:repeats|is to move)|`nobody`|[:\\[] ?nobody");
  /** Code on a page: fenced, or indented. */
  private static final Pattern SAMPLE = Pattern.compile("(?ms)^ *```.*?^ *```$|^ {4}[^\\n]*$");
  /** Where a paragraph, an item, a row or a heading of a page ends. */
  private static final Pattern END_OF_PART = Pattern.compile("\\n(?= *(?:\\n|[|#]|- |\\d+\\. ))");
  /** How a line of a comment begins. */
  private static final Pattern BEGINNING = Pattern.compile("\\s*\\R\\s*(?:\\*(?!/)|//)?\\s*");

  @Test
  void whoIsAPersonThatIsNamedBefore() {
    assertThat(SOURCES.stream().map(ROOT::resolve).flatMap(PlainEnglishTest::files)
        .filter(file -> !file.startsWith(ROOMS)).flatMap(PlainEnglishTest::unnamed)).isEmpty();
  }

  @Test
  void pagesNameThePersonBefore() {
    assertThat(pages()).hasSizeGreaterThan(15).contains(ROOT.resolve("README.md"));
    assertThat(pages().flatMap(page -> unnamed(page,
        END_OF_PART.splitAsStream(SAMPLE.matcher(text(page)).replaceAll(""))))).isEmpty();
  }

  /** Messages, hints and the meanings of words, in rooms, too. A text without a blank is a word of some language. */
  @Test
  void textsNameThePersonBefore() {
    assertThat(List.of("\"a\" + who + \"piece \"\n + \"who\"", "'\"' + \"moved by\\nnobody\"",
        "\"a player\" + \" whose turn\""))
        .map(code -> texts(code).flatMap(text -> unnamed(IN_A_TEXT, text)).toList())
        .containsExactly(List.of("piece who"), List.of("moved by nobody"), List.of());
    assertThat(SOURCES.stream().map(ROOT::resolve).flatMap(PlainEnglishTest::files)
        .filter(file -> file.toString().endsWith(".java"))
        .flatMap(file -> texts(text(file)).flatMap(text -> unnamed(IN_A_TEXT, text))
            .map(before -> ROOT.relativize(file) + ": …" + before)))
        .isEmpty();
  }

  @Test
  void roomsSayItNoMoreOften() {
    assertThat(files(ROOMS).map(PlainEnglishTest::text)
        .mapToLong(text -> OF_A_PERSON.matcher(text).results().count()).sum())
        .isLessThanOrEqualTo(MOST_IN_ROOMS);
  }

  private static Stream<String> unnamed(Path file) {
    return unnamed(file, SAID.matcher(text(file)).results().map(MatchResult::group));
  }

  private static Stream<String> unnamed(Path file, Stream<String> texts) {
    return texts.map(said -> BEGINNING.matcher(NAMES.matcher(said).replaceAll("")).replaceAll(" "))
        .flatMap(said -> unnamed(OF_A_PERSON, said))
        .map(before -> ROOT.relativize(file) + ": …" + before);
  }

  /** What stands before each of these words that stands for no person. */
  private static Stream<String> unnamed(Pattern words, String said) {
    return words.matcher(said).results()
        .map(found -> said.substring(Math.max(0, found.start() - NEAR), found.end()))
        .filter(before -> !PERSON.matcher(before).find());
  }

  /** The texts of more than a word in Java code, without values of the language. */
  private static Stream<String> texts(String code) {
    return TOKEN.matcher(code).results().map(MatchResult::group).filter(token -> token.startsWith("\""))
        .map(token -> QUOTES.matcher(token.replaceAll("\\\\.", " ")).replaceAll(""))
        .filter(text -> text.contains(" ")).map(text -> VALUES.matcher(text).replaceAll(""));
  }

  private static Stream<Path> pages() {
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      return Stream.concat(Stream.of(ROOT.resolve("README.md")),
          docs.filter(file -> file.toString().endsWith(".md")).sorted().toList().stream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().matches(".*\\.(java|ts|svelte|css|html|properties|txt)"))
          .filter(file -> !file.toString().contains("node_modules")).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
