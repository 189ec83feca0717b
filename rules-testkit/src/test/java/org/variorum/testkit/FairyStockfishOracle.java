package org.variorum.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** Tests that ask the installed program, which is started once for all of a class; without it they are left out. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class FairyStockfishOracle {

  /**
   * Games that Debian's program (11.1) plays by rules that it has changed since. In Chigorin Chess pawns of both sides promote to
   * all pieces there, in dōbutsu shōgi the lion may not be left attacked, in Ouk Chatrang a rook that aims at the king does not
   * keep it from its leap, and in Racing Kings Black may reply where no reply helps. The counts beside the definitions are those of a newer
   * one.
   */
  private static final Set<String> OTHERWISE =
      Set.of("cambodian", "chigorin", "dobutsu", "karouk", "racing-kings");

  private @Nullable FairyStockfish program;

  @BeforeAll
  void start() throws IOException {
    assumeTrue(FairyStockfish.isInstalled(), "fairy-stockfish is not installed");
    program = new FairyStockfish();
  }

  @AfterAll
  void stop() {
    if (program != null) {
      program.close();
    }
  }

  final FairyStockfish program() {
    return Objects.requireNonNull(program);
  }

  /** The games that the program plays, and by the same rules. */
  final List<String> compared() {
    return GameFiles.ids().stream()
        .filter(id -> program().variant(id).isPresent() && !OTHERWISE.contains(id)).toList();
  }
}
