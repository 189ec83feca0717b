package org.variorum.rules.rule.odds;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Rule;

/** A draw counts as a win for one side. */
final class DrawOddsRule implements Rule {

  private static final String WORDS = "draw odds";

  private final DrawOdds odds;

  DrawOddsRule(DrawOdds odds, Context context) {
    this.odds = odds;
  }

  @Override
  public Optional<Side> drawsWinFor() {
    return Optional.of(odds.side());
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofGameEnd(WORDS, WORDS));
  }

  /** Who has no move, or too few pieces, may win by the draw. */
  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }
}
