package org.variorum.rules.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Premoves;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.state.State;

/** Finder of the {@link Premoves} of the side that waits: by its pieces' movement, by drops, and by other rules. */
public final class PremoveFinder implements MoveSource.PremoveSquares {

  private final State state;
  private final GameTables tables;
  private final PremoveWays ways;
  private final List<MoveSource> sources;
  private final int side;
  private final SortedMap<Integer, SortedSet<Integer>> moves = new TreeMap<>();

  private PremoveFinder(Play play, PremoveWays ways) {
    this.ways = ways;
    state = play.state;
    tables = play.tables;
    sources = play.generator().sources();
    side = state.turn ^ 1;
  }

  /** Returns the premoves of the side that is not to move. */
  public static Premoves find(Play play, PremoveWays ways) {
    return new PremoveFinder(play, ways).find();
  }

  private Premoves find() {
    for (int from = 0; from < tables.size; from++) {
      if (state.board[from] != PieceCode.EMPTY && PieceCode.side(state.board[from]) == side) {
        moves.put(from, new TreeSet<>(ways(from)));
      }
    }
    sources.forEach(source -> source.addPremoves(this));
    moves.values().removeIf(SortedSet::isEmpty);
    return new Premoves(moves, drops());
  }

  @Override
  public SortedSet<Integer> ways(int from) {
    return ways.of(state.board[from], from);
  }

  @Override
  public int side() {
    return side;
  }

  @Override
  public Set<Integer> of(int from) {
    return moves.computeIfAbsent(from, square -> new TreeSet<>());
  }

  /** Whether pieces may reach squares outside their movement: by actions, special captures, drops or other rules. */
  @Override
  public boolean mayLeaveWays(MoveSource source) {
    return tables.actForm != null || tables.captureForms.length > 0 || tables.hands.exist()
        || sources.stream().anyMatch(other -> other != source);
  }

  private Map<Piece, SortedSet<Integer>> drops() {
    Map<Piece, SortedSet<Integer>> drops = new LinkedHashMap<>();
    for (int kind : tables.hands.droppable()) {
      DropTable drop = tables.hands.drops()[kind];
      int code = drop == null ? PieceCode.EMPTY : PieceCode.code(drop.held(), side);
      if (drop != null && state.held[code] > 0) {
        SortedSet<Integer> squares = drops.computeIfAbsent(tables.piece(code), _ -> new TreeSet<>());
        IntStream.range(0, tables.size).filter(square -> drop.allowed()[side][square]).forEach(squares::add);
      }
    }
    return drops;
  }
}
