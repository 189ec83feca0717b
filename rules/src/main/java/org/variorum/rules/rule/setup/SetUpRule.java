package org.variorum.rules.rule.setup;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Who can drop a piece that must be set up has to. */
final class SetUpRule implements Rule {

  private final SetUp setUp;
  private final Context context;
  /** The kinds that are set up. */
  private final long kinds;

  SetUpRule(SetUp setUp, Context context) {
    this.setUp = setUp;
    this.context = context;
    kinds = context.kinds().set(setUp.pieces());
  }

  /**
   * Who has to drop can neither move nor recapture; nobody has to capture, since drops do not. Who puts a royal piece on the board may have
   * nothing besides.
   */
  @Override
  public Set<Guarantee> guarantees() {
    return (kinds & context.kinds().royals()) == 0
        ? Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE)
        : Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE, Guarantee.QUIET_ENDS_NOTHING,
            Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional
        .of(RuleNote.ofMoves("set-up", "pieces are set up first", "which pieces are to be set up first"));
  }

  @Override
  public Optional<Veto> veto() {
    return Optional.of(new SetUpFirst(kinds, setUp.knowsNoCheck(context.definition()) ? kinds : 0));
  }

  private record SetUpFirst(long kinds, long sparesFromCheck) implements Veto {

    @Override
    public boolean forbids(long move, long other, Trials trials) {
      return setsUp(other) && !setsUp(move);
    }

    private boolean setsUp(long move) {
      return MoveCode.kind(move) == MoveCode.DROP
          && (kinds & PieceCode.bit(MoveCode.becomes(move))) != 0;
    }

    @Override
    public String why(long move, Wording words) {
      return "pieces in hand are set up before anything else";
    }
  }

  @Override
  public Optional<DropTable.Limit> dropLimit() {
    return setUp.apart().isEmpty() ? Optional.empty() : Optional.of(new Colours());
  }

  /** Some pieces are put on squares of different colours, and others leave them these. */
  private final class Colours implements DropTable.Limit {

    private final List<Integer> apart = setUp.apart().stream().map(context.kinds()::of).sorted().toList();

    @Override
    public boolean forbids(State state, DropTable.Limit.Open open, int kind, int square) {
      return culprit(state, open, kind, square).isPresent();
    }

    /** The kind for whose sake a piece may not be put on a square. */
    private Optional<Integer> culprit(State state, DropTable.Limit.Open open, int kind, int square) {
      return (kinds & PieceCode.bit(kind)) == 0 ? Optional.empty()
          : apart.stream().filter(like -> like == kind
              ? stands(state, like, context.board().isDark(square)) : deprives(state, open, like, square))
              .findFirst();
    }

    @Override
    public String why(State state, DropTable.Limit.Open open, int kind, int square) {
      int like = culprit(state, open, kind, square).orElseThrow();
      Wording words = new Wording(state);
      return like == kind
          ? "another " + words.kind(kind) + " of " + Wording.side(state.turn) + "'s stands on a "
              + (context.board().isDark(square) ? "dark" : "light") + " square"
          : "on " + words.square(square) + " it would take a square that "
              + English.withArticle(words.kind(like))
              + " in hand needs, for no two of these may stand on squares of one colour";
    }

    /** Whether one of the side to move stands on a square of a colour. */
    private boolean stands(State state, int kind, boolean dark) {
      int code = PieceCode.code(kind, state.turn);
      return squares(dark).anyMatch(square -> state.board[square] == code);
    }

    /** Whether those of a kind that are held would find squares of fewer colours than they need if a square were taken. */
    private boolean deprives(State state, DropTable.Limit.Open open, int kind, int taken) {
      long colours = Stream.of(false, true).filter(dark -> !stands(state, kind, dark)
          && squares(dark).anyMatch(square -> square != taken && open.to(kind, square))).count();
      return colours < state.held[PieceCode.code(kind, state.turn)];
    }

    private IntStream squares(boolean dark) {
      return IntStream.range(0, context.board().size())
          .filter(square -> context.board().isDark(square) == dark);
    }
  }
}
