package org.variorum.browser.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormatterTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "text", "%s and %s", "100%% of %d", "%c%c", "%x and %X", "%04x %08d", "%s%n"})
  void writesAsTheClassLibraryDoes(String format) {
    Object[] values = format.contains("%c") ? new Object[] {'a', '♔'}
        : format.contains("%d") || format.contains("x") && format.contains("%") ? new Object[] {250, 3_000}
            : new Object[] {"knight", null};
    assertThat(new Formatter().format(format, values))
        .hasToString(String.format(Locale.ROOT, format, values));
    assertThat(new Formatter(Locale.ROOT).format(format, values))
        .hasToString(String.format(Locale.ROOT, format, values));
  }
}
