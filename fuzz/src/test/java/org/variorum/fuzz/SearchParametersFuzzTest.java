package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.engine.SearchParameters;

/** Any text is refused with the wrong line, or contains parameters that survive writing and reading. */
class SearchParametersFuzzTest {

  static Stream<Arguments> seeds() {
    return Mutations.near(Stream
        .of("# parameters\ncheck-plies 0\ncheck-extensions 10\n", "margins 140\n\nnull-moves 0",
            "reductions -1")
        .map(Lines::seed));
  }

  @MethodSource("seeds")
  @DictionaryEntries({"capture-plies ", "late-moves ", "exchanges ", "contempt 100", "10000", "# "})
  @FuzzTest(maxDuration = "10s")
  void refusesOrReads(byte[] input) {
    try {
      SearchParameters parameters = SearchParameters.read(Lines.text(input));
      assertThat(SearchParameters.read(parameters.text())).isEqualTo(parameters);
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageStartingWith("line ");
    }
  }
}
