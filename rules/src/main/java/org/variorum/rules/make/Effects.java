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
    if (MoveCode.kind(move) == MoveCode.PASS) {
      return false;
    }
    Draws draws = tables.definition.draws();
    int mover = state.board[MoveCode.from(move)];
    int becomes = MoveCode.becomes(move);
    int arrives = becomes < 0 ? mover : PieceCode.code(becomes, state.turn);
    boolean progress = PieceCode.holds(tables.progressPieces, mover) || becomes >= 0 && draws.promotions();
    return switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> plain(tables, state, move, arrives) && draws.captures() || progress;
      case MoveCode.CASTLING, MoveCode.EXCHANGE -> {
        moveBoth(state, move, arrives);
        yield progress;
      }
      case MoveCode.DISPLACEMENT -> {
        displace(state, move, arrives);
        yield progress;
      }
      case MoveCode.ACTION -> {
        act(tables, state, move, arrives);
        yield progress || draws.actions();
      }
      case MoveCode.EN_PASSANT, MoveCode.IN_PASSING -> {
        captureElsewhere(tables, state, move, arrives);
        yield progress || draws.captures();
      }
      case MoveCode.DROP -> {
        state.hold(arrives, -1);
        state.put(MoveCode.to(move), arrives);
        yield PieceCode.holds(tables.progressPieces, arrives);
      }
      default -> throw new IllegalArgumentException("no move: " + Long.toHexString(move));
    };
  }

  /** Tells whether something is captured. */
  private static boolean plain(Tables tables, State state, long move, int arrives) {
    int captured = state.board[MoveCode.to(move)];
    if (captured != PieceCode.EMPTY) {
      capture(tables, state, captured);
    }
    state.put(MoveCode.from(move), PieceCode.EMPTY);
    state.put(MoveCode.to(move), arrives);
    return captured != PieceCode.EMPTY;
  }

  private static void moveBoth(State state, long move, int arrives) {
    int other = state.board[MoveCode.otherFrom(move)];
    state.put(MoveCode.from(move), PieceCode.EMPTY);
    state.put(MoveCode.otherFrom(move), PieceCode.EMPTY);
    state.put(MoveCode.to(move), arrives);
    state.put(MoveCode.otherTo(move), other);
  }

  private static void displace(State state, long move, int arrives) {
    int other = state.board[MoveCode.to(move)];
    state.put(MoveCode.from(move), PieceCode.EMPTY);
    state.put(MoveCode.to(move), arrives);
    state.put(MoveCode.otherTo(move), other);
  }

  /** The other piece is captured, and whoever stands where the mover ends. */
  private static void captureElsewhere(Tables tables, State state, long move, int arrives) {
    int to = MoveCode.to(move);
    capture(tables, state, state.board[MoveCode.otherFrom(move)]);
    if (state.board[to] != PieceCode.EMPTY) {
      capture(tables, state, state.board[to]);
    }
    state.put(MoveCode.from(move), PieceCode.EMPTY);
    state.put(MoveCode.otherFrom(move), PieceCode.EMPTY);
    state.put(to, arrives);
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
