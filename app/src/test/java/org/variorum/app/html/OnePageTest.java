package org.variorum.app.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.app.option.Complaint;

class OnePageTest {

  private static final String TEMPLATE = """
      <meta name="generator" content="variorum html" /><title>%title%</title>
      <p id="game">%game%</p><p id="program">%program%</p><script>"%title% %game%"</script>
      """;
  private static final byte[] PROGRAM = {0, 'a', 's', 'm', -1};

  @TempDir private Path directory = Path.of("");

  @Test
  void noTextOfAGameCanEndItsElement() throws IOException {
    String hostile = "</script><script>alert(1)</script><!-- %program% \u2028 é";
    String page = page(hostile, new EmbeddedGame("mine", List.of("odd"), Map.of("mine.yaml", hostile),
        Map.of("mine/rules.md", hostile)));
    assertThat(page).doesNotContain("alert(1)</script>")
        .contains(
            "<title>&lt;/script>&lt;script>alert(1)&lt;/script>&lt;!-- &#37;program&#37; \u2028 é</title>")
        .contains("<script>\"%title% %game%\"</script>");
    assertThat(new String(unpacked(page, "game"), StandardCharsets.US_ASCII))
        .startsWith("{\"id\":\"mine\",\"options\":[\"odd\"],\"files\":{\"mine.yaml\":\"</script>")
        .contains("\\u2028 \\u00e9");
  }

  @Test
  void theProgramIsInTheFile() throws IOException {
    String page = page("Mine", new EmbeddedGame("mine", List.of(), Map.of(), Map.of()));
    assertThat(unpacked(page, "program")).isEqualTo(PROGRAM);
  }

  @Test
  void aPageIsKnownByItsSign() throws IOException {
    Path page = Files.writeString(directory.resolve("page.html"), TEMPLATE);
    Path empty = Files.createFile(directory.resolve("empty.html"));
    Path other = Files.writeString(directory.resolve("other.html"), "<!doctype html><title>Mine</title>");
    assertThat(OnePage.isWrittenIn(page)).isTrue();
    assertThat(OnePage.isWrittenIn(empty)).isTrue();
    assertThat(OnePage.isWrittenIn(other)).isFalse();
  }

  @Test
  void aBuildWithoutAPartSaysWhatMakesIt() {
    byte[] some = TEMPLATE.getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> OnePage.of(_ -> Optional.empty())).isInstanceOf(Complaint.class)
        .hasMessageContaining("install Node");
    assertThatThrownBy(
        () -> OnePage.of(path -> path.endsWith(".html") ? Optional.of(some) : Optional.empty()))
        .isInstanceOf(Complaint.class).hasMessageContaining("build/npm");
  }

  private static String page(String title, EmbeddedGame game) {
    return new String(new OnePage(TEMPLATE, PROGRAM).with(title, game), StandardCharsets.UTF_8);
  }

  private static byte[] unpacked(String page, String id) throws IOException {
    String start = "<p id=\"" + id + "\">";
    int from = page.indexOf(start) + start.length();
    byte[] packed = Base64.getDecoder().decode(page.substring(from, page.indexOf('<', from)));
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return in.readAllBytes();
    }
  }
}
