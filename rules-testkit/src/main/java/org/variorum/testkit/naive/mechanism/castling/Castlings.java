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
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveRules;
import org.variorum.testkit.naive.position.Note;
import org.variorum.testkit.naive.position.UnmovedPieces;
import org.variorum.testkit.naive.walk.CheckState;

/** Castling (COM-2, GLE-3) from the start squares of king and rook. Of two rooks, the outermost one castles. */
public final class Castlings
    implements NaiveMoveSource.Named, NaiveConsequence, NaiveMemory, NaiveFlaw, PiecePlacer, UnmovedPieces {
  private final Castling rule;
  private final NaivePlay play;
  private final NaiveRules rules;
  /** The start position; also with kings and rooks on the squares on which they may be dropped, if the rule has any. */
  private final Board startBoard;
  private final Note<Set<CastlingRight>> rights = new Note<>(Set.of());
  /** The sides with a king that has never moved, with or without a right. Recorded only if rooks may return. */
  private final Note<Set<Side>> unmovedKingSides = new Note<>(Set.of());
  /** For each right of the game, the squares from the king's start square to the rook's, both included. */
  private final Map<CastlingRight, List<Integer>> stretches = new EnumMap<>(CastlingRight.class);

  public Castlings(Castling rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    rules = play.rules();
    startBoard =
        rule.dropped().map(dropped -> withPiecesOnDropSquares(dropped, rules.start())).orElse(rules.start());
    for (CastlingRight right : CastlingRight.values()) {
      stretch(right).ifPresent(squares -> stretches.put(right, squares));
    }
  }

  @Override
  public List<Hook> parts() {
    return rooksMayReturn() ? List.of(this, new UnmovedKings(this, rules.geometry())) : List.of(this);
  }

  /** Whether rooks may return to the board, after which they count as unmoved. */
  private boolean rooksMayReturn() {
    return rules.definition().mechanisms().stream().anyMatch(Mechanism::returnsUnmoved);
  }

  /** The start position with kings and rooks on the squares on which they may be dropped. */
  private Board withPiecesOnDropSquares(Castling.Homes dropped, Board start) {
    Board board = start;
    for (Side side : Side.values()) {
      for (int square = 0; square < rules.geometry().size(); square++) {
        if (NaiveGeometry.contains(rules.geometry(), dropped.king(), square, side)) {
          board = board.with(square, new NaivePiece(side, rules.kind(rule.king())));
        } else if (NaiveGeometry.contains(rules.geometry(), dropped.rooks(), square, side)) {
          board = board.with(square, new NaivePiece(side, rules.kind(rule.rooks().iterator().next())));
        }
      }
    }
    return board;
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    for (CastlingRight right : position.get(rights)) {
      if (right.side() == position.turn() && !play.attacks().inCheck(position.board(), right.side())) {
        Optional.ofNullable(stretches.get(right)).filter(stretch -> isStretchFree(position.board(), stretch))
            .ifPresent(stretch -> found.addAll(candidates(position, right, stretch)));
      }
    }
    return found;
  }

  /** COM-2: a right is lost when the king or the rook moves or is captured. A drop or a returning rook may renew it. */
  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    Set<CastlingRight> newRights = new HashSet<>(before.get(rights));
    newRights.removeIf(right -> startSquares(right).stream().anyMatch(move.touchedSquares()::contains));
    if (move.has(Feature.DROPS) && rule.dropped().isPresent()) {
      Stream.of(CastlingRight.values())
          .filter(right -> startSquares(right).stream().anyMatch(before.board()::isEmpty)
              && arePiecesAtStart(after.board(), right))
          .forEach(newRights::add);
    }
    if (!rooksMayReturn()) {
      return after.with(rights, newRights);
    }
    Set<Side> unmoved = unmovedKings(before, move, after);
    move.returnedPieces().keySet().forEach(square -> Stream.of(CastlingRight.values())
        .filter(right -> isRookStart(right, square) && unmoved.contains(right.side())
            && arePiecesAtStart(after.board(), right))
        .forEach(newRights::add));
    newRights.forEach(right -> unmoved.add(right.side()));
    return after.with(rights, newRights).with(unmovedKingSides, unmoved);
  }

  /** The sides with a king that has never moved, after a move. */
  private Set<Side> unmovedKings(NaivePosition before, Candidate move, NaivePosition after) {
    Set<Side> unmoved = new HashSet<>(unmovedKings(before));
    for (CastlingRight right : stretches.keySet()) {
      int kingSquare = startSquares(right).getFirst();
      if (move.touchedSquares().contains(kingSquare)) {
        unmoved.remove(right.side());
      }
      if (move.has(Feature.DROPS) && rule.dropped().isPresent() && before.board().isEmpty(kingSquare)
          && after.board().holds(kingSquare, piece -> piece.is(right.side(), rule.king()))) {
        unmoved.add(right.side());
      }
    }
    return unmoved;
  }

  /** The sides with a king that has never moved, as far as the position records this. */
  Set<Side> unmovedKings(NaivePosition position) {
    Set<Side> sides = new HashSet<>(position.get(unmovedKingSides));
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
    return position.with(unmovedKingSides, sides);
  }

  /** The start square of a side's king; empty if that side never castles. */
  Optional<Integer> kingStart(Side side) {
    return stretches.keySet().stream().filter(right -> right.side() == side)
        .map(right -> startSquares(right).getFirst()).findFirst();
  }

  /** Whether a side's king is on its start square. */
  boolean hasKingAtStart(Board board, Side side) {
    return kingStart(side).filter(square -> board.holds(square, piece -> piece.is(side, rule.king())))
        .isPresent();
  }

  @Override
  public boolean hasNeverMoved(NaivePosition position, int square) {
    return position.get(rights).stream().anyMatch(right -> startSquares(right).contains(square));
  }

  /** The start squares of king and rook, in this order; empty if the game does not have the right. */
  private List<Integer> startSquares(CastlingRight right) {
    return Optional.ofNullable(stretches.get(right))
        .map(stretch -> List.of(stretch.getFirst(), stretch.getLast())).orElse(List.of());
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
    return "KQkq".indexOf(letter) >= 0;
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Set<CastlingRight> read = EnumSet.noneOf(CastlingRight.class);
    for (String letter : text.split("")) {
      if (Arrays.stream(CastlingRight.values())
          .noneMatch(right -> right.letter().equals(letter) && read.add(right))) {
        return Optional.empty();
      }
    }
    return Optional.of(position.with(rights, read));
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    String text =
        position.get(rights).stream().sorted().map(CastlingRight::letter).collect(Collectors.joining());
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    return position.get(rights).stream().filter(right -> !arePiecesAtStart(position.board(), right))
        .map(right -> "castling right " + right.letter() + " without king and rook on their start squares")
        .toList();
  }

  private boolean isRookStart(CastlingRight right, int square) {
    return stretches.containsKey(right) && stretches.get(right).getLast() == square;
  }

  /** Whether king and rook of a right are on their start squares. */
  private boolean arePiecesAtStart(Board board, CastlingRight right) {
    List<Integer> startSquares = startSquares(right);
    return !startSquares.isEmpty()
        && board.holds(startSquares.getFirst(), piece -> piece.is(right.side(), rule.king()))
        && board.holds(startSquares.getLast(),
            piece -> piece.is(right.side(), startBoard.at(startSquares.getLast()).orElseThrow().letter()));
  }

  private List<Candidate> candidates(NaivePosition position, CastlingRight right, List<Integer> stretch) {
    return switch (rule.style()) {
      case ORTHODOX -> orthodox(position, stretch, right.isHigh());
      case FREE -> free(position, stretch);
      case ITALIAN -> italian(position, stretch);
    };
  }

  private List<Candidate> orthodox(NaivePosition position, List<Integer> stretch, boolean isHigh) {
    int file = isHigh ? rule.highFile() : rule.lowFile();
    int rank = rules.geometry().rank(stretch.getFirst());
    int king = rules.geometry().square(file, rank);
    int rook = rules.geometry().square(isHigh ? file - 1 : file + 1, rank);
    List<Integer> kingPath = rankSquares(stretch.getFirst(), king);
    boolean isPossible = Stream.of(kingPath, rankSquares(stretch.getLast(), rook)).flatMap(List::stream)
        .filter(square -> !square.equals(stretch.getFirst()) && !square.equals(stretch.getLast()))
        .allMatch(position.board()::isEmpty)
        && squaresToCheck(position, kingPath).stream()
            .noneMatch(square -> isAttacked(position, stretch, square));
    String leg = isAmbiguous(position, stretch.getFirst(), king) ? rookLeg(stretch, rook) : "";
    return isPossible && isAllowed(position, stretch, king)
        ? List.of(castling(position, stretch, king, rook, leg)) : List.of();
  }

  /** COM-5: the squares to test for attacks. The last square of a royal king is tested after the move instead. */
  private static List<Integer> squaresToCheck(NaivePosition position, List<Integer> kingPath) {
    boolean isRoyal = position.board().holds(kingPath.getFirst(), piece -> piece.kind().royal());
    return isRoyal && kingPath.size() > 1 ? kingPath.subList(0, kingPath.size() - 1) : kingPath;
  }

  /** The squares of a rank between two squares, both included. */
  private List<Integer> rankSquares(int from, int to) {
    Step step = new Step(rules.geometry().file(to) < rules.geometry().file(from) ? -1 : 1, 0);
    List<Integer> squares = squaresTowards(from, step);
    return squares.subList(0, 1 + squares.indexOf(to));
  }

  /** Whether a move of the king other than castling could have the same text as castling to {@code end}. */
  private boolean isAmbiguous(NaivePosition position, int from, int end) {
    NaivePiece king = position.board().at(from).orElseThrow();
    Board emptyBoard = Board.empty(rules.geometry()).with(from, king);
    return from == end || rule.lowFile() == rule.highFile() || !hasPlainMovement(king)
        || play.openPaths().ownMovement(king, from, CheckState.NOT_IN_CHECK).stream()
            .filter(path -> path.moves()
                && NaiveGeometry.contains(rules.geometry(), path.endRegion(), end, king.side()))
            .flatMap(path -> path.walks().openWalks(emptyBoard).stream())
            .anyMatch(walk -> walk.end() == end);
  }

  private boolean hasPlainMovement(NaivePiece piece) {
    return play.openPaths().hasOnlyOwnMovement(piece)
        && play.hooks(NaiveMoveSource.class).stream().noneMatch(source -> source.addsMoves(piece.letter()))
        && piece.kind().ways().stream().flatMap(way -> way.movement().paths().stream())
            .flatMap(path -> path.legs().stream()).allMatch(leg -> leg.content() == Leg.Content.EMPTY);
  }

  /**
   * Free castling: the king moves at least {@code least} squares towards the rook, not onto its square, and the rook
   * jumps to the next square on the other side of the king.
   */
  private List<Candidate> free(NaivePosition position, List<Integer> stretch) {
    if (isAttackedBetween(position, stretch)) {
      return List.of();
    }
    return IntStream.range(rule.least(), stretch.size() - 1)
        .filter(king -> isAllowed(position, stretch, stretch.get(king)))
        .mapToObj(king -> castlingByIndices(position, stretch, king, king - 1)).toList();
  }

  /** Italian castling: the king ends on any square of the stretch, and the rook on any square behind the king. */
  private List<Candidate> italian(NaivePosition position, List<Integer> stretch) {
    if (isAttackedBetween(position, stretch)) {
      return List.of();
    }
    return IntStream.range(1, stretch.size()).filter(king -> isAllowed(position, stretch, stretch.get(king)))
        .boxed()
        .flatMap(king -> IntStream.range(0, king)
            .mapToObj(rook -> castlingByIndices(position, stretch, king, rook)))
        .toList();
  }

  /** Moves king and rook to squares of the stretch, given by their indices in the stretch. */
  private Candidate castlingByIndices(NaivePosition position, List<Integer> stretch, int king, int rook) {
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

  private boolean isAttackedBetween(NaivePosition position, List<Integer> stretch) {
    return stretch.subList(1, stretch.size() - 1).stream()
        .anyMatch(square -> isAttacked(position, stretch, square));
  }

  /** COM-4: whether the king could be captured on a square, after it has left its start square. */
  private boolean isAttacked(NaivePosition position, List<Integer> stretch, int square) {
    NaivePiece king = position.board().at(stretch.getFirst()).orElseThrow();
    return rules.hasCheck()
        && play.attacks().wouldBeAttacked(position.board().without(stretch.getFirst()), square, king);
  }

  private boolean isStretchFree(Board board, List<Integer> stretch) {
    return stretch.subList(1, stretch.size() - 1).stream().allMatch(board::isEmpty)
        && !board.holds(stretch.getFirst(), play::isImmobile)
        && !board.holds(stretch.getLast(), play::isImmobile);
  }

  private Optional<List<Integer>> stretch(CastlingRight right) {
    return startBoard.squares(piece -> piece.is(right.side(), rule.king())).stream().findFirst()
        .map(king -> squaresTowards(king, new Step(right.isHigh() ? 1 : -1, 0)))
        .map(squares -> squares.subList(0, 1 + outermostRook(squares, right)))
        .filter(squares -> squares.size() > 1);
  }

  private int outermostRook(List<Integer> squares, CastlingRight right) {
    return IntStream.range(0, squares.size())
        .filter(i -> startBoard.holds(squares.get(i),
            piece -> piece.side() == right.side() && rule.rooks().contains(piece.letter())))
        .max()
        .orElse(0);
  }

  /** The squares of a rank from a square to the end of the rank or to a hole. Does not wrap round on a cylinder. */
  private List<Integer> squaresTowards(int from, Step step) {
    List<Integer> squares = new ArrayList<>();
    int square = from;
    while (square != Geometry.NONE) {
      squares.add(square);
      square = rules.geometry().square(rules.geometry().file(square) + step.right(),
          rules.geometry().rank(square));
    }
    return squares;
  }

  @Override
  public String moveWord() {
    return "castling";
  }
}
