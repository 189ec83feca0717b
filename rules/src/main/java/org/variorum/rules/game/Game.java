package org.variorum.rules.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.compile.Compiler;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.explain.InsightFinder;
import org.variorum.rules.explain.PremoveWays;
import org.variorum.rules.explain.Soundness;
import org.variorum.rules.make.FenReader;
import org.variorum.rules.make.FenWriter;
import org.variorum.rules.play.Referee;
import org.variorum.rules.play.StartNumbers;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;

/**
 * A game that can be played: a definition, compiled. Immutable; one object serves any number of threads.
 *
 * <pre>{@code
 * Game game = Game.of(definition);
 * Position position = game.start();
 * for (Move move : position.moves()) {
 *   System.out.println(move + " leads to " + position.play(move).fen());
 * }
 * }</pre>
 */
public final class Game {

  private final FastTables fast;
  private final GameTables tables;
  final PremoveWays premoveWays;
  private final Rules rules;
  private final Position start;
  /** Null until they are first needed: they may have to be counted. */
  private @Nullable Optional<StartNumbers> starts;

  private Game(GameTables tables) {
    this.tables = tables;
    fast = new FastTables(tables);
    premoveWays = new PremoveWays(tables);
    rules = new Rules(tables.definition, tables.rooms);
    start = position(tables.definition.start());
  }

  /**
   * Compiles a definition.
   *
   * @throws UnplayableDefinitionException if it combines words in a way without meaning, or is too large
   * @throws FenException if its start position is malformed
   * @throws IllegalSetupException if its start position is none
   */
  public static Game of(Definition definition) {
    return new Game(Compiler.compile(definition));
  }

  /**
   * What is wrong with a definition, or odd in it, that its words do not show. It lists all that {@link #of} would refuse, a
   * start position in which the game is over, a game that no side can win, rules that no game can come to. Empty if sound.
   */
  public static List<Flaw> flaws(Definition definition) {
    return Soundness.flaws(definition);
  }

  /** What the game was compiled from. */
  public Definition definition() {
    return tables.definition;
  }

  /** What players call its sides. All that the game says of positions, moves and rules has these names. */
  public SideNames sides() {
    return tables.definition.title().look().sides();
  }

  /** The squares. */
  public Geometry board() {
    return tables.geometry;
  }

  /** What its positions remember besides pieces, hands, turn and clocks, in the order of a FEN. */
  public List<SlotKind> slots() {
    return tables.memory.stream().map(SlotFormat::kind).filter(kind -> kind.control().offers())
        .map(kind -> kind.in(sides())).toList();
  }

  /** What its rules say of themselves. */
  public Rules rules() {
    return rules;
  }

  /** What all of its rules promise. */
  public Set<Guarantee> guarantees() {
    return tables.guarantees;
  }

  /** Whether the sides move one after the other, a move each: no turn has several moves. */
  public boolean alternates() {
    return guarantees().contains(Guarantee.ALTERNATES);
  }

  /** Whether a piece that acts on another stays where it is. */
  public boolean actsInPlace() {
    return tables.acts != null && tables.acts.stays();
  }

  /** Whether there may be a legal pass. */
  public boolean mayPass() {
    return !guarantees().contains(Guarantee.MUST_MOVE);
  }

  /** What becomes of its pieces that are captured or acted on. */
  public Fates fates() {
    return tables.fates;
  }

  /** What becomes of a piece that a side captures or acts on; empty if it leaves the board, or cannot be captured so. */
  public Optional<Piece> fate(Piece piece, Side by) {
    int fate = tables.fates.of(tables.pieceKinds.code(piece), by.ordinal());
    return fate > 0 ? Optional.of(tables.piece(fate)) : Optional.empty();
  }

  /**
   * How many plies without progress a game lasts at most (COM-2); {@link Integer#MAX_VALUE}: as many as the players please. What
   * stands on the board tells nothing of that end.
   */
  public int mostPliesWithoutProgress() {
    return Stream.of(tables.ends.byLength()).mapToInt(Rule.EndByLength::clock).filter(clock -> clock > 0)
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /** Why its games may end. */
  public List<Outcome.Reason> reasons() {
    Stream<Outcome.Reason> byLength =
        Stream.of(tables.ends.byLength()).flatMap(end -> end.reasons().stream());
    return Stream.of(Stream.of(Outcome.Reason.MATE, Outcome.Reason.STALEMATE), byLength,
        Stream.of(tables.ends.otherMates()).map(Ending.OtherMate::reason),
        Stream.of(tables.ends.onBoard()).flatMap(Game::reasons)).flatMap(Function.identity()).distinct()
        .toList();
  }

  private static Stream<Outcome.Reason> reasons(Ending ending) {
    return ending.moment() == Moment.NOW ? Stream.of(ending.reason())
        : Stream.of(ending.reason(), Ending.BOTH);
  }

  /** The start position. */
  public Position start() {
    return start;
  }

  /** The start positions by number; {@link #start} need not be among them. Empty if the game has no other. */
  synchronized Optional<StartNumbers> starts() {
    if (starts == null) {
      starts = StartNumbers.of(fast, setup(tables.definition.start())).filter(numbers -> numbers.count() > 0);
    }
    return starts;
  }

  /**
   * The position that a FEN says (COM-2), without history.
   *
   * @throws FenException if the text is malformed
   * @throws IllegalSetupException if it is well-formed, but no position of this game
   */
  public Position position(String fen) {
    return position(setup(fen));
  }

  /**
   * The arrangement that a FEN says, whether or not it is a position of the game.
   *
   * @throws FenException if the text is malformed
   */
  public Setup setup(String fen) {
    try {
      return new FenReader(tables).read(fen);
    } catch (FenException e) {
      throw e.in(sides());
    }
  }

  /** The FEN of an arrangement; what is malformed in its slots is left out. */
  public String fen(Setup setup) {
    return FenWriter.write(tables, Referee.arrange(fast, setup).state);
  }

  /**
   * The position of an arrangement.
   *
   * @throws IllegalSetupException if it is no position of this game, with all flaws
   */
  public Position position(Setup setup) {
    try {
      return new Position(this, Referee.seat(fast, setup), null);
    } catch (IllegalSetupException e) {
      throw e.in(sides());
    }
  }

  /**
   * What the piece on a square can do and why, in any arrangement, even one that is not a position of this game. Empty
   * if the square is empty.
   *
   * @throws IllegalArgumentException if the board has no such square, or if the arrangement has squares or pieces that
   *     are not this game's
   */
  public Optional<Insight> insight(Setup setup, int square) {
    return InsightFinder.find(Referee.arrange(fast, setup), square, null)
        .map(insight -> insight.in(sides()));
  }

  @Override
  public String toString() {
    return tables.definition.title().name();
  }
}
