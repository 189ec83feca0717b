package org.variorum.rules.movement.betza;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.variorum.rules.movement.HurdleCount;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.Path;

/**
 * Reads movement notation: Betza's letters with Muller's extensions (XBetza), as {@code docs/movement.md} describes them.
 *
 * <p>What the letters mean is in {@link BetzaLetter}. Whatever the reader does not know it refuses; nothing is skipped.
 * It ends in bounded time and memory for every text.
 */
public final class Betza {

  private Betza() {
  }

  /**
   * What the text says, for White.
   *
   * @throws BetzaException if it is no movement notation, says something that this program does not support, or exceeds
   *     a limit
   */
  public static Movement parse(String text) {
    return parse(text, HurdleCount.ONE);
  }

  /**
   * The same where hops lead over another number of pieces.
   *
   * @throws BetzaException also if the text has hops that cannot
   */
  public static Movement parse(String text, HurdleCount hurdles) {
    BetzaText source = new BetzaText(text, hurdles);
    if (text.length() > Bounds.TEXT) {
      throw source.error(Bounds.TEXT + 1, "more than " + Bounds.TEXT + " characters", "a shorter text");
    }
    Set<Path> paths = new LinkedHashSet<>();
    int described = 0;
    for (Term term : new BetzaReader(source).terms()) {
      List<Path> more = term.paths();
      described += more.size();
      if (described > Bounds.PATHS) {
        throw source.error(term.column(), "more than " + Bounds.PATHS + " paths", "fewer atoms or legs");
      }
      paths.addAll(more);
    }
    return new Movement(text, List.copyOf(paths));
  }
}
