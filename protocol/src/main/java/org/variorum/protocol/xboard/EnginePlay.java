package org.variorum.protocol.xboard;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.protocol.EngineHost;
import org.variorum.protocol.EngineOption;
import org.variorum.protocol.LineSink;
import org.variorum.protocol.xboard.Events.Event;
import org.variorum.protocol.xboard.XBoardSearch.Purpose;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;

/** The engine as a player: its side, its current search, and its messages. */
final class EnginePlay {

  /** The limit of a search for a hint. */
  private static final SearchLimits HINT_LIMITS = SearchLimits.NONE.nodes(2_000);

  private final EngineHost host;
  private final XBoardGame game;
  private final Clocks clocks;
  private final Events events;
  private final LineSink out;
  /** The numbers of the pings that are answered after the engine's move. */
  private final List<String> pings = new ArrayList<>();
  /** The side that the engine plays; empty if it plays neither. */
  private Optional<Side> engineSide = Optional.of(Side.BLACK);
  private Optional<XBoardSearch> search = Optional.empty();
  private Optional<Result> lastResult = Optional.empty();
  private boolean isAnalysing;
  private boolean mayPonder;
  private volatile boolean postsThinking;

  /** @param events receives an event at the end of each search */
  EnginePlay(EngineHost host, XBoardGame game, Clocks clocks, Events events, LineSink out) {
    this.host = host;
    this.game = game;
    this.clocks = clocks;
    this.events = events;
    this.out = out;
  }

  /** Receiver of search reports, on the search threads. */
  private final class Listener implements XBoardSearch.Listener {

    @Override
    public void depthCompleted(XBoardSearch search, Result result) {
      if (postsThinking) {
        out.write(ThinkingOutput.lines(search.from(), result));
      }
    }

    @Override
    public void searchEnded(XBoardSearch search, Optional<Throwable> failure) {
      failure.ifPresent(
          cause -> out.write(
              "tellusererror the search failed, so the engine makes an arbitrary legal move: " + cause));
      events.add(new Event.SearchEnded(search));
    }
  }

  /** Resets the state for a new game, in which the engine plays Black. */
  void restart() {
    lastResult = Optional.empty();
    engineSide = Optional.of(Side.BLACK);
    if (isAnalysing) {
      startDueSearch();
    }
  }

  /** Sets the side that the engine plays; empty for neither. Starts a search if that side is to move. */
  void play(Optional<Side> side) {
    abandonSearch();
    engineSide = side;
    startDueSearch();
  }

  void analyse(boolean on) {
    isAnalysing = on;
    play(Optional.empty());
  }

  void post(boolean on) {
    postsThinking = on;
  }

  /** Stops the current search and ignores its result. */
  void abandonSearch() {
    Optional<XBoardSearch> running = search;
    search = Optional.empty();
    running.ifPresent(XBoardSearch::stop);
    answerPings();
  }

  /** Whether a search for a purpose is running. */
  boolean isSearchingFor(Purpose purpose) {
    return search.filter(running -> running.isFor(purpose)).isPresent();
  }

  /** Starts the search that is due in the position: analysis, or a search for the engine's move. */
  void startDueSearch() {
    Optional<Position> from = game.position();
    if (from.isEmpty() || game.hasExclusions() && game.allowedMoves().isEmpty()) {
      return;
    }
    if (isAnalysing) {
      start(from.get(), Optional.empty(), SearchLimits.NONE.withoutContempt(), Purpose.ANALYSIS);
    } else if (engineSide.filter(from.get().turn()::equals).isPresent() && !claimIfEnded(from.get())) {
      // Creating the engine may take a while, in which the clock runs already.
      long startTime = System.nanoTime();
      host.engine();
      start(from.get(), Optional.empty(), limits(Duration.ofNanos(System.nanoTime() - startTime)),
          Purpose.MOVE);
    }
  }

  private void start(Position from, Optional<Move> expected, SearchLimits limits, Purpose purpose) {
    SearchLimits rootLimits = game.hasExclusions() ? limits.moves(game.allowedMoves()) : limits;
    XBoardSearch newSearch =
        new XBoardSearch(host.engine(), from, expected, rootLimits, host.number(EngineOption.MULTI_PV),
            purpose,
            new Listener());
    search = Optional.of(newSearch);
    newSearch.start();
  }

  private SearchLimits limits(Duration delay) {
    return clocks.limits(game.movesMade(), host.overhead().plus(delay));
  }

