package org.variorum.rules.rule.effect;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.effect.Effects.After;
import org.variorum.rules.rule.effect.Effects.Change;
import org.variorum.rules.rule.effect.Effects.Deed;
import org.variorum.rules.rule.effect.Effects.Effect;
import org.variorum.rules.rule.effect.Effects.Put;
import org.variorum.rules.rule.effect.Effects.Remove;
import org.variorum.rules.rule.effect.Effects.SideChange;
import org.variorum.rules.text.English;

/** What moves do to the board besides. */
public final class EffectsRoom extends Room<Effects> {

  private static final int MOST = 16;
  public EffectsRoom() {
    super(Effects.class, EffectsRule::new, EffectWords.EFFECTS, EffectWords.AFTER, EffectWords.PIECES,
        EffectWords.WHEN, EffectWords.REMOVE, EffectWords.TURN, EffectWords.CHANGE, EffectWords.BECOMES,
        EffectWords.PUT, EffectWords.IN);
  }

  @Override
  public List<Effects> read(Fields fields, List<PieceKind> pieces) {
    List<Effect> all =
        fields.parts(EffectWords.EFFECTS).stream().flatMap(part -> effect(part).stream()).toList();
    return all.isEmpty() ? List.of() : List.of(new Effects(all));
  }

  private static Optional<Effect> effect(Fields part) {
    List<Word> said = Stream.of(EffectWords.REMOVE, EffectWords.TURN, EffectWords.CHANGE, EffectWords.PUT)
        .filter(part::has).toList();
    if (said.size() != 1) {
      part.refuse(said.isEmpty() ? EffectWords.AFTER : said.get(1),
          "an effect does one thing: say one of remove, turn, change and put, and write another effect for what else happens");
      return Optional.empty();
    }
    return deed(part, said.getFirst())
        .map(deed -> new Effect(part.get(EffectWords.AFTER, EffectWords.EVENTS),
            part.pieces(EffectWords.PIECES),
            part.condition(EffectWords.WHEN), deed));
  }

  private static Optional<Deed> deed(Fields part, Word word) {
    if (word == EffectWords.PUT) {
      return part.find(EffectWords.PUT, Leaf.LETTER)
          .map(letter -> new Put(letter, part.get(EffectWords.IN, EffectWords.SPOTS)));
    }
    Optional<Quantity.PiecesOnBoard> standing =
        part.condition(word).flatMap(condition -> pieces(condition, word, part));
    if (word == EffectWords.CHANGE) {
      if (!part.has(EffectWords.BECOMES)) {
        part.refuse(EffectWords.CHANGE, "say by \"becomes\" what the pieces become");
      }
      return standing
          .flatMap(pieces -> part.find(EffectWords.BECOMES, Leaf.LETTER).map(to -> new Change(pieces, to)));
    }
    return standing.map(pieces -> word == EffectWords.REMOVE ? new Remove(pieces) : new SideChange(pieces));
  }

  private static Optional<Quantity.PiecesOnBoard> pieces(Condition condition, Word word, Fields part) {
    Optional<Quantity.PiecesOnBoard> pieces = EffectWords.pieces(condition);
    if (pieces.isEmpty()) {
      part.refuse(word, "this names no pieces; expected such as \"enemy P near there\", without a number");
    }
    return pieces;
  }

  @Override
  public void check(Effects effects, ParsedDefinition written) {
    List<Fields> parts = written.fields().parts(EffectWords.EFFECTS);
    if (parts.size() > MOST) {
      written.fields().refuse(EffectWords.EFFECTS, "there are at most " + MOST + " effects");
    }
    parts.forEach(part -> new EffectsCheck(part, written).check());
  }

  @Override
  public void idle(Effects effects, ParsedDefinition written) {
    written.fields().parts(EffectWords.EFFECTS).forEach(part -> {
      part.idle(EffectWords.BECOMES, !part.has(EffectWords.CHANGE),
          "nothing is changed; say of which pieces by \"change\"");
      part.idle(EffectWords.IN, !part.has(EffectWords.PUT), "nothing is put; say what by \"put\"");
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
  public List<PropertyClash> refuses(Effects effects) {
    return List.of(
        new PropertyClash(Property.CAPTURER_STAYS,
            "effects and %s: it is undefined to which square a piece that captures without moving goes"),
        new PropertyClash(Property.NO_CAPTURES,
            "effects and %s: it is undefined to which square a piece that acts on another goes"));
  }

  @Override
  public String sentence(Effects effects, Phrasing phrasing) {
    return "Effects: "
        + String.join(" ", effects.all().stream().map(effect -> sentence(effect, phrasing)).toList())
        + " Nothing happens to royal pieces, and nothing is threatened so.";
  }

  private static String sentence(Effect effect, Phrasing phrasing) {
    boolean all =
        phrasing.definition().pieces().stream().map(PieceKind::letter).allMatch(effect.by()::contains);
    String who = all ? "a piece"
        : English.withArticle(English.list(phrasing.definition().pieces().stream().map(PieceKind::letter)
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
      case Remove(var standing) -> words.pieces(standing) + " leave the game.";
      case SideChange(var standing) -> words.pieces(standing) + " change sides.";
      case Change(var standing, String to) ->
          words.pieces(standing) + " become " + phrasing.names().plural(List.of(to)) + ".";
      case Put(String letter, Spot on) ->
          phrasing.names().withArticle(letter) + " of its side comes " + switch (on) {
            case HERE -> "to the square that it left";
            case THERE -> "to where it went";
            case BETWEEN -> "to each square on its straight way";
            case BEYOND -> "to the next square beyond where it went";
            case BEHIND -> "to the next square behind the one that it left";
          } + ", if that is free.";
    };
  }
}
