package org.variorum.rules.rule.dead;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.platform.BitSet;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Programs;

/** Where pieces can get to and what they attack, whatever stands in their way. Made when it is asked, by several threads at once or not. */
final class Movers {

  private final Context context;
  private final Programs programs;
  private final int size;
  private final BitSet everywhere;
  /** By code and square; null as long as nobody has asked. */
  private final @Nullable Mover[][] movers;
  private final @Nullable List<CheckPath>[][] lines;
  private final @Nullable BitSet[][] attacks;

  @SuppressWarnings("unchecked")
  Movers(Context context, Programs programs) {
    this.context = context;
    this.programs = programs;
    size = context.board().size();
    everywhere = new BitSet();
    everywhere.set(0, size);
    movers = new Mover[context.kinds().codes()][size];
    lines = new List[context.kinds().codes()][size];
    attacks = new BitSet[context.kinds().codes()][size];
  }

  int size() {
    return size;
  }

  /** The piece of a code that stands on a square. */
  synchronized Mover at(int code, int square) {
    @Nullable Mover known = movers[code][square];
    if (known == null) {
      known = new Mover(code, reach(code, square));
      movers[code][square] = known;
    }
    return known;
  }

  private BitSet reach(int code, int square) {
    if (programs.movesOtherwise(PieceCode.kind(code))) {
      return everywhere;
    }
    BitSet found = new BitSet();
    Deque<Integer> left = new ArrayDeque<>(List.of(square));
    found.set(square);
    while (!left.isEmpty()) {
      for (CheckPath line : lines(code, left.pop())) {
        if (!found.get(line.target())) {
          found.set(line.target());
          left.push(line.target());
        }
      }
    }
    return found;
  }

  /** The ways of a piece of a code from a square. */
  synchronized List<CheckPath> lines(int code, int square) {
    @Nullable List<CheckPath> known = lines[code][square];
    if (known == null) {
      known = lines(programs.of(code, square));
      lines[code][square] = known;
    }
    return known;
  }

  private static List<CheckPath> lines(Program program) {
    List<CheckPath> found = new ArrayList<>();
    Deque<Integer> way = new ArrayDeque<>();
    for (int i = 0; i < program.nodes.length; i++) {
      while (!way.isEmpty() && Node.skip(program.nodes[way.peek()]) <= i) {
        way.pop();
      }
      boolean moves = (program.nodes[i] & Node.MOVE) != 0;
      long victims = (program.nodes[i] & Node.CAPTURE) != 0 ? program.kinds[i] : 0;
      if (moves || victims != 0) {
        found.add(line(program, i, way, moves, victims));
      }
      way.push(i);
    }
    return List.copyOf(found);
  }

  private static CheckPath line(Program program, int end, Iterable<Integer> way, boolean moves,
      long victims) {
    BitSet passed = new BitSet();
    boolean open = program.conditions == null || program.conditions[end] == 0;
    for (int node : way) {
      passed.set(Node.square(program.nodes[node]));
      open &= (program.nodes[node] & Node.PASS) == Node.PASS_EMPTY;
    }
    return new CheckPath(Node.square(program.nodes[end]), passed, open, moves, victims);
  }

  /** The squares that a piece of a code attacks from a square if nothing that it needs is missing and nothing bars its way. */
  synchronized BitSet attacks(int code, int square) {
    @Nullable BitSet known = attacks[code][square];
    if (known == null) {
      known = new BitSet();
      for (CheckPath line : lines(code, square)) {
        known.set(line.target(), known.get(line.target()) || line.captures());
      }
      attacks[code][square] = known;
    }
    return known;
  }

  /** Whether a piece of a kind may become another. */
  boolean promotes(int kind) {
    return piece(kind).promotion().isPresent();
  }

  /** Whether a kind goes over no piece by capturing it, or by going round it. */
  boolean passesOnly(int kind) {
    return Stream.of(Side.values()).map(side -> PieceCode.code(kind, side.ordinal()))
        .flatMap(code -> Stream.iterate(0, square -> square < size, square -> square + 1)
            .map(square -> programs.of(code, square)))
        .allMatch(Movers::passesOnly);
  }

  private static boolean passesOnly(Program program) {
    for (int node : program.nodes) {
      if (Node.isPivot(node) || Node.isVictim(node) || (node & Node.ACT) != 0) {
        return false;
      }
    }
    return true;
  }

  /** What a piece is or may become. */
  Set<Mover> becoming(Mover mover) {
    Set<Mover> found = new HashSet<>(Set.of(mover));
    Side side = PieceCode.sideOf(PieceCode.side(mover.code()));
    Deque<Integer> left = new ArrayDeque<>(List.of(PieceCode.kind(mover.code())));
    while (!left.isEmpty()) {
      for (String letter : piece(left.pop()).promotion().map(Promotion::choices).orElse(List.of())) {
        int kind = context.kinds().of(letter);
        if (found.add(new Mover(PieceCode.code(kind, side.ordinal()), everywhere))) {
          left.push(kind);
        }
      }
    }
    return found;
  }

  private PieceKind piece(int kind) {
    return context.definition().pieces().get(kind);
  }
}
