package org.variorum.protocol.uci;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.search.Engine;
import org.variorum.protocol.EngineHost;
import org.variorum.protocol.EngineHost.Change;
import org.variorum.protocol.EngineOption;
import org.variorum.protocol.LineSink;
import org.variorum.protocol.LineSource;
import org.variorum.protocol.PositionDisplay;
import org.variorum.protocol.SafeText;
import org.variorum.protocol.SearchTask;
import org.variorum.protocol.Session;
import org.variorum.protocol.StoppableTask;
import org.variorum.protocol.TaskQueue;
import org.variorum.protocol.VariantCatalog;
import org.variorum.protocol.uci.UciCommand.Limit;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/**
 * Session in <a href="https://backscattering.de/chess/uci/">UCI</a> or <a
 * href="http://hgm.nubati.net/usi.html">USI</a>.
 *
 * <p>A command that cannot be executed changes nothing; the answer is {@code info string}. During a search,
 * {@code isready}, {@code stop}, {@code ponderhit}, {@code position} and {@code d} are answered at once. Commands that
 * need the engine ({@code go}, {@code ucinewgame}, {@code setoption} …) stop the search first. The {@code bestmove} of
 * the search then comes before their answer. Counts ({@code go perft}, {@code bench}) run one after another until they
 * are complete or {@code stop} arrives; a search waits for them. The end of the input has the effect of {@code quit}.
 */
public final class UciSession implements Session {

  private static final int DEEPEST_PERFT = 99;

  private final ProtocolDialect dialect;
  private final UciCommandReader reader;
  private final EngineHost host;
  private final LineSink out;
  /** The current position; null until it is first needed, for the start position. */
  private @Nullable Reached reached;
  /** Whether the last position command was refused, so that the current position is not the one of that command. */
  private boolean isRefused;
  private StoppableTask job = StoppableTask.of(stopped -> {});
  private final TaskQueue countQueue = new TaskQueue();

  /**
   * The current position.
   *
   * @param base the position before the moves, as text; empty for the start position
   * @param moves the texts of the moves from there
   */
  private record Reached(Optional<String> base, List<String> moves, Position position) {

    static Reached start(Game game) {
      return new Reached(Optional.empty(), List.of(), game.start());
    }

    /** The number of moves of a command that have been played; 0 if the command begins differently. */
    int playedMoves(UciCommand.SetPosition command) {
      boolean isContinuation = base.equals(command.base()) && moves.size() <= command.moves().size()
          && moves.equals(command.moves().subList(0, moves.size()));
      return isContinuation ? moves.size() : 0;
    }
  }

  public UciSession(ProtocolDialect dialect, VariantCatalog catalog, LineSink out) {
    this.dialect = dialect;
    this.out = out;
    reader = new UciCommandReader(dialect);
    host =
        new EngineHost(catalog, dialect.usual(), dialect::refusal,
            words -> out.write("info string " + words));
  }

  @Override
  public void run(LineSource in) throws IOException {
    boolean isOpen = true;
    while (isOpen) {
      Optional<LineSource.Line> line = in.next();
      isOpen = line.isPresent() && handle(line.get());
    }
    leave();
  }

  private void leave() {
    job.leave();
    countQueue.join();
  }

  @Override
  public void run(String line) {
    handle(new LineSource.Line(line, false));
    countQueue.join();
    job.join();
  }

  private void count(Consumer<BooleanSupplier> task) {
    if (!countQueue.add(task)) {
      complain("too many counts are waiting");
    }
  }

  private boolean handle(LineSource.Line line) {
    if (line.cut()) {
      complain("a line of more than " + line.text().length() + " characters is not read");
      return true;
    }
    UciCommand command = reader.read(line.text());
    try {
      execute(command);
    } catch (OutOfMemoryError e) {
      if (host.minimiseHash()) {
        complain("there is not enough memory for this Hash size; Hash is now 1");
        return handle(line);
      }
      complain("there is not enough memory for this command");
    }
    return !(command instanceof UciCommand.Quit);
  }

  private void execute(UciCommand command) {
    switch (command) {
      case UciCommand.Hello _ -> introduce();
      case UciCommand.IsReady _ -> getReady();
      case UciCommand.SetOption(String name, String value) -> set(name, value);
      case UciCommand.NewGame _ -> {
        job.stop();
        host.forget();
      }
      case UciCommand.SetPosition position -> set(position);
      case UciCommand.WrongPosition(String complaint) -> refuse(complaint);
      case UciCommand.Go go -> go(go);
      case UciCommand.Stop _ -> {
        countQueue.stop();
        job.stop();
      }
      case UciCommand.Quit _ -> leave();
      case UciCommand.PonderHit _ -> job.ponderHit();
      case UciCommand.Display _ -> position().ifPresent(this::display);
      case UciCommand.Evaluate _ -> evaluate();
      case UciCommand.Bench(var depth, var games) -> {
        job.stop();
        count(stopped -> new Bench(host.catalog(), stopped, out::write)
            .run(depth.orElse(Bench.DEPTH), games));
      }
      case UciCommand.Nothing _ -> {}
      case UciCommand.Unknown(String complaint) -> complain(complaint);
    }
  }

  private void complain(String words) {
    out.write("info string " + words);
  }

  private void introduce() {
    List<String> lines =
        new ArrayList<>(List.of("id name Variorum", "id author the Variorum developers", ""));
    for (EngineOption option : EngineOption.values()) {
      if (dialect.has(option)) {
        lines.add(OptionLine.of(option, dialect, host));
      }
    }
    lines.add(dialect.ready());
    out.write(lines);
  }

