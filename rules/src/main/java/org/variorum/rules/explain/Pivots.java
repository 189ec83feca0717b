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

/** The pieces that a piece could move round from its square. */
final class Pivots {

  private final State state;
  private final int from;
  private final List<AvailableProgram> sources;
  private final Wording words;
  private final List<Integer> standing = new ArrayList<>();
  /** The kinds that the piece could move round. */
  private long kinds;

  /** @param sources the programs of the piece */
  Pivots(State state, int from, List<AvailableProgram> sources) {
    this.state = state;
    this.from = from;
    this.sources = sources;
    words = new Wording(state);
    sources.forEach(source -> collect(source.program()));
  }

  private void collect(Program program) {
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

  /** Explains that there is no piece to move round; empty if there is one, or if the piece needs none. */
  Optional<Illegal> none() {
    return kinds == 0 || !standing.isEmpty() ? Optional.empty()
        : Optional.of(
            new Illegal(Reason.NO_HURDLE, "no " + words.anyOf(kinds) + " of its own side stands where the "
                + words.piece(from) + " on " + words.square(from) + " could go round it", List.of(from)));
  }

  /** Explains that there is no piece to move round, if the piece has no other movement. */
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

  /** Explains that the piece moves round the piece on a square, not to that square; empty if it does not. */
  Optional<Illegal> on(int square) {
    return standing.contains(square) ? Optional.of(new Illegal(Reason.NO_HURDLE, "the " + words.piece(from)
        + " goes round " + words.pieceOn(square) + ", and not to the square where it stands",
        List.of(square)))
        : Optional.empty();
  }
}
