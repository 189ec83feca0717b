package org.variorum.rules.explain;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** Explains that a piece has no move because other pieces block its whole movement. */
final class BlockedPiece {

  /** The maximum number of blockers that a sentence names. */
  private static final int MAX_BLOCKERS = 3;
  private static final Set<Reason> BLOCKED_BY_PIECE =
      Set.of(Reason.BLOCKED, Reason.OWN_PIECE, Reason.NOT_CAPTURED);

  private BlockedPiece() {}

  /**
   * Names the blockers of the piece on a square. Empty if there are more than {@link #MAX_BLOCKERS}, if something other
   * than pieces stops a move, or in games with actions. {@code inCheck} is whether the piece's side is in check.
   */
  static Optional<Illegal> why(GameTables tables, State state, int square, boolean inCheck) {
    if (tables.actForm != null) {
      return Optional.empty();
    }
    Set<Integer> ends = new TreeSet<>();
    AvailableProgram.of(tables, state, square, inCheck).forEach(source -> addEnds(source.program(), ends));
    Set<Integer> blockers = new TreeSet<>();
    for (int end : ends) {
      RequestedMove request = new RequestedMove(0, square, end, "", State.NO_SQUARE, State.NO_SQUARE);
      Illegal why = new WayRefusal(tables, state, request, inCheck).find();
      if (BLOCKED_BY_PIECE.contains(why.rule())) {
        blockers.addAll(why.squares());
      } else if (!why.rule().equals(Reason.ONLY_CAPTURES)) {
        return Optional.empty();
      }
    }
    if (blockers.isEmpty() || blockers.size() > MAX_BLOCKERS) {
      return Optional.empty();
    }
    List<Integer> squares = List.copyOf(blockers);
    return Optional.of(new Illegal(Reason.BLOCKED, new Wording(state).standInTheWay(squares), squares));
  }

  /** Adds all squares where moves of a program may end, on any board. */
  private static void addEnds(Program program, Set<Integer> ends) {
    for (int node : program.nodes) {
      if ((node & (Node.MOVE | Node.CAPTURE)) != 0) {
        ends.add(Node.square(node));
      }
    }
  }
}
