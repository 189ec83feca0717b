package org.variorum.rules.rule.starts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Letters.Token;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.SquaresText;

/**
 * Placings as they are written: {@code B on light; B on dark; Q; N N; R K R}.
 *
 * @param items in their order
 */
record PlacingsText(List<Item> items) {

  static final Leaf<PlacingsText> LEAF = new Leaf<>("placings",
      "Letters of pieces that are put on free squares, one placing after the other with `;` between: `B on light; B on dark; Q; N N; R K R`."
          + " Several letters are put in this order, square by square. Behind `on` stand squares, such as `light`, `dark` or `d1 e1`, or"
          + " `other colour than Q` for the colour on which `Q`, put before, does not stand.",
      Map.of("type", "string"), List.of(), PlacingsText::read);

  private static final String ON = "on";
  private static final List<String> UNLIKE = List.of("other", "colour", "than");
  private static final String PLACES = "light, dark, \"other colour than Q\", or squares such as \"d1 e1\"";

  /**
   * A placing.
   *
   * @param letters with their offsets
   * @param where on which squares
   */
  record Item(List<Token> letters, Where where) {}

  /** Where pieces may be put, as it is written. */
  sealed interface Where {

    /** On any square. */
    record Anywhere() implements Where {}

    /** On the other colour than that of a piece. */
    record Unlike(Token letter) implements Where {}

    /** On squares. */
    record On(SquaresText squares) implements Where {}
  }

  /** All letters that are put. */
  List<Token> letters() {
    return items.stream().flatMap(item -> item.letters().stream()).toList();
  }

  private static PlacingsText read(String text) throws Malformed {
    List<Item> items = new ArrayList<>();
    int offset = 0;
    for (String part : text.split(";", -1)) {
      // Blanks before it, so that offsets are those of the whole text.
      items.add(item(" ".repeat(offset) + part, offset));
      offset += part.length() + 1;
    }
    return new PlacingsText(List.copyOf(items));
  }

  private static Item item(String text, int begin) throws Malformed {
    List<Token> tokens = Letters.tokens(text);
    List<Token> letters = new ArrayList<>();
    while (letters.size() < tokens.size() && !tokens.get(letters.size()).text().equals(ON)) {
      letters.add(letter(tokens.get(letters.size())));
    }
    if (letters.isEmpty()) {
      throw new Malformed(begin, "a placing has no piece",
          "letters of pieces, such as \"N N\", and \";\" between placings");
    }
    return new Item(List.copyOf(letters), where(text, tokens.subList(letters.size(), tokens.size())));
  }

  private static Token letter(Token token) throws Malformed {
    if (!Letters.isLetter(token.text())) {
      throw new Malformed(token.offset(), "\"" + Malformed.shortened(token.text()) + "\" cannot stand here",
          Optional.of("letters of pieces such as \"N N\", and perhaps \"on\" and where they may stand"),
          Optional.of(token.text().toUpperCase(Locale.ROOT)).filter(Letters::isLetter));
    }
    return token;
  }

  private static Where where(String text, List<Token> rest) throws Malformed {
    if (rest.isEmpty()) {
      return new Where.Anywhere();
    }
    if (rest.size() == 1) {
      throw new Malformed(rest.getFirst().offset(), "\"on\" is the last word", PLACES);
    }
    Token first = rest.get(1);
    if (first.text().equals(UNLIKE.getFirst())) {
      return unlike(rest.subList(1, rest.size()));
    }
    Optional<Token> another = rest.stream().skip(2)
        .filter(token -> Letters.isLetter(token.text()) || token.text().equals(ON)).findFirst();
    if (another.isPresent()) {
      throw new Malformed(another.get().offset(),
          "\"" + Malformed.shortened(another.get().text()) + "\" cannot stand here",
          "\";\" and the next placing");
    }
    int offset = first.offset();
    try {
      return new Where.On(Leaf.SQUARES.reader().read(" ".repeat(offset) + text.substring(offset)));
    } catch (Malformed e) {
      boolean plain = e.expected().filter(SquaresText.EXPECTED::equals).isPresent();
      throw new Malformed(e.offset(), e.problem(), plain ? Optional.of(PLACES) : e.expected(),
          e.suggestion());
    }
  }

  private static Where unlike(List<Token> words) throws Malformed {
    List<String> texts = words.stream().map(Token::text).toList();
    if (texts.size() != UNLIKE.size() + 1 || !texts.subList(0, UNLIKE.size()).equals(UNLIKE)) {
      throw new Malformed(words.getFirst().offset(), "it is not said which colour",
          "\"other colour than Q\"");
    }
    return new Where.Unlike(letter(words.getLast()));
  }
}
