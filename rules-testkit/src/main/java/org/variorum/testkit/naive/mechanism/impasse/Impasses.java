package org.variorum.testkit.naive.mechanism.impasse;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.impasse.Impasse;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/**
 * Win by entry into the far zone with all royal pieces, enough other pieces and enough points; a draw if all royal
 * pieces of both sides have entered and both sides have enough points.
 */
public final class Impasses implements NaiveEnding {
  private static final String WORD = "impasse";

  private final Impasse goal;
  private final NaivePlay play;

  public Impasses(Impasse goal, NaivePlay play) {
    this.goal = goal;
    this.play = play;
  }

  @Override
  public Optional<String> end(NaivePosition position) {
    Side side = position.turn();
    List<String> othersInZone = lettersInZone(position, side, false);
    int points = points(Stream.concat(othersInZone.stream(), position.hands().of(side).stream()));
    boolean hasWon =
        position.moveOfTurn() == 1 && hasEntered(position, side) && othersInZone.size() >= goal.pieces()
            && points >= goal.points().get(side.ordinal()) && !play.attacks().inCheck(position.board(), side);
    return hasWon ? Optional.of(WORD) : Optional.empty();
  }

  @Override
  public Optional<String> bothSidesDraw(NaivePosition position) {
    return goal
        .draw().filter(minPoints -> Stream.of(Side.values()).allMatch(side -> hasEntered(position, side)
            && points(Stream.concat(position.board().squares(side).stream()
                .map(square -> position.board().at(square).orElseThrow().letter()),
                position.hands().of(side).stream())) >= minPoints))
        .map(_ -> WORD);
  }

  private boolean hasEntered(NaivePosition position, Side side) {
    List<Integer> royals = position.board().royalSquares(side);
    return !royals.isEmpty() && lettersInZone(position, side, true).size() == royals.size();
  }

  /** The letters of a side's pieces in its zone: only royal pieces, or only other pieces. */
  private List<String> lettersInZone(NaivePosition position, Side side, boolean royal) {
    return position.board().squares(side).stream()
        .filter(square -> goal.zone().contains(play.rules().geometry(), square, side))
        .map(square -> position.board().at(square).orElseThrow())
        .filter(piece -> piece.kind().royal() == royal)
        .map(NaivePiece::letter).toList();
  }

  private int points(Stream<String> letters) {
    return letters.filter(letter -> !play.rules().kind(letter).royal())
        .mapToInt(letter -> goal.worth().getOrDefault(letter, 1)).sum();
  }
}
