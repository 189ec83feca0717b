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

  private static final int MAX_PERFT_DEPTH = 99;

  private final ProtocolDialect dialect;
  private final UciCommandReader reader;
  private final EngineHost host;
  private final LineSink out;
  /** The current position; null until it is first needed, for the start position. */
  private @Nullable CurrentPosition currentPosition;
  /** Whether the last position command was refused, so that the current position is not the one of that command. */
  private boolean isPositionRefused;
  private StoppableTask searchTask = StoppableTask.of(isStopped -> {});
  private final TaskQueue countQueue = new TaskQueue();

  /**
   * The current position.
   *
   * @param base the position before the moves, as text; empty for the start position
   * @param moves the texts of the moves from there
   */
  private record CurrentPosition(Optional<String> base, List<String> moves, Position position) {

    static CurrentPosition start(Game game) {
      return new CurrentPosition(Optional.empty(), List.of(), game.start());
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
        new EngineHost(catalog, dialect.defaultVariant(), dialect::refusal,
            words -> out.write("info string " + words));
  }

  @Override
  public void run(LineSource in) throws IOException {
    boolean isOpen = true;
    while (isOpen) {
      Optional<LineSource.Line> line = in.next();
      isOpen = line.isPresent() && handle(line.get());
    }
    finish();
  }

  private void finish() {
    searchTask.finish();
    countQueue.join();
  }

  @Override
  public void run(String line) {
    handle(new LineSource.Line(line, false));
    countQueue.join();
    searchTask.join();
  }

  private void count(Consumer<BooleanSupplier> counter) {
    if (!countQueue.add(counter)) {
      complain("too many counts (go perft, bench) are waiting");
    }
  }

  /** Executes a line; returns false if it was the command to quit. */
  private boolean handle(LineSource.Line line) {
    if (line.isCut()) {
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
      case UciCommand.SetOption(String name, String value) -> setOption(name, value);
      case UciCommand.NewGame _ -> {
        searchTask.stop();
        host.forget();
      }
      case UciCommand.SetPosition position -> setPosition(position);
      case UciCommand.WrongPosition(String complaint) -> refusePosition(complaint);
      case UciCommand.Go go -> go(go);
      case UciCommand.Stop _ -> {
        countQueue.stop();
        searchTask.stop();
      }
      case UciCommand.Quit _ -> finish();
      case UciCommand.PonderHit _ -> searchTask.ponderHit();
      case UciCommand.Display _ -> position().ifPresent(this::display);
      case UciCommand.Evaluate _ -> evaluate();
      case UciCommand.Bench(var depth, var games) -> {
        searchTask.stop();
        count(isStopped -> new Bench(host.catalog(), isStopped, out::write)
            .run(depth.orElse(Bench.DEFAULT_DEPTH), games));
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
      if (dialect.offers(option)) {
        lines.add(OptionLine.of(option, dialect, host));
      }
    }
    lines.add(dialect.readyWord());
    out.write(lines);
  }

  private void getReady() {
    if (!searchTask.isRunning() && position().isPresent()) {
      host.engine();
    }
    out.write("readyok");
  }

  private void setOption(String name, String value) {
    Optional<EngineOption> option = dialect.option(name);
    if (option.isEmpty()) {
      complain("there is no option \"" + SafeText.text(name) + "\"");
      return;
    }
    searchTask.stop();
    switch (host.set(option.get(), value)) {
      case Change.Done _ -> {}
      case Change.Complaints(List<String> lines) -> lines.forEach(this::complain);
      case Change.OtherGame(String variant, Game game) -> {
        currentPosition = null;
        isPositionRefused = false;
        out.write(VariantInfo.lines(variant, game, host.catalog().variants(game.definition().title().id())));
      }
    }
  }

  /** The current position, by default the start position. Complains if there is no game, and returns empty. */
  private Optional<Position> position() {
    if (currentPosition == null) {
      host.game().ifPresentOrElse(game -> currentPosition = CurrentPosition.start(game),
          () -> complain("there is no game; choose one with " + dialect.optionName(EngineOption.VARIANT)));
    }
    return Optional.ofNullable(currentPosition).map(CurrentPosition::position);
  }

  private void setPosition(UciCommand.SetPosition command) {
    Optional<Position> current = position();
    CurrentPosition before = currentPosition;
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
          refusePosition("position: " + whyIllegal(at, text) + "; the position is unchanged");
          return;
        }
        at = at.play(move.get());
      }
      currentPosition = new CurrentPosition(command.base(), command.moves(), at);
      isPositionRefused = false;
    } catch (FenException | IllegalSetupException e) {
      refusePosition("position: " + e.getMessage() + "; the position is unchanged");
    }
  }

  private Position read(Notation notation, String text) {
    Epd epd = notation.read(text);
    epd.ignoredMessage().ifPresent(words -> complain("position: " + words));
    return epd.position();
  }

  /** The move of a text. Also accepts a pass that earlier versions wrote for a skipped part of a turn. */
  private static Optional<Move> findMove(Notation notation, Position at, String text) {
    return notation.find(at, text).or(() -> at.findRecorded(notation.toPlain(text)));
  }

  private void refusePosition(String complaint) {
    isPositionRefused = true;
    complain(complaint);
  }

  private String whyIllegal(Position at, String text) {
    Notation notation = dialect.notation(at.game());
    return SafeText.text(text) + " is not legal after " + notation.text(at)
        + at.whyNot(notation.toPlain(text)).map(Refusal::words).map(words -> ": " + words).orElse("");
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
    searchTask.stop();
    position().ifPresent(at -> out.write(
        "info string evaluation " + info(at).score(host.engine().evaluate(at)) + " for the side to move"));
  }

  private SearchInfo info(Position at) {
    return new SearchInfo(dialect, at, host.isOn(EngineOption.SHOW_WDL));
  }

  private void go(UciCommand.Go go) {
    long received = System.nanoTime();
    searchTask.stop();
    go.complaints().forEach(this::complain);
    Optional<Position> from = position();
    boolean answersGoMate = dialect == ProtocolDialect.USI && go.numbers().containsKey(Limit.MATE);
    if (answersGoMate && (isPositionRefused || from.isEmpty())) {
      out.write("checkmate notimplemented"); // the search must not answer for another position
    } else if (from.isEmpty()) {
      out.write("bestmove " + dialect.noMove(false));
    } else if (go.numbers().containsKey(Limit.PERFT)) {
      int depth = (int) Math.clamp(go.numbers().get(Limit.PERFT), 1, MAX_PERFT_DEPTH);
      count(isStopped -> new StoppablePerft(dialect.notation(from.get().game()), isStopped)
          .divide(from.get(), depth, out::write));
    } else {
      Engine engine = host.engine();
      GoLimits goLimits = new GoLimits(dialect, go);
      Duration lostTime = host.overhead().plusNanos(System.nanoTime() - received);
      SearchLimits limits =
          answersGoMate ? goLimits.mateLimits() : goLimits.limits(from.get().turn(), lostTime);
      boolean isAnalysis = host.isOn(EngineOption.ANALYSE_MODE) || go.isInfinite() && !go.isPonder();
      SearchLimits rootLimits =
          (isAnalysis ? limits.withoutContempt() : limits).moves(rootMoves(go, from.get()));
      SearchTask.Request task = new SearchTask.Request(from.get(), rootLimits,
          host.number(EngineOption.MULTI_PV), go.isInfinite(), go.isPonder());
      countQueue.join();
      searchTask =
          new SearchTask(engine, task, new SearchReporter(out, info(from.get()), answersGoMate)).start();
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
