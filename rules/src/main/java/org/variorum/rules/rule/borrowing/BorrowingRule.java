package org.variorum.rules.rule.borrowing;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Insight.Remark;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats.Stratum;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** DEL-2: whose movement is that of others. How it is found is the core's still. */
public record BorrowingRule(Borrowing borrowing) implements Rule {

  @Override
  public Set<Guarantee> guarantees() {
    return Set.of(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE, Guarantee.QUIET_ENDS_NOTHING,
        Guarantee.MAY_STAND_PAT, Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  /** Who is told how each piece moves is told from whom it borrows. */
  @Override
  public Optional<RuleNote> note() {
    return Optional.of(new RuleNote("borrowing", Optional.of("borrowed movement"), true, Optional.empty()));
  }

  /** Who lends is found by native movement alone, and what is borrowed is not passed on (DEL-3). */
  @Override
  public Optional<Stratum> asks() {
    return Optional.of(Stratum.OWN);
  }

  @Override
  public Set<String> lenders(String letter) {
    return borrowing.borrowers().contains(letter) ? borrowing.lenders() : Set.of();
  }

  @Override
  public Optional<Remark> remark(State state, int square, Lending lending) {
    if (!borrowing.borrowers().contains(state.layout.kinds.letter(PieceCode.kind(state.board[square])))) {
      return Optional.empty();
    }
    List<Integer> moving = lending.lenders(false);
    List<Integer> capturing = lending.lenders(true);
    List<Integer> all =
        Stream.of(moving, capturing).flatMap(List::stream).filter(Distinct.values()).sorted().toList();
    return all.isEmpty() ? Optional.empty()
        : Optional.of(new Remark(new Mark(Look.SUPPORT, "lends its movement", all),
            Optional.of(likeness(state, moving, capturing) + ": it is protected by "
                + new Wording(state).piecesOn(all) + ".")));
  }

  /** DEL-4: the halves of a movement can be lent apart. */
  private static String likeness(State state, List<Integer> moving, List<Integer> capturing) {
    Optional<String> moves = like(state, moving);
    Optional<String> captures = like(state, capturing);
    return moves.equals(captures) ? "It moves" + moves.orElse("")
        : "It " + Stream.of(moves.map(kinds -> "moves" + kinds), captures.map(kinds -> "captures" + kinds))
            .flatMap(Optional::stream).collect(Collectors.joining(" and "));
  }

  private static Optional<String> like(State state, List<Integer> lenders) {
    Wording words = new Wording(state);
    List<String> kinds =
        lenders.stream().sorted().map(words::piece).map(English::withArticle).filter(Distinct.values())
            .toList();
    return kinds.isEmpty() ? Optional.empty() : Optional.of(" like " + English.list(kinds, "and"));
  }
}
