package org.variorum.testkit.naive.mechanism;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.enpassant.EnPassant;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Capture;
import org.variorum.testkit.naive.play.Consequence;
import org.variorum.testkit.naive.play.Extra;
import org.variorum.testkit.naive.play.Flaw;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Memory;
import org.variorum.testkit.naive.position.Note;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;
import org.variorum.testkit.naive.position.Squares;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Walk;

/** Captures of pieces that passed a square by an initial move. */
public final class EnPassants implements Extra, Consequence, Memory, Flaw {
  private static final Pattern SQUARE = Pattern.compile("[a-v][1-9][0-9]?");

  private final EnPassant rule;
  private final Play play;
  private final Rules rules;
  /** The squares over which a piece has just passed that can be captured there. */
  private final Note<Set<Integer>> passed = new Note<>(Set.of());

  public EnPassants(EnPassant rule, Play play) {
    this.rule = rule;
    this.play = play;
    rules = play.rules();
  }

  /** Whether pieces of that kind capture and are captured so. */
  private boolean concerns(Piece piece) {
    return rule.pieces().contains(piece.letter());
  }

  @Override
  public List<Capture> captures(Position position, int from, Going going, Walk walk) {
    if (!canCapture(position, from, going, walk)) {
      return List.of();
    }
    return passer(position).filter(passer -> going.mayCapture(position.board().at(passer).orElseThrow()))
        .map(passer -> List.of(new Capture(from, going, walk, List.of(passer), List.of(walk.end()),
            Optional.of(this))))
        .orElse(List.of());
  }

  private boolean canCapture(Position position, int from, Going going, Walk walk) {
    Board board = position.board();
    return position.get(passed).contains(walk.end()) && board.isEmpty(walk.end())
        && walk.passedEnemy().isEmpty() && going.captures() && concerns(board.at(from).orElseThrow())
        && play.limits().allow(board, from, going, walk.squares());
  }

  /** Where the piece stands that has just passed the squares that are remembered. */
  private Optional<Integer> passer(Position position) {
    Board board = position.board();
    return board.squares(piece -> piece.side() == position.turn().opponent() && concerns(piece)).stream()
        .filter(square -> left(board, position.turn().opponent())
            .anyMatch(home -> cameFrom(position, home, square)))
        .findFirst();
  }

  /** The squares that a piece can have left: there is nobody, or who comes when another leaves. */
  private Stream<Integer> left(Board board, Side side) {
    Set<String> behind = rules.definition().mechanisms().stream()
        .flatMap(each -> each.leavesBehind().stream()).collect(Collectors.toSet());
    return Stream.concat(board.withWalls(Set.of()).emptySquares().stream(),
        board.squares(piece -> piece.side() == side && behind.contains(piece.letter())).stream());
  }

  private boolean cameFrom(Position position, int home, int square) {
    Piece passer = position.board().at(square).orElseThrow();
    if (!rules.atHome(passer, home)) {
      return false;
    }
    Board before = position.board().withWalls(Set.of()).without(square).with(home, passer);
    return passer.kind().ways().stream()
        .filter(way -> Ground.contains(rules.geometry(), way.from(), home, passer.side()))
        .flatMap(way -> way.movement().paths().stream().filter(Path::initial)
            .flatMap(
                path -> play.walker().walks(path, way.over(), home, passer.side()).over(before).stream()))
        .filter(walk -> walk.end() == square).flatMap(walk -> walk.passed().stream())
        .collect(Collectors.toSet()).equals(position.get(passed));
  }

  /** What is for the reply is not for the same side, where it goes on. */
  @Override
  public Position after(Position before, Candidate move, Position after) {
    boolean capturable = concerns(move.mover()) && after.turn() != before.turn();
    return after.with(passed, capturable ? move.passed() : Set.of());
  }

  @Override
  public Place place() {
    return Place.EN_PASSANT;
  }

  @Override
  public Optional<Position> read(Position position, String text) {
    return text.matches("(?:" + SQUARE + ")+")
        ? Squares.read(rules.geometry(), SQUARE.matcher(text).results().map(found -> found.group()).toList())
            .map(squares -> position.with(passed, squares))
        : Optional.empty();
  }

  /** Written only where there is a legal en passant capture: none once a goal has ended the game. */
  @Override
  public Optional<String> write(Position position) {
    boolean can = !position.get(passed).isEmpty() && play.endings().won(position).isEmpty()
        && play.candidates().ofPieces(position, this::concerns).stream()
            .filter(move -> move.isBy(this))
            .anyMatch(move -> play.candidates().expanded(position, List.of(move)).stream()
                .anyMatch(whole -> play.legalMoves().isLegal(position, whole)));
    return can ? Optional.of(Squares.write(rules.geometry(), position.get(passed), "")) : Optional.empty();
  }

  @Override
  public boolean isForReply(Position position) {
    return !position.get(passed).isEmpty();
  }

  @Override
  public List<String> of(Position position) {
    return position.get(passed).isEmpty() || passer(position).isPresent() ? List.of()
        : List.of("no piece can have passed the en passant square");
  }
}
