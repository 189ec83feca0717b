package org.variorum.lab.external;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.engine.Clock;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.player.Answer;
import org.variorum.lab.player.ForfeitException;
import org.variorum.lab.player.ForfeitException.Reason;
import org.variorum.lab.player.MoveRequest;
import org.variorum.lab.player.Player;
import org.variorum.lab.player.UnfitException;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** An external engine with XBoard's protocol, version 2 (Mann and Muller, "Chess Engine Communication Protocol"). */
final class XBoardPlayer implements Player {

  /** The time to declare all features, unless the engine asks for more time by {@code done=0}. */
  private static final Duration FEATURES_TIME = Duration.ofSeconds(5);
  private static final Duration READY_TIME = Duration.ofSeconds(30);
  /** Features that a match does not use; it answers the engine's declaration with {@code rejected}. */
  private static final Set<String> REJECTED_FEATURES = Set.of("san", "colors");
  /** Options that are set by a protocol command of the same name, each with the feature that enables the command. */
  private static final Map<String, String> COMMAND_OPTIONS = Map.of("memory", "memory", "cores", "smp");

  private final EngineProcess engine;
  private final EngineCommand command;
  private final SearchLimits limits;
  private final String variant;
  private final XBoardFeatures features = new XBoardFeatures();
  private Position position;
  /** The number of moves that the engine knows. */
  private int knownMoves;
  private boolean isPlaying;
  /**
   * Whether a result line belongs to this game for certain. If false, it may be a late line about the previous game.
   */
  private boolean resultsAreCurrent;
  private int lastPing;

  XBoardPlayer(EngineProcess engine, EngineCommand command, Game game, SearchLimits limits)
      throws UnfitException, InterruptedException {
    this.engine = engine;
    this.command = command;
    this.limits = limits;
    position = game.start();
    if (!game.alternates()) {
      throw new UnfitException("a turn has one move in XBoard's protocol, but several in " + game);
    }
    requireSupported(limits);
    try {
      greet();
      variant = command.variant(game, features.variants());
      for (Map.Entry<String, String> option : command.options().entrySet()) {
        setOption(option.getKey(), option.getValue());
      }
    } catch (ForfeitException e) {
      throw new UnfitException(e.note() + " during the start; does it speak XBoard's protocol?");
    }
  }

  private static void requireSupported(SearchLimits limits) throws UnfitException {
    boolean isWholeSeconds = limits.time().toNanosPart() == 0;
    boolean hasByoyomi = limits.clock().map(clock -> clock.byoyomi().isPositive()).orElse(false);
    if (limits.nodes() < SearchLimits.NONE.nodes() || hasByoyomi || !isWholeSeconds) {
      throw new UnfitException(
          "XBoard's protocol has no limit of nodes and no byo-yomi, and only whole seconds for a move"
              + "; give a clock, such as --time 1+0.02");
    }
  }

  private void greet() throws ForfeitException, InterruptedException {
    engine.send("xboard");
    engine.send("protover 2");
    long end = deadline(FEATURES_TIME);
    while (!features.has("done", false)) {
      String line = engine.nextLine(end);
      if (line.startsWith("feature ")) {
        for (String name : features.read(line)) {
          engine.send((REJECTED_FEATURES.contains(name) ? "rejected " : "accepted ") + name);
        }
        end = deadline(features.has("done", true) ? FEATURES_TIME : READY_TIME);
      }
    }
  }

  private static long deadline(Duration time) {
    return System.nanoTime() + time.toNanos();
  }

  private void setOption(String name, String value) throws UnfitException, ForfeitException {
    if (features.optionNames().contains(name)) {
      engine.send("option " + name + (value.isEmpty() ? "" : "=" + value));
    } else if (commandOptions().contains(name)) {
      engine.send(name + " " + value);
    } else {
      throw new UnfitException(engine.name() + " has no option " + name + "; it has "
          + String.join(", ",
              Stream.concat(commandOptions().stream(), features.optionNames().stream()).toList()));
    }
  }

  /** The options that this engine accepts as protocol commands. */
  private List<String> commandOptions() {
    return COMMAND_OPTIONS.entrySet().stream().filter(command -> features.has(command.getValue(), false))
        .map(Map.Entry::getKey).sorted().toList();
  }

  @Override
  public void begin(Position start) throws ForfeitException, InterruptedException {
    resultsAreCurrent = features.has("ping", false);
    engine.discardLines();
    engine.send("new");
    if (!variant.equals(XBoardFeatures.NORMAL)) {
      engine.send("variant " + variant);
    }
    engine.send("force");
    engine.send("easy");
    engine.send("post");
    sendLimits();
    position = start;
    knownMoves = 0;
    isPlaying = false;
    if (!start.equals(start.game().start())) {
      if (!features.has("setboard", false)) {
        throw new ForfeitException(Reason.FALSE_CLAIM, engine.name() + " cannot set up positions");
      }
      engine.send("setboard " + start.fen());
    }
    synchronise();
  }

