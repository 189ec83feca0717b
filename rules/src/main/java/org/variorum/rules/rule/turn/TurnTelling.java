package org.variorum.rules.rule.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Names;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.rule.turn.Turn.Part;
import org.variorum.rules.text.English;

/**
 * Turns in sentences.
 *
 * @param check whether there is check in the game
 */
record TurnTelling(Turn turn, Names names, boolean check) {

  String text() {
    return turn.isForBoth() && turn.outlasting().size() != 1 ? text("a turn", Side.WHITE)
        : text("White's turn", Side.WHITE) + " " + text("Black's turn", Side.BLACK);
  }

  private String text(String who, Side side) {
    List<Part> parts = turn.of(side);
    if (differ(parts)) {
      return who + " has " + upTo(parts) + English.number(parts.size()) + " moves. " + each(parts)
          + (turn.grows() ? " Each turn has one move more than the turn before, up to that." : "")
          + checkEnds(side);
    }
    String moves = parts.size() > 1 ? several(who, parts) + checkEnds(side)
        : turn.isForBoth() ? "" : who + " has one move.";
    String pass = pass(parts);
    return moves.isEmpty() ? "a" + pass : pass.isEmpty() ? moves : moves + " A" + pass;
  }

  /** A turn that may end before its last move has that many at most. */
  private String upTo(List<Part> parts) {
    boolean ends =
        parts.subList(0, parts.size() - 1).stream().anyMatch(part -> part.goesOn() != Turn.GoesOn.AFTER_ANY)
            || parts.stream().anyMatch(part -> part.passing() != Turn.Passing.NEVER);
    return ends ? "up to " : "";
  }

  /** Whether a part is not just any move, or the parts after the first are not alike. */
  private static boolean differ(List<Part> parts) {
    return parts.stream().anyMatch(part -> !part.equals(new Part(part.passing())))
        || parts.stream().skip(1).filter(Distinct.values()).count() > 1;
  }

  private String several(String who, List<Part> parts) {
    return (turn.grows() ? "each turn has one move more than the turn before, up to " : who + " has ")
        + English.number(parts.size()) + " moves" + switch (parts.getLast().passing()) {
          case NEVER -> "; all must be made.";
          case WITHOUT_MOVE -> "; all must be made, as long as there is a legal one.";
          case ALWAYS -> "; instead of another after the first, a player may pass.";
        };
  }

  private String checkEnds(Side side) {
    return check && turn.checkEnds(side) ? " A move that gives check ends the turn." : "";
  }

  /** What follows the article of a sentence about the first move; empty if it may not be passed. */
  private String pass(List<Part> parts) {
    return switch (parts.getFirst().passing()) {
      case NEVER -> "";
      case WITHOUT_MOVE -> check ? " player who is not in check and has no legal move passes."
          : " player who has no legal move passes.";
      case ALWAYS -> (check ? " player who is not in check" : " player") + " may pass"
          + (parts.size() > 1 ? " a whole turn." : ".");
    };
  }

  /** Moves that are alike and follow each other are told at once. */
  private String each(List<Part> parts) {
    List<String> told = new ArrayList<>();
    int end;
    for (int first = 0; first < parts.size(); first = end) {
      end = first + 1;
      while (end < parts.size() && alike(parts, first, end)) {
        end++;
      }
      told.add(told(parts.get(first), first, end, parts.size()));
    }
    return String.join(" ", told);
  }

  /** Nothing comes after the last move: what it says of that is not asked. */
  private static boolean alike(List<Part> parts, int first, int other) {
    Part one = parts.get(first);
    Part another = parts.get(other);
    return other < parts.size() - 1 ? one.equals(another)
        : !one.continuesAfterPass() && one.asLast().equals(another.asLast());
  }

  /**
   * Some moves that are alike.
   *
   * @param first the first of them, from 0
   * @param end the first behind them
   * @param all how many moves the turn has
   */
  private String told(Part part, int first, int end, int all) {
    String which = English.ordinal(first + 1)
        + switch (end - first) {
          case 1 -> " move ";
          case 2 -> " and the " + English.ordinal(end) + " move ";
          default -> " to the " + English.ordinal(end) + " move ";
        };
    boolean last = first == all - 1;
    return "The " + which + limits(part) + "." + duty(part, first, last, end - first)
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
    if (!part.rules().isEmpty()) {
      limits.add(rules(part.rules(), !names.definition().heldLetters().isEmpty()));
    }
    switch (part.by()) {
      case ANY -> {}
      case SAME -> limits.add("must be made by the same piece as the move before");
      case ANOTHER -> limits.add("must be made by another piece than the move before");
    }
    return limits.isEmpty() ? "may be any" : English.list(limits, "and");
  }

  /** By which rules a move may be made. */
  static String rules(Set<String> rules, boolean drops) {
    List<String> named = rules.stream().filter(rule -> !rule.equals(Turn.MOVEMENT)).sorted().toList();
    if (named.size() == rules.size()) {
      return "must be made by " + English.list(named, "or");
    }
    return named.isEmpty() ? "must be a move of a piece by itself" + (drops ? ", or a drop" : "")
        : "must be a move of a piece by itself" + (drops ? ", a drop," : "") + " or made by "
            + English.list(named, "or");
  }

  /** Who may make a move. */
  static String makers(String pieces) {
    return pieces.startsWith("all ") ? "may be made by " + pieces : "may be made only by " + pieces;
  }

  private String duty(Part part, int first, boolean last, int moves) {
    String then =
        last || !part.continuesAfterPass() ? ", which ends the turn." : ", and the next move follows.";
    String player = check ? " A player who is not in check" : " A player";
    return switch (part.passing()) {
      case NEVER -> moves == 1 ? " It must be made." : " They must be made.";
      case WITHOUT_MOVE -> first > 0 || part.continuesAfterPass()
          ? " Where there is no such legal move, "
              + (last || !part.continuesAfterPass() ? "the turn ends." : "the next move follows.")
          : (check ? player + " and has" : " A player who has") + " no such legal move passes" + then;
      case ALWAYS -> player + " may pass instead" + then;
    };
  }

  private static String onward(Part part) {
    return switch (part.goesOn()) {
      case AFTER_ANY -> "";
      case AFTER_CAPTURE -> " The turn goes on only after a capture.";
      case AFTER_NO_CAPTURE -> " A capture ends the turn.";
      case AFTER_CAPTURE_WITHOUT_PROMOTION ->
          " The turn goes on only after a capture without promotion.";
    };
  }
}
