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
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.Shield;

/** Changes of a capturing piece: it becomes another kind, changes sides or vanishes. */
public final class Absorptions implements Expansion, Placing, Shield {
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
  public List<Candidate> of(NaivePosition position, Candidate move) {
    if (move.gone().isEmpty() || move.has(Feature.ACTS) || move.has(Feature.DROPS)) {
      return List.of(move);
    }
    String captured = move.gone().getLast().letter();
    return List.of(change(move.mover().letter(), captured)
        .map(each -> changed(move, each, captured)).orElse(move));
  }

  private Optional<Absorption.Change> change(String captor, String captured) {
    return rule.changes().stream()
        .filter(each -> each.by().contains(captor) && each.of().contains(captured)).findFirst();
  }

  /** In games with check, a royal piece may not capture if it would vanish. */
  @Override
  public boolean protects(String victim, String captor) {
    return play.rules().hasCheck() && play.rules().piece(captor).royal()
        && change(captor, victim).filter(each -> each.result() == Result.VANISHES).isPresent();
  }

  private Candidate changed(Candidate move, Absorption.Change change, String captured) {
    int to = to(move);
    return switch (change.result()) {
      case VANISHES -> move.withoutMover(to);
      case TURNS -> turned(move, to);
      case BECOMES, BECOMES_CAPTURED -> become(move, to, change.kind().orElse(captured));
    };
  }

  private static Candidate turned(Candidate move, int to) {
    NaivePiece captor = move.board().at(to).orElseThrow();
    return captor.kind().royal() || move.mover().kind().royal() ? move
        : move.withBoard(move.board().with(to, captor.of(captor.side().opponent())), "");
  }

  private Candidate become(Candidate move, int to, String letter) {
    boolean keepsKind = move.mover().kind().royal() != play.rules().piece(letter).royal()
        || move.has(Feature.PROMOTES);
    return keepsKind ? move
        : move.withBoard(move.board().with(to,
            move.board().at(to).orElseThrow().of(move.mover().side()).as(play.rules().piece(letter))), "");
  }

  private int to(Candidate move) {
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
  public boolean mayHavePut(NaivePiece piece, int square) {
    return rule.changes().stream().anyMatch(change -> switch (change.result()) {
      case VANISHES -> false;
      case TURNS -> true;
      case BECOMES, BECOMES_CAPTURED ->
          change.kind().map(piece.letter()::equals).orElse(change.of().contains(piece.letter()));
    });
  }
}
