package org.variorum.rules.rule.selfcapture;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.WaysOntoOwn;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.MoveSource.Asked;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Some pieces capture others of their side. */
final class SelfCaptureRule implements org.variorum.rules.rule.Rule, MoveSource.JoinRule {

  /** This piece does not capture that one of its side, or not so. */
  private static final Reason SELF_CAPTURE = new Reason("SELF_CAPTURE");
  private static final int[] NOBODY = {};

  private final SelfCapture rule;
  private final long by;
  private final long targets;
  private final SelfCaptureForm form;

  SelfCaptureRule(SelfCapture rule, Context context) {
    this.rule = rule;
    by = context.kinds().set(rule.by());
    targets = context.kinds().set(rule.targets()) & ~context.kinds().royals();
    form = new SelfCaptureForm(context.moveKinds().next());
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("self-captures", "self-captures", "captures of own pieces"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.OWN_MOVEMENT, Guarantee.QUIET_ENDS_NOTHING,
        Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(form);
  }

  @Override
  public Optional<MoveSource.JoinRule> joinRule() {
    return Optional.of(this);
  }

  @Override
  public boolean joins(int mover, int other, boolean moves, boolean captures) {
    return has(by, mover) && has(targets, other) && rule.ways().include(moves, captures);
  }

  private static boolean has(long kinds, int kind) {
    return (kinds & PieceCode.bit(kind)) != 0;
  }

  @Override
  public boolean mayJoin(State state, int from, int to, Threats threats) {
    return true;
  }

  @Override
  public long join(int from, int to) {
    return MoveCode.of(form.kind(), from, to, 0, 0);
  }

  @Override
  public int[] parts(int kind) {
    return NOBODY;
  }

  @Override
  public boolean mayPart(State state, int from, int to, Threats threats) {
    return false;
  }

  @Override
  public long part(int from, int to, int kind) {
    throw new IllegalArgumentException("no piece parts");
  }

  @Override
  public Illegal whyNotJoin(State state, Asked asked, Threats threats) {
    int mover = PieceCode.kind(state.board[asked.from()]);
    int other = PieceCode.kind(state.board[asked.to()]);
    Wording words = new Wording(state);
    String why;
    if (!has(by, mover)) {
      why = English.withArticle(words.kind(mover)) + " captures no pieces of its own side";
    } else if (!has(targets, other)) {
      why = English.withArticle(words.kind(other)) + " is not captured by its own side";
    } else {
      why = "the " + words.kind(mover) + " captures pieces of its own side only where it could "
          + (rule.ways() == WaysOntoOwn.MOVING ? "go without capturing" : "capture an enemy");
    }
    return new Illegal(SELF_CAPTURE, why, List.of(asked.to()));
  }

  @Override
  public Optional<Illegal> whyNotPart(State state, Asked asked, String said, Threats threats) {
    return Optional.empty();
  }
}
