package org.variorum.server.thinking;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Limits;
import org.variorum.engine.Result;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Position;
import org.variorum.server.api.Choice;
import org.variorum.server.guest.Visitor;

/** Judges the positions of a line one after the other, a few in each turn, and the moves between them. */
final class ReviewJob extends Job {

  private static final Limits EACH = Limits.NONE.nodes(20_000).time(Duration.ofSeconds(1)).forScores();

  private final Minds minds;
  private final List<Position> positions;
  private final List<Move> moves;
  private final Judgements judgements;
  private @Nullable Mind mind;
  private int next;

  /** @param moves those that lead from each position to the next */
  ReviewJob(Visitor asker, Minds minds, List<Position> positions, List<Move> moves, Judgements judgements) {
    super(asker, Lane.STUDY);
    this.minds = minds;
    this.positions = positions;
    this.moves = moves;
    this.judgements = judgements;
  }

  @Override
  boolean work(Turn turn) {
    mind = minds.with(Temper.best(positions.getFirst().game()), mind, lent -> {
      do {
        judge(lent);
      } while (next < positions.size() && !turn.over());
    });
    return next == positions.size();
  }

  private void judge(Mind lent) {
    Position position = positions.get(next);
    Depths depths = new Depths(this::isCancelled);
    Result result = lent.search(position, EACH, 1, depths);
    Choice choice = next < moves.size() ? choice(lent, position, depths, moves.get(next)) : null;
    if (!isCancelled()) {
      judgements.judged(next, Prospects.score(position.turn(), result.score()), choice,
          next == positions.size() - 1);
    }
    next++;
  }

  /** A move beside the best; null if too little was seen to tell. */
  private @Nullable Choice choice(Mind lent, Position position, Depths best, Move move) {
    if (best.deepest() == 0) {
      return null;
    }
    Depths played = best.chose(move) ? best : new Depths(this::isCancelled);
    if (played != best) {
      lent.search(position, EACH.moves(List.of(move)).depth(best.deepest()), 1, played);
    }
    int depth = played.deepest();
    return depth == 0 ? null : Prospects.choice(position, best.at(depth), played.at(depth));
  }
}
