package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PerftCommandTest {

  @Test
  void theCountIsTheLastLineAndEachRepetitionIsTimed() {
    CommandRun run = CommandRun.of("perft", "chess", "3", "--repeat", "2");
    assertThat(run.status()).isZero();
    assertThat(run.outLines()).containsExactly("8902");
    assertThat(run.errLines()).hasSize(2)
        .allMatch(line -> line.matches("8902 leaves in [0-9]+\\.[0-9]{2} s, [0-9]+\\.[0-9]{2} Mnps"));
  }

  @Test
  void divideListsEachFirstMoveSorted() {
    List<String> lines = CommandRun.of("perft", "chess", "3", "--divide").outLines();
    List<String> divided = lines.subList(0, lines.size() - 1);
    assertThat(lines).hasSize(21).endsWith("8902").contains("e2e4 600");
    assertThat(divided).isSorted();
    assertThat(divided.stream().mapToInt(line -> Integer.parseInt(line.split(" ")[1])).sum()).isEqualTo(8902);
  }

  @Test
  void depthZeroIsOnePosition() {
    assertThat(CommandRun.of("perft", "chess", "0", "--divide").outLines()).containsExactly("1");
  }

  @Test
  void aStartIsNamedByItsNumber() {
    assertThat(CommandRun.of("perft", "shuffle-chess", "3", "--start", "0").outLines())
        .containsExactly("9010");
    assertThat(CommandRun.of("perft", "shuffle-chess", "1", "--start", "2880").errLines())
        .containsExactly(
            "variorum perft: --start: Shuffle Chess has no start \"2880\": choose a number from 0 to 2879, or random");
    assertThat(CommandRun.of("perft", "chess", "1", "--start", "random").errLines())
        .containsExactly("variorum perft: --start: Chess has only one start position, which has no number");
    assertThat(CommandRun.of("perft", "shuffle-chess", "1", "--start", "1", "--fen",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1").errLines())
        .containsExactly("variorum perft: a FEN and --start exclude each other: leave one out");
  }

  @Test
  void aPositionMayBeAnEpd() {
    String epd = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; hmvc 99; id \"x\";";
    assertThat(CommandRun.of("perft", "chess", "1", "--fen", epd).outLines()).containsExactly("6");
    assertThat(CommandRun.of("perft", "chess", "1", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 ;D1 6 ;D2 30")
        .outLines()).containsExactly("6");
    assertThat(
        CommandRun.of("perft", "chess", "1", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; 7 up;").errLines())
        .containsExactly("variorum perft: FEN, column 36: expected an operation of an EPD, such as bm e4;");
  }

  @Test
  void optionsAndPositionsCount() {
    String fen = "*s1rb1*/sSbw3/R5r/ksB2s1/1WS2SS/*1KR2* b - - 29 35 frozen:b3+f3";
    assertThat(CommandRun.of("perft", "royal-standard", "2", "--fen", fen).outLines()).containsExactly("625");
    assertThat(CommandRun.of("perft", "royal-standard", "2", "--options", "range=ends-only", "--fen", fen)
        .outLines())
        .containsExactly("926");
  }
}
