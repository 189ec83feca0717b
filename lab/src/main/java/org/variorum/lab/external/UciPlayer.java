package org.variorum.lab.external;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
import org.variorum.rules.position.Setup;

/** An external engine with the protocol UCI (Kahlen and Meyer-Kahlen 2004) or USI. */
final class UciPlayer implements Player {

  /** The time to become ready: engines may load books and networks first. */
  private static final Duration READY_TIME = Duration.ofSeconds(30);
  private static final String VARIANT = "UCI_Variant";
  /** The option for a file of variant definitions. If it is set, the engine uses the piece letters of that file. */
  private static final String VARIANT_FILE = "VariantPath";
  private static final String FAIRY_STOCKFISH = "id name Fairy-Stockfish";
  private static final String BYOYOMI = "byoyomi";

  private final EngineProcess engine;
  private final UciDialect dialect;
  private final EngineCommand command;
  private Setup.Dialect fenDialect = Setup.Dialect.OWN;

  UciPlayer(EngineProcess engine, UciDialect dialect, EngineCommand command, Game game)
      throws UnfitException, InterruptedException {
    this.engine = engine;
    this.dialect = dialect;
    this.command = command;
    try {
      Map<String, UciOption> declared = greet();
      for (Map.Entry<String, String> option : command.options().entrySet()) {
        setOption(option.getKey(), option.getValue(), declared);
      }
      selectVariant(game, declared);
      synchronise();
    } catch (ForfeitException e) {
      throw new UnfitException(e.note() + " during the start; does it speak "
          + dialect.greeting.toUpperCase(Locale.ROOT) + "?");
    }
  }

  private Map<String, UciOption> greet() throws ForfeitException, InterruptedException {
    Map<String, UciOption> declared = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    engine.send(dialect.greeting);
    long end = deadline(READY_TIME);
    for (String line = engine.nextLine(end); !line.equals(dialect.greeting + "ok");
        line = engine.nextLine(end)) {
      UciOption.of(line).ifPresent(option -> declared.put(option.name(), option));
      if (line.startsWith(FAIRY_STOCKFISH)
          && command.options().keySet().stream().noneMatch(VARIANT_FILE::equalsIgnoreCase)) {
        fenDialect = Setup.Dialect.FAIRY_STOCKFISH;
      }
    }
    return declared;
  }

  /**
   * Selects the variant, after the options have been set. It is not selected if an option selects it already, or if the
   * engine supports only one game.
   */
  private void selectVariant(Game game, Map<String, UciOption> declared)
      throws UnfitException, ForfeitException {
    UciOption option = declared.get(VARIANT);
    boolean isChosen = command.options().keySet().stream().anyMatch(VARIANT::equalsIgnoreCase);
    if (option != null && !isChosen) {
      setOption(VARIANT, command.variant(game, option.values()), declared);
    }
  }

  private void setOption(String name, String value, Map<String, UciOption> declared)
      throws UnfitException, ForfeitException {
    UciOption option = declared.get(name);
    if (option == null) {
      throw new UnfitException(
          engine.name() + " has no option " + name + "; it has " + String.join(", ", declared.keySet()));
    }
    // The variant is not checked: an option for a variant file may have changed the list of variants.
    if (!option.name().equals(VARIANT) && !option.allows(value)) {
      throw new UnfitException(
          engine.name() + ": option " + option.name() + " takes " + option.expectedValues() + ", not '"
              + value + "'");
    }
    engine.send("setoption name " + option.name() + (value.isEmpty() ? "" : " value " + value));
  }

  @Override
  public void begin(Position start) throws ForfeitException, InterruptedException {
    engine.send(dialect.newGameCommand);
    synchronise();
  }

  /** Waits until the engine has processed all commands. */
  private void synchronise() throws ForfeitException, InterruptedException {
    engine.send("isready");
    long end = deadline(READY_TIME);
    for (String line = engine.nextLine(end); !line.equals("readyok");) {
      line = engine.nextLine(end);
    }
  }

  private static long deadline(Duration time) {
    return System.nanoTime() + time.toNanos();
  }

