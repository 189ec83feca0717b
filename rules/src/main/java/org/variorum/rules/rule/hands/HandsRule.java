package org.variorum.rules.rule.hands;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.CaptureOwner;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Places;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.judge.Spots;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.Setup;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Reachability;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/** Where pieces in hand may be dropped. How they come there and back is the core's still. */
final class HandsRule implements Rule {

  private final Hands hands;
  private final Context context;
  private final SequencedMap<Integer, DropTable> drops = new LinkedHashMap<>();
  /** Pieces that can never be dropped. */
  private final List<String> idle = new ArrayList<>();
  /** Pieces that may be dropped where they could not move on, and have no such square. */
  private final List<String> free = new ArrayList<>();

  HandsRule(Hands hands, Context context) {
    this.hands = hands;
    this.context = context;
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public Optional<RuleNote> note() {
    return hands.drops().stream().noneMatch(Drop::eitherForm) ? Optional.empty()
        : Optional.of(new RuleNote("drops in either form", Optional.empty(), true,
            Optional.of("pieces may be dropped in either form")));
  }

  @Override
  public Optional<CaptureOwner> keeper(String letter) {
    return hands.drops().stream().filter(drop -> drop.letter().equals(letter)).map(Drop::keeper).findFirst();
  }

  @Override
  public SequencedMap<Integer, DropTable> drops() {
    return drops;
  }

  @Override
  public void shape(Programs programs) {
    for (Drop drop : hands.drops()) {
      shape(drop, drop.letter(), programs);
    }
    for (Drop drop : hands.drops()) {
      drop.forms(context.definition().pieces()).forEach(form -> shape(drop, form, programs));
    }
  }

  /** @param form the piece itself, or a promoted form in which it may be dropped, too */
  private void shape(Drop drop, String form, Programs programs) {
    int kind = context.kinds().of(form);
    boolean plain = form.equals(drop.letter());
    boolean[][] allowed = drop.region().squares(context.board());
    boolean stuck = false;
    for (int side = 0; side < allowed.length; side++) {
      for (int square = 0; square < allowed[side].length; square++) {
        boolean movesOn = programs.of(PieceCode.code(kind, side), square).movesOnEmptyBoard();
        stuck |= allowed[side][square] && !movesOn;
        allowed[side][square] &= drop.stuck() || movesOn;
      }
    }
    DropTable table =
        new DropTable(context.kinds().of(drop.letter()), allowed, plain ? drop.mostPerFile() : 0,
            drop.mayMate(),
            drop.when().map(condition -> new DropWhen(Judge.of(condition, context), clause(condition))),
            drop.endless(), Neighbours.of(drop.beside(), context.board()));
    drops.put(kind, table);
    if (plain && table.isIdle() && !drop.region().equals(Region.NOWHERE)) {
      idle.add(form);
    } else if (plain && drop.stuck() && !stuck && !drop.eitherForm()) {
      free.add(form);
    }
  }

  private String clause(Condition condition) {
    return new ConditionWords(new Names(context.definition()), new Places(context.board())).clause(condition);
  }

  /** A condition, compiled. */
  private record DropWhen(Judge judge, String clause) implements DropTable.When {

    @Override
    public boolean allows(State state, int side, Threats threats, int square) {
      return judge.holds(state, side, threats, Spots.of(square, square));
    }
  }

  /** Of each fault the first piece is told. */
  @Override
  public List<Flaw> flaws(Setup start, Reachability reachability) {
    return Stream.concat(
        idle.stream().limit(1).map(letter -> "the piece " + letter
            + " can never be dropped: on each of its squares it would have no further move"),
        free.stream().limit(1).map(letter -> "\"may be stuck\" says nothing here: the piece " + letter
            + " can move on from each square where it may be dropped"))
        .map(reason -> Flaw.hint(new Topic.Rule(Hands.class), reason)).toList();
  }
}
