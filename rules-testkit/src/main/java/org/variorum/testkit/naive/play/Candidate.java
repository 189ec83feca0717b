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
 * @param written the beginning of the move string: usually the journey; for castling that names the rook, the squares
 *     of king and rook
 * @param rest the rest of the move string (COM-3): the mover's promotion, the second leg
 * @param mover the piece before the move
 * @param gone the captured pieces that leave the board
 * @param touched the squares that a piece left or from which a piece was removed
 * @param passed the squares that the mover crosses by an initial move without capture or promotion
 * @param by the mechanism that makes the move; empty for moves by a piece's movement
 * @param entry the piece that enters from the hand with the move
 * @param returned the captured pieces that have returned to the board, by square
 */
public record Candidate(String journey, String written, String rest, NaivePiece mover, Board board,
    List<NaivePiece> gone,
    Set<Integer> touched, Set<Integer> passed, Set<Feature> features, Optional<Hook> by,
    Optional<Entry> entry, Map<Integer, NaivePiece> returned) {

  private static final Pattern SQUARE = Pattern.compile(Geometry.SQUARE_NAME);

  /**
   * A piece that enters from the hand with a move of another piece.
   *
   * @param text the whole move string
   * @param without the board after the move without the entry; the mover's royal pieces must also be safe on this board
   */
  public record Entry(NaivePiece piece, String text, Board without) {}

  /** Properties of a move on which mechanisms depend. */
  public enum Feature {
    /** A piece is captured or acted on. */
    TAKES,
    /** A piece is captured and leaves the board. */
    REMOVES,
    /** A piece is acted on (NOT-2). */
    ACTS,
    /** The mover promotes. */
    PROMOTES,
    /** A piece comes from the hand. */
    DROPS,
    /** No piece moves. */
    PASSES,
    /** An automatic pass, which skips a part of a turn without legal moves. */
    SKIPS,
    /** Pieces around the arrival square are captured or change sides. */
    AFFECTS_NEIGHBOURS,
    /** A piece is captured that came out of a stack in the same turn. */
    RETAKES
  }

  public Candidate {
    gone = List.copyOf(gone);
    touched = Set.copyOf(touched);
    passed = Set.copyOf(passed);
    features = Set.copyOf(features);
    returned = Map.copyOf(returned);
  }

  /** A move with a string that begins with its journey. */
  public Candidate(String journey, String rest, NaivePiece mover, Board board, List<NaivePiece> gone,
      Set<Integer> touched,
      Set<Integer> passed, Set<Feature> features, Optional<Hook> by) {
    this(journey, journey, rest, mover, board, gone, touched, passed, features, by);
  }

  /** A move without an entry from the hand. */
  public Candidate(String journey, String written, String rest, NaivePiece mover, Board board,
      List<NaivePiece> gone,
      Set<Integer> touched, Set<Integer> passed, Set<Feature> features, Optional<Hook> by) {
    this(journey, written, rest, mover, board, gone, touched, passed, features, by, Optional.empty(),
        Map.of());
  }

  /** A move of a mechanism that captures nothing. */
  public Candidate(String journey, String rest, NaivePiece mover, Board board, Set<Integer> touched,
      Set<Feature> features, Hook by) {
    this(journey, rest, mover, board, List.of(), touched, Set.of(), features, Optional.of(by));
  }

  public String text() {
    return entry.map(Entry::text).orElse(written + rest);
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
    return by.filter(mechanism::equals).isPresent();
  }

  /** The same move with an entry: a piece from the hand is put on a square. */
  public Candidate withEntry(NaivePiece piece, int square, String text) {
    return new Candidate(journey, written, rest, mover, board.with(square, piece), gone, touched, passed,
        features, by,
        Optional.of(new Entry(piece, text, board)), returned);
  }

  /** The same move, after which captured pieces return to the board. */
  Candidate withReturned(Map<Integer, NaivePiece> pieces) {
    return new Candidate(journey, written, rest, mover, board, gone, touched, passed, features, by, entry,
        pieces);
  }

  /** The same move, after which the piece on one square returns to another square. The two squares may be equal. */
  public Candidate withReturn(int from, int to) {
    NaivePiece piece = board.at(from).orElseThrow();
    return with(board.without(from).with(to, piece), Set.of()).withReturned(Map.of(to, piece));
  }

  /** The same move with another board after it, and with a leg added to its text. */
  public Candidate withBoard(Board next, String leg) {
    Set<Integer> all = new HashSet<>(touched);
    all.addAll(board.differences(next));
    return new Candidate(journey, written, rest + leg, mover, next, gone, all, passed, features, by, entry,
        returned);
  }

  /** The same move, after which the mover is removed from its square. */
  public Candidate withoutMover(int square) {
    Set<Integer> all = new HashSet<>(touched);
    all.add(square);
    return new Candidate(journey, written, rest, mover, board.without(square), gone, all, passed, features,
        by,
        entry, returned);
  }

  /** The same move with a function applied to its boards, and with more features. The touched squares do not change. */
  public Candidate settled(UnaryOperator<Board> change, Set<Feature> added) {
    Set<Feature> union = new HashSet<>(features);
    union.addAll(added);
    return new Candidate(journey, written, rest, mover, change.apply(board), gone, touched, passed, union, by,
        entry.map(each -> new Entry(each.piece(), each.text(), change.apply(each.without()))), returned);
  }

  /** The same move with another board after it. The features are added only if the boards differ. */
  Candidate with(Board changed, Set<Feature> features) {
    Set<Integer> all = new HashSet<>(touched);
    all.addAll(board.differences(changed));
    Set<Feature> union = new HashSet<>(this.features);
    if (!board.differences(changed).isEmpty()) {
      union.addAll(features);
    }
    return new Candidate(journey, written, rest, mover, changed, gone, all, passed, union, by, entry,
        returned);
  }

  /**
   * COM-3: the merger of two moves with the same string, which are one move. If only one of the two captures in
   * passing, the result is the capture.
   */
  Candidate mergedWith(Candidate otherWay) {
    if (has(Feature.TAKES) != otherWay.has(Feature.TAKES)) {
      return has(Feature.TAKES) ? this : otherWay;
    }
    Set<Integer> passedEither = new HashSet<>(passed);
    passedEither.addAll(otherWay.passed);
    return new Candidate(journey, written, rest, mover, board, gone, touched, passedEither, features, by,
        entry, returned);
  }

  /** Effect of any move on other pieces, after the move's own effects. */
  public interface Ripple extends Hook {

    /**
     * Returns the board after the effect.
     *
     * @param before the position before the move
     * @param move the move; its board contains the effects of earlier ripples
     */
    Board after(NaivePosition before, Candidate move);

    /** The features that a move has if the ripple changes the board. */
    default Set<Feature> features() {
      return Set.of();
    }
  }
}
