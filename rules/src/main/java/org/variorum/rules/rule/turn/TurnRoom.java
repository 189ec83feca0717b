package org.variorum.rules.rule.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Refusal;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Written;
import org.variorum.rules.rule.turn.Turn.Part;
import org.variorum.rules.rule.turn.Turn.Passing;

/** Turns of several moves, and turns that may be passed. */
public final class TurnRoom extends Room<Turn> {

  private static final Section SECTION = new Section("turn", "Turn", "After `turn`.");
  private static final Word TURN = new Word(Section.RULES, "turn", Shape.part(SECTION), "",
      "{ moves: 2, further moves: optional }",
      "Who moves next: a turn of several moves, or one that may be passed. No move may leave the own royal piece attacked, and a"
          + " move that gives check ends the turn. Where there is a pass, it is a move.");
  private static final Leaf<Integer> PARTS = Leaf.upTo("number of moves", Turn.MAX_PARTS,
      "a turn has at most " + Turn.MAX_PARTS + " moves");
  private static final Word MOVES =
      new Word(SECTION, "moves", PARTS, "1", "2", "How many moves a turn has.");
  private static final Leaf<Passing> PASSING = Leaf.oneOf("passing",
      Leaf.choice(Passing.NEVER, "never", "a player who has no legal move is mated or stalemated"),
      Leaf.choice(Passing.WITHOUT_MOVE, "without a move",
          "a player who is not in check and has no legal move passes"),
      Leaf.choice(Passing.ALWAYS, "always", "a player who is not in check may pass"));
  private static final Word PASS = new Word(SECTION, "pass", PASSING, "never", "always",
      "When a player may pass instead of the first move, which ends the turn.");
  private static final Word FURTHER =
      new Word(SECTION, "further moves", PartWords.DUTY, "compulsory", "optional",
          "Whether the moves after the first must be made. To pass ends the turn.");

  private static final Word GROWS = new Word(SECTION, "grows", Leaf.YES_NO, "no", "yes",
      "Whether each turn has one move more than the turn before, up to `moves`. A position says by `part:1/2` that this is the first move of"
          + " two, by `part:2/2` that it is the second; a start position with `part:1/1` begins with a turn of one move. Where turns do not"
          + " grow, such a shorter turn is followed by whole ones.");

  private static final Word EACH = new Word(SECTION, "parts", Shape.several(Shape.part(PartWords.SECTION)),
      "",
      "[{ pieces: P, made: if possible, a pass: leads to the next move }, { pieces: all but P }]",
      "What each move of a turn may be, if they are not all alike. It says all that `moves`, `pass` and `further moves` would say.");

  public TurnRoom() {
    super(Turn.class, TurnRule::new,
        Stream.concat(Stream.of(TURN, MOVES, PASS, FURTHER, GROWS, EACH), PartWords.ALL.stream())
            .toArray(Word[]::new));
  }

