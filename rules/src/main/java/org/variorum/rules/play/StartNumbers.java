package org.variorum.rules.play;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.make.FenReader;
import org.variorum.rules.make.FenWriter;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Setup;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SetupContext.Lineups;

/**
 * The numbered start positions of a game, such as the 960 of Chess960. If the sides have separate arrangements, White's
 * is the remainder of the number by the number of arrangements, and Black's the quotient. Immutable.
 */
public final class StartNumbers {

  private final FastTables fast;
  private final Lineups lineups;
  private final Setup startSetup;
  /** The codes of {@link #lineups} that are arrangements of a start position, ascending; null if every code is one. */
  private final int @Nullable [] codes;

  private StartNumbers(FastTables fast, Lineups lineups, Setup startSetup) {
    this.fast = fast;
    this.lineups = lineups;
    this.startSetup = startSetup;
    codes = lineups.areAll() && lineups.condition().isEmpty() ? null : findCodes();
  }

  /** Returns the start positions of a game; empty if the game has only one. */
  public static Optional<StartNumbers> of(FastTables fast, Setup startSetup) {
    return fast.tables.gameRules.rules().stream().map(Rule::lineups).flatMap(Optional::stream).findFirst()
        .map(lineups -> new StartNumbers(fast, lineups, startSetup));
  }

  private int[] findCodes() {
    int[] found = new int[lineups.codes()];
    int count = 0;
    Play play = Referee.arrange(fast, startSetup);
    for (int code = 0; code < found.length; code++) {
      Optional<SortedMap<Integer, String>> lineup = lineups.of(code);
      if (lineup.isPresent() && holds(play, lineup.get())) {
        found[count++] = code;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** Whether the condition on start positions holds for White if both sides have the arrangement {@code letters}. */
  private boolean holds(Play play, Map<Integer, String> letters) {
    if (lineups.condition().isEmpty()) {
      return true;
    }
    for (int square : lineups.squares()) {
      put(play, square, letters.get(square), Side.WHITE);
      put(play, lineups.ofBlack(square), letters.get(square), Side.BLACK);
    }
    play.state.forgetMoves();
    Ending.Test test = lineups.condition().get();
    return test.holds(play.state, PieceCode.WHITE, play.legality().attacks());
  }

  private static void put(Play play, int square, @Nullable String letter, Side side) {
    play.state.put(square,
        letter == null ? PieceCode.EMPTY : play.tables.pieceKinds.code(new Piece(letter, side)));
  }

  /** The number of arrangements of one side. */
  private long sideCount() {
    return codes == null ? lineups.codes() : codes.length;
  }

  /** The number of start positions. */
  public long count() {
    return lineups.areApart() ? sideCount() * sideCount() : sideCount();
  }

  /** Returns the start position with a number from 0 to {@link #count} minus 1. */
  public Setup setup(long number) {
    SortedMap<Integer, Piece> board = new TreeMap<>(startSetup.board());
    Map<Integer, String> white = letters(number % sideCount());
    Map<Integer, String> black = lineups.areApart() ? letters(number / sideCount()) : white;
    for (int square : lineups.squares()) {
      board.remove(square);
      board.remove(lineups.ofBlack(square));
    }
    white.forEach((square, letter) -> board.put(square, new Piece(letter, Side.WHITE)));
    black.forEach((square, letter) -> board.put(lineups.ofBlack(square), new Piece(letter, Side.BLACK)));
    return withDefinedFields(
        new Setup(board, startSetup.hands(), startSetup.turn(), startSetup.slots(), startSetup.clock(),
            startSetup.fullmove()));
  }

  /**
   * Returns a setup with the pieces of {@code arrangement} and the remaining FEN fields of the definition. Those fields
   * are read again, because they may depend on the pieces, such as on the rooks that may castle.
   */
  private Setup withDefinedFields(Setup arrangement) {
    String rest = fast.tables.definition.start().strip().replaceFirst("^[^ \\[]*", "");
    return new FenReader(fast.tables)
        .read(FenWriter.placement(fast.tables, Referee.arrange(fast, arrangement).state) + rest);
  }

  private SortedMap<Integer, String> letters(long number) {
    return lineups.of(codes == null ? (int) number : codes[(int) number]).orElseThrow();
  }

  /** Returns the number of the start position with the pieces of {@code setup}; empty if there is none. */
  public OptionalLong number(Setup setup) {
    OptionalLong white = number(setup, Side.WHITE);
    OptionalLong black = lineups.areApart() ? number(setup, Side.BLACK) : OptionalLong.of(0);
    return white.isEmpty() || black.isEmpty() ? OptionalLong.empty()
        : OptionalLong.of(white.getAsLong() + sideCount() * black.getAsLong());
  }

  private OptionalLong number(Setup setup, Side side) {
    Map<Integer, String> letters = new TreeMap<>();
    for (int square : lineups.squares()) {
      Piece piece = setup.board().get(side == Side.WHITE ? square : lineups.ofBlack(square));
      if (piece != null && piece.side() == side) {
        letters.put(square, piece.letter());
      }
    }
    OptionalInt code = lineups.code(letters);
    if (code.isEmpty() || codes == null) {
      return code.isEmpty() ? OptionalLong.empty() : OptionalLong.of(code.getAsInt());
    }
    int index = Arrays.binarySearch(codes, code.getAsInt());
    return index < 0 ? OptionalLong.empty() : OptionalLong.of(index);
  }
}
