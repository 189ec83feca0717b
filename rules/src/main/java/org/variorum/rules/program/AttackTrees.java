package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.variorum.rules.position.PieceCode;

/**
 * Turns programs of moves round: from "where may this piece go" to "which pieces attack this square".
 *
 * <p>So a threat is never programmed apart from the move that carries it out. The result for a square is again a
 * {@link Program}: a walk from the attacked square outwards, on which a piece at a node with CAPTURE attacks if its kind is
 * among the node's kinds. The order of the squares on a line does not matter to the truth of the attack; beginning at the
 * attacked square lets lines share their nodes.
 */
public final class AttackTrees {

  /** A condition on a square: one of the PASS flags; for PASS_FRIEND and limited hurdles with the kinds. */
  private record Need(int square, int pass, long kinds) {}

  /** Lines from one square. */
  private record Lines(int from, List<List<Need>> needs) {}

  /** An attacked square, and the number of the condition under which it is attacked. */
  private record Target(int square, int condition) {}

  private static final int FEW = 16;
  /** Lines of ordinary pieces share most of their nodes: sixty kinds of riders on a board of 16x16 need a tenth of this. */
  private static final int MAX_TOTAL = 1_000_000;

  /**
   * The maximum number of buffered needs of lines. Buffering lets many lines enter one tree before the next tree's
   * turn: all trees together do not fit into a cache.
   */
  private static final int MOST_HELD = 500_000;

  private final ProgramTree[] trees;
  private final long victims;
  /** Whether the targets are friends, to which a movement is lent, and not enemies. */
  private final boolean ofFriends;
  /** Whether the piece that is being added acts on another square than that where it ends. */
  private boolean acting;
  /** The condition under which the end counts that is being added. */
  private int condition;
  private int total;
  /** Lines of the piece that is being added from one square, by what they attack. */
  private final Map<Target, List<List<Need>>> lines = new HashMap<>();
  /** Lines of that piece from all squares that are not yet entered. */
  private final Map<Target, List<Lines>> held = new HashMap<>();
  private int needsHeld;

  /**
   * The pieces that capture enemies.
   *
   * @param size number of squares
   * @param victims kinds of pieces that count as attacked if they can be captured; 0 for all
   */
  public static AttackTrees ofEnemies(int size, long victims) {
    return new AttackTrees(size, victims, false);
  }

  /** The pieces that reach friends, and so lend them movement. */
  public static AttackTrees ofFriends(int size) {
    return new AttackTrees(size, 0, true);
  }

  private AttackTrees(int size, long victims, boolean ofFriends) {
    this.ofFriends = ofFriends;
    trees = new ProgramTree[size];
    for (int square = 0; square < size; square++) {
      trees[square] = new ProgramTree();
    }
    this.victims = victims;
  }

  /**
   * Adds all lines on which a piece attacks.
   *
   * @param programs where it goes, by the square from which
   * @param goal which ends of the programs count: CAPTURE (with acting), or MOVE
   * @param wanted under which conditions
   */
  public void add(Program[] programs, int kind, int goal, IntPredicate wanted) {
    for (int from = 0; from < programs.length; from++) {
      collect(programs[from], goal, wanted);
      hold(from);
      if (needsHeld > MOST_HELD) {
        enterHeld(kind);
      }
    }
    enterHeld(kind);
  }

  private void collect(Program program, int goal, IntPredicate wanted) {
    List<Need> way = new ArrayList<>();
    List<Integer> ends = new ArrayList<>();
    for (int i = 0; i < program.nodes.length; i++) {
      while (!ends.isEmpty() && ends.getLast() <= i) {
        ends.removeLast();
        way.removeLast();
      }
      int node = program.nodes[i];
      condition = program.conditions == null ? 0 : program.conditions[i];
      if (wanted.test(condition)) {
        collect(program, i, goal, way);
      }
      way.add(new Need(Node.square(node), node & Node.PASS, program.kinds[i]));
      ends.add(Node.skip(node));
    }
  }

  private void hold(int from) {
    lines.forEach((target, found) -> held.computeIfAbsent(target, _ -> new ArrayList<>())
        .add(new Lines(from, minimal(found))));
    lines.clear();
    acting = false;
  }

