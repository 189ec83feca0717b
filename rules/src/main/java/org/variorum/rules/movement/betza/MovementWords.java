package org.variorum.rules.movement.betza;

import static org.variorum.rules.movement.betza.BetzaModifier.CIRCULAR;
import static org.variorum.rules.movement.betza.BetzaModifier.CROOKED;
import static org.variorum.rules.movement.betza.BetzaModifier.GRASSHOPPER;
import static org.variorum.rules.movement.betza.BetzaModifier.HOP;
import static org.variorum.rules.movement.betza.BetzaModifier.JUMP;
import static org.variorum.rules.movement.betza.BetzaModifier.LAME;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.HurdleCount;

/**
 * Movement in English words. Terms without short words stay in the notation, after {@link #IN_NOTATION}.
 *
 * @param withNotation whether the notation follows the words, in parentheses
 * @param start words for the origin of initial moves, such as {@code from a starting square}; empty if every square
 *     allows them
 * @param hurdles words for the hurdles of hops, such as {@code over exactly one piece}
 */
public record MovementWords(boolean withNotation, String start, String hurdles) {

  /** The words before terms that stay in the notation. */
  public static final String IN_NOTATION = "in Betza's notation: ";

  /** The words for the default hurdles of a hop. */
  public static final String OVER_ONE = "over exactly one piece";

  /** The content of one clause, without directions. Terms that differ only in their directions share a clause. */
  private record Manner(Purpose purpose, Kind kind, Leap leap, int range) {}

  private enum Kind {
    PLAIN, LAME, HOP, GRASSHOPPER, ANYWHERE
  }

  /**
   * Returns the movement as a clause in the third person, such as {@code goes one square in any direction (K)}.
   *
   * @param text valid movement notation
   * @param count the number of pieces that a hop leads over
   */
  public String inThirdPerson(String text, HurdleCount count) {
    return words(text, count, true);
  }

  /** Returns the movement as a clause after a verb like "may", such as {@code go one square in any direction (K)}. */
  public String asInfinitive(String text, HurdleCount count) {
    return words(text, count, false);
  }

  private String words(String text, HurdleCount count, boolean thirdPerson) {
    Map<Manner, Set<Step>> clauses = new LinkedHashMap<>();
    List<String> inNotation = new ArrayList<>();
    List<Term> terms = new BetzaReader(new BetzaText(text, count)).terms();
    for (int k = 0; k < terms.size(); k++) {
      int end = k + 1 < terms.size() ? terms.get(k + 1).column() - 1 : text.length();
      if (!addIfExpressible(terms.get(k), clauses)) {
        inNotation.add(text.substring(terms.get(k).column() - 1, end).strip());
      }
    }
    List<String> parts = new ArrayList<>();
    clauses.forEach((manner, steps) -> parts.add(clause(manner, steps, thirdPerson)));
    if (parts.isEmpty()) {
      return (thirdPerson ? "moves, " : "move, ") + IN_NOTATION + text;
    }
    boolean allUnrestricted =
        clauses.keySet().stream().map(Manner::purpose).allMatch(new Purpose(true, true, false)::equals);
    return String.join(allUnrestricted ? ", or " : "; ", parts)
        + (inNotation.isEmpty() ? "" : "; " + IN_NOTATION + String.join(" ", inNotation))
        + (withNotation ? " (" + text + ")" : "");
  }

