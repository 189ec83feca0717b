package org.variorum.rules.rule.conversion;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Zone;
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

/** A piece promotes instead of a move. */
public final class ConversionRoom extends Room<Conversion> {

  private static final Section SECTION =
      new Section("promotion in place", "Promotion in place", "After `promotion in place`.");
  private static final Word CONVERSION =
      new Word(Section.RULES, Conversion.WORD, ValueShape.part(SECTION), "",
          "{ pieces: P, becomes: M, in: rank 8 }",
          "Instead of a move a piece becomes another where it stands.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTER, Word.REQUIRED, "P", "The piece.").formerly("piece");
  private static final Word BECOMES =
      new Word(SECTION, "becomes", Leaf.LETTERS, Word.REQUIRED, "M", "The pieces that it may become.")
          .formerly("to");
  private static final Word IN =
      new Word(SECTION, "in", Leaf.SQUARES, "anywhere", "rank 8", "Where it must stand.");
  private static final Word LAST = new Word(SECTION, "last anywhere", Leaf.YES_NO, "no", "yes",
      "Whether the last such piece of a side may stand anywhere.");
  private static final Word GOING = new Word(SECTION, "going on", Leaf.YES_NO, "no", "yes",
      "Whether it may also go where the new piece could go from there without capturing.");
  private static final Word ATTACKING = new Word(SECTION, "may attack", Leaf.YES_NO, "yes", "no",
      "Whether the new piece may attack an enemy's from where it then stands; if not, the promotion may not discover check, either.");
  private static final Word AT_MOST = new Word(SECTION, "at most", Leaf.NUMBER_OR_ANY, Leaf.ANY, "1",
      "How many of the new pieces a side may have so: only while it has fewer on the board.");

  public ConversionRoom() {
    super(Conversion.class, ConversionRule::new, CONVERSION, PIECES, BECOMES, IN, LAST, GOING, ATTACKING,
        AT_MOST);
  }

  @Override
  public List<Conversion> read(Fields fields, List<PieceKind> pieces) {
    return fields.part(CONVERSION).flatMap(part -> conversion(part, pieces)).stream().toList();
  }

  private static Optional<Conversion> conversion(Fields part, List<PieceKind> pieces) {
    Set<String> named = part.pieces(BECOMES);
    List<String> to = pieces.stream().map(PieceKind::letter).filter(named::contains).toList();
    return part.piece(PIECES).filter(_ -> !to.isEmpty()).map(piece -> new Conversion(piece, to,
        part.squares(IN), part.isYes(LAST), part.isYes(GOING), part.isYes(ATTACKING),
        part.get(AT_MOST, Leaf.NUMBER_OR_ANY)));
  }

  @Override
  public void check(Conversion conversion, ParsedDefinition written) {
    if (written.isRoyal(conversion.piece()) || conversion.to().stream().anyMatch(written::isRoyal)) {
      written.fields().refuse(CONVERSION, "a royal piece neither promotes nor is promoted to");
    } else if (conversion.to().contains(conversion.piece())) {
      written.fields().refuse(CONVERSION, "the piece " + conversion.piece() + " would become what it is");
    } else if (conversion.going() && written.definition().piece(conversion.piece())
        .flatMap(PieceKind::promotion)
        .filter(promotion -> promotion.choices().stream()
            .anyMatch(own -> conversion.to().stream().anyMatch(other -> isWrittenAlike(own, other))))
        .isPresent()) {
          written.fields().refuse(CONVERSION, "the piece " + conversion.piece()
              + " promotes to the same by its own moves, and the text of a move could not say which");
        }
  }

  /** A promoted form with a tilde is written as what it is a form of. */
  private static boolean isWrittenAlike(String one, String other) {
    return one.replace("~", "").equals(other.replace("~", ""));
  }

  @Override
  public Map<Property, Set<String>> gives(Conversion conversion) {
    return Map.of(Property.BECOMES_IN_PLACE, Set.of(conversion.piece()));
  }

  @Override
  public Optional<String> moves() {
    return Optional.of(Conversion.WORD);
  }

  @Override
  public List<PropertyClash> refuses(Conversion conversion) {
    return List.of(
        new PropertyClash(Property.NO_CAPTURES, "\"may attack\" has no meaning where %s replaces capturing"),
        new PropertyClash(Property.BORROWS,
            "promotion in place and %s: it is undefined what a piece may borrow in the move that promotes it"),
        new PropertyClash(Property.FREEZES,
            "promotion in place and %s: it is undefined whether a piece that may not move may promote"),
        new PropertyClash(Property.BOUNDS_SQUARES,
            "promotion in place and %s: it is undefined whether a piece may promote where the new piece may not stand"),
        new PropertyClash(Property.CAPTURES_IN_PASSING, Set.copyOf(conversion.to()),
            "promotion in place and %s: a piece that goes on after promoting captures nothing"),
        new PropertyClash(Property.ORBITS, Set.copyOf(conversion.to()),
            "promotion in place and %s: it is undefined which pieces the promoted piece orbits"));
  }

  @Override
  public String sentence(Conversion conversion, Phrasing phrasing) {
    String piece = phrasing.names().withArticle(conversion.piece());
    return "Promotion in place: instead of a move, " + piece
        + (phrasing.places().isEverywhere(conversion.zone()) ? ""
            : " on " + phrasing.places().oneOf(conversion.zone())
                + (conversion.last() ? ", or anywhere if it is the last of its side," : ""))
        + " becomes " + phrasing.names().anyWithLetters(conversion.to()) + " where it stands"
        + (conversion.going() ? ", or goes on to a free square where that piece could go." : ".")
        + (conversion.mayAttack() ? ""
            : " It may not attack any enemy piece from there, nor may the promotion give check.")
        + (conversion.atMost() == 0 ? ""
            : " So a side may not get more than " + conversion.atMost() + " of a kind on the board.");
  }

  @Override
  public List<Zone> zones(Conversion conversion, Phrasing phrasing) {
    return List.of(new Zone(conversion.zone(), Zone.Sign.PROMOTION,
        phrasing.names().plural(Set.of(conversion.piece())) + " may promote where they stand"));
  }
}