  private void enterHeld(int kind) {
    held.forEach((target, found) -> found
        .forEach(some -> some.needs().forEach(line -> enter(line, target, some.from(), kind))));
    held.clear();
    needsHeld = 0;
  }

  private void collect(Program program, int i, int goal, List<Need> way) {
    int node = program.nodes[i];
    int square = Node.square(node);
    if ((node & goal) != 0 && (goal == Node.MOVE || victims == 0 || (program.kinds[i] & victims) != 0)) {
      line(square, way);
    }
    if (goal != Node.CAPTURE) {
      return;
    }
    if ((node & Node.ACT_HERE) != 0) {
      line(square, way);
    }
    if ((node & Node.ACT_FROM) != 0) {
      acting = true;
      line(program.target(i), with(way, new Need(square, Node.PASS_EMPTY, 0)));
    }
    for (Need need : way) {
      if (need.pass() == Node.PASS_ENEMY) {
        passing(program, i, way, need.square());
      }
    }
  }

  /** The piece on {@code captured} is captured in passing, if the move can end on this node. */
  private void passing(Program program, int i, List<Need> way, int captured) {
    int square = Node.square(program.nodes[i]);
    if ((program.nodes[i] & Node.MOVE) != 0) {
      line(captured, with(way, new Need(square, Node.PASS_EMPTY, 0)));
    }
    if ((program.nodes[i] & Node.CAPTURE) != 0) {
      line(captured, with(way, new Need(square, Node.PASS_ENEMY, 0)));
    }
  }

  private static List<Need> with(List<Need> way, Need last) {
    List<Need> longer = new ArrayList<>(way);
    longer.add(last);
    return longer;
  }

  /**
   * The target is occupied, so that a way that leads over an empty square there leads nowhere. Which friend it is, where only some are
   * hurdles, is asked of the board; an enemy may be supposed to stand there.
   */
  private void line(int target, List<Need> way) {
    List<Need> needs = new ArrayList<>(way.size());
    for (Need need : way) {
      if (need.square() != target) {
        needs.add(need);
      } else if (!mayBeTarget(need)) {
        return;
      } else if (ofFriends && Node.limitsHurdles(need.pass())) {
        needs.add(need);
      }
    }
    needsHeld += needs.size() + 1;
    lines.computeIfAbsent(new Target(target, condition), _ -> new ArrayList<>()).add(needs);
  }

  /** Whether the piece on the target, captured or lent to, can be what the way needs where it stands. */
  private boolean mayBeTarget(Need need) {
    if ((need.pass() & Node.PASS_PIECE) != 0 && !Node.limitsHurdles(need.pass())) {
      return true;
    }
    return ofFriends ? (need.pass() & Node.PASS_FRIEND) != 0
        : (need.pass() & Node.PASS_ENEMY) != 0
            && (!Node.limitsHurdles(need.pass()) || victims == 0 || (need.kinds() & victims) != 0);
  }

  /**
   * Without the lines that need all that another needs, and more: a piece that acts on what it leaves or passes acts by its
   * shortest move already. Many lines are left as they are, which is as true.
   */
  private List<List<Need>> minimal(List<List<Need>> lines) {
    if (!acting || lines.size() > FEW) {
      return lines;
    }
    List<List<Need>> kept = new ArrayList<>();
    for (List<Need> line : lines) {
      if (kept.stream().noneMatch(line::containsAll)) {
        kept.removeIf(other -> other.containsAll(line));
        kept.add(line);
      }
    }
    return kept;
  }

  private void enter(List<Need> line, Target target, int from, int kind) {
    ProgramTree tree = trees[target.square()];
    int before = tree.size();
    ProgramTree.Branch node = tree.root(target.condition());
    for (Need need : line.reversed()) {
      node = need.pass() == Node.PASS_EMPTY
          ? tree.passEmpty(node, need.square())
          : tree.passPiece(node, need.square(), need.pass(), need.kinds());
    }
    tree.end(node, from, Node.CAPTURE, PieceCode.bit(kind));
    total += tree.size() - before;
    if (tree.size() > Program.MAX_NODES || total > MAX_TOTAL) {
      throw new PathTree.TooLarge();
    }
  }

  /** Attackers by square. */
  public Program[] flatten() {
    Program[] programs = new Program[trees.length];
    for (int square = 0; square < trees.length; square++) {
      programs[square] = trees[square].flatten();
    }
    return programs;
  }
}
