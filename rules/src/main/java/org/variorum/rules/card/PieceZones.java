package org.variorum.rules.card;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.board.Zone;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.text.English;

/**
 * The zones on which the ways (movements with limits) and the promotions of pieces depend. Ways that begin on scattered
 * squares have arrows instead of zones. A way that only extends an unlimited way of the same piece has no zone, for
 * example a pawn's double step.
 */
final class PieceZones {

  /** A region with more connected parts than this number is scattered. */
  private static final int FEW_PARTS = 3;

  private final Phrasing phrasing;
  private final Geometry board;
  private final Optional<Blocks> blocks;
  /** The letters of the pieces with ways from block to block. */
  private final Set<String> blockLetters = new TreeSet<>();
  /** The letters of the pieces with arrows. */
  private final Set<String> arrowLetters = new TreeSet<>();
  /** By square, the directions of its arrows, as White sees the board. */
  private final Map<Integer, Set<Step>> arrows = new TreeMap<>();
  /** For each region and use, the letters of the pieces that depend on it. */
  private final Map<Dependence, Set<String>> zoneLetters = new LinkedHashMap<>();

  /** The way in which pieces depend on a region, with the words for the legend. */
  private enum Use {
    STAY("%s stay there"),
    BEGIN("some moves of %s begin only there"),
    END("some moves of %s end only there"),
    PROMOTE("%s may promote there"),
    PROMOTE_LEAVING("%s may promote by moves that end or begin there");

    private final String words;

    Use(String words) {
      this.words = words;
    }
  }

  /** A region, and one way in which pieces depend on it. */
  private record Dependence(Region region, Use use) {}

  PieceZones(Phrasing phrasing) {
    this.phrasing = phrasing;
    board = phrasing.places().board();
    blocks = Blocks.of(phrasing.definition());
    phrasing.definition().pieces().forEach(this::addPiece);
  }

  private void addPiece(PieceKind piece) {
    List<Way> limited =
        phrasing.definition().ways(piece).filter(way -> isLimit(way.from()) || isLimit(way.to()))
            .toList();
    for (Way way : limited) {
      if (blocks.filter(each -> each.areCrossedBy(way)).isPresent()) {
        blockLetters.add(piece.letter());
      } else if (!isExtension(way, piece)) {
        boolean hasScatteredStarts = limited.stream().anyMatch(each -> isScattered(each.from()));
        addStart(way, piece, hasScatteredStarts);
        addEnd(way, piece);
      }
    }
    piece.promotion().ifPresent(promotion -> add(promotion.zone(),
        promotion.leaving() ? Use.PROMOTE_LEAVING : Use.PROMOTE, piece));
  }

  private void addStart(Way way, PieceKind piece, boolean hasScatteredStarts) {
    if (!isLimit(way.from())) {
      return;
    }
    if (hasScatteredStarts && way.movement().legs().noneMatch(leg -> leg.leadsAnywhere())) {
      arrowLetters.add(piece.letter());
      addArrows(way);
    } else {
      add(way.from(), Use.BEGIN, piece);
    }
  }

  private void addEnd(Way way, PieceKind piece) {
    if (isLimit(way.to())) {
      boolean limitsAllWays = phrasing.definition().ways(piece).filter(each -> each.victims().isEmpty())
          .allMatch(each -> each.to().equals(way.to()));
      add(way.to(), limitsAllWays ? Use.STAY : Use.END, piece);
    }
  }

  /** Whether a region leaves out some square. */
  private boolean isLimit(Region region) {
    return !phrasing.places().isEverywhere(region);
  }

  private void add(Region region, Use use, PieceKind piece) {
    zoneLetters.computeIfAbsent(new Dependence(region, use), _ -> new LinkedHashSet<>()).add(piece.letter());
  }

  private void addArrows(Way way) {
    for (Side side : Side.values()) {
      for (int square = 0; square < board.size(); square++) {
        for (Step step : firstSteps(way)) {
          if (way.from().contains(board, square, side) && board.step(square, side, step) != Geometry.NONE) {
            arrows.computeIfAbsent(square, _ -> new LinkedHashSet<>())
                .add(board.orient(square, side).heading().toBoard(step));
          }
        }
      }
    }
  }

