package org.variorum.rules.rule.truce;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.truce.Truce.Occasion;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** The sides agree that the game ends. Remembers a pass, and whether the royal pieces have faced each other. */
final class TruceRule implements Rule, Veto.Prohibition, Consequence {

  private static final String WORD = "truce";
  private static final Reason DRAWN = new Reason(WORD, "both sides have agreed to end the game");
  private static final Reason AHEAD =
      new Reason(WORD, "both sides have agreed to end the game, and %s has more points");
  private static final Reason EQUAL =
      new Reason(WORD, "both sides have agreed to end the game, and have as many points");

  private final Truce truce;
  private final Context context;
  private final Facing facing;
  private final Slot passed;
  /** Whether the royal pieces face each other; the board says it, too. */
  private final Slot faced;
  /** Whether a move has left them so that is no pass. */
  private final Slot left;
  private final TruceForm form;

  TruceRule(Truce truce, Context context) {
    this.truce = truce;
    this.context = context;
    facing = new Facing(context.board(), truce.is(Occasion.FACING));
    passed = context.memory().allocateLasting(2);
    faced = context.memory().allocateLasting(1);
    left = context.memory().allocateFleeting(1);
    form = new TruceForm(facing, passed, faced, truce.is(Occasion.TWO_PASSES));
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(truce.is(Occasion.FACING)
        ? RuleNote.ofMoves(WORD, WORD, "that facing royal pieces must part")
        : RuleNote.ofGameEnd(WORD, WORD));
  }

  @Override
  public Set<Guarantee> guarantees() {
    Set<Guarantee> given = EnumSet.copyOf(Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING));
    if (truce.is(Occasion.FACING)) {
      given.remove(Guarantee.SAFETY_ONLY);
      given.remove(Guarantee.RECAPTURE);
    }
    if (!truce.worth().isEmpty()) {
      given.remove(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
    }
    return given;
  }

  @Override
  public List<SlotFormat> memory() {
    return List.of(form);
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this);
  }

  @Override
  public void follow(State state, Editor editor, long move, int mover) {
    boolean pass = MoveCode.kind(move) == MoveCode.PASS;
    boolean before = state.get(faced) != 0;
    boolean now = facing.holds(state);
    state.set(faced, now ? 1 : 0);
    state.set(left, before && now && !pass ? 1 : 0);
    state.set(passed, pass ? agreed(before, state.get(passed) != 0) : 0);
  }

  private int agreed(boolean before, boolean again) {
    boolean agreed = before || truce.is(Occasion.TWO_PASSES) && again;
    return agreed ? TruceForm.AGREED : truce.is(Occasion.TWO_PASSES) ? 1 : 0;
  }

  @Override
  public Optional<Veto.Prohibition> prohibition() {
    return truce.is(Occasion.FACING) ? Optional.of(this) : Optional.empty();
  }

  @Override
  public boolean forbids(State after, int mover, Threats threats) {
    return after.get(left) != 0;
  }

  @Override
  public boolean sparesPass(State before) {
    return before.get(faced) != 0;
  }

  @Override
  public String why() {
    return "the royal pieces face each other, and no move may leave them so: one may part them, or pass, which ends the game";
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    List<Ending> endings = new ArrayList<>();
    if (truce.worth().isEmpty()) {
      endings.add(new Ending(Verdict.DRAW, DRAWN, (state, _, _) -> agreed(state)));
      return endings;
    }
    endings.add(new Ending(Verdict.WIN, AHEAD, (state, side, _) -> agreed(state) && winner(state) == side));
    if (truce.lead() == 0) {
      endings.add(new Ending(Verdict.DRAW, EQUAL, (state, _, _) -> agreed(state) && winner(state) < 0));
    }
    return endings;
  }

  private boolean agreed(State state) {
    return state.get(passed) == TruceForm.AGREED;
  }

  /** The side that wins by points; -1: none. */
  private int winner(State state) {
    int ahead = 0;
    for (int piece : state.board) {
      if (piece != PieceCode.EMPTY) {
        int worth = truce.worth().getOrDefault(context.kinds().letter(PieceCode.kind(piece)), 0);
        ahead += PieceCode.side(piece) == PieceCode.WHITE ? worth : -worth;
      }
    }
    if (truce.lead() > 0) {
      return ahead >= truce.lead() ? PieceCode.WHITE : PieceCode.BLACK;
    }
    return ahead == 0 ? -1 : ahead > 0 ? PieceCode.WHITE : PieceCode.BLACK;
  }
}
