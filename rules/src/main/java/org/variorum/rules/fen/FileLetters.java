package org.variorum.rules.fen;

import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.SlotKind;

/**
 * File letters that name pieces in the castling field of a FEN. Upper case is White, for example {@code DEde}.
 *
 * @param letters the letters that the field may contain, each once, in the order in which they are written
 * @param meaning the pieces that the letters name, in the plural, for messages
 */
public record FileLetters(List<Character> letters, String meaning) {

  public FileLetters {
    letters = List.copyOf(letters);
  }

  /** Whether a letter is a file letter, from A to J in either case. The castling letters K and Q are not. */
  public static boolean isFileLetter(char letter) {
    return letter >= 'A' && letter <= 'J' || letter >= 'a' && letter <= 'j';
  }

  /** Returns the choices that a position editor offers, one for each letter. */
  public SlotKind.Letters choices() {
    return new SlotKind.Letters(letters.stream()
        .map(letter -> new SlotKind.Choice(String.valueOf(letter),
            (Character.isUpperCase(letter) ? "White, " : "Black, ") + Character.toLowerCase(letter)
                + "-file"))
        .toList());
  }

  /**
   * Returns the letters in a field, in the order in which they are written.
   *
   * @throws FenException if the field contains another letter, or a letter twice
   */
  public String read(FenField field) {
    String text = field.text();
    for (int i = 0; i < text.length(); i++) {
      if (!letters.contains(text.charAt(i)) || text.indexOf(text.charAt(i)) != i) {
        throw field.error(letters.isEmpty() ? "there are no " + meaning
            : meaning + " are named by their file letters, each at most once, among " + joined(letters), i);
      }
    }
    return joined(letters.stream().filter(letter -> text.indexOf(letter) >= 0).toList());
  }

  private static String joined(List<Character> letters) {
    return letters.stream().map(String::valueOf).collect(Collectors.joining());
  }
}
