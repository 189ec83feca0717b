package org.variorum.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.protocol.xboard.XBoardSession;

/** With any input, an XBoard session continues to the end of the input and then ends. */
class XBoardFuzzTest {

  static Stream<Arguments> seeds() {
    return Mutations.near(Stream.concat(
        Conversations.beginnings("xboard", "protover 2", "accepted ping", "memory 1", "cores 1", "new",
            "random",
            "level 40 0:01 0.1", "post", "hard", "sd 1", "time 100", "otim 100", "usermove e2e4", "?",
            "ping 1", "undo",
            "remove", "draw", "force", "setboard 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "exclude a1a2",
            "include all",
            "go", "analyze", ".", "exit", "hint", "bk", "lift a1", "put a8", "edit", "Pa4", ".",
            "result 1-0 {x}"),
        Stream.of(Conversations.seed("memory 1", "new", "variant royal-standard", "st 1", "usermove b2b1,",
            "usermove b1c2",
            "lift b2", "put b1"))));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void goesOn(byte[] input) throws IOException {
    Conversations.check(XBoardSession::new, input);
  }
}
