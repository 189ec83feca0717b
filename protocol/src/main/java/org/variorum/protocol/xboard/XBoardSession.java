package org.variorum.protocol.xboard;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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
import org.variorum.protocol.Thinking;
import org.variorum.protocol.VariantShelf;
import org.variorum.protocol.VariantShelf.Usual;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.FenException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.IllegalSetupException;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Outcome;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.Refusal;

/**
 * A conversation in the protocol of XBoard, version 2:
 * <a href="https://www.gnu.org/software/xboard/engine-intf.html">Chess Engine Communication Protocol</a>.
 *
 * <p>All that happens, lines and ends of searches alike, is an event, and one thread deals with one after the other; so the game
 * needs no lock. A search of which nobody wants to know any more is stopped, and its end is no longer anybody's event.
 */
public final class XBoardSession implements Session {

  /** Lines that are read ahead of being obeyed. */
  private static final int READ_AHEAD = 1_000;
  /** Enough for a word of advice. */
  private static final Limits HINT = Limits.NONE.nodes(2_000);
  /** Words in a complaint about a move for which XBoard takes it as being about something else, and drops it. */
  private static final Set<String> MISTAKABLE =
      Set.of("name", "rating", "?", "result", "board", "bk", "computer", "variant",
          "hint", "random", "depth", "accepted", "protover", "draw", "time", "otim", "analyze");

  private final EngineRoom room;
  private final LineSink out;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final Semaphore mayRead = new Semaphore(READ_AHEAD);
  private final Clocks clocks = new Clocks();
  /** The game so far, the position on the board last; empty if there is none on which anybody could play. */
  private final List<Position> played = new ArrayList<>();
  private final Set<String> explained = new HashSet<>();
  private final List<String> pings = new ArrayList<>();
  private final Set<Move> excluded = new HashSet<>();
  private final List<Integer> pointed = new ArrayList<>();
  private Optional<Side> own = Optional.of(Side.BLACK);
  private @Nullable Search search;
  private @Nullable Result last;
  private String firstLeg = "";
  private Optional<String> advice = Optional.empty();
  private boolean analysing;
  private boolean pondering;
  private boolean editing;
  /** Whether a position was set up that is none. */
  private boolean broken;
  private volatile boolean posting;

  public XBoardSession(VariantShelf shelf, LineSink out) {
    this.out = out;
    room = new EngineRoom(shelf, Usual.NORMAL, game -> Optional.empty());
  }

  private sealed interface Event {

    record Heard(LineSource.Line line) implements Event {}

    /** There are no more lines. */
    record Silence() implements Event {}

    record Ended(Search search) implements Event {}
  }

  /** What a search is for. */
  private enum Purpose {
    MOVE, PONDER, ANALYSIS
  }

  /** A search that runs. */
  private final class Search implements Thinking.Report {
    private final Position from;
    private final Optional<Move> expected;
    private final Thinking thinking;
    private Purpose purpose;
    private volatile @Nullable Result result;

    Search(Position from, Optional<Move> expected, Limits limits, Purpose purpose) {
      this.from = from;
      this.expected = expected;
      this.purpose = purpose;
      int lines = room.number(EngineOption.MULTI_PV);
      thinking =
          new Thinking(room.engine(), new Thinking.Task(from, limits, lines, purpose == Purpose.ANALYSIS,
              purpose == Purpose.PONDER), this);
    }

    @Override
    public void deeper(Result reached) {
      result = reached;
      if (posting) {
        out.write(Thought.lines(from, reached));
      }
    }

    @Override
    public void found(Result best) {
      result = best;
      events.add(new Event.Ended(this));
    }

    @Override
    public void failed(Throwable cause) {
      out.write("tellusererror the search failed, and this is just any move: " + cause);
      events.add(new Event.Ended(this));
    }

    /** The move to play; empty if there is none. */
    Optional<Move> move() {
      return Optional.ofNullable(result).flatMap(Result::best).or(() -> from.moves().stream().findFirst());
    }
  }

