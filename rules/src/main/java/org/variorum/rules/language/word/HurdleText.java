package org.variorum.rules.language.word;

import java.util.List;
import org.variorum.rules.condition.Owner;

/** The pieces that a movement may hop over, as a text names them: {@code all but C}, {@code enemy}, {@code own P}. */
public record HurdleText(Owner owner, Letters letters) {

  private static final List<String> OWNERS = List.of("own", "enemy", "any");

  static HurdleText read(String text) throws Malformed {
    List<Letters.Token> tokens = Letters.tokens(text);
    int ownerIndex = tokens.isEmpty() ? -1 : OWNERS.indexOf(tokens.getFirst().text());
    if (ownerIndex < 0) {
      return new HurdleText(Owner.ANY, Letters.read(text));
    }
    if (tokens.size() == 1) {
      return new HurdleText(Owner.values()[ownerIndex], new Letters(true, List.of()));
    }
    // Blanks replace the owner, so that the offsets of the letters are correct.
    int lettersStart = tokens.get(1).offset();
    return new HurdleText(Owner.values()[ownerIndex],
        Letters.read(" ".repeat(lettersStart) + text.substring(lettersStart)));
  }
}
