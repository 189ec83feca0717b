package org.variorum.rules.rule.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.definition.Names;
import org.variorum.rules.rule.turn.Turn.Part;
import org.variorum.rules.text.English;

/**
 * A turn whose parts differ, in sentences.
 *
 * @param check whether there is check in the game
 */
record TurnTelling(Turn turn, Names names, boolean check) {

  String text() {
    String parts =
        IntStream.range(0, turn.parts().size()).mapToObj(this::part).collect(Collectors.joining(" "));
    return "a turn has " + turn.parts().size() + " moves. " + parts
        + (turn.grows() ? " Each turn has one move more than the turn before, up to that." : "")
        + (check ? " A move that gives check ends the turn." : "");
  }

  private String part(int number) {
    Part part = turn.parts().get(number);
    boolean last = number == turn.parts().size() - 1;
    return "The " + English.ordinal(number + 1) + " move " + limits(part) + "." + duty(part, last)
        + (last ? "" : onward(part));
  }

  private String limits(Part part) {
    List<String> limits = new ArrayList<>();
    if (!part.pieces().isEmpty()) {
      limits.add(makers(names.group(part.pieces())));
    }
    switch (part.sort()) {
      case ANY -> {}
      case CAPTURES -> limits.add("must be a capture");
      case NO_CAPTURES -> limits.add("may not be a capture");
      case DROPS -> limits.add("must be a drop");
      case NO_DROPS -> limits.add("may not be a drop");
    }
    switch (part.by()) {
      case ANY -> {}
      case SAME -> limits.add("must be made by the same piece as the move before");
      case ANOTHER -> limits.add("must be made by another piece than the move before");
    }
    return limits.isEmpty() ? "may be any" : English.list(limits, "and");
  }

  /** Who may make a move. */
  static String makers(String pieces) {
    return pieces.startsWith("all ") ? "may be made by " + pieces : "may be made only by " + pieces;
  }

  private String duty(Part part, boolean last) {
    String then = last || !part.skipped() ? ", which ends the turn." : ", and the next move follows.";
    String who = check ? " who is not in check" : "";
    return switch (part.passing()) {
      case NEVER -> " It must be made.";
      case WITHOUT_MOVE ->
          " A player" + who + (check ? " and has" : " who has") + " no such legal move passes" + then;
      case ALWAYS -> " A player" + who + " may pass instead" + then;
    };
  }

  private static String onward(Part part) {
    return switch (part.goesOn()) {
      case AFTER_ANY -> "";
      case AFTER_CAPTURE -> " The turn goes on only after a capture.";
      case AFTER_NO_CAPTURE -> " A capture ends the turn.";
    };
  }
}
