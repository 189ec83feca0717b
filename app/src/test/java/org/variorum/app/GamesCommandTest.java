package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.variorum.testkit.GameFiles;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GamesCommandTest {

  @Test
  void itListsEveryGameInColumnsThatFitATerminal() {
    CommandRun run = CommandRun.of("games");
    assertThat(run.status()).isZero();
    for (String id : GameFiles.ids()) {
      assertThat(run.outLines()).anyMatch(line -> line.startsWith(id + " "));
    }
    assertThat(run.outLines()).allMatch(line -> line.length() <= 80);
    assertThat(run.out()).contains("--options castling=italian", "João Pedro Neto");
  }

  @Test
  void programsGetTheSameAsJson() {
    JsonNode games = JsonMapper.builder().build().readTree(CommandRun.of("games", "--json").out());
    assertThat(games.size()).isEqualTo(GameFiles.ids().size());
    for (int i = 0; i < games.size(); i++) {
      assertThat(games.get(i).get("id").asString()).isEqualTo(GameFiles.ids().get(i));
      assertThat(games.get(i).get("name").asString()).isNotBlank();
      assertThat(games.get(i).get("options").isArray()).isTrue();
    }
  }
}
