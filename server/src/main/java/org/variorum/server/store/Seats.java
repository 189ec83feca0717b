package org.variorum.server.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.variorum.view.answer.Color;

/**
 * The occupants of the sides of a table.
 *
 * @param bySide the occupants of all sides of the game, in the order of {@link Color}
 */
public record Seats(Map<Color, Occupant> bySide) {

  public Seats {
    Map<Color, Occupant> sorted = new EnumMap<>(Color.class);
    sorted.putAll(bySide);
    bySide = Collections.unmodifiableMap(sorted);
  }

  /** The occupant of a side of this game. */
  public Occupant occupant(Color side) {
    return Objects.requireNonNull(bySide.get(side), side::name);
  }

  /** The side on which a guest sits, the first if there are several. */
  public Optional<Color> sideOf(String guest) {
    return bySide.keySet().stream().filter(side -> occupant(side).isGuest(guest)).findFirst();
  }

  /** The first side without an occupant. */
  public Optional<Color> openSide() {
    return bySide.keySet().stream().filter(side -> occupant(side).isNone()).findFirst();
  }

  /** The ids of the guests who sit here, in the order of their sides. */
  public List<String> guests() {
    return bySide.values().stream().flatMap(occupant -> Optional.ofNullable(occupant.guest()).stream())
        .toList();
  }

  /** Returns a copy in which an occupant replaces the occupant of a side. */
  public Seats withOccupant(Color side, Occupant occupant) {
    Map<Color, Occupant> next = new EnumMap<>(bySide);
    next.put(side, occupant);
    return new Seats(next);
  }

  /** Returns the seats for the next game: each occupant gets the next side, and the last occupant gets the first. */
  public Seats rotated() {
    List<Occupant> occupants = new ArrayList<>(bySide.values());
    Collections.rotate(occupants, 1);
    Map<Color, Occupant> next = new EnumMap<>(Color.class);
    bySide.keySet().forEach(side -> next.put(side, occupants.get(next.size())));
    return new Seats(next);
  }
}
