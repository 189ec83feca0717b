package org.variorum.languageserver;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.variorum.languageserver.source.SourceNode.Scalar;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Word;

/**
 * A piece's letter in a value or a name.
 *
 * @param letter the letter as {@code pieces} has it
 * @param start the offset of the letter in the text; a FEN has it in either case
 */
record PieceLetter(String letter, int start, int end) {

  /** The letter at an offset; empty if there is none. */
  static Optional<PieceLetter> at(String text, Spot spot, int offset, Set<String> letters) {
    return in(text, spot, letters).stream().filter(each -> each.start() <= offset && offset <= each.end())
        .reduce((_, later) -> later);
  }

  /** Kinds of texts in which a letter is no name of a piece. */
  private static final Set<Leaf<?>> OTHER_TEXTS =
      Set.of(Leaf.TEXT, Leaf.MOVEMENT, Leaf.CHARACTERS, Leaf.SIDE_NAMES, Leaf.COUNTER);

  /** The letters in a value or a name that name pieces. */
  static List<PieceLetter> in(String text, Spot spot, Set<String> letters) {
    boolean isFen = spot.leaves().contains(Leaf.FEN);
    if (spot.leaves().isEmpty() || spot.leaves().stream().anyMatch(OTHER_TEXTS::contains)
        || spot.isOf(Word.ELSEWHERE)) {
      return List.of();
    }
    Scalar scalar = spot.scalar();
    int end = scalar.textStart() + scalar.text().length();
    return isFen ? inFen(text, scalar.textStart(), Math.min(end, text.length()), letters)
        : inWords(text, scalar.textStart(), Math.min(end, text.length()), letters);
  }

  private static List<PieceLetter> inWords(String text, int from, int to, Set<String> letters) {
    List<PieceLetter> found = new ArrayList<>();
    int start = from;
    for (int i = from; i <= to; i++) {
      if (i == to || " /(),=\n".indexOf(text.charAt(i)) >= 0) {
        String word = text.substring(start, i);
        if (letters.contains(word)) {
          found.add(new PieceLetter(word, start, i));
        }
        start = i + 1;
      }
    }
    return found;
  }

  /** The letters of the first field of a FEN. */
  private static List<PieceLetter> inFen(String text, int from, int to, Set<String> letters) {
    List<PieceLetter> found = new ArrayList<>();
    for (int i = from; i < to && text.charAt(i) != ' '; i++) {
      if (Character.isLetter(text.charAt(i))) {
        boolean isPromoted = i > from && text.charAt(i - 1) == '+';
        boolean isMarked = i + 1 < to && text.charAt(i + 1) == '~';
        String letter = (isPromoted ? "+" : "") + text.substring(i, i + 1).toUpperCase(Locale.ROOT)
            + (isMarked ? "~" : "");
        if (letters.contains(letter)) {
          found.add(new PieceLetter(letter, isPromoted ? i - 1 : i, isMarked ? i + 2 : i + 1));
        }
      }
    }
    return found;
  }
}
