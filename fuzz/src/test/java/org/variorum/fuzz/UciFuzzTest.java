package org.variorum.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.protocol.uci.ProtocolDialect;
import org.variorum.protocol.uci.UciSession;

/** With any input, a UCI session continues to the end of the input and then ends. */
class UciFuzzTest {

  static Stream<Arguments> seeds() {
    return Mutations.near(Stream.concat(
        Conversations.beginnings("uci", "setoption name Hash value 1", "setoption name MultiPV value 2",
            "setoption name UCI_ShowWDL value true", "isready", "ucinewgame",
            "position startpos moves e2e4 e7e5", "go nodes 20 searchmoves g1f3 b1c3", "d", "go infinite",
            "stop",
            "go ponder wtime 100 btime 100 winc 1 binc 1 movestogo 3", "ponderhit", "go perft 2", "eval",
            "position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go mate 2", "go depth 2 movetime 5"),
        Stream.of(
            Conversations.seed("setoption name Hash value 1",
                "setoption name UCI_Variant value royal-standard",
                "position startpos moves b2b1,b1c2", "go nodes 5"),
            Conversations.seed("setoption name VariantPath value /tmp/no.yaml", "quit", "isready"))));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void goesOn(byte[] input) throws IOException {
    Conversations.check((catalog, out) -> new UciSession(ProtocolDialect.UCI, catalog, out), input);
  }
}
