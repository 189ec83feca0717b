package org.variorum.testkit.naive.mechanism.material;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.material.TooFew;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaivePosition;

/** Draw because neither side has enough pieces to win. */
public final class InsufficientMaterial implements NaiveEnding.HistoryEnding {
  private final TooFew rule;
  private final NaivePlay play;

  public InsufficientMaterial(TooFew rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public Optional<String> endByHistory(List<NaivePosition> history) {
    NaivePosition position = history.getLast();
    boolean bothHaveRoyal =
        Stream.of(Side.values()).allMatch(side -> !letters(position, side, true).isEmpty());
    boolean isDraw = bothHaveRoyal && (facesBareRoyal(position, Side.WHITE)
        || facesBareRoyal(position, Side.BLACK)
        || areOnOneColour(position) || Stream.of(Side.values()).allMatch(side -> cannotWin(position, side)));
    return isDraw ? Optional.of("too-few 1/2-1/2") : Optional.empty();
  }

  /** Whether the opponent has only royal pieces, and the side has too few pieces to win against them. */
  private boolean facesBareRoyal(NaivePosition position, Side side) {
    return letters(position, side.opponent(), false).isEmpty()
        && rule.left().stream().anyMatch(set -> isContainedIn(letters(position, side, false), set));
  }

  /** Whether a side has too few pieces to win against any pieces. */
  private boolean cannotWin(NaivePosition position, Side side) {
    return rule.againstAnything().stream()
        .anyMatch(set -> isContainedIn(letters(position, side, false), set));
  }

  /** Whether {@code others} contains each letter at least as often as {@code pieces} does. */
  private static boolean isContainedIn(List<String> pieces, List<String> others) {
    List<String> available = new ArrayList<>(others);
    return pieces.stream().allMatch(available::remove);
  }

  /** Whether all pieces except royal ones are of certain kinds and on squares of one colour. */
  private boolean areOnOneColour(NaivePosition position) {
    Geometry geometry = play.rules().geometry();
    boolean hasOtherKinds = Stream.of(Side.values()).flatMap(side -> letters(position, side, false).stream())
        .anyMatch(letter -> !rule.oneColour().contains(letter));
    boolean hasPiecesInHand = Stream.of(Side.values()).flatMap(side -> position.hands().of(side).stream())
        .anyMatch(letter -> !play.rules().kind(letter).royal());
    return !rule.oneColour().isEmpty() && !hasOtherKinds && !hasPiecesInHand
        && position.board().squares(piece -> !piece.kind().royal()).stream()
            .map(square -> (geometry.file(square) + geometry.rank(square)) % 2)
            .collect(Collectors.toSet()).size() <= 1;
  }

  /** The letters of a side's pieces, only royal ones or only others, on the board and in hand. */
  private List<String> letters(NaivePosition position, Side side, boolean royal) {
    return Stream.concat(
        position.board().squares(side).stream()
            .map(square -> position.board().at(square).orElseThrow().letter()),
        position.hands().of(side).stream()).filter(letter -> play.rules().kind(letter).royal() == royal)
        .toList();
  }
}
