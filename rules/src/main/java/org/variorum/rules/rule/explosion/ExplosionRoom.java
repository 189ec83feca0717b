package org.variorum.rules.rule.explosion;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Refusal;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Written;

/** A capture removes the capturer and those around it. */
public final class ExplosionRoom extends Room<Explosion> {

  private static final Section SECTION = new Section("explosion", "Explosion",
      "A capture removes the capturer and what stands around.");
  private static final Word EXPLOSION = new Word(Section.RULES, "explosion", Shape.part(SECTION), "",
      "{ spares: P }",
      "A capture also removes the capturer and every piece on the squares next to where it captured. Where there is"
          + " check, the royal piece cannot capture, and is safe beside the other one. Only the piece that was captured goes to a hand.");
  private static final Word SPARES = new Word(SECTION, "spares", Leaf.LETTERS, Letters.NOBODY, "P",
      "The pieces that stand a blast: they die only when captured or capturing.");
  private static final Word IMMUNE = new Word(SECTION, "immune", Leaf.LETTERS, Letters.NOBODY, "K",
      "The pieces that no blast removes, not that of their own capture either: they die only when captured.");

  public ExplosionRoom() {
    super(Explosion.class, ExplosionRule::new, EXPLOSION, SPARES, IMMUNE);
  }

  @Override
  public List<Explosion> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(EXPLOSION).stream()
        .map(part -> new Explosion(part.pieces(SPARES), part.pieces(IMMUNE)))
        .toList();
  }

  @Override
  public void idle(Explosion explosion, Written written) {
    boolean twice = explosion.spared().stream().anyMatch(explosion.immune()::contains);
    written.fields().part(EXPLOSION)
        .ifPresent(words -> words.idle(SPARES, twice, "a piece that is immune is spared, too"));
  }

  @Override
  public Map<Property, Set<String>> gives(Explosion explosion) {
    return Map.of(Property.FOLLOWS_CAPTURES, Set.of(), Property.CAPTURER_VANISHES, Set.of(),
        Property.CAPTURES_SPREAD, Set.of());
  }

  @Override
  public List<Refusal> refuses(Explosion explosion) {
    return List.of(
        new Refusal(Property.CAPTURES_IN_PASSING, "explosion and %s: it is not known where the blast is"),
        new Refusal(Property.PLACES_ENEMIES,
            "explosion and %s: it is not known whether a piece that is put elsewhere stands the blast"));
  }

  @Override
  public String sentence(Explosion explosion, Phrasing phrasing) {
    return "Explosion: a capture also removes the capturer and every piece on the squares around"
        + (explosion.spared().isEmpty() ? "."
            : ", except " + phrasing.names().group(explosion.spared()) + ".")
        + (explosion.immune().isEmpty() ? ""
            : " No explosion removes " + phrasing.names().group(explosion.immune())
                + ", even if they capture.")
        + (phrasing.check() && phrasing.definition().pieces().stream()
            .anyMatch(piece -> piece.royal() && !explosion.immune().contains(piece.letter()))
                ? " A royal piece cannot capture, and a move that would blow up one's own is not legal."
                : "");
  }
}
