package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.enpassant.EnPassant;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Capture;
import org.variorum.testkit.naive.play.ExtraCapture;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.TurnOrder;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveRules;
import org.variorum.testkit.naive.position.NaiveSquares;
import org.variorum.testkit.naive.position.Note;
import org.variorum.testkit.naive.walk.LentMovement;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.NaiveWalker;
import org.variorum.testkit.naive.walk.OpenPath;

/** En passant: captures of pieces that have crossed a square by a move of several steps. */
public final class EnPassants implements ExtraCapture, NaiveConsequence, NaiveMemory, NaiveFlaw {
  private static final Pattern SQUARE = Pattern.compile("[a-v][1-9][0-9]?");

  private final EnPassant rule;
  private final NaivePlay play;
  private final NaiveRules rules;
  private final NaiveWalker walker;
  /** Whether a FEN also names the square of the crossing piece, because several pieces might cross the same squares. */
  private final boolean namesPiece;
  /** The squares that a piece has just crossed and on which an enemy can end a move that captures it. */
  private final Note<Set<Integer>> passed = new Note<>(Set.of());
  /** The square of the piece that has just crossed {@link #passed}; empty if it is not recorded. */
  private final Note<Optional<Integer>> passerSquare = new Note<>(Optional.empty());

  public EnPassants(EnPassant rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    rules = play.rules();
    walker = new NaiveWalker(rules.geometry());
    namesPiece = List.of(Side.values()).stream().anyMatch(this::mayCrossSameSquares);
  }

  private boolean isCaptor(NaivePiece piece) {
    return rule.by().contains(piece.letter());
  }

  private boolean isVictim(NaivePiece piece) {
    return rule.of().contains(piece.letter());
  }

  /** Whether two moves of a side with different end squares may allow en passant on the same set of squares. */
  private boolean mayCrossSameSquares(Side side) {
    Board empty = Board.empty(rules.geometry());
    // By set of squares on which a piece can be captured: the end squares of moves that leave this set.
    Map<Set<Integer>, Set<Integer>> ends = new HashMap<>();
    for (PieceKind kind : rules.definition().pieces()) {
      NaivePiece piece = new NaivePiece(side, kind);
      for (int from : isVictim(piece) ? empty.emptySquares() : List.<Integer>of()) {
        Map<Integer, Set<Set<Integer>>> found = new HashMap<>();
        walks(empty, piece, from).forEach(walk -> {
          Set<Set<Integer>> squareSets = found.computeIfAbsent(walk.end(), _ -> new HashSet<>());
          Set<Integer> squares = captureSquares(walk, side);
          List.copyOf(squareSets).forEach(others -> squareSets.add(union(others, squares)));
          squareSets.add(squares);
        });
        found.forEach((end, sets) -> sets
            .forEach(squares -> ends.computeIfAbsent(squares, _ -> new HashSet<>()).add(end)));
      }
    }
    ends.remove(Set.of());
    return ends.values().stream().anyMatch(squares -> squares.size() > 1);
  }

  private static Set<Integer> union(Set<Integer> first, Set<Integer> second) {
    Set<Integer> all = new HashSet<>(first);
    all.addAll(second);
    return all;
  }

  /** The walks over empty squares after which a piece can be captured en passant. */
  private List<NaiveWalk> walks(Board board, NaivePiece piece, int from) {
    boolean onlyFirstMoves = rule.moves() == EnPassant.Moves.FIRST;
    if (onlyFirstMoves && !rules.countsAsUnmoved(piece, from)) {
      return List.of();
    }
    List<NaiveWalk> found = new ArrayList<>();
    for (Way way : piece.kind().ways()) {
      if (NaiveGeometry.contains(rules.geometry(), way.from(), from, piece.side())) {
        way.movement().paths().stream().filter(Path::moves).filter(path -> !onlyFirstMoves || path.initial())
            .flatMap(path -> walker.walks(path, way.over(), from, piece.side()).openWalks(board).stream())
            .filter(walk -> walk.passedSquares().stream().allMatch(board::isEmpty))
            .filter(walk -> NaiveGeometry.contains(rules.geometry(), way.to(), walk.end(), piece.side()))
            .forEach(found::add);
      }
    }
    return found;
  }

