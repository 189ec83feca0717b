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
 * @param boardEndings the ends that depend only on the position
 * @param lengthEndings the ends that depend on the length of the game, in the order of their tests
 * @param mateVerdicts the verdict for White if White is mated, and for Black if Black is mated: usually a loss
 * @param specialMates the kinds of mate with another verdict than {@code mateVerdicts}
 * @param stalemateVerdicts the same for stalemate, usually a draw
 * @param stalemateEndings the rules that may replace the verdict of stalemate; the first that applies counts
 * @param severalRoyals the royal pieces that must be safe if a side may have several; null if a side has at most one
 * @param drawWinner the side that wins if the game ends in a draw; null if a draw stays a draw
 * @param hopelessTests the rules that find out whether a side can no longer win
 */
public record EndTables(Ending[] boardEndings, Rule.EndByLength[] lengthEndings, Goal.Verdicts mateVerdicts,
    Ending.SpecialMate[] specialMates, Goal.Verdicts stalemateVerdicts, Ending.WithoutMove[] stalemateEndings,
    @Nullable Royals severalRoyals, @Nullable Side drawWinner, Ending.Hopeless[] hopelessTests) {

  /** Whether a side may still win by some series of legal moves; false only if a rule proves that it cannot win. */
  public boolean canWin(State state, int side) {
    return drawWinner == PieceCode.sideOf(side)
        || Arrays.stream(hopelessTests).noneMatch(rule -> rule.holds(state, side));
  }

  /** Whether {@link #canWin} may be false for a side, and the side cannot win by the length of the game either. */
  public boolean mayRuleOutWin(int side) {
    return hopelessTests.length > 0 && drawWinner != PieceCode.sideOf(side)
        && Arrays.stream(lengthEndings).noneMatch(rule -> rule.end().mayWin());
  }

  /** Returns the final outcome: a draw becomes a win for {@code drawWinner}, unless {@code drawWinner} is null. */
  public Outcome withDrawsDecided(Outcome outcome) {
    return drawWinner == null || outcome.winner().isPresent() ? outcome
        : new Outcome(Optional.of(drawWinner), outcome.subject(), outcome.reason());
  }

  /** Whether some end depends on which pieces were chased. */
  public boolean dependsOnChases() {
    return Arrays.stream(lengthEndings).anyMatch(rule -> rule.end().asksChases());
  }

  static EndTables of(Kinds kinds, GameRules gameRules) {
    Definition definition = kinds.definition();
    return new EndTables(gameRules.endings(), gameRules.endsByLength(),
        verdict(definition, Goal.Checkmate.class, Goal.Checkmate::verdicts, Goal.Verdict.LOSS),
        gameRules.specialMates(),
        verdict(definition, Goal.Stalemate.class, Goal.Stalemate::verdicts, Goal.Verdict.DRAW),
        gameRules.stalemateEndings(),
        definition.royalty().hasSeveral() ? new Royals(kinds, StartPlacement.pieceCodes(kinds)) : null,
        gameRules.drawsWinFor().orElse(null), gameRules.hopelessTests());
  }

  /** Returns the verdicts of the last goal of a class; {@code usual} for both sides if there is none. */
  private static <G extends Goal> Goal.Verdicts verdict(Definition definition, Class<G> goalClass,
      Function<G, Goal.Verdicts> verdictsOf, Goal.Verdict usual) {
    return definition.goals().stream().filter(goalClass::isInstance).map(goalClass::cast).map(verdictsOf)
        .reduce(Goal.Verdicts.both(usual), (_, next) -> next);
  }
}
