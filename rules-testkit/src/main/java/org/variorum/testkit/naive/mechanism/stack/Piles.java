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
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Column;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Keeping;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/**
 * Stacks: captured pieces go beneath their captor, which carries them. When the captor leaves the board, its stack
 * stays on the square.
 */
public final class Piles implements Expansion, NaiveMemory, NaiveFlaw, Placing {
  private static final Pattern PILE = Pattern.compile("(" + Geometry.SQUARE_NAME + ")=((?:\\+?[A-Za-z]~?)+)");
  private static final Pattern LETTER = Pattern.compile("\\+?[A-Za-z]~?");

  private final Stacks rule;
  private final NaivePlay play;
  private final Geometry geometry;
  /** Squares that have a stack in the FEN but no piece on top. */
  private final Note<Set<Integer>> uncovered = new Note<>(Set.of());

  public Piles(Stacks rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Hook> parts() {
    return rule.safe() ? List.of(this, new RecaptureBan(geometry)) : List.of(this);
  }

  @Override
  public boolean isLast() {
    return true;
  }

  @Override
  public List<Candidate> of(NaivePosition position, Candidate move) {
    boolean retakes = taken(move).anyMatch(piece -> piece.marks().contains(Settled.FREED));
    return List.of(move.settled(board -> settled(position, move, board),
        retakes ? Set.of(Feature.RETAKES) : Set.of()));
  }

  /** The pieces that a move captures and does not return to the board. */
  private static Stream<NaivePiece> taken(Candidate move) {
    return move.board().moveRecord().taken().stream().filter(
        piece -> Settled.currentSquare(move.board(), square(piece)).isEmpty()
            && !isAmong(move.returned().values(), piece));
  }

  private static int square(NaivePiece piece) {
    return piece.carries().orElseThrow().square();
  }

  private static boolean isAmong(Collection<NaivePiece> pieces, NaivePiece victim) {
    return pieces.stream().anyMatch(piece -> square(piece) == square(victim));
  }

  private Board settled(NaivePosition position, Candidate move, Board board) {
    return new Settled(position.board(), board, victim -> isStacked(move, victim), rule.height() - 1,
        Optional.of(position.turn().opponent()).filter(_ -> rule.safe()))
        .board(move.has(Feature.PASSES) ? Optional.empty() : captor(move, board));
  }

  /** The square of the piece that has moved or was dropped; empty if the piece is gone. */
  private Optional<Integer> captor(Candidate move, Board board) {
    List<Integer> squares = move.squares(geometry);
    return move.has(Feature.DROPS)
        ? squares.stream().findFirst().filter(square -> board.at(square).isPresent())
        : Settled.currentSquare(board, squares.getFirst());
  }

  private boolean isStacked(Candidate move, NaivePiece victim) {
    return rule.beneath().contains(victim.letter()) && !victim.kind().royal()
        && !isAmong(move.returned().values(), victim)
        && !(isAmong(move.gone(), victim)
            && play.all(Keeping.class).stream().anyMatch(keeping -> keeping.keeps(victim)));
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String word() {
    return "stacks:";
  }

  /** The position at the start, in which no piece carries others. */
  @Override
  public NaivePosition prepare(NaivePosition position) {
    Board board = position.board();
    for (int square : board.squares(_ -> true)) {
      board = board.with(square, board.at(square).orElseThrow().carrying(new Column(square, List.of())));
    }
    return position.with(board.withoutRecord());
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    NaivePosition read = position;
    Set<Integer> named = new HashSet<>();
    for (String pile : text.split("/", -1)) {
      var matcher = PILE.matcher(pile);
      Optional<Integer> square = matcher.matches() ? geometry.square(matcher.group(1)) : Optional.empty();
      Optional<List<NaivePiece>> pieces =
          square.flatMap(_ -> pieces(LETTER.matcher(matcher.group(matcher.groupCount()))
              .results().map(MatchResult::group).toList()));
      if (pieces.isEmpty() || !named.add(square.orElseThrow())) {
        return Optional.empty();
      }
      read = withPile(read, square.get(), pieces.get());
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
    return Optional.of(pieces).filter(all -> all.size() == tokens.size());
  }

  private NaivePosition withPile(NaivePosition position, int square, List<NaivePiece> pieces) {
    Optional<NaivePiece> above = position.board().at(square);
    if (above.isEmpty()) {
      return position.with(uncovered, Set.of(square));
    }
    return position
        .with(
            position.board().with(square, above.get().carrying(new Column(square, pieces))).withoutRecord());
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    List<Integer> squares =
        new ArrayList<>(position.board().squares(piece -> !Settled.carried(piece).isEmpty()));
    squares.sort(Comparator.<Integer>comparingInt(geometry::file).thenComparingInt(geometry::rank));
    return squares.isEmpty() ? Optional.empty() : Optional.of(squares.stream()
        .map(square -> geometry.name(square) + "="
            + Settled.carried(position.board().at(square).orElseThrow())
                .stream().map(NaivePiece::fen).collect(Collectors.joining()))
        .collect(Collectors.joining("/")));
  }

  @Override
  public List<String> of(NaivePosition position) {
    List<String> flaws = new ArrayList<>();
    if (!position.get(uncovered).isEmpty()) {
      flaws.add("a stack has no piece on top");
    }
    for (int square : position.board().squares(_ -> true)) {
      List<NaivePiece> beneath = Settled.carried(position.board().at(square).orElseThrow());
      if (beneath.size() >= rule.height()) {
        flaws.add("a stack is too high");
      }
      if (beneath.stream().anyMatch(piece -> piece.kind().royal())) {
        flaws.add("a royal piece is beneath another");
      }
    }
    return flaws;
  }

  /** A piece may be on any square to which another piece has carried it. */
  @Override
  public boolean mayHavePut(NaivePiece piece, int square) {
    return rule.beneath().contains(piece.letter()) && !piece.kind().royal();
  }
}
