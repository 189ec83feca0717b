package org.variorum.rules.rule.effect;

import java.util.Optional;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Relation;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.effect.Effects.After;

/** The words for what moves do to the board besides. */
final class EffectWords {

  static final Section SECTION = new Section("effects", "Effects",
      "What moves do to the board besides; each effect does one thing. Effects come last, before walls that no player places. All of"
          + " them look at the same position, which the move and all that follows from it have left, and happen in their order.");
  static final Word EFFECTS = new Word(Section.RULES, "effects", ValueShape.several(ValueShape.part(SECTION)),
      "",
      "{ after: captures, pieces: R, remove: enemy P near there }",
      "Pieces leave the game, change sides, become others, or are left behind when a piece moves. That threatens nothing and spares"
          + " royal pieces; a piece that leaves the game comes into no hand.");
  static final Leaf<After> EVENTS = Leaf.oneOf("event",
      Leaf.choice(After.MOVES, "moves",
          "when a piece moves or captures, not when it castles, exchanges squares, pushes, or promotes in place"),
      Leaf.choice(After.CAPTURES, "captures", "when it captures"),
      Leaf.choice(After.QUIET_MOVES, "quiet moves", "when it moves without capturing"),
      Leaf.choice(After.DROPS, "drops", "when a piece is dropped"));
  static final Word AFTER =
      new Word(SECTION, "after", EVENTS, "moves", "captures", "The event that it follows.");
  static final Word PIECES = new Word(SECTION, "pieces", Leaf.LETTERS, "all", "R",
      "The pieces that have the effect when they move; one that promotes counts as what it was.")
      .formerly("by");
  static final Word WHEN = new Word(SECTION, "when", Leaf.CONDITION, "", "there in rank 8",
      "What must hold after the move, as the side that has moved sees it. `here` is the square that was left, `there` that where the piece"
          + " has gone.");
  static final Word REMOVE =
      pieces("remove", "enemy P near there", "Which pieces leave the game.");
  static final Word TURN = pieces("turn", "enemy all but K near there", "Which pieces change sides.");
  static final Word CHANGE = pieces("change", "own P in rank 8", "Which pieces become others.");
  static final Word BECOMES =
      new Word(SECTION, "becomes", Leaf.LETTER, "", "Q", "What the pieces that `change` names become.")
          .formerly("to");
  static final Word PUT = new Word(SECTION, "put", Leaf.LETTER, "", "P",
      "A piece of the side that has moved which comes on the board.");
  static final Leaf<Spot> SPOTS = Leaf.oneOf("square of a move",
      Leaf.choice(Spot.HERE, "here", "the square that was left"),
      Leaf.choice(Spot.THERE, "there", "where the piece has gone, if it is no longer there"),
      Leaf.choice(Spot.BETWEEN, "between",
          "the squares between that and where the piece has gone, in a straight line"),
      Leaf.choice(Spot.BEYOND, "beyond", "the next square beyond where it has gone, in a straight line"),
      Leaf.choice(Spot.BEHIND, "behind", "the next square behind the one that was left, in a straight line"));
  static final Word IN = new Word(SECTION, "in", SPOTS, "here", "beyond",
      "Where the piece that `put` names comes, if neither a piece nor a wall stands there.")
      .formerly("on");

  private static Word pieces(String word, String example, String meaning) {
    return new Word(SECTION, word, Leaf.CONDITION, "", example,
        meaning + " They are named as in a condition, without a number.");
  }

  private EffectWords() {}

  /** The pieces that a text names which is a condition without a number. */
  static Optional<Quantity.PiecesOnBoard> pieces(Condition condition) {
    return condition instanceof Condition.Comparison(Quantity.PiecesOnBoard standing, Relation relation, Quantity.Constant(int value))
        && relation == Relation.AT_LEAST && value == 1 ? Optional.of(standing) : Optional.empty();
  }
}
