package org.variorum.rules.registry;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.CheckConsequence;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Shelter;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.rule.acting.ActingRule;
import org.variorum.rules.rule.ban.BanRule;
import org.variorum.rules.rule.bare.BareRule;
import org.variorum.rules.rule.borrowing.BorrowingRule;
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

/**
 * The rules of a game.
 *
 * <p>Generation asks some of them by their names still; what it may ask them is what this record has components for.
 *
 * @param all every rule, in the order in which a FEN says what they remember
 * @param inOrder those of the definition, in its order
 */
public record Rooms(List<Rule> all, List<Rule> inOrder, CastlingRule castling, EnPassantRule enPassant,
    Optional<ExchangeRule> exchange) {

  /** The rules that a definition asks for. */
  public static Rooms of(Context context) {
    Definition definition = context.definition();
    Map<Object, Rule> made = new LinkedHashMap<>();
    Optional<Mechanism.Castling> castles = definition.mechanism(Mechanism.Castling.class);
    CastlingRule castling = new CastlingRule(castles, context);
    made.put(castles.isPresent() ? castles.get() : castling, castling);
    Optional<Mechanism.EnPassant> passes = definition.mechanism(Mechanism.EnPassant.class);
    EnPassantRule enPassant = new EnPassantRule(passes, context);
    made.put(passes.isPresent() ? passes.get() : enPassant, enPassant);
    definition.mechanism(Mechanism.Borrowing.class)
        .ifPresent(record -> made.put(record, new BorrowingRule(record)));
    definition.mechanism(Mechanism.Acting.class)
        .ifPresent(record -> made.put(record, new ActingRule(record, context)));
    definition.goals().stream().filter(Goal.Checks.class::isInstance).map(Goal.Checks.class::cast).findFirst()
        .ifPresent(goal -> made.put(goal, new ChecksRule(goal, context)));
    definition.mechanism(Mechanism.AnswerBan.class)
        .ifPresent(record -> made.put(record, new BanRule(record, context)));
    Optional<ExchangeRule> exchange = definition.mechanism(Mechanism.Exchange.class).map(record -> {
      ExchangeRule rule = new ExchangeRule(record, context);
      made.put(record, rule);
      return rule;
    });
    definition.mechanism(Mechanism.Displacement.class)
        .ifPresent(record -> made.put(record, new DisplacementRule(record, context)));
    definition.mechanism(Mechanism.Range.class)
        .ifPresent(record -> made.put(record, new RangeRule(record, context)));
    definition.mechanism(Mechanism.Explosion.class)
        .ifPresent(record -> made.put(record, new ExplosionRule(record, context)));
    definition.goals().forEach(goal -> goal(goal, context).ifPresent(rule -> made.put(goal, rule)));
    return new Rooms(List.copyOf(made.values()), inOrder(definition, made), castling, enPassant, exchange);
  }

  private static List<Rule> inOrder(Definition definition, Map<Object, Rule> made) {
    return Stream.concat(definition.mechanisms().stream(), definition.goals().stream()).distinct()
        .flatMap(record -> Stream.ofNullable(made.get(record))).toList();
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

  /** Whether all rules promise something. */
  public boolean give(Guarantee guarantee) {
    return all.stream().allMatch(rule -> rule.guarantees().contains(guarantee));
  }

  /** What becomes of its pieces that are captured or acted on; by default enemies leave the board. */
  public Fates fates(int codes) {
    int[][] after = new int[2][codes];
    for (int by = 0; by < after.length; by++) {
      for (int piece = PieceCode.code(0, 0); piece < codes; piece++) {
        after[by][piece] = fate(piece, by);
      }
    }
    return new Fates(after);
  }

  private int fate(int piece, int by) {
    return all.stream().map(rule -> rule.fate(piece, by)).flatMapToInt(OptionalInt::stream).findFirst()
        .orElse(PieceCode.side(piece) == by ? Fates.NONE : PieceCode.EMPTY);
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
