package org.variorum.server.api.publication;

import java.util.List;
import org.variorum.view.answer.GameEntry;
import org.variorum.view.answer.Shape;

/**
 * A page of the public definitions.
 *
 * @param more whether another page follows
 */
public record Gallery(List<Entry> entries, boolean more) {

  /**
   * A public definition.
   *
   * @param shape the board of the game
   * @param games the number of tables at which it was played
   * @param published the time of the newest version, in ISO 8601
   */
  public record Entry(GameEntry game, Shape shape, String owner, List<String> tags, long games,
      String published) {}
}
