package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.variorum.rules.position.PieceCode;

/**
 * Inverter of movement programs: from "where may this piece move" to "which pieces attack this square".
 *
 * <p>So an attack is never programmed apart from the move that carries it out. The result for a square is again a
 * {@link Program}: a walk from the attacked square outwards. A piece at a node with CAPTURE attacks if the node's kinds
 * contain its kind. For example, a rook's path a1, a2, a3, a4 becomes the line a3, a2, a1 in the tree of a4: a2 and a3
 * must be empty, and a rook on a1 attacks. Lines are reversed so that those that end near the attacked square share
 * nodes.
 */
public final class AttackTrees {

  /** A requirement for a square: PASS flags of {@link Node}, with kinds for PASS_FRIEND and limited hurdles. */
  private record Need(int square, int pass, long kinds) {}

  /** The lines from one square, each as a list of requirements. */
  private record Lines(int from, List<List<Need>> needs) {}

  /** An attacked square, and the number of the condition under which it is attacked. */
  private record Target(int square, int condition) {}

  /** The maximum number of lines that {@link #withoutRedundant} compares, as it compares each with each. */
  private static final int MAX_COMPARED = 16;
  /** The maximum number of nodes of all trees. Sixty kinds of riders on a board of 16x16 need a tenth of this. */
  private static final int MAX_TOTAL = 1_000_000;

  /**
   * The maximum number of buffered requirements of lines. Buffering lets many lines enter one tree before the next
   * tree: all trees together do not fit into a cache.
   */
  private static final int MAX_BUFFERED = 500_000;

  private final ProgramTree[] trees;
  /** The kinds that count as attacked if they can be captured; 0 for all. */
  private final long victims;
  /** Whether the targets are friends that borrow movement. If not, the targets are enemies. */
  private final boolean targetsAreFriends;
  /** Whether the piece that is being added can act on a square other than its destination, from the current origin. */
  private boolean actsElsewhere;
  /** The number of the condition of the end that is being added. */
  private int condition;
  private int nodeCount;
  /** The lines of the piece that is being added, from one square, by target. */
  private final Map<Target, List<List<Need>>> lines = new HashMap<>();
  /** The lines of that piece from all squares that are not yet in the trees. */
  private final Map<Target, List<Lines>> buffer = new HashMap<>();
  private int bufferedNeeds;

  /**
   * Returns empty trees for pieces that capture enemies.
   *
   * @param size the number of squares
   * @param victims the kinds that count as attacked if they can be captured; 0 for all
   */
  public static AttackTrees ofEnemies(int size, long victims) {
    return new AttackTrees(size, victims, false);
  }

  /** Returns empty trees for pieces that reach friends and so lend them movement. */
  public static AttackTrees ofFriends(int size) {
    return new AttackTrees(size, 0, true);
  }

  private AttackTrees(int size, long victims, boolean targetsAreFriends) {
    this.targetsAreFriends = targetsAreFriends;
    trees = new ProgramTree[size];
    for (int square = 0; square < size; square++) {
      trees[square] = new ProgramTree();
    }
    this.victims = victims;
  }

  /**
   * Adds all lines on which a piece attacks.
   *
   * @param programs the programs of the piece, by origin
   * @param endFlag the ends that count as attacks: {@link Node#CAPTURE}, which includes actions, or {@link Node#MOVE}
   * @param isWanted accepts the conditions under which ends count, by number; 0 is no condition
   */
  public void add(Program[] programs, int kind, int endFlag, IntPredicate isWanted) {
    for (int from = 0; from < programs.length; from++) {
      collect(programs[from], endFlag, isWanted);
      addToBuffer(from);
      if (bufferedNeeds > MAX_BUFFERED) {
        flushBuffer(kind);
      }
    }
    flushBuffer(kind);
  }

  private void collect(Program program, int endFlag, IntPredicate isWanted) {
    List<Need> path = new ArrayList<>();
    List<Integer> subtreeEnds = new ArrayList<>();
    for (int i = 0; i < program.nodes.length; i++) {
      while (!subtreeEnds.isEmpty() && subtreeEnds.getLast() <= i) {
        subtreeEnds.removeLast();
        path.removeLast();
      }
      int node = program.nodes[i];
      condition = program.conditions == null ? 0 : program.conditions[i];
      if (isWanted.test(condition)) {
        collectEnds(program, i, endFlag, path);
      }
      path.add(new Need(Node.square(node), node & Node.PASS, program.kinds[i]));
      subtreeEnds.add(Node.skip(node));
    }
  }

  private void addToBuffer(int from) {
    lines.forEach((target, found) -> buffer.computeIfAbsent(target, _ -> new ArrayList<>())
        .add(new Lines(from, withoutRedundant(found))));
    lines.clear();
    actsElsewhere = false;
  }

