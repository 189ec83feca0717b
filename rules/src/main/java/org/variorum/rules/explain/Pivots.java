package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.generate.ProgramWalk;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** What a piece could go round from where it stands. */
final class Pivots {

  private final State state;
  private final int from;
  private final List<AvailableProgram> sources;
  private final Wording words;
  private final List<Integer> standing = new ArrayList<>();
  /** All kinds that it could go round. */
  private long kinds;

  /** @param sources the programs of the piece */
  Pivots(State state, int from, List<AvailableProgram> sources) {
    this.state = state;
    this.from = from;
    this.sources = sources;
    words = new Wording(state);
    sources.forEach(source -> look(source.program()));
  }

  private void look(Program program) {
    for (int i = 0; i < program.nodes.length; i++) {
      if (Node.isPivot(program.nodes[i])) {
        int square = Node.square(program.nodes[i]);
        kinds |= program.kinds[i];
        if (ProgramWalk.passes(program, i, state.board[square], PieceCode.side(state.board[from]))) {
          standing.add(square);
        }
      }
    }
  }

  /** That there is none, if the piece looks for one. */
  Optional<Illegal> none() {
    return kinds == 0 || !standing.isEmpty() ? Optional.empty()
        : Optional.of(
            new Illegal(Reason.NO_HURDLE, "no " + words.anyOf(kinds) + " of its own side stands where the "
                + words.piece(from) + " on " + words.square(from) + " could go round it", List.of(from)));
  }

  /** The same of a piece that has no other movement. */
  Optional<Illegal> barred() {
    boolean other = sources.stream().anyMatch(source -> hasOtherWays(source.program()));
    return other ? Optional.empty() : none();
  }

  private static boolean hasOtherWays(Program program) {
    for (int i = 0; i < program.nodes.length; i = Node.skip(program.nodes[i])) {
      if (!Node.isPivot(program.nodes[i])) {
        return true;
      }
    }
    return false;
  }

  /** That the piece goes round what stands on a square, and so not to there. */
  Optional<Illegal> on(int square) {
    return standing.contains(square) ? Optional.of(new Illegal(Reason.NO_HURDLE, "the " + words.piece(from)
        + " goes round " + words.pieceOn(square) + ", and not to the square where it stands",
        List.of(square)))
        : Optional.empty();
  }
}
