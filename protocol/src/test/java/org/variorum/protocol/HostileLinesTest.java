package org.variorum.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.protocol.uci.ProtocolDialect;
import org.variorum.protocol.uci.UciSession;
import org.variorum.protocol.xboard.XBoardSession;

/** Whatever bytes come in, a session says lines of its protocol and nothing else, and goes on. */
@Timeout(300)
class HostileLinesTest {

  private record Spoken(String name, Talk.Session session, String asked, String answered, String complaint) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Spoken> protocols() {
    return Stream.of(
        new Spoken("uci", (in, out) -> new UciSession(ProtocolDialect.UCI, Talk.catalog(), out).run(in),
            "isready",
            "readyok",
            "info string .*"),
        new Spoken("usi", (in, out) -> new UciSession(ProtocolDialect.USI, Talk.catalog(), out).run(in),
            "isready",
            "readyok",
            "info string .*"),
        new Spoken("xboard", (in, out) -> new XBoardSession(Talk.catalog(), out).run(in), "ping 7", "pong 7",
            "(Error \\(.*|Illegal move.*|tellusererror .*)"));
  }

  private static List<String> heard(Spoken spoken, byte[] input) throws IOException {
    List<String> heard = new ArrayList<>();
    spoken.session().run(new LineReader(new ByteArrayInputStream(input), () -> true),
        new LineSink(heard::add));
    return heard;
  }

  private static byte[] with(Spoken spoken, byte[]... parts) {
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      input.writeBytes(part);
      input.write('\n');
    }
    input.writeBytes((spoken.asked() + "\n").getBytes(StandardCharsets.UTF_8));
    return input.toByteArray();
  }

  @ParameterizedTest
  @MethodSource("protocols")
  void lineThatIsTooLongIsRefused(Spoken spoken) throws IOException {
    byte[] line = "x".repeat(LineReader.MAX_BYTES + 1).getBytes(StandardCharsets.UTF_8);
    List<String> heard = heard(spoken, with(spoken, line));
    assertThat(heard).hasSize(2).allMatch(said -> said.length() < 200).last().isEqualTo(spoken.answered());
    assertThat(heard.getFirst()).matches(spoken.complaint());
  }

  @ParameterizedTest
  @MethodSource("protocols")
  void longestLineIsReadAndRepeatedShort(Spoken spoken) throws IOException {
    byte[] line = ("position startpos moves " + "e2e4 ".repeat(200_000)).getBytes(StandardCharsets.UTF_8);
    List<String> heard = heard(spoken, with(spoken, line));
    assertThat(heard).hasSize(2).allMatch(said -> said.length() < 500).last().isEqualTo(spoken.answered());
  }

  @ParameterizedTest
  @MethodSource("protocols")
  void noiseIsComplainedOfInVisibleCharacters(Spoken spoken) throws IOException {
    byte[] noise = new byte[20_000];
    new Random(1).nextBytes(noise);
    List<String> heard = heard(spoken, with(spoken, noise));
    assertThat(heard).last().isEqualTo(spoken.answered());
    assertThat(heard.subList(0, heard.size() - 1)).isNotEmpty()
        .allMatch(
            said -> said.matches(spoken.complaint()) && said.matches("\\P{Cc}*") && said.length() < 200);
  }

  @ParameterizedTest
  @MethodSource("protocols")
  void noLineAtAllIsNoTrouble(Spoken spoken) throws IOException {
    assertThat(heard(spoken, new byte[0])).isEmpty();
  }
}
