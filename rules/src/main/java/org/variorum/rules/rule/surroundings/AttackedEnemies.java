package org.variorum.rules.rule.surroundings;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Hurdles;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.definition.Way;
import org.variorum.rules.fen.HomeSquares;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.PathWalker;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.rule.Context;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/**
 * Finds the enemies that the piece on a square could capture from there by its own ways. It has programs of its own, because those of the
 * game leave out whom nobody may capture.
 */
final class AttackedEnemies implements SurroundingVictims {

  private static final int MAX_TOTAL = 1_000_000;

  private final Kinds kinds;
  private final Geometry board;
  private final HomeSquares home;
  private final long spared;
  private final CellSlot walls;
  /** By code and square. */
  private final Program[][] programs;
  private int total;

  /** @param spared the kinds to which nothing happens */
  AttackedEnemies(Context context, long spared) {
    kinds = context.kinds();
    board = context.board();
    home = new HomeSquares(kinds);
    walls = context.memory().walls();
    this.spared = spared;
    programs = IntStream.range(0, kinds.codes()).mapToObj(this::programs).toArray(Program[][]::new);
  }

  private Program[] programs(int code) {
    return code < PieceCode.FIRST ? new Program[0]
        : IntStream.range(0, board.size()).mapToObj(square -> program(code, square)).toArray(Program[]::new);
  }

  private Program program(int code, int square) {
    PieceKind piece = kinds.definition().pieces().get(PieceCode.kind(code));
    Side player = PieceCode.sideOf(PieceCode.side(code));
    ProgramTree tree = new ProgramTree();
    PathWalker paths = new PathWalker(board, player, square, tree);
    boolean atHome = home.contains(PieceCode.kind(code), PieceCode.side(code), square);
    try {
      piece.ways().stream().filter(way -> way.when().isEmpty() && way.from().contains(board, square, player))
          .forEach(way -> enter(paths, way, player, atHome));
    } catch (PathWalker.TooLarge _) {
      throw tooLarge(piece);
    }
    total += tree.size();
    if (total > MAX_TOTAL) {
      throw tooLarge(piece);
    }
    return tree.flatten();
  }

  private static UnplayableDefinitionException tooLarge(PieceKind piece) {
    return new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Kind(piece.letter()),
        "the pieces attack by more ways than this program can hold, at the latest the "
            + Excerpt.of(piece.name()) + ": give it fewer legs or shorter ranges, or use a smaller board")));
  }

  private void enter(PathWalker paths, Way way, Side player, boolean atHome) {
    Hurdles over = way.over();
    paths.setHurdles(over.owner() != Owner.ENEMY, over.owner() != Owner.OWN,
        over.letters().isEmpty() ? ~0L : kinds.set(over.letters()));
    long captured = way.victims().isEmpty() ? ~0L : kinds.set(way.victims());
    way.movement().paths().stream().filter(path -> atHome || !path.initial())
        .forEach(
            path -> paths.addMoves(path, true, true, captured, end -> way.to().contains(board, end, player)));
  }

  @Override
  public boolean any(State state, int square, int side) {
    for (long word : all(state, square, side)) {
      if (word != 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public long[] all(State state, int square, int side) {
    Program program = programs[state.board[square]][square];
    long[] found = new long[board.wordCount()];
    for (int i = 0; i < program.nodes.length;) {
      int node = program.nodes[i];
      int at = Node.square(node);
      int piece = state.board[at];
      boolean wall = piece == PieceCode.EMPTY && state.holds(walls, at);
      if (!wall && ends(program, i, piece, side)) {
        add(found, state, at);
        add(found, state, program.aux[i]);
      }
      i = !wall && program.passes(i, piece, side) ? i + 1 : Node.skip(node);
    }
    return found;
  }

  /** Whether a move may end at a node: on an empty square, or by capturing there. */
  private static boolean ends(Program program, int i, int piece, int side) {
    return piece == PieceCode.EMPTY ? (program.nodes[i] & Node.MOVE) != 0
        : (program.nodes[i] & Node.CAPTURE) != 0 && PieceCode.side(piece) != side
            && PieceCode.holds(program.kinds[i], piece);
  }

  private void add(long[] found, State state, int square) {
    if (square != ProgramTree.NONE && state.board[square] != PieceCode.EMPTY
        && !PieceCode.holds(spared, state.board[square])) {
      found[square >>> 6] |= 1L << square;
    }
  }
}
