package org.variorum.rules.rule.castling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.Setup;
import org.variorum.rules.position.SideSteps;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Reachability;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.castling.Castling.Style;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/**
 * King and rook go in one move. Remembers the rights that are left. Every game has the field of the rights in its FEN, so
 * there is this rule where nobody castles, too: then there are none.
 */
public final class CastlingRule implements Rule {

  private static final int RIGHTS = 4;

  private final Optional<Castling> castling;
  private final Context context;
  private final Slot slot;
  /** By side: whether its king has never moved; none where no rook comes back that could castle with it. */
  private final Slot kings;
  /** Of its moves. */
  private final int kind;
  private @Nullable CastlingTable table;

  public CastlingRule(Optional<Castling> castling, Context context) {
    this.castling = castling;
    this.context = context;
    slot = castling.isPresent() ? context.memory().allocateLasting(RIGHTS) : Slot.NONE;
    boolean renews = castling.isPresent()
        && context.definition().mechanisms().stream().anyMatch(Mechanism::returnsUnmoved);
    kings = renews ? context.memory().allocateLasting(2) : Slot.NONE;
    kind = castling.isPresent() ? context.moveKinds().next(Castling.WORD) : MoveCode.RESERVED;
  }

  @Override
  public Optional<RuleNote> note() {
    return castling.map(rule -> new RuleNote("castling",
        rule.style() == Style.ORTHODOX ? Optional.empty() : Optional.of("free castling"), true,
        rule.style() == Style.ITALIAN ? Optional.of("castling") : Optional.empty()));
  }

  @Override
  public Optional<SideSteps> sideSteps(String letter, Setup start) {
    return castling.filter(rule -> rule.king().equals(letter))
        .flatMap(rule -> start.board().entrySet().stream()
            .filter(placed -> placed.getValue().letter().equals(letter)).map(Map.Entry::getKey).findFirst()
            .flatMap(king -> steps(rule, context.board().file(king))));
  }

  private Optional<SideSteps> steps(Castling rule, int king) {
    int last = context.board().files() - 1;
    return switch (rule.style()) {
      case ORTHODOX ->
          Optional.of(new SideSteps(List.of(king - rule.lowFile()), List.of(rule.highFile() - king)));
      case FREE ->
          Optional.of(new SideSteps(stretch(rule.least(), king), stretch(rule.least(), last - king)));
      case ITALIAN -> Optional.empty();
    };
  }

  /** So many squares or more, and not as far as the rook. */
  private static List<Integer> stretch(int least, int toRook) {
    return IntStream.range(least, toRook).boxed().toList();
  }

  @Override
  public void shape(Programs programs) {
    castling.ifPresent(rule -> {
      table = new CastlingCompiler(context, rule, programs).compile();
      SlotAllocator memory = context.memory();
      for (Wing wing : table.wings()) {
        memory.makeLapse(slot, wing.right(), wing.kingHome());
        memory.makeLapse(slot, wing.right(), wing.rookHome());
        memory.makeLapse(kings, 1L << wing.side(), wing.kingHome());
      }
    });
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public List<SlotFormat> memory() {
    List<Wing> wings = table == null ? List.of() : table.wings();
    List<SlotFormat> forms = new ArrayList<>(List.of(new RightsForm(context.board(), slot, wings)));
    castling.filter(_ -> kings.mask() != 0)
        .map(rule -> new KingsForm(context, rule.king(), kings, slot, wings))
        .ifPresent(forms::add);
    return forms;
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return castling.filter(rule -> rule.king().equals(letter) || rule.rooks().contains(letter)).isPresent();
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    CastlingTable ways = table;
    return castling.filter(_ -> ways != null).map(rule -> CastlingCondition.of(rule, context))
        .map(allowance -> (state, threats, gates) -> new CastlingMoves(kind, Objects.requireNonNull(ways),
            slot,
            allowance, state, threats, gates));
  }

  @Override
  public Optional<Consequence> consequence() {
    CastlingTable ways = table;
    return ways == null || castling.flatMap(Castling::dropped).isEmpty() ? Optional.empty()
        : Optional.of((state, _, move, _) -> grant(ways, state, move));
  }

  /** Who is dropped at home may castle with whom stands at home. */
  private void grant(CastlingTable ways, State state, long move) {
    if (MoveCode.kind(move) == MoveCode.DROP) {
      int to = MoveCode.to(move);
      ways.wings().stream().filter(wing -> (to == wing.kingHome() || to == wing.rookHome())
          && RightsForm.atHome(state, wing))
          .forEach(wing -> {
            state.set(slot, state.get(slot) | wing.right());
            state.set(kings, state.get(kings) | 1L << wing.side());
          });
      ways.wings().stream()
          .filter(wing -> to == wing.kingHome() && state.board[to] == wing.king())
          .forEach(wing -> state.set(kings, state.get(kings) | 1L << wing.side()));
    }
  }

  @Override
  public Optional<Consequence.Renewal> renewal() {
    CastlingTable ways = table;
    return ways == null || kings.mask() == 0 ? Optional.empty()
        : Optional.of((state, square) -> ways.wings().stream()
            .filter(wing -> square == wing.rookHome() && (state.get(kings) >>> wing.side() & 1) != 0
                && RightsForm.atHome(state, wing))
            .forEach(wing -> state.set(slot, state.get(slot) | wing.right())));
  }

  @Override
  public List<MoveForm> forms() {
    CastlingTable ways = table;
    return ways == null ? List.of()
        : castling.stream().<MoveForm>map(rule -> new CastlingForm(kind, rule.style(), ways)).toList();
  }

  @Override
  public List<Flaw> flaws(Setup start, Reachability reachability) {
    String rights = start.slots().getOrDefault(RightsForm.NAME, "");
    if (castling.isEmpty() && !rights.isEmpty()) {
      return List.of(Flaw.error(new Topic.Start(),
          "this game is without castling, but the start position grants the right "
              + rights.charAt(0)));
    }
    boolean none = castling.flatMap(Castling::dropped).isEmpty() && rights.isEmpty();
    return castling.isPresent() && none ? List.of(Flaw.hint(new Topic.Rule(Castling.class),
        "castling is never possible: the start position grants no right to it, such as KQkq")) : List.of();
  }
}
