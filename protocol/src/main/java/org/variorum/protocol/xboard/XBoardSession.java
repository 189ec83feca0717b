package org.variorum.protocol.xboard;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.variorum.engine.Limits;
import org.variorum.engine.Listener;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.protocol.EngineOption;
import org.variorum.protocol.EngineRoom;
import org.variorum.protocol.EngineRoom.Change;
import org.variorum.protocol.LineSink;
import org.variorum.protocol.LineSource;
import org.variorum.protocol.Session;
import org.variorum.protocol.Shown;
import org.variorum.protocol.Usual;
import org.variorum.protocol.VariantShelf;
import org.variorum.protocol.xboard.Events.Event;
import org.variorum.protocol.xboard.Search.Purpose;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;

/**
 * A conversation in the protocol of XBoard, version 2:
 * <a href="https://www.gnu.org/software/xboard/engine-intf.html">Chess Engine Communication Protocol</a>.
 *
 * <p>All that happens, lines and ends of searches alike, is an event, and one thread deals with one after the other; so the game
 * needs no lock. A search of which nobody wants to know any more is stopped, and its end is no longer anybody's event.
 */
public final class XBoardSession implements Session {

  /** Enough for a word of advice. */
  private static final Limits HINT = Limits.NONE.nodes(2_000);

  private final EngineRoom room;
  private final LineSink out;
  private final Events events = new Events();
  private final Clocks clocks = new Clocks();
  private final GameRecord game;
  /** The variants of which the user has been told what XBoard does not know. */
  private final Set<String> explained = new HashSet<>();
  /** What to answer when the move has been made. */
  private final List<String> pings = new ArrayList<>();
  /** The side that the engine plays, if any. */
  private Optional<Side> own = Optional.of(Side.BLACK);
  private Optional<Search> search = Optional.empty();
  private Optional<Result> last = Optional.empty();
  private Optional<String> advice = Optional.empty();
  /** The first line of a move that comes in two; whatever else is done with the game ends the wait for the second. */
  private String firstLeg = "";
  private boolean analysing;
  private boolean pondering;
  private boolean editing;
  private volatile boolean posting;

  public XBoardSession(VariantShelf shelf, LineSink out) {
    this.out = out;
    room = new EngineRoom(shelf, Usual.NORMAL, played -> Optional.empty(),
        words -> out.write("telluser " + words));
    game = new GameRecord(room::game);
  }

  /** Is told of searches by the threads that search. */
  private final class Audience implements Search.Audience {

    @Override
    public void deeper(Search from, Result result) {
      if (posting) {
        out.write(Thought.lines(from.from(), result));
      }
    }

    @Override
    public void ended(Search search, Optional<Throwable> grief) {
      grief.ifPresent(
          cause -> out.write("tellusererror the search failed, and this is just any move: " + cause));
      events.add(new Event.Ended(search));
    }
  }

