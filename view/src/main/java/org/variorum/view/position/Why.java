package org.variorum.view.position;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.text.English;
import org.variorum.view.answer.WhyView;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.WhyQuery;
import org.variorum.view.text.Sentences;

/** The reasons why a move that a player typed or pointed at is illegal, explained to beginners. */
public final class Why {

  private static final String LEGAL = "LEGAL";
  private static final String INCOMPLETE = "INCOMPLETE";
  private static final String MALFORMED = "MALFORMED";
  private static final int MAX_STEPS = 8;
  private static final int MAX_LISTED = 8;

  private final Position position;
  private final Geometry board;

  private Why(Position position) {
    this.position = position;
    board = position.game().board();
  }

  static WhyView of(Position position, WhyQuery query) {
    List<String> steps = query.steps();
    String text = query.text();
    if ((steps == null) == (text == null)) {
      throw new QueryException("malformed", "Send either the steps or the text of a move.");
    }
    Why why = new Why(position);
    return steps != null ? why.explainSteps(steps) : why.explainText(String.valueOf(text));
  }

  /** The reason why a text is not a legal move. */
  public static WhyView of(Position position, String text) {
    return new Why(position).explainText(text);
  }

  private WhyView explainText(String text) {
    return switch (San.read(position, text)) {
      case SanReading.Found found -> legal(San.write(position, found.move()) + " is a legal move.");
      case SanReading.Refused refused -> view(refused.why());
    };
  }

  private static WhyView legal(String words) {
    return new WhyView(LEGAL, words, List.of());
  }

  private WhyView view(Refusal why) {
    return switch (why) {
      case Refusal.Malformed malformed -> new WhyView(MALFORMED, Sentences.of(malformed.words()), List.of());
      case Refusal.Incomplete incomplete ->
          new WhyView(INCOMPLETE, Sentences.of(incomplete.words()), List.of());
      case Illegal illegal -> view(board, illegal);
    };
  }

  /** Converts the reason why a move is illegal to the form that pages get. */
  static WhyView view(Geometry board, Illegal why) {
    return new WhyView(why.rule().name(), Sentences.of(why.words()),
        why.squares().stream().map(board::name).toList());
  }

  private WhyView explainSteps(List<String> steps) {
    requireValid(steps);
    Collection<List<String>> moveSteps = MoveSteps.of(position, position.pointing()).allSteps();
    if (moveSteps.contains(steps)) {
      return legal("That is a legal move.");
    }
    Optional<List<String>> whole = moveSteps.stream().filter(move -> begins(steps, move)).findFirst();
    if (whole.isPresent()) {
      return new WhyView(MALFORMED, "The move is complete after " + String.join(", ", whole.get()) + ".",
          List.of());
    }
    int legalCount = steps.size();
    while (legalCount > 0 && choices(moveSteps, steps.subList(0, legalCount)).isEmpty()) {
      legalCount--;
    }
    List<String> choices = choices(moveSteps, steps.subList(0, legalCount));
    if (legalCount == steps.size()) {
      return legal("A legal move begins with these steps and goes on with " + description(choices) + ".");
    }
    return steps.getFirst().startsWith(MoveSteps.HELD) ? drop(steps) : onBoard(steps, legalCount, choices);
  }

  /** Whether a list begins with another list and is longer. */
  private static boolean begins(List<String> whole, List<String> beginning) {
    return whole.size() > beginning.size() && whole.subList(0, beginning.size()).equals(beginning);
  }

  /** The possible next steps, in the order of the moves. */
  private static List<String> choices(Collection<List<String>> moveSteps, List<String> beginning) {
    return moveSteps.stream().filter(whole -> begins(whole, beginning))
        .map(whole -> whole.get(beginning.size())).filter(Distinct.values()).toList();
  }

