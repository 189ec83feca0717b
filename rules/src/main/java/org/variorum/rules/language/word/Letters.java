package org.variorum.rules.language.word;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Pieces named in a text: {@code R B}, {@code all}, {@code all but K} or {@code nobody}.
 *
 * @param allBut whether the text means all pieces except those of the letters
 * @param items the letters in the text
 */
public record Letters(boolean allBut, List<Token> items) {

  /** A word of a text, for example a letter, with its offset in the text in characters. */
  public record Token(String text, int offset) {}

  /** The word that names no piece. */
  public static final String NOBODY = "nobody";

  private static final Pattern LETTER = Pattern.compile("\\+?[A-Z]~?");
  private static final Pattern TOKEN = Pattern.compile("[^\\s,]+");

  static Letters read(String text) throws Malformed {
    List<Token> tokens = tokens(text);
    if (tokens.isEmpty()) {
      throw new Malformed(0, "no letter here", "letters of pieces such as \"R B\", or \"all but K\"");
    }
    if (text.strip().equals(NOBODY)) {
      return new Letters(false, List.of());
    }
    boolean startsWithAll = tokens.getFirst().text().equals("all");
    if (!startsWithAll) {
      return new Letters(false, letters(tokens));
    }
    if (tokens.size() == 1) {
      return new Letters(true, List.of());
    }
    if (!tokens.get(1).text().equals("but") || tokens.size() == 2) {
      throw new Malformed(tokens.get(1).offset(), "after \"all\", only \"but\" and letters can follow",
          "all, or all but K");
    }
    return new Letters(true, letters(tokens.subList(2, tokens.size())));
  }

  /** The words of a text with their offsets. */
  public static List<Token> tokens(String text) {
    List<Token> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(new Token(matcher.group(), matcher.start()));
    }
    return tokens;
  }

  /** Reads the letters that other programs use for a piece. */
  static List<String> foreignLetters(String text) throws Malformed {
    List<String> letters = List.of(text.strip().split("\\s+"));
    if (!letters.stream().allMatch(letter -> letter.matches("[A-Z]"))) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" are no letters of a FEN",
          "capital letters such as \"N H\"");
    }
    return letters;
  }

  /** Whether a text has the form of a piece's letter: {@code R}, {@code +R} or {@code Q~}. */
  public static boolean isLetter(String text) {
    return LETTER.matcher(text).matches();
  }

  private static List<Token> letters(List<Token> tokens) throws Malformed {
    for (Token token : tokens) {
      letter(token.text(), token.offset());
    }
    requireDistinct(tokens);
    return List.copyOf(tokens);
  }

  /** Throws if a word occurs twice. */
  public static void requireDistinct(List<Token> tokens) throws Malformed {
    Set<String> seen = new HashSet<>();
    for (Token token : tokens) {
      if (!seen.add(token.text())) {
        throw new Malformed(token.offset(), "\"" + Malformed.shortened(token.text()) + "\" is here twice",
            "each word once");
      }
    }
  }

  /** Reads a text that is the letter of one piece. */
  static String letter(String text) throws Malformed {
    return letter(text, 0);
  }

  private static String letter(String text, int offset) throws Malformed {
    if (!isLetter(text)) {
      throw new Malformed(offset, "\"" + Malformed.shortened(text) + "\" is no letter of a piece",
          Optional.of("A to Z, with + before it or ~ after it for promoted pieces"),
          Optional.of(text.toUpperCase(Locale.ROOT)).filter(Letters::isLetter));
    }
    return text;
  }

  /** The letters that this text means in a game. {@code pieces} are the letters of all pieces of the game. */
  public Set<String> resolve(Set<String> pieces) {
    Set<String> chosen = new LinkedHashSet<>();
    if (allBut) {
      chosen.addAll(pieces);
      items.forEach(item -> chosen.remove(item.text()));
    } else {
      items.stream().map(Token::text).filter(pieces::contains).forEach(chosen::add);
    }
    return Collections.unmodifiableSet(chosen);
  }
}
