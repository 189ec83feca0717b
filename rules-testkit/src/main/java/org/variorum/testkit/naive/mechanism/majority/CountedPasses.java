package org.variorum.testkit.naive.mechanism.majority;

import java.util.Optional;
import org.variorum.rules.rule.majority.Majority;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** Majority goal that is also judged after two consecutive passes. */
final class CountedPasses extends Majorities implements NaiveConsequence, NaiveMemory {
  /** The number of consecutive passes, at most 2. */
  private final Note<Integer> passes = new Note<>(0);

  CountedPasses(Majority goal) {
    super(goal);
  }

  @Override
  boolean isOccasion(NaivePosition position) {
    return position.get(passes) == 2 || super.isOccasion(position);
  }

  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    return move.has(Feature.SKIPS) ? after
        : after.with(passes, move.has(Feature.PASSES) ? Math.min(2, before.get(passes) + 1) : 0);
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "passes:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    return text.equals("1") || text.equals("2") ? Optional.of(position.with(passes, Integer.valueOf(text)))
        : Optional.empty();
  }

  @Override
  public boolean isForReply(NaivePosition position) {
    return position.get(passes) > 0;
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    return position.get(passes) == 0 ? Optional.empty() : Optional.of(position.get(passes).toString());
  }
}
