package org.variorum.server.thinking;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Limits;
import org.variorum.engine.Listener;
import org.variorum.engine.Result;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Position;

/** Judges positions one after the other, a few in each turn. */
final class ReviewJob extends Job {

  private static final Limits EACH = Limits.NONE.nodes(20_000).time(Duration.ofMillis(500)).forScores();

  private final Minds minds;
  private final List<Position> positions;
  private final Judgements judgements;
  private @Nullable Mind mind;
  private int next;

  ReviewJob(String guest, Minds minds, List<Position> positions, Judgements judgements) {
    super(guest, Lane.STUDY);
    this.minds = minds;
    this.positions = positions;
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
    Result result = lent.search(position, EACH, 1, new Listener() {
      @Override
      public void deeper(Result deeper) {}

      @Override
      public boolean stopped() {
        return isCancelled();
      }
    });
    if (!isCancelled()) {
      judgements.judged(next, Prospects.score(position.turn(), result.score()),
          result.best().map(Move::text).orElse(null), next == positions.size() - 1);
    }
    next++;
  }
}
