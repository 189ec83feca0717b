package org.variorum.rules.compile;

import java.util.List;
import java.util.Map;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.Way;
import org.variorum.rules.fen.Home;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.program.AttackTrees;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.PathTree;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.Tree;
import org.variorum.rules.rule.Property;
import org.variorum.rules.text.Excerpt;

/** Compiles the movement of all pieces, and from it who attacks and who lends. */
final class WayCompiler {

  /** More nodes than this in all programs of a game together are refused: some seconds' work, some 100 MB. */
  private static final int MAX_TOTAL = 6_000_000;

  private final Tables tables;
  private final Geometry geometry;
  private final Home home;
  private int total;

  WayCompiler(Tables tables) {
    this.tables = tables;
    geometry = tables.geometry;
    home = new Home(tables.pieceKinds);
  }

  static boolean capturesInPassing(Definition definition) {
    return definition.pieces().stream().flatMap(definition::ways)
        .flatMap(way -> way.movement().paths().stream())
        .flatMap(path -> path.legs().stream())
        .anyMatch(leg -> leg.over() == Leg.Over.ENEMY);
  }

  void compile() {
    for (int kind = 0; kind < tables.kinds; kind++) {
      PieceKind piece = tables.definition.pieces().get(kind);
      for (int side = 0; side < 2; side++) {
        int code = PieceCode.code(kind, side);
        tables.ways[code] = programs(kind, side, piece.ways(), true);
        tables.waysInCheck[code] = (tables.checkDependent & PieceCode.bit(kind)) == 0
            ? tables.ways[code] : programs(kind, side, tables.definition.waysInCheck(piece), true);
      }
    }
    attackers();
    if (tables.borrowers != 0) {
      lending();
    }
  }

  /** Where a piece goes by one of its ways. */
  Program alone(int kind, int side, int square, Way way) {
    return flatten(kind, tree(kind, side, square, List.of(way), true));
  }

  /** @param own whether with what counts for the piece itself only, not for lending: initial movement, and what rules add */
  private Program[] programs(int kind, int side, List<Way> ways, boolean own) {
    Program[] programs = new Program[tables.size];
    for (int square = 0; square < tables.size; square++) {
      Tree tree = tree(kind, side, square, ways, own);
      if (own) {
        tables.rooms.grow(tables.letter(kind), square, captures(kind), tree);
      }
      programs[square] = flatten(kind, tree);
    }
    return programs;
  }

  private Tree tree(int kind, int side, int square, List<Way> ways, boolean own) {
    Tree tree = new Tree();
    Side player = PieceCode.sideOf(side);
    PathTree paths = new PathTree(geometry, player, square, tree);
    for (Way way : ways) {
      if (way.from().contains(geometry, square, player)) {
        for (Path path : way.movement().paths()) {
          if (!path.initial() || own && home.of(kind, side, square)) {
            enter(kind, paths, path, way, player, captures(kind));
          }
        }
      }
    }
    return tree;
  }

  /** Not where a royal piece would vanish with what it captures. */
  private boolean captures(int kind) {
    return !tables.holds(Property.CAPTURER_VANISHES) || tables.royalty != Royalty.Mode.CHECK
        || (tables.royals & PieceCode.bit(kind)) == 0;
  }

  private void enter(int kind, PathTree paths, Path path, Way way, Side player, boolean captures) {
    PathTree.Ends ends = ends(way, player);
    try {
      if (tables.acts == null) {
        paths.moves(path, true, captures, victims(way), ends);
      } else {
        paths.moves(path, true, false, 0, ends);
        if (path.captures()) {
          paths.acts(path, tables.acts, ends);
        }
      }
    } catch (PathTree.TooLarge e) {
      throw tooLarge(kind);
    }
  }

  private PathTree.Ends ends(Way way, Side player) {
    return end -> way.to().equals(Region.EVERYWHERE) || way.to().contains(geometry, end, player);
  }

  private long victims(Way way) {
    return way.victims().isEmpty()
        ? ~0L
        : way.victims().stream().mapToLong(letter -> PieceCode.bit(tables.kind(letter))).reduce(0,
            (a, b) -> a | b);
  }

  private Program flatten(int kind, Tree tree) {
    total += tree.size();
    if (tree.size() > PathTree.MAX_NODES || total > MAX_TOTAL) {
      throw tooLarge(kind);
    }
    return tree.flatten();
  }

  private UnplayableDefinitionException tooLarge(int kind) {
    return new UnplayableDefinitionException(
        List.of(Flaw.error(about(kind),
            "the pieces can go more ways than this program can hold, at the latest the "
                + Excerpt.of(tables.definition.pieces().get(kind).name())
                + ": give it fewer legs or shorter ranges, or use a smaller board")));
  }

  private Topic about(int kind) {
    return new Topic.Kind(tables.definition.pieces().get(kind).letter());
  }

