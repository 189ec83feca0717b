package org.variorum.rules.rule.standing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Destinations;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.standing.StandingCaptures.Group;

/** What the groups of pieces that capture without moving mean on the board of a game. */
final class StandingTable {

  /** The kinds that capture so; those that may move as well; those that may step back. */
  final long captors;
  final long alsoByMoving;
  final long stepsBack;
  /** By kind, side and square: the set of squares where they capture so; null: everywhere. */
  private final long[] @Nullable [][][] near;

  StandingTable(StandingCaptures captures, Context context) {
    long all = 0;
    long moving = 0;
    long stepping = 0;
    near = new long[context.kinds().count()][][][];
    for (Group group : captures.groups()) {
      long kinds = context.kinds().set(group.captors());
      all |= kinds;
      moving |= group.alsoByMoving() ? kinds : 0;
      stepping |= group.stepsBack() ? kinds : 0;
      group.as().map(movement -> Destinations.of(movement, context.board(), StandingCaptures.class))
          .ifPresent(squares -> fill(group, squares, context));
    }
    captors = all;
    alsoByMoving = moving;
    stepsBack = stepping;
  }

  private void fill(Group group, long[][][] squares, Context context) {
    List<String> letters = context.inOrder(group.captors());
    letters.forEach(letter -> near[context.kinds().of(letter)] = squares);
  }

  /** Whether a piece captures one on a square from where it stands. */
  boolean reaches(int piece, int from, int square) {
    long[][][] squares = near[PieceCode.kind(piece)];
    return squares == null
        || (squares[PieceCode.side(piece)][from][square >>> 6] >>> square & 1) != 0;
  }
}
