package org.variorum.rules.rule.unmoved;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** Finds first moves of the side to move. */
final class FirstMovesSource implements MoveSource {

  private static final Reason FIRST_MOVE = new Reason("FIRST_MOVE");

  private final int kind;
  private final List<First> first;
  private final Unmoved unmoved;
  private final State state;
  private final Gates gates;

  FirstMovesSource(int kind, List<First> first, Unmoved unmoved, State state, Gates gates) {
    this.kind = kind;
    this.first = first;
    this.unmoved = unmoved;
    this.state = state;
    this.gates = gates;
  }

  @Override
  public int kind() {
    return kind;
  }

  @Override
  public void add(MoveBuffer moves, boolean check) {
    long left = state.get(unmoved.slot());
    if (left == 0) {
      return;
    }
    gates.prepare(state.turn);
    for (int i = 0; left >>> i != 0; i++) {
      First move = first.get(i);
      if ((left >>> i & 1) != 0 && isNow(move, check)
          && !PieceCode.holds(gates.capturesOnly(), move.home().piece())) {
        add(moves, move);
      }
    }
  }

  private boolean isNow(First move, boolean check) {
    return PieceCode.side(move.home().piece()) == state.turn && (move.inCheck() || !check);
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    gates.prepare(state.turn);
    first.stream()
        .filter(move -> move.home().square() == from && isNow(move, check) && unmoved.holds(state, from))
        .forEach(move -> add(moves, move));
  }

  private void add(MoveBuffer moves, First move) {
    int begin = moves.size;
    int[] nodes = move.way().nodes;
    for (int i = 0; i < nodes.length;) {
      int square = Node.square(nodes[i]);
      if (reaches(move.way(), i, square) && !holds(moves, begin, square) && !goesAnyway(move.own(), square)) {
        moves.add(MoveCode.of(kind, move.home().square(), square, 0, 0));
      }
      i = passes(move.way(), i, square) ? i + 1 : Node.skip(nodes[i]);
    }
  }

  private boolean reaches(Program program, int node, int square) {
    return (program.nodes[node] & Node.MOVE) != 0 && Node.square(program.nodes[node]) == square
        && state.board[square] == PieceCode.EMPTY && !gates.isShut(square);
  }

  private boolean passes(Program program, int node, int square) {
    return program.passes(node, state.board[square], state.turn) && !gates.isShut(square);
  }

  private static boolean holds(MoveBuffer moves, int begin, int to) {
    for (int i = begin; i < moves.size; i++) {
      if (MoveCode.to(moves.moves[i]) == to) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece may go to a square by its movement: that is no first move. */
  private boolean goesAnyway(Program own, int to) {
    for (int i = 0; i < own.nodes.length;) {
      int square = Node.square(own.nodes[i]);
      if (reaches(own, i, to)) {
        return true;
      }
      i = passes(own, i, square) ? i + 1 : Node.skip(own.nodes[i]);
    }
    return false;
  }

  @Override
  public void addPremoves(PremoveSquares premoves) {
    long left = state.get(unmoved.slot());
    for (int i = 0; left >>> i != 0; i++) {
      First move = first.get(i);
      if ((left >>> i & 1) != 0 && PieceCode.side(move.home().piece()) == premoves.side()) {
        Set<Integer> squares = premoves.of(move.home().square());
        for (int node : move.way().nodes) {
          if ((node & Node.MOVE) != 0) {
            squares.add(Node.square(node));
          }
        }
      }
    }
  }

  @Override
  public Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    Optional<First> meant = first.stream().filter(move -> move.home().square() == asked.from()
        && state.board[asked.from()] == move.home().piece() && leads(move.way(), asked.to())).findFirst();
    if (meant.isEmpty() || asked.hasSecondLeg() || state.board[asked.to()] != PieceCode.EMPTY) {
      return Optional.empty();
    }
    Wording words = new Wording(state);
    if (!unmoved.holds(state, asked.from())) {
      return refuse(words.pieceOn(asked.from()) + " goes so only on its first move, and has moved", asked);
    }
    return check && !meant.get().inCheck()
        ? refuse(words.pieceOn(asked.from()) + " does not go so in check", asked) : Optional.empty();
  }

  private static boolean leads(Program program, int to) {
    for (int node : program.nodes) {
      if ((node & Node.MOVE) != 0 && Node.square(node) == to) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Illegal> refuse(String reason, Asked asked) {
    return Optional.of(new Illegal(FIRST_MOVE, reason, List.of(asked.from())));
  }
}
