package org.variorum.rules.compile;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.fen.StartPlacement;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.registry.GameRules;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/**
 * How the game ends.
 *
 * @param onBoard by what can be read off a position
 * @param byLength by its length; asked in this order
 * @param mated the verdict for each side that is mated
 * @param otherMates mates that mean something else
 * @param stalemated the verdict for each side that is stalemated
 * @param withoutMove how the game ends then instead: the first that says so; else by that verdict
 * @param several which royal pieces count where a side may have several; null where it has one at most
 * @param drawn the side that wins what would be a draw; null: neither
 * @param hopeless which sides cannot win any more
 */
public record EndTables(Ending[] onBoard, Rule.EndByLength[] byLength, Goal.Verdicts mated,
    Ending.OtherMate[] otherMates, Goal.Verdicts stalemated, Ending.WithoutMove[] withoutMove,
    @Nullable Royals several, @Nullable Side drawn, Ending.Hopeless[] hopeless) {

  /** Whether a side may still win by some series of legal moves; false only where a rule knows that it cannot. */
  public boolean canWin(State state, int side) {
    return drawn == PieceCode.sideOf(side)
        || Arrays.stream(hopeless).noneMatch(rule -> rule.holds(state, side));
  }

  /** Whether a rule may know that a side cannot win, and neither a draw nor the length of the game wins for that side. */
  public boolean mayKnowHopeless(int side) {
    return hopeless.length > 0 && drawn != PieceCode.sideOf(side)
        && Arrays.stream(byLength).noneMatch(rule -> rule.end().mayWin());
  }

  /** How the game ends where a rule says so: a draw may be won. */
  public Outcome judged(Outcome outcome) {
    return drawn == null || outcome.winner().isPresent() ? outcome
        : new Outcome(Optional.of(drawn), outcome.of(), outcome.reason());
  }

  /** Whether it matters which pieces were chased. */
  public boolean chasesCount() {
    return Arrays.stream(byLength).anyMatch(rule -> rule.end().asksChases());
  }

  static EndTables of(Kinds kinds, GameRules rooms) {
    Definition definition = kinds.definition();
    return new EndTables(rooms.endings(), rooms.endsByLength(),
        verdict(definition, Goal.Checkmate.class, Goal.Checkmate::verdicts, Goal.Verdict.LOSS),
        rooms.otherMates(),
        verdict(definition, Goal.Stalemate.class, Goal.Stalemate::verdicts, Goal.Verdict.DRAW),
        rooms.withoutMove(),
        definition.royalty().hasSeveral() ? new Royals(kinds, StartPlacement.start(kinds)) : null,
        rooms.drawsWinFor().orElse(null), rooms.hopeless());
  }

  /** What the goals of a sort say last; what is usual if there is none. */
  private static <G extends Goal> Goal.Verdicts verdict(Definition definition, Class<G> sort,
      Function<G, Goal.Verdicts> verdict, Goal.Verdict usual) {
    return definition.goals().stream().filter(sort::isInstance).map(sort::cast).map(verdict)
        .reduce(Goal.Verdicts.both(usual), (_, last) -> last);
  }
}
