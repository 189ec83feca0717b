package org.variorum.testkit.naive.mechanism;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.checks.Checks;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** Win by giving a number of checks. */
public final class CheckCounts implements NaiveConsequence, NaiveMemory, NaiveFlaw, NaiveEnding {
  /** The remaining checks of each side, White's first, for example {@code 3+2}. */
  private static final Pattern TEXT = Pattern.compile("([0-9]{1,6})\\+([0-9]{1,6})");

  private final Checks goal;
  private final NaivePlay play;
  /** The number of checks that each side must still give to win. */
  private final Note<Map<Side, Integer>> remainingChecks;

  public CheckCounts(Checks goal, NaivePlay play) {
    this.goal = goal;
    this.play = play;
    remainingChecks = new Note<>(Map.of(Side.WHITE, goal.white(), Side.BLACK, goal.black()));
  }

  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    if (!play.attacks().inCheck(move.board(), before.turn().opponent())) {
      return after;
    }
    Map<Side, Integer> changed = new HashMap<>(after.get(remainingChecks));
    changed.merge(before.turn(), -1, Integer::sum);
    return after.with(remainingChecks, changed);
  }

  @Override
  public Optional<String> end(NaivePosition position) {
    return position.get(remainingChecks).containsValue(0) ? Optional.of("checks") : Optional.empty();
  }

  @Override
  public Place place() {
    return Place.OWN_FIELD;
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Matcher matcher = TEXT.matcher(text);
    return matcher.matches()
        ? Optional.of(position.with(remainingChecks,
            Map.of(Side.WHITE, Integer.valueOf(matcher.group(1)), Side.BLACK,
                Integer.valueOf(matcher.group(2)))))
        : Optional.empty();
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    Map<Side, Integer> remaining = position.get(remainingChecks);
    return Optional.of(remaining.get(Side.WHITE) + "+" + remaining.get(Side.BLACK));
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    return position.get(remainingChecks).entrySet().stream()
        .anyMatch(entry -> entry.getValue() > goal.of(entry.getKey()))
            ? List.of("more checks remain than the game began with") : List.of();
  }
}
