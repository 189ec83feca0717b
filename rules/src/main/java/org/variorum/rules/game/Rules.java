package org.variorum.rules.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.Setup;
import org.variorum.rules.position.SideSteps;
import org.variorum.rules.position.SlotTerm;
import org.variorum.rules.registry.GameRules;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveKinds;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.SlotAllocator;

/** Describes the rules of a game to callers that know no rules. Immutable. */
public final class Rules {

  private final Definition definition;
  private final GameRules rooms;

  Rules(Definition definition, GameRules rooms) {
    this.definition = definition;
    this.rooms = rooms;
  }

  /**
   * Returns the rules of a definition without compiling it.
   *
   * @throws UnplayableDefinitionException if its rules cannot be combined
   */
  public static Rules of(Definition definition) {
    return new Rules(definition, GameRules
        .of(new Context(definition, new Kinds(definition), new SlotAllocator(definition.board().size()),
            new MoveKinds())));
  }

  private Stream<Rule> all() {
    return rooms.all().stream();
  }

  /** The notes on the rules, in the order of the definition. */
  public List<RuleNote> notes() {
    return all().flatMap(rule -> rule.note().stream()).distinct().toList();
  }

  /** Whether a game may begin from other positions than the start position. */
  public boolean haveStarts() {
    return all().anyMatch(rule -> rule.lineups().isPresent());
  }

  /** Whether each turn is exactly one move. */
  public boolean alternates() {
    return rooms.give(Guarantee.ALTERNATES);
  }

  /** The numbers that evaluation may use. {@link MutablePosition#count} returns their values in a position. */
  public List<SlotTerm> terms() {
    return rooms.memory().stream().flatMap(form -> form.term().stream()).toList();
  }

  /** The letters of the pieces that may be in hand, in the order of a FEN; empty in a game without hands. */
  public List<String> droppable() {
    return definition.held();
  }

  /** Whether a kind may move by more than its own paths, for example by the movement of other pieces. */
  public boolean addMovement(String letter) {
    return rooms.addMovement(letter);
  }

  /** The kinds of friendly pieces that a piece needs nearby to use its abilities, by letter; includes lenders. */
  public Set<String> company(String letter) {
    return all().flatMap(rule -> rule.company(letter).stream()).collect(Collectors.toUnmodifiableSet());
  }

  /** Remarks on a kind for players, besides its movement: sentences that begin with "It". */
  public List<String> remarks(String letter) {
    return all().flatMap(rule -> rule.remark(letter).stream())
        .map(definition.title().look().sides()::in).toList();
  }

  /** The sideways steps that a piece of a kind may take from its start square together with another piece. */
  public Optional<SideSteps> sideSteps(String letter, Setup start) {
    return all().flatMap(rule -> rule.sideSteps(letter, start).stream()).findFirst();
  }
}
