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

/** The pivots of a piece: friends that it may move round, on the squares where its paths need one. */
final class Pivots {

  private final State state;
  private final int from;
  private final List<AvailableProgram> sources;
  private final Wording words;
  /** The squares of the pivots. */
  private final List<Integer> squares = new ArrayList<>();
  /** The kinds of possible pivots; 0 if the piece moves round no pieces. */
  private long kinds;

  /** @param sources the programs of the piece */
  Pivots(State state, int from, List<AvailableProgram> sources) {
    this.state = state;
    this.from = from;
    this.sources = sources;
    words = new Wording(state);
    sources.forEach(source -> addPivots(source.program()));
  }

  private void addPivots(Program program) {
    for (int i = 0; i < program.nodes.length; i++) {
      if (Node.isPivot(program.nodes[i])) {
        int square = Node.square(program.nodes[i]);
        kinds |= program.kinds[i];
        if (ProgramWalk.passes(program, i, state.board[square], PieceCode.side(state.board[from]))) {
          squares.add(square);
        }
      }
    }
  }

  /** Explains that there is no pivot; empty if there is a pivot, or if the piece moves round no pieces. */
  Optional<Illegal> whyNone() {
    return kinds == 0 || !squares.isEmpty() ? Optional.empty()
        : Optional.of(
            new Illegal(Reason.NO_HURDLE, "no " + words.anyOf(kinds) + " of its own side stands where the "
                + words.piece(from) + " on " + words.square(from) + " could go round it", List.of(from)));
  }

  /** Explains that there is no pivot; empty if there is a pivot, or if the piece has other movement. */
  Optional<Illegal> whyImmobile() {
    boolean hasOtherMovement = sources.stream().anyMatch(source -> hasOtherWays(source.program()));
    return hasOtherMovement ? Optional.empty() : whyNone();
  }

  /** Whether some path of a program does not begin with a pivot. */
  private static boolean hasOtherWays(Program program) {
    for (int i = 0; i < program.nodes.length; i = Node.skip(program.nodes[i])) {
      if (!Node.isPivot(program.nodes[i])) {
        return true;
      }
    }
    return false;
  }

  /** Explains that the piece moves round the pivot on a square, not to this square; empty if no pivot is there. */
  Optional<Illegal> whyNotOnto(int square) {
    return squares.contains(square) ? Optional.of(new Illegal(Reason.NO_HURDLE, "the " + words.piece(from)
        + " goes round " + words.pieceOn(square) + ", and not to the square where it stands",
        List.of(square)))
        : Optional.empty();
  }
}
