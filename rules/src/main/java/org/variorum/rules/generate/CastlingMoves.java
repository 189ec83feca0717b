package org.variorum.rules.generate;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.castling.CastlingTable;
import org.variorum.rules.state.State;

/** Finds the ways in which the side to move may castle. */
public final class CastlingMoves {

  private final State state;
  private final Tables tables;
  private final Legality legality;
  private final Gates gates;

  public CastlingMoves(Tables tables, State state, Legality legality) {
    this.state = state;
    this.legality = legality;
    this.tables = tables;
    gates = new Gates(tables.quietGates, state);
  }

  /** Adds the legal ways of a side that is not in check. */
  public void addLegal(MoveBuffer moves) {
    int kept = moves.size;
    add(moves, false);
    for (int i = kept; i < moves.size; i++) {
      long move = moves.moves[i];
      if (legality.survives(move)) {
        moves.moves[kept++] = move;
      }
    }
    moves.size = kept;
  }

  /** Adds the ways, whether or not they leave the royal piece attacked. */
  public void add(MoveBuffer moves, boolean check) {
    @Nullable CastlingTable castling = tables.castling;
    if (castling == null || state.get(tables.castlingRights) == 0 || check) {
      return;
    }
    gates.prepare(state.turn);
    long barred = gates.capturesOnly();
    for (CastlingTable.Wing wing : castling.wings()) {
      if (wing.side() == state.turn && (state.get(tables.castlingRights) & wing.right()) != 0
          && !PieceCode.holds(barred, wing.king()) && allEmpty(wing.empty())
          && safe(wing.safe())) {
        add(moves, wing);
      }
    }
  }

  /** Adds the ways of a piece whose way is free, attacked or not. */
  public void addOpen(MoveBuffer moves, int from) {
    for (CastlingTable.Wing wing : tables.castling == null ? List.<CastlingTable.Wing>of()
        : tables.castling.wings()) {
      if (wing.side() == state.turn && wing.kingHome() == from
          && (state.get(tables.castlingRights) & wing.right()) != 0
          && allEmpty(wing.empty())) {
        add(moves, wing);
      }
    }
  }

  private static void add(MoveBuffer moves, CastlingTable.Wing wing) {
    for (int[] ends : wing.ends()) {
      moves.add(MoveCode.of(MoveCode.CASTLING, wing.kingHome(), ends[0], wing.rookHome(), ends[1]));
    }
  }

  private boolean allEmpty(int[] squares) {
    for (int square : squares) {
      if (state.board[square] != PieceCode.EMPTY) {
        return false;
      }
    }
    return true;
  }

  /** Whether no square is attacked; where there is no check, attack is no matter. */
  private boolean safe(int[] squares) {
    if (tables.royalty != Royalty.Mode.CHECK) {
      return true;
    }
    for (int square : squares) {
      if (legality.attacks().attacked(square, state.turn ^ 1)) {
        return false;
      }
    }
    return true;
  }
}