  private static Set<Step> firstSteps(Way way) {
    return way.movement().paths().stream().map(path -> path.legs().getFirst().cycle().getFirst())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Whether a way is quiet, and only leads farther in the directions of an unlimited way of the same piece. */
  private boolean isExtension(Way way, PieceKind piece) {
    return !isLimit(way.to()) && way.movement().paths().stream().noneMatch(Path::captures)
        && way.movement().legs().noneMatch(leg -> leg.leadsAnywhere())
        && piece.ways().stream().filter(other -> !isLimit(other.from()) && !isLimit(other.to()))
            .anyMatch(other -> other.movement().legs().noneMatch(leg -> leg.leadsAnywhere())
                && firstSteps(way).stream()
                    .allMatch(
                        step -> firstSteps(other).stream().anyMatch(shorter -> isAlong(step, shorter))));
  }

  /** Whether a step is a multiple of a shorter step in the same direction. */
  private static boolean isAlong(Step step, Step shorter) {
    int factor = Math.max(Math.abs(step.right()), Math.abs(step.up()))
        / Math.max(1, Math.max(Math.abs(shorter.right()), Math.abs(shorter.up())));
    return factor > 0 && step.right() == factor * shorter.right() && step.up() == factor * shorter.up();
  }

  private boolean isScattered(Region region) {
    return isLimit(region) && Arrays.stream(Side.values()).anyMatch(side -> parts(region, side) > FEW_PARTS);
  }

  /** Returns the number of connected parts of a region. Neighbours on a rank or file are connected. */
  private int parts(Region region, Side side) {
    int[][] neighbours = board.neighbours(Directions.STRAIGHT);
    Set<Integer> remaining = new TreeSet<>(
        IntStream.range(0, board.size()).filter(square -> region.contains(board, square, side)).boxed()
            .toList());
    int parts = 0;
    for (; !remaining.isEmpty(); parts++) {
      // A flood fill removes one part.
      Deque<Integer> pending = new ArrayDeque<>(List.of(remaining.iterator().next()));
      while (!pending.isEmpty()) {
        int square = pending.pop();
        if (remaining.remove(square)) {
          Arrays.stream(neighbours[square]).forEach(pending::push);
        }
      }
    }
    return parts;
  }

  /** Returns the zones of all pieces. Pieces that depend on a region in the same way share a zone. */
  List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    zoneLetters.forEach((key, letters) -> zones.add(new Zone(key.region(),
        key.use() == Use.PROMOTE || key.use() == Use.PROMOTE_LEAVING ? Zone.Sign.PROMOTION : Zone.Sign.BORDER,
        key.use().words.replace("%s", phrasing.names().group(letters)))));
    return zones;
  }

  /** The blocks that ways of pieces leave; empty if there are no blocks. */
  List<Set<Integer>> blocks() {
    return blocks.map(Blocks::blocks).orElse(List.of());
  }

  /** The meaning of the lines between blocks, in a sentence; empty if there are no blocks. */
  Optional<String> blockWords() {
    return blocks
        .map(
            _ -> "Each move of " + phrasing.names().plural(blockLetters) + " crosses a line between blocks.");
  }

  /** By square, the directions of its arrows: first steps of pieces, as White sees the board. */
  Map<Integer, Set<Step>> arrows() {
    return arrows;
  }

  /**
   * Returns the meaning of the arrows in a sentence; empty if there are no arrows.
   *
   * @param isShown whether the lines of the board already show the directions, so that no arrows are drawn
   */
  Optional<String> arrowWords(boolean isShown) {
    return Optional.of(arrowLetters).filter(letters -> !letters.isEmpty()).map(phrasing.names()::plural)
        .map(names -> isShown ? English.capitalized(names) + " may move along the slanting lines."
            : English.capitalized(names) + " leave a square only in the directions of its arrows.");
  }
}
