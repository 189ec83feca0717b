package org.variorum.rules.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.platform.Distinct;
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

/** Descriptions of the rules of a game, for callers that know no rules. Immutable. */
public final class Rules {

  private final Definition definition;
  private final GameRules gameRules;

  Rules(Definition definition, GameRules gameRules) {
    this.definition = definition;
    this.gameRules = gameRules;
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

  private Stream<Rule> rules() {
    return gameRules.rules().stream();
  }

  /** The notes on the rules, in the order of the definition. */
  public List<RuleNote> notes() {
    return rules().flatMap(rule -> rule.note().stream()).filter(Distinct.values()).toList();
  }

  /** Whether the game has start positions other than that of its definition. */
  public boolean haveOtherStarts() {
    return rules().anyMatch(rule -> rule.lineups().isPresent());
  }

  /** Whether each turn is exactly one move. */
  public boolean alternates() {
    return gameRules.hasGuarantee(Guarantee.ALTERNATES);
  }

  /** The numbers that evaluation may use. {@link MutablePosition#count} returns their values in a position. */
  public List<SlotTerm> terms() {
    return gameRules.slotFormats().stream().flatMap(format -> format.term().stream()).toList();
  }

  /** The letters of the pieces that may be in hand, in the order of a FEN; empty in a game without hands. */
  public List<String> heldLetters() {
    return definition.heldLetters();
  }

  /** Whether a kind may move by more than its own paths, for example by the movement of other pieces. */
  public boolean hasOtherMovement(String letter) {
    return gameRules.hasAddedMovement(letter);
  }

  /**
   * The letters of the kinds that a kind depends on: friends that it needs nearby for some ability, or that lend
   * movement to it.
   */
  public Set<String> company(String letter) {
    return rules().flatMap(rule -> rule.company(letter).stream()).collect(Collectors.toUnmodifiableSet());
  }

  /** Remarks on a kind for players, besides its movement: sentences that begin with "It". */
  public List<String> remarks(String letter) {
    return rules().flatMap(rule -> rule.remark(letter).stream())
        .map(definition.title().look().sides()::in).toList();
  }

  /** The sideways steps that a piece of a kind may take from its start square together with another piece. */
  public Optional<SideSteps> sideSteps(String letter, Setup start) {
    return rules().flatMap(rule -> rule.sideSteps(letter, start).stream()).findFirst();
  }
}
