package org.variorum.rules.rule.acting;

import java.util.List;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.program.ActForm;
import org.variorum.rules.rule.MoveSource.Asked;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** On whom pieces act, and why not on others. */
record Targets(ActForm form, Fates fates, Kinds kinds) implements Rule.Acts {

  /** The piece cannot be acted on so (NOT-2). */
  private static final Refusal.Reason NO_TARGET = new Refusal.Reason("NO_TARGET");

  @Override
  public Illegal whyNot(Asked asked, int last, State state) {
    Wording words = new Wording(state);
    if (!asked.hasSecondLeg()) {
      return refuse(Refusal.Reason.NOT_CAPTURED,
          "nothing is captured in this game: " + words.pieceOn(asked.to()) + " can only be acted on",
          asked.to());
    }
    if (last == State.NO_SQUARE) {
      return noWay(asked, words);
    }
    int target = state.board[asked.other()];
    if (target == PieceCode.EMPTY) {
      return refuse(NO_TARGET, "there is no piece on " + words.square(asked.other()) + " to act on",
          asked.other());
    }
    if (fates.of(target, state.turn) == Fates.NONE || PieceCode.holds(kinds.royals(), target)) {
      return refuse(NO_TARGET, words.pieceOn(asked.other()) + why(target, state.turn), asked.other());
    }
    return state.board[last] == PieceCode.EMPTY || last == asked.other() ? elsewhere(asked, words)
        : refuse(Refusal.Reason.BLOCKED, words.pieceOn(last) + " stands where "
            + (last == asked.to() ? "the " + words.piece(asked.from()) : words.pieceOn(asked.other()))
            + " would go", last);
  }

  /** Not so, though the first leg alone would do. */
  private static Illegal noWay(Asked asked, Wording words) {
    String goes = asked.from() == asked.to() ? " that stays on " + words.square(asked.from())
        : " that goes from " + words.square(asked.from()) + " to " + words.square(asked.to());
    return refuse(Refusal.Reason.NO_WAY,
        English.withArticle(words.piece(asked.from())) + goes + " does not act on "
            + words.square(asked.other()),
        asked.from(), asked.to(), asked.other());
  }

  private String why(int target, int by) {
    return PieceCode.side(target) != by ? " cannot be acted on"
        : kinds.definition().pieces().get(PieceCode.kind(target)).basic().isPresent()
            ? " is promoted already" : " is an ally that has no promoted form";
  }

  private static Illegal elsewhere(Asked asked, Wording words) {
    return refuse(Refusal.Reason.SECOND_LEG, words.pieceOn(asked.other()) + " would not be on "
        + words.square(asked.otherTo() == State.NO_SQUARE ? asked.other() : asked.otherTo()) + " afterwards",
        asked.other());
  }

  private static Illegal refuse(Refusal.Reason rule, String sentence, Integer... squares) {
    return new Illegal(rule, sentence, List.of(squares));
  }
}
