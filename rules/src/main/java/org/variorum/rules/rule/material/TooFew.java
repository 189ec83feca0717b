package org.variorum.rules.rule.material;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * The game is drawn where neither side has enough to win: one side has nothing but royal pieces, and the other besides its own one of
 * some sets or less; or all pieces that are not royal are of some kinds and stand on squares of one colour; or each side has one of some
 * other sets or less, with which it cannot win whatever the other has, not even because that has no time left.
 *
 * @param left the sets, each with its letters, of which one may stand there several times
 * @param oneColour the letters of pieces of which any number may be left on squares of one colour
 * @param againstAnything the sets with which a side cannot win besides its royal pieces, written like {@code left}; an empty one is nothing
 */
public record TooFew(List<List<String>> left, Set<String> oneColour, List<List<String>> againstAnything)
    implements Mechanism {
  public TooFew {
    left = left.stream().map(List::copyOf).toList();
    againstAnything = againstAnything.stream().map(List::copyOf).toList();
    oneColour = Set.copyOf(oneColour);
  }

  @Override
  public boolean keepsMaterial() {
    return true;
  }
}
