package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.movement.Path;

/**
 * A term of several legs with the same atom, and a group of modifiers for each leg: {@code mafsW} goes one square, then
 * one more after a turn of 45 degrees.
 */
record Chain(List<Group> groups, AtomRange atom) implements Term {

  @Override
  public int column() {
    return groups.getFirst().column();
  }

  @Override
  public List<Path> paths() {
    atom.requireDirection();
    groups.getFirst().requireAllowed(InnerLegs.FIRST, "on the first of several legs");
    for (Group group : groups.subList(1, groups.size() - 1)) {
      group.requireAllowedTurns(InnerLegs.CHAINED, "on a leg between others");
    }
    groups.getLast().requireAllowedTurns(FinalLegs.CHAINED, "on the last of several legs");
    List<Trail> trails = new ArrayList<>();
    for (Leap leap : atom.leaps()) {
      trails.addAll(trails(leap));
    }
    Purpose purpose = Purpose.of(groups.getFirst(), groups.getLast());
    return Trail.withEnd(trails, atom).stream().map(trail -> purpose.path(trail.legs())).toList();
  }

  private boolean isLast(int leg) {
    return leg == groups.size() - 1;
  }

  private List<Trail> trails(Leap leap) {
    List<Trail> trails = List.of(Trail.start(atom.range()));
    for (int leg = 0; leg < groups.size(); leg++) {
      PathPart part = new PathPart(groups.get(leg), isLast(leg), false);
      boolean isFirst = leg == 0;
      trails = Trail.extend(trails, atom, trail -> {
        List<Integer> headings =
            isFirst ? firstHeadings(leap, part.group()) : headings(leap, part.group(), trail);
        return headings.stream()
            .flatMap(
                heading -> part.extend(trail, new RepeatedStep(leap.step(heading), trail.range())).stream())
            .toList();
      });
    }
    return trails;
  }

  private static List<Integer> firstHeadings(Leap leap, Group group) {
    return DirectionReader.of(leap.compass(), leap, group.directions());
  }

  private List<Integer> headings(Leap leap, Group group, Trail trail) {
    int previousHeading = leap.circle().indexOf(trail.step());
    return DirectionReader.turns(group.turns(), trail.bend(), atom.hasEightDirections()).stream()
        .map(turn -> previousHeading + turn)
        .toList();
  }
}
