package org.variorum.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.TruthFiles.PerftTruth;

/** The games of the folder {@code games}, with their published perft counts. */
final class PublishedGames {

  private PublishedGames() {}

  static Game game(String id) {
    return Game.of(GameFiles.definition(id, List.of()));
  }

  /**
   * Returns a text such as {@code id 4} for each game with published counts from the start position: its id and the
   * greatest depth with at most {@code mostLeaves} leaves.
   */
  static List<String> counts(long mostLeaves) throws IOException {
    List<String> counts = new ArrayList<>();
    for (String id : GameFiles.ids()) {
      fromStart(id).flatMap(truth -> truth.nodes().entrySet().stream())
          .filter(count -> count.getValue() <= mostLeaves).map(Map.Entry::getKey)
          .max(Comparator.naturalOrder())
          .ifPresent(depth -> counts.add(id + " " + depth));
    }
    return counts;
  }

  /**
   * Returns the published perft count from the start position.
   *
   * @throws IllegalArgumentException if no such count is published
   */
  static long leaves(String id, int depth) throws IOException {
    return fromStart(id).filter(truth -> truth.nodes().containsKey(depth))
        .mapToLong(truth -> truth.nodes().get(depth)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            id + "/perft.txt has no count for depth " + depth + " from the start position"));
  }

  private static Stream<PerftTruth> fromStart(String id) throws IOException {
    return GameFiles.perft(id).stream().filter(truth -> truth.options().isEmpty() && truth.fen().isEmpty());
  }
}
