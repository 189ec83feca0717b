package org.variorum.rules.card;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Step;
import org.variorum.rules.card.MoveDiagram.Access;
import org.variorum.rules.card.MoveDiagram.Mark;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.Room;

/** Maker of the {@link MoveDiagram} of a piece. It follows the paths of the piece on an unlimited board. */
final class DiagramMaker {

  private static final Step ORIGIN = new Step(0, 0);

  private final Map<Step, Mark> marks = new LinkedHashMap<>();
  private final Map<Step, String> neededPieces = new LinkedHashMap<>();
  private boolean hasHops;

  private DiagramMaker() {}

  static MoveDiagram of(Definition definition, PieceKind piece) {
    DiagramMaker maker = new DiagramMaker();
    piece.ways().stream().filter(way -> way.victims().isEmpty()).map(Way::movement)
        .flatMap(way -> way.paths().stream())
        .forEach(path -> maker.walk(path, 0, ORIGIN, false));
    // Ways with certain victims come second: what only they capture is a limited capture.
    Map<Step, Mark> marksOfAllVictims = new LinkedHashMap<>(maker.marks);
    piece.ways().stream().filter(way -> !way.victims().isEmpty()).map(Way::movement)
        .flatMap(way -> way.paths().stream())
        .forEach(path -> maker.walk(path, 0, ORIGIN, false));
    Set<Step> limitedCaptures = maker.marks.keySet().stream()
        .filter(step -> maker.marks.get(step) instanceof Mark current && current.captures()
            && !(marksOfAllVictims.get(step) instanceof Mark previous && previous.captures()))
        .collect(Collectors.toSet());
    RoomRegistry.ask(definition, (room, record) -> room.sketch(record, piece).stream()).forEach(maker::add);
    return new MoveDiagram(maker.marks, maker.neededPieces, limitedCaptures, maker.hasHops);
  }

  /** Adds what a rule contributes to the movement of the piece. */
  private void add(Room.Sketch sketch) {
    neededPieces.putAll(sketch.neededPieces());
    sketch.reached().forEach(end -> marks.put(end, new Mark(Access.FREELY, true, true)));
  }

  /** Marks the squares where a path may end, from the leg {@code index} on. This leg starts at {@code from}. */
  private void walk(Path path, int index, Step from, boolean hasHoppedBefore) {
    Leg leg = path.legs().get(index);
    if (leg.leadsAnywhere()) {
      markEverywhere(path);
      return;
    }
    boolean hasNext = index + 1 < path.legs().size();
    if (leg.min() == 0 && hasNext) {
      walk(path, index + 1, from, hasHoppedBefore);
    }
    Step end = from;
    boolean hasHopped = hasHoppedBefore;
    for (int count = 1; count <= leg.max(); count++) {
      Step step = leg.cycle().get((count - 1) % leg.cycle().size());
      end = end.plus(step);
      if (end.equals(ORIGIN) || MoveDiagram.distance(end) > MoveDiagram.FARTHEST) {
        return;
      }
      if (count >= leg.min() && leg.mayEnd()) {
        hasHops |= hasHopped;
        mark(path, end, hasHopped);
      }
      hasHopped |= leg.content() == Leg.Content.PIECE || leg.content() == Leg.Content.ENEMY;
      if (count >= leg.min() && hasNext) {
        walk(path, index + 1, end, hasHopped);
      }
    }
  }

  private void markEverywhere(Path path) {
    for (int right = -MoveDiagram.FARTHEST; right <= MoveDiagram.FARTHEST; right++) {
      for (int up = -MoveDiagram.FARTHEST; up <= MoveDiagram.FARTHEST; up++) {
        if (right != 0 || up != 0) {
          mark(path, new Step(right, up), false);
        }
      }
    }
  }

  private void mark(Path path, Step end, boolean hasHopped) {
    Access access = hasHopped ? Access.OVER_A_PIECE : path.initial() ? Access.INITIALLY : Access.FREELY;
    marks.merge(end, new Mark(access, path.moves(), path.captures()), Mark::or);
  }
}
