package org.variorum.testkit.naive.mechanism.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.rule.standing.StandingCaptures;
import org.variorum.rules.rule.standing.StandingCaptures.Group;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Capture;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Naive model of {@link StandingCaptures}: captures without moving, and moves that step away and back. */
public final class NaiveStandingCaptures implements Capture.StationaryCaptureRule, NaiveMoveSource {
  private final StandingCaptures rule;
  private final NaivePlay play;

  public NaiveStandingCaptures(StandingCaptures rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public boolean mayStay(NaivePiece captor, int from, int victimSquare) {
    Optional<Group> group = rule.of(captor.letter());
    return group.isPresent()
        && (group.get().as().isEmpty() || reaches(group.get(), captor, from, victimSquare));
  }

  private boolean reaches(Group group, NaivePiece piece, int from, int square) {
    return group.as().stream()
        .anyMatch(movement -> play.walker().destinations(movement, from, piece.side()).contains(square));
  }

  @Override
  public boolean mayAlsoMove(NaivePiece captor) {
    return rule.of(captor.letter()).filter(Group::alsoByMoving).isPresent();
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    for (int from : position.board()
        .squares(piece -> piece.side() == position.turn() && !play.isImmobile(piece)
            && rule.of(piece.letter()).filter(Group::stepsBack).isPresent())) {
      NaivePiece piece = position.board().at(from).orElseThrow();
      Group group = rule.of(piece.letter()).orElseThrow();
      boolean canStepAway = position.board().emptySquares().stream()
          .anyMatch(square -> square != from && reaches(group, piece, from, square)
              && play.limits().allowEntering(position.board(), from, List.of(square)));
      if (canStepAway) {
        String name = play.rules().geometry().name(from);
        found
            .add(new Candidate(name + name, "", piece, play.atMoveStart(position), Set.of(), Set.of(), this));
      }
    }
    return found;
  }
}
