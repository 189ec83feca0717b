package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.Draws;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.registry.House;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.text.English;

/** How a game ends, in sentences. */
record GoalWords(Phrasing phrasing) {

  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    phrasing.definition().goals().forEach(goal -> sentences.add(words(goal)));
    switch (phrasing.definition().royalty().mode()) {
      case CAPTURE -> sentences.add("There is no check: a royal piece may be left where it can be captured.");
      case CHECK -> facing().ifPresent(sentences::add);
      case NONE -> {
      }
    }
    return sentences;
  }

  /** Only royal pieces that go otherwise in check can be left so that each could capture the other. */
  private Optional<String> facing() {
    return phrasing.definition().pieces().stream()
        .filter(piece -> piece.royal() && phrasing.definition().changesInCheck(piece))
        .findFirst()
        .map(
            _ -> "The royal pieces face each other where one could capture the other by its movement out of check. "
                + switch (phrasing.definition().royalty().facing()) {
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
      case Goal.Checkmate mate -> "If a side is in check and has no legal move, "
          + Phrasing.verdict(mate.verdict()) + " (mate).";
      case Goal.Stalemate stale -> "If a side " + (phrasing.check() ? "is not in check and " : "")
          + "has no legal move, " + Phrasing.verdict(stale.verdict()) + " (stalemate).";
      default -> House.room(goal).orElseThrow().sentence(goal, phrasing);
    };
  }

  /** What makes a game a draw by its length. */
  List<String> draws() {
    Draws draws = phrasing.definition().draws();
    List<String> sentences = new ArrayList<>();
    if (draws.repetition() > 0) {
      sentences.add("The same position for the " + English.ordinal(draws.repetition()) + " time is a draw"
          + (draws.perpetualCheckLoses() ? "; but who gave check with every move in between loses." : "."));
    }
    if (draws.moveCount() > 0) {
      sentences
          .add(draws.moveCount() == 1 ? "One move by each side without " + progress(draws) + " is a draw."
              : draws.moveCount() + " moves by each side without " + progress(draws) + " are a draw.");
    }
    if (draws.bareRoyals() && phrasing.definition().royalty().mode() != Royalty.Mode.NONE) {
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
      words.add("a move of " + phrasing.names().plural(draws.pieces()));
    }
    return English.list(words, "or");
  }
}
