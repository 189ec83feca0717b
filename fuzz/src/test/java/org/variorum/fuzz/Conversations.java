package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.variorum.protocol.LineReader;
import org.variorum.protocol.LineSink;
import org.variorum.protocol.Session;
import org.variorum.protocol.VariantCatalog;

/** Sessions of the engine's protocols with arbitrary input. */
final class Conversations {

  /** The games that can be chosen; a compiled game is kept for later sessions. */
  private static final VariantCatalog SHELF =
      new VariantCatalog(Path.of(System.getProperty("variorum.games", "../games")));

  /** Jazzer instruments every call, so that every third beginning must suffice there; other runs use all. */
  private static final int STEP = System.getenv("JAZZER_FUZZ") == null ? 1 : 3;

  /** Bound on the length of an output line, enough for a position with all moves of a game. */
  private static final int LONGEST = 100_000;

  /** The engine's own report of a failed search, at the start of a line; echoes of unknown input begin otherwise. */
  private static final Pattern FAILED = Pattern.compile("(info string|tellusererror) the search failed");

  private Conversations() {}

  /** An input of these lines, after which the input ends. */
  static Arguments seed(String... lines) {
    return Arguments.of((Object) String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
  }

  /** All beginnings of a conversation, so that the input also ends after any of its lines. */
  static Stream<Arguments> beginnings(String... lines) {
    return Stream.iterate(lines.length, length -> length > 0, length -> length - STEP)
        .map(length -> seed(List.of(lines).subList(0, length).toArray(String[]::new)));
  }

  /** Checks that the session ends with its input, writes only printable lines, and writes nothing afterwards. */
  static void check(BiFunction<VariantCatalog, LineSink, Session> protocol, byte[] input) throws IOException {
    List<String> heard = new CopyOnWriteArrayList<>();
    Session session = protocol.apply(SHELF, new LineSink(heard::add));
    session.run(new LineReader(new ByteArrayInputStream(input), () -> true));
    int count = heard.size();
    assertThat(heard).allSatisfy(
        line -> assertThat(line).matches("[^\\p{Cc}\\u2028\\u2029]*(\t[^\\p{Cc}]*)?")
            .hasSizeLessThan(LONGEST));
    assertThat(heard).hasSize(count).noneMatch(line -> FAILED.matcher(line).lookingAt());
  }
}
