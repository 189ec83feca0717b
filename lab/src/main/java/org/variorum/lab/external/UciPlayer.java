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
  private static final Duration GETTING_READY = Duration.ofSeconds(30);
  private static final String VARIANT = "UCI_Variant";
  /** The option for a file of variant definitions; piece letters are then those of the file. */
  private static final String FILE = "VariantPath";
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
        set(option.getKey(), option.getValue(), declared);
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
    long end = deadline(GETTING_READY);
    for (String line = engine.next(end); !line.equals(dialect.greeting + "ok"); line = engine.next(end)) {
      UciOption.of(line).ifPresent(option -> declared.put(option.name(), option));
      if (line.startsWith(FAIRY_STOCKFISH)
          && command.options().keySet().stream().noneMatch(FILE::equalsIgnoreCase)) {
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
      set(VARIANT, command.variant(game, option.values()), declared);
    }
  }

  private void set(String name, String value, Map<String, UciOption> declared)
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
    engine.send(dialect.newGame);
    synchronise();
  }

  private void synchronise() throws ForfeitException, InterruptedException {
    engine.send("isready");
    long end = deadline(GETTING_READY);
    for (String line = engine.next(end); !line.equals("readyok");) {
      line = engine.next(end);
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
    Remarks remarks = Remarks.NONE;
    while (true) {
      String line = engine.next(end);
      List<String> words = List.of(line.split("\\s+", 3));
      if (words.getFirst().equals("info")) {
        remarks = remarks.withInfo(line);
      } else if (words.getFirst().equals("bestmove")) {
        return remarks.answer(move(request.position(), words.size() < 2 ? "" : words.get(1)));
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
      text.append(dialect.fen).append(' ')
          .append(dialect == UciDialect.USI ? Sfen.of(start) : start.fen(fenDialect));
    }
    text.append(request.moves().isEmpty() ? "" : " moves");
    dialect.notation.of(start, request.moves()).forEach(move -> text.append(' ').append(move));
    return text.toString();
  }

  private String go(MoveRequest request) {
    SearchLimits limits = request.limits();
    List<String> words = new ArrayList<>(List.of("go"));
    limits.clock().ifPresent(own -> {
      Clock other = request.opponent().orElse(own);
      boolean isWhite = request.position().turn() == Side.WHITE;
      addClocks(words, isWhite ? own : other, isWhite ? other : own, own);
    });
    add(words, "movetime", limits.time().compareTo(SearchLimits.NONE.time()) < 0, limits.time().toMillis());
    add(words, "nodes", limits.nodes() < SearchLimits.NONE.nodes(), limits.nodes());
    add(words, "depth", limits.depth() < SearchLimits.NONE.depth(), limits.depth());
    return String.join(" ", words.size() == 1 ? List.of("go", "infinite") : words);
  }

  private void addClocks(List<String> words, Clock white, Clock black, Clock own) {
    // UCI has no byo-yomi. So it is added to the main time, and in the last period it is the time for one move.
    boolean isUsi = dialect == UciDialect.USI;
    add(words, dialect.firstSide + "time", true,
        command.reportedMillis(isUsi ? white.left() : mainTimeAndByoyomi(white)));
    add(words, dialect.secondSide + "time", true,
        command.reportedMillis(isUsi ? black.left() : mainTimeAndByoyomi(black)));
    add(words, BYOYOMI, isUsi && (own.byoyomi().isPositive() || own.increment().isZero()),
        own.byoyomi().toMillis());
    add(words, dialect.firstSide + "inc", own.increment().isPositive(), white.increment().toMillis());
    add(words, dialect.secondSide + "inc", own.increment().isPositive(), black.increment().toMillis());
    boolean isLastPeriod = !isUsi && own.byoyomi().isPositive() && own.left().isZero();
    add(words, "movestogo", isLastPeriod || own.movesToGo() > 0, isLastPeriod ? 1 : own.movesToGo());
  }

  private static Duration mainTimeAndByoyomi(Clock clock) {
    return clock.left().plus(clock.byoyomi());
  }

  private static void add(List<String> words, String name, boolean condition, long value) {
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