  private String description(List<String> choices) {
    if (choices.stream().anyMatch(step -> step.startsWith(MoveSteps.ENTERS))) {
      return "the choice of the piece that comes from the hand, if any";
    }
    if (choices.stream().allMatch(step -> step.startsWith(MoveSteps.BECOMES))) {
      return "the choice of "
          + English.list(kinds(choices).stream().map(English::withArticle).toList(), "or");
    }
    return choices.size() > MAX_LISTED ? "one of " + choices.size() + " squares"
        : English.list(choices, "or");
  }

  /** The names of the kinds that a piece can become. */
  private List<String> kinds(List<String> choices) {
    return choices.stream().filter(step -> step.startsWith(MoveSteps.BECOMES)).map(this::piece)
        .flatMap(Optional::stream).map(PieceKind::name).toList();
  }

  private void requireValid(List<String> steps) {
    boolean isValid = !steps.isEmpty() && steps.size() <= MAX_STEPS;
    for (int index = 0; isValid && index < steps.size(); index++) {
      String step = String.valueOf(steps.get(index));
      isValid = step.startsWith(MoveSteps.HELD) && index == 0 ? piece(step).isPresent()
          : step.startsWith(MoveSteps.BECOMES) && index > 0 ? piece(step).isPresent()
              : board.square(step).isPresent();
    }
    if (!isValid) {
      throw new QueryException("malformed",
          "Steps are squares of this board. The first step may be \"@\" and the letter of a piece in hand. The last step "
              + "may be \"=\" and the letter of the piece's new kind, or \"=@\" and the letter of a piece from the hand.");
    }
  }

  private Optional<PieceKind> piece(String step) {
    return position.game().definition().piece(step.replaceFirst("^=?@|^=", ""));
  }

  private int square(String name) {
    return board.square(name).orElseThrow();
  }

  private WhyView drop(List<String> steps) {
    PieceKind piece = piece(steps.getFirst()).orElseThrow();
    if (position.held(new Piece(piece.letter(), position.turn())) == 0) {
      return new WhyView(Reason.DROP.name(), side() + " has no " + piece.name() + " in hand.", List.of());
    }
    if (steps.size() == 1) {
      return new WhyView(Reason.DROP.name(), "The " + piece.name() + " in hand has no square for a drop now"
          + (position.inCheck() ? ": no drop would end the check." : "."), List.of());
    }
    return position.whyNot(piece.letter() + MoveSteps.HELD + steps.get(1)).map(this::view)
        .orElseGet(
            () -> new WhyView(Reason.DROP.name(), "A drop ends with the square where the piece is put.",
                List.of()));
  }

  private String side() {
    return position.game().sides().of(position.turn());
  }

  /**
   * @param legalCount the number of first steps that begin a legal move
   * @param choices the possible next steps after these steps
   */
  private WhyView onBoard(List<String> steps, int legalCount, List<String> choices) {
    if (steps.size() == 1) {
      return noMove(square(steps.getFirst()));
    }
    if (steps.get(legalCount).startsWith(MoveSteps.BECOMES)
        || choices.stream().allMatch(step -> step.startsWith(MoveSteps.BECOMES)) && !choices.isEmpty()) {
      return promotion(steps.get(0), choices);
    }
    if (legalCount >= 2) {
      return secondLeg(steps, legalCount, choices);
    }
    if (steps.get(0).equals(steps.get(1))) {
      return legalCount == 0 ? noMove(square(steps.getFirst())) : deselection(steps.getFirst());
    }
    return barrier(square(steps.get(0)), steps.get(1))
        .or(() -> position.whyNot(steps.get(0) + steps.get(1)).map(this::view))
        .orElseGet(() -> new WhyView(INCOMPLETE, "That move is entered by other steps.", List.of()));
  }

  /** The reason why no legal move leads to a square that the piece's movement reaches. */
  private Optional<WhyView> barrier(int from, String step) {
    return position.insight(from).stream().flatMap(insight -> insight.barriers().stream())
        .filter(barrier -> board.name(barrier.square()).equals(step))
        .map(barrier -> view(board, barrier.why())).findFirst();
  }

