package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.generate.Attackers;
import org.variorum.rules.generate.Walker;
import org.variorum.rules.platform.BitSet;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Insight.Remark;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;

/**
 * Finder of the {@link Insight} about a piece: what it can do (sights) and why it cannot do more (barriers). Walks the
 * programs that generate moves.
 */
public final class InsightFinder {

  private final Play play;
  private final State state;
  private final GameTables tables;
  private final int square;
  private final int code;
  private final int side;
  private final Attackers attackers;
  private final Gates gates;

  private InsightFinder(Play play, int square) {
    this.play = play;
    state = play.state;
    tables = play.tables;
    this.square = square;
    code = state.board[square];
    side = PieceCode.side(code);
    attackers = new Attackers(tables, state);
    gates = new Gates(tables.gates, state);
    gates.prepare(side);
  }

  /**
   * Returns the insight about the piece on a square; empty if the square is empty.
   *
   * @param play a copy of the position; this method changes it
   * @param explained the position with its legal moves; null for an arrangement of pieces that need not be legal
   * @throws IllegalArgumentException if the board has no such square
   */
  public static Optional<Insight> find(Play play, int square, @Nullable ExplainedPosition explained) {
    int size = play.tables.size;
    if (square < 0 || square >= size) {
      throw new IllegalArgumentException(
          "a square of this board is from 0 to " + (size - 1) + ", not " + square);
    }
    return play.state.board[square] == PieceCode.EMPTY ? Optional.empty()
        : Optional.of(new InsightFinder(play, square).insight(explained));
  }

  private Insight insight(@Nullable ExplainedPosition explained) {
    // Only a piece of the side to move has barriers: for other pieces there are no legal moves to compare.
    if (explained == null || side != state.turn) {
      Stream<Sight> enemyMoves = explained == null ? Stream.empty()
          : SightFinder.of(tables, state, explained.movesFrom(square)).stream();
      return new Insight(square, tables.piece(code), false, remarks(), whyImmobile(),
          Stream.concat(enemyMoves, sights().stream()).toList(), List.of());
    }
    Barriers barriers = new Barriers(explained, square);
    List<Sight> sights = sights().stream().filter(sight -> sight.kind().look() == Look.GUARD)
        .filter(sight -> !barriers.reachedSquares().contains(sight.square()))
        .collect(Collectors.toCollection(() -> new ArrayList<>(barriers.sights())));
    return new Insight(square, tables.piece(code), true, remarks(),
        barriers.sights().isEmpty()
            ? barriers.commonReason().or(this::whyImmobile).or(() -> whyBlocked(barriers))
            : Optional.empty(),
        sights,
        barriers.list());
  }

  private Optional<Illegal> whyBlocked(Barriers barriers) {
    return barriers.list().isEmpty() ? BlockedPiece.why(tables, state, square, play.inCheck())
        : Optional.empty();
  }

  private Optional<Illegal> whyImmobile() {
    Optional<Illegal> whyImmobile = gates.whyStill(square).or(() -> gates.whyNotQuietly(square));
    if (whyImmobile.isPresent()) {
      return whyImmobile;
    }
    return PieceCode.holds(tables.lent.borrowers(), code) && attackers.lenders(square, side).isEmpty()
        ? Optional.of(ImmobilityRefusal.unprotected(state, square))
        : new Pivots(state, square, AvailableProgram.of(tables, state, square, play.inCheck())).whyImmobile();
  }

  private List<Remark> remarks() {
    Rule.Lending lending = captures -> captures ? attackers.captureLenders(square, side)
        : attackers.moveLenders(square, side);
    return tables.gameRules.rules().stream().flatMap(rule -> rule.remark(state, square, lending).stream())
        .toList();
  }

  /** Returns the effects of the piece's pseudo-legal moves. Gives the turn to the piece's side. */
  private Set<Sight> sights() {
    giveTurn();
    MoveBuffer moves = new MoveBuffer();
    BitSet guardedSquares = new BitSet();
    List<Gate> boardGates = tables.gates.stream().filter(Gate::followsBoard).toList();
    Walker walker = new Walker(tables, state, boardGates, guardedSquares);
    walker.start(moves, play.inCheck(), false);
    walker.addMoves(square);
    Set<Sight> sights = SightFinder.of(tables, state, Arrays.stream(moves.moves, 0, moves.size));
    sights.stream().map(Sight::to).forEach(guardedSquares::clear);
    SightKind guard = tables.actForm == null ? SightKind.GUARD : SightKind.ACTING_GUARD;
    guardedSquares.stream().forEach(target -> sights.add(new Sight(guard, target, target, false)));
    return sights;
  }

  /** Gives the turn to the piece's side, as if the other side had passed. */
  private void giveTurn() {
    if (state.turn != side) {
      state.setTurn(side);
      tables.enPassant.forget(state);
    }
  }
}
