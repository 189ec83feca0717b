package org.variorum.rules.explain;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Rule;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** That pieces stand in each of the ways of a piece, which has no move for that reason alone. */
final class HemmedIn {

  /** The maximum number of pieces named: the board shows the others. */
  private static final int MOST = 3;
  private static final Set<Rule> BY_A_PIECE = Set.of(Rule.BLOCKED, Rule.OWN_PIECE, Rule.NOT_CAPTURED);

  private HemmedIn() {}

  /** The pieces that stand in the ways of the piece on a square, if they are few and nothing else stops it. */
  static Optional<Illegal> why(Tables tables, State state, int square, boolean check) {
    if (tables.acts != null) {
      return Optional.empty();
    }
    Set<Integer> ends = new TreeSet<>();
    Source.of(tables, state, square, check).forEach(source -> addEnds(source.program(), ends));
    Set<Integer> blockers = new TreeSet<>();
    for (int end : ends) {
      Wish wish = new Wish(0, square, end, "", State.NO_SQUARE, State.NO_SQUARE);
      Illegal why = new WayRefusal(tables, state, wish, check).find();
      if (BY_A_PIECE.contains(why.rule())) {
        blockers.addAll(why.squares());
      } else if (!why.rule().equals(Rule.ONLY_CAPTURES)) {
        return Optional.empty();
      }
    }
    if (blockers.isEmpty() || blockers.size() > MOST) {
      return Optional.empty();
    }
    List<Integer> squares = List.copyOf(blockers);
    return Optional.of(new Illegal(Rule.BLOCKED, new Wording(state).standInTheWay(squares), squares));
  }

  private static void addEnds(Program program, Set<Integer> ends) {
    for (int node : program.nodes) {
      if ((node & (Node.MOVE | Node.CAPTURE)) != 0) {
        ends.add(Node.square(node));
      }
    }
  }
}
