package org.variorum.rules.explain;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Premoves;
import org.variorum.rules.program.ActForm;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.castling.CastlingTable;
import org.variorum.rules.rule.exchange.Exchange;
import org.variorum.rules.state.State;

/** Reads {@link Premoves} off the programs: all nodes on which a move can end, wherever other pieces stand. */
public final class PremoveFinder {

  private final State state;
  private final Tables tables;
  private final int side;
  private final Map<Integer, SortedSet<Integer>> crossing = new HashMap<>();

  /** @param side the side that waits */
  private PremoveFinder(Tables tables, State state, int side) {
    this.state = state;
    this.tables = tables;
    this.side = side;
  }

  public static Premoves find(Tables tables, State state) {
    return new PremoveFinder(tables, state, state.turn ^ 1).find();
  }

  private Premoves find() {
    SortedMap<Integer, SortedSet<Integer>> moves = new TreeMap<>();
    squares(piece -> PieceCode.side(piece) == side).forEach(from -> moves.put(from, ways(from)));
    castling(moves);
    tables.rooms.exchange().ifPresent(rule -> exchange(rule.exchange(), moves));
    moves.values().removeIf(SortedSet::isEmpty);
    return new Premoves(moves, drops());
  }

  /** The squares with pieces of some sort. */
  private IntStream squares(IntPredicate sort) {
    return IntStream.range(0, tables.size)
        .filter(square -> state.board[square] != PieceCode.EMPTY && sort.test(state.board[square]));
  }

  private SortedSet<Integer> ways(int from) {
    int code = state.board[from];
    SortedSet<Integer> squares = programs(from, code);
    if (PieceCode.holds(tables.enPassant, code)) {
      List.copyOf(squares)
          .forEach(square -> squares.addAll(crossing.computeIfAbsent(square, this::crossing)));
    }
    return squares;
  }

  /** Where a piece may end that has crossed a square: it can be pointed at to be captured en passant. */
  private SortedSet<Integer> crossing(int square) {
    SortedSet<Integer> ends = new TreeSet<>();
    for (int kind : tables.enPassantKinds) {
      Crossings crossings = tables.rooms.enPassant().crossings(PieceCode.code(kind, side ^ 1));
      if (crossings != null) {
        ends.addAll(crossings.endsAcross(square));
      }
    }
    return ends;
  }

  private SortedSet<Integer> programs(int from, int code) {
    SortedSet<Integer> squares = new TreeSet<>();
    if (!PieceCode.holds(tables.borrowers, code)) {
      add(tables.ways[code][from], squares);
      add(tables.waysInCheck[code][from], squares);
      return squares;
    }
    for (int kind = 0; kind < tables.kinds; kind++) {
      if ((tables.lenders & PieceCode.bit(kind)) != 0) {
        add(tables.lent[PieceCode.code(kind, PieceCode.side(code))][from], squares);
      }
    }
    return squares;
  }

  private void add(Program program, SortedSet<Integer> squares) {
    for (int i = 0; i < program.nodes.length; i++) {
      int node = program.nodes[i];
      int square = Node.square(node);
      if ((node & (Node.ACT_HERE | Node.ACT_FROM)) != 0) {
        squares.add(program.aux[i]);
      }
      if ((node & Node.ACT_HERE) != 0 || (node & Node.ACT_FROM) != 0 && !shunts()) {
        squares.add(square);
      }
      if ((node & (Node.MOVE | Node.CAPTURE)) != 0) {
        squares.add(square);
        if (tables.acts == null && program.aux[i] >= 0) {
          squares.add(program.aux[i]);
        }
      }
    }
  }

  /** Where a piece is shunted to is not pointed at second. */
  private boolean shunts() {
    return tables.acts == ActForm.SHUNTING;
  }

  private void castling(SortedMap<Integer, SortedSet<Integer>> moves) {
    if (tables.castling != null) {
      for (CastlingTable.Wing wing : tables.castling.wings()) {
        if (wing.side() == side && (state.get(tables.castlingRights) & wing.right()) != 0) {
          SortedSet<Integer> squares = squares(moves, wing.kingHome());
          squares.add(wing.rookHome());
          IntStream.range(0, wing.ends().length).map(end -> wing.ends()[end][0]).forEach(squares::add);
        }
      }
    }
  }

  private static SortedSet<Integer> squares(SortedMap<Integer, SortedSet<Integer>> moves, int from) {
    return moves.computeIfAbsent(from, square -> new TreeSet<>());
  }

  /** NMT-8: an enemy that it may exchange with may go where it can before. */
  private void exchange(Exchange exchange, SortedMap<Integer, SortedSet<Integer>> moves) {
    int piece = PieceCode.code(tables.kind(exchange.piece()), side);
    int with = PieceCode.code(tables.kind(exchange.with()), exchange.enemy() ? side ^ 1 : side);
    SortedSet<Integer> meant = new TreeSet<>();
    squares(other -> other == with).forEach(square -> {
      meant.add(square);
      if (exchange.enemy()) {
        meant.addAll(ways(square));
      }
    });
    if (canBePutAnywhere()) {
      IntStream.range(0, tables.size).forEach(meant::add);
    }
    squares(each -> each == piece).forEach(from -> {
      squares(moves, from).addAll(meant);
      squares(moves, from).remove(from);
    });
  }

  /** Whether a piece may come to other squares than those to which it goes. */
  private boolean canBePutAnywhere() {
    return tables.acts != null || tables.captureForms.length > 0 || tables.hands || tables.castling != null;
  }

  private Map<Piece, SortedSet<Integer>> drops() {
    Map<Piece, SortedSet<Integer>> drops = new LinkedHashMap<>();
    for (int kind : tables.droppable) {
      DropTable drop = tables.drops[kind];
      int code = PieceCode.code(kind, side);
      if (drop != null && state.held[code] > 0) {
        SortedSet<Integer> squares = new TreeSet<>();
        IntStream.range(0, tables.size).filter(square -> drop.allowed()[side][square]).forEach(squares::add);
        drops.put(tables.piece(code), squares);
      }
    }
    return drops;
  }
}
