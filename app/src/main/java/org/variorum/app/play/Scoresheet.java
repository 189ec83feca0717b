package org.variorum.app.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.app.board.BoardMarks;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnMove;
import org.variorum.rules.notation.PgnResult;
import org.variorum.rules.notation.San;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;

/**
 * Record of a game: its positions, its moves and a declared result (draw by agreement, resignation, result in a PGN).
 */
final class Scoresheet {

  private final List<Position> positions = new ArrayList<>();
  private final List<Move> moves = new ArrayList<>();
  private Optional<PgnResult> declaredResult = Optional.empty();

  Scoresheet(Position start) {
    positions.add(start);
  }

  static Scoresheet of(PgnGame game) {
    Scoresheet scoresheet = new Scoresheet(game.start());
    game.line().moves().stream().map(PgnMove::move).forEach(scoresheet::play);
    if (game.result() != PgnResult.UNDECIDED && scoresheet.position().outcome().isEmpty()) {
      scoresheet.declaredResult = Optional.of(game.result());
    }
    return scoresheet;
  }

  Position start() {
    return positions.getFirst();
  }

  Position position() {
    return positions.getLast();
  }

  List<Move> moves() {
    return Collections.unmodifiableList(moves);
  }

  void play(Move move) {
    positions.add(position().play(move));
    moves.add(move);
  }

  /** Takes back the declared result, or the last move if there is none. */
  void undo() {
    if (declaredResult.isPresent()) {
      declaredResult = Optional.empty();
    } else {
      positions.removeLast();
      moves.removeLast();
    }
  }

  boolean isUntouched() {
    return moves.isEmpty() && declaredResult.isEmpty();
  }

  void agreeOnDraw() {
    declaredResult = Optional.of(PgnResult.DRAW);
  }

  void resign(Side loser) {
    declaredResult = Optional.of(loser == Side.WHITE ? PgnResult.BLACK_WINS : PgnResult.WHITE_WINS);
  }

  boolean isOver() {
    return declaredResult.isPresent() || position().outcome().isPresent();
  }

  /** The end of the game as a sentence; empty if the game has not ended. */
  Optional<String> ending() {
    SideNames names = position().game().sides();
    return position().outcome().map(Outcome::sentence).or(() -> declaredResult.map(EndingWords::sentence))
        .map(names::in);
  }

  PgnResult result() {
    return position().outcome().flatMap(outcome -> PgnResult.of(outcome.result())).or(() -> declaredResult)
        .orElse(PgnResult.UNDECIDED);
  }

  BoardMarks marks() {
    return moves.isEmpty() ? BoardMarks.of(position())
        : BoardMarks.of(positions.get(positions.size() - 2), moves.getLast(), position());
  }

  /** The last move with its number, for example {@code 12... Nf6}; empty before the first move. */
  Optional<String> lastMove() {
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    Position before = positions.get(positions.size() - 2);
    return Optional.of(before.fullmove() + (before.turn() == Side.WHITE ? ". " : "... ")
        + San.write(before, moves.getLast()));
  }

  PgnGame pgn(Map<String, String> tags) {
    return PgnGame.of(tags, start(), moves, result());
  }
}
