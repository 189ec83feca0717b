package org.variorum.rules.movement;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a piece can do on an empty-handed board: a set of paths. It is the meaning of a text in XBetza notation, seen by
 * White; Black takes each step as the board's sides say.
 *
 * @param text the notation it was read from
 * @param paths the paths; a square that two paths reach is reached once
 */
public record Movement(String text, List<Path> paths) {

  /** No movement at all. */
  public static final Movement NONE = new Movement("", List.of());

  public Movement {
    paths = List.copyOf(paths);
  }

  /** The legs of all paths. */
  public Stream<Leg> legs() {
    return paths.stream().flatMap(path -> path.legs().stream());
  }
}
