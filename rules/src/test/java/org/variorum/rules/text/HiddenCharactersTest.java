package org.variorum.rules.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenCharactersTest {

  @ParameterizedTest
  @ValueSource(
      ints = {0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x200E, 0x200F, 0x061C,
          0x200B, 0x200C, 0x200D, 0x2060, 0x2064, 0xFEFF, 0x00AD, 0x034F, 0x180E, 0x115F, 0x1160, 0x3164,
          0xFFA0, 0x2028,
          0x2029, 0xFFF9, 0xE0001, 0xE0041, 0, 7, 0x1B, 0x7F, 0x85, 0x9B})
  void whatNobodySeesIsFoundAndRemoved(int character) {
    String text = "ab" + Character.toString(character) + "cd";
    assertThat(HiddenCharacters.firstIndex(text)).hasValue(2);
    assertThat(HiddenCharacters.strip(text)).isEqualTo("abcd");
    assertThat(HiddenCharacters.name(text, 2)).isEqualTo("U+%04X".formatted(character));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "plain", "two\nlines\tand a tab\r\n", "Noli Me Tangere", "שלום", "مرحبا", "将棋",
      "Ünïcödé",
      "é", "♞♔", "\uD83D\uDC69\u200D\uD83D\uDE80", "می\u200Cخواهم", "क्\u200Dष"})
  void whatPeopleWriteIsLeftAsItIs(String text) {
    assertThat(HiddenCharacters.firstIndex(text)).isEmpty();
    assertThat(HiddenCharacters.strip(text)).isSameAs(text);
  }

  @Test
  void halfAPairIsHidden() {
    assertThat(HiddenCharacters.strip("a\uD83D" + "b\uDC69")).isEqualTo("ab");
  }

  @Test
  void joinersThatJoinNothingAreHidden() {
    assertThat(HiddenCharacters.strip("\u200Dא\u200C \u200Dא\u200D\u200Dא\u200D")).isEqualTo("א אא");
  }
}
