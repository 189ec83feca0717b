package org.variorum.testkit.naive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.naive.position.MalformedFenException;

/** What is no FEN is malformed; what is one and cannot be is refused, with everything that is wrong (COM-2, COM-5). */
class SetupFlawsTest {

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(delimiter = '|', textBlock = """
      chess | 4k3/8/8/8/8/8/8/4K3 w - - 0
      chess | 4k3/8/8/8/8/8/4K3 w - - 0 1
      chess | 4k4/8/8/8/8/8/8/4K3 w - - 0 1
      chess | 4k3/8/8/8/8/8/8/4K3x w - - 0 1
      chess | 4k3/8/8/8/8/8/8/3AK3 w - - 0 1
      chess | 4k3/8/8/8/8/8/8/4K3 - - - 0 1
      chess | r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1
      chess | r3k2r/8/8/8/8/8/8/R3K2R w KX - 0 1
      chess | 4k3/8/8/8/8/8/8/4K3 w - e9 0 1
      chess | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1
      chess | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 ban:R
      three-check | 4k3/8/8/8/8/8/8/4K3 w - - 0 1
      crazyhouse | 4k3/8/8/8/8/8/8/4K3[K] w - - 0 1
      noli-me-tangere | r8r/10/10/4k5/10/10/10/4K5/10/R8R w - - 0 1 ban:Q
      noli-me-tangere | r8r/10/10/4k5/10/10/10/4K5/10/R8R w - - 0 1 ban:R,ban:C
      royal-standard | *5*/7/3k3/3K3/7/*5* w - - 0 1 frozen:d2
      royal-standard | *5*/7/3k3/3K3/7/S5* w - - 0 1
      royal-standard | *5*/7/3k3/3K3/S6/*5* w - - 0 1 frozen:a2+a2
      """)
  void malformed(String game, String fen) {
    assertThatExceptionOfType(MalformedFenException.class).isThrownBy(() -> game(game).answer(fen))
        .withMessageContaining(fen);
  }

  @ParameterizedTest(name = "{0}: {1}: {2} flaws")
  @CsvSource(delimiter = '|', textBlock = """
      chess | 8/8/8/8/8/8/8/4K3 w - - 0 1 | 1
      chess | 4k3/8/8/8/8/8/8/3KK3 w - - 0 1 | 1
      chess | 4k3/4R3/8/8/8/8/8/4K3 w - - 0 1 | 1
      chess | 4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1 | 4
      chess | P3k3/8/8/8/8/8/8/p3K3 w - - 0 1 | 2
      chess | 4k3/8/8/8/8/8/8/4K3 w - e6 0 1 | 1
      chess | P7/8/8/8/8/8/8/8 w K - 0 1 | 4
      delegating | P2k3/7/7/7/7/7/7/7/7/7/7/3K3 w - - 0 1 | 1
      three-check | 4k3/8/8/8/8/8/8/4K3 w - - 4+3 0 1 | 1
      noli-me-tangere | r8r/10/10/4k5/10/10/10/4K5/10/R8R w - - 0 1 | 1
      noli-me-tangere | r8r/10/10/4k5/10/5K4/10/10/10/R8R w - - 0 1 ban:R,swapped | 2
      royal-standard | *5*/7/2K1K2/3K3/R6/*5* w - - 0 1 frozen:a2 | 2
      """)
  void refused(String game, String fen, int flaws) {
    assertThatExceptionOfType(RefusedSetupException.class).isThrownBy(() -> game(game).answer(fen))
        .satisfies(refusal -> assertThat(refusal.flaws()).hasSize(flaws));
  }

  @Test
  void theMoveNumberMayBeNone() {
    assertThat(game("chess").answer("4k3/8/8/8/8/8/8/4K3 w - - 0 0"))
        .isEqualTo(game("chess").answer("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
  }

  @Test
  void theRoyalStandardTakesDiagramsWithoutKings() {
    NaiveAnswer diagram = game("royal-standard").answer("*5*/7/3R3/3S3/7/*5* w - - 0 1");
    assertThat(diagram.outcome()).isEmpty();
    assertThat(diagram.moves()).isNotEmpty();
    assertThat(game("royal-standard").answer("*5*/7/3R3/3S3/K6/*5* w - - 0 1"))
        .isEqualTo(new NaiveAnswer(false, Optional.of("king-captured"), new TreeMap<>()));
  }

  private static NaiveGame game(String id) {
    return new NaiveGame(GameFiles.definition(id, List.of()));
  }
}
