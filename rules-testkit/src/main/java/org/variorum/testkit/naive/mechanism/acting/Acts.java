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
   * @param targetAfter the target after the act
   */
  record Act(int to, int target, int pushedTo, NaivePiece targetAfter) {}

  private final Acting rule;
  private final NaivePlay play;
  private final NaiveRules rules;

  Acts(Acting rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    rules = play.rules();
  }

  /** The acts of a walk: none, one, or several for a rider that overtakes. */
  List<Act> along(Board board, int from, OpenPath path, NaiveWalk walk) {
    if (!path.captures() || walk.passedEnemy().isPresent()) {
      return List.of();
    }
    if (walk.steps().isEmpty() && rule.form() != Form.RIFLE) {
      return List.of(); // Without a step, no square is behind or beyond.
    }
    return switch (rule.form()) {
      case APPROACHING -> approachingActs(board, from, path, walk);
      case WITHDRAWING -> withdrawingActs(board, from, path, walk);
      case SHUNTING -> shuntingActs(board, from, path, walk);
      case TOWING -> towingActs(board, from, path, walk);
      case OVERTAKING -> overtakingActs(board, from, path, walk);
      case RIFLE -> actIfPossible(board, from, path, walk.squares(), from, walk.end(), walk.end());
    };
  }

  /** NOT-5: the actor ends on an empty square, one step before the target. */
  private List<Act> approachingActs(Board board, int from, OpenPath path, NaiveWalk walk) {
    int target = NaiveGeometry.step(rules.geometry(), walk.end(), walk.lastStep());
    return board.isEmpty(walk.end())
        ? actIfPossible(board, from, path, walk.squares(), walk.end(), target, target) : List.of();
  }

  /** NOT-6: the actor ends on an empty square; the target is one step behind the actor's start. */
  private List<Act> withdrawingActs(Board board, int from, OpenPath path, NaiveWalk walk) {
    int target = NaiveGeometry.step(rules.geometry(), from, walk.firstStep().reversed());
    return board.isEmpty(walk.end())
        ? actIfPossible(board, from, path, walk.squares(), walk.end(), target, target) : List.of();
  }

  /** NOT-7: the actor ends on the target's square, and pushes the target to the empty square one step beyond. */
  private List<Act> shuntingActs(Board board, int from, OpenPath path, NaiveWalk walk) {
    int beyond = NaiveGeometry.step(rules.geometry(), walk.end(), walk.lastStep());
    return beyond != Geometry.NONE && board.isEmpty(beyond)
        ? actIfPossible(board, from, path, walk.squares(), walk.end(), walk.end(), beyond) : List.of();
  }

  /** NOT-8: the actor ends on an empty square, and pulls the target from behind its start square to that square. */
  private List<Act> towingActs(Board board, int from, OpenPath path, NaiveWalk walk) {
    int target = NaiveGeometry.step(rules.geometry(), from, walk.firstStep().reversed());
    return board.isEmpty(walk.end())
        ? actIfPossible(board, from, path, walk.squares(), walk.end(), target, from) : List.of();
  }

  /**
   * NOT-9: the actor passes the target to an empty square. A rider may ride on; another piece repeats its last step.
   */
  private List<Act> overtakingActs(Board board, int from, OpenPath path, NaiveWalk walk) {
    List<Act> found = new ArrayList<>();
    List<Integer> squares = new ArrayList<>(walk.squares());
    Leg leg = walk.leg();
    int maxExtraSteps = Math.min(leg.max(), rules.geometry().size());
    for (int extraSteps = 0; extraSteps < maxExtraSteps; extraSteps++) {
      Step step = leg.max() == 1 ? walk.lastStep()
          : stepAfter(leg, walk.stepsOnLeg() + extraSteps, board.at(from).orElseThrow().side());
      int square = NaiveGeometry.step(rules.geometry(), squares.getLast(), step);
      if (square == Geometry.NONE || !board.isEmpty(square)) {
        break;
      }
      squares.add(square);
      found.addAll(actIfPossible(board, from, path, squares, square, walk.end(), walk.end()));
    }
    return found;
  }

  private Step stepAfter(Leg leg, int stepsOnLeg, Side side) {
    return NaiveGeometry.boardStep(rules.geometry(), leg.cycle().get(stepsOnLeg % leg.cycle().size()), side);
  }

  /** The act on the piece on {@code target}; empty if there is no such act. */
  private List<Act> actIfPossible(Board board, int from, OpenPath path, List<Integer> squares, int to,
      int target,
      int pushedTo) {
    if (target == Geometry.NONE || target == from || !board.holds(target, path::mayCapture)
        || !play.limits().allow(board, from, path, squares)) {
      return List.of();
    }
    Side actor = board.at(from).orElseThrow().side();
    return board.at(target).flatMap(piece -> changedTarget(piece, actor))
        .map(piece -> List.of(new Act(to, target, pushedTo, piece))).orElse(List.of());
  }

  /** NOT-2: the target after the act; empty for a piece that cannot be a target. */
  private Optional<NaivePiece> changedTarget(NaivePiece target, Side actor) {
    if (target.side() != actor) {
      return changedTarget(target, actor,
          target.kind().basic().isPresent() ? rule.promotedEnemy() : rule.enemy());
    }
    return promotedKind(target).isPresent() ? changedTarget(target, actor, rule.ally()) : Optional.empty();
  }

  private Optional<NaivePiece> changedTarget(NaivePiece target, Side actor, Acting.Effect effect) {
    return switch (effect) {
      case NONE -> Optional.empty();
      case RECRUIT -> Optional.of(target.withSide(actor));
      case DEMOTE -> target.kind().basic().map(letter -> target.withKind(rules.kind(letter)));
      case PROMOTE -> promotedKind(target).map(kind -> target.withKind(kind));
      case DISPLACE -> Optional.of(target);
    };
  }

  /** The only kind to which a target can promote; empty if it cannot promote or has a choice. */
  private Optional<PieceKind> promotedKind(NaivePiece target) {
    return target.kind().promotion().filter(promotion -> promotion.to(target.side()).size() == 1)
        .map(promotion -> rules.kind(promotion.to(target.side()).getFirst()));
  }
}
