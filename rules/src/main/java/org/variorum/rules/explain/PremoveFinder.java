package org.variorum.rules.explain;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Premoves;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.state.State;

/** Reads {@link Premoves} off the programs: all nodes on which a move can end, wherever other pieces stand. */
public final class PremoveFinder implements MoveSource.Hopes {

  private final State state;
  private final Tables tables;
  private final List<MoveSource> sources;
  private final int side;
  private final SortedMap<Integer, SortedSet<Integer>> moves = new TreeMap<>();
  private final Map<Integer, SortedSet<Integer>> crossing = new HashMap<>();

  private PremoveFinder(Play play) {
    state = play.state;
    tables = play.tables;
    sources = play.generator().sources();
    side = state.turn ^ 1;
  }

  /** What the side that waits may hope for. */
  public static Premoves find(Play play) {
    return new PremoveFinder(play).find();
  }

  private Premoves find() {
    for (int from = 0; from < tables.size; from++) {
      if (state.board[from] != PieceCode.EMPTY && PieceCode.side(state.board[from]) == side) {
        moves.put(from, ways(from));
      }
    }
    sources.forEach(source -> source.addHopes(this));
    moves.values().removeIf(SortedSet::isEmpty);
    return new Premoves(moves, drops());
  }

  @Override
  public SortedSet<Integer> ways(int from) {
    int code = state.board[from];
    SortedSet<Integer> squares = programs(from, code);
    if (PieceCode.holds(tables.enPassant.captors(), code)) {
      List.copyOf(squares)
          .forEach(square -> squares.addAll(crossing.computeIfAbsent(square, this::crossing)));
    }
    return squares;
  }

  /** Where a piece may end that has crossed a square: it can be pointed at to be captured en passant. */
  private SortedSet<Integer> crossing(int square) {
    SortedSet<Integer> ends = new TreeSet<>();
    for (int kind = 0; kind < tables.kinds; kind++) {
      Crossings crossings = tables.enPassant.crossings(PieceCode.code(kind, side ^ 1));
      if (crossings != null) {
        ends.addAll(crossings.endsAcross(square));
      }
    }
    return ends;
  }

  private SortedSet<Integer> programs(int from, int code) {
    SortedSet<Integer> squares = new TreeSet<>();
    if (!PieceCode.holds(tables.lent.borrowers(), code)) {
      add(tables.ways[code][from], from, squares);
      add(tables.waysInCheck[code][from], from, squares);
      return squares;
    }
    for (int kind = 0; kind < tables.kinds; kind++) {
      if ((tables.lent.lenders() & PieceCode.bit(kind)) != 0) {
        add(tables.lent.programs()[PieceCode.code(kind, PieceCode.side(code))][from], from, squares);
      }
    }
    return squares;
  }

  private void add(Program program, int from, SortedSet<Integer> squares) {
    for (int i = 0; i < program.nodes.length; i++) {
      int node = program.nodes[i];
      int square = Node.square(node);
      if ((node & Node.ACT) != 0) {
        squares.add(MoveCode.to(program.act(i, from)));
        squares.add(program.target(i));
      }
      if ((node & (Node.MOVE | Node.CAPTURE)) != 0) {
        squares.add(square);
        if (tables.acts == null && program.aux[i] >= 0) {
          squares.add(program.aux[i]);
        }
      }
    }
  }

  @Override
  public int side() {
    return side;
  }

  @Override
  public Set<Integer> of(int from) {
    return moves.computeIfAbsent(from, square -> new TreeSet<>());
  }

  /** Where pieces act on others, are captured otherwise, dropped, or moved by other rules, they may come anywhere. */
  @Override
  public boolean strays(MoveSource source) {
    return tables.acts != null || tables.captureForms.length > 0 || tables.hands.exist()
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
