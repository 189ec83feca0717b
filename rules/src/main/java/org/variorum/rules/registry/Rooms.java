package org.variorum.rules.registry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.CheckConsequence;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Guarantee;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Shelter;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.rule.ban.BanRule;
import org.variorum.rules.rule.bare.BareRule;
import org.variorum.rules.rule.castling.CastlingRule;
import org.variorum.rules.rule.checks.ChecksRule;
import org.variorum.rules.rule.displacement.DisplacementRule;
import org.variorum.rules.rule.enpassant.EnPassantRule;
import org.variorum.rules.rule.exchange.ExchangeRule;
import org.variorum.rules.rule.explosion.ExplosionRule;
import org.variorum.rules.rule.extinction.ExtinctionRule;
import org.variorum.rules.rule.range.RangeRule;
import org.variorum.rules.rule.reach.ReachRule;
import org.variorum.rules.rule.royalcapture.RoyalCaptureRule;
import org.variorum.rules.rule.turn.TurnRule;

/**
 * The rules of a game.
 *
 * <p>Generation asks some of them by their names still; what it may ask them is what this record has components for.
 *
 * @param all every rule, in the order in which a FEN says what they remember
 */
public record Rooms(List<Rule> all, CastlingRule castling, EnPassantRule enPassant,
    Optional<ChecksRule> checks, Optional<ExchangeRule> exchange) {

  /** The rules that a definition asks for. */
  public static Rooms of(Context context) {
    Definition definition = context.definition();
    CastlingRule castling = new CastlingRule(definition.mechanism(Mechanism.Castling.class), context);
    EnPassantRule enPassant = new EnPassantRule(definition.mechanism(Mechanism.EnPassant.class), context);
    Optional<ChecksRule> checks = definition.goals().stream().filter(Goal.Checks.class::isInstance)
        .map(Goal.Checks.class::cast).findFirst().map(goal -> new ChecksRule(goal, context));
    Optional<ExchangeRule> exchange =
        definition.mechanism(Mechanism.Exchange.class).map(record -> new ExchangeRule(record, context));
    List<Rule> all = new ArrayList<>(List.of(castling, enPassant));
    checks.ifPresent(all::add);
    definition.mechanism(Mechanism.AnswerBan.class)
        .ifPresent(record -> all.add(new BanRule(record, context)));
    exchange.ifPresent(all::add);
    definition.mechanism(Mechanism.Displacement.class)
        .ifPresent(record -> all.add(new DisplacementRule(record, context)));
    definition.mechanism(Mechanism.Range.class).ifPresent(record -> all.add(new RangeRule(record, context)));
    definition.mechanism(Mechanism.Explosion.class)
        .ifPresent(record -> all.add(new ExplosionRule(record, context)));
    definition.mechanism(Mechanism.Turn.class).ifPresent(record -> all.add(new TurnRule(record, context)));
    definition.goals().forEach(goal -> goal(goal, context).ifPresent(all::add));
    return new Rooms(List.copyOf(all), castling, enPassant, checks, exchange);
  }

  /** The rule of a goal that is read off a position; checkmate and stalemate are the core's, and checks are made before. */
  private static Optional<Rule> goal(Goal goal, Context context) {
    return switch (goal) {
      case Goal.RoyalCaptured _ -> Optional.of(new RoyalCaptureRule(context));
      case Goal.Reach reach -> Optional.of(new ReachRule(reach, context));
      case Goal.BareRoyal bare -> Optional.of(new BareRule(bare.verdict()));
      case Goal.Extinction extinction -> Optional.of(new ExtinctionRule(extinction, context));
      case Goal.Checkmate _,Goal.Stalemate _,Goal.Checks _ -> Optional.empty();
    };
  }

  /** What holds of the game. */
  public Set<Property> properties() {
    return all.stream().flatMap(rule -> rule.gives().stream()).collect(Collectors.toUnmodifiableSet());
  }

  /** Whether all rules promise something, or none can break it. */
  public boolean give(Guarantee guarantee) {
    return switch (guarantee) {
      case SAFETY_ONLY -> all.stream().allMatch(rule -> rule.guarantees().contains(guarantee));
      case ALTERNATES -> turns().stream().allMatch(TurnOrder::alternates);
      case MUST_MOVE -> turns().isEmpty();
    };
  }

  /** Who moves next; empty where sides alternate and have to move. */
  public Optional<TurnOrder> turns() {
    return all.stream().flatMap(rule -> rule.turns().stream()).findFirst();
  }

  /** What its positions remember, in the order of a FEN. */
  public List<SlotForm> memory() {
    return all.stream().flatMap(rule -> rule.memory().stream()).toList();
  }

  /** Where pieces may not go now, as far as it is for one of these uses. */
  public List<Gate> gates(Gate.Use... uses) {
    return all.stream().flatMap(rule -> rule.gates().stream())
        .filter(gate -> Stream.of(uses).anyMatch(gate::limits)).toList();
  }

  /** Moves that no piece's movement makes; asked when all have finished their tables. */
  public List<MoveSource.Maker> moves() {
    return all.stream().flatMap(rule -> rule.moves().stream()).toList();
  }

  /** What the rules' kinds of moves mean; asked when all have finished their tables. */
  public List<MoveForm> forms() {
    return all.stream().flatMap(rule -> rule.forms().stream()).toList();
  }

  /** Other ways in which pieces are captured. */
  public CaptureForm[] captures() {
    return all.stream().flatMap(rule -> rule.captures().stream()).toArray(CaptureForm[]::new);
  }

  /** Where royal pieces are safe. */
  public Shelter[] shelters() {
    return all.stream().flatMap(rule -> rule.shelter().stream()).toArray(Shelter[]::new);
  }

  /** What its moves leave behind. */
  public Consequence[] consequences() {
    return all.stream().flatMap(rule -> rule.consequence().stream()).toArray(Consequence[]::new);
  }

  /** What follows from check. */
  public CheckConsequence[] onCheck() {
    return all.stream().flatMap(rule -> rule.onCheck().stream()).toArray(CheckConsequence[]::new);
  }

  /** How the game ends. */
  public Ending[] endings() {
    return all.stream().flatMap(rule -> rule.endings(properties()).stream()).toArray(Ending[]::new);
  }

  /** Has all rules finish their tables. */
  public void shape(Programs programs) {
    all.forEach(rule -> rule.shape(programs));
  }
}
