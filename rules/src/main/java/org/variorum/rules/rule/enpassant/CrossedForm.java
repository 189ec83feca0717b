package org.variorum.rules.rule.enpassant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/**
 * The squares that a piece has just crossed, by file and rank, one after the other: {@code e3}. Where pieces on different
 * squares may have crossed the same ones, the square of the piece follows: {@code c3d4}.
 */
final class CrossedForm implements SlotFormat {

  private final Context context;
  private final Geometry board;
  private final @Nullable Crossings[] crossings;
  /** Whether the squares do not say which piece has crossed them. */
  private final boolean ambiguous;
  private final Slot piece;
  private final Slot squares;
  private final SlotKind kind;
  /** The kinds that may stand where a piece came from that has crossed squares. */
  private final long behind;

  /**
   * @param letters the pieces that may cross squares
   * @param crossings by code, which
   * @param ambiguous whether pieces on different squares may cross the same ones
   * @param piece where one more than the square of the piece is remembered
   * @param squares where the squares are
   */
  CrossedForm(Context context, List<String> letters, @Nullable Crossings[] crossings,
      boolean ambiguous, Slot piece, Slot squares) {
    this.context = context;
    board = context.board();
    this.crossings = crossings;
    this.ambiguous = ambiguous;
    this.piece = piece;
    this.squares = squares;
    behind = context.kinds().set(context.definition().mechanisms().stream()
        .flatMap(each -> each.leavesBehind().stream()).collect(Collectors.toSet()));
    kind = new SlotKind("en passant", "En passant on", SlotKind.Place.FOURTH,
        new SlotKind.Squares("", letters, false, Mark.Look.CROSSED));
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String read(FenField field) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < field.text().length();) {
      String name = name(field.text(), i);
      int index = i;
      squares.add(board.square(name)
          .orElseThrow(() -> field.error("the board has no square '" + Excerpt.of(name) + "'", index)));
      i += name.length();
    }
    if (squares.size() > Crossings.MAX_SQUARES + 1) {
      throw field.error("the en passant field is - or the squares that one piece has crossed, and its own",
          0);
    }
    return named(squares);
  }

  private String named(List<Integer> squares) {
    return squares.stream().map(board::name).collect(Collectors.joining());
  }

  private static String name(String text, int i) {
    int end = i + 1;
    while (end < text.length() && FenField.isDigit(text.charAt(end))) {
      end++;
    }
    return text.substring(i, end);
  }

  private List<Integer> squares(String text) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < text.length(); i += name(text, i).length()) {
      board.square(name(text, i)).ifPresent(squares::add);
    }
    return squares;
  }

  private List<Integer> crossed(State state) {
    return Crossings.unpack(state.get(squares)).stream()
        .sorted(Comparator.<Integer>comparingInt(board::file).thenComparingInt(board::rank)).toList();
  }

  @Override
  public String write(State state) {
    String text = named(crossed(state));
    return text.isEmpty() || !ambiguous ? text : text + board.name((int) state.get(piece) - 1);
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (text.isEmpty()) {
      return;
    }
    State state = setupContext.state();
    List<Integer> named = squares(text);
    List<Integer> standing = named.stream().filter(each -> state.board[each] != PieceCode.EMPTY).toList();
    List<Integer> empty = named.stream().filter(each -> state.board[each] == PieceCode.EMPTY).toList();
    long packed = Crossings.pack(new TreeSet<>(empty));
    List<Integer> pieces = (standing.isEmpty() ? IntStream.range(0, board.size()).boxed() : standing.stream())
        .filter(each -> crossed(state, each, packed)).toList();
    if (empty.isEmpty()) {
      setupContext.flaws().add("en passant names the squares that a piece has crossed, and " + named(standing)
          + " is occupied");
    } else if (pieces.isEmpty() || standing.size() > 1) {
      setupContext.flaws().add("no piece can just have crossed "
          + named.stream().map(board::name).collect(Collectors.joining(" and ")));
    } else if (pieces.size() > 1) {
      setupContext.flaws().add("more than one piece can just have crossed " + named(empty)
          + ": the square of the one follows, as in " + named(empty) + board.name(pieces.getFirst()));
    } else {
      state.set(piece, pieces.getFirst() + 1);
      state.set(squares, packed);
    }
  }

  /**
   * Whether the piece on a square can have come there over just these squares from one that it can have left so; walls may have come
   * since, and where turns have several moves, other pieces.
   */
  private boolean crossed(State state, int to, long packed) {
    int code = state.board[to];
    @Nullable Crossings ways = crossings[code];
    if (code == PieceCode.EMPTY || PieceCode.side(code) != state.lastMover() || ways == null) {
      return false;
    }
    return IntStream.range(0, board.size()).anyMatch(from -> state.layout.hasParts
        ? ways.isPossible(packed, _ -> true, from, to)
        : isLeft(state.board[from], PieceCode.side(code))
            && ways.isPossible(packed, square -> state.board[square] == PieceCode.EMPTY, from, to));
  }

  private boolean isLeft(int piece, int side) {
    return piece == PieceCode.EMPTY || PieceCode.side(piece) == side && PieceCode.holds(behind, piece);
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("A piece can be captured in passing on "
        + squares(text).stream().map(board::name).collect(Collectors.joining(", ")) + ".");
  }
}
