package org.variorum.rules.rule.explosion;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;

/** A capture removes the capturer and those around it. */
public final class ExplosionRoom extends Room<Explosion> {

  private static final Section SECTION = new Section("explosion", "Explosion",
      "A capture removes the capturer and what stands around.");
  private static final Word EXPLOSION = new Word(Section.RULES, "explosion", ValueShape.part(SECTION), "",
      "{ spares: P }",
      "A capture also removes the capturer and every piece on the squares next to where it captured. Where there is"
          + " check, a royal piece that would vanish may not capture, and it is safe where a capture would remove the other one. Only the piece that was captured goes to a hand.");
  private static final Leaf<Boolean> MOMENTS = Leaf.oneOf("what explodes",
      Leaf.choice(false, "captures", "captures only"),
      Leaf.choice(true, "moves",
          "every move that a piece makes by its movement; after one that captures nothing that piece stays"));
  private static final Word AFTER =
      new Word(SECTION, "after", MOMENTS, "captures", "moves", "What explodes.");
  private static final Word REACHES = new Word(SECTION, "reaches", Leaf.MOVEMENT, "K", "KAD",
      "The squares that a blast reaches from where the piece ends its move: those to which this movement leads from there on the empty board.");
  private static final Leaf<Boolean> VICTIMS = Leaf.oneOf("owner of victims",
      Leaf.choice(false, "any", "pieces of both sides").formerly("all"),
      Leaf.choice(true, "enemy", "enemies only").formerly("enemies"));
  private static final Word OWNER =
      new Word(SECTION, "owner", VICTIMS, "any", "enemy", "The owner of the pieces that it removes there.")
          .formerly("whom");
  private static final Leaf<Boolean> ENDS = Leaf.oneOf("capturer",
      Leaf.choice(false, "vanishes", "it is removed, too"), Leaf.choice(true, "stays", "it stays"));
  private static final Word CAPTURER =
      new Word(SECTION, "capturer", ENDS, "vanishes", "stays", "What becomes of a piece that captures.");
  private static final Movement AROUND = Betza.parse("K");
  private static final Word SPARES = new Word(SECTION, "spares", Leaf.LETTERS, Letters.NOBODY, "P",
      "The pieces that survive a blast: they die only when captured or capturing.");
  private static final Word IMMUNE = new Word(SECTION, "immune", Leaf.LETTERS, Letters.NOBODY, "K",
      "The pieces that no blast removes, not even that of their own capture: they die only when captured.");

  public ExplosionRoom() {
    super(Explosion.class, ExplosionRule::new, EXPLOSION, AFTER, REACHES, OWNER, CAPTURER,
        SPARES, IMMUNE);
  }

  @Override
  public List<Explosion> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(EXPLOSION).stream()
        .map(part -> new Explosion(part.get(AFTER, MOMENTS), part.get(REACHES, Leaf.MOVEMENT),
            part.get(OWNER, VICTIMS), part.get(CAPTURER, ENDS), part.pieces(SPARES), part.pieces(IMMUNE)))
        .toList();
  }

  /** A threat is judged by where it leads, whoever makes it: a royal piece that would stay may not differ from the others. */
  @Override
  public void check(Explosion explosion, ParsedDefinition written) {
    Definition definition = written.definition();
    boolean differs = explosion.capturerStays() && !explosion.enemiesOnly()
        && definition.royalty().mode() == Royalty.Mode.CHECK && definition.pieces().stream()
            .anyMatch(piece -> piece.royal() && !explosion.spares(piece.letter()));
    written.fields().part(EXPLOSION).filter(_ -> differs).ifPresent(words -> words.refuse(CAPTURER,
        "where there is check and capturers stay, blasts have to leave the royal piece alone: add it after \"spares\", or write"
            + " \"owner: enemy\""));
  }

  @Override
  public void idle(Explosion explosion, ParsedDefinition written) {
    boolean twice = explosion.spared().stream().anyMatch(explosion.immune()::contains);
    written.fields().part(EXPLOSION).ifPresent(words -> {
      words.hint(IMMUNE, written.isAll(explosion.immune()), "no piece is ever removed: all are immune");
      words.hint(SPARES, explosion.capturerStays() && written.isAll(explosion.spared()),
          "no piece is ever removed: all are spared, and capturers stay");
      words.idle(SPARES, twice, "a piece that is immune is spared, too");
      words.idle(IMMUNE, explosion.capturerStays(), "no capturer vanishes: \"spares\" says the same");
    });
  }

  @Override
  public Map<Property, Set<String>> gives(Explosion explosion) {
    Map<Property, Set<String>> gives = new HashMap<>(Map.of(Property.CAPTURES_SPREAD, Set.of()));
    gives.put(explosion.everyMove() ? Property.MOVES_SPREAD : Property.FOLLOWS_CAPTURES, Set.of());
    if (!explosion.capturerStays()) {
      gives.put(Property.CAPTURER_VANISHES, Set.of());
    }
    return gives;
  }

  @Override
  public List<PropertyClash> refuses(Explosion explosion) {
    PropertyClash passing =
        new PropertyClash(Property.CAPTURES_IN_PASSING,
            "explosion and %s: it is undefined where the blast is");
    PropertyClash placed = new PropertyClash(Property.PLACES_ENEMIES,
        "explosion and %s: it is undefined whether the blast removes a piece that is put elsewhere");
    return explosion.everyMove()
        ? List.of(passing, placed,
            new PropertyClash(Property.NO_CAPTURES,
                "explosion and %s: it is undefined whether a move that acts on another piece explodes"))
        : List.of(passing, placed);
  }

  @Override
  public String sentence(Explosion explosion, Phrasing phrasing) {
    String removed = explosion.enemiesOnly() ? "every enemy" : "every piece";
    String where = explosion.reaches().equals(AROUND) ? "on the squares around"
        : "where " + explosion.reaches().text() + " leads from there on the empty board";
    String blast = "a " + (explosion.everyMove() ? "move" : "capture") + " also removes "
        + (explosion.capturerStays() || explosion.everyMove() ? "" : "the capturer and ") + removed + " "
        + where;
    return "Explosion: " + blast + (explosion.spared().isEmpty() ? "."
        : ", except " + phrasing.names().group(explosion.spared()) + ".")
        + (explosion.everyMove() && !explosion.capturerStays() ? " If it captures, the capturer goes, too."
            : "")
        + (explosion.immune().isEmpty() || explosion.capturerStays() ? ""
            : " No explosion removes " + phrasing.names().group(explosion.immune())
                + ", even if they capture.")
        + royal(explosion, phrasing);
  }

  private static String royal(Explosion explosion, Phrasing phrasing) {
    List<PieceKind> royals = phrasing.check()
        ? phrasing.definition().pieces().stream().filter(PieceKind::royal).toList() : List.of();
    boolean vanishes = royals.stream().anyMatch(piece -> explosion.removesCapturer(piece.letter()));
    boolean mayVanish = vanishes || !explosion.enemiesOnly()
        && royals.stream().anyMatch(piece -> !explosion.spares(piece.letter()));
    return (vanishes ? " A royal piece cannot capture" : "")
        + (vanishes && mayVanish ? ", and a" : mayVanish ? " A" : vanishes ? "." : "")
        + (mayVanish ? " move that would blow up one's own is not legal." : "");
  }
}
