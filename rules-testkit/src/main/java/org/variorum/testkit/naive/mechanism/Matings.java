package org.variorum.testkit.naive.mechanism;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.mating.Mating;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** Mates with an outcome of their own: by forbidden checkers, or without an earlier check by a required piece. */
public final class Matings implements NaiveConsequence, NaiveMemory, NaiveEnding {
  private static final Map<String, Set<Side>> TEXTS = Map.of("w", EnumSet.of(Side.WHITE), "b",
      EnumSet.of(Side.BLACK), "wb", EnumSet.allOf(Side.class));

  private final Mating goal;
  private final NaivePlay play;
  /** The sides with an unbroken series of checks, at least one of them by a required piece. */
  private final Note<Set<Side>> seriesSides = new Note<>(Set.of());

  public Matings(Mating goal, NaivePlay play) {
    this.goal = goal;
    this.play = play;
  }

  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    Side mover = before.turn();
    Set<Side> sides = EnumSet.noneOf(Side.class);
    if (hasSeries(before, mover.opponent())) {
      sides.add(mover.opponent());
    }
    if (play.attacks().inCheck(move.board(), mover.opponent())
        && (before.get(seriesSides).contains(mover) || isCheckedByRequired(move.board(), mover.opponent()))) {
      sides.add(mover);
    }
    return after.with(seriesSides, sides);
  }

  /** Whether {@code giver}, the side not to move, has an unbroken series of checks, one of them by a required piece. */
  private boolean hasSeries(NaivePosition position, Side giver) {
    boolean isRecorded = position.get(seriesSides).contains(giver);
    if (position.moveOfTurn() > 1) {
      return isRecorded;
    }
    return play.attacks().inCheck(position.board(), position.turn())
        && (isRecorded || isCheckedByRequired(position.board(), position.turn()));
  }

  /** Whether one of the checkers of a side is a required piece. */
  private boolean isCheckedByRequired(Board board, Side checked) {
    return play.attacks().attackerLetters(board, checked).stream().anyMatch(goal.needs()::contains);
  }

  @Override
  public Optional<String> end(NaivePosition position) {
    return Optional.empty();
  }

  @Override
  public Optional<String> mateWord(NaivePosition position) {
    if (goal.notBy().containsAll(play.attacks().attackerLetters(position.board(), position.turn()))) {
      return Optional.of("mate-forbidden");
    }
    boolean lacksCheck = !goal.needs().isEmpty() && !hasSeries(position, position.turn().opponent())
        && !isCheckedByRequired(position.board(), position.turn());
    return lacksCheck ? Optional.of("mate-without-check") : Optional.empty();
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "mating:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    return Optional.ofNullable(TEXTS.get(text)).filter(_ -> !goal.needs().isEmpty())
        .map(sides -> position.with(seriesSides, sides));
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    return TEXTS.entrySet().stream().filter(text -> text.getValue().equals(position.get(seriesSides)))
        .map(Map.Entry::getKey).findFirst();
  }
}
