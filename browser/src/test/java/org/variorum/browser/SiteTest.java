package org.variorum.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A site on the Java virtual machine; what it answers to all games, tests of the translated program tell. */
final class SiteTest {

  private static final String START = "{\"game\":\"chess\"}";

  private static Site site;

  @BeforeAll
  static void open() throws IOException {
    Bundle bundle = new Bundle();
    for (String path : List.of("chess/chess.yaml", "chess/chess/rules.md")) {
      bundle.add(path, Files.readString(Path.of("../games", path)));
    }
    site = new Site(bundle);
  }

  private static String refusal(ThrowingCallable request) {
    return String.valueOf(catchThrowableOfType(RefusalException.class, request).getMessage());
  }

  @Test
  void rulesHaveTheirPage() {
    assertThat(site.answer(List.of("games", "chess", "rules"), List.of(), "")).contains("\"prose\":\"<p>");
  }

  @Test
  void refusalsAreThoseOfTheApi() {
    assertThat(refusal(() -> site.answer(List.of("games", "nothing"), List.of(), "")))
        .startsWith("{\"status\":404,\"code\":\"unknown-game\",\"words\":[\"");
    assertThat(refusal(() -> site.answer(List.of("games", "chess", "moves"), List.of(), "")))
        .startsWith("{\"status\":404,\"code\":\"unknown-address\"");
    assertThat(refusal(() -> site.read(START, "a1a3"))).startsWith("{\"status\":400,\"code\":\"illegal\"")
        .endsWith("\"squares\":[\"a2\"]}");
    assertThat(refusal(() -> site.think(START, 0, 0, 0))).contains("A level is from 1 to 8, not 0.");
  }

  @Test
  void aThoughtKeepsToItsTime() {
    SiteSearch hasty = site.think(START, 8, 0, 1);
    assertThat(hasty.proceed(1_000)).isFalse();
    assertThat(hasty.takeReports()).startsWith("[{\"move\":\"").contains("\"score\":{");
    assertThat(hasty.takeReports()).isEqualTo("[]");
  }
}
