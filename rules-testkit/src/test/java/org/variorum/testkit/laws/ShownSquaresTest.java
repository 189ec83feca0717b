package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.variorum.rules.board.BoardLook;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Outline.Point;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.card.BoardSigns;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Path;
import org.variorum.testkit.GameFiles;

/** Of every definition: each region that a rule asks of is to be seen on its board, or is left out for a reason. */
class ShownSquaresTest {

  /** By record and component: why its squares are not drawn. */
  private static final Map<String, String> LEFT_OUT = Map.ofEntries(
      Map.entry("Drop.region", "a piece in hand that is taken up shows where it may be dropped"),
      Map.entry("Walls.region", "the board marks the squares when a wall is to be placed"),
      Map.entry("Promotion.forced", "where a piece has to promote, no choice is offered"),
      Map.entry("PieceKind.home", "a first move begins where the piece stands at the start"),
      Map.entry("Castling.from", "it is where kings and rooks stand at the start"),
      Map.entry("Homes.king", "it is where kings stand at the start"),
      Map.entry("Homes.rooks", "it is where rooks stand at the start"),
      Map.entry("Gating.on", "it is where pieces stand at the start"),
      Map.entry("Starts.squares", "it says how the game is set up"),
      Map.entry("On.region", "it says how the game is set up"),
      Map.entry("Chasing.spared", "it ends a game by repetition, and no move depends on it"));

  private static final List<Variant> VARIANTS = GameFiles.variants(GameFiles.ids());

  /** A region with the record that has it. */
  private record Asked(String where, Object record, Region region) {}

  @Test
  void everyRegionOfARuleIsShownOnTheBoardOrLeftOutForAReason() {
    List<String> hidden = new ArrayList<>();
    for (Variant variant : VARIANTS) {
      Board board = new Board(variant.definition());
      for (Asked asked : regions(variant.definition())) {
        if (!LEFT_OUT.containsKey(asked.where()) && !board.shows(asked)) {
          hidden.add(variant + ": " + asked.where() + " " + asked.region());
        }
      }
    }
    assertThat(hidden).isEmpty();
  }

  @Test
  void everyReasonIsNeeded() {
    Set<String> found = VARIANTS.stream()
        .flatMap(variant -> regions(variant.definition()).stream()).map(Asked::where)
        .collect(Collectors.toSet());
    assertThat(found).containsAll(LEFT_OUT.keySet());
  }

  private static List<Asked> regions(Definition definition) {
    List<Asked> found = new ArrayList<>();
    Stream.concat(definition.records(), definition.pieces().stream())
        .forEach(record -> collect(record, found));
    return found;
  }

