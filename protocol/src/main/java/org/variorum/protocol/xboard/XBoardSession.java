package org.variorum.protocol.xboard;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.protocol.DefaultVariant;
import org.variorum.protocol.EngineHost;
import org.variorum.protocol.EngineHost.Change;
import org.variorum.protocol.EngineOption;
import org.variorum.protocol.LineSink;
import org.variorum.protocol.LineSource;
import org.variorum.protocol.SafeText;
import org.variorum.protocol.Session;
import org.variorum.protocol.VariantCatalog;
import org.variorum.protocol.xboard.Events.Event;
import org.variorum.protocol.xboard.XBoardSearch.Purpose;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;

/**
 * Session in version 2 of the protocol of XBoard: <a href="https://www.gnu.org/software/xboard/engine-intf.html">Chess
 * Engine Communication Protocol</a>.
 *
 * <p>Input lines and ends of searches are events. One thread handles all events in order, so the game needs no lock. A
 * search that is no longer needed is stopped, and its end is ignored.
 */
public final class XBoardSession implements Session {

  private final EngineHost host;
  private final LineSink out;
  private final Events events = new Events();
  private final Clocks clocks = new Clocks();
  private final XBoardGame game;
  private final EnginePlay engine;
  /** The variants for which the user has seen the advice about rules that XBoard does not know. */
  private final Set<String> advisedVariants = new HashSet<>();
  private Optional<String> advice = Optional.empty();
  /** The first line of a move that takes two lines. Any other change of the game clears it. */
  private String firstLeg = "";
  private boolean isEditing;

  public XBoardSession(VariantCatalog catalog, LineSink out) {
    this.out = out;
    host = new EngineHost(catalog, DefaultVariant.NORMAL, VariantLines::refusal,
        words -> out.write("telluser " + words));
    game = new XBoardGame(host::game);
    engine = new EnginePlay(host, game, clocks, events, out);
  }

