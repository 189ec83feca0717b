package org.variorum.testkit.naive.mechanism.castling;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveSquares;

/**
 * State entry for kings that have not moved but have no castling right left, because their rooks have moved
 * or are gone. When a rook returns to its start square, such a king may castle with it.
 */
final class UnmovedKings implements NaiveMemory, NaiveFlaw {
  private final Castlings castlings;
  private final Geometry geometry;

  UnmovedKings(Castlings castlings, Geometry geometry) {
    this.castlings = castlings;
    this.geometry = geometry;
  }

  @Override
  public List<Hook> parts() {
    return List.of(this);
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "unmoved:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Optional<Set<Integer>> squares = NaiveSquares.read(geometry, List.of(text.split("\\+", -1)));
    Set<Side> sides = EnumSet.noneOf(Side.class);
    boolean isValid = squares.isPresent() && squares.get().stream()
        .allMatch(square -> Stream.of(Side.values())
            .anyMatch(
                side -> castlings.kingStart(side).filter(square::equals).isPresent() && sides.add(side)));
    return isValid ? Optional.of(castlings.withUnmovedKings(position, sides)) : Optional.empty();
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    Set<Integer> squares = castlings.unmovedKingsWithoutRight(position).stream()
        .flatMap(side -> castlings.kingStart(side).stream()).collect(Collectors.toSet());
    return squares.isEmpty() ? Optional.empty() : Optional.of(NaiveSquares.write(geometry, squares, "+"));
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    return castlings.unmovedKings(position).stream()
        .filter(side -> !castlings.hasKingAtStart(position.board(), side))
        .map(side -> "the king of " + side + " has moved").toList();
  }
}
