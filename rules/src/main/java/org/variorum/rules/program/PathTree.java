package org.variorum.rules.program;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.acting.Acting;

/** Walks paths over the empty board and enters into a {@link Tree} what a piece may do on its way. */
public final class PathTree {

  /** A piece with more than this many squares on its ways from one square is refused. */
  public static final int MAX_NODES = 2_500;

  /** Signals that a movement is too large to compile. */
  public static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLarge() {
      super("a piece has more than " + MAX_NODES + " squares on its ways from one square", null, false,
          false);
    }
  }

  /** Where a path may end, by the limits of its {@link org.variorum.rules.definition.Way}. */
  public interface Ends {
    boolean allows(int square);
  }

  private final Geometry geometry;
  private final Side side;
  private final int start;
  private final Tree tree;

  public PathTree(Geometry geometry, Side side, int start, Tree tree) {
    this.geometry = geometry;
    this.side = side;
    this.start = start;
    this.tree = tree;
  }

  /** Moves and captures. */
  public void moves(Path path, boolean moves, boolean captures, long victims, Ends ends) {
    int flags =
        (moves && path.moves() ? Node.MOVE : 0) | (captures && path.captures() ? Node.CAPTURE : 0);
    if (flags != 0) {
      walk(path, tree.root(), (parent, square, leg, taken, step) -> {
        if (ends.allows(square)) {
          tree.end(parent, square, flags, (flags & Node.CAPTURE) != 0 ? victims : 0);
        }
      });
    }
  }

  /** Acting moves (NOT-5 … NOT-10). */
  public void acts(Path path, ActForm form, Ends ends) {
    switch (form) {
      case RIFLE -> walk(path, tree.root(), (parent, square, leg, taken, step) -> {
        if (ends.allows(square)) {
          tree.act(parent, square, Node.ACT_HERE, start);
        }
      });
      case APPROACHING -> walk(path, tree.root(), (parent, square, leg, taken, step) -> {
        int target = geometry.step(square, step);
        if (target != Geometry.NONE && target != start && ends.allows(square)) {
          tree.act(tree.passEmpty(parent, square), target, Node.ACT_HERE, square);
        }
      });
      case WITHDRAWING, TOWING -> withdraw(path, ends);
      case SHUNTING -> walk(path, tree.root(), (parent, square, leg, taken, step) -> {
        int beyond = geometry.step(square, step);
        if (beyond != Geometry.NONE && beyond != start && ends.allows(square)) {
          tree.act(tree.passPiece(parent, square, Node.PASS_PIECE, 0), beyond, Node.ACT_FROM, square);
        }
      });
      case OVERTAKING -> walk(path, tree.root(), (parent, square, leg, taken,
          step) -> overtake(tree.passPiece(parent, square, Node.PASS_PIECE, 0), square, leg, taken, ends));
    }
  }

  private void withdraw(Path path, Ends ends) {
    int target = geometry.step(start, path.legs().get(0).cycle().get(0).seenBy(side).reversed());
    if (target == Geometry.NONE) {
      return;
    }
    Tree.Branch behind = tree.passPiece(tree.root(), target, Node.PASS_PIECE, 0);
    walk(path, behind, (parent, square, leg, taken, step) -> {
      if (square != target && ends.allows(square)) {
        tree.act(parent, square, Node.ACT_FROM, target);
      }
    });
  }

  /** NOT-9: on from the target's square, one step or, for riders, any number. */
  private void overtake(Tree.Branch target, int square, Leg leg, int taken, Ends ends) {
    int further = leg.max() > 1 ? leg.max() : 1;
    Tree.Branch parent = target;
    int at = square;
    for (int step = 0; step < further; step++) {
      int index = leg.max() > 1 ? taken + step : taken - 1;
      at = geometry.step(at, leg.cycle().get(index % leg.cycle().size()).seenBy(side));
      if (at == Geometry.NONE || at == start) {
        return;
      }
      if (ends.allows(at)) {
        tree.act(parent, at, Node.ACT_FROM, square);
      }
      parent = tree.passEmpty(parent, at);
    }
  }

  /** RS-6: round a pivot, both ways. */
  public void orbit(int pivot, long pivotKinds, boolean captures) {
    List<Step> ring =
        List.of(new Step(0, 1), new Step(1, 1), new Step(1, 0), new Step(1, -1), new Step(0, -1),
            new Step(-1, -1), new Step(-1, 0), new Step(-1, 1));
    int at = ring.indexOf(geometry.between(pivot, start));
    Tree.Branch held = tree.passPiece(tree.root(), pivot, Node.PASS_FRIEND, pivotKinds);
    for (int turn : new int[] {1, -1}) {
      Tree.Branch parent = held;
      for (int i = 1; i < ring.size(); i++) {
        int square = geometry.step(pivot, ring.get(Math.floorMod(at + turn * i, ring.size())));
        if (square == Geometry.NONE) {
          break;
        }
        tree.end(parent, square, captures ? Node.MOVE | Node.CAPTURE : Node.MOVE,
            captures ? ~0L : 0);
        parent = tree.passEmpty(parent, square);
      }
    }
  }

  /** Called for each square on which a path may end. */
  private interface Visitor {
    /**
     * @param parent the node from which the square is entered
     * @param square where the path may end
     * @param leg the leg on which it ends
     * @param taken number of steps of the leg that lead there
     * @param step the last of them
     */
    void end(Tree.Branch parent, int square, Leg leg, int taken, Step step);
  }

  private void walk(Path path, Tree.Branch from, Visitor visitor) {
    walkLeg(path, 0, from, start, visitor);
  }

  private void walkLeg(Path path, int index, Tree.Branch from, int fromSquare, Visitor visitor) {
    Leg leg = path.legs().get(index);
    boolean last = index == path.legs().size() - 1;
    if (leg.min() == 0 && !last) {
      walkLeg(path, index + 1, from, fromSquare, visitor);
    }
    Tree.Branch parent = from;
    int square = fromSquare;
    for (int taken = 1; taken <= leg.max(); taken++) {
      Step step = leg.cycle().get((taken - 1) % leg.cycle().size()).seenBy(side);
      square = geometry.step(square, step);
      if (square == Geometry.NONE || square == start) {
        return;
      }
      if (tree.size() > MAX_NODES) {
        throw new TooLarge();
      }
      boolean enough = taken >= leg.min();
      if (enough && leg.mayEnd()) {
        visitor.end(parent, square, leg, taken, step);
      }
      boolean goesOn = taken < leg.max();
      if (!goesOn && last) {
        return;
      }
      parent = pass(parent, square, leg.over());
      if (enough && !last) {
        walkLeg(path, index + 1, parent, square, visitor);
      }
    }
  }

  private Tree.Branch pass(Tree.Branch parent, int square, Leg.Over over) {
    return switch (over) {
      case EMPTY -> tree.passEmpty(parent, square);
      case PIECE -> tree.passPiece(parent, square, Node.PASS_PIECE, 0);
      case ENEMY -> tree.passPiece(parent, square, Node.PASS_ENEMY, 0);
    };
  }
}
