package org.variorum.bench.attack;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.variorum.bench.load.GuestClient;
import org.variorum.bench.load.Site;
import tools.jackson.databind.JsonNode;

/** A visitor who requests one analysis after another. */
final class AnalysisPage {

  private static final long PAUSE_NANOS = 1_000_000_000;

  private final Site site;
  private final String game;
  private final VisitorReport report;
  private final GuestClient page;
  private int ref;
  /** Time of the request that has no line of analysis yet, by {@link System#nanoTime}; 0 if there is none. */
  private long waitingSince;
  private long idleSince;

  AnalysisPage(Site site, String game, VisitorReport report) {
    this.site = site;
    this.game = game;
    this.report = report;
    page = new GuestClient(this::handle, report.moves()::addFailure);
  }

  void begin() throws IOException, InterruptedException {
    page.connect(site, site.newGuest());
    idleSince = System.nanoTime();
  }

  private synchronized void handle(JsonNode message) {
    boolean isLatest = message.path("ref").asInt() == ref;
    switch (message.path("type").asString("")) {
      case "analysis" -> {
        if (isLatest && waitingSince != 0 && !message.path("lines").isEmpty()) {
          report.lines().add(System.nanoTime() - waitingSince);
          waitingSince = 0;
          idleSince = System.nanoTime();
          page.send(Map.of("type", "stop", "ref", ref));
        }
      }
      case "refused" -> report.moves().addFailure(message.toString());
      default -> {}
    }
  }

  /** Requests an analysis if none is running and the last one ended at least a second ago. */
  synchronized void requestIfIdle() {
    if (waitingSince == 0 && System.nanoTime() - idleSince >= PAUSE_NANOS) {
      waitingSince = System.nanoTime();
      page.send(HonestVisitor.message("analyse", ++ref,
          Map.of("position", Map.of("game", game, "moves", List.of()), "lines", 1)));
    }
  }

  /** Disconnects; if a line has not arrived yet, adds the time waited so far. */
  synchronized void leave() {
    page.leave();
    if (waitingSince != 0) {
      report.lines().add(System.nanoTime() - waitingSince);
    }
  }
}
