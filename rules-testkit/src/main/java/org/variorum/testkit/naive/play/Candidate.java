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
 * A move that is yet to be tested for legality, with the board after it.
 *
 * @param journey start and end of the mover's own move, {@code b2b5}
 * @param written how the move string begins: the journey, except for castling that names the rook's square
 * @param rest what follows in the move string (COM-3): the mover's promotion, the second leg
 * @param mover the piece before the move
 * @param gone the captured pieces that leave the board
 * @param touched the squares where something left or was removed
 * @param passed the squares passed by an initial move that neither captures nor promotes
 * @param by the mechanism that makes the move; empty for moves of pieces themselves
 * @param entry what comes from the hand besides
 * @param returned by square: the captured pieces that have come back to the board
 */
public record Candidate(String journey, String written, String rest, NaivePiece mover, Board board,
    List<NaivePiece> gone,
    Set<Integer> touched, Set<Integer> passed, Set<Feature> features, Optional<Hook> by,
    Optional<Entry> entry, Map<Integer, NaivePiece> returned) {

  private static final Pattern SQUARE = Pattern.compile(Geometry.SQUARE_NAME);

  /**
   * A piece that comes from the hand besides.
   *
   * @param text the move string
   * @param without the board after the move without it, on which the mover's royal pieces have to be safe, too
   */
  public record Entry(NaivePiece piece, String text, Board without) {}

  /** What mechanisms ask about a move. */
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
    /** Nothing moves. */
    PASSES,
    /** It is a pass that is not made but happens: a part of a turn is passed over by itself. */
    SKIPS,
    /** Pieces around are captured or change sides. */
    BEFALLS,
    /** A piece is captured that has come to light in the same turn. */
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

  /** A move that puts no piece from the hand on the board. */
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

  /** The squares of its journey, from the first to the last. */
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

  /** The same move, which also puts a piece from the hand on a square. */
  public Candidate entering(NaivePiece piece, int square, String text) {
    return new Candidate(journey, written, rest, mover, board.with(square, piece), gone, touched, passed,
        features, by,
        Optional.of(new Entry(piece, text, board)), returned);
  }

  /** The same move, after which captured pieces return to the board. */
  Candidate returning(Map<Integer, NaivePiece> pieces) {
    return new Candidate(journey, written, rest, mover, board, gone, touched, passed, features, by, entry,
        pieces);
  }

  /** The same move, which also returns a piece from one square to another, or leaves it where it stands. */
  public Candidate bringingBack(int from, int to) {
    NaivePiece piece = board.at(from).orElseThrow();
    return with(board.without(from).with(to, piece), Set.of()).returning(Map.of(to, piece));
  }

  /** The same move with another board after it and a longer text. */
  public Candidate leaving(Board left, String leg) {
    Set<Integer> all = new HashSet<>(touched);
    all.addAll(board.differences(left));
    return new Candidate(journey, written, rest + leg, mover, left, gone, all, passed, features, by, entry,
        returned);
  }

  /** The same move after which the piece that made it is gone from where it stands. */
  public Candidate vanishing(int square) {
    Set<Integer> all = new HashSet<>(touched);
    all.add(square);
    return new Candidate(journey, written, rest, mover, board.without(square), gone, all, passed, features,
        by,
        entry, returned);
  }

  /** The same move with the boards after it settled, which touches no more squares, and with more features. */
  public Candidate settled(UnaryOperator<Board> how, Set<Feature> besides) {
    Set<Feature> more = new HashSet<>(features);
    more.addAll(besides);
    return new Candidate(journey, written, rest, mover, how.apply(board), gone, touched, passed, more, by,
        entry.map(each -> new Entry(each.piece(), each.text(), how.apply(each.without()))), returned);
  }

  /** The same move with another board after it; if something differs, with more that mechanisms ask about. */
  Candidate with(Board changed, Set<Feature> features) {
    Set<Integer> all = new HashSet<>(touched);
    all.addAll(board.differences(changed));
    Set<Feature> more = new HashSet<>(this.features);
    if (!board.differences(changed).isEmpty()) {
      more.addAll(features);
    }
    return new Candidate(journey, written, rest, mover, changed, gone, all, passed, more, by, entry,
        returned);
  }

  /**
   * COM-3: two moves with the same string are the same move, whatever way the piece took. A piece that could both go
   * to a square and capture there in passing captures.
   */
  Candidate orBy(Candidate otherWay) {
    if (has(Feature.TAKES) != otherWay.has(Feature.TAKES)) {
      return has(Feature.TAKES) ? this : otherWay;
    }
    Set<Integer> passedEither = new HashSet<>(passed);
    passedEither.addAll(otherWay.passed);
    return new Candidate(journey, written, rest, mover, board, gone, touched, passedEither, features, by,
        entry, returned);
  }

  /** What any move does to the board besides, after all that the move itself does. */
  public interface Ripple extends Hook {

    /**
     * @param before the position before the move
     * @param move the move, with the board after it and after the ripples before this
     */
    Board after(NaivePosition before, Candidate move);

    /** What the move is besides if anything on the board follows from it. */
    default Set<Feature> features() {
      return Set.of();
    }
  }
}
