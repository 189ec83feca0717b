package org.variorum.testkit.naive.mechanism.acting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.rule.acting.Acting;
import org.variorum.rules.rule.acting.Form;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaiveRules;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Acts on targets instead of captures (NOT-2 … NOT-10), along the paths of captures. */
final class Acts {

  /**
   * One act.
   *
   * @param to the square where the actor ends
   * @param target the square of the target before the act
   * @param pushedTo the square of the target after the act
   * @param changed the target after the act
   */
  record Act(int to, int target, int pushedTo, NaivePiece changed) {}

  private final Acting rule;
  private final NaivePlay play;
  private final NaiveRules rules;

  Acts(Acting rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    rules = play.rules();
  }

  /** The acts of a walk: none, one, or several for a rider that overtakes. */
  List<Act> on(Board board, int from, OpenPath path, NaiveWalk walk) {
    if (!path.captures() || walk.passedEnemy().isPresent()) {
      return List.of();
    }
    if (walk.steps().isEmpty() && rule.form() != Form.RIFLE) {
      return List.of(); // Without a step, no square is behind or beyond.
    }
    return switch (rule.form()) {
      case APPROACHING -> approach(board, from, path, walk);
      case WITHDRAWING -> withdraw(board, from, path, walk);
      case SHUNTING -> shunt(board, from, path, walk);
      case TOWING -> tow(board, from, path, walk);
      case OVERTAKING -> overtake(board, from, path, walk);
      case RIFLE -> act(board, from, path, walk.squares(), from, walk.end(), walk.end());
    };
  }

  /** NOT-5: the actor ends on an empty square, one step before the target. */
  private List<Act> approach(Board board, int from, OpenPath path, NaiveWalk walk) {
    int target = NaiveGeometry.step(rules.geometry(), walk.end(), walk.last());
    return board.isEmpty(walk.end())
        ? act(board, from, path, walk.squares(), walk.end(), target, target) : List.of();
  }

  /** NOT-6: the actor ends on an empty square; the target is one step behind the actor's start. */
  private List<Act> withdraw(Board board, int from, OpenPath path, NaiveWalk walk) {
    int target = NaiveGeometry.step(rules.geometry(), from, walk.first().reversed());
    return board.isEmpty(walk.end())
        ? act(board, from, path, walk.squares(), walk.end(), target, target) : List.of();
  }

  /** NOT-7: the actor ends on the target's square, and pushes the target to the empty square one step beyond. */
  private List<Act> shunt(Board board, int from, OpenPath path, NaiveWalk walk) {
    int beyond = NaiveGeometry.step(rules.geometry(), walk.end(), walk.last());
    return beyond != Geometry.NONE && board.isEmpty(beyond)
        ? act(board, from, path, walk.squares(), walk.end(), walk.end(), beyond) : List.of();
  }

  /** NOT-8: the actor ends on an empty square, and pulls the target from behind its start square to that square. */
  private List<Act> tow(Board board, int from, OpenPath path, NaiveWalk walk) {
    int target = NaiveGeometry.step(rules.geometry(), from, walk.first().reversed());
    return board.isEmpty(walk.end())
        ? act(board, from, path, walk.squares(), walk.end(), target, from) : List.of();
  }

  /**
   * NOT-9: the actor passes the target to an empty square. A rider may ride on; another piece repeats its last step.
   */
  private List<Act> overtake(Board board, int from, OpenPath path, NaiveWalk walk) {
    List<Act> found = new ArrayList<>();
    List<Integer> squares = new ArrayList<>(walk.squares());
    Leg leg = walk.leg();
    int most = Math.min(leg.max(), rules.geometry().size());
    for (int extra = 0; extra < most; extra++) {
      Step step = leg.max() == 1 ? walk.last()
          : stepAfter(leg, walk.stepsOnLeg() + extra, board.at(from).orElseThrow().side());
      int square = NaiveGeometry.step(rules.geometry(), squares.getLast(), step);
      if (square == Geometry.NONE || !board.isEmpty(square)) {
        break;
      }
      squares.add(square);
      found.addAll(act(board, from, path, squares, square, walk.end(), walk.end()));
    }
    return found;
  }

  private Step stepAfter(Leg leg, int stepsOnLeg, Side side) {
    return NaiveGeometry.seen(rules.geometry(), leg.cycle().get(stepsOnLeg % leg.cycle().size()), side);
  }

  private List<Act> act(Board board, int from, OpenPath path, List<Integer> squares, int to, int target,
      int pushedTo) {
    if (target == Geometry.NONE || target == from || !board.holds(target, path::mayCapture)
        || !play.limits().allow(board, from, path, squares)) {
      return List.of();
    }
    Side actor = board.at(from).orElseThrow().side();
    return board.at(target).flatMap(piece -> changed(piece, actor))
        .map(piece -> List.of(new Act(to, target, pushedTo, piece))).orElse(List.of());
  }

  /** NOT-2: the target after the act; empty for a piece that cannot be a target. */
  private Optional<NaivePiece> changed(NaivePiece target, Side actor) {
    if (target.side() != actor) {
      return changed(target, actor, target.kind().basic().isPresent() ? rule.promotedEnemy() : rule.enemy());
    }
    return promoted(target).isPresent() ? changed(target, actor, rule.ally()) : Optional.empty();
  }

  private Optional<NaivePiece> changed(NaivePiece target, Side actor, Acting.Effect effect) {
    return switch (effect) {
      case NONE -> Optional.empty();
      case RECRUIT -> Optional.of(target.of(actor));
      case DEMOTE -> target.kind().basic().map(letter -> target.as(rules.piece(letter)));
      case PROMOTE -> promoted(target).map(piece -> target.as(piece));
      case DISPLACE -> Optional.of(target);
    };
  }

  private Optional<PieceKind> promoted(NaivePiece target) {
    return target.kind().promotion().filter(promotion -> promotion.to(target.side()).size() == 1)
        .map(promotion -> rules.piece(promotion.to(target.side()).getFirst()));
  }
}
