package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Draws;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Mechanism.Explosion;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.text.English;

/** How a game ends, in sentences. */
record GoalWords(Definition definition, Names names, Places places) {

  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    definition.goals().forEach(goal -> sentences.add(words(goal)));
    switch (definition.royalty().mode()) {
      case CAPTURE -> sentences.add("There is no check: a royal piece may be left where it can be captured.");
      case CHECK -> facing().ifPresent(sentences::add);
      case NONE -> {
      }
    }
    return sentences;
  }

  /** Only royal pieces that go otherwise in check can be left so that each could capture the other. */
  private Optional<String> facing() {
    return definition.pieces().stream()
        .filter(piece -> piece.royal() && !piece.ways().equals(piece.waysInCheck()))
        .findFirst()
        .map(
            _ -> "The royal pieces face each other where one could capture the other by its movement out of check. "
                + switch (definition.royalty().facing()) {
                  case OTHER_PIECES ->
                      "A royal piece's own move may not leave them so; any other move may only if it lets"
                          + " a piece that is not royal give check.";
                  case ALL_PIECES ->
                      "A move may leave them so only if a piece that is not royal then gives check, and a royal"
                          + " piece's own move only if they are not adjacent.";
                });
  }

  private String words(Goal goal) {
    return switch (goal) {
      case Goal.Checkmate mate ->
          "If a side is in check and has no legal move, " + verdict(mate.verdict()) + " (mate).";
      case Goal.Stalemate stale -> "If a side " + (checks() ? "is not in check and " : "")
          + "has no legal move, " + verdict(stale.verdict()) + " (stalemate).";
      case Goal.RoyalCaptured captured -> "Who " + fell() + " the enemy's royal piece wins.";
      case Goal.Reach reach -> "Who brings " + names.oneOf(reach.pieces().stream().sorted().toList()) + " to "
          + places.oneOf(reach.region()) + " wins.";
      case Goal.BareRoyal bare -> "If a side has only its royal piece left, " + verdict(bare.verdict()) + ".";
      case Goal.Extinction extinction -> "If a side has no "
          + (extinction.pieces().isEmpty() ? "pieces" : names.anyOf(extinction.pieces())) + " left, "
          + verdict(extinction.verdict()) + ".";
      case Goal.Checks checks -> "Who gives check for the " + ordinal(checks.count()) + " time wins.";
    };
  }

  private boolean checks() {
    return definition.royalty().mode() == Royalty.Mode.CHECK;
  }

  private static String verdict(Verdict verdict) {
    return switch (verdict) {
      case WIN -> "it wins";
      case LOSS -> "it loses";
      case DRAW -> "the game is a draw";
    };
  }

  /** What happens to a royal piece that is lost: where there is check, it can only be near the capture of another. */
  private String fell() {
    if (definition.mechanism(Explosion.class).isEmpty()) {
      return "captures";
    }
    return checks() ? "blows up" : "captures or blows up";
  }

  private static String ordinal(int number) {
    return switch (number) {
      case 1 -> "first";
      case 2 -> "second";
      case 3 -> "third";
      case 4 -> "fourth";
      default -> number + (number / 10 % 10 == 1 ? "th" : switch (number % 10) {
        case 1 -> "st";
        case 2 -> "nd";
        case 3 -> "rd";
        default -> "th";
      });
    };
  }

  /** What makes a game a draw by its length. */
  List<String> draws() {
    Draws draws = definition.draws();
    List<String> sentences = new ArrayList<>();
    if (draws.repetition() > 0) {
      sentences.add("The same position for the " + ordinal(draws.repetition()) + " time is a draw"
          + (draws.perpetualCheckLoses() ? "; but who gave check with every move in between loses." : "."));
    }
    if (draws.moveCount() > 0) {
      sentences
          .add(draws.moveCount() == 1 ? "One move by each side without " + progress(draws) + " is a draw."
              : draws.moveCount() + " moves by each side without " + progress(draws) + " are a draw.");
    }
    if (draws.bareRoyals()) {
      sentences.add("When only the royal pieces are left, the game is a draw.");
    }
    return sentences;
  }

  private String progress(Draws draws) {
    List<String> words = new ArrayList<>();
    if (draws.captures()) {
      words.add("a capture");
    }
    if (draws.actions()) {
      words.add("an action on another piece");
    }
    if (draws.promotions()) {
      words.add("a promotion");
    }
    if (!draws.pieces().isEmpty()) {
      words.add("a move of " + names.plural(draws.pieces()));
    }
    return English.list(words, "or");
  }
}
