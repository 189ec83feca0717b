package org.variorum.app.card;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;

/**
 * Where a man of White can go from the middle of a board without other men: {@code *} moving or taking, {@code o} moving
 * only, {@code x} taking only, {@code i} only by its first move, {@code h} only over another man.
 */
final class MoveDiagram {

  private static final int FARTHEST = 4;
  private static final Step HERE = new Step(0, 0);

  /** How a square is reached, from the easiest on. */
  private enum How {
    FREELY, INITIALLY, OVER_A_MAN
  }

  private record Reach(How how, boolean moves, boolean takes) {
    Reach or(Reach other) {
      if (how != other.how) {
        return how.compareTo(other.how) < 0 ? this : other;
      }
      return new Reach(how, moves || other.moves, takes || other.takes);
    }

    char sign() {
      return switch (how) {
        case FREELY -> moves && takes ? '*' : moves ? 'o' : 'x';
        case INITIALLY -> 'i';
        case OVER_A_MAN -> 'h';
      };
    }
  }

  private static final Step PIVOT = new Step(0, 1);

  private final Map<Step, Reach> reached = new LinkedHashMap<>();
  private final Map<Step, String> others = new LinkedHashMap<>();
  private boolean hops;

  MoveDiagram(Man man) {
    // Movement against a few kinds only is left to words.
    man.ways().stream().filter(way -> way.victims().isEmpty()).map(Way::movement)
        .flatMap(way -> way.paths().stream())
        .forEach(path -> walk(path, 0, HERE, false));
    man.pivots().stream().min(String::compareTo).ifPresent(this::orbit);
  }

  /** The squares around a man that stands before this one. */
  private void orbit(String pivot) {
    others.put(PIVOT, pivot);
    for (int up = 0; up <= 2; up++) {
      for (int right = -1; right <= 1; right++) {
        Step at = new Step(right, up);
        if (!at.equals(HERE) && !at.equals(PIVOT)) {
          reached.put(at, new Reach(How.FREELY, true, true));
        }
      }
    }
  }

  private void walk(Path path, int index, Step from, boolean overBefore) {
    Leg leg = path.legs().get(index);
    boolean more = index + 1 < path.legs().size();
    if (leg.min() == 0 && more) {
      walk(path, index + 1, from, overBefore);
    }
    Step at = from;
    boolean over = overBefore;
    for (int count = 1; count <= leg.max(); count++) {
      Step step = leg.cycle().get((count - 1) % leg.cycle().size());
      at = new Step(at.right() + step.right(), at.up() + step.up());
      if (at.equals(HERE) || distance(at) > FARTHEST) {
        return;
      }
      if (count >= leg.min() && leg.mayEnd()) {
        hops |= over;
        How how = over ? How.OVER_A_MAN : path.initial() ? How.INITIALLY : How.FREELY;
        reached.merge(at, new Reach(how, path.moves(), path.captures()), Reach::or);
      }
      over |= leg.over() != Leg.Over.EMPTY;
      if (count >= leg.min() && more) {
        walk(path, index + 1, at, over);
      }
    }
  }

  private static int distance(Step step) {
    return Math.max(Math.abs(step.right()), Math.abs(step.up()));
  }

  /** Whether some squares are reached only by a first move. */
  boolean hasInitialMoves() {
    return reached.values().stream().anyMatch(reach -> reach.how() == How.INITIALLY);
  }

  /** Whether some movement needs another man to go over. */
  boolean hops() {
    return hops;
  }

  /** The lines, with the man's letter in the middle; none for a man without movement of its own. */
  List<String> lines(String letter) {
    int radius = reached.keySet().stream().mapToInt(MoveDiagram::distance).max().orElse(-1);
    List<String> lines = new ArrayList<>();
    for (int up = radius; up >= -radius; up--) {
      StringBuilder line = new StringBuilder();
      for (int right = -radius; right <= radius; right++) {
        Reach reach = reached.get(new Step(right, up));
        String empty = others.getOrDefault(new Step(right, up), ".");
        String sign = right == 0 && up == 0 ? letter : reach == null ? empty : String.valueOf(reach.sign());
        line.append(" ".repeat(Math.max(0, 2 - sign.length()))).append(sign);
      }
      lines.add(line.toString());
    }
    return lines;
  }
}
