package org.variorum.rules.language.word;

import java.util.List;
import org.variorum.rules.condition.Owner;

/** The pieces that a movement may hop over, as a text names them: {@code all but C}, {@code enemy}, {@code own P}. */
public record HurdleText(Owner owner, Letters letters) {

  private static final List<String> OWNERS = List.of("own", "enemy", "any");

  static HurdleText read(String text) throws Malformed {
    List<Letters.Named> tokens = Letters.tokens(text);
    int owner = tokens.isEmpty() ? -1 : OWNERS.indexOf(tokens.getFirst().letter());
    if (owner < 0) {
      return new HurdleText(Owner.ANY, Letters.read(text));
    }
    if (tokens.size() == 1) {
      return new HurdleText(Owner.values()[owner], new Letters(true, List.of()));
    }
    int rest = tokens.get(1).offset();
    return new HurdleText(Owner.values()[owner], Letters.read(" ".repeat(rest) + text.substring(rest)));
  }
}
