package org.variorum.testkit.naive.mechanism.castling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.castling.Castling;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaiveConditions;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;
import org.variorum.testkit.naive.position.UnmovedPieces;

/**
 * Castling of kings and rooks that may start anywhere on a rank. A position records the squares of unmoved pieces that
 * still have a partner for castling.
 */
public final class RankCastlings
    implements NaiveMoveSource.Named, NaiveConsequence, NaiveMemory, NaiveFlaw, PiecePlacer, UnmovedPieces {

  private static final int MAX_FILES_WITH_KQKQ = 10;

  /** The start squares of king and rook, and their possible end squares: lists of the king's and the rook's. */
  private record CastlingPair(int king, int rook, List<List<Integer>> endSquares) {}

  private final Castling rule;
  private final Region startRegion;
  private final NaivePlay play;
  private final Geometry geometry;
  /** The squares of unmoved kings and rooks that still have a partner for castling. */
  private final Note<Set<Integer>> unmoved = new Note<>(Set.of());
  /** The letters of a FEN that name no piece with a right to castle. */
  private final Note<Set<String>> unmatched = new Note<>(Set.of());

  public RankCastlings(Castling rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    startRegion = rule.from().orElseThrow();
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    if (!play.attacks().inCheck(position.board(), position.turn())) {
      for (CastlingPair pair : pairs(position.board(), position.get(unmoved), position.turn())) {
        pair.endSquares().stream().filter(ends -> isOpen(position.board(), pair, ends))
            .filter(ends -> isAllowed(position, pair.king(), ends.getFirst()))
            .forEach(ends -> found.add(castling(position, pair, ends.getFirst(), ends.getLast())));
      }
    }
    return found;
  }

  private boolean isAllowed(NaivePosition position, int from, int end) {
    return rule.when()
        .map(condition -> new NaiveConditions(play).holds(condition, position, position.turn(), from, end))
        .orElse(true);
  }

  /** All pairs of an unmoved king and an unmoved rook of a side. */
  private List<CastlingPair> pairs(Board board, Set<Integer> squares, Side side) {
    List<CastlingPair> pairs = new ArrayList<>();
    for (int king : squares) {
      for (int rook : squares) {
        if (board.holds(king, piece -> piece.is(side, rule.king()))
            && board.holds(rook, piece -> piece.side() == side && rule.rooks().contains(piece.letter()))) {
          pair(king, rook).ifPresent(pairs::add);
        }
      }
    }
    return pairs;
  }

  /** A king and a rook with their end squares on an empty board; empty if they cannot castle. */
  private Optional<CastlingPair> pair(int king, int rook) {
    List<Integer> stretch = rankSquares(king, rook);
    int last = stretch.size() - 1;
    boolean isHigh = geometry.file(rook) > geometry.file(king);
    int file = isHigh ? rule.highFile() : rule.lowFile();
    List<List<Integer>> endSquares = switch (rule.style()) {
      case ORTHODOX -> List.of(List.of(geometry.square(file, geometry.rank(king)),
          geometry.square(isHigh ? file - 1 : file + 1, geometry.rank(king))));
      case FREE ->
          IntStream.range(rule.least(), last).mapToObj(i -> List.of(stretch.get(i), stretch.get(i - 1)))
              .toList();
      case ITALIAN -> IntStream.rangeClosed(1, last).boxed().flatMap(i -> IntStream.range(0, i)
          .mapToObj(j -> List.of(stretch.get(i), stretch.get(j)))).toList();
    };
    boolean isPossible = !stretch.contains(Geometry.NONE) && endSquares.stream().allMatch(
        ends -> !ends.contains(Geometry.NONE) && !rankSquares(king, ends.getFirst()).contains(Geometry.NONE)
            && !rankSquares(rook, ends.getLast()).contains(Geometry.NONE));
    return isPossible ? Optional.of(new CastlingPair(king, rook, endSquares)) : Optional.empty();
  }

  /** The squares of a rank between two squares, both included. */
  private List<Integer> rankSquares(int first, int last) {
    int end = geometry.file(last);
    int step = end < geometry.file(first) ? -1 : 1;
    return IntStream.iterate(geometry.file(first), file -> file != end + step, file -> file + step)
        .mapToObj(file -> geometry.square(file, geometry.rank(first))).toList();
  }

  private boolean isOpen(Board board, CastlingPair pair, List<Integer> ends) {
    List<Integer> stretch = rankSquares(pair.king(), pair.rook());
    List<Integer> kingPath = rankSquares(pair.king(), ends.getFirst());
    boolean isFree =
        Stream.of(stretch, kingPath, rankSquares(pair.rook(), ends.getLast())).flatMap(List::stream)
            .filter(square -> square != pair.king() && square != pair.rook()).allMatch(board::isEmpty);
    List<Integer> squaresToCheck = rule.style() == Castling.Style.ORTHODOX ? squaresToCheck(board, kingPath)
        : stretch.subList(1, stretch.size() - 1);
    return isFree && !board.holds(pair.king(), play::isImmobile)
        && !board.holds(pair.rook(), play::isImmobile)
        && squaresToCheck.stream().noneMatch(square -> isAttacked(board, pair.king(), square));
  }

  /** COM-5: the squares to test for attacks. The last square of a royal king is tested after the move instead. */
  private static List<Integer> squaresToCheck(Board board, List<Integer> kingPath) {
    boolean isRoyal = board.holds(kingPath.getFirst(), piece -> piece.kind().royal());
    return isRoyal && kingPath.size() > 1 ? kingPath.subList(0, kingPath.size() - 1) : kingPath;
  }

  /** COM-4: whether the king could be captured on a square, after it has left its start square. */
  private boolean isAttacked(Board board, int king, int square) {
    return play.rules().hasCheck()
        && play.attacks().wouldBeAttacked(board.without(king), square, board.at(king).orElseThrow());
  }

  private Candidate castling(NaivePosition position, CastlingPair pair, int king, int rook) {
    NaivePiece kingPiece = position.board().at(pair.king()).orElseThrow();
    NaivePiece rookPiece = position.board().at(pair.rook()).orElseThrow();
    Board after = play.atMoveStart(position).without(pair.king()).without(pair.rook()).with(king, kingPiece)
        .with(rook, rookPiece);
    boolean isOrthodox = rule.style() == Castling.Style.ORTHODOX;
    String kingName = geometry.name(pair.king());
    return new Candidate(kingName + geometry.name(king),
        kingName + geometry.name(isOrthodox ? pair.rook() : king),
        isOrthodox ? "" : "," + geometry.name(pair.rook()) + geometry.name(rook), kingPiece, after, List.of(),
        Set.of(pair.king(), pair.rook()), Set.of(), Set.of(), Optional.of(this));
  }

  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    Set<Integer> stillUnmoved = new HashSet<>(before.get(unmoved));
    stillUnmoved.removeAll(move.touchedSquares());
    return after.with(unmoved, squaresInPairs(after.board(), stillUnmoved));
  }

  /** The squares in {@code squares} of pieces that have a partner for castling there. */
  private Set<Integer> squaresInPairs(Board board, Set<Integer> squares) {
    Set<Integer> castlingSquares = new TreeSet<>();
    for (Side side : Side.values()) {
      pairs(board, squares, side).forEach(pair -> castlingSquares.addAll(Set.of(pair.king(), pair.rook())));
    }
    return castlingSquares;
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.king().equals(piece.letter()) || rule.rooks().contains(piece.letter());
  }

  @Override
  public Place place() {
    return Place.CASTLING;
  }

  @Override
  public boolean mayContain(char letter) {
    String text = String.valueOf(letter);
    return text.matches("[A-Za-z]") && (isKqkqLetter(text) || file(text) < geometry.files());
  }

  @Override
  public boolean hasNeverMoved(NaivePosition position, int square) {
    return position.get(unmoved).contains(square);
  }

  /**
   * Whether another hook uses the same field of a FEN. In a shared field, letters name all unmoved pieces, also kings.
   */
  private boolean isShared() {
    return play.hooks(NaiveMemory.class).stream()
        .anyMatch(other -> other.place() == Place.CASTLING && !other.equals(this));
  }

  /** The squares of a side's kings, or of its rooks if {@code ofKings} is false, on which they may be unmoved. */
  private List<Integer> candidateSquares(Board board, Side side, boolean ofKings) {
    return board.squares(piece -> piece.side() == side
        && (ofKings ? rule.king().equals(piece.letter()) : rule.rooks().contains(piece.letter()))).stream()
        .filter(square -> NaiveGeometry.contains(geometry, startRegion, square, side)).toList();
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Set<Integer> namedSquares = new TreeSet<>();
    Set<String> unmatchedLetters = new HashSet<>();
    for (String letter : text.split("")) {
      if (!mayContain(letter.charAt(0)) || !isShared() && text.indexOf(letter) != text.lastIndexOf(letter)) {
        return Optional.empty();
      }
      namedSquare(position.board(), letter).ifPresent(namedSquares::add);
    }
    for (Side side : Side.values()) {
      namedSquares.addAll(impliedKings(position.board(), side, text, namedSquares));
    }
    Set<Integer> castlingSquares = squaresInPairs(position.board(), namedSquares);
    for (String letter : text.split("")) {
      if ((isKqkqLetter(letter) || !isShared())
          && namedSquare(position.board(), letter).filter(castlingSquares::contains).isEmpty()) {
        unmatchedLetters.add(letter);
      }
    }
    return Optional.of(position.with(unmoved, castlingSquares).with(unmatched, unmatchedLetters));
  }

  /** The only king of a side if a rook of that side is named. In a shared field, only the letters KQkq imply a king. */
  private List<Integer> impliedKings(Board board, Side side, String text, Set<Integer> namedSquares) {
    List<Integer> kings = candidateSquares(board, side, true);
    boolean hasKqkqLetter = text.chars().mapToObj(Character::toString)
        .anyMatch(letter -> isKqkqLetter(letter) && letter.matches("[A-Z]") == (side == Side.WHITE));
    boolean namesRook = candidateSquares(board, side, false).stream().anyMatch(namedSquares::contains);
    return kings.size() == 1 && namesRook && (hasKqkqLetter || !isShared()) ? kings : List.of();
  }

  /** Whether a letter names a rook by its side of the king. On wider boards, all letters name files. */
  private boolean isKqkqLetter(String letter) {
    return geometry.files() <= MAX_FILES_WITH_KQKQ && "KQkq".contains(letter);
  }

  private static int file(String letter) {
    return letter.toLowerCase(Locale.ROOT).charAt(0) - 'a';
  }

  /** The square of the king or rook that a letter names; empty if the letter names none. */
  private Optional<Integer> namedSquare(Board board, String letter) {
    Side side = letter.matches("[A-Z]") ? Side.WHITE : Side.BLACK;
    List<Integer> kings = candidateSquares(board, side, true);
    List<Integer> rooks = candidateSquares(board, side, false);
    if (!isKqkqLetter(letter)) {
      return Stream.concat(kings.stream(), rooks.stream())
          .filter(square -> geometry.file(square) == file(letter)).findFirst();
    }
    if (kings.size() != 1) {
      return Optional.empty();
    }
    int king = kings.getFirst();
    boolean isHigh = letter.equalsIgnoreCase("k");
    return rooks.stream().filter(rook -> geometry.file(rook) > geometry.file(king) == isHigh)
        .filter(rook -> pair(king, rook).isPresent())
        .max(Comparator.comparing(rook -> Math.abs(geometry.file(rook) - geometry.file(king))));
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      List<Integer> squares = new ArrayList<>(candidateSquares(position.board(), side, false));
      List<Integer> kings = candidateSquares(position.board(), side, true);
      squares.addAll(isShared() || kings.size() > 1 ? kings : List.of());
      squares.stream().filter(position.get(unmoved)::contains)
          .sorted(Comparator.comparing((Integer square) -> geometry.file(square)).reversed())
          .forEach(square -> text.append((char) ((side == Side.WHITE ? 'A' : 'a') + geometry.file(square))));
    }
    return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    return position.get(unmatched).stream().map(letter -> "castling right " + letter + " of no piece")
        .toList();
  }

  @Override
  public String moveWord() {
    return "castling";
  }
}
