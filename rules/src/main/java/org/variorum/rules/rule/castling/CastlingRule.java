package org.variorum.rules.rule.castling;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Mechanism.Castling;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Setup;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Guarantee;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.state.Memory;
import org.variorum.rules.state.Slot;

/**
 * King and rook go in one move. Remembers the rights that are left. Every game has the field of the rights in its FEN, so
 * there is this rule where nobody castles, too: then there are none.
 */
public final class CastlingRule implements Rule {

  private static final int RIGHTS = 4;

  private final Optional<Castling> castling;
  private final Context context;
  private final Slot slot;
  /** Of its moves. */
  private final int kind;
  private @Nullable CastlingTable table;

  public CastlingRule(Optional<Castling> castling, Context context) {
    this.castling = castling;
    this.context = context;
    slot = castling.isPresent() ? context.memory().lasting(RIGHTS) : Slot.NONE;
    kind = castling.isPresent() ? context.moveKinds().next() : MoveCode.LISTED;
  }

  /** Where the rights are remembered, one bit each as {@link CastlingTable} has them. */
  public Slot slot() {
    return slot;
  }

  /** The ways of castling, once the pieces' movement is compiled; null where nobody castles. */
  public @Nullable CastlingTable table() {
    return table;
  }

  @Override
  public void shape(Programs programs) {
    castling.ifPresent(rule -> {
      table = new CastlingCompiler(context, rule, programs).compile();
      Memory memory = context.memory();
      for (CastlingTable.Wing wing : table.wings()) {
        memory.lapses(slot, wing.right(), wing.kingHome());
        memory.lapses(slot, wing.right(), wing.rookHome());
      }
    });
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Set.of(Guarantee.SAFETY_ONLY);
  }

  @Override
  public List<SlotForm> memory() {
    return List.of(new RightsForm(slot, table == null ? List.of() : table.wings()));
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    return Optional.ofNullable(table)
        .map(ways -> (state, threats, gates) -> new CastlingMoves(kind, ways, slot, state, threats, gates));
  }

  @Override
  public List<MoveForm> forms() {
    CastlingTable ways = table;
    return ways == null ? List.of()
        : castling.stream().<MoveForm>map(rule -> new CastlingForm(kind, rule.style(), ways)).toList();
  }

  @Override
  public List<Flaw> hints(Setup start) {
    boolean none = start.slots().getOrDefault(RightsForm.NAME, "").isEmpty();
    return castling.isPresent() && none ? List.of(Flaw.hint(new Topic.Rule(Castling.class),
        "nobody can ever castle: the start position grants no right to it, such as KQkq")) : List.of();
  }
}
