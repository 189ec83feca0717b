package org.variorum.rules.movement;

import java.util.List;
import java.util.stream.Stream;

/**
 * The movement of a piece: a set of paths. It is the meaning of a text in XBetza notation. The steps are those of
 * White; {@code BlackView} of the board defines the corresponding steps of Black.
 *
 * @param text the notation from which the movement was read
 * @param paths the paths; a move that several paths allow is generated once
 */
public record Movement(String text, List<Path> paths) {

  /** The empty movement. */
  public static final Movement NONE = new Movement("", List.of());

  public Movement {
    paths = List.copyOf(paths);
  }

  /** The legs of all paths. */
  public Stream<Leg> legs() {
    return paths.stream().flatMap(path -> path.legs().stream());
  }
}
