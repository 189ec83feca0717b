package org.variorum.testkit.naive.mechanism.majority;

import java.util.Optional;
import org.variorum.rules.rule.majority.Majority;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Consequence;
import org.variorum.testkit.naive.position.Memory;
import org.variorum.testkit.naive.position.Note;
import org.variorum.testkit.naive.position.Position;

/** Which side has more, also when two passes have followed each other. */
final class CountedPasses extends Majorities implements Consequence, Memory {
  private final Note<Integer> passes = new Note<>(0);

  CountedPasses(Majority goal) {
    super(goal);
  }

  @Override
  boolean occurs(Position position) {
    return position.get(passes) == 2 || super.occurs(position);
  }

  @Override
  public Position after(Position before, Candidate move, Position after) {
    return move.has(Feature.SKIPS) ? after
        : after.with(passes, move.has(Feature.PASSES) ? Math.min(2, before.get(passes) + 1) : 0);
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String word() {
    return "passes:";
  }

  @Override
  public Optional<Position> read(Position position, String text) {
    return text.equals("1") || text.equals("2") ? Optional.of(position.with(passes, Integer.valueOf(text)))
        : Optional.empty();
  }

  @Override
  public boolean isForReply(Position position) {
    return position.get(passes) > 0;
  }

  @Override
  public Optional<String> write(Position position) {
    return position.get(passes) == 0 ? Optional.empty() : Optional.of(position.get(passes).toString());
  }
}
