package org.variorum.rules.rule.effect;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Relation;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.judge.ConditionWords;
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
import org.variorum.rules.rule.effect.Effects.After;
import org.variorum.rules.rule.effect.Effects.Change;
import org.variorum.rules.rule.effect.Effects.Deed;
import org.variorum.rules.rule.effect.Effects.Effect;
import org.variorum.rules.rule.effect.Effects.Put;
import org.variorum.rules.rule.effect.Effects.Remove;
import org.variorum.rules.rule.effect.Effects.Turn;
import org.variorum.rules.text.English;

/** What moves do to the board besides. */
public final class EffectsRoom extends Room<Effects> {

  private static final int MOST = 16;
  private static final Section SECTION = new Section("effects", "Effects",
      "What moves do to the board besides, each effect one thing. They come last, before walls that nobody places: what is done"
          + " is read off the position that the move and all that follows from it have left, for all effects the same, and made in their"
          + " order.");
  private static final Word EFFECTS = new Word(Section.RULES, "effects", Shape.several(Shape.part(SECTION)),
      "",
      "{ after: captures, by: R, remove: enemy P near there }",
      "Pieces leave the game, change sides, become others, or are left behind when a piece moves. That threatens nobody, and happens to no"
          + " royal piece; who leaves the game comes into no hand.");
  static final Leaf<After> EVENTS = Leaf.oneOf("event",
      Leaf.choice(After.MOVES, "moves",
          "when a piece moves or captures, not when it castles, exchanges squares, pushes, or promotes in place"),
      Leaf.choice(After.CAPTURES, "captures", "when it captures"),
      Leaf.choice(After.QUIET_MOVES, "quiet moves", "when it moves without capturing"),
      Leaf.choice(After.DROPS, "drops", "when a piece is dropped"));
  static final Word AFTER =
      new Word(SECTION, "after", EVENTS, "moves", "captures", "After what it happens.");
  static final Word BY = new Word(SECTION, "by", Leaf.LETTERS, "all", "R",
      "The pieces whose moves have the effect; one that promotes counts as what it was.");
  static final Word WHEN = new Word(SECTION, "when", Leaf.CONDITION, "", "there in rank 8",
      "What must hold after the move, as the side sees it that has moved. `here` is the square that was left, `there` that where the piece"
          + " has gone.");
  static final Word REMOVE =
      pieces("remove", "enemy P near there", "Which pieces leave the game.");
  static final Word TURN = pieces("turn", "enemy all but K near there", "Which pieces change sides.");
  static final Word CHANGE = pieces("change", "own P in rank 8", "Which pieces become others.");
  static final Word TO =
      new Word(SECTION, "to", Leaf.LETTER, "", "Q", "What the pieces become of which `change` says so.");
  static final Word PUT = new Word(SECTION, "put", Leaf.LETTER, "", "P",
      "A piece of the side that has moved which comes on the board.");
  static final Leaf<Spot> SPOTS = Leaf.oneOf("square of a move",
      Leaf.choice(Spot.HERE, "here", "the square that was left"),
      Leaf.choice(Spot.THERE, "there", "where the piece has gone, if it is no longer there"),
      Leaf.choice(Spot.BETWEEN, "between",
          "the squares between that and where the piece has gone, in a straight line"),
      Leaf.choice(Spot.BEYOND, "beyond", "the next square beyond where it has gone, in a straight line"),
      Leaf.choice(Spot.BEHIND, "behind", "the next square behind the one that was left, in a straight line"));
  static final Word ON = new Word(SECTION, "on", SPOTS, "here", "beyond",
      "Where the piece comes of which `put` says so, if neither a piece nor a wall stands there.");

  private static Word pieces(String word, String example, String meaning) {
    return new Word(SECTION, word, Leaf.CONDITION, "", example,
        meaning + " They are named as in a condition, without a number.");
  }

  public EffectsRoom() {
    super(Effects.class, EffectsRule::new, EFFECTS, AFTER, BY, WHEN, REMOVE, TURN, CHANGE, TO, PUT, ON);
  }

  @Override
  public List<Effects> read(Fields fields, List<PieceKind> pieces) {
    List<Effect> all = fields.parts(EFFECTS).stream().flatMap(part -> effect(part).stream()).toList();
    return all.isEmpty() ? List.of() : List.of(new Effects(all));
  }

  private static Optional<Effect> effect(Fields part) {
    List<Word> said = Stream.of(REMOVE, TURN, CHANGE, PUT).filter(part::has).toList();
    if (said.size() != 1) {
      part.refuse(said.isEmpty() ? AFTER : said.get(1),
          "an effect does one thing: say one of remove, turn, change and put, and write another effect for what else happens");
      return Optional.empty();
    }
    return deed(part, said.getFirst()).map(deed -> new Effect(part.get(AFTER, EVENTS), part.pieces(BY),
        part.condition(WHEN), deed));
  }

