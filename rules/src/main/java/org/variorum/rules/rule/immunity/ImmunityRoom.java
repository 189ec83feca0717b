package org.variorum.rules.rule.immunity;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;

/** Pieces that not everybody captures. */
public final class ImmunityRoom extends Room<Immunity> {

  private static final Word CAPTURED_BY = new Word(Section.PIECE, "captured by", Leaf.LETTERS, Letters.NOBODY,
      "P K",
      "The only pieces that may capture it, `nobody` for an iron piece; without it, all may. A piece that may not capture it does not"
          + " attack it either. Explosions and surroundings remove it all the same.");

  public ImmunityRoom() {
    super(Immunity.class, ImmunityRule::new, CAPTURED_BY);
  }

  @Override
  public Optional<Immunity> read(Fields section, PieceKind piece) {
    return section.find(CAPTURED_BY, Leaf.LETTERS)
        .map(_ -> new Immunity(piece.letter(), section.pieces(CAPTURED_BY)));
  }

  @Override
  public void idle(Fields section, PieceKind piece, ParsedDefinition written) {
    List<String> all = written.definition().pieces().stream().map(PieceKind::letter).toList();
    section.idle(CAPTURED_BY,
        section.has(CAPTURED_BY) && section.isSound(CAPTURED_BY)
            && section.pieces(CAPTURED_BY).containsAll(all),
        "all may capture it");
    boolean several = written.definition().royalty().hasSeveral()
        || written.definition().pieces().stream().filter(PieceKind::royal).count() > 1;
    if (section.has(CAPTURED_BY) && piece.royal() && several) {
      section.refuse(CAPTURED_BY,
          "with several royal pieces it is undefined whether a piece that captures only some of them gives check");
    }
  }

  @Override
  public Map<Property, Set<String>> gives(Immunity immunity) {
    return Map.of(Property.PICKS_VICTIMS, Set.of());
  }

  @Override
  public List<PropertyClash> refuses(Immunity immunity) {
    return List.of(
        new PropertyClash(Property.CAPTURES_IN_PASSING,
            "\"captured by\" and %s: it is undefined whether a piece goes on over one that it may not capture"),
        new PropertyClash(Property.ORBITS,
            "\"captured by\" and %s: it is undefined whether it captures such a piece on its way round"));
  }

  @Override
  public Topic topic(Immunity immunity) {
    return new Topic.Kind(immunity.piece());
  }

  @Override
  public String name() {
    return CAPTURED_BY.text();
  }

  @Override
  public Optional<String> remark(Immunity immunity, PieceKind piece, Phrasing phrasing) {
    return Optional.of(immunity).filter(each -> each.piece().equals(piece.letter()))
        .map(each -> each.captors().isEmpty() ? "cannot be captured"
            : "can be captured by " + phrasing.names().group(each.captors()) + " only");
  }
}
