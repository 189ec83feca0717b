package org.variorum.testkit.naive.mechanism.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.rule.effect.Effects;
import org.variorum.rules.rule.effect.Effects.Change;
import org.variorum.rules.rule.effect.Effects.Effect;
import org.variorum.rules.rule.effect.Effects.Put;
import org.variorum.rules.rule.effect.Effects.Remove;
import org.variorum.rules.rule.effect.Effects.SideChange;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveConditions;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Departure;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Effects of moves on other pieces. All effects are determined on the board after the move, then applied in order. */
public final class NaiveEffects implements Candidate.MoveEffect, PiecePlacer, Departure {
  private final Effects rule;
  private final NaivePlay play;

  /** A pending change of one square: the piece on it before and after the change. Empty means no piece. */
  private record SquareChange(int square, Optional<NaivePiece> before, Optional<NaivePiece> after) {}

  public NaiveEffects(Effects rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public Board after(NaivePosition before, Candidate move) {
    if (move.has(Feature.PASSES)
        || move.mechanism().filter(NaiveMoveSource.Named.class::isInstance).isPresent()) {
      return move.board();
    }
    List<Integer> journey = move.squares(play.rules().geometry());
    List<SquareChange> changes = new ArrayList<>();
    for (Effect effect : rule.all()) {
      if (appliesTo(effect, move)
          && effect.when()
              .map(condition -> new NaiveConditions(play).holds(condition, move.board(), move.mover().side(),
                  journey.getFirst(), journey.getLast()))
              .orElse(true)) {
        changes.addAll(
            changes(effect, move.board(), move.mover().side(), journey.getFirst(), journey.getLast()));
      }
    }
    Board board = move.board();
    for (SquareChange change : changes) {
      if (board.at(change.square()).equals(change.before())) {
        board = change.after().isPresent() ? board.with(change.square(), change.after().get())
            : board.without(change.square());
      }
    }
    return board;
  }

  private static boolean appliesTo(Effect effect, Candidate move) {
    boolean isDrop = move.has(Feature.DROPS);
    return effect.by().contains(move.mover().letter()) && switch (effect.after()) {
      case MOVES -> !isDrop;
      case CAPTURES -> !isDrop && move.has(Feature.CAPTURES);
      case QUIET_MOVES -> !isDrop && !move.has(Feature.CAPTURES);
      case DROPS -> isDrop;
    };
  }

  private List<SquareChange> changes(Effect effect, Board board, Side side, int here, int there) {
    NaiveConditions conditions = new NaiveConditions(play);
    return switch (effect.deed()) {
      case Remove(Quantity.PiecesOnBoard quantity) ->
          conditions.countedSquares(quantity, board, side, here, there).stream()
              .filter(square -> !isRoyal(board, square))
              .map(square -> new SquareChange(square, board.at(square), Optional.empty())).toList();
      case SideChange(Quantity.PiecesOnBoard quantity) ->
          conditions.countedSquares(quantity, board, side, here, there).stream()
              .filter(square -> !isRoyal(board, square))
              .map(square -> new SquareChange(square, board.at(square),
                  board.at(square).map(piece -> piece.withSide(piece.side().opponent()))))
              .toList();
      case Change(Quantity.PiecesOnBoard quantity, String to) ->
          conditions.countedSquares(quantity, board, side, here, there).stream()
              .filter(square -> !isRoyal(board, square)
                  && !board.holds(square, piece -> piece.letter().equals(to)))
              .map(square -> new SquareChange(square, board.at(square),
                  board.at(square).map(piece -> piece.withKind(play.rules().kind(to)))))
              .toList();
      case Put put -> conditions.emptySquares(put.on(), board, side, here, there).stream()
          .map(square -> new SquareChange(square, Optional.empty(),
              Optional.of(new NaivePiece(side, play.rules().kind(put.letter())))))
          .toList();
    };
  }

  private static boolean isRoyal(Board board, int square) {
    return board.holds(square, piece -> piece.kind().royal());
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.all().stream().map(Effect::deed).anyMatch(deed -> switch (deed) {
      case Remove _ -> false;
      case SideChange(Quantity.PiecesOnBoard quantity) -> quantity.pieces().selects(piece.letter());
      case Change(var _, String to) -> to.equals(piece.letter());
      case Put put -> put.letter().equals(piece.letter());
    });
  }

  @Override
  public boolean mayVanishOrChange(String letter) {
    return true;
  }
}
