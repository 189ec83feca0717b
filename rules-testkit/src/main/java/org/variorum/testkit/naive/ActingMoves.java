package org.variorum.testkit.naive;

import static org.variorum.testkit.naive.Candidate.Feature.ACTS;
import static org.variorum.testkit.naive.Candidate.Feature.PROMOTES;
import static org.variorum.testkit.naive.Candidate.Feature.TAKES;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.rule.acting.Acting;
import org.variorum.rules.rule.acting.Form;
import org.variorum.testkit.naive.Acts.Act;
import org.variorum.testkit.naive.Candidate.Feature;
import org.variorum.testkit.naive.Promotions.Choice;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Limits;
import org.variorum.testkit.naive.walk.Walk;

/** Moves of one piece where pieces are acted on: plain ones (NOT-1) and acting ones (NOT-2, NOT-3). */
final class ActingMoves implements Moves {
  private final Rules rules;
  private final Limits limits;
  private final Acts acts;
  private final Promotions promotions;

  ActingMoves(Rules rules, Limits limits, Acts acts, Promotions promotions) {
    this.rules = rules;
    this.limits = limits;
    this.acts = acts;
    this.promotions = promotions;
  }

  @Override
  public List<Candidate> by(Position position, int from, Going going, Walk walk) {
    List<Candidate> found = new ArrayList<>(plain(position, from, going, walk));
    for (Act act : acts.on(position.board(), from, going, walk)) {
      for (Choice choice : choices(position.board(), from, act)) {
        found.add(acting(position, from, act, choice));
      }
    }
    return found;
  }

  private List<Candidate> plain(Position position, int from, Going going, Walk walk) {
    Board board = position.board();
    if (!going.moves() || !board.isEmpty(walk.end()) || walk.passedEnemy().isPresent()
        || !limits.allow(board, from, going, walk.squares())) {
      return List.of();
    }
    Piece mover = board.at(from).orElseThrow();
    return promotions.choices(board, mover, from, walk.end()).stream()
        .map(choice -> new Candidate(journey(from, walk.end()), choice.suffix(mover), mover,
            position.thawed().without(from).with(walk.end(), choice.piece(mover)), position.hands(),
            Set.of(from), Set.of(), choice.promotes() ? Set.of(PROMOTES) : Set.of()))
        .toList();
  }

  private Candidate acting(Position position, int from, Act act, Choice choice) {
    Geometry geometry = rules.geometry();
    Piece mover = position.board().at(from).orElseThrow();
    Board board = position.thawed().without(from).without(act.target()).with(act.pushedTo(), act.changed())
        .with(act.to(), choice.piece(mover));
    String leg = "," + geometry.name(act.target()) + geometry.name(act.pushedTo());
    return new Candidate(journey(from, act.to()), choice.suffix(mover) + leg, mover, board, position.hands(),
        position.board().differences(board), Set.of(),
        choice.promotes() ? Set.of(TAKES, ACTS, PROMOTES) : Set.<Feature>of(TAKES, ACTS));
  }

  /** NOT-11: a piece that stays where it is does not promote, and some promote only where they or the target are. */
  private List<Choice> choices(Board board, int from, Act act) {
    Acting rule = rules.acting().orElseThrow();
    Piece mover = board.at(from).orElseThrow();
    boolean bound = rule.zoneBound().contains(mover.letter()) && !promotions.inZone(mover, act.to())
        && !promotions.inZone(mover, act.target());
    return bound || rule.form() == Form.RIFLE
        ? List.of(new Choice(mover.kind(), false)) : promotions.choices(board, mover, from, act.to());
  }

  private String journey(int from, int to) {
    return rules.geometry().name(from) + rules.geometry().name(to);
  }
}
