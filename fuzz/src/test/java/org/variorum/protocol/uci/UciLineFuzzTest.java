package org.variorum.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.fuzz.Mutations;
import org.variorum.protocol.Numeral;

/** Any line can be parsed as UCI and as USI, if only as an unknown command; numbers are kept in bounds. */
class UciLineFuzzTest {

  static Stream<Arguments> seeds() {
    return Mutations.near(Stream.of("uci", "usi", "setoption name Skill Level value 3",
        "position startpos moves e2e4",
        "position sfen 9/9 b - 1 moves P*5e", "go infinite searchmoves e2e4 d2d4 depth 3 mate infinite",
        "go ponder wtime -1 btime 99999999999999999999 winc 1 binc 1 byoyomi 1 movestogo 1 nodes 1 movetime 1 perft 1",
        "bench 3", "d", "eval").map(line -> Arguments.of((Object) line.getBytes(StandardCharsets.UTF_8))));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void understandsOrComplains(byte[] input) {
    String line = new String(input, StandardCharsets.UTF_8);
    for (ProtocolDialect dialect : ProtocolDialect.values()) {
      switch (new UciCommandReader(dialect).read(line)) {
        case UciCommand.Unknown(String complaint) -> checkComplaints(List.of(complaint));
        case UciCommand.Go go -> {
          checkComplaints(go.complaints());
          assertThat(go.numbers().values()).allMatch(number -> Math.abs(number) <= Numeral.MAX_VALUE);
        }
        case UciCommand.SetPosition(var base, List<String> moves) ->
            assertThat(moves.size() + base.map(String::length).orElse(0)).isLessThanOrEqualTo(line.length());
        case UciCommand.SetOption(String name, String _) -> assertThat(name).isNotBlank();
        default -> {}
      }
    }
  }

  private static void checkComplaints(List<String> complaints) {
    assertThat(complaints)
        .allSatisfy(words -> assertThat(words).hasSizeBetween(5, 200).doesNotContainPattern("\\p{Cc}"));
  }
}
