package org.variorum.rules.rule.material;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Letters.Token;
import org.variorum.rules.language.word.Malformed;

/**
 * Pieces of which several may be alike, as they are written: {@code N N}.
 *
 * @param letters with their offsets
 */
record PiecesLeft(List<Token> letters) {

  static final Leaf<PiecesLeft> LEAF =
      new Leaf<>("pieces left", "Letters of pieces, each as often as there is such a piece: `B`; `N N`.",
          Map.of("type", "string"), List.of(), PiecesLeft::read);
  static final Leaf<PiecesLeft> OR_NOBODY =
      new Leaf<>("pieces left or none",
          "Letters of pieces, each as often as there is such a piece, or `nobody`: `B`; `N N`; `nobody`.",
          Map.of("type", "string"), List.of(), PiecesLeft::readOrNobody);

  private static PiecesLeft readOrNobody(String text) throws Malformed {
    return text.strip().equals(Letters.NOBODY) ? new PiecesLeft(List.of()) : read(text);
  }

  static PiecesLeft read(String text) throws Malformed {
    List<Token> letters = Letters.tokens(text);
    if (letters.isEmpty()) {
      throw new Malformed(0, "no letter here", "letters of pieces such as \"N N\"");
    }
    for (Token named : letters) {
      if (!Letters.isLetter(named.text())) {
        throw new Malformed(named.offset(),
            "\"" + Malformed.shortened(named.text()) + "\" is no letter of a piece",
            Optional.of("letters of pieces such as \"N N\""), Optional.empty());
      }
    }
    return new PiecesLeft(letters);
  }
}
