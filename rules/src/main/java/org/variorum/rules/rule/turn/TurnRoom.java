package org.variorum.rules.rule.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.turn.Turn.Part;
import org.variorum.rules.rule.turn.Turn.Passing;

/** Turns of several moves, and turns that may be passed. */
public final class TurnRoom extends Room<Turn> {

  private static final Section SECTION = new Section("turn", "Turn", "After `turn`.");
  private static final Word TURN = new Word(Section.RULES, "turn",
      ValueShape.several(ValueShape.part(SECTION)), "",
      "{ moves: 2, further moves: optional }",
      "The order of moves: a turn of several moves, or one that may be passed. No move may leave the own royal piece attacked, and a"
          + " move that gives check ends the turn. Where there is a pass, it is a move; but a part of a turn that need not be made is passed over by"
          + " itself where there is no legal move of it. Several such words are a list, one for each side.");
  private static final Word SIDE = new Word(SECTION, "side", Leaf.SIDE, "", "White",
      "The side that has such turns; the other has turns of one move, or those that a word of its own says.")
      .formerly("for");
  private static final Leaf<Integer> PARTS = Leaf.numberUpTo("number of moves", Turn.MAX_PARTS,
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

  private static final Word CHECK_ENDS = new Word(SECTION, "check ends it", Leaf.YES_NO, "yes", "no",
      "Whether a move that gives check ends the turn. Where it goes on, no later move of it captures a royal piece.");

  private static final Word EACH = new Word(SECTION, "parts",
      ValueShape.several(ValueShape.part(PartWords.SECTION)),
      "",
      "[{ pieces: P, made: if possible, a pass: leads to the next move }, { pieces: all but P }]",
      "What each move of a turn may be, if they are not all alike. It says all that `moves`, `pass` and `further moves` would say.");

  public TurnRoom() {
    super(Turn.class, TurnRule::new,
        Stream
            .concat(Stream.of(TURN, MOVES, PASS, FURTHER, GROWS, CHECK_ENDS, EACH, SIDE),
                PartWords.ALL.stream())
            .toArray(Word[]::new));
  }

  @Override
  public List<Turn> read(Fields fields, List<PieceKind> pieces) {
    List<Fields> turns = fields.parts(TURN);
    Turn turn = new Turn(parts(turns, Side.WHITE), parts(turns, Side.BLACK),
        turns.stream().anyMatch(words -> words.isYes(GROWS)),
        Stream.of(Side.values())
            .filter(side -> of(turns, side).filter(words -> !words.isYes(CHECK_ENDS)).isPresent())
            .collect(Collectors.toSet()));
    return turn.isUsual() ? List.of() : List.of(turn);
  }

  /** The parts of the turn that is said to be that of a side, or of both. */
  private static List<Part> parts(List<Fields> turns, Side side) {
    return of(turns, side).map(TurnRoom::parts).orElse(Turn.USUAL);
  }

  /** The words of a side's turn. */
  private static Optional<Fields> of(List<Fields> turns, Side side) {
    return turns.stream().filter(words -> words.find(SIDE, Leaf.SIDE).map(side::equals).orElse(true))
        .findFirst();
  }

  private static List<Part> parts(Fields words) {
    List<Part> each = words.parts(EACH).stream().flatMap(PartWords::read).toList();
    return each.isEmpty() ? alike(words) : each;
  }

  private static List<Part> alike(Fields words) {
    List<Part> parts = new ArrayList<>(List.of(new Part(words.get(PASS, PASSING))));
    parts.addAll(
        Collections.nCopies(words.get(MOVES, PARTS) - 1, new Part(words.get(FURTHER, PartWords.DUTY))));
    return parts;
  }

  @Override
  public void check(Turn turn, ParsedDefinition written) {
    checkTurns(written);
  }

  private static void checkTurns(ParsedDefinition written) {
    List<Fields> turns = written.fields().parts(TURN);
    Set<Side> said = EnumSet.noneOf(Side.class);
    for (Fields words : turns) {
      Optional<Side> only = words.find(SIDE, Leaf.SIDE);
      boolean again = only.isPresent() && !said.add(only.get());
      if (again || only.isEmpty() && turns.size() > 1) {
        written.fields().refuse(TURN, "of several turns one is \"side: White\", the other \"side: Black\"");
      }
      if (only.isPresent() && words.isYes(GROWS)) {
        words.refuse(GROWS, "turns that grow are those of both sides: leave out \"side\"");
      }
      checkParts(words, written);
    }
  }

  private static void checkParts(Fields words, ParsedDefinition written) {
    if (!words.has(EACH)) {
      return;
    }
    List<Fields> parts = words.parts(EACH);
    long moves = parts.stream().flatMap(PartWords::read).count();
    if (moves < 2 || moves > Turn.MAX_PARTS) {
      words.refuse(EACH, "these are the moves of a turn, 2 to " + Turn.MAX_PARTS
          + " of them; of a turn that is one move, say \"pass\"");
    }
    Stream.of(MOVES, PASS, FURTHER).filter(words::has)
        .forEach(word -> words.refuse(word, "\"parts\" says it of each move: leave out one of the two"));
    PartWords.check(parts);
    List<Part> each = parts.stream().flatMap(part -> PartWords.read(part).limit(1)).toList();
    new PartsCheck(each, parts, written).check();
  }

  /** A turn of one move that may not be passed is what every game has: it is no record. */
  @Override
  public void checkAbsent(ParsedDefinition written) {
    checkTurns(written);
    furtherMoves(written);
  }

  @Override
  public void idle(Turn turn, ParsedDefinition written) {
    furtherMoves(written);
    boolean passes = turn.all().noneMatch(part -> part.passing() == Passing.NEVER);
    written.fields().part(Word.GOALS)
        .ifPresent(goals -> goals.idle(Word.STALEMATE, passes, "a player who has no other move passes"));
  }

  private static void furtherMoves(ParsedDefinition written) {
    written.fields().parts(TURN).stream().filter(words -> !words.has(EACH))
        .forEach(words -> {
          words.idle(FURTHER, words.get(MOVES, PARTS) == 1, "a turn has one move");
          words.idle(GROWS, words.get(MOVES, PARTS) == 1, "a turn has one move");
          words.idle(CHECK_ENDS, words.get(MOVES, PARTS) == 1, "a turn has one move");
        });
  }

  @Override
  public Map<Property, Set<String>> gives(Turn turn) {
    Map<Property, Set<String>> gives = new EnumMap<>(Property.class);
    if (turn.mayBePassed()) {
      gives.put(Property.PASSES, Set.of());
    }
    if (turn.all().noneMatch(part -> part.passing() == Passing.NEVER)) {
      gives.put(Property.PASSES_WHEN_STUCK, Set.of());
    }
    if (turn.all().anyMatch(part -> part.passing() != Passing.NEVER && part.continuesAfterPass())) {
      gives.put(Property.PASSES_ON, Set.of());
    }
    if (turn.hasSeveral()) {
      gives.put(Property.SEVERAL_MOVES, Set.of());
    }
    return gives;
  }

  @Override
  public List<PropertyClash> refuses(Turn turn) {
    return turn.hasSeveral() ? List.of(new PropertyClash(Property.FREEZES,
        "a turn of several moves and %s that freezes pieces: it is undefined from which move on they may move again"))
        : List.of();
  }

  @Override
  public String sentence(Turn turn, Phrasing phrasing) {
    return "Turn: " + new TurnTelling(turn, phrasing.names(), phrasing.check()).text();
  }
}
