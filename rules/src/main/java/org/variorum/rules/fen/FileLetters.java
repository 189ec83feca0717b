package org.variorum.rules.fen;

import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.SlotKind;

/**
 * Pieces that a FEN names by the letters of their files, beside castling rights: upper case for White's, {@code DEde}.
 *
 * @param letters those that can be named, each once, in the order in which they are written
 * @param meaning which pieces they are, in the plural, for messages
 */
public record FileLetters(List<Character> letters, String meaning) {

  public FileLetters {
    letters = List.copyOf(letters);
  }

  /** Whether a letter can be one; those of castling rights cannot. */
  public static boolean isOne(char letter) {
    return letter >= 'A' && letter <= 'J' || letter >= 'a' && letter <= 'j';
  }

  /** What can be chosen in a position editor. */
  public SlotKind.Letters choices() {
    return new SlotKind.Letters(letters.stream()
        .map(letter -> new SlotKind.Choice(String.valueOf(letter),
            (Character.isUpperCase(letter) ? "White, " : "Black, ") + Character.toLowerCase(letter)
                + "-file"))
        .toList());
  }

  /**
   * The letters that a field names, in their order.
   *
   * @throws FenException if one is none of them, or stands twice
   */
  public String read(FenField field) {
    String text = field.text();
    for (int i = 0; i < text.length(); i++) {
      if (!letters.contains(text.charAt(i)) || text.indexOf(text.charAt(i)) != i) {
        throw field.wrong(letters.isEmpty() ? "there are no " + meaning
            : meaning + " are named by the letters of their files, each once, of " + written(letters), i);
      }
    }
    return written(letters.stream().filter(letter -> text.indexOf(letter) >= 0).toList());
  }

  private static String written(List<Character> letters) {
    return letters.stream().map(String::valueOf).collect(Collectors.joining());
  }
}
