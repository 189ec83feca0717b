package org.variorum.view.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.commonmark.node.Link;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.view.game.TestGames;

/** A program that knows all of CommonMark writes the same HTML. */
class ProseWriterTest {

  private static final DirectoryPages PAGES =
      new DirectoryPages(Path.of(System.getProperty("variorum.games", "../games")));
  private static final Parser PARSER = Parser.builder().build();
  private static final HtmlRenderer RENDERER = HtmlRenderer.builder().escapeHtml(true).sanitizeUrls(true)
      .attributeProviderFactory(_ -> (node, _, attributes) -> {
        if (node instanceof Link) {
          attributes.put("rel", "noopener noreferrer");
        }
      }).build();

  private static void requireSame(String markdown) {
    assertThat(ProseWriter.html(markdown)).as(markdown).isEqualTo(RENDERER.render(PARSER.parse(markdown)));
  }

  static Stream<String> pages() {
    return TestGames.games().list().games().stream().flatMap(game -> PAGES.text(game.id()).stream());
  }

  /** Worked examples and the like are not taken out here: they are shown as code. */
  @ParameterizedTest
  @MethodSource("pages")
  void everyPageIsShownAsByCommonMark(String page) {
    requireSame(page.replaceAll("(?m)^```[a-z]+$", "```"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "a\nb", "a\n\nb\n", "# H", "## H ##", "###### H", "####### no", "#no", "#",
      "a\n# H\nb", "- a\n- b", "- a\n\n- b", "- a\n- b\n\nc", "a\n- b", "* a\n+ b", "1. a\n2. b",
      "3) a\n4) b",
      "a\n2. b", "a\n1. b", "- a\n  b\n- c", "- a\nb", "- a\n  - b\n    - c\n- d", "- a\n\n  b\n- c",
      "10. a\n    b", "-a", "- ", "**a**", "*a*", "_a_", "a_b_c", "***a***", "**a*", "*a **b** c*", "a * b",
      "2*3*4", "**a** and *b*", "_a **b**_", "\"*a*\"", "*a*b", "`a*b*`", "`` a`b ``", "`a", "a\\*b\\*",
      "\\a", "a\\",
      "[a](https://b.c/d_e_f)", "[a](/b)", "[a](b(c)d)", "[a](javascript:x)", "[*a*](/b)", "[a]", "[a](b c)",
      "*[a](/b)*", "[a](/b)[c](/d)", "a < b & c > d \"e\"", "<b>", "a\\\nb", "```\na\n\n  b\n```\nc",
      "~~~\n```\n~~~",
      "```\nnot closed", "a\n```\nb\n```"})
  void theSameAsCommonMark(String markdown) {
    requireSame(markdown);
  }

  /** What it does not know, it shows as it is written; but nothing makes it fail, or lets through a mark of HTML. */
  @Test
  void anyTextIsSafe() {
    Random random = new Random(1);
    List<String> parts =
        List.of("*", "_", "`", "[", "](", ")", "\\", "\n", "\n\n", "- ", "1. ", "# ", "  ", "a",
            "<script>", "&amp;", "\"", "javascript:", "```", "http://", "    ", "> ");
    for (int text = 0; text < 5_000; text++) {
      StringBuilder markdown = new StringBuilder();
      for (int part = random.nextInt(20); part >= 0; part--) {
        markdown.append(parts.get(random.nextInt(parts.size())));
      }
      assertThat(ProseWriter.html(markdown.toString())).as(markdown.toString())
          .doesNotContain("<script", "href=\"javascript:");
    }
  }
}