  private void flushBuffer(int kind) {
    buffer.forEach((target, found) -> found
        .forEach(group -> group.needs().forEach(line -> insert(line, target, group.from(), kind))));
    buffer.clear();
    bufferedNeeds = 0;
  }

  /** Collects the lines that end at node {@code i}. {@code path} has the requirements of the nodes before. */
  private void collectEnds(Program program, int i, int endFlag, List<Need> path) {
    int node = program.nodes[i];
    int square = Node.square(node);
    if ((node & endFlag) != 0
        && (endFlag == Node.MOVE || victims == 0 || (program.kinds[i] & victims) != 0)) {
      addLine(square, path);
    }
    if (endFlag != Node.CAPTURE) {
      return;
    }
    if ((node & Node.ACT_HERE) != 0) {
      addLine(square, path);
    }
    if ((node & Node.ACT_FROM) != 0) {
      actsElsewhere = true;
      addLine(program.target(i), append(path, new Need(square, Node.PASS_EMPTY, 0)));
    }
    for (Need need : path) {
      if (need.pass() == Node.PASS_ENEMY) {
        collectInPassing(program, i, path, need.square());
      }
    }
  }

  /** Adds the lines on which a move that ends on a node captures the piece on {@code captured} in passing. */
  private void collectInPassing(Program program, int i, List<Need> path, int captured) {
    int square = Node.square(program.nodes[i]);
    if ((program.nodes[i] & Node.MOVE) != 0) {
      addLine(captured, append(path, new Need(square, Node.PASS_EMPTY, 0)));
    }
    if ((program.nodes[i] & Node.CAPTURE) != 0) {
      addLine(captured, append(path, new Need(square, Node.PASS_ENEMY, 0)));
    }
  }

  private static List<Need> append(List<Need> path, Need last) {
    List<Need> extended = new ArrayList<>(path);
    extended.add(last);
    return extended;
  }

  /**
   * Adds a line to a target. A path may cross its own target square. As the target is occupied, such a path attacks
   * only if it does not need an empty square there. Its requirement for the target square is then left out, except that
   * a line that only some friends let pass tests the friend on the target.
   */
  private void addLine(int target, List<Need> path) {
    List<Need> needs = new ArrayList<>(path.size());
    for (Need need : path) {
      if (need.square() != target) {
        needs.add(need);
      } else if (!mayBeTarget(need)) {
        return;
      } else if (targetsAreFriends && Node.limitsHurdles(need.pass())) {
        needs.add(need);
      }
    }
    bufferedNeeds += needs.size() + 1;
    lines.computeIfAbsent(new Target(target, condition), _ -> new ArrayList<>()).add(needs);
  }

  /**
   * Whether the piece on the target (the captured or the borrowing piece) can meet a requirement for its own square.
   */
  private boolean mayBeTarget(Need need) {
    if ((need.pass() & Node.PASS_PIECE) != 0 && !Node.limitsHurdles(need.pass())) {
      return true;
    }
    return targetsAreFriends ? (need.pass() & Node.PASS_FRIEND) != 0
        : (need.pass() & Node.PASS_ENEMY) != 0
            && (!Node.limitsHurdles(need.pass()) || victims == 0 || (need.kinds() & victims) != 0);
  }

  /**
   * Removes each line that has all requirements of another line and more: it attacks only when the other line does.
   * Several actions on one piece cause such lines. Returns the list unchanged without such actions, or if it is long.
   * The attacks are the same in either case.
   */
  private List<List<Need>> withoutRedundant(List<List<Need>> lines) {
    if (!actsElsewhere || lines.size() > MAX_COMPARED) {
      return lines;
    }
    List<List<Need>> result = new ArrayList<>();
    for (List<Need> line : lines) {
      if (result.stream().noneMatch(line::containsAll)) {
        result.removeIf(other -> other.containsAll(line));
        result.add(line);
      }
    }
    return result;
  }

  private void insert(List<Need> line, Target target, int from, int kind) {
    ProgramTree tree = trees[target.square()];
    int oldSize = tree.size();
    ProgramTree.Branch node = tree.root(target.condition());
    for (Need need : line.reversed()) {
      node = need.pass() == Node.PASS_EMPTY
          ? tree.passEmpty(node, need.square())
          : tree.passPiece(node, need.square(), need.pass(), need.kinds());
    }
    tree.addEnd(node, from, Node.CAPTURE, PieceCode.bit(kind));
    nodeCount += tree.size() - oldSize;
    if (tree.size() > Program.MAX_NODES || nodeCount > MAX_TOTAL) {
      throw new PathWalker.TooLarge();
    }
  }

  /** Returns the trees of attackers, by attacked square. */
  public Program[] flatten() {
    Program[] programs = new Program[trees.length];
    for (int square = 0; square < trees.length; square++) {
      programs[square] = trees[square].flatten();
    }
    return programs;
  }
}
