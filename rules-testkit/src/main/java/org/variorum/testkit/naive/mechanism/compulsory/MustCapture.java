package org.variorum.testkit.naive.mechanism.compulsory;

import java.util.List;
import org.variorum.rules.rule.compulsory.CompulsoryCaptures;
import org.variorum.rules.rule.compulsory.CompulsoryCaptures.Preference;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.NaiveVeto;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePosition;

/** Compulsory captures: a side that can capture must do so, by a capture that the rule prefers. */
public final class MustCapture implements NaiveVeto.Pairwise {
  private final CompulsoryCaptures rule;
  private final NaivePlay play;

  public MustCapture(CompulsoryCaptures rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public boolean forbids(NaivePosition position, Candidate move, Candidate other) {
    if (!isCompulsory(position, other)) {
      return false;
    }
    if (!isCompulsory(position, move)) {
      return true;
    }
    for (Preference preference : rule.prefer()) {
      long ownValue = preferenceValue(preference, position, move);
      long otherValue = preferenceValue(preference, position, other);
      if (ownValue != otherValue) {
        return ownValue < otherValue;
      }
    }
    return false;
  }

  private boolean isCompulsory(NaivePosition position, Candidate move) {
    boolean mayBeAnyVictim = rule.of().size() == play.rules().definition().pieces().size();
    return move.has(Feature.CAPTURES) && rule.by().contains(move.mover().letter())
        && (mayBeAnyVictim || affectedLetters(position, move).stream().anyMatch(rule.of()::contains));
  }

  private long preferenceValue(Preference preference, NaivePosition position, Candidate move) {
    if (!preference.by().contains(move.mover().letter())) {
      return 0;
    }
    long count = affectedLetters(position, move).stream().filter(preference.of()::contains).count();
    return preference.most() ? count : Math.min(1, count);
  }

  /** The letters of the enemy pieces that a move removes or changes. */
  private List<String> affectedLetters(NaivePosition position, Candidate move) {
    Board before = position.board();
    Board after = play.successor().after(position, move).board();
    return before.differingSquares(after).stream()
        .filter(square -> before.holds(square, position.turn().opponent()))
        .map(square -> before.at(square).orElseThrow().letter()).toList();
  }
}