  private WhyView deselection(String square) {
    return new WhyView(Reason.NO_WAY.name(),
        "Pointing at the " + nameOn(square) + " on " + square + " again deselects it.",
        List.of(square));
  }

  private String nameOn(String square) {
    return position.at(square(square)).flatMap(piece -> position.game().definition().piece(piece.letter()))
        .map(PieceKind::name).orElse("piece");
  }

  private WhyView promotion(String from, List<String> choices) {
    String name = nameOn(from);
    if (choices.stream().anyMatch(step -> step.startsWith(MoveSteps.ENTERS))) {
      return new WhyView(Reason.SECOND_LEG.name(), "The move goes on with " + description(choices) + ".",
          List.of(from));
    }
    List<String> kinds = kinds(choices);
    return new WhyView(
        Reason.PROMOTION.name(), kinds.isEmpty() ? "The " + name + " does not promote by this move."
            : "The " + name + " then is "
                + English.list(kinds.stream().map(English::withArticle).toList(), "or")
                + ".",
        List.of(from));
  }

  /** The reason why a move that begins with the first steps does not continue with the next square. */
  private WhyView secondLeg(List<String> steps, int legalCount, List<String> choices) {
    // Where captured pieces stay on their squares, the second square is the square of such a piece.
    Optional<Illegal> why = position.game().fates().mayRemove() ? Optional.empty()
        : whyNoAction(steps.get(0), steps.get(1), steps.get(legalCount));
    return why.map(refusal -> view(board, refusal)).or(() -> occupied(steps, legalCount, choices))
        .orElseGet(() -> new WhyView(Reason.SECOND_LEG.name(),
            "The move does not go on with " + steps.get(legalCount) + ": after "
                + String.join(" and ", steps.subList(0, legalCount))
                + " it goes on with " + description(choices) + ".",
            List.of(steps.get(legalCount))));
  }

  /** The reason that a square is occupied, if the move can continue only with empty squares. */
  private Optional<WhyView> occupied(List<String> steps, int legalCount, List<String> choices) {
    String from = steps.getFirst();
    String step = steps.get(legalCount);
    boolean isStepOccupied = step.equals(steps.get(legalCount - 1)) || !step.equals(from) && isOccupied(step);
    boolean needsEmptySquare = choices.stream().noneMatch(each -> each.startsWith(MoveSteps.BECOMES)
        || !each.equals(from) && isOccupied(each));
    return isStepOccupied && needsEmptySquare && !choices.isEmpty()
        ? Optional.of(new WhyView(Reason.SECOND_LEG.name(),
            step + " is occupied: the move goes on with an empty square.", List.of(step)))
        : Optional.empty();
  }

  private boolean isOccupied(String square) {
    return position.at(square(square)).isPresent();
  }

  /** The reason why the piece on a square cannot be acted on. */
  private Optional<Illegal> whyNoAction(String from, String to, String target) {
    // The second leg names the target twice, as in the text of a move that acts on a piece which stays.
    return position.whyNot(from + to + "," + target + target).filter(Illegal.class::isInstance)
        .map(Illegal.class::cast).filter(why -> !why.rule().equals(Reason.SECOND_LEG));
  }

  /** The reason why the piece on a square has no move. */
  private WhyView noMove(int square) {
    Optional<Piece> piece = position.at(square);
    if (position.moves().isEmpty() || piece.isEmpty() || piece.get().side() != position.turn()) {
      return view(position.whyNot(board.name(square) + board.name(square)).orElseThrow());
    }
    Insight insight = position.insight(square).orElseThrow();
    return insight.barred().or(() -> insight.barriers().stream().map(Insight.Barrier::why).findFirst())
        .map(why -> view(board, why)).orElseGet(() -> blocked(square));
  }

  private WhyView blocked(int square) {
    String name = board.name(square);
    return new WhyView(Reason.BLOCKED.name(), "The " + nameOn(name) + " on " + name + " has nowhere to go.",
        List.of(name));
  }
}
