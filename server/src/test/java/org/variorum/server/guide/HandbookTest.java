package org.variorum.server.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.rules.guide.WordsPage;

/** The documentation that the site serves: whole, and no link of it leads nowhere. */
class HandbookTest {

  private static final Path DOCS = Path.of(System.getProperty("variorum.root", "..")).resolve("docs");
  private static final Pattern LINK = Pattern.compile("<a [^>]*href=\"([^\"]*)\"");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");

  @TempDir private Path directory = Path.of("");

  @Test
  void aPageOfMarkdownBecomesAPageOfTheSite() {
    SortedMap<String, String> pages = Handbook.pages(new TreeMap<>(Map.of(
        "one", "# One & `two`\n\n[other](two.md#a-b), [source](../x/Y.java), [there](#one--two)\n\n"
            + "| a | b |\n| --- | --- |\n| + | `x\\|y` |\n\n<b>\n",
        "two", "# Two\n\n## A, b!\n\n## A b\n")));
    assertThat(pages).containsOnlyKeys("contents", "one", "two");
    assertThat(pages.get("one")).contains("<title>One &amp; two – Variorum</title>", "href=\"two.html#a-b\"",
        ">other</a>, source, <a", "<td>+</td>", "<code>x|y</code>", "&lt;b&gt;");
    assertThat(pages.get("two")).contains("<h2 id=\"a-b\">A, b!</h2>", "<h2 id=\"a-b-1\">A b</h2>");
    assertThat(pages.get("contents")).contains("href=\"one.html\"", ">Two</a>");
  }

  @Test
  void everyLinkLeadsToAPageAndAHeading() throws IOException {
    SortedMap<String, String> texts = new TreeMap<>(Map.of("vocabulary", WordsPage.markdown()));
    try (Stream<Path> files = Files.list(DOCS)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".md")).toList()) {
        texts.put(file.getFileName().toString().replace(".md", ""), Files.readString(file));
      }
    }
    SortedMap<String, String> pages = Handbook.pages(texts);
    Set<String> places = pages.entrySet().stream()
        .flatMap(page -> Stream.concat(Stream.of(page.getKey() + ".html"),
            found(ID, page.getValue()).map(id -> page.getKey() + ".html#" + id)))
        .collect(Collectors.toSet());
    List<String> lost = pages.entrySet().stream()
        .flatMap(
            page -> found(LINK, page.getValue()).filter(to -> !to.startsWith("https:") && !to.equals("/"))
                .map(to -> to.startsWith("#") ? page.getKey() + ".html" + to : to)
                .filter(to -> !places.contains(to)).map(to -> page.getKey() + " to " + to))
        .toList();
    assertThat(lost).isEmpty();
    assertThat(pages.get("vocabulary")).contains("<td>", "href=\"movement.html");
  }

  @Test
  void thePagesAreWrittenToTheFolder() throws IOException {
    Path from = Files.createDirectories(directory.resolve("from"));
    Files.writeString(from.resolve("page.md"), "# Page\n");
    Handbook.main(new String[] {directory.resolve("to/docs").toString(), from.toString()});
    assertThat(directory.resolve("to/docs/page.html")).content().contains("<h1 id=\"page\">Page</h1>");
    assertThat(directory.resolve("to/docs/contents.html")).exists();
  }

  private static Stream<String> found(Pattern pattern, String page) {
    return pattern.matcher(page).results().map((MatchResult match) -> match.group(1));
  }
}