  private void attackers() {
    long steady = ~tables.checkDependent & ~tables.borrowers;
    tables.attackers = judging(invert(steady, tables.ways, tables.royals, Node.CAPTURE));
    tables.captors = captors(steady, tables.ways, tables.attackers);
    if (tables.checkDependent != 0) {
      Program[][] out = judging(dependent(tables.ways));
      Program[][] in = judging(dependent(tables.waysInCheck));
      tables.upper = new UpperStratum(out, in, captors(tables.checkDependent, tables.ways, out),
          captors(tables.checkDependent, tables.waysInCheck, in));
      tables.monotone &= covers(out, in);
    }
  }

  private Program[][] dependent(Program[][] ways) {
    return invert(tables.checkDependent, ways, tables.royals, Node.CAPTURE);
  }

  /** Who captures other than royal pieces: who attacks royal ones, unless some pieces choose their victims. */
  private Program[][] captors(long kinds, Program[][] ways, Program[][] attackers) {
    boolean choosy = tables.definition.pieces().stream().flatMap(tables.definition::ways)
        .anyMatch(way -> !way.victims().isEmpty());
    return choosy ? invert(kinds, ways, ~tables.royals, Node.CAPTURE) : attackers;
  }

  /** Notes of trees by which legality is judged whether they hold hoppers. */
  private Program[][] judging(Program[][] trees) {
    for (Program[] programs : trees) {
      for (Program program : programs) {
        for (int node : program.nodes) {
          tables.monotone &= (node & (Node.PASS_PIECE | Node.PASS_ENEMY)) == 0;
        }
      }
    }
    return trees;
  }

  /**
   * Whether giving check never opens an attack: every line by which a piece attacks in check is one by which it attacks out
   * of check, too.
   */
  private static boolean covers(Program[][] out, Program[][] in) {
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < out[side].length; square++) {
        Map<List<Integer>, Long> open = out[side][square].lines();
        boolean covered = in[side][square].lines().entrySet().stream()
            .allMatch(line -> (line.getValue() & ~open.getOrDefault(line.getKey(), 0L)) == 0);
        if (!covered) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * By side and square, who comes there.
   *
   * @param victims whose capture counts; 0 for all
   */
  private Program[][] invert(long kinds, Program[][] ways, long victims, int goal) {
    return new Program[][] {
        invert(PieceCode.WHITE, kinds, ways, victims, goal),
        invert(PieceCode.BLACK, kinds, ways, victims, goal)};
  }

  private Program[] invert(int side, long kinds, Program[][] ways, long victims, int goal) {
    AttackTrees trees = new AttackTrees(tables.size, victims);
    for (int kind = 0; kind < tables.kinds; kind++) {
      if ((kinds & PieceCode.bit(kind)) != 0) {
        for (int square = 0; square < tables.size; square++) {
          try {
            trees.add(ways[PieceCode.code(kind, side)][square], square, kind, goal);
          } catch (PathTree.TooLarge e) {
            throw tooLarge(kind);
          }
        }
      }
    }
    Program[] inverted = trees.flatten();
    for (int square = 0; square < inverted.length; square++) {
      total += inverted[square].nodes.length;
      if (tables.threatGates.isEmpty() && tables.captureForms.length == 0) {
        inverted[square] = inverted[square].sorted(tables.kinds, tables.size);
      }
    }
    return inverted;
  }

  private void lending() {
    tables.lent = new Program[tables.codes][];
    tables.lending = new Program[tables.codes][];
    for (int side = 0; side < 2; side++) {
      for (int kind = 0; kind < tables.kinds; kind++) {
        int code = PieceCode.code(kind, side);
        tables.lent[code] = lent(kind, side);
        tables.lending[code] = programs(kind, side, tables.definition.pieces().get(kind).ways(), false);
      }
    }
    tables.lentAttackers = judging(invert(tables.lenders, tables.lent, 0, Node.CAPTURE));
    tables.captureLenders = judging(invert(tables.lenders, tables.lending, 0, Node.CAPTURE));
    tables.moveLenders = judging(invert(tables.lenders, tables.lending, 0, Node.MOVE));
  }

  /** What a lender gives: its movement without what is initial and without limits to squares. */
  private Program[] lent(int kind, int side) {
    Program[] programs = new Program[tables.size];
    for (int square = 0; square < tables.size; square++) {
      Tree tree = new Tree();
      PathTree paths = new PathTree(geometry, PieceCode.sideOf(side), square, tree);
      for (Way way : tables.definition.pieces().get(kind).ways()) {
        for (Path path : way.movement().paths()) {
          if (!path.initial()) {
            paths.moves(path, true, true, ~0L, end -> true);
          }
        }
      }
      programs[square] = flatten(kind, tree);
    }
    return programs;
  }
}
