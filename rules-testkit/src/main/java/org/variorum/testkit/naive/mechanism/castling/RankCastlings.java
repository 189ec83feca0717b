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
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveUnmoved;
import org.variorum.testkit.naive.position.Note;

/**
 * Castling of kings and rooks that may start anywhere on a rank. A position records the squares of unmoved pieces that
 * still have a partner for castling.
 */
public final class RankCastlings
    implements NaiveMoveSource.Named, NaiveConsequence, NaiveMemory, NaiveFlaw, Placing, NaiveUnmoved {

  private static final int MOST_FILES = 10;

  /** The start squares of king and rook, and their possible final squares as pairs of king's and rook's square. */
  private record Pair(int king, int rook, List<List<Integer>> goals) {}

  private final Castling rule;
  private final Region from;
  private final NaivePlay play;
  private final Geometry geometry;
  private final Note<Set<Integer>> unmoved = new Note<>(Set.of());
  /** Letters of a FEN that name no piece with a right to castle. */
  private final Note<Set<String>> unmatched = new Note<>(Set.of());

  public RankCastlings(Castling rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    from = rule.from().orElseThrow();
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    if (!play.attacks().inCheck(position.board(), position.turn())) {
      for (Pair pair : pairs(position.board(), position.get(unmoved), position.turn())) {
        pair.goals().stream().filter(goal -> isOpen(position.board(), pair, goal))
            .filter(goal -> isAllowed(position, pair.king(), goal.getFirst()))
            .forEach(goal -> found.add(castling(position, pair, goal.getFirst(), goal.getLast())));
      }
    }
    return found;
  }

  private boolean isAllowed(NaivePosition position, int home, int end) {
    return rule.when()
        .map(condition -> new NaiveConditions(play).holds(condition, position, position.turn(), home, end))
        .orElse(true);
  }

  /** All pairs of an unmoved king and an unmoved rook of a side. */
  private List<Pair> pairs(Board board, Set<Integer> squares, Side side) {
    List<Pair> pairs = new ArrayList<>();
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

  /** The castling of a king and a rook on an empty board; empty if they cannot castle. */
  private Optional<Pair> pair(int king, int rook) {
    List<Integer> stretch = row(king, rook);
    int last = stretch.size() - 1;
    boolean high = geometry.file(rook) > geometry.file(king);
    int file = high ? rule.highFile() : rule.lowFile();
    List<List<Integer>> goals = switch (rule.style()) {
      case ORTHODOX -> List.of(List.of(geometry.square(file, geometry.rank(king)),
          geometry.square(high ? file - 1 : file + 1, geometry.rank(king))));
      case FREE ->
          IntStream.range(rule.least(), last).mapToObj(i -> List.of(stretch.get(i), stretch.get(i - 1)))
              .toList();
      case ITALIAN -> IntStream.rangeClosed(1, last).boxed().flatMap(i -> IntStream.range(0, i)
          .mapToObj(j -> List.of(stretch.get(i), stretch.get(j)))).toList();
    };
    boolean isPossible = !stretch.contains(Geometry.NONE) && goals.stream().allMatch(
        goal -> !goal.contains(Geometry.NONE) && !row(king, goal.getFirst()).contains(Geometry.NONE)
            && !row(rook, goal.getLast()).contains(Geometry.NONE));
    return isPossible ? Optional.of(new Pair(king, rook, goals)) : Optional.empty();
  }

  /** The squares of a rank between two squares, both included. */
  private List<Integer> row(int first, int last) {
    int end = geometry.file(last);
    int step = end < geometry.file(first) ? -1 : 1;
    return IntStream.iterate(geometry.file(first), file -> file != end + step, file -> file + step)
        .mapToObj(file -> geometry.square(file, geometry.rank(first))).toList();
  }

  private boolean isOpen(Board board, Pair pair, List<Integer> goal) {
    List<Integer> stretch = row(pair.king(), pair.rook());
    List<Integer> kingPath = row(pair.king(), goal.getFirst());
    boolean free = Stream.of(stretch, kingPath, row(pair.rook(), goal.getLast())).flatMap(List::stream)
        .filter(square -> square != pair.king() && square != pair.rook()).allMatch(board::isEmpty);
    List<Integer> crossed = rule.style() == Castling.Style.ORTHODOX ? crossed(board, kingPath)
        : stretch.subList(1, stretch.size() - 1);
    return free && !board.holds(pair.king(), play::isImmobile) && !board.holds(pair.rook(), play::isImmobile)
        && crossed.stream().noneMatch(square -> attacked(board, pair.king(), square));
  }

  /** COM-5: the squares to check for attacks. The last square of a royal king is checked after the move instead. */
  private static List<Integer> crossed(Board board, List<Integer> kingPath) {
    boolean royal = board.holds(kingPath.getFirst(), piece -> piece.kind().royal());
    return royal && kingPath.size() > 1 ? kingPath.subList(0, kingPath.size() - 1) : kingPath;
  }

  /** COM-4: whether the king could be captured on a square, after it has left its start square. */
  private boolean attacked(Board board, int king, int square) {
    return play.rules().hasCheck()
        && play.attacks().wouldBeAttacked(board.without(king), square, board.at(king).orElseThrow());
  }

  private Candidate castling(NaivePosition position, Pair pair, int king, int rook) {
    NaivePiece kingPiece = position.board().at(pair.king()).orElseThrow();
    NaivePiece rookPiece = position.board().at(pair.rook()).orElseThrow();
    Board after = play.atMoveStart(position).without(pair.king()).without(pair.rook()).with(king, kingPiece)
        .with(rook, rookPiece);
    boolean orthodox = rule.style() == Castling.Style.ORTHODOX;
    String home = geometry.name(pair.king());
    return new Candidate(home + geometry.name(king), home + geometry.name(orthodox ? pair.rook() : king),
        orthodox ? "" : "," + geometry.name(pair.rook()) + geometry.name(rook), kingPiece, after, List.of(),
        Set.of(pair.king(), pair.rook()), Set.of(), Set.of(), Optional.of(this));
  }

  @Override
  public NaivePosition after(NaivePosition before, Candidate move, NaivePosition after) {
    Set<Integer> stillUnmoved = new HashSet<>(before.get(unmoved));
    stillUnmoved.removeAll(move.touched());
    return after.with(unmoved, inPairs(after.board(), stillUnmoved));
  }

  /** The squares of pieces that still have a partner for castling. */
  private Set<Integer> inPairs(Board board, Set<Integer> squares) {
    Set<Integer> kept = new TreeSet<>();
    for (Side side : Side.values()) {
      pairs(board, squares, side).forEach(pair -> kept.addAll(Set.of(pair.king(), pair.rook())));
    }
    return kept;
  }

  @Override
  public boolean mayHavePut(NaivePiece piece, int square) {
    return rule.king().equals(piece.letter()) || rule.rooks().contains(piece.letter());
  }

  @Override
  public Place place() {
    return Place.CASTLING;
  }

  @Override
  public boolean mayContain(char letter) {
    String text = String.valueOf(letter);
    return text.matches("[A-Za-z]") && (isRightLetter(text) || file(text) < geometry.files());
  }

  @Override
  public boolean hasNeverMoved(NaivePosition position, int square) {
    return position.get(unmoved).contains(square);
  }

  /**
   * Whether another hook uses the same field of a FEN. In a shared field, letters name all unmoved pieces, even kings.
   */
  private boolean isShared() {
    return play.all(NaiveMemory.class).stream()
        .anyMatch(other -> other.place() == Place.CASTLING && !other.equals(this));
  }

  /** The squares of a side's kings or rooks that may be unmoved. */
  private List<Integer> homes(Board board, Side side, boolean king) {
    return board.squares(piece -> piece.side() == side
        && (king ? rule.king().equals(piece.letter()) : rule.rooks().contains(piece.letter()))).stream()
        .filter(square -> NaiveGeometry.contains(geometry, from, square, side)).toList();
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Set<Integer> namedSquares = new TreeSet<>();
    Set<String> unnamed = new HashSet<>();
    for (String letter : text.split("")) {
      if (!mayContain(letter.charAt(0)) || !isShared() && text.indexOf(letter) != text.lastIndexOf(letter)) {
        return Optional.empty();
      }
      namedSquare(position.board(), letter).ifPresent(namedSquares::add);
    }
    for (Side side : Side.values()) {
      namedSquares.addAll(impliedKings(position.board(), side, text, namedSquares));
    }
    Set<Integer> kept = inPairs(position.board(), namedSquares);
    for (String letter : text.split("")) {
      if ((isRightLetter(letter) || !isShared())
          && namedSquare(position.board(), letter).filter(kept::contains).isEmpty()) {
        unnamed.add(letter);
      }
    }
    return Optional.of(position.with(unmoved, kept).with(unmatched, unnamed));
  }

  /** The single king of a side, which a named rook implies. In a shared field, only the letters KQkq imply a king. */
  private List<Integer> impliedKings(Board board, Side side, String text, Set<Integer> namedSquares) {
    List<Integer> kings = homes(board, side, true);
    boolean right = text.chars().mapToObj(Character::toString)
        .anyMatch(letter -> isRightLetter(letter) && letter.matches("[A-Z]") == (side == Side.WHITE));
    boolean rook = homes(board, side, false).stream().anyMatch(namedSquares::contains);
    return kings.size() == 1 && rook && (right || !isShared()) ? kings : List.of();
  }

  private boolean isRightLetter(String letter) {
    return geometry.files() <= MOST_FILES && "KQkq".contains(letter);
  }

  private static int file(String letter) {
    return letter.toLowerCase(Locale.ROOT).charAt(0) - 'a';
  }

  /** The square of the king or rook that a letter names; empty if the letter names none. */
  private Optional<Integer> namedSquare(Board board, String letter) {
    Side side = letter.matches("[A-Z]") ? Side.WHITE : Side.BLACK;
    List<Integer> kings = homes(board, side, true);
    List<Integer> rooks = homes(board, side, false);
    if (!isRightLetter(letter)) {
      return Stream.concat(kings.stream(), rooks.stream())
          .filter(square -> geometry.file(square) == file(letter)).findFirst();
    }
    if (kings.size() != 1) {
      return Optional.empty();
    }
    int king = kings.getFirst();
    boolean high = letter.equalsIgnoreCase("k");
    return rooks.stream().filter(rook -> geometry.file(rook) > geometry.file(king) == high)
        .filter(rook -> pair(king, rook).isPresent())
        .max(Comparator.comparing(rook -> Math.abs(geometry.file(rook) - geometry.file(king))));
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      List<Integer> squares = new ArrayList<>(homes(position.board(), side, false));
      List<Integer> kings = homes(position.board(), side, true);
      squares.addAll(isShared() || kings.size() > 1 ? kings : List.of());
      squares.stream().filter(position.get(unmoved)::contains)
          .sorted(Comparator.comparing((Integer square) -> geometry.file(square)).reversed())
          .forEach(square -> text.append((char) ((side == Side.WHITE ? 'A' : 'a') + geometry.file(square))));
    }
    return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
  }

  @Override
  public List<String> of(NaivePosition position) {
    return position.get(unmatched).stream().map(letter -> "castling right " + letter + " of no piece")
        .toList();
  }

  @Override
  public String moveWord() {
    return "castling";
  }
}
