package org.variorum.bench;

import java.io.IOException;
import java.util.List;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

/** The games of the folder {@code games} with their published counts. */
final class PublishedGames {

  private PublishedGames() {}

  static Game of(String id) {
    return Game.of(GameFiles.definition(id, List.of()));
  }

  /**
   * The published count of move sequences from the start position.
   *
   * @throws IllegalArgumentException if there is none
   */
  static long leaves(String id, int depth) throws IOException {
    return GameFiles.perft(id).stream()
        .filter(
            truth -> truth.options().isEmpty() && truth.fen().isEmpty() && truth.nodes().containsKey(depth))
        .mapToLong(truth -> truth.nodes().get(depth)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            "games/" + id + "/perft.txt has no count for depth " + depth + " from the start position"));
  }
}
