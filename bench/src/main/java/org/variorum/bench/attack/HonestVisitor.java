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
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

  private final VisitorReport report;
  private final LiveGame friends;
  private final ComputerGame computer;
  private final AnalysisPage analysis;

  HonestVisitor(URI server, InetAddress from, List<String> games, int number, VisitorReport report) {
    this.report = report;
    Site site = new Site(server, from);
    String game = games.get(number % games.size());
    friends = new LiveGame(site, game, number, report.moves());
    computer = new ComputerGame(site, game, number, report);
    analysis = new AnalysisPage(site, game, report);
  }

  void begin() throws IOException, InterruptedException {
    friends.begin();
    computer.begin();
    analysis.begin();
  }

  /** Plays and analyses until the clock is shut down. */
  void play(ScheduledExecutorService clock, int number) {
    schedule(clock, BETWEEN_MOVES, number, friends::move);
    schedule(clock, BETWEEN_LOOKS, number, computer::moveIfDue);
    schedule(clock, BETWEEN_LOOKS, number, analysis::requestIfIdle);
  }

  private interface Action {
    void run() throws IOException, InterruptedException;
  }

  private void schedule(ScheduledExecutorService clock, Duration between, int number, Action action) {
    clock.scheduleAtFixedRate(() -> Thread.startVirtualThread(() -> {
      try {
        action.run();
      } catch (IOException | RuntimeException e) {
        report.moves().addFailure(e.toString());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }), number * 37L, between.toMillis(), TimeUnit.MILLISECONDS);
  }

  void leave() {
    friends.leave();
    computer.leave();
    analysis.leave();
  }

  void verify(URI server) throws IOException, InterruptedException {
    friends.verify(server);
  }

  /** A message of a visitor. */
  static Map<String, Object> message(String type, int ref, Map<String, Object> fields) {
    Map<String, Object> message = new LinkedHashMap<>(fields);
    message.put("type", type);
    message.put("ref", ref);
    return message;
  }
}
