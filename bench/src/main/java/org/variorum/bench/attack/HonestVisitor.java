package org.variorum.bench.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.variorum.bench.load.LiveGame;
import org.variorum.bench.load.Site;

/** A visitor who plays a friend, plays the weakest computer, and analyses, at a separate address. */
final class HonestVisitor {

  private static final Duration BETWEEN_MOVES = Duration.ofMillis(250);
  private static final Duration BETWEEN_CHECKS = Duration.ofMillis(20);

  private final VisitorReport report;
  private final LiveGame friendGame;
  private final ComputerGame computerGame;
  private final AnalysisPage analysisPage;

  HonestVisitor(URI server, InetAddress localAddress, List<String> games, int number, VisitorReport report) {
    this.report = report;
    Site site = new Site(server, localAddress);
    String game = games.get(number % games.size());
    friendGame = new LiveGame(site, game, number, report.moves());
    computerGame = new ComputerGame(site, game, number, report);
    analysisPage = new AnalysisPage(site, game, report);
  }

  void begin() throws IOException, InterruptedException {
    friendGame.begin();
    computerGame.begin();
    analysisPage.begin();
  }

  /** Plays and analyses until the clock is shut down. Visitors with other numbers act at other times. */
  void play(ScheduledExecutorService clock, int number) {
    schedule(clock, BETWEEN_MOVES, number, friendGame::move);
    schedule(clock, BETWEEN_CHECKS, number, computerGame::moveIfDue);
    schedule(clock, BETWEEN_CHECKS, number, analysisPage::requestIfIdle);
  }

  private interface Action {
    void run() throws IOException, InterruptedException;
  }

  private void schedule(ScheduledExecutorService clock, Duration interval, int number, Action action) {
    clock.scheduleAtFixedRate(() -> Thread.startVirtualThread(() -> {
      try {
        action.run();
      } catch (IOException | RuntimeException e) {
        report.moves().addFailure(e.toString());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }), number * 37L, interval.toMillis(), TimeUnit.MILLISECONDS);
  }

  void leave() {
    friendGame.leave();
    computerGame.leave();
    analysisPage.leave();
  }

  void verify(URI server) throws IOException, InterruptedException {
    friendGame.verify(server);
  }

  /** A message to the server, which repeats {@code ref} in its answer. */
  static Map<String, Object> message(String type, int ref, Map<String, Object> fields) {
    Map<String, Object> message = new LinkedHashMap<>(fields);
    message.put("type", type);
    message.put("ref", ref);
    return message;
  }
}
