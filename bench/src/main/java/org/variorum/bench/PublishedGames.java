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

/** The games of the folder {@code games} with their published counts. */
final class PublishedGames {

  private PublishedGames() {}

  static Game of(String id) {
    return Game.of(GameFiles.definition(id, List.of()));
  }

  /**
   * For each game that has published counts from the start position, its id and the depth of the largest that is not
   * above a bound, {@code id 4}.
   */
  static List<String> counts(long most) throws IOException {
    List<String> counts = new ArrayList<>();
    for (String id : GameFiles.ids()) {
      fromStart(id).flatMap(truth -> truth.nodes().entrySet().stream())
          .filter(count -> count.getValue() <= most).map(Map.Entry::getKey).max(Comparator.naturalOrder())
          .ifPresent(depth -> counts.add(id + " " + depth));
    }
    return counts;
  }

  /**
   * The published count of move sequences from the start position.
   *
   * @throws IllegalArgumentException if there is none
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
