package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.fuzz.Mutations;
import org.variorum.server.api.table.ClientMessage;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.QueryException;

/** Any text from a page is refused with words, or is a message that survives writing and reading. */
class SocketMessageFuzzTest {

  static Stream<Arguments> seeds() {
    PositionQuery position =
        new PositionQuery("a", List.of("b"), "8/8 w - - 0 1", List.of("e2e4", "e7e5"), 1);
    return Mutations.near(Stream
        .of(new ClientMessage.Watch(1, "t", 3, "e2e4"), new ClientMessage.Unwatch("t"),
            new ClientMessage.Play(2, "t", 3, "e2e4"),
            new ClientMessage.Act(3, "t", 4, ClientMessage.Action.draw, 5L),
            new ClientMessage.Analyse(4, position, 3), new ClientMessage.Review(5, position),
            new ClientMessage.Stop(5), new ClientMessage.Lobby(7), new ClientMessage.Ping(6))
        .map(message -> Arguments
            .of((Object) Wire.MAPPER.writeValueAsString(message).getBytes(StandardCharsets.UTF_8))));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void refusesOrReads(byte[] input) {
    ClientMessage message;
    try {
      message = Wire.read(new String(input, StandardCharsets.UTF_8), ClientMessage.class);
    } catch (QueryException e) {
      assertThat(e.code()).isEqualTo("malformed");
      assertThat(e.words()).isNotEmpty()
          .allSatisfy(words -> assertThat(words).isNotBlank().hasSizeLessThan(2_000));
      return;
    }
    assertThat(Wire.read(Wire.MAPPER.writeValueAsString(message), ClientMessage.class)).isEqualTo(message);
  }
}
