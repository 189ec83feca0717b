package org.variorum.rules.rule.acting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.program.ActForm;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.acting.Acting.Effect;

/** NOT-2: nothing is captured; a piece that could capture acts on pieces instead. */
public final class ActingRoom extends Room<Acting> {

  private static final Leaf<Form> FORMS = Leaf.oneOf("form",
      Leaf.choice(Form.APPROACHING, "approaching", "the target stands one step beyond the move's end"),
      Leaf.choice(Form.WITHDRAWING, "withdrawing", "the target stands one step behind the move's start"),
      Leaf.choice(Form.SHUNTING, "shunting", "the target stands where the move ends, is pushed a step on"),
      Leaf.choice(Form.TOWING, "towing", "the target stands one step behind the start, is pulled to it"),
      Leaf.choice(Form.OVERTAKING, "overtaking",
          "the piece passes the target by a second move straight on"),
      Leaf.choice(Form.RIFLE, "rifle", "the piece stays; the target stands where it could capture"));
  private static final Leaf<Effect> EFFECTS = Leaf.oneOf("effect",
      Leaf.choice(Effect.NONE, "nothing", "it cannot be a target"),
      Leaf.choice(Effect.RECRUIT, "recruit", "it becomes the actor's, its kind unchanged"),
      Leaf.choice(Effect.DEMOTE, "demote", "it becomes its basic kind, its side unchanged"),
      Leaf.choice(Effect.PROMOTE, "promote", "it becomes its promoted form"),
      Leaf.choice(Effect.DISPLACE, "displace", "it is moved only (shunting and towing)"));
  private static final Section SECTION = new Section("acting", "Acting",
      "Nothing is captured; a piece that could capture acts on pieces instead.");
  private static final Word ACTING =
      new Word(Section.RULES, "acting", ValueShape.part(SECTION), "", "{ form: rifle }",
          "Nothing is captured; a piece that could capture acts on pieces instead.");
  private static final Word FORM = new Word(SECTION, "form", FORMS, Word.REQUIRED, "approaching",
      "Where the target stands and goes.");
  private static final Word ENEMY = new Word(SECTION, "enemy", EFFECTS, "recruit", "displace",
      "What happens to an enemy that is no promoted piece.");
  private static final Word PROMOTED = new Word(SECTION, "promoted enemy", EFFECTS, "demote", "recruit",
      "What happens to an enemy that is one.");
  private static final Word ALLY = new Word(SECTION, "ally", EFFECTS, "promote", "nothing",
      "What happens to an ally that has one promoted form.");
  private static final Word COMPULSORY = new Word(SECTION, "compulsory", Leaf.YES_NO, "no", "yes",
      "Whether a plain move is forbidden where an acting move with the same start and end is legal.");
  private static final Word ZONE_BOUND = new Word(SECTION, "zone-bound", Leaf.LETTERS, Letters.NOBODY, "S",
      "Pieces that, acting, may promote only if their destination or the target lies in the zone.");

  public ActingRoom() {
    super(Acting.class, ActingRule::new, ACTING, FORM, ENEMY, PROMOTED, ALLY, COMPULSORY, ZONE_BOUND);
  }

