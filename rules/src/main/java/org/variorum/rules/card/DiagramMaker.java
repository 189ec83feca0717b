package org.variorum.rules.card;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Step;
import org.variorum.rules.card.MoveDiagram.How;
import org.variorum.rules.card.MoveDiagram.Mark;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.Room;

/** Makes the {@link MoveDiagram} of a piece: walks its paths over an unlimited board. */
final class DiagramMaker {

  private static final Step HERE = new Step(0, 0);

  private final Map<Step, Mark> marks = new LinkedHashMap<>();
  private final Map<Step, String> others = new LinkedHashMap<>();
  private boolean hops;

  private DiagramMaker() {}

  static MoveDiagram of(Definition definition, PieceKind piece) {
    DiagramMaker maker = new DiagramMaker();
    piece.ways().stream().filter(way -> way.victims().isEmpty()).map(Way::movement)
        .flatMap(way -> way.paths().stream())
        .forEach(path -> maker.walk(path, 0, HERE, false));
    Map<Step, Mark> all = new LinkedHashMap<>(maker.marks);
    piece.ways().stream().filter(way -> !way.victims().isEmpty()).map(Way::movement)
        .flatMap(way -> way.paths().stream())
        .forEach(path -> maker.walk(path, 0, HERE, false));
    Set<Step> limitedCaptures = maker.marks.keySet().stream()
        .filter(step -> maker.marks.get(step) instanceof Mark now && now.captures()
            && !(all.get(step) instanceof Mark before && before.captures()))
        .collect(Collectors.toSet());
    RoomRegistry.ask(definition, (room, record) -> room.sketch(record, piece).stream()).forEach(maker::add);
    return new MoveDiagram(maker.marks, maker.others, limitedCaptures, maker.hops);
  }

  private void add(Room.Sketch sketch) {
    others.putAll(sketch.others());
    sketch.reached().forEach(at -> marks.put(at, new Mark(How.FREELY, true, true)));
  }

  private void walk(Path path, int index, Step from, boolean overBefore) {
    Leg leg = path.legs().get(index);
    if (leg.leadsAnywhere()) {
      anywhere(path);
      return;
    }
    boolean more = index + 1 < path.legs().size();
    if (leg.min() == 0 && more) {
      walk(path, index + 1, from, overBefore);
    }
    Step at = from;
    boolean over = overBefore;
    for (int count = 1; count <= leg.max(); count++) {
      Step step = leg.cycle().get((count - 1) % leg.cycle().size());
      at = at.plus(step);
      if (at.equals(HERE) || MoveDiagram.distance(at) > MoveDiagram.FARTHEST) {
        return;
      }
      if (count >= leg.min() && leg.mayEnd()) {
        hops |= over;
        end(path, at, over);
      }
      over |= leg.over() == Leg.Over.PIECE || leg.over() == Leg.Over.ENEMY;
      if (count >= leg.min() && more) {
        walk(path, index + 1, at, over);
      }
    }
  }

  private void anywhere(Path path) {
    for (int right = -MoveDiagram.FARTHEST; right <= MoveDiagram.FARTHEST; right++) {
      for (int up = -MoveDiagram.FARTHEST; up <= MoveDiagram.FARTHEST; up++) {
        if (right != 0 || up != 0) {
          end(path, new Step(right, up), false);
        }
      }
    }
  }

  private void end(Path path, Step at, boolean over) {
    How how = over ? How.OVER_A_PIECE : path.initial() ? How.INITIALLY : How.FREELY;
    marks.merge(at, new Mark(how, path.moves(), path.captures()), Mark::or);
  }
}
