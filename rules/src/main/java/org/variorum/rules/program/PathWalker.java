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
public final class PathWalker {

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
  public interface EndFilter {
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

  public PathWalker(Geometry geometry, Side side, int start, ProgramTree tree) {
    this.geometry = geometry;
    startCell = geometry.orient(start, side);
    this.start = start;
    this.tree = tree;
  }

  /** Sets the condition under which the next paths count, by its number; 0 for none. */
  public void setCondition(int number) {
    condition = number;
  }

  /** Sets the hurdles of the next paths: own pieces, enemies or both, of the given kinds. */
  public void setHurdles(boolean own, boolean enemies, long kinds) {
    if (own && enemies && kinds == ~0L) {
      hurdle = Node.PASS_PIECE;
      hurdles = 0;
    } else {
      hurdle = Node.PASS_PIECE | (own ? Node.PASS_FRIEND : 0) | (enemies ? Node.PASS_ENEMY : 0);
      hurdles = kinds;
    }
  }

  /**
   * Adds the moves of a path to empty squares if {@code withMoves}, and its captures if {@code withCaptures}. The path
   * itself may allow only one of them.
   *
   * @param victims the kinds that the path captures
   */
  public void addMoves(Path path, boolean withMoves, boolean withCaptures, long victims, EndFilter ends) {
    int flags =
        (withMoves && path.moves() ? Node.MOVE : 0) | (withCaptures && path.captures() ? Node.CAPTURE : 0);
    if (flags != 0) {
      walk(path, tree.root(condition), (parent, current, leg, stepsTaken) -> {
        if (ends.allows(current.cell())) {
          tree.addEnd(parent, current.cell(), flags, (flags & Node.CAPTURE) != 0 ? victims : 0);
        }
      });
    }
  }

  /** Adds the moves of a path that act on other pieces (NOT-2). */
  public void addActions(Path path, ActForm form, EndFilter ends) {
    boolean looksBack = form.target() == Place.BEHIND;
    int behind = looksBack ? behind(path) : Geometry.NONE;
    if (looksBack && behind == Geometry.NONE) {
      return;
    }
    ProgramTree.Branch from =
        looksBack ? tree.passPiece(tree.root(condition), behind, Node.PASS_PIECE, 0) : tree.root(condition);
    walk(path, from, (parent, current, leg, stepsTaken) -> {
      // The squares of BEHIND, START, END, BEYOND and ONWARD. A form uses one of the last two at most.
      ObjIntConsumer<ProgramTree.Branch> adder = (branch, further) -> addAction(branch, form,
          new int[] {behind, start, current.cell(), further, further}, ends);
      if (form.lastPlace().compareTo(Place.END) > 0) {
        walkBeyond(parent, current, leg, stepsTaken, form, adder);
      } else if (current.cell() != behind) {
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

  /** Returns the step of a leg with the number {@code stepsTaken}, counted from 1. */
  private static Step step(Leg leg, int stepsTaken) {
    return leg.cycle().get((stepsTaken - 1) % leg.cycle().size());
  }

  /**
   * Walks on beyond the end of a path: a leaper, or a form with BEYOND, one step; a rider with ONWARD, more (NOT-9).
   */
  private void walkBeyond(ProgramTree.Branch from, OrientedCell end, Leg leg, int stepsTaken, ActForm form,
      ObjIntConsumer<ProgramTree.Branch> adder) {
    if (leg.leadsAnywhere()) {
      return;
    }
    boolean rides = form.lastPlace() == Place.ONWARD && leg.max() > 1;
    ProgramTree.Branch parent = from;
    OrientedCell current = end;
    for (int further = 1; further <= (rides ? leg.max() : 1); further++) {
      Optional<OrientedCell> next =
          geometry.step(current, step(leg, rides ? stepsTaken + further : stepsTaken));
      if (next.isEmpty() || next.get().cell() == start || next.get().cell() == end.cell()) {
        return;
      }
      parent = further == 1 && form.target() == Place.END
          ? tree.passPiece(parent, current.cell(), Node.PASS_PIECE, 0)
          : tree.passEmpty(parent, current.cell());
      current = next.get();
      adder.accept(parent, current.cell());
    }
  }

  /**
   * Adds an action if {@code ends} allows the mover's destination or, if the mover stays, the end of the path.
   *
   * @param squares the square of each {@link Place}, by ordinal
   */
  private void addAction(ProgramTree.Branch parent, ActForm form, int[] squares, EndFilter ends) {
    Place end = form.moverStays() ? Place.END : form.mover();
    if (ends.allows(squares[end.ordinal()])) {
      int flag = form.lastPlace() == form.target() ? Node.ACT_HERE : Node.ACT_FROM;
      tree.addAction(parent, squares[form.lastPlace().ordinal()], flag, form.squares(squares));
    }
  }

  /** The receiver of each square on which a path may end. */
  private interface Visitor {
    /**
     * @param parent the node from which the path enters the square
     * @param current the square where the path may end, with the heading of the piece there
     * @param leg the leg on which the path ends
     * @param stepsTaken the number of steps of that leg
     */
    void end(ProgramTree.Branch parent, OrientedCell current, Leg leg, int stepsTaken);
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
    OrientedCell current = begin;
    boolean hasReturned = false;
    for (int stepsTaken = 1; stepsTaken <= leg.max() && !hasReturned; stepsTaken++) {
      Optional<OrientedCell> next = geometry.step(current, step(leg, stepsTaken));
      if (next.isEmpty() || next.get().cell() == start) {
        return;
      }
      if (tree.size() > MAX_NODES) {
        throw new TooLarge();
      }
      current = next.get();
      boolean mayLeaveLeg = stepsTaken >= leg.min();
      if (mayLeaveLeg && leg.mayEnd()) {
        visitor.end(parent, current, leg, stepsTaken);
      }
      boolean mayContinue = stepsTaken < leg.max();
      if (!mayContinue && isLastLeg) {
        return;
      }
      parent = pass(parent, current.cell(), leg.content());
      if (mayLeaveLeg && !isLastLeg) {
        walkLeg(path, index + 1, parent, current, visitor);
      }
      // A leg may go round, as on a cylinder. Each step has an inverse, so the first square to repeat is its beginning.
      hasReturned = mayLeaveLeg && stepsTaken % leg.cycle().size() == 0 && current.cell() == begin.cell()
          && current.equals(begin);
    }
  }

  /** Visits every other square, as a leg that leads anywhere does; the piece keeps its heading. */
  private void visitAnywhere(ProgramTree.Branch from, Leg leg, Visitor visitor) {
    for (int square = 0; square < geometry.size(); square++) {
      if (square != start) {
        visitor.end(from, new OrientedCell(square, startCell.heading()), leg, 1);
      }
    }
  }

  /** Returns the node by which a path passes a square with the content that its leg demands. */
  private ProgramTree.Branch pass(ProgramTree.Branch parent, int square, Leg.Content content) {
    return switch (content) {
      case EMPTY -> tree.passEmpty(parent, square);
      case PIECE -> tree.passPiece(parent, square, hurdle, hurdles);
      case ENEMY -> tree.passPiece(parent, square, Node.PASS_ENEMY, 0);
      case EITHER -> tree.passPiece(parent, square, hurdle | Node.PASS_EMPTY, hurdles);
    };
  }
}
