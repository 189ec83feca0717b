package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.protocol.VariantCatalog;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/**
 * Benchmark: searches fixed positions of the games on one thread, to a fixed depth. The number of nodes is the same on
 * every machine; it changes whenever the search changes.
 */
final class Bench {

  static final int DEFAULT_DEPTH = 5;
  /** The limit of nodes for each position. It applies to games with many moves, and keeps the total reproducible. */
  private static final long MAX_NODES = 100_000;
  /** The plies of the random game after which the positions are searched. */
  private static final List<Integer> PLIES = List.of(0, 9, 18);

  private final VariantCatalog catalog;
  private final BooleanSupplier isStopped;
  private final Consumer<String> out;
  private long nodes;
  private long nanos;

  Bench(VariantCatalog catalog, BooleanSupplier isStopped, Consumer<String> out) {
    this.catalog = catalog;
    this.isStopped = isStopped;
    this.out = out;
  }

  /** @param games the games to search; empty for all games */
  void run(int depth, List<String> games) {
    for (String id : games.isEmpty() ? catalog.ids() : games) {
      if (isStopped.getAsBoolean()) {
        break;
      }
      switch (catalog.find(id)) {
        case VariantCatalog.Answer.Found(String name, Game game) -> run(name, game, depth);
        case VariantCatalog.Answer.Refused(List<String> reasons) ->
            reasons.forEach(reason -> out.accept("info string " + reason));
      }
    }
    out.accept("");
    out.accept("Total time (ms) : " + nanos / 1_000_000);
    out.accept("Nodes searched  : " + nodes);
    out.accept("Nodes/second    : " + (long) (nodes / Math.max(1e-9, nanos / 1e9)));
  }

  private void run(String id, Game game, int depth) {
    Engine engine = new Engine(game, EngineSettings.DEFAULT
        .experience(
            catalog.experience().orNoneIfUnreadable(game, words -> out.accept("info string " + words))));
    for (Position position : positions(game)) {
      engine.forget();
      Result result = engine.search(position, SearchLimits.NONE.depth(depth).nodes(MAX_NODES), 1, listener());
      nodes += result.nodes();
      nanos += result.time().toNanos();
      out.accept(id + ": " + position.fen() + ": " + result.nodes() + " nodes, best "
          + result.bestMove().map(Move::text).orElse("none"));
    }
  }

  private SearchListener listener() {
    return new SearchListener() {
      @Override
      public void depthCompleted(Result result) {}

      @Override
      public boolean mustStop() {
        return isStopped.getAsBoolean();
      }
    };
  }

  /** The start position, and positions of a random game that is always the same. */
  private static List<Position> positions(Game game) {
    List<Position> positions = new ArrayList<>();
    Random random = new Random(1);
    Position position = game.start();
    for (int ply = 0; ply <= PLIES.getLast() && !position.moves().isEmpty(); ply++) {
      if (PLIES.contains(ply)) {
        positions.add(position);
      }
      List<Move> moves = position.moves().stream().sorted((a, b) -> a.text().compareTo(b.text())).toList();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return positions;
  }
}
