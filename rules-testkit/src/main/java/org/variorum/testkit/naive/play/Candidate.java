package org.variorum.testkit.naive.play;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/**
 * A pseudo-legal move, with the board after it.
 *
 * @param journey first and last square of the mover's own move, for example {@code b2b5}
 * @param textStart the start of the move string: usually the journey; for castling that names the rook, the squares of
 *     king and rook
 * @param textRest the rest of the move string (COM-3): the mover's promotion and the second leg; empty without both
 * @param mover the moving piece, as it is before the move
 * @param removedPieces the captured pieces that leave the board
 * @param touchedSquares the squares that a piece left or from which a piece was removed
 * @param passedSquares the squares that the mover crosses by an initial move without capture or promotion
 * @param mechanism the mechanism that makes the move; empty for moves by a piece's movement
 * @param entry the piece that enters from the hand with the move; empty if none does
 * @param returnedPieces the captured pieces that have returned to the board, by square
 */
public record Candidate(String journey, String textStart, String textRest, NaivePiece mover, Board board,
    List<NaivePiece> removedPieces, Set<Integer> touchedSquares, Set<Integer> passedSquares,
    Set<Feature> features,
    Optional<Hook> mechanism, Optional<Entry> entry, Map<Integer, NaivePiece> returnedPieces) {

  private static final Pattern SQUARE = Pattern.compile(Geometry.SQUARE_NAME);

  /**
   * A piece that enters from the hand with a move of another piece.
   *
   * @param text the whole move string
   * @param boardWithoutEntry the board after the move but before the entry; the royal pieces of the mover's side must
   *     also be safe on this board
   */
  public record Entry(NaivePiece piece, String text, Board boardWithoutEntry) {}

  /** Properties of a move on which mechanisms depend. */
  public enum Feature {
    /** A piece is captured or acted on, even if it is then put back on the board. */
    CAPTURES,
    /** A piece is captured and leaves the board. */
    REMOVES_FROM_BOARD,
    /** A piece is acted on (NOT-2). */
    ACTS_ON_PIECE,
    /** The mover promotes. */
    PROMOTES,
    /** A piece comes from the hand. */
    DROPS,
    /** No piece moves. */
    PASSES,
    /** An automatic pass, which skips a move of a turn because none is legal. */
    SKIPS,
    /** Pieces around the arrival square are captured or change sides. */
    AFFECTS_NEIGHBOURS,
    /** A piece is captured that came out of a stack in the same turn. */
    RETAKES
  }

  public Candidate {
    removedPieces = List.copyOf(removedPieces);
    touchedSquares = Set.copyOf(touchedSquares);
    passedSquares = Set.copyOf(passedSquares);
    features = Set.copyOf(features);
    returnedPieces = Map.copyOf(returnedPieces);
  }

  /** A move with a string that begins with its journey. */
  public Candidate(String journey, String textRest, NaivePiece mover, Board board,
      List<NaivePiece> removedPieces,
      Set<Integer> touchedSquares, Set<Integer> passedSquares, Set<Feature> features,
      Optional<Hook> mechanism) {
    this(journey, journey, textRest, mover, board, removedPieces, touchedSquares, passedSquares, features,
        mechanism);
  }

  /** A move without an entry from the hand. */
  public Candidate(String journey, String textStart, String textRest, NaivePiece mover, Board board,
      List<NaivePiece> removedPieces, Set<Integer> touchedSquares, Set<Integer> passedSquares,
      Set<Feature> features,
      Optional<Hook> mechanism) {
    this(journey, textStart, textRest, mover, board, removedPieces, touchedSquares, passedSquares, features,
        mechanism, Optional.empty(), Map.of());
  }

  /** A move of a mechanism that captures nothing. */
  public Candidate(String journey, String textRest, NaivePiece mover, Board board,
      Set<Integer> touchedSquares,
      Set<Feature> features, Hook mechanism) {
    this(journey, textRest, mover, board, List.of(), touchedSquares, Set.of(), features,
        Optional.of(mechanism));
  }

  public String text() {
    return entry.map(Entry::text).orElse(textStart + textRest);
  }

  /** The squares of the journey, from first to last. */
  public List<Integer> squares(Geometry geometry) {
    return SQUARE.matcher(journey).results().map(found -> geometry.square(found.group()).orElseThrow())
        .toList();
  }

  public boolean has(Feature feature) {
    return features.contains(feature);
  }

  public boolean isBy(Hook mechanism) {
    return this.mechanism.filter(mechanism::equals).isPresent();
  }

  /** The same move with an entry of a piece from the hand on a square. {@code text} is the whole move string. */
  public Candidate withEntry(NaivePiece piece, int square, String text) {
    return new Candidate(journey, textStart, textRest, mover, board.with(square, piece), removedPieces,
        touchedSquares,
        passedSquares, features, mechanism, Optional.of(new Entry(piece, text, board)), returnedPieces);
  }

  /** The same move, after which captured pieces return to the board. */
  Candidate withReturned(Map<Integer, NaivePiece> pieces) {
    return new Candidate(journey, textStart, textRest, mover, board, removedPieces, touchedSquares,
        passedSquares,
        features, mechanism, entry, pieces);
  }

  /** The same move, after which the piece on {@code from} returns to {@code to}. The two squares may be equal. */
  public Candidate withReturn(int from, int to) {
    NaivePiece piece = board.at(from).orElseThrow();
    return withEffect(board.without(from).with(to, piece), Set.of()).withReturned(Map.of(to, piece));
  }

  /** The same move with {@code next} as the board after it, and with {@code leg}, perhaps empty, added to its text. */
  public Candidate withBoard(Board next, String leg) {
    Set<Integer> all = new HashSet<>(touchedSquares);
    all.addAll(board.differingSquares(next));
    return new Candidate(journey, textStart, textRest + leg, mover, next, removedPieces, all, passedSquares,
        features,
        mechanism, entry, returnedPieces);
  }

  /** The same move, after which the mover is removed from its square. */
  public Candidate withoutMover(int square) {
    Set<Integer> all = new HashSet<>(touchedSquares);
    all.add(square);
    return new Candidate(journey, textStart, textRest, mover, board.without(square), removedPieces, all,
        passedSquares, features, mechanism, entry, returnedPieces);
  }

  /** The same move with a function applied to its boards, and with additional features. Keeps the touched squares. */
  public Candidate withBoards(UnaryOperator<Board> change, Set<Feature> addedFeatures) {
    Set<Feature> union = new HashSet<>(features);
    union.addAll(addedFeatures);
    return new Candidate(journey, textStart, textRest, mover, change.apply(board), removedPieces,
        touchedSquares,
        passedSquares, union, mechanism,
        entry.map(each -> new Entry(each.piece(), each.text(), change.apply(each.boardWithoutEntry()))),
        returnedPieces);
  }

  /** The same move with the board after an effect. The effect's features are added only if the board changes. */
  Candidate withEffect(Board changed, Set<Feature> effectFeatures) {
    Set<Integer> all = new HashSet<>(touchedSquares);
    all.addAll(board.differingSquares(changed));
    Set<Feature> union = new HashSet<>(features);
    if (!board.differingSquares(changed).isEmpty()) {
      union.addAll(effectFeatures);
    }
    return new Candidate(journey, textStart, textRest, mover, changed, removedPieces, all, passedSquares,
        union,
        mechanism, entry, returnedPieces);
  }

  /**
   * COM-3: the merger of two moves with the same string, which are one move. If only one of the two captures in
   * passing, the result is the capture.
   */
  Candidate mergedWith(Candidate otherWay) {
    if (has(Feature.CAPTURES) != otherWay.has(Feature.CAPTURES)) {
      return has(Feature.CAPTURES) ? this : otherWay;
    }
    Set<Integer> passedEither = new HashSet<>(passedSquares);
    passedEither.addAll(otherWay.passedSquares);
    return new Candidate(journey, textStart, textRest, mover, board, removedPieces, touchedSquares,
        passedEither,
        features, mechanism, entry, returnedPieces);
  }

  /** Effect of any move on other pieces, after the move's own effects. */
  public interface MoveEffect extends Hook {

    /**
     * Returns the board after the effect.
     *
     * @param before the position before the move
     * @param move the move; its board contains the effects of earlier hooks of this type
     */
    Board after(NaivePosition before, Candidate move);

    /** The features that a move gets if this effect changes the board. */
    default Set<Feature> features() {
      return Set.of();
    }
  }
}
