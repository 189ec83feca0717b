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

/** Conversations of the engine with programs that may say anything. */
final class Conversations {

  /** The games that can be chosen; those that are compiled stay so from one conversation to the next. */
  private static final VariantCatalog SHELF =
      new VariantCatalog(Path.of(System.getProperty("variorum.games", "../games")));

  /** Where every call is watched, every third beginning is enough: the run that only replays has had them all. */
  private static final int STEP = System.getenv("JAZZER_FUZZ") == null ? 1 : 3;

  /** Enough for the longest line: the position's, with all moves of a game. */
  private static final int LONGEST = 100_000;

  /** What an engine says for itself. What it did not understand it says again, whatever the words. */
  private static final Pattern FAILED = Pattern.compile("(info string|tellusererror) the search failed");

  private Conversations() {}

  /** What is said, and then silence. */
  static Arguments seed(String... lines) {
    return Arguments.of((Object) String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
  }

  /** All beginnings of a conversation, so that it is also broken off everywhere. */
  static Stream<Arguments> beginnings(String... lines) {
    return Stream.iterate(lines.length, length -> length > 0, length -> length - STEP)
        .map(length -> seed(List.of(lines).subList(0, length).toArray(String[]::new)));
  }

  /** The session ends when nothing more is said, has said visible lines only, and says nothing afterwards. */
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