  @Override
  public Answer play(MoveRequest request) throws ForfeitException, InterruptedException {
    engine.send(position(request));
    engine.send(go(request));
    long end = deadline(request.patience());
    SearchInfo searchInfo = SearchInfo.NONE;
    while (true) {
      String line = engine.nextLine(end);
      List<String> words = List.of(line.split("\\s+", 3));
      if (words.getFirst().equals("info")) {
        searchInfo = searchInfo.withInfo(line);
      } else if (words.getFirst().equals("bestmove")) {
        return searchInfo.answer(move(request.position(), words.size() < 2 ? "" : words.get(1)));
      }
    }
  }

  private Move move(Position position, String moveText) throws ForfeitException {
    Optional<Move> move = dialect.notation.read(position, moveText);
    if (move.isPresent()) {
      return move.get();
    }
    throw switch (moveText) {
      case "resign" -> new ForfeitException(Reason.RESIGNATION, engine.name() + " resigns");
      case "win" -> new ForfeitException(Reason.FALSE_CLAIM, engine.name() + " claims to have won");
      default -> new ForfeitException(Reason.ILLEGAL_MOVE,
          engine.name() + " played " + moveText + " in " + position.fen());
    };
  }

  private String position(MoveRequest request) {
    Position start = request.start();
    StringBuilder text = new StringBuilder("position ");
    if (start.equals(start.game().start())) {
      text.append("startpos");
    } else {
      text.append(dialect.positionWord).append(' ')
          .append(dialect == UciDialect.USI ? Sfen.of(start) : start.fen(fenDialect));
    }
    text.append(request.moves().isEmpty() ? "" : " moves");
    dialect.notation.sequence(start, request.moves()).forEach(move -> text.append(' ').append(move));
    return text.toString();
  }

  private String go(MoveRequest request) {
    SearchLimits limits = request.limits();
    List<String> words = new ArrayList<>(List.of("go"));
    limits.clock().ifPresent(ownClock -> {
      Clock otherClock = request.opponentClock().orElse(ownClock);
      boolean isWhite = request.position().turn() == Side.WHITE;
      addClocks(words, isWhite ? ownClock : otherClock, isWhite ? otherClock : ownClock, ownClock);
    });
    addIf(words, "movetime", limits.time().compareTo(SearchLimits.NONE.time()) < 0, limits.time().toMillis());
    addIf(words, "nodes", limits.nodes() < SearchLimits.NONE.nodes(), limits.nodes());
    addIf(words, "depth", limits.depth() < SearchLimits.NONE.depth(), limits.depth());
    return String.join(" ", words.size() == 1 ? List.of("go", "infinite") : words);
  }

  private void addClocks(List<String> words, Clock white, Clock black, Clock ownClock) {
    // UCI has no byo-yomi. So the main time that the engine sees includes the byo-yomi. When the main time is
    // used up, the engine sees a single move to go.
    boolean isUsi = dialect == UciDialect.USI;
    addIf(words, dialect.firstSide + "time", true,
        command.reportedMillis(isUsi ? white.mainTime() : mainTimeAndByoyomi(white)));
    addIf(words, dialect.secondSide + "time", true,
        command.reportedMillis(isUsi ? black.mainTime() : mainTimeAndByoyomi(black)));
    addIf(words, BYOYOMI, isUsi && (ownClock.byoyomi().isPositive() || ownClock.increment().isZero()),
        ownClock.byoyomi().toMillis());
    addIf(words, dialect.firstSide + "inc", ownClock.increment().isPositive(), white.increment().toMillis());
    addIf(words, dialect.secondSide + "inc", ownClock.increment().isPositive(), black.increment().toMillis());
    boolean isLastPeriod = !isUsi && ownClock.byoyomi().isPositive() && ownClock.mainTime().isZero();
    addIf(words, "movestogo", isLastPeriod || ownClock.movesToGo() > 0,
        isLastPeriod ? 1 : ownClock.movesToGo());
  }

  private static Duration mainTimeAndByoyomi(Clock clock) {
    return clock.mainTime().plus(clock.byoyomi());
  }

  private static void addIf(List<String> words, String name, boolean condition, long value) {
    if (condition) {
      words.add(name);
      words.add(Long.toString(value));
    }
  }

  @Override
  public void close() {
    engine.close();
  }
}
