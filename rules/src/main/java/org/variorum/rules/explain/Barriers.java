package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.generate.Walker;
import org.variorum.rules.make.MoveText;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Insight.Barrier;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.state.State;

/**
 * The legal moves of a piece of the side to move, and the reasons against its illegal moves (barriers). The illegal
 * moves follow the piece's movement on the current board, but ignore gates (limits on squares) and checks.
 */
final class Barriers {

  private final ExplainedPosition explained;
  private final Play play;
  private final State state;
  private final GameTables tables;
  private final int square;
  private final List<Sight> sights;
  private final Set<Integer> reachedSquares = new LinkedHashSet<>();
  private final Map<Integer, Barrier> barriers = new LinkedHashMap<>();

  Barriers(ExplainedPosition explained, int square) {
    this.explained = explained;
    play = explained.play().copy();
    state = play.state;
    tables = play.tables;
    this.square = square;
    sights = List.copyOf(SightFinder.of(tables, state, explained.movesFrom(square)));
    sights.forEach(sight -> reachedSquares.addAll(List.of(sight.square(), sight.to())));
    Set<Long> codes = explained.movesFrom(square).boxed().collect(Collectors.toSet());
    for (long move : unrestrictedMoves()) {
      if (!codes.contains(move)) {
        addBarrier(move);
      }
    }
  }

  /** The effects of the piece's legal moves. */
  List<Sight> sights() {
    return sights;
  }

  /** All destinations and affected squares of the legal moves and of the barriers. */
  Set<Integer> reachedSquares() {
    return reachedSquares;
  }

  /** The barriers, one for each square. */
  List<Barrier> list() {
    return List.copyOf(barriers.values());
  }

  /** The reason that all barriers share, or the end of the game; empty if there are several reasons or no barriers. */
  Optional<Illegal> commonReason() {
    if (explained.moves().isEmpty()) {
      // A move to its own square, such as "e2e2", is refused because the game is over.
      String name = tables.geometry.name(square);
      return why(name + name);
    }
    List<Illegal> reasons = barriers.values().stream().map(Barrier::why).filter(Distinct.values()).toList();
    if (reasons.isEmpty() || reasons.stream().map(Illegal::words).filter(Distinct.values()).count() > 1) {
      return Optional.empty();
    }
    Illegal first = reasons.getFirst();
    return Optional
        .of(reasons.size() == 1 ? first : new Illegal(first.rule(), first.words(), List.of(square)));
  }

  /**
   * Adds the reason against a move to each square that it affects, unless the square has a move or a reason already.
   */
  private void addBarrier(long move) {
    for (Sight sight : tables.form(move).sights(state, move)) {
      for (int affected : List.of(sight.to(), sight.square())) {
        if (affected != square && !reachedSquares.contains(affected)) {
          String text = MoveText.write(tables, state, move);
          why(text).ifPresent(reason -> barriers.put(affected, new Barrier(affected, text, reason)));
          reachedSquares.add(affected);
        }
      }
    }
  }

  private Optional<Illegal> why(String text) {
    return new WhyNot(explained.copy()).find(text).filter(Illegal.class::isInstance).map(Illegal.class::cast);
  }

  /** Returns the moves of the piece, including moves that gates forbid or that leave the royal piece attacked. */
  private List<Long> unrestrictedMoves() {
    MoveBuffer moves = new MoveBuffer();
    Walker walker = new Walker(tables, state);
    walker.ignoreLimits();
    walker.start(moves, play.inCheck(), false);
    walker.addMoves(square);
    play.generator().sources().forEach(source -> source.addOpen(moves, square, play.inCheck()));
    List<Long> found = new ArrayList<>();
    for (int i = 0; i < moves.size; i++) {
      found.add(moves.moves[i]);
    }
    return found;
  }
}
