package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class MatchCommandTest {

  private static final String[] QUICK =
      {"match", "royal-standard", "--a", "variorum:hash=1,off=killers,name=older", "--b", "variorum:hash=1",
          "--games", "2",
          "--nodes", "60", "--max-moves", "12", "--opening-plies", "4"};

  private static CommandRun quick(String... more) {
    String[] all = Arrays.copyOf(QUICK, QUICK.length + more.length);
    System.arraycopy(more, 0, all, QUICK.length, more.length);
    return CommandRun.of(all);
  }

  @Test
  void aMatchEndsWithAReport() {
    CommandRun run = quick("--sprt", "0,50");
    assertThat(run.status()).isZero();
    assertThat(run.outLines()).satisfiesExactly(
        line -> assertThat(line)
            .isEqualTo("The Royal Standard, 60 nodes a move: older against variorum:hash=1"),
        line -> assertThat(line).startsWith("2 games in ").contains("% (95 %: "),
        line -> assertThat(line).startsWith("Elo ").contains("likelihood of superiority"),
        line -> assertThat(line).startsWith("pairs of games with 0, ½, 1, 1½, 2 points: "),
        line -> assertThat(line).startsWith("SPRT of 0 Elo (H0) and 50 (H1): LLR ").endsWith("not decided"),
        line -> assertThat(line).startsWith("ended by "),
        line -> assertThat(line).startsWith("older lost 0 by illegal move, 0 by crash, 0 by hang, 0 by time"),
        line -> assertThat(line).startsWith("variorum:hash=1 lost 0 by illegal move"));
  }

  @Test
  void programsReadJson() {
    CommandRun run = quick("--json");
    assertThat(run.status()).isZero();
    assertThat(run.outLines()).singleElement().asString()
        .startsWith("{\"title\":\"The Royal Standard, 60 nodes a move\"")
        .contains("\"games\":2,", "\"pairs\":[", "\"byPairs\":{\"share\":[",
            "\"forfeitsOfB\":{\"illegal move\":0,");
  }

  @Test
  void gamesAreAddedToAFileAndCanBeOpenings(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("games.pgn");
    Files.writeString(file, "");
    assertThat(quick("--pgn", file.toString()).status()).isZero();
    assertThat(quick("--pgn", file.toString()).status()).isZero();
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).filteredOn(line -> line.startsWith("[Event")).hasSize(4);
    assertThat(lines).contains("[White \"older\"]", "[Black \"older\"]", "[White \"variorum:hash=1\"]");
    CommandRun again = CommandRun.of("match", "royal-standard", "--a", "variorum:hash=1", "--b",
        "variorum:hash=1", "--games", "1", "--nodes", "60",
        "--max-moves", "12", "--openings", file.toString(), "--opening-plies", "6");
    assertThat(again.status()).isZero();
    assertThat(again.out()).contains("variorum:hash=1 A against variorum:hash=1 B");
  }

  @Test
  void aGameCanBePlayedAlone(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("games.pgn");
    assertThat(quick("--pgn", file.toString()).status()).isZero();
    CommandRun run = quick("--only", "2");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("[Round \"2\"]").doesNotContain("[Round \"1\"]");
    assertThat(moves(Files.readString(file))).contains(moves(run.out()));
    assertThat(quick("--only", "3").err()).contains("from 1 to 2");
  }

  /** Without what was thought, and how long. */
  private static String moves(String pgn) {
    return pgn.replaceAll("\\{[^}]*}", "").replaceAll("\\s+", " ").strip();
  }

  @Test
  void aSoakTellsWhatItFound() {
    CommandRun run =
        CommandRun.of("soak", "royal-standard", "makruk", "--player", "variorum:hash=1", "--games", "2",
            "--movetime", "1",
            "--margin", "20000", "--max-moves", "8");
    assertThat(run.status()).isZero();
    assertThat(run.outLines()).satisfiesExactly(line -> assertThat(line).startsWith("2 games, "),
        line -> assertThat(line).isEqualTo("forfeited games: none"),
        line -> assertThat(line).startsWith("late by 10 ms or more: "),
        line -> assertThat(line).startsWith("memory in use after each round: ").endsWith(" MB"));
    assertThat(run.err()).contains("2/2 games, ");
  }

  /** Found in review: nobody heard that nothing was kept. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void whatCannotBeKeptIsTold() {
    CommandRun run = quick("--pgn", "/dev/full");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.outLines().get(1)).startsWith("2 games in ");
    assertThat(run.err()).contains("cannot write to /dev/full: ");
  }
}
