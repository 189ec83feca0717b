package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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
  void gamesStandInFamiliesAndTheInventorsComeFirst() {
    List<String> lines = CommandRun.of("games").outLines();
    assertThat(lines).contains("Shogi: Japanese chess: captured pieces change sides.");
    assertThat(lines.stream().filter(line -> !line.isBlank()).findFirst().orElseThrow())
        .startsWith("Inventors' games: ");
    assertThat(ids("--family", "shogi")).startsWith("shogi").contains("minishogi").doesNotContain("chess");
  }

  private static List<String> ids(String... words) {
    List<String> command = new ArrayList<>(List.of("games", "--json"));
    command.addAll(List.of(words));
    return JsonMapper.builder().build().readTree(CommandRun.of(command.toArray(String[]::new)).out())
        .valueStream().map(game -> game.get("id").asString()).toList();
  }

  @Test
  void wordsAreLookedForInAllThatIsToldOfAGame() {
    assertThat(ids("muniz")).containsExactly("royal-standard");
    assertThat(ids("KING", "hill")).containsExactly("king-of-the-hill");
    assertThat(ids("explosions")).contains("atomic", "no-check-atomic");
    assertThat(ids("othello")).contains("flipello").doesNotContain("flipersi");
    assertThat(ids("notake", "rifle")).containsExactly("notake-rifle");
    assertThat(ids("capablanca", "--family", "hands")).containsExactly("capahouse");
  }

  @Test
  void whatIsNotFoundIsSaid() {
    CommandRun run = CommandRun.of("games", "zanzibar");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("no game has all of these words");
    CommandRun family = CommandRun.of("games", "--family", "shoggi");
    assertThat(family.status()).isEqualTo(2);
    assertThat(family.err())
        .contains("there is no family \"shoggi\"; did you mean shogi? there are inventors, ");
  }

  @Test
  void programsGetTheSameAsJson() {
    JsonNode games = JsonMapper.builder().build().readTree(CommandRun.of("games", "--json").out());
    assertThat(games.size()).isEqualTo(GameFiles.ids().size());
    assertThat(games.valueStream().map(game -> game.get("id").asString()))
        .containsExactlyInAnyOrderElementsOf(GameFiles.ids())
        .startsWith(GameFiles.idsOfFamily("inventors").toArray(String[]::new));
    for (int i = 0; i < games.size(); i++) {
      assertThat(games.get(i).get("name").asString()).isNotBlank();
      assertThat(games.get(i).get("options").isArray()).isTrue();
    }
  }
}
