package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Outline.Point;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.board.Zone;
import org.variorum.rules.board.ZoneLines;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.text.English;

/**
 * The signs that a board shows for its rules, in addition to its look. Squares that the look shows already get no sign,
 * but the legend explains them. Two kinds of zones get no sign: a zone that is the whole board, and a promotion zone
 * that is the last rank or the squares without a step ahead.
 *
 * @param lines the unbroken lines around zones and blocks; points are in squares from the upper left corner
 * @param promotion the broken lines around promotion zones, in the same form
 * @param goals the goal squares
 * @param arrows the directions in which some pieces may leave squares
 * @param legend the meaning of the signs, in whole sentences
 */
public record BoardSigns(List<List<Point>> lines, List<List<Point>> promotion, List<Goal> goals,
    List<Arrow> arrows, List<Entry> legend) {

  /**
   * Squares that a side must reach, in ascending order.
   *
   * @param side the side that must reach the squares; empty for both sides
   */
  public record Goal(Optional<Side> side, List<Integer> squares) {}

  /**
   * A direction in which some pieces may leave a square.
   *
   * @param line the arrow from its tail to its tip; points are in squares from the upper left corner of the board
   */
  public record Arrow(int square, List<Point> line) {}

  /**
   * A line of the legend.
   *
   * @param sign the sign that the line explains; empty if the look of the board shows the squares
   */
  public record Entry(Optional<Zone.Sign> sign, String words) {}

  /** A step forward, for either side. */
  private static final Step AHEAD = new Step(0, 1);

  public BoardSigns {
    lines = List.copyOf(lines);
    promotion = List.copyOf(promotion);
    goals = List.copyOf(goals);
    arrows = List.copyOf(arrows);
    legend = List.copyOf(legend);
  }

  /** Whether the board shows no signs. */
  public boolean isEmpty() {
    return lines.isEmpty() && promotion.isEmpty() && goals.isEmpty() && arrows.isEmpty();
  }

  /** Returns the signs on the board of a definition. */
  public static BoardSigns of(Definition definition) {
    return new Drawer(definition).signs();
  }

  /** Whether a zone is, for each side of the zone, the last rank or the squares without a step ahead. */
  private static boolean isLastRank(Geometry board, Zone zone) {
    return matches(board, zone, (square, side) -> board.rank(square, side) == board.ranks() - 1)
        || matches(board, zone, (square, side) -> board.step(square, side, AHEAD) == Geometry.NONE);
  }

  private static boolean matches(Geometry board, Zone zone, BiPredicate<Integer, Side> isLast) {
    return zone.sides().stream().allMatch(side -> IntStream.range(0, board.size())
        .allMatch(square -> zone.region().contains(board, square, side) == isLast.test(square, side)));
  }

  /** Drawer of the signs for the zones of pieces and of rules. */
  private static final class Drawer {

    private final Geometry board;
    private final Phrasing phrasing;
    private final ZoneLines zoneLines;
    private final PieceZones pieces;
    private final List<Entry> legend = new ArrayList<>();

    Drawer(Definition definition) {
      board = definition.board();
      phrasing = RoomRegistry.phrasing(definition, false);
      zoneLines = new ZoneLines(board, definition.title().look().board());
      pieces = new PieceZones(phrasing);
    }

    BoardSigns signs() {
      List<Zone> zones = Stream.concat(
          RoomRegistry.<Zone>ask(phrasing.definition(),
              (room, record) -> room.zones(record, phrasing).stream()),
          pieces.zones().stream())
          .filter(zone -> !phrasing.places().isEverywhere(zone.region()))
          .filter(zone -> zone.sign() != Zone.Sign.PROMOTION || !isLastRank(board, zone)).toList();
      List<List<Point>> lines = lines(withSign(zones, Zone.Sign.BORDER), pieces.blocks());
      pieces.blockWords().ifPresent(words -> legend.add(new Entry(Optional.of(Zone.Sign.BORDER), words)));
      List<List<Point>> promotion = lines(withSign(zones, Zone.Sign.PROMOTION), List.of());
      List<Goal> goals =
          withSign(zones, Zone.Sign.GOAL).stream().flatMap(this::goals).filter(Distinct.values()).toList();
      List<Arrow> arrows = arrows();
      return new BoardSigns(lines, promotion, goals, arrows, legend);
    }

    private static List<Zone> withSign(List<Zone> zones, Zone.Sign sign) {
      return zones.stream().filter(zone -> zone.sign() == sign).toList();
    }

    /** The lines around zones and blocks that the look does not show already. Adds the zones to the legend. */
    private List<List<Point>> lines(List<Zone> zones, List<Set<Integer>> blocks) {
      List<Set<Integer>> squareSets = new ArrayList<>(blocks);
      for (Zone zone : zones) {
        List<Set<Integer>> unshown = zone.sides().stream().map(side -> squares(zone.region(), side))
            .filter(squares -> !zoneLines.isShown(squares)).toList();
        addEntry(zone, !zoneLines.around(unshown).isEmpty());
        squareSets.addAll(unshown);
      }
      return zoneLines.around(squareSets);
    }

    /** The goal squares of a zone: one goal for both sides if they share the squares. Adds the zone to the legend. */
    private Stream<Goal> goals(Zone zone) {
      addEntry(zone, true);
      Set<Integer> white = squares(zone.region(), Side.WHITE);
      return zone.sides().size() > 1 && white.equals(squares(zone.region(), Side.BLACK))
          ? Stream.of(new Goal(Optional.empty(), sorted(white)))
          : Stream.of(Side.values()).filter(zone.sides()::contains)
              .map(side -> new Goal(Optional.of(side), sorted(squares(zone.region(), side))))
              .filter(goal -> !goal.squares().isEmpty());
    }

    private List<Arrow> arrows() {
      boolean isShown = zoneLines.isShown(pieces.arrows().keySet());
      pieces.arrowWords(isShown).ifPresent(words -> legend.add(
          new Entry(Optional.of(Zone.Sign.ARROWS).filter(_ -> !isShown), words)));
      return isShown ? List.of()
          : pieces.arrows().entrySet().stream().flatMap(square -> square.getValue().stream()
              .map(step -> new Arrow(square.getKey(), zoneLines.arrow(square.getKey(), step)))).toList();
    }

    /** Converts the first letter of a sentence to upper case, unless the first word is the name of a square. */
    private static String capitalized(String words) {
      return words.matches(Geometry.SQUARE_NAME + ".*") ? words : English.capitalized(words);
    }

    private static List<Integer> sorted(Set<Integer> squares) {
      return squares.stream().sorted().toList();
    }

    private Set<Integer> squares(Region region, Side side) {
      return IntStream.range(0, board.size()).filter(square -> region.contains(board, square, side)).boxed()
          .collect(Collectors.toCollection(HashSet::new));
    }

    private void addEntry(Zone zone, boolean isDrawn) {
      String words =
          capitalized(phrasing.places().bySide(zone.region(), zone.sides())) + ": " + zone.meaning() + ".";
      legend.add(new Entry(Optional.of(zone.sign()).filter(_ -> isDrawn),
          phrasing.definition().title().look().sides().in(words)));
    }
  }
}
