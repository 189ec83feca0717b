package org.variorum.rules.rule;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.position.Setup;

/** What one record of a definition means. Every method has a default that says: nothing. */
public interface Rule {

  /** What it promises. */
  default Set<Guarantee> guarantees() {
    return Set.of();
  }

  /** What holds of a game with this rule, that other rules may have to know. */
  default Set<Property> gives() {
    return Set.of();
  }

  /** What a position must remember for it, in the order in which a FEN says it. */
  default List<SlotForm> memory() {
    return List.of();
  }

  /** Moves that no piece's movement makes; asked when its tables are finished. */
  default Optional<MoveSource.Maker> moves() {
    return Optional.empty();
  }

  /** What its kinds of moves mean; asked when its tables are finished. */
  default List<MoveForm> forms() {
    return List.of();
  }

  /** Other ways in which pieces are captured. */
  default Optional<CaptureForm> captures() {
    return Optional.empty();
  }

  /** Where pieces may not go now. */
  default List<Gate> gates() {
    return List.of();
  }

  /** Where royal pieces are safe by it. */
  default Optional<Shelter> shelter() {
    return Optional.empty();
  }

  /** What a move leaves behind. */
  default Optional<Consequence> consequence() {
    return Optional.empty();
  }

  /** What follows from a move that gives check. */
  default Optional<CheckConsequence> onCheck() {
    return Optional.empty();
  }

  /**
   * How the game ends by it.
   *
   * @param properties what holds of the game
   */
  default List<Ending> endings(Set<Property> properties) {
    return List.of();
  }

  /** What is odd in its record beside the start position. */
  default List<Flaw> hints(Setup start) {
    return List.of();
  }

  /** Who moves next, where sides do not simply alternate or may pass. */
  default Optional<TurnOrder> turns() {
    return Optional.empty();
  }

  /** Finishes its tables when the pieces' movement is compiled. */
  default void shape(Programs programs) {}
}
