package org.variorum.rules.rule.enpassant;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Written;

/** A piece that has just crossed squares can be captured there. */
public final class EnPassantRoom extends Room<EnPassant> {

  private static final Word EN_PASSANT = new Word(Section.RULES, "en passant", Leaf.LETTERS, "", "P",
      "Pieces that can capture each other, on the next move, on a square that was passed by an initial move of several"
          + " steps. Every movement with which such a piece can capture captures so, too.");

  public EnPassantRoom() {
    super(EnPassant.class, (record, context) -> new EnPassantRule(Optional.of(record), context), EN_PASSANT);
  }

  @Override
  public List<EnPassant> read(Fields fields, List<PieceKind> pieces) {
    return fields.has(EN_PASSANT) ? List.of(new EnPassant(fields.pieces(EN_PASSANT))) : List.of();
  }

  @Override
  public void check(EnPassant record, Written written) {
    Set<String> runners = record.pieces().stream()
        .filter(letter -> written.definition().piece(letter).filter(EnPassantRoom::passes).isPresent())
        .collect(Collectors.toSet());
    if (runners.isEmpty() && !written.fields().ground().problems().missesPieces()) {
      written.fields().refuse(EN_PASSANT,
          "none of these pieces has an initial move of several steps, such as ifmnD");
    }
    if (written.check()) {
      written.noRoyal(EN_PASSANT, runners,
          "could be captured en passant after an initial move of several steps, as none may be where there is check");
    }
  }

  private static boolean passes(PieceKind piece) {
    return piece.ways().stream().flatMap(way -> way.movement().paths().stream())
        .anyMatch(EnPassantRoom::passes);
  }

  private static boolean passes(Path path) {
    boolean several = path.legs().size() > 1 || path.legs().stream().anyMatch(leg -> leg.max() > 1);
    return path.initial() && path.moves() && several;
  }

  @Override
  public Map<Property, Set<String>> gives(EnPassant record) {
    return Map.of(Property.FOLLOWS_CAPTURES, Set.of());
  }

  @Override
  protected Optional<Rule> absent(Context context) {
    return Optional.of(new EnPassantRule(Optional.empty(), context));
  }

  @Override
  public String sentence(EnPassant record, Phrasing phrasing) {
    String pieces = phrasing.names().plural(record.pieces());
    return "En passant: " + pieces
        + " that have crossed a square by a first move of several steps can be captured there, on the "
        + "next move, by " + pieces + " of the other side.";
  }
}
