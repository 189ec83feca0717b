package org.variorum.rules.rule.compulsory;

import java.util.List;
import org.variorum.rules.definition.Names;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.rule.compulsory.CompulsoryCaptures.Preference;
import org.variorum.rules.state.State;

/** No move may be made beside one of a higher rank: captures that are compulsory come before all else, and some of them before others. */
final class CapturesFirst implements Veto {

  /** More than so many pieces are never captured at once. */
  private static final int COUNTED = 1 << 10;

  /** Which captures come before others, by kinds. */
  private record Order(long of, long by, boolean most) {

    int value(long mover, int[] taken) {
      int found = 0;
      for (int kind = 0; (by & mover) != 0 && kind < taken.length; kind++) {
        found += (of & PieceCode.bit(kind)) == 0 ? 0 : taken[kind];
      }
      return most ? found : Math.min(found, 1);
    }
  }

  private final Order compulsory;
  private final Order[] orders;
  /** Whether the pieces that are captured do not matter. */
  private final boolean any;
  private final int kinds;
  private final String reason;
  private final List<String> reasons;

  CapturesFirst(CompulsoryCaptures rule, Context context) {
    kinds = context.kinds().count();
    any = rule.of().size() == kinds;
    compulsory = new Order(context.kinds().set(rule.of()), context.kinds().set(rule.by()), false);
    orders = rule.prefer().stream().map(preference -> new Order(context.kinds().set(preference.of()),
        context.kinds().set(preference.by()), preference.most())).toArray(Order[]::new);
    PreferenceWords words = new PreferenceWords(new Names(context.definition()));
    reason = any && rule.by().size() == kinds ? "a capture is compulsory where one is possible"
        : words.captures(new Preference(rule.of(), rule.by(), false))
            + " are compulsory where they are possible";
    reasons = rule.prefer().stream()
        .map(preference -> words.captures(preference) + (preference.most() ? " comes first" : " come first"))
        .toList();
  }

  @Override
  public boolean forbids(long move, long other, Trials trials) {
    return rank(other, trials) > rank(move, trials);
  }

  @Override
  public void strike(MoveBuffer moves, Trials trials) {
    long[] ranks = new long[moves.size];
    long highest = 0;
    for (int i = 0; i < moves.size; i++) {
      ranks[i] = rank(moves.moves[i], trials);
      highest = Math.max(highest, ranks[i]);
    }
    int kept = 0;
    for (int i = 0; i < moves.size; i++) {
      if (ranks[i] == highest) {
        moves.moves[kept++] = moves.moves[i];
      }
    }
    moves.size = kept;
  }

  /** How a move ranks among others: 0 for those that nothing makes compulsory. */
  private long rank(long move, Trials trials) {
    if (!MoveCode.captures(move)) {
      return 0;
    }
    long mover = mover(move, trials.state());
    if (any && orders.length == 0) {
      return (compulsory.by() & mover) == 0 ? 0 : 1;
    }
    int[] taken = taken(move, trials);
    if ((compulsory.by() & mover) == 0 || !any && compulsory.value(mover, taken) == 0) {
      return 0;
    }
    long rank = 1;
    for (Order order : orders) {
      rank = rank * (order.most() ? COUNTED : 2) + order.value(mover, taken);
    }
    return rank;
  }

  private static long mover(long move, State state) {
    return PieceCode.bit(PieceCode.kind(state.board[MoveCode.from(move)]));
  }

  /** How many enemies of each kind are no longer where they stood. */
  private int[] taken(long move, Trials trials) {
    State state = trials.state();
    int enemy = state.turn ^ 1;
    int[] before = state.board.clone();
    int[] taken = new int[kinds];
    trials.attempt(move);
    for (int square = 0; square < before.length; square++) {
      int piece = before[square];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == enemy && state.board[square] != piece) {
        taken[PieceCode.kind(piece)]++;
      }
    }
    trials.unmake();
    return taken;
  }

  @Override
  public String why(long move, Wording words) {
    return reason;
  }

  @Override
  public String why(long move, long other, Trials trials, Wording words) {
    if (rank(move, trials) == 0) {
      return reason;
    }
    int[] taken = taken(move, trials);
    int[] instead = taken(other, trials);
    for (int i = 0; i < orders.length; i++) {
      if (orders[i].value(mover(move, trials.state()), taken) < orders[i]
          .value(mover(other, trials.state()), instead)) {
        return reasons.get(i);
      }
    }
    return reason;
  }
}