  @Override
  public List<Acting> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(ACTING).stream()
        .map(part -> new Acting(part.find(FORM, FORMS).orElse(Form.APPROACHING), part.get(ENEMY, EFFECTS),
            part.get(PROMOTED, EFFECTS), part.get(ALLY, EFFECTS), part.isYes(COMPULSORY),
            part.pieces(ZONE_BOUND)))
        .toList();
  }

  @Override
  public void check(Acting acting, ParsedDefinition written) {
    ActForm form = acting.form().places;
    boolean displaces =
        Stream.of(acting.enemy(), acting.promotedEnemy(), acting.ally()).anyMatch(Effect.DISPLACE::equals);
    if (displaces && form.targetAfter() == form.target()) {
      written.fields().refuse(ACTING, "\"displace\" needs a form that moves the target: shunting or towing");
    }
  }

  @Override
  public void idle(Acting acting, ParsedDefinition written) {
    written.fields().part(ACTING).ifPresent(words -> {
      if (acting.compulsory()) {
        compulsory(words, acting.form().places);
      }
      List<PieceKind> pieces = written.definition().pieces();
      words.idle(ENEMY, acting.enemy() == Effect.DEMOTE,
          "an enemy that is no promoted piece cannot be demoted");
      words.idle(ALLY, acting.ally() == Effect.RECRUIT, "an ally need not be recruited");
      words.idle(PROMOTED, pieces.stream().noneMatch(piece -> piece.basic().isPresent()),
          "no piece is the promoted form of another");
      words.idle(ZONE_BOUND, pieces.stream().anyMatch(
          piece -> acting.zoneBound().contains(piece.letter()) && piece.promotion().isEmpty()),
          "it names a piece that never promotes");
    });
  }

  private static void compulsory(Fields words, ActForm form) {
    String reason = form.moverStays() ? "a piece that acts stays where it is"
        : form.mover() == form.target() ? "a piece that acts ends where another stood" : "";
    if (!reason.isEmpty()) {
      words.hint(COMPULSORY,
          "\"compulsory\" says nothing here: " + reason + ", so no plain move ends where an acting one does");
    }
  }

  @Override
  public Map<Property, Set<String>> gives(Acting acting) {
    return Map.of(Property.NO_CAPTURES, Set.of(), Property.TURNS_BACK, Set.of());
  }

  @Override
  public List<PropertyClash> refuses(Acting acting) {
    List<PropertyClash> refusals = new ArrayList<>(List.of(
        new PropertyClash(Property.FOLLOWS_CAPTURES, Set.of(), true,
            "\"%s\" has no meaning together with acting, where nothing is captured"),
        new PropertyClash(Property.BORROWS, "acting and %s: acting goes by a piece's own movement"),
        new PropertyClash(Property.CAPTURES_IN_PASSING, "acting and %s: nothing is captured"),
        new PropertyClash(Property.SPARES_ROYALS,
            "acting and %s: it is undefined whether one that may be spared is acted on"),
        new PropertyClash(Property.ORBITS, "acting and %s: nothing lies straight beyond the end of an orbit"),
        new PropertyClash(Property.PICKS_VICTIMS,
            "acting and %s: it is undefined on which pieces it acts")));
    ActForm form = acting.form().places;
    if (form.target() != form.lastPlace()) {
      refusals.add(new PropertyClash(Property.HOPS,
          "acting and %s: only approaching and rifle say what happens beyond a hurdle"));
    }
    if (!form.moverStays()) {
      refusals.add(new PropertyClash(Property.BOUNDS_SQUARES,
          "acting and %s: only with rifle is it known which squares must be in range"));
    }
    if (acting.enemy() == Effect.NONE) {
      refusals.add(new PropertyClash(Property.MAY_NOT_BE_ATTACKED,
          "acting on no enemies and %s: no piece could attack a royal one, so there is no check"));
    }
    return refusals;
  }

  @Override
  public Optional<String> remark(Acting acting, PieceKind piece, Phrasing phrasing) {
    return piece.basic()
        .map(basic -> "becomes " + phrasing.names().withArticle(basic) + " again when it is demoted");
  }

  @Override
  public String sentence(Acting acting, Phrasing phrasing) {
    return "Acting: nothing is captured; a piece acts on another instead. " + acting.form().sentence
        + " An enemy that is not promoted " + effect(acting.enemy()) + ", a promoted enemy "
        + effect(acting.promotedEnemy()) + ", a friend that can be promoted " + effect(acting.ally()) + "."
        + (acting.form().places.moverStays() ? "" : limits(acting, phrasing));
  }

  private static String limits(Acting acting, Phrasing phrasing) {
    return (acting.compulsory()
        ? " A plain move is not allowed where an acting move has the same start and end." : "")
        + (acting.zoneBound().isEmpty() ? ""
            : " Acting " + phrasing.names().plural(acting.zoneBound())
                + " promote only if they end, or act on a piece, in the promotion zone.");
  }

  private static String effect(Effect effect) {
    return switch (effect) {
      case NONE -> "cannot be acted on";
      case RECRUIT -> "changes sides";
      case DEMOTE -> "is demoted";
      case PROMOTE -> "is promoted";
      case DISPLACE -> "only changes its square";
    };
  }
}
