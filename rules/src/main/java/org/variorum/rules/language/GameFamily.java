package org.variorum.rules.language;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.Properties;

/**
 * A group of games that lists show together.
 *
 * @param id the name of the family's folder
 * @param title the title that players see
 * @param about what the games have in common, in one sentence; empty if there is no description
 * @param order the position among the families; lower values come first
 */
public record GameFamily(String id, String title, String about, int order) implements Comparable<GameFamily> {

  /** The games without a family, which come last. */
  public static final GameFamily OTHERS = new GameFamily("", "Other games", "", Integer.MAX_VALUE);

  private static final Comparator<GameFamily> ORDER =
      Comparator.comparingInt(GameFamily::order).thenComparing(GameFamily::id);

  /** Reads a file {@code family.properties}: {@code title}, {@code about} and {@code order}, each with a default. */
  public static GameFamily read(String id, String text) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new GameFamily(id, properties.getProperty("title", id), properties.getProperty("about", ""),
        readOrder(properties));
  }

  /** Without an order, a family comes just before the games without a family. */
  private static int readOrder(Properties properties) {
    try {
      return Integer.parseInt(properties.getProperty("order", "").strip());
    } catch (NumberFormatException _) {
      return OTHERS.order - 1;
    }
  }

  @Override
  public int compareTo(GameFamily other) {
    return ORDER.compare(this, other);
  }
}
