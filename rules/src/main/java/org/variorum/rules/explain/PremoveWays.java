package org.variorum.rules.explain;

import java.util.Collections;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;

/**
 * The squares that a premove of a piece may name, whatever the other pieces: all nodes of its programs on which a move
 * can end. They are the same in all positions of a game, so they are cached. Thread-safe.
 */
public final class PremoveWays {

  private final GameTables tables;
  private final Map<Integer, SortedSet<Integer>> known = new ConcurrentHashMap<>();
  private final Map<Integer, SortedSet<Integer>> crossing = new ConcurrentHashMap<>();

  /** Creates an empty cache. */
  public PremoveWays(GameTables tables) {
    this.tables = tables;
  }

  /** The squares for a piece of a code on a square. */
  SortedSet<Integer> of(int code, int from) {
    return known.computeIfAbsent(code * tables.size + from,
        _ -> Collections.unmodifiableSortedSet(find(code, from)));
  }

  private SortedSet<Integer> find(int code, int from) {
    SortedSet<Integer> squares = programs(code, from);
    if (PieceCode.holds(tables.enPassant.captors(), code)) {
      int victims = PieceCode.side(code) ^ 1;
      for (int square : squares.toArray(Integer[]::new)) {
        squares
            .addAll(crossing.computeIfAbsent(victims * tables.size + square, _ -> crossing(victims, square)));
      }
    }
    return squares;
  }

  /** The squares where a piece of a side may end after it crossed a square. An en passant capture may name them. */
  private SortedSet<Integer> crossing(int side, int square) {
    SortedSet<Integer> ends = new TreeSet<>();
    for (int kind = 0; kind < tables.kinds; kind++) {
      Crossings crossings = tables.enPassant.crossings(PieceCode.code(kind, side));
      if (crossings != null) {
        ends.addAll(crossings.endsAcross(square));
      }
    }
    return ends;
  }

  private SortedSet<Integer> programs(int code, int from) {
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
}
