package org.variorum.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.protocol.uci.ProtocolDialect;
import org.variorum.protocol.uci.UciSession;

/** With any input, a USI session continues to the end of the input and then ends. */
class UsiFuzzTest {

  /** Only one seed begins with "usi": the answer reads all definitions, which is slow when Jazzer instruments them. */
  static Stream<Arguments> seeds() {
    Stream<Arguments> greeted = Stream.of(Conversations.seed("usi", "isready"));
    return Mutations.near(Stream.concat(greeted,
        Conversations.beginnings("setoption name USI_Hash value 1", "isready", "usinewgame",
            "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e", "go nodes 20", "d",
            "position sfen 4k4/9/9/9/9/9/9/9/4K4 w S2Pb10p 8 moves P*5e", "go btime 5 wtime 5 byoyomi 5",
            "position sfen 4k4/9/4G4/9/9/9/9/9/4K4 b G 1", "go mate 10", "go ponder byoyomi 1", "ponderhit",
            "gameover win",
            "setoption name USI_Variant value chess")));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void goesOn(byte[] input) throws IOException {
    Conversations.check((catalog, out) -> new UciSession(ProtocolDialect.USI, catalog, out), input);
  }
}
