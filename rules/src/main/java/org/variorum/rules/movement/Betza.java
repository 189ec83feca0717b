package org.variorum.rules.movement;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads movement notation: Betza's letters with Muller's extensions (XBetza), as {@code docs/movement.md} describes them.
 *
 * <p>What the letters mean is in {@link BetzaLetter}. Whatever the reader does not know it refuses; nothing is skipped.
 * It ends in bounded time and memory for every text.
 */
public final class Betza {

  /** The greatest number of characters. */
  public static final int MAX_TEXT = 1_000;

  /** The greatest number of paths that a text may describe, before equal ones are made one. */
  public static final int MAX_PATHS = 4_096;

  /** The greatest number of legs that one atom, or one bracket, may have. */
  public static final int MAX_LEGS = 16;

  private Betza() {
  }

  /**
   * What the text says, for White.
   *
   * @throws BetzaException if it is no movement notation, says something that this program does not support, or exceeds
   *     a limit
   */
  public static Movement parse(String text) {
    Source source = new Source(text);
    if (text.length() > MAX_TEXT) {
      throw source.error(MAX_TEXT + 1, "more than " + MAX_TEXT + " characters", "a shorter text");
    }
    Set<Path> paths = new LinkedHashSet<>();
    int described = 0;
    for (Term term : new BetzaReader(source).terms()) {
      List<Path> more = term.paths();
      described += more.size();
      if (described > MAX_PATHS) {
        throw source.error(term.column(), "more than " + MAX_PATHS + " paths", "fewer atoms or legs");
      }
      paths.addAll(more);
    }
    return new Movement(text, List.copyOf(paths));
  }
}
