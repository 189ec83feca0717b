package org.variorum.rules.rule.enemies;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** Finds which pieces of the side that waits the side to move may move. */
final class EnemyMoves implements MoveSource {

  private static final Reason ENEMY_MOVE = new Reason("ENEMY_MOVE");

  private final int kind;
  private final long pieces;
  private final Program[][] ways;
  private final State state;
  private final Gates gates;

  /**
   * @param pieces the kinds that are moved so
   * @param ways by the side of the piece and its square
   */
  EnemyMoves(int kind, long pieces, Program[][] ways, State state, Gates gates) {
    this.kind = kind;
    this.pieces = pieces;
    this.ways = ways;
    this.state = state;
    this.gates = gates;
  }

  @Override
  public int kind() {
    return kind;
  }

  @Override
  public boolean movesEnemies() {
    return true;
  }

  @Override
  public void add(MoveBuffer moves, boolean check) {
    gates.prepare(state.turn);
    for (int word = 0; word < state.words; word++) {
      for (long left = state.sides[(state.turn ^ 1) * state.words + word]; left != 0; left &= left - 1) {
        addFrom(moves, word << 6 | Long.numberOfTrailingZeros(left));
      }
    }
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    int piece = state.board[from];
    if (piece != PieceCode.EMPTY && PieceCode.side(piece) != state.turn) {
      gates.prepare(state.turn);
      addFrom(moves, from);
    }
  }

  private void addFrom(MoveBuffer moves, int from) {
    int piece = state.board[from];
    if (!PieceCode.holds(pieces, piece) || PieceCode.holds(gates.capturesOnly(), piece)) {
      return;
    }
    int begin = moves.size;
    int owner = PieceCode.side(piece);
    Program way = ways[owner][from];
    for (int i = 0; i < way.nodes.length;) {
      int square = Node.square(way.nodes[i]);
      boolean shut = gates.isShut(square);
      boolean ends = (way.nodes[i] & Node.MOVE) != 0 && state.board[square] == PieceCode.EMPTY && !shut;
      if (ends && !holds(moves, begin, square)) {
        moves.add(MoveCode.of(kind, from, square, 0, 0));
      }
      i = way.passes(i, state.board[square], owner) && !shut ? i + 1 : Node.skip(way.nodes[i]);
    }
  }

  private static boolean holds(MoveBuffer moves, int begin, int to) {
    for (int i = begin; i < moves.size; i++) {
      if (MoveCode.to(moves.moves[i]) == to) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void addPremoves(PremoveSquares premoves) {
    for (int from = 0; from < state.board.length; from++) {
      int piece = state.board[from];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) != premoves.side()
          && PieceCode.holds(pieces, piece)) {
        Set<Integer> squares = premoves.of(from);
        for (int node : ways[PieceCode.side(piece)][from].nodes) {
          if ((node & Node.MOVE) != 0) {
            squares.add(Node.square(node));
          }
        }
      }
    }
  }

  @Override
  public Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    int piece = state.board[asked.from()];
    boolean meant = piece != PieceCode.EMPTY && PieceCode.side(piece) != state.turn
        && PieceCode.holds(pieces, piece) && !asked.hasSecondLeg();
    if (!meant) {
      return Optional.empty();
    }
    Wording words = new Wording(state);
    if (!leads(ways[PieceCode.side(piece)][asked.from()], asked.to())) {
      return refuse(words.pieceOn(asked.from()) + " is the enemy's, and cannot be moved to "
          + words.square(asked.to()), asked);
    }
    gates.prepare(state.turn);
    Optional<Illegal> banned = gates.whyNotQuietly(asked.from());
    if (banned.isPresent()) {
      return banned;
    }
    MoveBuffer moves = new MoveBuffer();
    addOpen(moves, asked.from(), check);
    return holds(moves, 0, asked.to()) ? Optional.empty()
        : refuse(words.pieceOn(asked.from()) + " is the enemy's, and its way to " + words.square(asked.to())
            + " is not free", asked);
  }

  /** Whether a way leads to a square on some board. */
  private static boolean leads(Program way, int to) {
    for (int node : way.nodes) {
      if ((node & Node.MOVE) != 0 && Node.square(node) == to) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Illegal> refuse(String reason, Asked asked) {
    return Optional.of(new Illegal(ENEMY_MOVE, reason, List.of(asked.from(), asked.to())));
  }
}
