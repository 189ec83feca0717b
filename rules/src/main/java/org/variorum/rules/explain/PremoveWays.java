package org.variorum.rules.explain;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.platform.UnmodifiableSortedSet;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;

/**
 * Cache of the squares that a premove of a piece may name: all squares on which a move can end by the piece's programs.
 * They do not depend on other pieces, and are the same in all positions of a game. Thread-safe.
 */
public final class PremoveWays {

  private final GameTables tables;
  /** The result of {@link #of}, by piece code and start square: {@code code * size + from}. */
  private final Map<Integer, SortedSet<Integer>> squaresByPiece = new ConcurrentHashMap<>();
  /** The result of {@link #ends}, by side and crossed square: {@code side * size + square}. */
  private final Map<Integer, SortedSet<Integer>> endsByCrossedSquare = new ConcurrentHashMap<>();

  /** Creates an empty cache. */
  public PremoveWays(GameTables tables) {
    this.tables = tables;
  }

  /** The squares that a premove of a piece on {@code from} may name. */
  SortedSet<Integer> of(int code, int from) {
    return squaresByPiece.computeIfAbsent(code * tables.size + from,
        _ -> new UnmodifiableSortedSet<>(find(code, from)));
  }

  private SortedSet<Integer> find(int code, int from) {
    SortedSet<Integer> squares = ofPrograms(code, from);
    // A premove that captures en passant may name the victim's square instead of the crossed square.
    if (PieceCode.holds(tables.enPassant.captors(), code)) {
      int victims = PieceCode.side(code) ^ 1;
      for (int square : squares.toArray(Integer[]::new)) {
        squares
            .addAll(endsByCrossedSquare.computeIfAbsent(victims * tables.size + square,
                _ -> ends(victims, square)));
      }
    }
    return squares;
  }

  /** The squares where a piece may stand after it has crossed a square and can be captured en passant there. */
  private SortedSet<Integer> ends(int side, int square) {
    SortedSet<Integer> ends = new TreeSet<>();
    for (int kind = 0; kind < tables.kinds; kind++) {
      Crossings crossings = tables.enPassant.crossings(PieceCode.code(kind, side));
      if (crossings != null) {
        ends.addAll(crossings.endsAcross(square));
      }
    }
    return ends;
  }

  private SortedSet<Integer> ofPrograms(int code, int from) {
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
        // The square of a piece that would be captured in passing.
        if (tables.actForm == null && program.aux[i] >= 0) {
          squares.add(program.aux[i]);
        }
      }
    }
  }
}