  @Override
  public void run(LineSource in) throws IOException {
    Thread.ofPlatform().name("lines").daemon().start(() -> read(in));
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
    Search running = search;
    if (running != null) {
      running.thinking.join();
      conclude(running);
    }
  }

  private void read(LineSource in) {
    try {
      for (Optional<LineSource.Line> line = in.next(); line.isPresent(); line = in.next()) {
        mayRead.acquire();
        events.add(new Event.Heard(line.get()));
      }
    } catch (IOException e) {
      out.write("# the input broke off: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    events.add(new Event.Silence());
  }

  /** Whether there is more to come. */
  private boolean deal(Event event) {
    return switch (event) {
      case Event.Silence _ -> false;
      case Event.Heard heard -> {
        mayRead.release();
        yield hear(heard.line());
      }
      case Event.Ended ended -> {
        if (ended.search() == search) {
          conclude(ended.search());
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
      out.write("tellusererror there is not enough memory for that");
    }
    return !(command instanceof Command.Quit);
  }

  private void obey(Command command) {
    switch (command) {
      case Command.Introduce _ -> introduce();
      case Command.New _ -> begin();
      case Command.Variant(String name) -> choose(name);
      case Command.Force _,Command.GameOver _ -> play(Optional.empty());
      case Command.Go _ -> position().ifPresent(at -> play(Optional.of(at.turn())));
      case Command.PlayOther _ -> position().ifPresent(at -> play(Optional.of(at.turn().opponent())));
      case Command.Exit _ -> {
        analysing = false;
        play(Optional.empty());
      }
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
      case Command.Analyze _ -> {
        analysing = true;
        play(Optional.empty());
      }
      case Command.Status _ -> status();
      case Command.Memory(int megabytes) ->
          set(EngineOption.HASH, String.valueOf(Math.min(megabytes, 1 << 20)));
      case Command.Cores(int threads) ->
          set(EngineOption.THREADS, String.valueOf(Math.min(threads, 1 << 20)));
      case Command.SetOption(String name, String value) -> EngineOption.of(name).ifPresentOrElse(
          option -> set(option, value), () -> error("no such option", "option " + name));
      case Command.Exclude exclude -> exclude(exclude);
      case Command.Lift(String square) -> {
        advise();
        pointed.clear();
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

  private void introduce() {
    List<String> lines = new ArrayList<>(List.of(
        "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1 analyze=1",
        "feature colors=0 name=1 nps=0 debug=1 memory=1 smp=1 exclude=1 highlight=1 myname=\"Variorum\"",
        variants()));
    for (EngineOption option : EngineOption.values()) {
      OptionFeature.of(option).ifPresent(lines::add);
    }
    lines.add("feature done=1");
    out.write(lines);
  }

  private String variants() {
    return room.shelf().names().stream().collect(Collectors.joining(",", "feature variants=\"", "\""));
  }

  /** The position on the board: the start, if nobody has said otherwise. */
  private Optional<Position> position() {
    if (played.isEmpty() && !broken) {
      room.game().ifPresent(game -> played.add(game.start()));
    }
    return played.isEmpty() ? Optional.empty() : Optional.of(played.getLast());
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
      case Change.OtherGame(String variant, Game game) -> {
        restart();
        if (!room.shelf().isKnownToXBoard(variant)) {
          out.write(VariantLines.setup(game));
          advice = VariantLines.advice(game).filter(words -> explained.add(variant));
        }
      }
      case Change.Complaints(List<String> lines) -> lines.forEach(line -> error(line, "variant " + name));
      case Change.Done _ -> {}
    }
  }

  /** Tells people what XBoard cannot be told, as soon as they touch a man; where two programs play, nobody reads it. */
  private void advise() {
    advice.ifPresent(words -> out.write("telluser " + words));
    advice = Optional.empty();
  }

  private void restart() {
    played.clear();
    broken = false;
    room.forget();
    clocks.restart();
    excluded.clear();
    firstLeg = "";
    last = null;
    own = Optional.of(Side.BLACK);
    resume();
  }

  /** Plays a side, or none, from now on. */
  private void play(Optional<Side> side) {
    drop();
    own = side;
    resume();
  }

  /** Stops a search of which nobody wants to know any more. */
  private void drop() {
    Search running = search;
    search = null;
    if (running != null) {
      running.thinking.stop();
    }
    answerPings();
  }

  /** Does what there is to do in the position: analyses, thinks about a move, or waits. */
  private void resume() {
    Optional<Position> at = position();
    if (at.isEmpty() || !excluded.isEmpty() && admitted(at.get()).isEmpty()) {
      return;
    }
    if (analysing) {
      start(new Search(at.get(), Optional.empty(), Limits.NONE.moves(admitted(at.get())), Purpose.ANALYSIS));
    } else if (own.isPresent() && own.get() == at.get().turn() && !hasEnded(at.get())) {
      long begun = System.nanoTime();
      room.engine();
      Limits limits = limits(at.get(), Duration.ofNanos(System.nanoTime() - begun));
      start(new Search(at.get(), Optional.empty(), limits.moves(admitted(at.get())), Purpose.MOVE));
    }
  }

  private void start(Search started) {
    search = started;
    started.thinking.start();
  }

  private Limits limits(Position at, Duration late) {
    return clocks.limits((played.size() - 1) / 2, room.overhead().plus(late));
  }

  /** Claims the result if the game has ended. */
  private boolean hasEnded(Position at) {
    Optional<Outcome> outcome = at.outcome();
    outcome.map(GameEnd::line).ifPresent(out::write);
    return outcome.isPresent();
  }

  private List<Move> admitted(Position at) {
    return excluded.isEmpty() ? List.of()
        : at.moves().stream().filter(move -> !excluded.contains(move)).toList();
  }

  /** Makes the move that was found. */
  private void conclude(Search ended) {
    ended.thinking.join();
    search = null;
    last = ended.result;
    if (ended.purpose == Purpose.MOVE) {
      ended.move().ifPresent(move -> {
        send(new MoveNames(ended.from).text(move));
        add(ended.from.play(move));
      });
    }
    answerPings();
    Optional<Position> at = position();
    if (ended.purpose == Purpose.MOVE && at.isPresent() && !hasEnded(at.get()) && pondering) {
      expect(ended, at.get());
    }
  }

  /** A move of two legs is sent in two lines. */
  private void send(String move) {
    int comma = move.indexOf(',');
    out.write(comma < 0 ? List.of("move " + move)
        : List.of("move " + move.substring(0, comma + 1), "move " + move.substring(comma + 1)));
  }

  /** Thinks about the answer to what the opponent is expected to play. */
  private void expect(Search ended, Position at) {
    List<Move> line = Optional.ofNullable(ended.result).map(Result::line).orElse(List.of());
    if (line.size() > 1 && at.moves().contains(line.get(1))) {
      Position expected = at.play(line.get(1));
      if (expected.outcome().isEmpty()) {
        out.write("Hint: " + new MoveNames(at).text(line.get(1)));
        start(
            new Search(expected, Optional.of(line.get(1)), limits(expected, Duration.ZERO), Purpose.PONDER));
      }
    }
  }

  private void add(Position next) {
    played.add(next);
    excluded.clear();
    pointed.clear();
  }

  private void move(String text) {
    if (text.endsWith(",")) {
      firstLeg = text;
      return;
    }
    advise();
    String whole = firstLeg + text;
    firstLeg = "";
    Optional<Position> at = position();
    if (at.isEmpty()) {
      illegal("there is no position", whole);
    } else if (search != null && search.purpose == Purpose.MOVE) {
      illegal("it is not your turn", whole);
    } else {
      new MoveNames(at.get()).find(whole).ifPresentOrElse(move -> make(at.get(), move),
          () -> illegal(reason(at.get(), whole), whole));
    }
  }

  private void make(Position at, Move move) {
    Search running = search;
    if (running != null && running.purpose == Purpose.PONDER && running.expected.equals(Optional.of(move))) {
      add(running.from);
      running.purpose = Purpose.MOVE;
      running.thinking.ponderHit();
      return;
    }
    drop();
    add(at.play(move));
    resume();
  }

  private void illegal(String reason, String move) {
    boolean mistakable = MISTAKABLE.stream().anyMatch(reason::contains);
    out.write("Illegal move" + (mistakable ? "" : " (" + reason + ")") + ": " + Shown.text(move));
  }

  private static String reason(Position at, String text) {
    return MoveNames.plain(at, text).flatMap(at::whyNot).map(Refusal::words)
        .orElse("no legal move is written so");
  }

  private void moveNow() {
    Search running = search;
    if (running != null && running.purpose == Purpose.MOVE) {
      running.thinking.stop();
      conclude(running);
    }
  }

  private void ping(String number) {
    if (search != null && search.purpose == Purpose.MOVE) {
      pings.add(number);
      return;
    }
    if (search == null && position().isPresent()) {
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
    if (last != null && (last.score() instanceof Score.Loses
        || last.score() instanceof Score.Centipawns centipawns && centipawns.value() < 0)) {
      out.write("offer draw");
    }
  }

  private void setBoard(String fen) {
    drop();
    excluded.clear();
    played.clear();
    broken = true;
    try {
      room.game().map(known -> Fen.read(known, fen)).ifPresent(played::add);
      broken = played.isEmpty();
    } catch (FenException | IllegalSetupException e) {
      out.write("tellusererror Illegal position: " + e.getMessage());
    }
    resume();
  }

  private void hint() {
    Optional<Move> expected = Optional.ofNullable(search).flatMap(running -> running.expected);
    Optional<Position> at = position();
    if (at.isPresent() && (search == null || expected.isPresent())) {
      Optional<Move> move =
          expected.or(() -> room.engine().search(at.get(), HINT, Listener.PATIENT).best());
      move.ifPresent(known -> out.write("Hint: " + new MoveNames(at.get()).text(known)));
    }
  }

  private void undo(int moves) {
    if (played.size() <= moves) {
      error("no move to take back", moves == 1 ? "undo" : "remove");
      return;
    }
    drop();
    for (int i = 0; i < moves; i++) {
      played.removeLast();
    }
    excluded.clear();
    resume();
  }

  private void ponder(boolean on) {
    pondering = on;
    if (!on && search != null && search.purpose == Purpose.PONDER) {
      drop();
    }
  }

  private void status() {
    if (search == null || search.purpose != Purpose.ANALYSIS) {
      return;
    }
    Result reached = search.result;
    int moves = search.from.moves().size();
    if (reached != null) {
      out.write(
          String.format(Locale.ROOT, "stat01: %d %d %d 0 %d", reached.time().toMillis() / 10, reached.nodes(),
              reached.depth(), moves));
    }
  }

  private void set(EngineOption option, String value) {
    drop();
    switch (room.set(option, value)) {
      case Change.Complaints(List<String> lines) -> lines.forEach(line -> out.write("# " + line));
      case Change.OtherGame _ -> restart();
      case Change.Done _ -> {}
    }
    if (option == EngineOption.VARIANT_PATH) {
      out.write(variants());
    }
    resume();
  }

  private void exclude(Command.Exclude wanted) {
    Optional<Position> at = position();
    if (at.isEmpty()) {
      return;
    }
    List<Move> moves = wanted.move().equals("all") ? at.get().moves()
        : new MoveNames(at.get()).find(wanted.move()).stream().toList();
    if (moves.isEmpty()) {
      error("no legal move", wanted.move());
    } else if (wanted.out()) {
      excluded.addAll(moves);
    } else {
      moves.forEach(excluded::remove);
    }
    if (search != null && search.purpose != Purpose.PONDER) {
      drop();
      resume();
    }
  }

  /** Another square has been pointed at. */
  private void point(String name) {
    Optional<Position> at = position();
    Optional<Integer> square = at.flatMap(known -> new Squares(known.game().board()).square(name));
    if (at.isEmpty() || square.isEmpty()) {
      return;
    }
    pointed.add(square.get());
    Highlight highlight = new Highlight(at.get());
    highlight.choice(pointed).ifPresent(out::write);
    out.write(highlight.line(pointed));
  }
}
