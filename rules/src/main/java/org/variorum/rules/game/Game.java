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
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.play.Referee;
import org.variorum.rules.play.StartNumbers;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Setup;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;

/**
 * A playable game, compiled from a definition. Immutable; one object serves any number of threads.
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
  /** Null until the first call of {@link #starts}, because counting start positions takes time. */
  private @Nullable Optional<StartNumbers> starts;

  private Game(GameTables tables) {
    this.tables = tables;
    fast = new FastTables(tables);
    premoveWays = new PremoveWays(tables);
    rules = new Rules(tables.definition, tables.gameRules);
    start = position(tables.definition.start());
  }

  /**
   * Compiles a definition.
   *
   * @throws UnplayableDefinitionException if the definition combines words in a way without meaning, or is too large
   * @throws FenException if the start position is malformed
   * @throws IllegalSetupException if the start position is not a position of the game
   */
  public static Game of(Definition definition) {
    return new Game(Compiler.compile(definition));
  }

  /**
   * Returns the flaws of a definition as a whole: everything that {@link #of} refuses, a start position in which the
   * game is over, a game that no side can win, and rules that never apply. Empty if there are none.
   */
  public static List<Flaw> flaws(Definition definition) {
    return Soundness.flaws(definition);
  }

  /** The definition from which the game was compiled. */
  public Definition definition() {
    return tables.definition;
  }

  /** The names of the sides. All texts about positions, moves and rules of this game use these names. */
  public SideNames sides() {
    return tables.definition.title().look().sides();
  }

  /** The board. */
  public Geometry board() {
    return tables.geometry;
  }

  /**
   * The slots of a position that users can set: its state other than pieces, hands, side to move and clocks. In the
   * order of a FEN.
   */
  public List<SlotKind> slots() {
    return tables.slots.stream().map(SlotFormat::kind).filter(kind -> kind.control().hasValues())
        .map(kind -> kind.in(sides())).toList();
  }

  /** Descriptions of the game's rules. */
  public Rules rules() {
    return rules;
  }

  /** The guarantees that all rules of the game give. */
  public Set<Guarantee> guarantees() {
    return tables.guarantees;
  }

  /** Whether each turn is exactly one move. */
  public boolean alternates() {
    return guarantees().contains(Guarantee.ALTERNATES);
  }

  /** Whether a piece stays on its square when it acts on another piece instead of capturing it. */
  public boolean actsInPlace() {
    return tables.actForm != null && tables.actForm.moverStays();
  }

  /** Whether a pass may be legal in some position. */
  public boolean mayPass() {
    return !guarantees().contains(Guarantee.MUST_MOVE);
  }

  /** The fates of pieces: the piece that each piece becomes when it is captured or acted on. */
  public Fates fates() {
    return tables.fates;
  }

  /**
   * Returns what a piece becomes when a side captures it or acts on it; empty if it leaves the board, or if the side
   * can neither capture it nor act on it.
   */
  public Optional<Piece> fate(Piece piece, Side side) {
    int fate = tables.fates.of(tables.pieceKinds.code(piece), side.ordinal());
    boolean isPiece = fate != Fates.NONE && fate != PieceCode.EMPTY;
    return isPiece ? Optional.of(tables.piece(fate)) : Optional.empty();
  }

  /**
   * Returns the number of plies without progress after which a game ends (COM-2), or {@link Integer#MAX_VALUE} if there
   * is no limit.
   */
  public int mostPliesWithoutProgress() {
    return Stream.of(tables.ends.lengthEndings()).mapToInt(Rule.EndByLength::clock).filter(clock -> clock > 0)
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /** The reasons for which the game may end. */
  public List<Outcome.Reason> reasons() {
    Stream<Outcome.Reason> byLength =
        Stream.of(tables.ends.lengthEndings()).flatMap(end -> end.reasons().stream());
    return Stream.of(Stream.of(Outcome.Reason.MATE, Outcome.Reason.STALEMATE), byLength,
        Stream.of(tables.ends.specialMates()).map(Ending.SpecialMate::reason),
        Stream.of(tables.ends.boardEndings()).flatMap(Game::reasons)).flatMap(Function.identity())
        .filter(Distinct.values())
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

  /** The numbered start positions, which need not include {@link #start}. Empty if there are none. */
  synchronized Optional<StartNumbers> starts() {
    if (starts == null) {
      starts = StartNumbers.of(fast, setup(tables.definition.start())).filter(numbers -> numbers.count() > 0);
    }
    return starts;
  }

  /**
   * Returns the position of a FEN (COM-2), without history.
   *
   * @throws FenException if the text is malformed
   * @throws IllegalSetupException if it is well-formed, but not a position of this game
   */
  public Position position(String fen) {
    return position(setup(fen));
  }

  /**
   * Returns the arrangement of a FEN, even if it is not a position of this game.
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

  /** Returns the FEN of an arrangement. Leaves out malformed values of its slots. */
  public String fen(Setup setup) {
    return FenWriter.write(tables, Referee.arrange(fast, setup).state);
  }

  /**
   * Returns the position of an arrangement.
   *
   * @throws IllegalSetupException if it is not a position of this game; the exception lists all flaws
   */
  public Position position(Setup setup) {
    try {
      return new Position(this, Referee.legalPosition(fast, setup), null);
    } catch (IllegalSetupException e) {
      throw e.in(sides());
    }
  }

  /**
   * Describes what the piece on a square can do, and why; empty if the square is empty. The arrangement need not be a
   * position of this game.
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