  private void sendLimits() throws ForfeitException {
    if (limits.clock().isPresent()) {
      Clock clock = limits.clock().get();
      long seconds = clock.mainTime().plusMillis(999).toSeconds();
      engine.send(
          String.format(Locale.ROOT, "level %d %d:%02d %s", clock.movesToGo(), seconds / 60, seconds % 60,
              BigDecimal.valueOf(clock.increment().toMillis(), 3).stripTrailingZeros().toPlainString()));
    } else if (limits.time().compareTo(SearchLimits.NONE.time()) < 0) {
      engine.send("st " + limits.time().toSeconds());
    }
    if (limits.depth() < SearchLimits.NONE.depth()) {
      engine.send("sd " + limits.depth());
    }
  }

  /** Waits until the engine has processed all commands; does nothing if the engine does not support pings. */
  private void synchronise() throws ForfeitException, InterruptedException {
    if (!features.has("ping", false)) {
      return;
    }
    String pong = "pong " + ++lastPing;
    engine.send("ping " + lastPing);
    long end = deadline(READY_TIME);
    for (String line = engine.nextLine(end); !line.equals(pong); line = engine.nextLine(end)) {
      if (line.startsWith("Illegal") || line.startsWith("tellusererror")) {
        throw new ForfeitException(Reason.FALSE_CLAIM, engine.name() + " refuses the game: " + line);
      }
    }
  }

  @Override
  public Answer play(MoveRequest request) throws ForfeitException, InterruptedException {
    List<Move> newMoves = request.moves().subList(knownMoves, request.moves().size());
    if (isPlaying) {
      sendClocks(request);
    }
    for (Move move : newMoves) {
      engine.send((features.has("usermove", false) ? "usermove " : "") + moveText(move));
      position = position.play(move);
    }
    if (!isPlaying) {
      sendClocks(request);
      engine.send("go");
      isPlaying = true;
    }
    Answer answer = awaitAnswer(deadline(request.patience()));
    resultsAreCurrent = true;
    position = position.play(answer.move());
    knownMoves = request.moves().size() + 1;
    return answer;
  }

  private void sendClocks(MoveRequest request) throws ForfeitException {
    if (request.limits().clock().isPresent() && features.has("time", true)) {
      Clock ownClock = request.limits().clock().get();
      engine.send("time " + command.reportedMillis(ownClock.mainTime()) / 10);
      engine.send("otim " + command.reportedMillis(request.opponentClock().orElse(ownClock).mainTime()) / 10);
    }
  }

  /** A move as XBoard sends it: with a trailing "=" if it declines a promotion. */
  private String moveText(Move move) {
    boolean declines = position.find(move.text() + "+").isPresent();
    return MoveNotation.XBOARD.texts(position).getOrDefault(move, move.text()) + (declines ? "=" : "");
  }

  private Answer awaitAnswer(long end) throws ForfeitException, InterruptedException {
    SearchInfo searchInfo = SearchInfo.NONE;
    StringBuilder legs = new StringBuilder();
    while (true) {
      String line = engine.nextLine(end);
      String[] words = line.split("\\s+", 3);
      switch (words[0]) {
        case "move" -> {
          legs.append(words.length > 1 ? words[1] : "");
          // After a comma, the next leg follows in the next line.
          if (!legs.toString().endsWith(",")) {
            return searchInfo.answer(read(legs.toString()));
          }
        }
        case "resign" -> throw new ForfeitException(Reason.RESIGNATION, engine.name() + " resigns");
        case "1-0", "0-1", "1/2-1/2" -> {
          // Without pings, this may be a late result of the previous game.
          if (resultsAreCurrent) {
            throw forfeitFor(line);
          }
        }
        case "Illegal" -> throw new ForfeitException(Reason.FALSE_CLAIM,
            engine.name() + " says '" + line + "' in " + position.fen());
        default -> searchInfo = searchInfo.withThinking(line);
      }
    }
  }

  private Move read(String moveText) throws ForfeitException {
    return MoveNotation.XBOARD.read(position, moveText)
        .orElseThrow(() -> new ForfeitException(Reason.ILLEGAL_MOVE,
            engine.name() + " played " + moveText + " in " + position.fen()));
  }

  /** The forfeit for a result before the game has ended: a resignation if the engine loses by it, or a false claim. */
  private ForfeitException forfeitFor(String line) {
    String ownWin = position.turn() == Side.WHITE ? "1-0" : "0-1";
    boolean isResignation = !line.startsWith(ownWin) && !line.startsWith("1/2");
    return new ForfeitException(isResignation ? Reason.RESIGNATION : Reason.FALSE_CLAIM,
        engine.name() + " says '" + line + "' in " + position.fen());
  }

  @Override
  public void close() {
    engine.close();
  }
}
