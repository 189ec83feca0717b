package org.variorum.rules.rule.fusion;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;

/**
 * Two pieces, as a definition names them: {@code R + B}.
 *
 * @param either whether each may go onto the other
 */
record PairText(String first, String second, boolean either) {

  private static final Pattern FORM =
      Pattern.compile("\\s*(?<first>\\+?[A-Z]~?)\\s*(?<sign>[+>])\\s*(?<second>\\+?[A-Z]~?)\\s*");

  static final Leaf<PairText> LEAF = new Leaf<>("pair of pieces",
      "The letters of two pieces: `R + B`, where each may go onto the other; `R > K`, where only the first goes onto the second.",
      Map.of("type", "string"), List.of(), PairText::read);

  private static PairText read(String text) throws Malformed {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is no pair of pieces",
          "two letters with + between, such as \"R + B\", or with > where only the first goes onto the second");
    }
    return new PairText(form.group("first"), form.group("second"), form.group("sign").equals("+"));
  }
}
