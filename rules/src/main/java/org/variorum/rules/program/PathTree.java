package org.variorum.rules.program;

import java.util.Optional;
import java.util.function.ObjIntConsumer;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.OrientedCell;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.program.ActForm.Place;

/** Builder of a {@link ProgramTree}: walks paths over the empty board and adds the moves on them. */
public final class PathTree {

  /** The maximum number of squares on all paths of a piece from one square. Larger movements are refused. */
  public static final int MAX_NODES = 2_500;

  /** Signals that a movement is too large to compile. */
  public static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLarge() {
      super("a piece has more than " + MAX_NODES + " squares on its paths from one square", null, false,
          false);
    }
  }

  /** The squares where a path may end, as its {@link org.variorum.rules.definition.Way} limits them. */
  public interface Ends {
    boolean allows(int square);
  }

  private final Geometry geometry;
  private final OrientedCell startCell;
  private final int start;
  private final ProgramTree tree;
  /** The number of the condition under which the next paths count; 0 for none. */
  private int condition;
  /** The PASS flags of a hurdle. */
  private int hurdle = Node.PASS_PIECE;
  /** The kinds of hurdles; 0 for all. */
  private long hurdles;

  public PathTree(Geometry geometry, Side side, int start, ProgramTree tree) {
    this.geometry = geometry;
    startCell = geometry.stand(start, side);
    this.start = start;
    this.tree = tree;
  }

  /** Sets the condition under which the next paths count; 0 for none. */
  public void under(int number) {
    condition = number;
  }

  /** Sets the hurdles of the next paths: own pieces, enemies or both, of the given kinds. */
  public void over(boolean own, boolean enemies, long kinds) {
    boolean all = own && enemies && kinds == ~0L;
    hurdle = Node.PASS_PIECE | (all || !own ? 0 : Node.PASS_FRIEND) | (all || !enemies ? 0 : Node.PASS_ENEMY);
    hurdles = all ? 0 : kinds;
  }

  /**
   * Adds the moves of a path to empty squares if {@code withMoves}, and its captures of the kinds {@code victims} if
   * {@code withCaptures}.
   */
  public void moves(Path path, boolean withMoves, boolean withCaptures, long victims, Ends ends) {
    int flags =
        (withMoves && path.moves() ? Node.MOVE : 0) | (withCaptures && path.captures() ? Node.CAPTURE : 0);
    if (flags != 0) {
      walk(path, tree.root(condition), (parent, at, leg, taken) -> {
        if (ends.allows(at.cell())) {
          tree.end(parent, at.cell(), flags, (flags & Node.CAPTURE) != 0 ? victims : 0);
        }
      });
    }
  }

  /** Adds the moves of a path that act on other pieces (NOT-2). */
  public void acts(Path path, ActForm form, Ends ends) {
    boolean looksBack = form.target() == Place.BEHIND;
    int behind = looksBack ? behind(path) : Geometry.NONE;
    if (looksBack && behind == Geometry.NONE) {
      return;
    }
    ProgramTree.Branch from =
        looksBack ? tree.passPiece(tree.root(condition), behind, Node.PASS_PIECE, 0) : tree.root(condition);
    walk(path, from, (parent, at, leg, taken) -> {
      ObjIntConsumer<ProgramTree.Branch> adder = (branch, further) -> addAction(branch, form,
          new int[] {behind, start, at.cell(), further, further}, ends);
      if (form.last().compareTo(Place.END) > 0) {
        walkBeyond(parent, at, leg, taken, form, adder);
      } else if (at.cell() != behind) {
        adder.accept(parent, Geometry.NONE);
      }
    });
  }

  /** Returns the square one step back from the start; {@link Geometry#NONE} if there is none. */
  private int behind(Path path) {
    if (path.legs().getFirst().leadsAnywhere()) {
      return Geometry.NONE;
    }
    int square = geometry.step(startCell, step(path.legs().getFirst(), 1).reversed()).map(OrientedCell::cell)
        .orElse(Geometry.NONE);
    return square == start ? Geometry.NONE : square;
  }

  /** Returns the step of a leg with the number {@code taken}, counted from 1. */
  private static Step step(Leg leg, int taken) {
    return leg.cycle().get((taken - 1) % leg.cycle().size());
  }

  /** Walks on beyond the end of a path: its last step once more, or a second movement (NOT-9). */
  private void walkBeyond(ProgramTree.Branch from, OrientedCell end, Leg leg, int taken, ActForm form,
      ObjIntConsumer<ProgramTree.Branch> adder) {
    if (leg.leadsAnywhere()) {
      return;
    }
    boolean rides = form.last() == Place.ONWARD && leg.max() > 1;
    ProgramTree.Branch parent = from;
    OrientedCell at = end;
    for (int further = 1; further <= (rides ? leg.max() : 1); further++) {
      Optional<OrientedCell> next = geometry.step(at, step(leg, rides ? taken + further : taken));
      if (next.isEmpty() || next.get().cell() == start || next.get().cell() == end.cell()) {
        return;
      }
      parent = further == 1 && form.target() == Place.END
          ? tree.passPiece(parent, at.cell(), Node.PASS_PIECE, 0) : tree.passEmpty(parent, at.cell());
      at = next.get();
      adder.accept(parent, at.cell());
    }
  }

  /**
   * Adds an action if {@code ends} allows the mover's destination or, if the mover stays, the end of the path.
   *
   * @param squares the square of each {@link Place}, by ordinal
   */
  private void addAction(ProgramTree.Branch parent, ActForm form, int[] squares, Ends ends) {
    Place end = form.stays() ? Place.END : form.mover();
    if (ends.allows(squares[end.ordinal()])) {
      int flag = form.last() == form.target() ? Node.ACT_HERE : Node.ACT_FROM;
      tree.act(parent, squares[form.last().ordinal()], flag, form.squares(squares));
    }
  }

  /** The receiver of each square on which a path may end. */
  private interface Visitor {
    /**
     * @param parent the node from which the path enters the square
     * @param at the square where the path may end, with the heading of the piece there
     * @param leg the leg on which the path ends
     * @param taken the number of steps of that leg
     */
    void end(ProgramTree.Branch parent, OrientedCell at, Leg leg, int taken);
  }

  private void walk(Path path, ProgramTree.Branch from, Visitor visitor) {
    walkLeg(path, 0, from, startCell, visitor);
  }

  private void walkLeg(Path path, int index, ProgramTree.Branch from, OrientedCell begin, Visitor visitor) {
    Leg leg = path.legs().get(index);
    if (leg.leadsAnywhere()) {
      visitAnywhere(from, leg, visitor);
      return;
    }
    boolean isLastLeg = index == path.legs().size() - 1;
    if (leg.min() == 0 && !isLastLeg) {
      walkLeg(path, index + 1, from, begin, visitor);
    }
    ProgramTree.Branch parent = from;
    OrientedCell at = begin;
    boolean returned = false;
    for (int taken = 1; taken <= leg.max() && !returned; taken++) {
      Optional<OrientedCell> next = geometry.step(at, step(leg, taken));
      if (next.isEmpty() || next.get().cell() == start) {
        return;
      }
      if (tree.size() > MAX_NODES) {
        throw new TooLarge();
      }
      at = next.get();
      boolean mayTurn = taken >= leg.min();
      if (mayTurn && leg.mayEnd()) {
        visitor.end(parent, at, leg, taken);
      }
      boolean mayContinue = taken < leg.max();
      if (!mayContinue && isLastLeg) {
        return;
      }
      parent = pass(parent, at.cell(), leg.over());
      if (mayTurn && !isLastLeg) {
        walkLeg(path, index + 1, parent, at, visitor);
      }
      // Each step has an inverse, so on a leg that goes round, the first square to repeat is the one where it began.
      returned = mayTurn && taken % leg.cycle().size() == 0 && at.cell() == begin.cell() && at.equals(begin);
    }
  }

  private void visitAnywhere(ProgramTree.Branch from, Leg leg, Visitor visitor) {
    for (int square = 0; square < geometry.size(); square++) {
      if (square != start) {
        visitor.end(from, new OrientedCell(square, startCell.heading()), leg, 1);
      }
    }
  }

  private ProgramTree.Branch pass(ProgramTree.Branch parent, int square, Leg.Over over) {
    return switch (over) {
      case EMPTY -> tree.passEmpty(parent, square);
      case PIECE -> tree.passPiece(parent, square, hurdle, hurdles);
      case ENEMY -> tree.passPiece(parent, square, Node.PASS_ENEMY, 0);
      case EITHER -> tree.passPiece(parent, square, hurdle | Node.PASS_EMPTY, hurdles);
    };
  }
}
