package org.variorum.rules.rule.repetition;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;

/** Who may be chased by whom. */
final class ChaseTargets implements Ending.Chase {

  private final Chasing chasing;
  private final Context context;
  private final long by;
  private final long of;

  ChaseTargets(Chasing chasing, Context context) {
    this.chasing = chasing;
    this.context = context;
    by = context.kinds().set(chasing.by());
    of = context.kinds().set(chasing.of());
  }

  @Override
  public boolean stillCounts() {
    return chasing.still();
  }

  @Override
  public boolean concerns(int chaser, int piece, int square) {
    return PieceCode.holds(by, chaser) && PieceCode.holds(of, piece) && !isSpared(piece, square);
  }

  private boolean isSpared(int piece, int square) {
    Geometry board = context.board();
    return chasing.spared().entrySet().stream().anyMatch(entry -> entry.getKey().equals(letter(piece))
        && entry.getValue().contains(board, square, PieceCode.sideOf(PieceCode.side(piece))));
  }

  @Override
  public boolean evenProtected(int chaser, int piece) {
    return chasing.evenProtected().entrySet().stream()
        .anyMatch(entry -> entry.getKey().equals(letter(piece)) && entry.getValue().contains(letter(chaser)));
  }

  private String letter(int code) {
    return context.kinds().letter(PieceCode.kind(code));
  }
}
