package org.variorum.rules.rule.orbit;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;

/** RS-6: pieces go round others of their side. */
public final class OrbitRoom extends Room<Orbit> {

  private static final Word ORBITS = new Word(Section.PIECE, "orbits", Leaf.LETTERS, "nobody", "S",
      "Pieces of its own side around which it goes: along the squares adjacent to one that stands adjacent to it.");

  /** On a diagram the pivot stands before the piece. */
  private static final Step PIVOT = new Step(0, 1);
  private static final List<Step> ROUND = IntStream.range(0, 9).mapToObj(i -> new Step(i % 3 - 1, i / 3))
      .filter(step -> !step.equals(PIVOT) && !step.equals(new Step(0, 0))).toList();

  public OrbitRoom() {
    super(Orbit.class, OrbitRule::new, ORBITS);
  }

  @Override
  public Optional<Orbit> read(Fields section, PieceKind piece) {
    return Optional.of(section.pieces(ORBITS)).filter(pivots -> !pivots.isEmpty())
        .map(pivots -> new Orbit(piece.letter(), pivots));
  }

  @Override
  public Map<Property, Set<String>> gives(Orbit orbit) {
    return Map.of(Property.ORBITS, Set.of(orbit.piece()));
  }

  @Override
  public Topic topic(Orbit orbit) {
    return new Topic.Kind(orbit.piece());
  }

  @Override
  public String name() {
    return "orbiting";
  }

  @Override
  public Optional<String> remark(Orbit orbit, PieceKind piece, Phrasing phrasing) {
    return Optional.of(orbit).filter(each -> each.piece().equals(piece.letter()))
        .map(each -> "goes round one of its own side's " + phrasing.names().anyOf(each.pivots())
            + " beside it: along the squares next to that piece, either way round, over empty squares, to an empty square "
            + "or a piece that it captures, but not back to where it began");
  }

  @Override
  public Optional<Sketch> sketch(Orbit orbit, PieceKind piece) {
    return Optional.of(orbit).filter(each -> each.piece().equals(piece.letter()))
        .map(each -> new Sketch(Map.of(PIVOT, Collections.min(each.pivots())), ROUND));
  }
}
