package org.variorum.rules.program;

import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Stand;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;

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
  private final Stand stand;
  private final int start;
  private final Tree tree;

  public PathTree(Geometry geometry, Side side, int start, Tree tree) {
    this.geometry = geometry;
    stand = geometry.stand(start, side);
    this.start = start;
    this.tree = tree;
  }

  /** Moves and captures. */
  public void moves(Path path, boolean moves, boolean captures, long victims, Ends ends) {
    int flags =
        (moves && path.moves() ? Node.MOVE : 0) | (captures && path.captures() ? Node.CAPTURE : 0);
    if (flags != 0) {
      walk(path, tree.root(), (parent, at, leg, taken) -> {
        if (ends.allows(at.cell())) {
          tree.end(parent, at.cell(), flags, (flags & Node.CAPTURE) != 0 ? victims : 0);
        }
      });
    }
  }

  /** Acting moves (NOT-5 … NOT-10). */
  public void acts(Path path, ActForm form, Ends ends) {
    switch (form) {
      case RIFLE -> walk(path, tree.root(), (parent, at, leg, taken) -> {
        if (ends.allows(at.cell())) {
          tree.act(parent, at.cell(), Node.ACT_HERE, start);
        }
      });
      case APPROACHING -> walk(path, tree.root(), (parent, at, leg, taken) -> {
        int target = beyond(at, leg, taken);
        if (target != Geometry.NONE && ends.allows(at.cell())) {
          tree.act(tree.passEmpty(parent, at.cell()), target, Node.ACT_HERE, at.cell());
        }
      });
      case WITHDRAWING, TOWING -> withdraw(path, ends);
      case SHUNTING -> walk(path, tree.root(), (parent, at, leg, taken) -> {
        int beyond = beyond(at, leg, taken);
        if (beyond != Geometry.NONE && ends.allows(at.cell())) {
          tree.act(tree.passPiece(parent, at.cell(), Node.PASS_PIECE, 0), beyond, Node.ACT_FROM, at.cell());
        }
      });
      case OVERTAKING -> walk(path, tree.root(), (parent, at, leg,
          taken) -> overtake(tree.passPiece(parent, at.cell(), Node.PASS_PIECE, 0), at, leg, taken, ends));
    }
  }

  /** One more step like the last; {@link Geometry#NONE} where the board ends, and on the square that the path started from. */
  private int beyond(Stand at, Leg leg, int taken) {
    int next = geometry.step(at, step(leg, taken)).map(Stand::cell).orElse(Geometry.NONE);
    return next == start ? Geometry.NONE : next;
  }

  /** The step of a leg that is taken as the given one, counted from 1. */
  private static Step step(Leg leg, int taken) {
    return leg.cycle().get((taken - 1) % leg.cycle().size());
  }

  private void withdraw(Path path, Ends ends) {
    Step first = step(path.legs().getFirst(), 1);
    int target = geometry.step(stand, first.reversed()).map(Stand::cell).orElse(Geometry.NONE);
    if (target == Geometry.NONE || target == start) {
      return;
    }
    Tree.Branch behind = tree.passPiece(tree.root(), target, Node.PASS_PIECE, 0);
    walk(path, behind, (parent, at, leg, taken) -> {
      if (at.cell() != target && ends.allows(at.cell())) {
        tree.act(parent, at.cell(), Node.ACT_FROM, target);
      }
    });
  }

  /** NOT-9: on from the target's square, one step or, for riders, any number. */
  private void overtake(Tree.Branch target, Stand over, Leg leg, int taken, Ends ends) {
    Tree.Branch parent = target;
    Stand at = over;
    for (int further = 1; further <= leg.max(); further++) {
      Optional<Stand> next = geometry.step(at, step(leg, leg.max() > 1 ? taken + further : taken));
      if (next.isEmpty() || next.get().cell() == start || next.get().cell() == over.cell()) {
        return;
      }
      at = next.get();
      if (ends.allows(at.cell())) {
        tree.act(parent, at.cell(), Node.ACT_FROM, over.cell());
      }
      parent = tree.passEmpty(parent, at.cell());
    }
  }

  /** Called for each square on which a path may end. */
  private interface Visitor {
    /**
     * @param parent the node from which the square is entered
     * @param at the square where the path may end, and how the piece faces there
     * @param leg the leg on which it ends
     * @param taken number of steps of the leg that lead there
     */
    void end(Tree.Branch parent, Stand at, Leg leg, int taken);
  }

  private void walk(Path path, Tree.Branch from, Visitor visitor) {
    walkLeg(path, 0, from, stand, visitor);
  }

  private void walkLeg(Path path, int index, Tree.Branch from, Stand begin, Visitor visitor) {
    Leg leg = path.legs().get(index);
    boolean last = index == path.legs().size() - 1;
    if (leg.min() == 0 && !last) {
      walkLeg(path, index + 1, from, begin, visitor);
    }
    Tree.Branch parent = from;
    Stand at = begin;
    boolean round = false;
    for (int taken = 1; taken <= leg.max() && !round; taken++) {
      Optional<Stand> next = geometry.step(at, step(leg, taken));
      if (next.isEmpty() || next.get().cell() == start) {
        return;
      }
      if (tree.size() > MAX_NODES) {
        throw new TooLarge();
      }
      at = next.get();
      boolean enough = taken >= leg.min();
      if (enough && leg.mayEnd()) {
        visitor.end(parent, at, leg, taken);
      }
      boolean goesOn = taken < leg.max();
      if (!goesOn && last) {
        return;
      }
      parent = pass(parent, at.cell(), leg.over());
      if (enough && !last) {
        walkLeg(path, index + 1, parent, at, visitor);
      }
      // Steps can be taken back, so a leg that goes round comes first to where it began.
      round = enough && taken % leg.cycle().size() == 0 && at.equals(begin);
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
