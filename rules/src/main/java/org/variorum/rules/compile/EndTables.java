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
 * The rules that end a game.
 *
 * @param onBoard the ends that depend only on the position
 * @param byLength the ends that depend on the length of the game, in the order of their tests
 * @param mated the verdict for White if White is mated, and for Black if Black is mated
 * @param otherMates the kinds of mate with another verdict than {@code mated}
 * @param stalemated the verdict for White if White is stalemated, and for Black if Black is stalemated
 * @param withoutMove the rules that may replace the verdict of stalemate; the first that applies counts
 * @param several the royal pieces that must be safe if a side may have several; null if a side has at most one
 * @param drawn the side that wins if the game ends in a draw; null if a draw stays a draw
 * @param hopeless the rules that find out whether a side can no longer win
 */
public record EndTables(Ending[] onBoard, Rule.EndByLength[] byLength, Goal.Verdicts mated,
    Ending.OtherMate[] otherMates, Goal.Verdicts stalemated, Ending.WithoutMove[] withoutMove,
    @Nullable Royals several, @Nullable Side drawn, Ending.Hopeless[] hopeless) {

  /** Whether a side may still win by some series of legal moves; false only if a rule proves that it cannot win. */
  public boolean canWin(State state, int side) {
    return drawn == PieceCode.sideOf(side)
        || Arrays.stream(hopeless).noneMatch(rule -> rule.holds(state, side));
  }

  /** Whether {@link #canWin} may be false for a side, and no end by length can be a win. */
  public boolean mayRuleOutWin(int side) {
    return hopeless.length > 0 && drawn != PieceCode.sideOf(side)
        && Arrays.stream(byLength).noneMatch(rule -> rule.end().mayWin());
  }

  /** Returns the final outcome: a draw becomes a win for {@code drawn}, unless {@code drawn} is null. */
  public Outcome judged(Outcome outcome) {
    return drawn == null || outcome.winner().isPresent() ? outcome
        : new Outcome(Optional.of(drawn), outcome.of(), outcome.reason());
  }

  /** Whether some end depends on the pieces that were chased. */
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

  /** Returns the verdicts of the last goal of a class; {@code usual} for both sides if there is none. */
  private static <G extends Goal> Goal.Verdicts verdict(Definition definition, Class<G> goalClass,
      Function<G, Goal.Verdicts> verdictsOf, Goal.Verdict usual) {
    return definition.goals().stream().filter(goalClass::isInstance).map(goalClass::cast).map(verdictsOf)
        .reduce(Goal.Verdicts.both(usual), (_, next) -> next);
  }
}