  private void getReady() {
    if (!job.isRunning() && position().isPresent()) {
      host.engine();
    }
    out.write("readyok");
  }

  private void set(String name, String value) {
    Optional<EngineOption> option = dialect.option(name);
    if (option.isEmpty()) {
      complain("there is no option \"" + SafeText.text(name) + "\"");
      return;
    }
    job.stop();
    switch (host.set(option.get(), value)) {
      case Change.Done _ -> {}
      case Change.Complaints(List<String> lines) -> lines.forEach(this::complain);
      case Change.OtherGame(String variant, Game game) -> {
        reached = null;
        isRefused = false;
        out.write(VariantInfo.lines(variant, game, host.catalog().variants(game.definition().title().id())));
      }
    }
  }

  /** The current position, by default the start position. Complains if there is no game, and returns empty. */
  private Optional<Position> position() {
    if (reached == null) {
      host.game().ifPresentOrElse(game -> reached = Reached.start(game),
          () -> complain("there is no game; choose one with " + dialect.name(EngineOption.VARIANT)));
    }
    return Optional.ofNullable(reached).map(Reached::position);
  }

  private void set(UciCommand.SetPosition command) {
    Optional<Position> current = position();
    Reached before = reached;
    if (current.isEmpty() || before == null) {
      return;
    }
    Game game = current.get().game();
    Notation notation = dialect.notation(game);
    try {
      int playedCount = before.playedMoves(command);
      Position at = playedCount > 0 ? current.get()
          : command.base().map(text -> read(notation, text)).orElse(game.start());
      for (String text : command.moves().subList(playedCount, command.moves().size())) {
        Optional<Move> move = findMove(notation, at, text);
        if (move.isEmpty()) {
          refuse("position: " + whyIllegal(at, text) + "; the position is unchanged");
          return;
        }
        at = at.play(move.get());
      }
      reached = new Reached(command.base(), command.moves(), at);
      isRefused = false;
    } catch (FenException | IllegalSetupException e) {
      refuse("position: " + e.getMessage() + "; the position is unchanged");
    }
  }

  private Position read(Notation notation, String text) {
    Epd epd = notation.read(text);
    epd.ignored().ifPresent(words -> complain("position: " + words));
    return epd.position();
  }

  /** The move of a text. Also accepts a pass that earlier versions wrote for a skipped part of a turn. */
  private static Optional<Move> findMove(Notation notation, Position at, String text) {
    return notation.find(at, text).or(() -> at.recorded(notation.move(text)));
  }

  private void refuse(String complaint) {
    isRefused = true;
    complain(complaint);
  }

  private String whyIllegal(Position at, String text) {
    Notation notation = dialect.notation(at.game());
    return SafeText.text(text) + " is not legal after " + notation.text(at)
        + at.whyNot(notation.move(text)).map(Refusal::words).map(words -> ": " + words).orElse("");
  }

  private void display(Position at) {
    List<String> lines = new ArrayList<>(PositionDisplay.lines(at));
    String text = dialect.notation(at.game()).text(at);
    if (!text.equals(at.fen())) {
      lines.add("Sfen: " + text);
    }
    out.write(lines);
  }

  private void evaluate() {
    job.stop();
    position().ifPresent(at -> out.write(
        "info string evaluation " + info(at).score(host.engine().evaluate(at)) + " for the side to move"));
  }

  private SearchInfo info(Position at) {
    return new SearchInfo(dialect, at, host.isOn(EngineOption.SHOW_WDL));
  }

  private void go(UciCommand.Go go) {
    long received = System.nanoTime();
    job.stop();
    go.complaints().forEach(this::complain);
    Optional<Position> from = position();
    boolean mateOnly = dialect == ProtocolDialect.USI && go.numbers().containsKey(Limit.MATE);
    if (mateOnly && (isRefused || from.isEmpty())) {
      out.write("checkmate notimplemented"); // the search must not answer for another position
    } else if (from.isEmpty()) {
      out.write("bestmove " + dialect.noMove(false));
    } else if (go.numbers().containsKey(Limit.PERFT)) {
      int depth = (int) Math.clamp(go.numbers().get(Limit.PERFT), 1, DEEPEST_PERFT);
      count(stopped -> new StoppablePerft(dialect.notation(from.get().game()), stopped)
          .divide(from.get(), depth, out::write));
    } else {
      Engine engine = host.engine();
      GoLimits goLimits = new GoLimits(dialect, go);
      Duration lost = host.overhead().plusNanos(System.nanoTime() - received);
      SearchLimits limits = mateOnly ? goLimits.untilMate() : goLimits.limits(from.get().turn(), lost);
      boolean isAnalysis = host.isOn(EngineOption.ANALYSE_MODE) || go.infinite() && !go.ponder();
      SearchLimits rootLimits = (isAnalysis ? limits.forScores() : limits).moves(rootMoves(go, from.get()));
      SearchTask.Task task = new SearchTask.Task(from.get(), rootLimits,
          host.number(EngineOption.MULTI_PV), go.infinite(), go.ponder());
      countQueue.join();
      job = new SearchTask(engine, task, new SearchReporter(out, info(from.get()), mateOnly)).start();
    }
  }

  private List<Move> rootMoves(UciCommand.Go go, Position from) {
    List<Move> rootMoves = new ArrayList<>();
    for (String text : go.moves()) {
      dialect.notation(from.game()).find(from, text).ifPresentOrElse(rootMoves::add,
          () -> complain("searchmoves: " + whyIllegal(from, text)));
    }
    return rootMoves;
  }
}
