package org.variorum.rules.rule.turn;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.turn.Turn.By;
import org.variorum.rules.rule.turn.Turn.GoesOn;
import org.variorum.rules.rule.turn.Turn.Part;
import org.variorum.rules.rule.turn.Turn.Passing;
import org.variorum.rules.rule.turn.Turn.Sort;

/** The words of a part of a turn. */
final class PartWords {

  static final Section SECTION = new Section("part of a turn", "A part of a turn",
      "After `parts` of a turn: one move, or several that are alike. A drop is made by the piece that is dropped. To act on a piece is to capture.");
  static final Leaf<Passing> DUTY = Leaf.oneOf("further moves",
      Leaf.choice(Passing.NEVER, "compulsory", "they must be made; a player who cannot is stalemated"),
      Leaf.choice(Passing.WITHOUT_MOVE, "if possible",
          "they must be made; where there is no legal one, they are passed over by themselves"),
      Leaf.choice(Passing.ALWAYS, "optional", "the player may pass instead"));
  private static final Leaf<Integer> COUNT = Leaf.numberUpTo("number of moves that are alike", Turn.MAX_PARTS,
      "a turn has at most " + Turn.MAX_PARTS + " moves");
  private static final Word TIMES = new Word(SECTION, "times", COUNT, "1", "7",
      "How many moves of the turn that follow each other are such.");
  static final Word PIECES = new Word(SECTION, "pieces", Leaf.LETTERS, "all", "P",
      "The pieces that may make the move, by what they are before it.");
  private static final Leaf<Sort> SORTS = Leaf.oneOf("moves of a part",
      Leaf.choice(Sort.ANY, "any", "it may be any move"),
      Leaf.choice(Sort.CAPTURES, "captures", "it must capture"),
      Leaf.choice(Sort.NO_CAPTURES, "no captures", "it may not capture"),
      Leaf.choice(Sort.DROPS, "drops", "it must be a drop from the hand"),
      Leaf.choice(Sort.NO_DROPS, "no drops", "it may not be a drop"));
  static final Word MOVES =
      new Word(SECTION, "moves", SORTS, "any", "no captures", "Which moves it may be.");
  private static final Leaf<String> RULE = new Leaf<>("rule that makes moves",
      "`movement`: pieces by themselves, and drops; or the word of a rule of the file that makes moves of its own, such as `push`.",
      Map.of("type", "string"), List.of(), PartWords::rule);
  static final Word RULES = new Word(SECTION, "rules", ValueShape.several(ValueShape.one(RULE)), "", "push",
      "The rules by which the move may be made; without it, all.");
  private static final Leaf<By> MOVERS = Leaf.oneOf("mover",
      Leaf.choice(By.ANY, "any piece", "it does not matter which piece made the move before"),
      Leaf.choice(By.SAME, "same piece",
          "the piece that made the previous move of this turn; none, if it is gone"),
      Leaf.choice(By.ANOTHER, "another piece", "any piece but that, or one from the hand"));
  static final Word MOVER = new Word(SECTION, "mover", MOVERS, "any piece", "same piece",
      "Which piece makes it, beside that of the move before. A position says by `moved:e4` that this is the piece on e4.")
      .formerly("by");
  private static final Word MADE = new Word(SECTION, "made", DUTY, "compulsory", "if possible",
      "Whether the move must be made. A player in check may not pass.");
  private static final Leaf<Boolean> SKIPPING = Leaf.oneOf("what a pass does",
      Leaf.choice(false, "ends the turn", "the other side moves"),
      Leaf.choice(true, "leads to the next move", "the next part of the turn follows, if there is one"));
  private static final Word PASS = new Word(SECTION, "a pass", SKIPPING, "ends the turn",
      "leads to the next move", "What it means to pass instead of the move, or to have no legal one.");
  private static final Leaf<GoesOn> ONWARD = Leaf.oneOf("moves that lead on",
      Leaf.choice(GoesOn.AFTER_ANY, "any move", "whatever the move was"),
      Leaf.choice(GoesOn.AFTER_CAPTURE, "captures", "a move that does not capture ends the turn"),
      Leaf.choice(GoesOn.AFTER_NO_CAPTURE, "no captures", "a capture ends the turn"),
      Leaf.choice(GoesOn.AFTER_CAPTURE_WITHOUT_PROMOTION, "captures without promotion",
          "a move that does not capture, or that promotes the piece, ends the turn"));
  static final Word GOES_ON = new Word(SECTION, "goes on after", ONWARD, "any move", "captures",
      "After which moves the turn goes on. A move that gives check ends it besides, unless `check ends it` says otherwise.");

  static final List<Word> ALL = List.of(PIECES, MOVES, RULES, MOVER, MADE, PASS, GOES_ON, TIMES);

  private PartWords() {}

  /** The moves that are such. */
  static Stream<Part> read(Fields fields) {
    Part part = new Part(fields.get(MADE, DUTY), fields.get(PASS, SKIPPING),
        fields.has(PIECES) ? fields.pieces(PIECES) : Set.of(), fields.get(MOVES, SORTS),
        rules(fields), fields.get(MOVER, MOVERS),
        fields.get(GOES_ON, ONWARD));
    return Collections.nCopies(fields.get(TIMES, COUNT), part).stream();
  }

  private static Set<String> rules(Fields fields) {
    return fields.items(RULES).stream().flatMap(item -> Fields.read(item, RULE).stream())
        .collect(Collectors.toSet());
  }

  private static String rule(String text) throws Malformed {
    if (text.isBlank() || !text.chars().allMatch(sign -> sign == ' ' || sign >= 'a' && sign <= 'z')) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is no word of a rule",
          "movement, or a word such as push");
    }
    return text;
  }

  /** Complains about words that have no meaning in the first part, or say nothing in the last. */
  static void check(List<Fields> parts) {
    parts.stream().limit(1).filter(first -> first.get(MOVER, MOVERS) != By.ANY).forEach(
        first -> first.refuse(MOVER,
            "the first move of a turn cannot refer to an earlier one; only later moves can"));
    for (int i = 0; i < parts.size(); i++) {
      Fields part = parts.get(i);
      boolean last = i == parts.size() - 1 && part.get(TIMES, COUNT) == 1;
      part.idle(GOES_ON, last, "it is the last move of the turn");
      part.idle(PASS, last, "it is the last move of the turn");
      boolean compulsory = (!part.has(MADE) || part.isSound(MADE)) && part.get(MADE, DUTY) == Passing.NEVER;
      part.idle(PASS, compulsory, "the move must be made");
    }
  }
}
