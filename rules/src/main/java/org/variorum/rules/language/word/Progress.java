package org.variorum.rules.language.word;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.text.Nearest;

/**
 * What sets the halfmove clock back: {@code captures P}, {@code actions promotions}.
 *
 * @param captures whether a capture does
 * @param actions whether acting on a piece does
 * @param promotions whether an own promotion does
 * @param pieces the pieces whose moves do
 */
public record Progress(boolean captures, boolean actions, boolean promotions, Letters pieces) {

  private static final String CAPTURES = "captures";
  private static final String ACTIONS = "actions";
  private static final String PROMOTIONS = "promotions";
  private static final String EXPECTED = "captures, actions, promotions, letters of pieces whose moves count";
  private static final List<String> WORDS = List.of(CAPTURES, ACTIONS, PROMOTIONS);

  static Progress read(String text) throws Malformed {
    List<Letters.Named> tokens = Letters.tokens(text);
    if (tokens.isEmpty()) {
      throw new Malformed(0, "a kind of progress is missing here", EXPECTED);
    }
    List<String> words = tokens.stream().map(Letters.Named::letter).toList();
    List<Letters.Named> pieces = tokens.stream().filter(token -> !WORDS.contains(token.letter())).toList();
    Letters.once(tokens);
    for (Letters.Named token : pieces) {
      if (!Letters.isLetter(token.letter())) {
        throw new Malformed(token.offset(),
            "\"" + Malformed.shown(token.letter()) + "\" is no kind of progress",
            Optional.of(EXPECTED),
            Nearest.to(token.letter(), WORDS));
      }
    }
    return new Progress(words.contains(CAPTURES), words.contains(ACTIONS), words.contains(PROMOTIONS),
        new Letters(false, pieces));
  }
}
