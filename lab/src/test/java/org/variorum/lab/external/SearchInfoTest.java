package org.variorum.lab.external;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.engine.Score;

class SearchInfoTest {

  private static SearchInfo info(Score score, int depth, long nodes) {
    return new SearchInfo(Optional.of(score), depth, nodes);
  }

  @Test
  void uci() {
    SearchInfo first =
        SearchInfo.NONE
            .withInfo("info depth 10 seldepth 13 multipv 1 score cp 131 nodes 49134 nps 358642 pv e2e4");
    assertThat(first).isEqualTo(info(new Score.Centipawns(131), 10, 49134));
    assertThat(first.withInfo("info depth 11 currmove e2e4 currmovenumber 1"))
        .isEqualTo(info(new Score.Centipawns(131), 11, 49134));
    assertThat(first.withInfo("info depth 11 multipv 2 score cp -80 nodes 99 pv d2d4")).isEqualTo(first);
    assertThat(first.withInfo("info string depth 99 score cp 5")).isEqualTo(first);
    assertThat(first.withInfo("info score mate 3")).isEqualTo(info(new Score.Wins(3), 10, 49134));
    assertThat(first.withInfo("info score mate -2")).isEqualTo(info(new Score.Loses(2), 10, 49134));
    assertThat(first.withInfo("info score cp 12 pv depth nodes 7"))
        .isEqualTo(info(new Score.Centipawns(12), 10, 49134));
  }

  @Test
  void xboard() {
    assertThat(SearchInfo.NONE.withThinking("5    21      4     12954  1.  e4 Cg6 2. Cg3"))
        .isEqualTo(info(new Score.Centipawns(21), 5, 12954));
    assertThat(SearchInfo.NONE.withThinking("12. -17 100 400 e4"))
        .isEqualTo(info(new Score.Centipawns(-17), 12, 400));
    assertThat(SearchInfo.NONE.withThinking("9 100003 4 77 Qh7#")).isEqualTo(info(new Score.Wins(3), 9, 77));
    assertThat(SearchInfo.NONE.withThinking("9 -100002 4 77 Kh1")).isEqualTo(info(new Score.Loses(2), 9, 77));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "# 1 2 3 4", "pong 3", "Error (unknown command): 1", "feature done=1", "1 2 3",
      "e4 1 1 1",
      "-1 1 1 1", "99999 1 1 1", "1 1e3 0 0", "tellics say     Fairy-Max 5.0b", "\u0660 1 1 1"})
  void whatIsNoThinkingOutputSaysNothing(String line) {
    assertThat(SearchInfo.NONE.withThinking(line)).isEqualTo(SearchInfo.NONE);
  }

  @ParameterizedTest
  @CsvSource({
      "option name UCI_Variant type combo default chess var 3check var chess, UCI_Variant, 3check chess",
      "option name Clear Hash type button, Clear Hash, ''",
      "option name X type combo var  a b var c, X, a b c"})
  void options(String line, String name, String values) {
    UciOption option = UciOption.of(line).orElseThrow();
    assertThat(option.name()).isEqualTo(name);
    assertThat(String.join(" ", option.values())).isEqualTo(values);
  }

  @Test
  void features() {
    XBoardFeatures features = new XBoardFeatures();
    assertThat(features
        .read("feature setboard=1 myname=\"A b\" variants=\"normal, x\" option=\"Level -spin 1 1 9\" done=0"))
        .containsExactly("setboard", "myname", "variants", "option", "done");
    assertThat(features.variants()).containsExactly("normal", "x");
    assertThat(features.optionNames()).containsExactly("Level");
    assertThat(features.has("setboard", false)).isTrue();
    assertThat(features.has("done", true)).isFalse();
    assertThat(features.has("time", true)).isTrue();
    assertThat(new XBoardFeatures().variants()).containsExactly("normal");
  }

  /** Lines of anything, much of it looking like the real thing. */
  @Test
  void anyLineCanBeRead() {
    Random random = new Random(11);
    List<String> words = List.of("info", "depth", "score", "cp", "mate", "nodes", "multipv", "pv", "string",
        "option", "name", "type",
        "var", "feature", "option=\"", "\"", "=", "-", "+", "1", "-7", "99999999999999999999",
        "9223372036854775807", "\u0000", "é", "1.", "NaN");
    for (int i = 0; i < 20_000; i++) {
      StringBuilder line = new StringBuilder(random.nextBoolean() ? "info " : "");
      for (int word = random.nextInt(12); word > 0; word--) {
        line.append(words.get(random.nextInt(words.size()))).append(random.nextInt(5) > 0 ? " " : "");
      }
      SearchInfo.NONE.withInfo(line.toString());
      SearchInfo.NONE.withThinking(line.toString());
      UciOption.of(line.toString());
      new XBoardFeatures().read(line.toString());
    }
  }
}
