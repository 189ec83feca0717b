package org.variorum.rules.language.word;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.board.Tint;
import org.variorum.rules.definition.Look;
import org.variorum.rules.text.Nearest;

/** A reader of the names, colours and characters of the two sides, for example {@code red / black}. */
final class SidesReader {

  private static final String NAME = "\\p{Lu}[\\p{L}'-]{0,15}( [\\p{L}'-]{1,15})?";

  private SidesReader() {}

  static SideNames names(String text) throws Malformed {
    List<String> names = split(text);
    if (names.size() != 2 || names.getFirst().equals(names.getLast())
        || !names.stream().allMatch(name -> name.matches(NAME))) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" does not name two sides",
          "two names with a capital letter each and a slash between, such as Red / Black");
    }
    return new SideNames(names.getFirst(), names.getLast());
  }

  static Look.Tints tints(String text) throws Malformed {
    List<String> words = split(text);
    if (words.size() != 2 || words.getFirst().equals(words.getLast())) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" does not name two colours",
          "two different colours with a slash between, such as red / black");
    }
    return new Look.Tints(tint(words.getFirst()), tint(words.getLast()));
  }

  private static Tint tint(String word) throws Malformed {
    List<String> known = Arrays.stream(Tint.values()).map(Tint::word).toList();
    if (!known.contains(word)) {
      throw new Malformed(0, "\"" + Malformed.shortened(word) + "\" is no colour of pieces",
          Optional.of(String.join(", ", known)), Nearest.to(word, known));
    }
    return Tint.values()[known.indexOf(word)];
  }

  /** Reads the characters shown on a piece, for both sides or for each side. */
  static List<String> characters(String text) throws Malformed {
    List<String> bySide = split(text);
    if (bySide.size() > 2 || !bySide.stream().allMatch(SidesReader::isShortText)) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" cannot be shown on a piece",
          "one or two letters or pictures of a writing, behind a slash those of Black");
    }
    return bySide;
  }

  private static boolean isShortText(String text) {
    int count = text.codePointCount(0, text.length());
    return count >= 1 && count <= 2
        && text.codePoints()
            .allMatch(c -> Character.isLetter(c) || Character.getType(c) == Character.OTHER_SYMBOL);
  }

  private static List<String> split(String text) {
    return Arrays.stream(text.split("/", -1)).map(String::strip).toList();
  }
}