  /** The squares that an enemy can enter to capture the piece after a walk. */
  private Set<Integer> captureSquares(NaiveWalk walk, Side side) {
    // On a cylinder, a walk may end on a square that it has crossed. Then the piece cannot be captured en passant.
    if (walk.passedSquares().isEmpty() || walk.passedSquares().contains(walk.end())) {
      return Set.of();
    }
    List<Integer> crossed = switch (rule.passed()) {
      case ALL -> walk.passedSquares();
      case FIRST -> List.of(walk.passedSquares().getFirst());
      case LAST -> List.of(walk.passedSquares().getLast());
    };
    return crossed.stream()
        .filter(square -> NaiveGeometry.contains(rules.geometry(), rule.on(), square, side.opponent()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The squares that an enemy can enter to capture the piece after its move from one square to another. */
  private Set<Integer> captureSquares(Board before, int from, int to) {
    NaivePiece piece = before.at(from).orElseThrow();
    return walks(before, piece, from).stream().filter(walk -> walk.end() == to)
        .flatMap(walk -> captureSquares(walk, piece.side()).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Override
  public List<Capture> captures(NaivePosition position, int from, OpenPath path, NaiveWalk walk) {
    if (!canCapture(position, from, path, walk)) {
      return List.of();
    }
    return passer(position).filter(passer -> path.mayCapture(position.board().at(passer).orElseThrow()))
        .map(passer -> List.of(new Capture(from, path, walk, List.of(passer), List.of(walk.end()),
            Optional.of(this))))
        .orElse(List.of());
  }

  /** Whether a walk can end in an en passant capture. Only the first move of a turn can capture en passant. */
  private boolean canCapture(NaivePosition position, int from, OpenPath path, NaiveWalk walk) {
    Board board = position.board();
    return position.moveOfTurn() == 1 && position.get(passed).contains(walk.end())
        && board.isEmpty(walk.end())
        && walk.passedEnemy().isEmpty() && path.captures() && isCaptor(board.at(from).orElseThrow())
        && play.limits().allow(board, from, path, walk.squares());
  }

  /** The square of the piece that has just crossed the recorded squares. */
  private Optional<Integer> passer(NaivePosition position) {
    return position.get(passerSquare).or(() -> passers(position).stream().findFirst());
  }

  /** The squares of all pieces of the last mover that can have crossed the recorded squares. */
  private List<Integer> passers(NaivePosition position) {
    Board board = position.board();
    Side side = position.lastMover();
    return board.squares(piece -> piece.side() == side && isVictim(piece)).stream()
        .filter(square -> possibleOrigins(board, side)
            .anyMatch(origin -> canHaveCrossed(position, origin, square)))
        .toList();
  }

  /**
   * The possible start squares of the crossing piece: empty squares, and squares of pieces that a mechanism may leave
   * behind there. In games with turns of several moves, all squares are possible.
   */
  private Stream<Integer> possibleOrigins(Board board, Side side) {
    if (hasMultiMoveTurns()) {
      return Board.empty(rules.geometry()).emptySquares().stream();
    }
    Set<String> leftLetters = rules.definition().mechanisms().stream()
        .flatMap(each -> each.leavesBehind().stream()).collect(Collectors.toSet());
    return Stream.concat(board.withWalls(Set.of()).emptySquares().stream(),
        board.squares(piece -> piece.side() == side && leftLetters.contains(piece.letter())).stream());
  }

  /** Whether the piece on {@code square} can have crossed the recorded squares from {@code origin}. Ignores walls. */
  private boolean canHaveCrossed(NaivePosition position, int origin, int square) {
    NaivePiece passer = position.board().at(square).orElseThrow();
    Board other = hasMultiMoveTurns() ? Board.empty(rules.geometry()) : position.board().withWalls(Set.of());
    Board before = other.without(square).with(origin, passer);
    Set<Integer> squares = position.get(passed);
    return walks(before, passer, origin).stream().filter(walk -> walk.end() == square)
        .map(walk -> captureSquares(walk, passer.side())).filter(squares::containsAll)
        .flatMap(Set::stream).collect(Collectors.toSet()).equals(squares);
  }

  /** Whether a turn may have several moves. */
  private boolean hasMultiMoveTurns() {
    return play.hooks(TurnOrder.class).stream().anyMatch(TurnOrder::hasMultiMoveTurns);
  }

  /** Keeps the record for the rest of the turn, unless a move touches the crossing piece or enters a crossed square. */
  private NaivePosition withinTurn(NaivePosition before, Candidate move, NaivePosition after) {
    boolean isKept = before.moveOfTurn() > 1 && !before.get(passed).isEmpty()
        && !move.touchedSquares().contains(passer(before).orElseThrow())
        && before.board().at(passer(before).orElseThrow())
            .filter(piece -> isCapturable(after, passer(before).orElseThrow(), piece)).isPresent();
    return isKept ? after : withoutRecord(after);
  }

  private NaivePosition withoutRecord(NaivePosition position) {
    return position.with(passed, Set.of()).with(passerSquare, Optional.empty());
  }

  /** Whether a piece is on its square and the squares that it crossed are empty. */
  private boolean isCapturable(NaivePosition position, int square, NaivePiece piece) {
    return position.board().holds(square, each -> each.is(piece.side(), piece.letter()))
        && position.get(passed).stream().noneMatch(each -> position.board().at(each).isPresent());
  }

  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    boolean isPlainMove = move.mechanism().isEmpty() && !move.has(Candidate.Feature.CAPTURES)
        && !move.has(Candidate.Feature.PROMOTES) && isVictim(move.mover()) && !borrows(move.mover());
    if (isPlainMove) {
      List<Integer> journey = SQUARE.matcher(move.journey()).results()
          .map(found -> rules.geometry().square(found.group()).orElseThrow()).toList();
      Set<Integer> squares = captureSquares(before.board(), journey.getFirst(), journey.getLast());
      NaivePosition passing = after.with(passed, squares).with(passerSquare, Optional.of(journey.getLast()));
      if (!squares.isEmpty()) {
        return isCapturable(passing, journey.getLast(), move.mover()) ? passing : withoutRecord(after);
      }
    }
    return withinTurn(before, move, after);
  }

  /** DEL-2: whether a piece moves by borrowed movement, which en passant ignores. */
  private boolean borrows(NaivePiece piece) {
    return play.hooks(LentMovement.class).stream().anyMatch(loan -> loan.borrows(piece));
  }

  @Override
  public Place place() {
    return Place.EN_PASSANT;
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    return text.matches("(?:" + SQUARE + ")+")
        ? NaiveSquares
            .read(rules.geometry(), SQUARE.matcher(text).results().map(found -> found.group()).toList())
            .flatMap(squares -> withRecord(position, squares))
        : Optional.empty();
  }

  /** Records the named squares. If one has a piece, that piece crossed the others. Empty if the squares are invalid. */
  private Optional<NaivePosition> withRecord(NaivePosition position, Set<Integer> named) {
    List<Integer> pieces = named.stream().filter(square -> position.board().at(square).isPresent()).toList();
    Set<Integer> squares = new TreeSet<>(named);
    pieces.forEach(squares::remove);
    return pieces.size() > 1 || squares.isEmpty() ? Optional.empty()
        : Optional.of(position.with(passed, squares).with(passerSquare, pieces.stream().findFirst()));
  }

  /** Names the crossed squares only if an en passant capture is legal, or if the side to move continues its turn. */
  @Override
  public Optional<String> write(NaivePosition position) {
    boolean isWritten = position.moveOfTurn() > 1 ? !position.get(passed).isEmpty()
        : !position.get(passed).isEmpty() && play.endings().decisiveEnd(position).isEmpty()
            && play.endings().drawEnd(position).isEmpty()
            && play.candidates().movesOfPieces(position, this::isCaptor).stream()
                .filter(move -> move.isBy(this))
                .anyMatch(move -> play.candidates().expand(position, List.of(move)).stream()
                    .anyMatch(whole -> play.legalMoves().isLegal(position, whole)));
    return isWritten ? Optional.of(NaiveSquares.write(rules.geometry(), position.get(passed), "")
        + (namesPiece ? rules.geometry().name(passer(position).orElseThrow()) : "")) : Optional.empty();
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    if (position.get(passed).isEmpty()) {
      return List.of();
    }
    List<Integer> passers = passers(position);
    boolean isUnique = position.get(passerSquare).map(passers::contains).orElse(passers.size() == 1);
    return isUnique ? List.of()
        : List.of("the en passant squares do not determine the piece that crossed them");
  }
}
