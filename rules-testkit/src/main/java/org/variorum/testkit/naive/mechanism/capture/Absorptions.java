package org.variorum.testkit.naive.mechanism.capture;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.rule.absorption.Absorption;
import org.variorum.rules.rule.absorption.Absorption.Result;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Expansion;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.Shield;

/** Changes of a capturing piece: it becomes another kind, changes sides or vanishes. */
public final class Absorptions implements Expansion, PiecePlacer, Shield {
  private static final Pattern JOURNEY = Pattern.compile("[a-z]\\d+([a-z]\\d+)");

  private final Absorption rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public Absorptions(Absorption rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> expansions(NaivePosition position, Candidate move) {
    if (move.removedPieces().isEmpty() || move.has(Feature.ACTS_ON_PIECE) || move.has(Feature.DROPS)) {
      return List.of(move);
    }
    String captured = move.removedPieces().getLast().letter();
    return List.of(change(move.mover().letter(), captured)
        .map(change -> withChange(move, change, captured)).orElse(move));
  }

  private Optional<Absorption.Change> change(String captor, String captured) {
    return rule.changes().stream()
        .filter(change -> change.by().contains(captor) && change.of().contains(captured)).findFirst();
  }

  /** In games with check, a royal piece may not capture if it would vanish. */
  @Override
  public boolean protects(String victim, String captor) {
    return play.rules().hasCheck() && play.rules().kind(captor).royal()
        && change(captor, victim).filter(each -> each.result() == Result.VANISHES).isPresent();
  }

  private Candidate withChange(Candidate move, Absorption.Change change, String captured) {
    int to = endSquare(move);
    return switch (change.result()) {
      case VANISHES -> move.withoutMover(to);
      case TURNS -> withOtherSide(move, to);
      case BECOMES, BECOMES_CAPTURED -> withKind(move, to, change.kind().orElse(captured));
    };
  }

  private static Candidate withOtherSide(Candidate move, int to) {
    NaivePiece captor = move.board().at(to).orElseThrow();
    return captor.kind().royal() || move.mover().kind().royal() ? move
        : move.withBoard(move.board().with(to, captor.withSide(captor.side().opponent())), "");
  }

  private Candidate withKind(Candidate move, int to, String letter) {
    boolean keepsKind = move.mover().kind().royal() != play.rules().kind(letter).royal()
        || move.has(Feature.PROMOTES);
    return keepsKind ? move
        : move.withBoard(move.board().with(to,
            move.board().at(to).orElseThrow().withSide(move.mover().side())
                .withKind(play.rules().kind(letter))),
            "");
  }

  private int endSquare(Candidate move) {
    Matcher journey = JOURNEY.matcher(move.journey());
    if (!journey.matches()) {
      throw new IllegalArgumentException("not a move of a piece on the board: " + move.text());
    }
    return geometry.square(journey.group(1)).orElseThrow();
  }

  @Override
  public boolean changesMover() {
    return true;
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.changes().stream().anyMatch(change -> switch (change.result()) {
      case VANISHES -> false;
      case TURNS -> true;
      case BECOMES, BECOMES_CAPTURED ->
          change.kind().map(piece.letter()::equals).orElse(change.of().contains(piece.letter()));
    });
  }
}
