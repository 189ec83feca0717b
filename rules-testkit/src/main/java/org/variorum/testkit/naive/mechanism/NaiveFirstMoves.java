package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.unmoved.FirstMoves;
import org.variorum.rules.rule.unmoved.FirstMoves.FirstMove;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
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
import org.variorum.testkit.naive.walk.CheckState;
import org.variorum.testkit.naive.walk.OpenPath;

/** Extra moves of pieces that have never moved. */
public final class NaiveFirstMoves
    implements NaiveMoveSource, NaiveConsequence, NaiveMemory, NaiveFlaw, PiecePlacer {

  private final FirstMoves rule;
  private final NaivePlay play;
  private final Geometry geometry;
  /** The squares of pieces that have never moved. */
  private final Note<Set<Integer>> unmoved = new Note<>(Set.of());

  public NaiveFirstMoves(FirstMoves rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public boolean addsMoves(String letter) {
    return rule.moves().stream().anyMatch(move -> move.piece().equals(letter));
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    boolean check = play.attacks().inCheck(position.board(), position.turn());
    for (int from : position.get(unmoved)) {
      NaivePiece piece = position.board().at(from).orElseThrow();
      rule.moves().stream()
          .filter(
              firstMove -> piece.is(position.turn(), firstMove.piece()) && (firstMove.inCheck() || !check))
          .forEach(firstMove -> found.addAll(moves(position, from, piece, firstMove)));
    }
    return found;
  }

  private List<Candidate> moves(NaivePosition position, int from, NaivePiece piece, FirstMove firstMove) {
    Set<Integer> ends = new TreeSet<>();
    firstMove.way().paths()
        .forEach(path -> play.walker().walks(path, from, piece.side()).openWalks(position.board())
            .forEach(walk -> ends.add(walk.end())));
    for (OpenPath path : play.openPaths().ownMovement(piece, from, CheckState.NOT_IN_CHECK)) {
      if (path.moves()) {
        path.walks().openWalks(position.board()).stream().map(walk -> walk.end())
            .filter(end -> NaiveGeometry.contains(geometry, path.endRegion(), end, piece.side()))
            .forEach(ends::remove);
      }
    }
    return ends.stream().filter(position.board()::isEmpty)
        .map(end -> new Candidate(geometry.name(from) + geometry.name(end), "", piece,
            play.atMoveStart(position).without(from).with(end, piece), Set.of(from), Set.of(), this))
        .toList();
  }

  /**
   * Ends the right to first moves of pieces that a move touches or at which an arriving enemy aims. Renews the right of
   * a piece that returns to its start square.
   */
  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    Set<Integer> stillUnmoved = new HashSet<>(before.get(unmoved));
    stillUnmoved.removeAll(move.touchedSquares());
    stillUnmoved.removeAll(before.board().differingSquares(after.board()));
    if (!move.has(Feature.DROPS) && !move.has(Feature.PASSES)) {
      stillUnmoved.removeIf(square -> isAimedAt(before, move, square));
    }
    move.returnedPieces().forEach((square, piece) -> {
      boolean isHome = startSquares(piece.side()).contains(square)
          && play.rules().start().at(square).equals(after.board().at(square));
      if (isHome) {
        stillUnmoved.add(square);
      }
    });
    return after.with(unmoved, stillUnmoved);
  }

  /** Whether an enemy has moved to a square from which it would attack the piece on an empty board. */
  private boolean isAimedAt(NaivePosition before, Candidate move, int square) {
    NaivePiece piece = before.board().at(square).orElseThrow();
    int end = move.squares(geometry).get(1);
    return piece.side() != move.mover().side()
        && rule.moves().stream().anyMatch(firstMove -> firstMove.piece().equals(piece.letter())
            && firstMove.aimers().contains(move.mover().letter()))
        && play.openPaths().ownMovement(move.mover(), end, CheckState.NOT_IN_CHECK).stream()
            .anyMatch(path -> path.captures() && path.mayCapture(piece)
                && NaiveGeometry.contains(geometry, path.endRegion(), square, before.turn())
                && path.walks().openWalks(Board.empty(geometry)).stream()
                    .anyMatch(walk -> walk.end() == square));
  }

  @Override
  public Place place() {
    return Place.CASTLING;
  }

  @Override
  public boolean mayContain(char letter) {
    // The files have the letters A to J; K and Q are castling letters.
    return Character.toLowerCase(letter) >= 'a' && Character.toLowerCase(letter) <= 'j';
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Set<Integer> squares = new HashSet<>();
    for (char letter : text.toCharArray()) {
      Optional<Integer> square = startSquare(letter);
      if (square.isEmpty() || !squares.add(square.get())) {
        return Optional.empty();
      }
    }
    return Optional.of(position.with(unmoved, squares));
  }

  /** The start square of a piece with first moves that a FEN letter names: {@code A} is White's on the a-file. */
  private Optional<Integer> startSquare(char letter) {
    return Optional.of(Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK)
        .flatMap(side -> startSquares(side).stream()
            .filter(square -> geometry.file(square) == Character.toLowerCase(letter) - 'a').findFirst());
  }

  /** The start squares of a side's pieces with first moves. */
  private List<Integer> startSquares(Side side) {
    Set<String> letters = rule.moves().stream().map(FirstMove::piece).collect(Collectors.toSet());
    return play.rules().start().squares(piece -> piece.side() == side && letters.contains(piece.letter()));
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      for (int square : startSquares(side)) {
        if (position.get(unmoved).contains(square)) {
          text.append((char) ((side == Side.WHITE ? 'A' : 'a') + geometry.file(square)));
        }
      }
    }
    return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    return position.get(unmoved).stream()
        .filter(square -> !position.board().at(square).equals(play.rules().start().at(square)))
        .map(square -> "no piece on " + geometry.name(square) + " has never moved").toList();
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.moves().stream().anyMatch(move -> move.piece().equals(piece.letter()));
  }
}