  @Override
  public void run(LineSource in) {
    events.readFrom(in);
    try {
      while (dispatch(events.take())) {}
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    engine.abandonSearch();
  }

  @Override
  public void run(String line) {
    handle(new LineSource.Line(line, false));
    engine.join();
  }

  /** Handles an event. Returns false at the end of the session. */
  private boolean dispatch(Event event) {
    return switch (event) {
      case Event.EndOfInput _ -> false;
      case Event.LineRead(LineSource.Line line) -> handle(line);
      case Event.SearchEnded(XBoardSearch endedSearch) -> {
        engine.handleEnd(endedSearch);
        yield true;
      }
    };
  }

  private boolean handle(LineSource.Line line) {
    if (line.isCut()) {
      error("line too long", line.text());
      return true;
    }
    if (isEditing) {
      isEditing = !line.text().strip().equals(".");
      return true;
    }
    XBoardCommand command = XBoardCommandReader.read(line.text());
    try {
      execute(command);
    } catch (OutOfMemoryError e) {
      if (host.minimiseHash()) {
        out.write(
            "tellusererror there is not enough memory for a hash table of that size; the size is now 1 megabyte");
        return handle(line);
      }
      out.write("tellusererror there is not enough memory for this command");
    }
    return !(command instanceof XBoardCommand.Quit);
  }

  private void execute(XBoardCommand command) {
    switch (command) {
      case XBoardCommand.Introduce _ -> out.write(FeatureLines.lines(host.catalog()));
      case XBoardCommand.New _ -> startNewGame();
      case XBoardCommand.Variant(String name) -> choose(name);
      case XBoardCommand.Force _,XBoardCommand.GameOver _ -> play(Optional.empty());
      case XBoardCommand.Go _ -> game.position().ifPresent(at -> play(Optional.of(at.turn())));
      case XBoardCommand.PlayOther _ ->
          game.position().ifPresent(at -> play(Optional.of(at.turn().opponent())));
      case XBoardCommand.Exit _ -> analyse(false);
      case XBoardCommand.Level level -> clocks.set(level);
      case XBoardCommand.MoveTime time -> clocks.set(time);
      case XBoardCommand.Depth depth -> clocks.set(depth);
      case XBoardCommand.Time time -> clocks.set(time);
      case XBoardCommand.Move(String text) -> move(text);
      case XBoardCommand.MoveNow _ -> engine.moveNow();
      case XBoardCommand.Ping(String number) -> engine.ping(number);
      case XBoardCommand.DrawOffer _ -> engine.answerDrawOffer();
      case XBoardCommand.SetBoard(String fen) -> setBoard(fen);
      case XBoardCommand.Edit _ -> {
        isEditing = true;
        error("use setboard", "edit");
      }
      case XBoardCommand.Hint _ -> engine.hint();
      case XBoardCommand.Book _ -> out.write(List.of(" There is no opening book.", ""));
      case XBoardCommand.Undo(int moves) -> undo(moves);
      case XBoardCommand.Ponder(boolean on) -> engine.ponder(on);
      case XBoardCommand.Post(boolean on) -> engine.post(on);
      case XBoardCommand.Analyze _ -> analyse(true);
      case XBoardCommand.Status _ -> engine.status();
      case XBoardCommand.Memory(int megabytes) -> set(EngineOption.HASH, String.valueOf(megabytes));
      case XBoardCommand.Cores(int threads) -> set(EngineOption.THREADS, String.valueOf(threads));
      case XBoardCommand.SetOption(String name, String value) -> EngineOption.of(name).ifPresentOrElse(
          option -> set(option, value), () -> error("no such option", "option " + name));
      case XBoardCommand.Exclude exclude -> exclude(exclude);
      case XBoardCommand.Lift(String square) -> {
        showAdvice();
        game.pointedSquares().clear();
        pointAt(square);
      }
      case XBoardCommand.Put(String square) -> pointAt(square);
      case XBoardCommand.Computer _ -> advice = Optional.empty();
      case XBoardCommand.Quit _,XBoardCommand.Nothing _ -> {}
      case XBoardCommand.Wrong(String error, String line) -> error(error, line);
    }
  }

  private void error(String reason, String line) {
    out.write("Error (" + reason + "): " + SafeText.text(line));
  }

  /** Starts a new game of the default variant. */
  private void startNewGame() {
    engine.abandonSearch();
    host.chooseDefault();
    restart();
  }

  private void choose(String name) {
    engine.abandonSearch();
    switch (host.choose(name)) {
      case Change.OtherGame(String variant, Game chosen) -> {
        restart();
        if (!host.catalog().isKnownToXBoard(variant)) {
          out.write(VariantLines.setup(chosen));
          advice = VariantLines.advice(chosen).filter(words -> advisedVariants.add(variant));
        }
      }
      case Change.Complaints(List<String> lines) -> lines.forEach(line -> error(line, "variant " + name));
      case Change.Done _ -> {}
    }
  }

  private void restart() {
    game.restart();
    host.forget();
    clocks.restart();
    firstLeg = "";
    engine.restart();
  }

  /** Shows the advice about unknown rules when the user first touches a piece. Games of two programs show none. */
  private void showAdvice() {
    advice.ifPresent(words -> out.write("telluser " + words));
    advice = Optional.empty();
  }

  /** Sets the side that the engine plays; empty for neither. */
  private void play(Optional<Side> side) {
    firstLeg = "";
    engine.play(side);
  }

  private void analyse(boolean on) {
    firstLeg = "";
    engine.analyse(on);
  }

  private void move(String text) {
    if (text.endsWith(",")) {
      firstLeg = text;
      return;
    }
    showAdvice();
    String fullText = firstLeg + text;
    firstLeg = "";
    Optional<Position> at = game.position();
    if (at.isEmpty()) {
      out.write(IllegalMove.line("there is no position", fullText));
    } else if (engine.isSearchingFor(Purpose.MOVE)) {
      out.write(IllegalMove.line("it is not your turn", fullText));
    } else {
      new MoveNames(at.get()).find(fullText).ifPresentOrElse(move -> make(at.get(), move),
          () -> out.write(IllegalMove.line(at.get(), fullText)));
    }
  }

  private void make(Position at, Move move) {
    engine.abandonSearch();
    game.add(at.play(move));
    engine.startDueSearch();
  }

  private void setBoard(String fen) {
    engine.abandonSearch();
    firstLeg = "";
    try {
      game.set(host.game().map(played -> Fen.read(played, fen)));
    } catch (FenException | IllegalSetupException e) {
      game.set(Optional.empty());
      out.write("tellusererror Illegal position: " + e.getMessage());
    }
    engine.startDueSearch();
  }

  private void undo(int moves) {
    engine.abandonSearch();
    firstLeg = "";
    if (game.undo(moves)) {
      engine.startDueSearch();
    } else {
      error("no move to take back", moves == 1 ? "undo" : "remove");
    }
  }

  private void set(EngineOption option, String value) {
    boolean wasSearching = engine.isSearching();
    engine.abandonSearch();
    switch (host.set(option, value)) {
      case Change.Complaints(List<String> lines) -> lines.forEach(line -> out.write("# " + line));
      case Change.OtherGame _ -> restart();
      case Change.Done _ -> {}
    }
    if (option == EngineOption.VARIANT_PATH) {
      out.write(FeatureLines.variants(host.catalog()));
    }
    if (wasSearching) {
      engine.startDueSearch();
    }
  }

  private void exclude(XBoardCommand.Exclude command) {
    Optional<Position> at = game.position();
    List<Move> moves = command.move().equals("all") ? at.map(Position::moves).orElse(List.of())
        : at.flatMap(known -> new MoveNames(known).find(command.move())).stream().toList();
    if (moves.isEmpty()) {
      error("no legal move", command.move());
      return;
    }
    game.exclude(moves, command.isExclusion());
    if (engine.isAnalysing() || engine.isSearchingFor(Purpose.MOVE)) {
      engine.abandonSearch();
      engine.startDueSearch();
    }
  }

  /** Handles the next square at which the user points. */
  private void pointAt(String name) {
    game.position().ifPresent(at -> new XBoardSquares(at.game().board()).square(name).ifPresent(square -> {
      game.pointedSquares().add(square);
      Highlight highlight = new Highlight(at);
      highlight.promotionChoice(game.pointedSquares()).ifPresent(out::write);
      out.write(highlight.line(game.pointedSquares()));
    }));
  }
}