  private static Optional<Deed> deed(Fields part, Word word) {
    if (word == PUT) {
      return part.find(PUT, Leaf.LETTER).map(letter -> new Put(letter, part.get(ON, SPOTS)));
    }
    Optional<Quantity.Standing> whom =
        part.condition(word).flatMap(condition -> pieces(condition, word, part));
    if (word == CHANGE) {
      if (!part.has(TO)) {
        part.refuse(CHANGE, "say by \"to\" what the pieces become");
      }
      return whom.flatMap(pieces -> part.find(TO, Leaf.LETTER).map(to -> new Change(pieces, to)));
    }
    return whom.map(pieces -> word == REMOVE ? new Remove(pieces) : new Turn(pieces));
  }

  private static Optional<Quantity.Standing> pieces(Condition condition, Word word, Fields part) {
    Optional<Quantity.Standing> pieces = pieces(condition);
    if (pieces.isEmpty()) {
      part.refuse(word, "this names no pieces; expected such as \"enemy P near there\", without a number");
    }
    return pieces;
  }

  /** The pieces that a text names which is a condition without a number. */
  static Optional<Quantity.Standing> pieces(Condition condition) {
    return condition instanceof Condition.Compared(Quantity.Standing whom, Relation relation, Quantity.Fixed(int value))
        && relation == Relation.AT_LEAST && value == 1 ? Optional.of(whom) : Optional.empty();
  }

  @Override
  public void check(Effects effects, Written written) {
    List<Fields> parts = written.fields().parts(EFFECTS);
    if (parts.size() > MOST) {
      written.fields().refuse(EFFECTS, "there are at most " + MOST + " effects");
    }
    parts.forEach(part -> new EffectsCheck(part, written).check());
  }

  @Override
  public void idle(Effects effects, Written written) {
    written.fields().parts(EFFECTS).forEach(part -> {
      part.idle(TO, !part.has(CHANGE), "nothing is changed; say of which pieces by \"change\"");
      part.idle(ON, !part.has(PUT), "nothing is put; say what by \"put\"");
    });
  }

  @Override
  public Map<Property, Set<String>> gives(Effects effects) {
    Map<Property, Set<String>> gives = new EnumMap<>(Property.class);
    gives.put(Property.MOVES_SPREAD, Set.of());
    gives.put(Property.CAPTURER_CHANGES, Set.of());
    if (effects.all().stream().anyMatch(effect -> effect.after() == After.DROPS)) {
      gives.put(Property.DROPS_SPREAD, Set.of());
    }
    return gives;
  }

  @Override
  public List<Refusal> refuses(Effects effects) {
    return List.of(
        new Refusal(Property.CAPTURER_STAYS,
            "effects and %s: it is not known where a piece goes that stays where it stands"),
        new Refusal(Property.NO_CAPTURES,
            "effects and %s: it is not known where a piece goes that acts on another"));
  }

  @Override
  public String sentence(Effects effects, Phrasing phrasing) {
    return "Effects: "
        + String.join(" ", effects.all().stream().map(effect -> sentence(effect, phrasing)).toList())
        + " Nothing happens to royal pieces, and nobody is threatened so.";
  }

  private static String sentence(Effect effect, Phrasing phrasing) {
    boolean all =
        phrasing.definition().pieces().stream().map(PieceKind::letter).allMatch(effect.by()::contains);
    String who = all ? "a piece"
        : English.one(English.list(phrasing.definition().pieces().stream().map(PieceKind::letter)
            .filter(effect.by()::contains).map(phrasing.names()::of).toList(), "or"));
    String what = switch (effect.after()) {
      case MOVES -> " moves";
      case CAPTURES -> " captures";
      case QUIET_MOVES -> " moves without capturing";
      case DROPS -> " is dropped";
    };
    ConditionWords before = new ConditionWords(phrasing.names(), phrasing.places());
    ConditionWords words = effect.after() == After.DROPS ? before.afterDrop() : before.afterMove();
    String when = effect.when()
        .map(condition -> " and then this holds of its side: " + words.clause(condition) + ",")
        .orElse(",");
    return "When " + who + what + when + " " + switch (effect.deed()) {
      case Remove(var whom) -> words.pieces(whom) + " leave the game.";
      case Turn(var whom) -> words.pieces(whom) + " change sides.";
      case Change(var whom, String to) ->
          words.pieces(whom) + " become " + phrasing.names().plural(List.of(to)) + ".";
      case Put(String letter, Spot on) -> phrasing.names().one(letter) + " of its side comes " + switch (on) {
        case HERE -> "to the square that it left";
        case THERE -> "to where it went";
        case BETWEEN -> "to each square on its straight way";
        case BEYOND -> "to the next square beyond where it went";
        case BEHIND -> "to the next square behind the one that it left";
      } + ", if that is free.";
    };
  }
}
