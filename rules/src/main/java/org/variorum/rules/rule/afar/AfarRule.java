package org.variorum.rules.rule.afar;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.StraightLines;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.State;

/** Some pieces capture others by where they go, without coming to their squares. */
final class AfarRule implements Rule, Consequence, Veto.Prohibition {

  private static final Cause FROM_AFAR = new Cause("captured from afar", false);

  private final List<AfarVictims> captures;
  private final long captors;
  private final boolean keepsApart;
  private final int words;

  AfarRule(Afar afar, Context context) {
    long kept =
        context.definition().royalty().mode() == Royalty.Mode.CHECK ? context.kinds().royals() : 0;
    Map<Directions, StraightLines> lines = new EnumMap<>(Directions.class);
    captures = afar.captures().stream()
        .map(capture -> new AfarVictims(context.kinds().set(capture.by()), capture.how(), capture.run(),
            context.kinds().set(capture.partners()), kept | context.kinds().set(capture.spared()),
            capture.closing().squares(context.board()), capture.apart(),
            lines.computeIfAbsent(capture.lines(), along -> new StraightLines(context.board(), along)),
            context))
        .toList();
    keepsApart = captures.stream().anyMatch(AfarVictims::apart);
    captors = captures.stream().mapToLong(AfarVictims::by).reduce(0, (one, other) -> one | other);
    words = context.board().wordCount();
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("captures from afar", "captures from afar",
        "that pieces capture by where they go"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE, Guarantee.QUIET_ENDS_NOTHING);
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this);
  }

  @Override
  public void follow(State state, Editor editor, long move, int mover) {
    if (!goesItsWay(move) || !PieceCode.holds(captors, mover)) {
      return;
    }
    long[] found = new long[words];
    for (AfarVictims each : captures) {
      if (PieceCode.holds(each.by(), mover)) {
        each.add(found, state, MoveCode.from(move), MoveCode.to(move), PieceCode.side(mover));
      }
    }
    for (int word = 0; word < words; word++) {
      for (long left = found[word]; left != 0; left &= left - 1) {
        editor.take(word << 6 | Long.numberOfTrailingZeros(left), FROM_AFAR);
      }
    }
  }

  private static boolean goesItsWay(long move) {
    return MoveCode.kind(move) == MoveCode.PLAIN && !MoveCode.captures(move);
  }

  @Override
  public Optional<Veto.Prohibition> prohibition() {
    return keepsApart ? Optional.of(this) : Optional.empty();
  }

  @Override
  public boolean looksAhead() {
    return false;
  }

  @Override
  public boolean forbids(State before, long move, Threats threats) {
    if (!goesItsWay(move)) {
      return false;
    }
    int mover = before.board[MoveCode.from(move)];
    for (AfarVictims each : captures) {
      if (PieceCode.holds(each.by(), mover)
          && each.crowds(before, MoveCode.from(move), MoveCode.to(move))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String why() {
    return "this move goes over two pieces that stand next to each other";
  }

  @Override
  public Optional<String> spoken(List<Edit> edits) {
    long count = edits.stream().filter(edit -> edit.cause().equals(FROM_AFAR)).count();
    return count == 0 ? Optional.empty()
        : Optional.of("captures " + (count == 1 ? "one piece" : count + " pieces") + " from afar");
  }
}
