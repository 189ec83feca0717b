package org.variorum.testkit.naive.mechanism.stack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.stack.Stacks;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Expansion;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.CaptureKeeper;
import org.variorum.testkit.naive.position.CarriedStack;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/**
 * Stacks: captured pieces go beneath their captor, which carries them. When the captor leaves the board, its stack
 * stays on the square.
 */
public final class NaiveStacks implements Expansion, NaiveMemory, NaiveFlaw, PiecePlacer {
  /** A square and the pieces beneath its piece, for example {@code e4=pN}; pieces are the last group. */
  private static final Pattern STACK =
      Pattern.compile("(" + Geometry.SQUARE_NAME + ")=((?:\\+?[A-Za-z]~?)+)");
  private static final Pattern LETTER = Pattern.compile("\\+?[A-Za-z]~?");

  private final Stacks rule;
  private final NaivePlay play;
  private final Geometry geometry;
  /** Squares that have a stack in the FEN but no piece on top. */
  private final Note<Set<Integer>> uncovered = new Note<>(Set.of());

  public NaiveStacks(Stacks rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Hook> parts() {
    return rule.safe() ? List.of(this, new RecaptureBan(geometry)) : List.of(this);
  }

  @Override
  public boolean isAppliedLast() {
    return true;
  }

  @Override
  public List<Candidate> expansions(NaivePosition position, Candidate move) {
    boolean retakes = removedPieces(move).anyMatch(piece -> piece.marks().contains(StackUpdate.FREED));
    return List.of(move.withBoards(board -> updatedBoard(position, move, board),
        retakes ? Set.of(Feature.RETAKES) : Set.of()));
  }

  /** The pieces that a move captures and that are no longer on the board. */
  private static Stream<NaivePiece> removedPieces(Candidate move) {
    return move.board().carrierMoves().capturedPieces().stream().filter(
        piece -> StackUpdate.currentSquare(move.board(), startSquare(piece)).isEmpty()
            && !isAmong(move.returnedPieces().values(), piece));
  }

  private static int startSquare(NaivePiece piece) {
    return piece.stack().orElseThrow().startSquare();
  }

  /** Whether a list contains a piece with the same start square as the victim, which identifies it. */
  private static boolean isAmong(Collection<NaivePiece> pieces, NaivePiece victim) {
    return pieces.stream().anyMatch(piece -> startSquare(piece) == startSquare(victim));
  }

  private Board updatedBoard(NaivePosition position, Candidate move, Board board) {
    return new StackUpdate(position.board(), board, victim -> goesBeneathCaptor(move, victim),
        rule.height() - 1,
        Optional.of(position.turn().opponent()).filter(_ -> rule.safe()))
        .updatedBoard(move.has(Feature.PASSES) ? Optional.empty() : captorSquare(move, board));
  }

  /** The square of the moved or dropped piece after the move; empty if that piece is no longer on the board. */
  private Optional<Integer> captorSquare(Candidate move, Board board) {
    List<Integer> squares = move.squares(geometry);
    return move.has(Feature.DROPS)
        ? squares.stream().findFirst().filter(square -> board.at(square).isPresent())
        : StackUpdate.currentSquare(board, squares.getFirst());
  }

  /** Whether a captured piece goes beneath its captor, and not to a hand or back to the board. */
  private boolean goesBeneathCaptor(Candidate move, NaivePiece victim) {
    return rule.beneath().contains(victim.letter()) && !victim.kind().royal()
        && !isAmong(move.returnedPieces().values(), victim)
        && !(isAmong(move.removedPieces(), victim)
            && play.hooks(CaptureKeeper.class).stream().anyMatch(keeping -> keeping.keeps(victim)));
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "stacks:";
  }

  /** The position with an empty stack for each piece, before {@link #read} fills stacks. */
  @Override
  public NaivePosition prepare(NaivePosition position) {
    Board board = position.board();
    for (int square : board.squares(_ -> true)) {
      board =
          board.with(square, board.at(square).orElseThrow().withStack(new CarriedStack(square, List.of())));
    }
    return position.with(board.withoutCarrierMoves());
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    NaivePosition read = position;
    Set<Integer> squares = new HashSet<>();
    for (String entry : text.split("/", -1)) {
      var matcher = STACK.matcher(entry);
      Optional<Integer> square = matcher.matches() ? geometry.square(matcher.group(1)) : Optional.empty();
      Optional<List<NaivePiece>> pieces =
          square.flatMap(_ -> pieces(LETTER.matcher(matcher.group(matcher.groupCount()))
              .results().map(MatchResult::group).toList()));
      if (pieces.isEmpty() || !squares.add(square.orElseThrow())) {
        return Optional.empty();
      }
      read = withStackOn(read, square.get(), pieces.get());
    }
    return Optional.of(read);
  }

  private Optional<List<NaivePiece>> pieces(List<String> tokens) {
    List<NaivePiece> pieces = new ArrayList<>();
    for (String token : tokens) {
      String letter = token.toUpperCase(Locale.ROOT);
      play.rules().definition().piece(letter)
          .ifPresent(
              kind -> pieces.add(new NaivePiece(token.equals(letter) ? Side.WHITE : Side.BLACK, kind)));
    }
    return Optional.of(pieces).filter(found -> found.size() == tokens.size());
  }

  private NaivePosition withStackOn(NaivePosition position, int square, List<NaivePiece> pieces) {
    Optional<NaivePiece> carrier = position.board().at(square);
    if (carrier.isEmpty()) {
      return position.with(uncovered, Set.of(square));
    }
    return position.with(position.board()
        .with(square, carrier.get().withStack(new CarriedStack(square, pieces))).withoutCarrierMoves());
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    List<Integer> squares =
        new ArrayList<>(position.board().squares(piece -> !StackUpdate.carriedPieces(piece).isEmpty()));
    squares.sort(Comparator.<Integer>comparingInt(geometry::file).thenComparingInt(geometry::rank));
    return squares.isEmpty() ? Optional.empty() : Optional.of(squares.stream()
        .map(square -> geometry.name(square) + "="
            + StackUpdate.carriedPieces(position.board().at(square).orElseThrow())
                .stream().map(NaivePiece::fenLetter).collect(Collectors.joining()))
        .collect(Collectors.joining("/")));
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    List<String> flaws = new ArrayList<>();
    if (!position.get(uncovered).isEmpty()) {
      flaws.add("a stack has no piece on top");
    }
    for (int square : position.board().squares(_ -> true)) {
      List<NaivePiece> beneath = StackUpdate.carriedPieces(position.board().at(square).orElseThrow());
      if (beneath.size() >= rule.height()) {
        flaws.add("a stack is too high");
      }
      if (beneath.stream().anyMatch(piece -> piece.kind().royal())) {
        flaws.add("a royal piece is beneath another");
      }
    }
    return flaws;
  }

  /** A carried piece may be set down on any square that its carrier can reach. */
  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.beneath().contains(piece.letter()) && !piece.kind().royal();
  }
}
