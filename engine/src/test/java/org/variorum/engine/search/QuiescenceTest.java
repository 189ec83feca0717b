package org.variorum.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.testkit.GameFiles;

/** What comes beyond the depth of a search comes to rest. */
class QuiescenceTest {

  /**
   * Positions in which a depth of one took hundreds of thousands: where every capture was looked at with a wall on each square, and
   * where pieces that are set up first made captures count as compulsory for ever.
   */
  @ParameterizedTest
  @CsvSource({"duck-chess, r1b1k2r/1p1p1pp1/2n5/4pP2/P1PBn*1Q/8/3K2P1/R4BNR w kq - 0 15, 20000",
      "sittuyin, kr3r2/1ssfn3/3n1p1p/pp3PpP/2P3P1/P1P5/2NFNSS1/KR5R[] w - - 0 13, 1000",
      "placement, k2rb2r/2q4p/8/1p2p3/pn3pP1/2N2B1P/PPPP1Q2/1K1R3R[] b - - 1 30, 1000"})
  void aDepthOfOneTakesFewPositions(String id, String fen, long most) {
    Position position = GameFiles.game(id, List.of()).position(fen);
    assertThat(new Engine(position.game(), EngineSettings.DEFAULT.megabytes(4))
        .search(position, SearchLimits.NONE.depth(1), SearchListener.NONE).nodes()).isPositive()
        .isLessThan(most);
  }
}
