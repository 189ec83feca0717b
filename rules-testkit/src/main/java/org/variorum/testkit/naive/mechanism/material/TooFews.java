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
public final class TooFews implements NaiveEnding.ByHistory {
  private final TooFew rule;
  private final NaivePlay play;

  public TooFews(TooFew rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public Optional<String> of(List<NaivePosition> history) {
    NaivePosition position = history.getLast();
    boolean haveBoth = Stream.of(Side.values()).allMatch(side -> !letters(position, side, true).isEmpty());
    boolean isDraw = haveBoth && (facesBareRoyal(position, Side.WHITE) || facesBareRoyal(position, Side.BLACK)
        || areOnOneColour(position) || Stream.of(Side.values()).allMatch(side -> cannotWin(position, side)));
    return isDraw ? Optional.of("too-few 1/2-1/2") : Optional.empty();
  }

  private boolean facesBareRoyal(NaivePosition position, Side side) {
    return letters(position, side.opponent(), false).isEmpty()
        && rule.left().stream().anyMatch(set -> isWithin(letters(position, side, false), set));
  }

  /** Whether a side has too few pieces to win against any pieces. */
  private boolean cannotWin(NaivePosition position, Side side) {
    return rule.againstAnything().stream().anyMatch(set -> isWithin(letters(position, side, false), set));
  }

  /** Whether {@code others} contains each letter at least as often as {@code pieces} does. */
  private static boolean isWithin(List<String> pieces, List<String> others) {
    List<String> available = new ArrayList<>(others);
    return pieces.stream().allMatch(available::remove);
  }

  private boolean areOnOneColour(NaivePosition position) {
    Geometry geometry = play.rules().geometry();
    boolean others = Stream.of(Side.values()).flatMap(side -> letters(position, side, false).stream())
        .anyMatch(letter -> !rule.oneColour().contains(letter));
    boolean hasHeld = Stream.of(Side.values()).flatMap(side -> position.hands().of(side).stream())
        .anyMatch(letter -> !play.rules().piece(letter).royal());
    return !rule.oneColour().isEmpty() && !others && !hasHeld
        && position.board().squares(piece -> !piece.kind().royal()).stream()
            .map(square -> (geometry.file(square) + geometry.rank(square)) % 2)
            .collect(Collectors.toSet()).size() <= 1;
  }

  /** The letters of a side's royal pieces, or of its other pieces, on the board and in hand. */
  private List<String> letters(NaivePosition position, Side side, boolean royal) {
    return Stream.concat(
        position.board().squares(side).stream()
            .map(square -> position.board().at(square).orElseThrow().letter()),
        position.hands().of(side).stream()).filter(letter -> play.rules().piece(letter).royal() == royal)
        .toList();
  }
}