  private static void collect(Object value, List<Asked> found) {
    switch (value) {
      case Optional<?> optional -> optional.ifPresent(each -> collect(each, found));
      case Collection<?> several -> several.forEach(each -> collect(each, found));
      case Record record -> {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
          Object part = part(record, component);
          regionsIn(part).forEach(region -> found
              .add(new Asked(record.getClass().getSimpleName() + "." + component.getName(), record, region)));
          collect(part, found);
        }
      }
      default -> {
      }
    }
  }

  private static Stream<Region> regionsIn(Object part) {
    return switch (part) {
      case Region region -> Stream.of(region);
      case Optional<?> optional -> optional.stream().flatMap(ShownSquaresTest::regionsIn);
      case Map<?, ?> map -> map.values().stream().flatMap(ShownSquaresTest::regionsIn);
      default -> Stream.empty();
    };
  }

  private static Object part(Record record, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new AssertionError(e);
    }
  }

  /** What is to be seen on a board. */
  private static final class Board {

    private final Definition definition;
    private final Geometry geometry;
    private final BoardLook look;
    private final BoardSigns signs;
    private final Set<Integer> flagged;
    private final Set<Integer> withArrows;
    private final List<List<Point>> lines;

    Board(Definition definition) {
      this.definition = definition;
      geometry = definition.board();
      look = definition.title().look().board();
      signs = BoardSigns.of(definition);
      flagged = signs.goals().stream().flatMap(goal -> goal.squares().stream()).collect(Collectors.toSet());
      withArrows = signs.arrows().stream().map(BoardSigns.Arrow::square).collect(Collectors.toSet());
      lines = Stream.concat(signs.lines().stream(), signs.promotion().stream()).toList();
    }

    boolean shows(Asked asked) {
      return Stream.of(Side.values())
          .allMatch(side -> shows(squares(asked.region(), side), side, asked.record()));
    }

    private Set<Integer> squares(Region region, Side side) {
      return all().filter(square -> region.contains(geometry, square, side)).boxed()
          .collect(Collectors.toSet());
    }

    private IntStream all() {
      return IntStream.range(0, geometry.size());
    }

    private boolean shows(Set<Integer> squares, Side side, Object asking) {
      return squares.isEmpty() || squares.size() == geometry.size() || flagged.containsAll(squares)
          || isBordered(squares) || isCrossedByDiagonals(squares) || isLastOf(squares, side)
          || asking instanceof Way way && (isOnArrows(squares) || isLonger(way) || crossesLines(way, side));
    }

    private boolean isOnArrows(Set<Integer> squares) {
      return squares.stream().allMatch(withArrows::contains);
    }

    /** Where lines or the look of the board part the squares from all others. */
    private boolean isBordered(Set<Integer> squares) {
      int[][] beside = geometry.neighbours(Directions.STRAIGHT);
      return squares.stream().allMatch(square -> IntStream.of(beside[square])
          .allMatch(next -> squares.contains(next) || isParted(square, next)));
    }

    private boolean isParted(int one, int other) {
      Point from = geometry.place(one);
      Point to = geometry.place(other);
      Point middle = new Point((from.x() + to.x() + 1) / 2, (from.y() + to.y() + 1) / 2);
      boolean river =
          look.surface() == BoardLook.Surface.POINTS && isIn(look.river(), one) && isIn(look.river(), other);
      return river || lines.stream().anyMatch(line -> isOn(middle, line.getFirst(), line.getLast()))
          || look.dots(geometry).stream()
              .anyMatch(dot -> from.x() == to.x() ? dot.y() == middle.y() : dot.x() == middle.x());
    }

    private static boolean isOn(Point middle, Point from, Point to) {
      return Math.min(from.x(), to.x()) <= middle.x() && middle.x() <= Math.max(from.x(), to.x())
          && Math.min(from.y(), to.y()) <= middle.y() && middle.y() <= Math.max(from.y(), to.y());
    }

    private boolean isIn(List<Region.Box> boxes, int square) {
      return boxes.stream().anyMatch(box -> isIn(box, square));
    }

    private boolean isIn(Region.Box box, int square) {
      int file = geometry.file(square);
      int rank = geometry.rank(square);
      return file >= box.firstFile() && file <= box.lastFile() && rank >= box.firstRank()
          && rank <= box.lastRank();
    }

    /** Squares of a box with diagonals, all of them or those on the diagonals. */
    private boolean isCrossedByDiagonals(Set<Integer> squares) {
      return look.diagonals().stream()
          .anyMatch(box -> squares.equals(
              all().filter(square -> isIn(box, square)).boxed().collect(Collectors.toSet())))
          || squares.stream().allMatch(square -> look.diagonals().stream().anyMatch(box -> isIn(box, square)
              && (geometry.file(square) - box.firstFile() == geometry.rank(square) - box.firstRank()
                  || box.lastFile() - geometry.file(square) == geometry.rank(square) - box.firstRank())));
    }

    /** Promotion at the end of the board, as everywhere. */
    private boolean isLastOf(Set<Integer> squares, Side side) {
      return squares
          .equals(all().filter(square -> geometry.rank(square, side) == geometry.ranks() - 1).boxed()
              .collect(Collectors.toSet()))
          || squares
              .equals(all().filter(square -> geometry.step(square, side, new Step(0, 1)) == Geometry.NONE)
                  .boxed().collect(Collectors.toSet()));
    }

    /** A step without capture that is longer than another of the piece, as that of a pawn at the start. */
    private boolean isLonger(Way way) {
      return way.movement().paths().stream().noneMatch(Path::captures)
          && definition.pieces().stream().filter(piece -> piece.ways().contains(way)).map(PieceKind::ways)
              .flatMap(List::stream).filter(other -> !other.equals(way))
              .anyMatch(other -> isAnywhere(other.from()));
    }

    private boolean isAnywhere(Region region) {
      return squares(region, Side.WHITE).size() == geometry.size();
    }

    /** Every move of the way goes over a line, as in a game of blocks. */
    private boolean crossesLines(Way way, Side side) {
      return squares(way.from(), side).stream().allMatch(from -> reached(way, from, side)
          .noneMatch(to -> squares(way.to(), side).contains(to) && blockOf(from).contains(to)));
    }

    private Stream<Integer> reached(Way way, int from, Side side) {
      boolean steps = way.movement().legs().allMatch(leg -> leg.max() == 1);
      return steps ? way.movement().legs().map(leg -> geometry.step(from, side, leg.cycle().getFirst()))
          : all().filter(square -> square != from).boxed();
    }

    /** The squares to which one comes without crossing a line. */
    private Set<Integer> blockOf(int square) {
      int[][] beside = geometry.neighbours(Directions.STRAIGHT);
      List<Integer> block = new ArrayList<>(List.of(square));
      for (int i = 0; i < block.size(); i++) {
        int at = block.get(i);
        IntStream.of(beside[at]).filter(next -> !block.contains(next) && !isParted(at, next))
            .forEach(block::add);
      }
      return Set.copyOf(block);
    }
  }
}
