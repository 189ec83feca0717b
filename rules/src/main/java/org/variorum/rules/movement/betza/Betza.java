package org.variorum.rules.movement.betza;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.variorum.rules.movement.HurdleCount;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.Path;

/**
 * Reader of movement notation: Betza's letters with Muller's extensions (XBetza), as {@code docs/movement.md} describes
 * them.
 *
 * <p>{@link BetzaLetter} lists the characters with their meanings. The reader refuses every character that it does not
 * know. Reading takes bounded time and memory for every text.
 */
public final class Betza {

  private Betza() {
  }

  /**
   * Returns the movement that a text describes, for White. Hops lead over exactly one piece.
   *
   * @throws BetzaException if the text is not movement notation, uses something that is not supported, or exceeds a
   *     limit
   */
  public static Movement parse(String text) {
    return parse(text, HurdleCount.ONE);
  }

  /**
   * Returns the movement that a text describes, for White, with a given number of hurdles for hops.
   *
   * @throws BetzaException as for {@link #parse(String)}, and if a hop of the text cannot have that number of hurdles
   */
  public static Movement parse(String text, HurdleCount hurdles) {
    BetzaText source = new BetzaText(text, hurdles);
    if (text.length() > Bounds.MAX_CHARACTERS) {
      throw source.error(Bounds.MAX_CHARACTERS + 1, "more than " + Bounds.MAX_CHARACTERS + " characters",
          "a shorter text");
    }
    Set<Path> paths = new LinkedHashSet<>();
    int pathCount = 0;
    for (Term term : new BetzaReader(source).terms()) {
      List<Path> termPaths = term.paths();
      pathCount += termPaths.size();
      if (pathCount > Bounds.MAX_PATHS) {
        throw source.error(term.column(), "more than " + Bounds.MAX_PATHS + " paths", "fewer atoms or legs");
      }
      paths.addAll(termPaths);
    }
    return new Movement(text, List.copyOf(paths));
  }
}
