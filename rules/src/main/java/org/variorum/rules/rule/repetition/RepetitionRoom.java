package org.variorum.rules.rule.repetition;

import java.util.List;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Rule.EndByLength;
import org.variorum.rules.rule.repetition.Repetition.Loser;
import org.variorum.rules.text.English;

/** The same position ends the game when it has come so often. */
public final class RepetitionRoom extends Room<Repetition> {

  private static final Leaf<Integer> OCCURRENCE =
      Leaf.numberOrNever(2, "occurrence", "every position occurs once: the game would end before it begins");
  private static final Leaf<Boolean> CHECKS = Leaf.oneOf("perpetual check",
      Leaf.choice(false, "draws", "repetition by checks is a draw like any other"),
      Leaf.choice(true, "loses",
          "a side that gave check by each move since the first occurrence loses; if both sides did, it is a draw"));
  private static final Word REPETITION = new Word(Section.DRAWS, "repetition", OCCURRENCE, "3", "4",
      "The occurrence of a position that ends the game.");
  private static final Leaf<Loser> LOSING = Leaf.oneOf("loser by repetition",
      Leaf.choice(Loser.NOBODY, "nobody", "it is a draw"), Leaf.choice(Loser.WHITE, "White", "White loses"),
      Leaf.choice(Loser.BLACK, "Black", "Black loses"),
      Leaf.choice(Loser.REPEATER, "who repeats", "the side that has repeated the position loses"),
      Leaf.choice(Loser.NEXT, "who is to move", "the side to move in it loses"));
  private static final Word LOSES =
      new Word(Section.DRAWS, "repetition loses for", LOSING, "nobody", "who repeats",
          "The side that loses when the game ends by repetition.");
  private static final Word PERPETUAL_CHECK = new Word(Section.DRAWS, "perpetual check", CHECKS, "draws",
      "loses", "What repetition by checks does.");

  public RepetitionRoom() {
    super(Repetition.class, RepetitionRoom::rule,
        ChaseWords.after(REPETITION, LOSES, PERPETUAL_CHECK));
  }

  private static Rule rule(Repetition repetition, Context context) {
    boolean checkLoses =
        repetition.checkLoses() && context.definition().royalty().mode() == Royalty.Mode.CHECK;
    RepetitionEnd end = new RepetitionEnd(repetition.loser(), checkLoses,
        repetition.chasing().map(chasing -> new ChaseTargets(chasing, context)).orElse(null));
    return repetition.occurrence() == 0 ? EndByLength.NEVER
        : new EndByLength(repetition.occurrence(), 0, checkLoses, end.reasons(), end);
  }

  @Override
  public List<Repetition> read(Fields draws, List<PieceKind> pieces) {
    return List.of(new Repetition(draws.get(REPETITION, OCCURRENCE), draws.get(LOSES, LOSING),
        draws.get(PERPETUAL_CHECK, CHECKS), ChaseWords.read(draws)));
  }

  @Override
  public List<PropertyClash> refuses(Repetition repetition) {
    return repetition.chasing().isEmpty() ? List.of()
        : List.of(
            new PropertyClash(Property.NO_CAPTURES,
                "perpetual chase and %s: a piece that is not captured cannot be chased"),
            new PropertyClash(Property.SEVERAL_MOVES,
                "perpetual chase and %s: it is undefined what a threat is in a turn of several moves"));
  }

  /** A position comes again after two moves by each side at the earliest. */
  @Override
  public void idle(Repetition repetition, ParsedDefinition written) {
    int moves = 2 * (repetition.occurrence() - 1);
    boolean late =
        written.definition().mechanisms().stream().anyMatch(rule -> rule.mostReversibleMoves() < moves);
    written.fields().part(Word.DRAWS).ifPresent(draws -> {
      draws.idle(PERPETUAL_CHECK, !written.check(), ParsedDefinition.NO_CHECK);
      draws.idle(PERPETUAL_CHECK, repetition.occurrence() == 0, "no repetition ends the game");
      draws.idle(LOSES, repetition.occurrence() == 0, "no repetition ends the game");
      draws.idle(ChaseWords.CHASE, repetition.occurrence() == 0, "no repetition ends the game");
      repetition.chasing().ifPresent(chasing -> ChaseWords.idle(chasing, draws));
      if (late) {
        draws.scope().problems().idleHint(draws.place(REPETITION),
            "\"repetition\" says nothing here: the limit of moves ends the game before a position can occur so often");
      }
    });
  }

  @Override
  public String sentence(Repetition repetition, Phrasing phrasing) {
    return repetition.occurrence() == 0 ? ""
        : "The same position for the " + English.ordinal(repetition.occurrence()) + " time is "
            + switch (repetition.loser()) {
              case NOBODY -> "a draw";
              case WHITE -> "a loss of White";
              case BLACK -> "a loss of Black";
              case REPEATER -> "a loss of the side that has moved last";
              case NEXT -> "a loss of the side that is to move";
            }
            + (repetition.checkLoses()
                ? "; but a side that gave check with every move in between loses, and if both sides did, it is a draw."
                : ".")
            + repetition.chasing().map(chasing -> ChaseWords.sentence(chasing, phrasing)).orElse("");
  }
}
