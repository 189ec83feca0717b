package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.engine.Traits;

/** Any text is refused with the line that is wrong, or is traits that are written as they were read. */
class TraitsFuzzTest {

  static Stream<Arguments> seeds() {
    return Stream
        .of("# traits\ncheck-plies 0\ncheck-extensions 10\n", "margins 140\n\nnull-moves 0", "reductions -1")
        .map(Lines::seed);
  }

  @MethodSource("seeds")
  @DictionaryEntries({"take-plies ", "late-moves ", "exchanges ", "contempt 100", "10000", "# "})
  @FuzzTest(maxDuration = "30s")
  void refusesOrReads(byte[] input) {
    try {
      Traits traits = Traits.read(Lines.text(input));
      assertThat(Traits.read(traits.text())).isEqualTo(traits);
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageStartingWith("line ");
    }
  }
}
