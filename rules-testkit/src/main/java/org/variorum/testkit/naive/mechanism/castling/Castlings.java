package org.variorum.testkit.naive.mechanism.castling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.rule.castling.Castling;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveConditions;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveRules;
import org.variorum.testkit.naive.position.NaiveUnmoved;
import org.variorum.testkit.naive.position.Note;
import org.variorum.testkit.naive.walk.Manner;

/** Castling (COM-2, GLE-3) from the start squares of king and rook. Of two rooks, the outermost one castles. */
public final class Castlings
    implements NaiveMoveSource.Named, NaiveConsequence, NaiveMemory, NaiveFlaw, Placing, NaiveUnmoved {
  private final Castling rule;
  private final NaivePlay play;
  private final NaiveRules rules;
  /** The start position with the kings and rooks that may castle. */
  private final Board homes;
  private final Note<Set<Right>> rights = new Note<>(Set.of());
  /** The sides with a king that has never moved, even without a right. Recorded only if rooks may return. */
  private final Note<Set<Side>> kings = new Note<>(Set.of());
  /** The squares from the king's start square to the rook's, both included, for each right of the game. */
  private final Map<Right, List<Integer>> stretches = new EnumMap<>(Right.class);

  public Castlings(Castling rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    rules = play.rules();
    homes = rule.dropped().map(dropped -> placed(dropped, rules.start())).orElse(rules.start());
    for (Right right : Right.values()) {
      stretch(right).ifPresent(squares -> stretches.put(right, squares));
    }
  }

  @Override
  public List<Hook> parts() {
    return renews() ? List.of(this, new UnmovedKings(this, rules.geometry())) : List.of(this);
  }

  /** Whether rooks may return to the board and count as unmoved. */
  private boolean renews() {
    return rules.definition().mechanisms().stream().anyMatch(Mechanism::renews);
  }

  /** The start position with kings and rooks on the squares on which they may be dropped. */
  private Board placed(Castling.Homes dropped, Board start) {
    Board board = start;
    for (Side side : Side.values()) {
      for (int square = 0; square < rules.geometry().size(); square++) {
        if (NaiveGeometry.contains(rules.geometry(), dropped.king(), square, side)) {
          board = board.with(square, new NaivePiece(side, rules.piece(rule.king())));
        } else if (NaiveGeometry.contains(rules.geometry(), dropped.rooks(), square, side)) {
          board = board.with(square, new NaivePiece(side, rules.piece(rule.rooks().iterator().next())));
        }
      }
    }
    return board;
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    for (Right right : position.get(rights)) {
      if (right.side() == position.turn() && !play.attacks().inCheck(position.board(), right.side())) {
        Optional.ofNullable(stretches.get(right)).filter(stretch -> isFree(position.board(), stretch))
            .ifPresent(stretch -> found.addAll(candidates(position, right, stretch)));
      }
    }
    return found;
  }

  /** COM-2: a right is lost when the king or the rook moves, or when the rook is captured. */
  @Override
  public NaivePosition after(NaivePosition before, Candidate move, NaivePosition after) {
    Set<Right> kept = new HashSet<>(before.get(rights));
    kept.removeIf(right -> homes(right).stream().anyMatch(move.touched()::contains));
    if (move.has(Feature.DROPS) && rule.dropped().isPresent()) {
      Stream.of(Right.values())
          .filter(right -> homes(right).stream().anyMatch(before.board()::isEmpty)
              && atHome(after.board(), right))
          .forEach(kept::add);
    }
    if (!renews()) {
      return after.with(rights, kept);
    }
    Set<Side> unmoved = unmovedKings(before, move, after);
    move.returned().keySet().forEach(square -> Stream.of(Right.values())
        .filter(right -> homes(right).indexOf(square) == 1 && unmoved.contains(right.side())
            && atHome(after.board(), right))
        .forEach(kept::add));
    kept.forEach(right -> unmoved.add(right.side()));
    return after.with(rights, kept).with(kings, unmoved);
  }

  private Set<Side> unmovedKings(NaivePosition before, Candidate move, NaivePosition after) {
    Set<Side> unmoved = new HashSet<>(unmovedKings(before));
    for (Right right : stretches.keySet()) {
      int home = homes(right).getFirst();
      if (move.touched().contains(home)) {
        unmoved.remove(right.side());
      }
      if (move.has(Feature.DROPS) && rule.dropped().isPresent() && before.board().isEmpty(home)
          && after.board().holds(home, piece -> piece.is(right.side(), rule.king()))) {
        unmoved.add(right.side());
      }
    }
    return unmoved;
  }

  /** The sides with a king that has never moved, as far as the position records this. */
  Set<Side> unmovedKings(NaivePosition position) {
    Set<Side> sides = new HashSet<>(position.get(kings));
    position.get(rights).forEach(right -> sides.add(right.side()));
    return sides;
  }

  /** The sides with a king that has never moved, but without a right to castle. */
  Set<Side> unmovedKingsWithoutRight(NaivePosition position) {
    Set<Side> sides = unmovedKings(position);
    position.get(rights).forEach(right -> sides.remove(right.side()));
    return sides;
  }

  NaivePosition withUnmovedKings(NaivePosition position, Set<Side> sides) {
    return position.with(kings, sides);
  }

  /** The start square of a side's king; empty if that side never castles. */
  Optional<Integer> kingHome(Side side) {
    return stretches.keySet().stream().filter(right -> right.side() == side)
        .map(right -> homes(right).getFirst()).findFirst();
  }

  /** Whether a side's king is on its start square. */
  boolean hasKingAtHome(Board board, Side side) {
    return kingHome(side).filter(home -> board.holds(home, piece -> piece.is(side, rule.king()))).isPresent();
  }

  @Override
  public boolean hasNeverMoved(NaivePosition position, int square) {
    return position.get(rights).stream().anyMatch(right -> homes(right).contains(square));
  }

  /** The start squares of king and rook; empty if the game has no such right. */
  private List<Integer> homes(Right right) {
    return Optional.ofNullable(stretches.get(right))
        .map(stretch -> List.of(stretch.getFirst(), stretch.getLast())).orElse(List.of());
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
    return "KQkq".indexOf(letter) >= 0;
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Set<Right> read = EnumSet.noneOf(Right.class);
    for (String letter : text.split("")) {
      if (Arrays.stream(Right.values())
          .noneMatch(right -> right.letter().equals(letter) && read.add(right))) {
        return Optional.empty();
      }
    }
    return Optional.of(position.with(rights, read));
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    String text = position.get(rights).stream().sorted().map(Right::letter).collect(Collectors.joining());
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  @Override
  public List<String> of(NaivePosition position) {
    return position.get(rights).stream().filter(right -> !atHome(position.board(), right))
        .map(right -> "castling right " + right.letter() + " without king and rook at home").toList();
  }

  /** Whether king and rook of a right are on their start squares. */
  private boolean atHome(Board board, Right right) {
    List<Integer> homes = homes(right);
    return !homes.isEmpty() && board.holds(homes.getFirst(), piece -> piece.is(right.side(), rule.king()))
        && board.holds(homes.getLast(),
            piece -> piece.is(right.side(), this.homes.at(homes.getLast()).orElseThrow().letter()));
  }

  private List<Candidate> candidates(NaivePosition position, Right right, List<Integer> stretch) {
    return switch (rule.style()) {
      case ORTHODOX -> orthodox(position, stretch, right.high());
      case FREE -> free(position, stretch);
      case ITALIAN -> italian(position, stretch);
    };
  }

  private List<Candidate> orthodox(NaivePosition position, List<Integer> stretch, boolean high) {
    int file = high ? rule.highFile() : rule.lowFile();
    int rank = rules.geometry().rank(stretch.getFirst());
    int king = rules.geometry().square(file, rank);
    int rook = rules.geometry().square(high ? file - 1 : file + 1, rank);
    List<Integer> kingPath = row(stretch.getFirst(), king);
    boolean possible = Stream.of(kingPath, row(stretch.getLast(), rook)).flatMap(List::stream)
        .filter(square -> !square.equals(stretch.getFirst()) && !square.equals(stretch.getLast()))
        .allMatch(position.board()::isEmpty)
        && crossed(position, kingPath).stream().noneMatch(square -> attacked(position, stretch, square));
    String leg = isAmbiguous(position, stretch.getFirst(), king) ? rookLeg(stretch, rook) : "";
    return possible && isAllowed(position, stretch, king)
        ? List.of(castling(position, stretch, king, rook, leg)) : List.of();
  }

  /** COM-5: the squares to check for attacks. The last square of a royal king is checked after the move instead. */
  private static List<Integer> crossed(NaivePosition position, List<Integer> kingPath) {
    boolean royal = position.board().holds(kingPath.getFirst(), piece -> piece.kind().royal());
    return royal && kingPath.size() > 1 ? kingPath.subList(0, kingPath.size() - 1) : kingPath;
  }

  /** The squares of a rank between two squares, both included. */
  private List<Integer> row(int from, int to) {
    Step step = new Step(rules.geometry().file(to) < rules.geometry().file(from) ? -1 : 1, 0);
    List<Integer> squares = towards(from, step);
    return squares.subList(0, 1 + squares.indexOf(to));
  }

  /** Whether the king's own move to a square could have the same text as castling. */
  private boolean isAmbiguous(NaivePosition position, int home, int end) {
    NaivePiece king = position.board().at(home).orElseThrow();
    Board emptyBoard = Board.empty(rules.geometry()).with(home, king);
    return home == end || rule.lowFile() == rule.highFile() || !hasPlainMovement(king)
        || play.openPaths().ownMovement(king, home, Manner.OUT_OF_CHECK).stream()
            .filter(path -> path.moves()
                && NaiveGeometry.contains(rules.geometry(), path.to(), end, king.side()))
            .flatMap(path -> path.walks().over(emptyBoard).stream())
            .anyMatch(walk -> walk.end() == end);
  }

  private boolean hasPlainMovement(NaivePiece piece) {
    return play.openPaths().hasOnlyOwnMovement(piece)
        && play.all(NaiveMoveSource.class).stream().noneMatch(source -> source.addsMoves(piece.letter()))
        && piece.kind().ways().stream().flatMap(way -> way.movement().paths().stream())
            .flatMap(path -> path.legs().stream()).allMatch(leg -> leg.over() == Leg.Over.EMPTY);
  }

  private List<Candidate> free(NaivePosition position, List<Integer> stretch) {
    if (isBetweenAttacked(position, stretch)) {
      return List.of();
    }
    return IntStream.range(rule.least(), stretch.size() - 1)
        .filter(king -> isAllowed(position, stretch, stretch.get(king)))
        .mapToObj(king -> withIndices(position, stretch, king, king - 1)).toList();
  }

  private List<Candidate> italian(NaivePosition position, List<Integer> stretch) {
    if (isBetweenAttacked(position, stretch)) {
      return List.of();
    }
    return IntStream.range(1, stretch.size()).filter(king -> isAllowed(position, stretch, stretch.get(king)))
        .boxed()
        .flatMap(king -> IntStream.range(0, king)
            .mapToObj(rook -> withIndices(position, stretch, king, rook)))
        .toList();
  }

  /** Moves king and rook to squares of the stretch, given as indices from the king's start square. */
  private Candidate withIndices(NaivePosition position, List<Integer> stretch, int king, int rook) {
    return castling(position, stretch, stretch.get(king), stretch.get(rook),
        rookLeg(stretch, stretch.get(rook)));
  }

  private Candidate castling(NaivePosition position, List<Integer> stretch, int king, int rook, String leg) {
    Board board = position.board();
    NaivePiece kingPiece = board.at(stretch.getFirst()).orElseThrow();
    NaivePiece rookPiece = board.at(stretch.getLast()).orElseThrow();
    Board after = play.atMoveStart(position).without(stretch.getFirst()).without(stretch.getLast())
        .with(king, kingPiece).with(rook, rookPiece);
    return new Candidate(rules.geometry().name(stretch.getFirst()) + rules.geometry().name(king), leg,
        kingPiece, after, Set.of(stretch.getFirst(), stretch.getLast()), Set.of(), this);
  }

  private String rookLeg(List<Integer> stretch, int rook) {
    return "," + rules.geometry().name(stretch.getLast()) + rules.geometry().name(rook);
  }

  private boolean isAllowed(NaivePosition position, List<Integer> stretch, int king) {
    return rule.when().map(condition -> new NaiveConditions(play).holds(condition, position, position.turn(),
        stretch.getFirst(), king)).orElse(true);
  }

  private boolean isBetweenAttacked(NaivePosition position, List<Integer> stretch) {
    return stretch.subList(1, stretch.size() - 1).stream()
        .anyMatch(square -> attacked(position, stretch, square));
  }

  /** COM-4: whether the king could be captured on a square, after it has left its start square. */
  private boolean attacked(NaivePosition position, List<Integer> stretch, int square) {
    NaivePiece king = position.board().at(stretch.getFirst()).orElseThrow();
    return rules.hasCheck()
        && play.attacks().wouldBeAttacked(position.board().without(stretch.getFirst()), square, king);
  }

  private boolean isFree(Board board, List<Integer> stretch) {
    return stretch.subList(1, stretch.size() - 1).stream().allMatch(board::isEmpty)
        && !board.holds(stretch.getFirst(), play::isImmobile)
        && !board.holds(stretch.getLast(), play::isImmobile);
  }

  private Optional<List<Integer>> stretch(Right right) {
    return this.homes.squares(piece -> piece.is(right.side(), rule.king())).stream().findFirst()
        .map(king -> towards(king, new Step(right.high() ? 1 : -1, 0)))
        .map(squares -> squares.subList(0, 1 + lastRook(squares, right)))
        .filter(squares -> squares.size() > 1);
  }

  private int lastRook(List<Integer> squares, Right right) {
    return IntStream.range(0, squares.size())
        .filter(i -> this.homes.holds(squares.get(i),
            piece -> piece.side() == right.side() && rule.rooks().contains(piece.letter())))
        .max()
        .orElse(0);
  }

  /** The squares of a rank from a square to the end of the rank or to a hole. Does not wrap round on a cylinder. */
  private List<Integer> towards(int from, Step step) {
    List<Integer> squares = new ArrayList<>();
    int at = from;
    while (at != Geometry.NONE) {
      squares.add(at);
      at = rules.geometry().square(rules.geometry().file(at) + step.right(), rules.geometry().rank(at));
    }
    return squares;
  }

  @Override
  public String moveWord() {
    return "castling";
  }
}
