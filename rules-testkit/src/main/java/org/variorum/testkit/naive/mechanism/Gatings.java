package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.rule.gating.Gating;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Expansion;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.HandRemoval;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;
import org.variorum.testkit.naive.position.UnmovedPieces;

/** Gating: a piece from the hand enters on the square that a piece leaves by its first move. */
public final class Gatings implements Expansion, NaiveConsequence, NaiveMemory, NaiveFlaw, PiecePlacer {
  private static final Pattern SQUARE = Pattern.compile(Geometry.SQUARE_NAME);

  private final Gating rule;
  private final NaivePlay play;
  private final Geometry geometry;
  /** The squares of pieces that have never moved. May lack squares that another hook records. */
  private final Note<Set<Integer>> unmoved = new Note<>(Set.of());

  public Gatings(Gating rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> expansions(NaivePosition position, Candidate move) {
    List<Candidate> moves = new ArrayList<>(List.of(move));
    Set<Integer> leftSquares = leftSquares(move);
    for (int square : gates(position)) {
      if (leftSquares.contains(square) && move.board().isEmpty(square)
          && position.board().holds(square, position.turn())) {
        new TreeSet<>(rule.pieces()).stream()
            .filter(position.hands().of(position.turn())::contains)
            .map(letter -> new NaivePiece(position.turn(), play.rules().kind(letter)))
            .forEach(piece -> moves.add(move.withEntry(piece, square, text(move, square, piece))));
      }
    }
    return moves;
  }

  /**
   * The square that the mover leaves; for castling, the squares that king and rook leave. Empty for a drop, a pass, a
   * promotion, and a move that also empties another square.
   */
  private Set<Integer> leftSquares(Candidate move) {
    if (move.has(Feature.DROPS) || move.has(Feature.PASSES) || move.has(Feature.PROMOTES)) {
      return Set.of();
    }
    List<Integer> journey = journey(move);
    if (move.mechanism().isEmpty()) {
      return journey.containsAll(move.touchedSquares()) ? Set.of(journey.getFirst()) : Set.of();
    }
    return move.touchedSquares().size() == 2 ? move.touchedSquares() : Set.of();
  }

  private List<Integer> journey(Candidate move) {
    return SQUARE.matcher(move.journey()).results().map(MatchResult::group)
        .map(name -> geometry.square(name).orElseThrow()).toList();
  }

  /** The text of a move with an entry. An entry on a rook's square is written as a move of the rook to the king. */
  private String text(Candidate move, int square, NaivePiece piece) {
    String letter = piece.letter().toLowerCase(Locale.ROOT);
    int from = journey(move).getFirst();
    return square == from ? move.textStart() + letter + move.textRest()
        : geometry.name(square) + geometry.name(from) + letter;
  }

  /** The squares on which a piece from the hand may enter when the piece there leaves. */
  private Set<Integer> gates(NaivePosition position) {
    Set<Integer> gates = new TreeSet<>();
    for (Side side : Side.values()) {
      startSquares(side).stream()
          .filter(square -> hasEntrant(position, side)
              && (position.get(unmoved).contains(square) || isRecordedElsewhere(position, square)))
          .forEach(gates::add);
    }
    return gates;
  }

  private boolean isRecordedElsewhere(NaivePosition position, int square) {
    return play.hooks(UnmovedPieces.class).stream().anyMatch(other -> other.hasNeverMoved(position, square));
  }

  /** Whether another hook records the unmoved piece that a FEN letter names: {@code A} is White's on the a-file. */
  private boolean isRecordedElsewhere(NaivePosition position, char letter) {
    Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
    return position.board().squares(side).stream()
        .filter(square -> geometry.file(square) == Character.toLowerCase(letter) - 'a')
        .anyMatch(square -> isRecordedElsewhere(position, square));
  }

  /** Whether a side has a piece in hand that can enter, or may later get such a piece. */
  private boolean hasEntrant(NaivePosition position, Side side) {
    return position.hands().of(side).stream().anyMatch(rule.pieces()::contains)
        || play.rules().definition().mechanisms().stream().anyMatch(Mechanism::fillsHands);
  }

  /** The start squares, in the region of the rule, of a side's pieces that cannot promote. */
  private List<Integer> startSquares(Side side) {
    return play.rules().start()
        .squares(piece -> piece.side() == side && piece.kind().promotion().isEmpty()).stream()
        .filter(square -> NaiveGeometry.contains(geometry, rule.on(), square, side)).toList();
  }

  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    NaivePosition updated = after;
    if (move.entry().isPresent()) {
      for (HandRemoval handRemoval : play.hooks(HandRemoval.class)) {
        updated = handRemoval.afterRemoval(updated, before.turn(), move.entry().get().piece().letter());
      }
    }
    Set<Integer> stillUnmoved = new HashSet<>(gates(before));
    stillUnmoved.removeAll(move.touchedSquares());
    stillUnmoved.removeAll(before.board().differingSquares(after.board()));
    for (Side side : Side.values()) {
      if (!hasEntrant(updated, side)) {
        stillUnmoved.removeAll(startSquares(side));
      }
    }
    return updated.with(unmoved, stillUnmoved);
  }

  @Override
  public Place place() {
    return Place.CASTLING;
  }

  @Override
  public boolean mayContain(char letter) {
    return Character.toLowerCase(letter) >= 'a' && Character.toLowerCase(letter) <= 'j';
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Set<Integer> squares = new HashSet<>();
    for (char letter : text.toCharArray()) {
      Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
      Optional<Integer> startSquare = startSquares(side).stream()
          .filter(square -> geometry.file(square) == Character.toLowerCase(letter) - 'a').findFirst();
      boolean isRecordedByOther = isRecordedElsewhere(position, letter);
      if (!isRecordedByOther && (startSquare.isEmpty() || !squares.add(startSquare.get()))) {
        return Optional.empty();
      }
    }
    return Optional.of(position.with(unmoved, squares));
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    StringBuilder text = new StringBuilder();
    Set<Integer> gates = gates(position);
    for (Side side : Side.values()) {
      startSquares(side).stream()
          .filter(square -> gates.contains(square) && !isRecordedElsewhere(position, square))
          .forEach(square -> text.append((char) ((side == Side.WHITE ? 'A' : 'a') + geometry.file(square))));
    }
    return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    return position.get(unmoved).stream()
        .filter(square -> !canBeStartPiece(position.board().at(square), square)
            || !gates(position).contains(square))
        .map(square -> "no piece on " + geometry.name(square) + " allows gating").toList();
  }

  /** Whether a piece can be the one that starts on a square: with shuffled starts, any start piece of the side. */
  private boolean canBeStartPiece(Optional<NaivePiece> piece, int square) {
    Board start = play.rules().start();
    boolean isShuffled = play.rules().definition().mechanisms().stream().anyMatch(Mechanism::shufflesStart);
    return piece.equals(start.at(square)) || isShuffled && piece.isPresent()
        && startSquares(start.at(square).orElseThrow().side()).stream()
            .anyMatch(other -> start.at(other).equals(piece));
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.pieces().contains(piece.letter());
  }
}
