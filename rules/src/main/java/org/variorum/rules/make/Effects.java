package org.variorum.rules.make;

import org.variorum.rules.compile.Tables;
import org.variorum.rules.definition.Draws;
import org.variorum.rules.definition.Mechanism.Acting.Effect;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.State;

/** What a move changes on the board and in the hands. */
public final class Effects {

  private Effects() {}

  /** Makes the changes and tells whether the move is progress, so that the halfmove clock starts again (COM-2). */
  static boolean apply(Tables tables, State state, long move) {
    Draws draws = tables.definition.draws();
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int mover = state.board[from];
    int becomes = MoveCode.becomes(move);
    int arrives = becomes < 0 ? mover : PieceCode.code(becomes, state.turn);
    boolean progress = PieceCode.holds(tables.progressPieces, mover) || becomes >= 0 && draws.promotions();
    switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> {
        int captured = state.board[to];
        if (captured != PieceCode.EMPTY) {
          progress |= draws.captures();
          capture(tables, state, captured);
        }
        state.put(from, PieceCode.EMPTY);
        state.put(to, arrives);
      }
      case MoveCode.CASTLING, MoveCode.EXCHANGE -> {
        int other = state.board[MoveCode.otherFrom(move)];
        state.put(from, PieceCode.EMPTY);
        state.put(MoveCode.otherFrom(move), PieceCode.EMPTY);
        state.put(to, arrives);
        state.put(MoveCode.otherTo(move), other);
      }
      case MoveCode.DISPLACEMENT -> {
        int other = state.board[to];
        state.put(from, PieceCode.EMPTY);
        state.put(to, arrives);
        state.put(MoveCode.otherTo(move), other);
      }
      case MoveCode.ACTION -> {
        progress |= draws.actions();
        act(tables, state, move, arrives);
      }
      case MoveCode.EN_PASSANT, MoveCode.IN_PASSING -> {
        progress |= draws.captures();
        capture(tables, state, state.board[MoveCode.otherFrom(move)]);
        if (state.board[to] != PieceCode.EMPTY) {
          capture(tables, state, state.board[to]);
        }
        state.put(from, PieceCode.EMPTY);
        state.put(MoveCode.otherFrom(move), PieceCode.EMPTY);
        state.put(to, arrives);
      }
      case MoveCode.DROP -> {
        progress = PieceCode.holds(tables.progressPieces, arrives);
        state.hold(arrives, -1);
        state.put(to, arrives);
      }
      default -> throw new IllegalArgumentException("no move: " + Long.toHexString(move));
    }
    return progress;
  }

  /** Whether a move captures an enemy royal piece, where it ends or in passing. */
  public static boolean capturesRoyal(Tables tables, State state, long move) {
    return switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> isEnemyRoyal(tables, state, MoveCode.to(move));
      case MoveCode.IN_PASSING ->
          isEnemyRoyal(tables, state, MoveCode.to(move))
              || isEnemyRoyal(tables, state, MoveCode.otherFrom(move));
      default -> false;
    };
  }

  private static boolean isEnemyRoyal(Tables tables, State state, int square) {
    int piece = state.board[square];
    return PieceCode.holds(tables.royals, piece) && PieceCode.side(piece) != state.turn;
  }

  private static void capture(Tables tables, State state, int captured) {
    if (tables.hands) {
      int kind = PieceCode.kind(captured);
      int basic = tables.basic[kind] < 0 ? kind : tables.basic[kind];
      if (tables.drops[basic] != null) {
        state.hold(PieceCode.code(basic, state.turn), 1);
      }
    }
  }

  private static void act(Tables tables, State state, long move, int arrives) {
    int from = MoveCode.from(move);
    int otherFrom = MoveCode.otherFrom(move);
    int changed = changed(tables, state, state.board[otherFrom]);
    if (MoveCode.to(move) == from) {
      state.put(otherFrom, changed);
      return;
    }
    state.put(from, PieceCode.EMPTY);
    if (otherFrom != MoveCode.otherTo(move)) {
      state.put(otherFrom, PieceCode.EMPTY);
    }
    state.put(MoveCode.to(move), arrives);
    state.put(MoveCode.otherTo(move), changed);
  }

  /** What a target becomes (NOT-2). */
  public static int changed(Tables tables, State state, int target) {
    int kind = PieceCode.kind(target);
    return switch (effect(tables, target, state.turn)) {
      case NONE, DISPLACE -> target;
      case RECRUIT -> PieceCode.code(kind, state.turn);
      case DEMOTE -> PieceCode.code(tables.basic[kind], PieceCode.side(target));
      case PROMOTE -> PieceCode.code(tables.promoted[kind], PieceCode.side(target));
    };
  }

  /** What would happen to a target; NONE if it cannot be one. */
  public static Effect effect(Tables tables, int target, int actor) {
    var acting = tables.acting;
    if (acting == null) {
      return Effect.NONE;
    }
    int kind = PieceCode.kind(target);
    boolean promoted = tables.basic[kind] >= 0;
    Effect wanted = PieceCode.side(target) == actor ? acting.ally()
        : promoted ? acting.promotedEnemy() : acting.enemy();
    boolean possible = switch (wanted) {
      case DEMOTE -> promoted;
      case PROMOTE -> tables.promoted[kind] >= 0;
      case NONE, RECRUIT, DISPLACE -> true;
    };
    return possible ? wanted : Effect.NONE;
  }
}