  /**
   * Adds a term to the clauses if there are words for the term. Returns whether there are words.
   *
   * @param clauses the directions of each clause
   */
  private static boolean addIfExpressible(Term term, Map<Manner, Set<Step>> clauses) {
    if (!(term instanceof Ride(Group group, AtomRange atom)) || group.has(CROOKED) || group.has(CIRCULAR)
        || group.has(JUMP)) {
      return false;
    }
    Kind kind = group.has(LAME) ? Kind.LAME : group.has(HOP) ? Kind.HOP
        : group.has(GRASSHOPPER) ? Kind.GRASSHOPPER : atom.leadsAnywhere() ? Kind.ANYWHERE : Kind.PLAIN;
    Purpose purpose = Purpose.of(group, group);
    if (kind == Kind.ANYWHERE) {
      clauses.putIfAbsent(new Manner(purpose, kind, new Leap(0, 0), 1), Set.of());
      return true;
    }
    Map<Manner, Set<Step>> termClauses = new LinkedHashMap<>();
    for (Leap leap : atom.leaps()) {
      boolean isOblique = leap.compass() == Compass.OBLIQUE;
      // Orthogonal and diagonal leaps share a clause, so their manner has no shorter side.
      Manner manner = new Manner(purpose, kind, isOblique ? leap : new Leap(leap.longer(), 0), atom.range());
      Set<Step> steps = termClauses.computeIfAbsent(manner, _ -> new LinkedHashSet<>());
      DirectionReader.of(leap.compass(), leap, group.directions()).stream().map(leap::step)
          .forEach(steps::add);
    }
    if (termClauses.entrySet().stream()
        .anyMatch(clause -> !isExpressible(clause.getKey(), clause.getValue()))) {
      return false;
    }
    termClauses.forEach(
        (manner, steps) -> clauses.computeIfAbsent(manner, _ -> new LinkedHashSet<>()).addAll(steps));
    return true;
  }

  private static boolean isExpressible(Manner manner, Set<Step> steps) {
    boolean isOblique = manner.leap().compass() == Compass.OBLIQUE;
    boolean hops = manner.kind() == Kind.HOP || manner.kind() == Kind.GRASSHOPPER;
    return !(hops && manner.leap().longer() > 1)
        && !(manner.kind() == Kind.LAME && manner.range() > 1)
        && (!isOblique || MovementDirections.obliqueDirections(steps).isPresent());
  }

  private String clause(Manner manner, Set<Step> steps, boolean thirdPerson) {
    Purpose purpose = manner.purpose();
    boolean leaps = manner.kind() == Kind.PLAIN && manner.leap().longer() > 1;
    String verb = leaps ? "leap" : manner.kind() == Kind.PLAIN && manner.range() > 1 ? "slide" : "go";
    String path = pathWords(manner, steps);
    return (purpose.initial() && !start.isEmpty() ? start + " " : "")
        + verb + (thirdPerson ? verb.equals("go") ? "es" : "s" : "") + " " + path
        + (purpose.moves() == purpose.captures() ? ""
            : (path.contains(",") ? "," : "")
                + (purpose.moves() ? " without capturing" : " only to capture"));
  }

  private String pathWords(Manner manner, Set<Step> steps) {
    int range = manner.range();
    Optional<String> obliqueWords =
        Optional.of(manner.leap()).filter(leap -> leap.compass() == Compass.OBLIQUE)
            .flatMap(_ -> MovementDirections.obliqueDirections(steps));
    return switch (manner.kind()) {
      case ANYWHERE -> "to any square";
      case LAME -> obliqueWords.map(where -> MovementDirections.lamePath(manner.leap()) + where)
          .orElseGet(() -> MovementDirections.count(manner.leap().longer()) + " "
              + MovementDirections.straightDirections(steps) + ", over nothing but empty squares");
      case HOP ->
          MovementDirections.distance(range) + " " + MovementDirections.straightDirections(steps) + " "
              + hurdles;
      case GRASSHOPPER -> MovementDirections.straightDirections(steps) + " " + hurdles
          + " to the square just behind" + (range > 1 ? "" : ", which is next to where it stood");
      case PLAIN -> obliqueWords.map(where -> MovementDirections.leap(manner.leap()) + where)
          .orElseGet(() -> (range > 1 && manner.leap().longer() == 1 ? MovementDirections.distance(range)
              : MovementDirections.count(manner.leap().longer())) + " "
              + MovementDirections.straightDirections(steps))
          + (manner.leap().longer() > 1 ? MovementDirections.repetition(range) : "");
    };
  }
}
