package org.variorum.rules.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import org.variorum.rules.state.State;

/**
 * A position that is being set up: its pieces are put, and what it remembers is to be added.
 *
 * @param state the position so far
 * @param properties what holds of the game
 * @param flaws what is wrong with it; to be added to
 */
public record SetupContext(State state, Set<Property> properties, List<String> flaws) {

  /** How White's pieces may stand on some squares before a game begins, by codes from 0, and Black's as they do. Never changes. */
  public interface Lineups {

    /** One more than the greatest code; some may say nothing. */
    int codes();

    /** The letters of pieces by squares, which a code says; empty if it says nothing. */
    Optional<SortedMap<Integer, String>> of(int code);

    /** The code of pieces on those squares, by their letters; empty if none says it. */
    OptionalInt code(Map<Integer, String> letters);

    /** The squares on which White's pieces may stand otherwise. */
    List<Integer> squares();

    /** Black's square for one of these. */
    int ofBlack(int square);

    /** Whether Black's pieces stand by a code of their own. */
    boolean areApart();

    /** Whether each code says something. */
    boolean areAll();

    /** What must hold of White where Black's pieces have the same code. */
    Optional<Ending.Test> condition();
  }
}