  @Override
  public void run(LineSource in) {
    events.readFrom(in);
    try {
      while (deal(events.take())) {}
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    drop();
  }

  @Override
  public void run(String line) {
    hear(new LineSource.Line(line, false));
    search.ifPresent(running -> {
      running.join();
      conclude(running);
    });
  }

  /** Whether there is more to come. */
  private boolean deal(Event event) {
    return switch (event) {
      case Event.Silence _ -> false;
      case Event.Heard(LineSource.Line line) -> hear(line);
      case Event.Ended(Search ended) -> {
        if (search.filter(ended::equals).isPresent()) {
          conclude(ended);
        }
        yield true;
      }
    };
  }

  private boolean hear(LineSource.Line line) {
    if (line.cut()) {
      error("line too long", line.text());
      return true;
    }
    if (editing) {
      editing = !line.text().strip().equals(".");
      return true;
    }
    Command command = CommandReader.read(line.text());
    try {
      obey(command);
    } catch (OutOfMemoryError e) {
      if (room.makeDo()) {
        out.write("tellusererror there is not enough memory for so many megabytes; it is now 1");
        return hear(line);
      }
      out.write("tellusererror there is not enough memory for that");
    }
    return !(command instanceof Command.Quit);
  }

  private void obey(Command command) {
    switch (command) {
      case Command.Introduce _ -> out.write(Introduction.lines(room.shelf()));
      case Command.New _ -> begin();
      case Command.Variant(String name) -> choose(name);
      case Command.Force _,Command.GameOver _ -> play(Optional.empty());
      case Command.Go _ -> game.position().ifPresent(at -> play(Optional.of(at.turn())));
      case Command.PlayOther _ -> game.position().ifPresent(at -> play(Optional.of(at.turn().opponent())));
      case Command.Exit _ -> analyse(false);
      case Command.Level level -> clocks.set(level);
      case Command.MoveTime time -> clocks.set(time);
      case Command.Depth depth -> clocks.set(depth);
      case Command.Time time -> clocks.set(time);
      case Command.Move(String text) -> move(text);
      case Command.MoveNow _ -> moveNow();
      case Command.Ping(String number) -> ping(number);
      case Command.DrawOffer _ -> answerDrawOffer();
      case Command.SetBoard(String fen) -> setBoard(fen);
      case Command.Edit _ -> {
        editing = true;
        error("use setboard", "edit");
      }
      case Command.Hint _ -> hint();
      case Command.Book _ -> out.write(List.of(" There is no opening book.", ""));
      case Command.Undo(int moves) -> undo(moves);
      case Command.Ponder(boolean on) -> ponder(on);
      case Command.Post(boolean on) -> posting = on;
      case Command.Analyze _ -> analyse(true);
      case Command.Status _ -> status();
      case Command.Memory(int megabytes) -> set(EngineOption.HASH, String.valueOf(megabytes));
      case Command.Cores(int threads) -> set(EngineOption.THREADS, String.valueOf(threads));
      case Command.SetOption(String name, String value) -> EngineOption.of(name).ifPresentOrElse(
          option -> set(option, value), () -> error("no such option", "option " + name));
      case Command.Exclude exclude -> exclude(exclude);
      case Command.Lift(String square) -> {
        advise();
        game.pointed().clear();
        point(square);
      }
      case Command.Put(String square) -> point(square);
      case Command.Computer _ -> advice = Optional.empty();
      case Command.Quit _,Command.Nothing _ -> {}
      case Command.Wrong(String error, String line) -> error(error, line);
    }
  }

  private void error(String what, String line) {
    out.write("Error (" + what + "): " + Shown.text(line));
  }

  /** A new game of the usual variant. */
  private void begin() {
    drop();
    room.chooseUsual();
    restart();
  }

  private void choose(String name) {
    drop();
    switch (room.choose(name)) {
      case Change.OtherGame(String variant, Game chosen) -> {
        restart();
        if (!room.shelf().isKnownToXBoard(variant)) {
          out.write(VariantLines.setup(chosen));
          advice = VariantLines.advice(chosen).filter(words -> explained.add(variant));
        }
      }
      case Change.Complaints(List<String> lines) -> lines.forEach(line -> error(line, "variant " + name));
      case Change.Done _ -> {}
    }
  }

  private void restart() {
    game.restart();
    room.forget();
    clocks.restart();
    firstLeg = "";
    last = Optional.empty();
    own = Optional.of(Side.BLACK);
    if (analysing) {
      resume();
    }
  }

  /** Tells people what XBoard cannot be told, as soon as they touch a piece; where two programs play, nobody reads it. */
  private void advise() {
    advice.ifPresent(words -> out.write("telluser " + words));
    advice = Optional.empty();
  }

  /** Plays a side, or none, from now on. */
  private void play(Optional<Side> side) {
    drop();
    firstLeg = "";
    own = side;
    resume();
  }

  private void analyse(boolean on) {
    analysing = on;
    play(Optional.empty());
  }

  /** Stops a search of which nobody wants to know any more. */
  private void drop() {
    Optional<Search> running = search;
    search = Optional.empty();
    running.ifPresent(Search::stop);
    answerPings();
  }

  private boolean isSearchingFor(Purpose purpose) {
    return search.filter(running -> running.isFor(purpose)).isPresent();
  }

  /** Does what there is to do in the position: analyses, thinks about a move, or waits. */
  private void resume() {
    Optional<Position> at = game.position();
    if (at.isEmpty() || game.excludes() && game.admitted().isEmpty()) {
      return;
    }
    if (analysing) {
      start(at.get(), Optional.empty(), Limits.NONE.forScores(), Purpose.ANALYSIS);
    } else if (own.filter(at.get().turn()::equals).isPresent() && !hasEnded(at.get())) {
      long begun = System.nanoTime();
      room.engine();
      start(at.get(), Optional.empty(), limits(Duration.ofNanos(System.nanoTime() - begun)), Purpose.MOVE);
    }
  }

  private void start(Position from, Optional<Move> expected, Limits limits, Purpose purpose) {
    Limits admitted = game.excludes() ? limits.moves(game.admitted()) : limits;
    Search started =
        new Search(room.engine(), from, expected, admitted, room.number(EngineOption.MULTI_PV), purpose,
            new Audience());
    search = Optional.of(started);
    started.start();
  }

  private Limits limits(Duration late) {
    return clocks.limits(game.made(), room.overhead().plus(late));
  }

  /** Makes the move that was found. */
  private void conclude(Search ended) {
    search = Optional.empty();
    last = ended.result();
    if (!ended.isFor(Purpose.MOVE)) {
      return;
    }
    ended.move().ifPresent(move -> {
      send(new MoveNames(ended.from()).text(move));
      game.add(ended.from().play(move));
    });
    answerPings();
    Position at = game.position().orElse(ended.from());
    if (!hasEnded(at) && pondering) {
      expect(at);
    }
  }

  /** A move of two legs is sent in two lines. */
  private void send(String move) {
    int comma = move.indexOf(',');
    out.write(comma < 0 ? List.of("move " + move)
        : List.of("move " + move.substring(0, comma + 1), "move " + move.substring(comma + 1)));
  }

  /** Claims the result if the game has ended. */
  private boolean hasEnded(Position at) {
    Optional<Outcome> outcome = at.outcome();
    outcome.map(GameEnd::line).ifPresent(out::write);
    return outcome.isPresent();
  }

  /**
   * Thinks about the answer to what the opponent is expected to play. When it is played, a search of its own begins, by the
   * clock as it then is; what this one has found out it need not find out again.
   */
  private void expect(Position at) {
    List<Move> line = last.map(Result::line).orElse(List.of());
    if (line.size() > 1 && at.moves().contains(line.get(1))) {
      Move expected = line.get(1);
      Position after = at.play(expected);
      if (after.outcome().isEmpty()) {
        out.write("Hint: " + new MoveNames(at).text(expected));
        start(after, Optional.of(expected), Limits.NONE, Purpose.PONDER);
      }
    }
  }

  private void move(String text) {
    if (text.endsWith(",")) {
      firstLeg = text;
      return;
    }
    advise();
    String whole = firstLeg + text;
    firstLeg = "";
    Optional<Position> at = game.position();
    if (at.isEmpty()) {
      out.write(IllegalMove.line("there is no position", whole));
    } else if (isSearchingFor(Purpose.MOVE)) {
      out.write(IllegalMove.line("it is not your turn", whole));
    } else {
      new MoveNames(at.get()).find(whole).ifPresentOrElse(move -> make(at.get(), move),
          () -> out.write(IllegalMove.line(at.get(), whole)));
    }
  }

  private void make(Position at, Move move) {
    drop();
    game.add(at.play(move));
    resume();
  }

  private void moveNow() {
    search.filter(running -> running.isFor(Purpose.MOVE)).ifPresent(running -> {
      running.stop();
      conclude(running);
    });
  }

  private void ping(String number) {
    if (isSearchingFor(Purpose.MOVE)) {
      pings.add(number);
      return;
    }
    if (search.isEmpty() && game.position().isPresent()) {
      room.engine();
    }
    out.write("pong " + number);
  }

  private void answerPings() {
    pings.forEach(number -> out.write("pong " + number));
    pings.clear();
  }

  /** A draw is welcome where the engine thinks itself to be worse. */
  private void answerDrawOffer() {
    boolean worse = last.map(Result::score).filter(score -> switch (score) {
      case Score.Loses _ -> true;
      case Score.Wins _ -> false;
      case Score.Centipawns(int value) -> value < 0;
    }).isPresent();
    if (worse) {
      out.write("offer draw");
    }
  }

  private void setBoard(String fen) {
    drop();
    firstLeg = "";
    try {
      game.set(room.game().map(played -> Fen.read(played, fen)));
    } catch (FenException | IllegalSetupException e) {
      game.set(Optional.empty());
      out.write("tellusererror Illegal position: " + e.getMessage());
    }
    resume();
  }

  private void hint() {
    Optional<Move> expected = search.flatMap(Search::expected);
    if (search.isEmpty() || expected.isPresent()) {
      game.position()
          .ifPresent(at -> expected.or(() -> room.engine().search(at, HINT, Listener.PATIENT).best())
              .ifPresent(move -> out.write("Hint: " + new MoveNames(at).text(move))));
    }
  }

  private void undo(int moves) {
    drop();
    firstLeg = "";
    if (game.undo(moves)) {
      resume();
    } else {
      error("no move to take back", moves == 1 ? "undo" : "remove");
    }
  }

  private void ponder(boolean on) {
    pondering = on;
    if (!on && isSearchingFor(Purpose.PONDER)) {
      drop();
    }
  }

  private void status() {
    search.filter(running -> running.isFor(Purpose.ANALYSIS)).flatMap(running -> running.result()
        .map(reached -> String.format(Locale.ROOT, "stat01: %d %d %d 0 %d", reached.time().toMillis() / 10,
            reached.nodes(), reached.depth(), running.from().moves().size())))
        .ifPresent(out::write);
  }

  private void set(EngineOption option, String value) {
    boolean goesOn = search.isPresent();
    drop();
    switch (room.set(option, value)) {
      case Change.Complaints(List<String> lines) -> lines.forEach(line -> out.write("# " + line));
      case Change.OtherGame _ -> restart();
      case Change.Done _ -> {}
    }
    if (option == EngineOption.VARIANT_PATH) {
      out.write(Introduction.variants(room.shelf()));
    }
    if (goesOn) {
      resume();
    }
  }

  private void exclude(Command.Exclude wanted) {
    Optional<Position> at = game.position();
    List<Move> moves = wanted.move().equals("all") ? at.map(Position::moves).orElse(List.of())
        : at.flatMap(known -> new MoveNames(known).find(wanted.move())).stream().toList();
    if (moves.isEmpty()) {
      error("no legal move", wanted.move());
      return;
    }
    game.exclude(moves, wanted.out());
    if (analysing || isSearchingFor(Purpose.MOVE)) {
      drop();
      resume();
    }
  }

  /** Another square has been pointed at. */
  private void point(String name) {
    game.position().ifPresent(at -> new Squares(at.game().board()).square(name).ifPresent(square -> {
      game.pointed().add(square);
      Highlight highlight = new Highlight(at);
      highlight.choice(game.pointed()).ifPresent(out::write);
      out.write(highlight.line(game.pointed()));
    }));
  }
}
