package org.variorum.rules.rule.castling;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.Setup;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Reachability;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.State;

/** Castling from any squares of a rank. Remembers who has not moved, as far as it may still castle. */
final class HomeRankRule implements Rule {

  private final Castling castling;
  private final Context context;
  private final HomeRank homes;
  private final CastlingCondition allowance;
  /** Of its moves. */
  private final int kind;

  /** @param from where those may stand who have not moved */
  HomeRankRule(Castling castling, Region from, Context context) {
    this.castling = castling;
    this.context = context;
    homes = new HomeRank(castling, from, context);
    allowance = CastlingCondition.of(castling, context);
    kind = context.moveKinds().next(Castling.WORD);
  }

  @Override
  public void shape(Programs programs) {
    homes.compile(new CastlingCompiler(context, castling, programs), context.memory());
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("castling", "castling from any square", "castling"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public List<SlotFormat> memory() {
    return List.of(new HomeRankForm(homes, context.kinds()));
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return castling.king().equals(letter) || castling.rooks().contains(letter);
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    return Optional
        .of((state, threats, gates) -> new HomeRankMoves(kind, homes, allowance, state, threats, gates));
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(new CastlingForm(kind, castling.style(), homes));
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(new Consequence() {
      @Override
      public void follow(State state, Editor editor, long move, int mover) {
        homes.tidy(state);
      }

      @Override
      public boolean isLast() {
        return true;
      }
    });
  }

  @Override
  public List<Flaw> flaws(Setup start, Reachability reachability) {
    return start.slots().getOrDefault(RightsForm.NAME, "").isEmpty()
        ? List.of(Flaw.hint(new Topic.Rule(Castling.class),
            "castling is never possible: the start position grants no right to it, such as HAha"))
        : List.of();
  }
}
