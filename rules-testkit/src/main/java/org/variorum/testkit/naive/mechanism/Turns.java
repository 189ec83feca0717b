package org.variorum.testkit.naive.mechanism;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.rule.turn.Turn;
import org.variorum.rules.rule.turn.Turn.Passing;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Order;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.play.Source;
import org.variorum.testkit.naive.position.Memory;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;

/** Turns of several moves, and to pass instead of a move. */
public final class Turns implements Order, Source, Memory {
  private static final PieceKind NOBODY = new PieceKind("", "nobody", false, List.of(),
      Optional.empty(), Optional.empty(), Optional.empty());

  private final Turn rule;
  private final Play play;

  public Turns(Turn rule, Play play) {
    this.rule = rule;
    this.play = play;
  }

  /** There is another move in the turn, the mover did not pass, and gave no check. */
  @Override
  public boolean goesOn(Position before, Candidate move) {
    return before.part() < rule.parts().size() && !move.has(Feature.PASSES)
        && !play.attacks().inCheck(move.board(), before.turn().opponent());
  }

  @Override
  public List<Candidate> moves(Position position) {
    return pass(position, Passing.ALWAYS);
  }

  @Override
  public List<Candidate> lastResorts(Position position) {
    return pass(position, Passing.WITHOUT_MOVE);
  }

  /** The pass of a player who may pass so in this part of a turn: never out of check. */
  private List<Candidate> pass(Position position, Passing passing) {
    if (rule.parts().get(position.part() - 1).passing() != passing
        || play.attacks().inCheck(position.board(), position.turn())) {
      return List.of();
    }
    return List.of(new Candidate("0000", "", new Piece(position.turn(), NOBODY), play.begun(position),
        Set.of(), Set.of(Feature.PASSES), this));
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String word() {
    return "part:";
  }

  @Override
  public Optional<Position> read(Position position, String text) {
    return IntStream.rangeClosed(2, rule.parts().size()).filter(part -> String.valueOf(part).equals(text))
        .mapToObj(position::inPart).findFirst();
  }

  @Override
  public Optional<String> write(Position position) {
    return position.part() == 1 ? Optional.empty() : Optional.of(String.valueOf(position.part()));
  }
}
