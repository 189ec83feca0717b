package org.variorum.rules.fen;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.position.FenException;

/**
 * A field of a FEN, or a part of a field.
 *
 * @param text the text of the field
 * @param column the column of its first character in the FEN, counted from 1
 */
public record FenField(String text, int column) {

  private static final int MAX_LENGTH = 2_000;

  /** Returns an exception to throw, for a problem at an index of {@code text}, counted from 0. */
  public FenException error(String problem, int index) {
    return new FenException(problem, column + index);
  }

  /** Splits a FEN into its fields. Throws a {@link FenException} if there are none or the FEN is too long. */
  public static List<FenField> split(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new FenException("a FEN has at most " + MAX_LENGTH + " characters, not " + text.length(),
          MAX_LENGTH);
    }
    List<FenField> fields = new ArrayList<>();
    int i = 0;
    while (i < text.length()) {
      int start = i;
      while (i < text.length() && text.charAt(i) != ' ') {
        i++;
      }
      if (i > start) {
        fields.add(new FenField(text.substring(start, i), start + 1));
      }
      i++;
    }
    if (fields.isEmpty()) {
      throw new FenException("the text is empty; expected the placement of the pieces", 1);
    }
    return fields;
  }

  /** Whether the text has only digits. */
  public boolean isNumber() {
    return text.chars().allMatch(c -> isDigit((char) c));
  }

  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
