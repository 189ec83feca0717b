package org.variorum.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.thinking.ThinkingFixture.guest;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.variorum.engine.Experience;
import org.variorum.rules.game.Position;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.view.answer.Choice;
import org.variorum.view.answer.EngineLine;
import org.variorum.view.position.MoveLine;

/** What the real engine says of moves and positions. */
final class VerdictsTest {

  private static final long MEMORY = 3 * SearcherPool.MAX_SEARCHER_BYTES;

  /** What a review by the real engine says of the last of these moves, beside the best. */
  private static Choice reviewed(@Nullable String fen, String... texts) {
    MoveLine line = MoveLine.play(CatalogGames.edition("chess"), fen, List.of(texts), () -> {});
    CompletableFuture<Choice> last = new CompletableFuture<>();
    try (EngineScheduler real = new EngineScheduler(1, MEMORY, Experience.NONE)) {
      real.review(guest("a"), line.start(), line.moves(), (index, score, choice, done) -> {
        if (index == texts.length - 1) {
          last.complete(Objects.requireNonNull(choice));
        }
      });
      return last.join();
    }
  }

  @Test
  void aMoveThatWinsIsWorthWhatTheBestIs() {
    // Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
    Choice choice = reviewed("3rkb1r/p2nqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/2KR3R w k - 3 13", "Rxd7");
    int best = Objects.requireNonNull(choice.best().centipawns());
    assertThat(choice.played().centipawns()).isBetween(best - 50, best);
  }

  @Test
  void aMoveThatLosesAQueenIsWorthMuchLessThanTheBest() {
    Choice choice = reviewed(null, "e4", "e5", "Nf3", "Qg5");
    assertThat(choice.played().centipawns()).as("from White's side").isGreaterThan(500);
    assertThat(choice.best().centipawns()).isBetween(-100, 100);
    assertThat(choice.line()).hasSizeGreaterThan(2).extracting(EngineLine.EngineMove::san)
        .doesNotContain("Qg5");
  }

  @Test
  void aMoveIntoAMateIsWorthALossAndOneThatMatesAWin() {
    Choice choice = reviewed(null, "f3", "e5", "g4");
    assertThat(choice.played().wins()).isEqualTo(-1);
    assertThat(choice.best().wins()).isNull();
    choice = reviewed(null, "f3", "e5", "g4", "Qh4#");
    assertThat(choice).isEqualTo(new Choice(new org.variorum.view.answer.Score(null, -1),
        new org.variorum.view.answer.Score(null, -1),
        List.of(new EngineLine.EngineMove("d8h4", "Qh4#", org.variorum.view.answer.Color.black, 2))));
  }

  @Test
  void theEngineSeesAMateFromWhitesSide() throws InterruptedException {
    Position white = CatalogGames.edition("chess").game().position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    Position black = CatalogGames.edition("chess").game().position("r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1");
    try (EngineScheduler real = new EngineScheduler(1, MEMORY, Experience.NONE)) {
      for (Position position : List.of(white, black)) {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        real.analyse(guest("a"), position, 2, new AnalysisListener() {
          @Override
          public void waiting(int before) {}

          @Override
          public void found(int depth, long nodes, List<EngineLine> lines, boolean done) {
            if (!lines.isEmpty() && depth >= 3) {
              heard.add(lines.getFirst().score().wins() + " " + lines.getFirst().moves().getFirst().san());
            }
          }
        });
        assertThat(heard.take()).isEqualTo(position == white ? "1 Ra8#" : "-1 Ra1#");
      }
    }
  }
}
