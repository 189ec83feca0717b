package org.variorum.rules.rule.turn;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Names;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveKinds;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.turn.Turn.By;
import org.variorum.rules.rule.turn.Turn.Part;
import org.variorum.rules.rule.turn.Turn.Sort;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** Forbids moves that the part of the turn may not be. */
final class PartLimits implements Veto.Prohibition {

  private final Turn turn;
  /** By side and part, the codes of one's own or the enemy's pieces that may move: those of kinds. */
  private final long[][] kinds;
  private final Slot moved;
  private final Names names;
  private final MoveKinds moveKinds;

  /** @param moved one more than the square of the piece that has moved before in the turn; 0: there is none */
  PartLimits(Turn turn, Slot moved, Context context) {
    this.turn = turn;
    this.moved = moved;
    kinds = new long[][] {kinds(turn.white(), context), kinds(turn.black(), context)};
    names = new Names(context.definition());
    moveKinds = context.moveKinds();
  }

  private static long[] kinds(List<Part> parts, Context context) {
    return parts.stream().mapToLong(
        part -> part.pieces().isEmpty() ? -1L : context.kinds().set(context.inOrder(part.pieces())))
        .toArray();
  }

  private Part part(State before) {
    return turn.of(before.turn).get(before.part());
  }

  @Override
  public boolean looksAhead() {
    return false;
  }

  @Override
  public boolean forbids(State before, long move, Threats threats) {
    return MoveCode.kind(move) != MoveCode.PASS
        && !(isOfRightKind(before, move) && isOfRightSort(before, move) && isByRightRule(before, move)
            && isByRightPiece(before, move));
  }

  private boolean isOfRightKind(State before, long move) {
    int piece = MoveCode.kind(move) == MoveCode.DROP
        ? PieceCode.code(MoveCode.becomes(move), before.turn) : before.board[MoveCode.from(move)];
    return PieceCode.holds(kinds[before.turn][before.part()], piece);
  }

  private boolean isOfRightSort(State before, long move) {
    boolean drops = MoveCode.kind(move) == MoveCode.DROP;
    return switch (part(before).sort()) {
      case ANY -> true;
      case CAPTURES -> MoveCode.captures(move);
      case NO_CAPTURES -> !MoveCode.captures(move);
      case DROPS -> drops;
      case NO_DROPS -> !drops;
    };
  }

  private boolean isByRightRule(State before, long move) {
    Set<String> rules = part(before).rules();
    return rules.isEmpty() || rules.contains(moveKinds.word(MoveCode.kind(move)));
  }

  private boolean isByRightPiece(State before, long move) {
    By by = part(before).by();
    boolean same = MoveCode.kind(move) != MoveCode.DROP && before.get(moved) == MoveCode.from(move) + 1;
    return by == By.ANY || same == (by == By.SAME);
  }

  @Override
  public String why() {
    return "the turn does not allow it";
  }

  @Override
  public String why(State before, long move) {
    Part part = part(before);
    String which =
        turn.of(before.turn).size() == 1 ? "a move" : "move " + (before.part() + 1) + " of the turn";
    if (!isOfRightKind(before, move)) {
      return which + " " + TurnTelling.makers(names.group(part.pieces()));
    }
    if (!isOfRightSort(before, move)) {
      return which + sort(part.sort());
    }
    if (!isByRightRule(before, move)) {
      return which + " " + TurnTelling.rules(part.rules(), !names.definition().heldLetters().isEmpty());
    }
    return which + (part.by() == By.ANOTHER ? " must be made by another piece than the move before"
        : before.get(moved) == 0 ? " must be made by the piece that made the move before, which is gone"
            : " must be made by the same piece as the move before");
  }

  private static String sort(Sort sort) {
    return switch (sort) {
      case ANY -> " may be any";
      case CAPTURES -> " must be a capture";
      case NO_CAPTURES -> " may not be a capture";
      case DROPS -> " must be a drop";
      case NO_DROPS -> " may not be a drop";
    };
  }
}