  @Override
  public List<Turn> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(TURN).stream().map(TurnRoom::turn).filter(turn -> !turn.isUsual()).toList();
  }

  private static Turn turn(Fields fields) {
    List<Part> each = fields.parts(EACH).stream().map(PartWords::read).toList();
    return each.isEmpty() ? alike(fields) : new Turn(each, fields.yes(GROWS));
  }

  private static Turn alike(Fields fields) {
    List<Part> parts = new ArrayList<>(List.of(new Part(fields.get(PASS, PASSING))));
    parts.addAll(
        Collections.nCopies(fields.get(MOVES, PARTS) - 1, new Part(fields.get(FURTHER, PartWords.DUTY))));
    return new Turn(parts, fields.yes(GROWS));
  }

  @Override
  public void check(Turn turn, Written written) {
    parts(written);
    written.fields().part(TURN).map(words -> words.parts(EACH)).filter(parts -> !parts.isEmpty())
        .ifPresent(parts -> new PartsCheck(turn.parts(), parts, written).check());
  }

  private static void parts(Written written) {
    written.fields().part(TURN).filter(words -> words.has(EACH)).ifPresent(words -> {
      List<Fields> parts = words.parts(EACH);
      if (parts.size() < 2 || parts.size() > Turn.MAX_PARTS) {
        words.refuse(EACH, "these are the moves of a turn, 2 to " + Turn.MAX_PARTS
            + " of them; of a turn that is one move, say \"pass\"");
      }
      Stream.of(MOVES, PASS, FURTHER).filter(words::has)
          .forEach(word -> words.refuse(word, "\"parts\" says it of each move: leave out one of the two"));
      PartWords.check(parts);
    });
  }

  /** A turn of one move that may not be passed is what every game has: it is no record. */
  @Override
  public void checkAbsent(Written written) {
    parts(written);
    furtherMoves(written);
  }

  @Override
  public void idle(Turn turn, Written written) {
    furtherMoves(written);
    boolean passes = turn.parts().stream().noneMatch(part -> part.passing() == Passing.NEVER);
    written.fields().part(Word.GOALS)
        .ifPresent(goals -> goals.idle(Word.STALEMATE, passes, "who has no other move passes"));
  }

  private static void furtherMoves(Written written) {
    written.fields().part(TURN).filter(words -> !words.has(EACH))
        .ifPresent(words -> {
          words.idle(FURTHER, words.get(MOVES, PARTS) == 1, "a turn has one move");
          words.idle(GROWS, words.get(MOVES, PARTS) == 1, "a turn has one move");
        });
  }

  @Override
  public Map<Property, Set<String>> gives(Turn turn) {
    Map<Property, Set<String>> gives = new EnumMap<>(Property.class);
    if (turn.parts().stream().anyMatch(part -> part.passing() != Passing.NEVER)) {
      gives.put(Property.PASSES, Set.of());
    }
    if (turn.parts().stream().anyMatch(part -> part.passing() != Passing.NEVER && part.skipped())) {
      gives.put(Property.PASSES_ON, Set.of());
    }
    if (turn.hasSeveral()) {
      gives.put(Property.SEVERAL_MOVES, Set.of());
    }
    return gives;
  }

  @Override
  public List<Refusal> refuses(Turn turn) {
    return turn.hasSeveral() ? List.of(new Refusal(Property.FREEZES,
        "a turn of several moves and %s that freezes pieces: it is not known from which move on they may move again"))
        : List.of();
  }

  @Override
  public String sentence(Turn turn, Phrasing phrasing) {
    boolean check = phrasing.check();
    if (turn.partsDiffer()) {
      return "Turn: " + new TurnTelling(turn, phrasing.names(), check).text();
    }
    String several = turn.hasSeveral() ? several(turn, check) : "";
    String pass = pass(turn, check);
    return "Turn: " + (several.isEmpty() ? "a" + pass : pass.isEmpty() ? several : several + " A" + pass);
  }

  private static String several(Turn turn, boolean check) {
    return (turn.grows() ? "each turn has one move more than the turn before, up to " : "a turn has ")
        + turn.parts().size() + " moves" + switch (turn.parts().getLast().passing()) {
          case NEVER -> "; all must be made.";
          case WITHOUT_MOVE -> "; all must be made, as long as there is a legal one.";
          case ALWAYS -> "; instead of another after the first, a player may pass.";
        } + (check ? " A move that gives check ends the turn." : "");
  }

  /** What follows the article of a sentence about the first move; empty if it may not be passed. */
  private static String pass(Turn turn, boolean check) {
    String player = " player " + (check ? "who is not in check " : "");
    return switch (turn.parts().getFirst().passing()) {
      case NEVER -> "";
      case WITHOUT_MOVE -> player + (check ? "and " : "who ") + "has no legal move passes.";
      case ALWAYS -> player + "may pass" + (turn.hasSeveral() ? " a whole turn." : ".");
    };
  }
}
