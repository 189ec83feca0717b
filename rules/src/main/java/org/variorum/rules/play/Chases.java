package org.variorum.rules.play;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.state.State;

/**
 * Detector of perpetual chases, in which each move of a side threatens the same piece. A threat is a capture that would
 * be legal if the side were to move. Some rules count no threat to a piece that is protected by a legal recapture.
 *
 * @param side the side that may have chased, 0 for White
 */
record Chases(FastTables fast, Ending.Chase chase, int side) {

  /** The threat of a piece on {@code from} to capture the piece on {@code to}. */
  private record Threat(int from, int to) {}

  /** A move of one piece; both squares are {@link State#NO_SQUARE} if the board did not change. */
  private record Shift(int from, int to) {

    /** Returns the square where the piece on {@code square} stood before the move. */
    int origin(int square) {
      return square == to ? from : square;
    }
  }

  /** Whether all moves of the side threatened the same piece. {@code states} are consecutive, the oldest first. */
  boolean isPerpetual(State[] states) {
    @Nullable Set<Integer> chased = null;
    for (int i = states.length - 1; i > 0; i--) {
      Optional<Shift> shift = shift(states[i - 1].board, states[i].board);
      if (shift.isEmpty()) {
        return false;
      }
      if (states[i].lastMover() == side) {
        Set<Integer> targets = threatenedSquares(states[i - 1], states[i], shift.get());
        chased = chased == null ? targets
            : targets.stream().filter(chased::contains).collect(Collectors.toSet());
        if (chased.isEmpty()) {
          return false;
        }
      } else if (chased != null) {
        chased = chased.stream().map(shift.get()::origin).collect(Collectors.toSet());
      }
    }
    return chased != null;
  }

  /** Returns the move between two boards; empty if they differ by more than one piece's move to an empty square. */
  private static Optional<Shift> shift(int[] before, int[] after) {
    int[] changed =
        IntStream.range(0, before.length).filter(square -> before[square] != after[square]).toArray();
    if (changed.length == 0) {
      return Optional.of(new Shift(State.NO_SQUARE, State.NO_SQUARE));
    }
    if (changed.length != 2) {
      return Optional.empty();
    }
    int to = before[changed[0]] == PieceCode.EMPTY ? changed[0] : changed[1];
    int from = to == changed[0] ? changed[1] : changed[0];
    return before[to] == PieceCode.EMPTY && after[from] == PieceCode.EMPTY && before[from] == after[to]
        ? Optional.of(new Shift(from, to)) : Optional.empty();
  }

  /** Returns the squares that the side threatens after its move. Under some rules, only new threats count. */
  private Set<Integer> threatenedSquares(State before, State after, Shift shift) {
    Set<Threat> threats = threats(after);
    if (!chase.stillCounts() && !threats.isEmpty()) {
      Set<Threat> earlier = threats(before);
      threats.removeIf(threat -> earlier.contains(new Threat(shift.origin(threat.from()), threat.to())));
    }
    return threats.stream().map(Threat::to).collect(Collectors.toSet());
  }

  /**
   * Returns the threats that count as chasing. Threats to a piece of the same kind that threatens the chaser in turn do
   * not count, nor do those to protected pieces, unless the rule includes them.
   */
  private Set<Threat> threats(State state) {
    Play play = new Play(fast, state.copy());
    Set<Threat> threats = capturesBy(play, side);
    threats.removeIf(
        threat -> !chase.concerns(state.board[threat.from()], state.board[threat.to()], threat.to()));
    if (threats.isEmpty()) {
      return threats;
    }
    Set<Threat> counterThreats = capturesBy(play, side ^ 1);
    threats.removeIf(
        threat -> PieceCode.kind(state.board[threat.from()]) == PieceCode.kind(state.board[threat.to()])
            && counterThreats.contains(new Threat(threat.to(), threat.from())));
    threats.removeIf(threat -> !chase.evenProtected(state.board[threat.from()], state.board[threat.to()])
        && isProtected(play, threat));
    return threats;
  }

  /** Returns the captures that would be legal if {@code capturer}, 0 for White, were to move. */
  private Set<Threat> capturesBy(Play play, int capturer) {
    boolean hasPassed = play.state.turn != capturer;
    if (hasPassed) {
      play.makeNullMove();
    }
    Set<Threat> captures = new HashSet<>();
    MoveBuffer moves = moves(play);
    for (int i = 0; i < moves.size; i++) {
      if (isCapture(play.state, moves.moves[i])) {
        captures.add(new Threat(MoveCode.from(moves.moves[i]), MoveCode.to(moves.moves[i])));
      }
    }
    if (hasPassed) {
      play.unmake();
    }
    return captures;
  }

  private static MoveBuffer moves(Play play) {
    MoveBuffer moves = new MoveBuffer();
    play.generator().legalMoves(moves);
    return moves;
  }

  /** Whether a move captures an enemy piece on its destination square. */
  private static boolean isCapture(State state, long move) {
    if (!MoveCode.captures(move) || MoveCode.kind(move) == MoveCode.DROP
        || MoveCode.kind(move) == MoveCode.PASS) {
      return false;
    }
    int victim = state.board[MoveCode.to(move)];
    return victim != PieceCode.EMPTY && PieceCode.side(victim) != state.turn;
  }

  /** Whether each move that carries out the threat (there may be several, by promotion) allows a legal recapture. */
  private boolean isProtected(Play play, Threat threat) {
    boolean hasPassed = play.state.turn != side;
    if (hasPassed) {
      play.makeNullMove();
    }
    boolean allRecaptured = true;
    MoveBuffer moves = moves(play);
    for (int i = 0; allRecaptured && i < moves.size; i++) {
      long move = moves.moves[i];
      if (isCapture(play.state, move) && MoveCode.from(move) == threat.from()
          && MoveCode.to(move) == threat.to()) {
        play.make(move);
        allRecaptured =
            capturesBy(play, play.state.turn).stream().anyMatch(answer -> answer.to() == threat.to());
        play.unmake();
      }
    }
    if (hasPassed) {
      play.unmake();
    }
    return allRecaptured;
  }
}