  /** Handles the end of a search. Ignores a search that was abandoned. */
  void handleEnd(XBoardSearch endedSearch) {
    if (search.filter(endedSearch::equals).isPresent()) {
      finishSearch(endedSearch);
    }
  }

  /** Waits for the end of the current search, and handles its result. */
  void join() {
    search.ifPresent(running -> {
      running.join();
      finishSearch(running);
    });
  }

  /** Whether any search is running. */
  boolean isSearching() {
    return search.isPresent();
  }

  boolean isAnalysing() {
    return isAnalysing;
  }

  /** Makes the move that the search has found, if the search was for a move. */
  private void finishSearch(XBoardSearch endedSearch) {
    search = Optional.empty();
    lastResult = endedSearch.result();
    if (!endedSearch.isFor(Purpose.MOVE)) {
      return;
    }
    endedSearch.move().ifPresent(move -> {
      send(new MoveNames(endedSearch.from()).text(move));
      game.add(endedSearch.from().play(move));
    });
    answerPings();
    Position position = game.position().orElse(endedSearch.from());
    if (!claimIfEnded(position) && mayPonder) {
      ponderOn(position);
    }
  }

  /** Sends a move. A move of two legs takes two lines. */
  private void send(String move) {
    int comma = move.indexOf(',');
    out.write(comma < 0 ? List.of("move " + move)
        : List.of("move " + move.substring(0, comma + 1), "move " + move.substring(comma + 1)));
  }

  /** Claims the result if the game has ended; returns whether it has ended. */
  private boolean claimIfEnded(Position position) {
    Optional<Outcome> outcome = position.outcome();
    outcome.map(end -> ResultLine.line(end, position.game().sides())).ifPresent(out::write);
    return outcome.isPresent();
  }

  /**
   * Ponders on the expected move of the opponent. When the opponent has moved, a new search starts with the
   * clock's current time. The hash table keeps the results of this search.
   */
  private void ponderOn(Position position) {
    List<Move> line = lastResult.map(Result::line).orElse(List.of());
    if (line.size() > 1 && position.moves().contains(line.get(1))) {
      Move expected = line.get(1);
      Position after = position.play(expected);
      if (after.outcome().isEmpty()) {
        out.write("Hint: " + new MoveNames(position).text(expected));
        start(after, Optional.of(expected), SearchLimits.NONE, Purpose.PONDER);
      }
    }
  }

  void moveNow() {
    search.filter(running -> running.isFor(Purpose.MOVE)).ifPresent(running -> {
      running.stop();
      finishSearch(running);
    });
  }

  void ping(String number) {
    if (isSearchingFor(Purpose.MOVE)) {
      pings.add(number);
      return;
    }
    if (search.isEmpty() && game.position().isPresent()) {
      host.engine();
    }
    out.write("pong " + number);
  }

  private void answerPings() {
    pings.forEach(number -> out.write("pong " + number));
    pings.clear();
  }

  /** Answers a draw offer: also offers a draw, if the engine's last score is negative. */
  void answerDrawOffer() {
    boolean isWorse = lastResult.map(Result::score).filter(score -> switch (score) {
      case Score.Loses _ -> true;
      case Score.Wins _ -> false;
      case Score.Centipawns(int value) -> value < 0;
    }).isPresent();
    if (isWorse) {
      out.write("offer draw");
    }
  }

  void hint() {
    Optional<Move> expected = search.flatMap(XBoardSearch::expected);
    if (search.isEmpty() || expected.isPresent()) {
      game.position()
          .ifPresent(
              at -> expected.or(() -> host.engine().search(at, HINT_LIMITS, SearchListener.NONE).bestMove())
                  .ifPresent(move -> out.write("Hint: " + new MoveNames(at).text(move))));
    }
  }

  void ponder(boolean on) {
    mayPonder = on;
    if (!on && isSearchingFor(Purpose.PONDER)) {
      abandonSearch();
    }
  }

  /** Reports the progress of an analysis: centiseconds, nodes, depth, moves left (unknown, so 0), all moves. */
  void status() {
    search.filter(running -> running.isFor(Purpose.ANALYSIS)).flatMap(running -> running.result()
        .map(result -> String.format(Locale.ROOT, "stat01: %d %d %d 0 %d", result.time().toMillis() / 10,
            result.nodes(), result.depth(), running.from().moves().size())))
        .ifPresent(out::write);
  }
}
