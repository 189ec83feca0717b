package org.variorum.rules.rule.gating;

import java.util.List;
import java.util.Map;
import java.util.Set;
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

/** Pieces come from the hand to squares that others leave by their first move. */
public final class GatingRoom extends Room<Gating> {

  private static final Section SECTION = new Section("gating", "Gating", "After `gating`.");
  private static final Word GATING = new Word(Section.RULES, "gating", ValueShape.part(SECTION), "",
      "{ pieces: H E }",
      "When a piece that has never moved leaves its square, a piece from hand may be put there in the same move; in castling, on"
          + " the king's square or the rook's. The move must be legal without it, too. A piece that can promote lets none in."
          + " The third field of the FEN names the files of the pieces that have never moved, except those that the"
          + " castling rights imply: `KQBCDFGkqbcdfg`. Where kings and rooks castle from any squares, the letters name all of them,"
          + " and king and rook may castle if both are named: `ABCDEFGHabcdefgh`.");
  private static final Word PIECES = new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "H E",
      "The pieces that come so; `hands` names them, too, and says where else they may be dropped: `H: nowhere`.");
  private static final Word IN = new Word(SECTION, "in", Leaf.SQUARES, "anywhere", "rank 1",
      "The start squares of the pieces that let another in by their first move, seen from each side.")
      .formerly("on");

  public GatingRoom() {
    super(Gating.class, GatingRule::new, GATING, PIECES, IN);
  }

  @Override
  public List<Gating> read(Fields fields, List<PieceKind> pieces) {
    return fields.part(GATING).map(part -> new Gating(part.pieces(PIECES), part.squares(IN)))
        .filter(gating -> !gating.pieces().isEmpty()).stream().toList();
  }

  @Override
  public void check(Gating gating, ParsedDefinition written) {
    if (written.fields().scope().problems().hasMalformedName()) {
      return;
    }
    List<String> held = written.definition().heldLetters();
    gating.pieces().stream().sorted().filter(letter -> !held.contains(letter)).findFirst()
        .ifPresent(letter -> written.fields().refuse(GATING,
            "the piece " + letter + " is never in a hand: \"hands\" says which pieces are, as \"" + letter
                + ": nowhere\""));
    gating.pieces().stream().sorted().filter(letter -> letter.length() > 1).findFirst()
        .ifPresent(letter -> written.fields().refuse(GATING,
            "the piece " + letter
                + " is a promoted form, which the text of a move could not name as the piece that comes"));
    written.noRoyal(GATING, gating.pieces(), "cannot come so");
  }

  @Override
  public Map<Property, Set<String>> gives(Gating gating) {
    return Map.of(Property.LETS_IN, gating.pieces());
  }

  @Override
  public List<PropertyClash> refuses(Gating gating) {
    return List.of(
        new PropertyClash(Property.REMEMBERS_UNMOVED,
            "gating and %s: both would be written by the letters of files in a FEN"),
        new PropertyClash(Property.RENEWS_UNMOVED,
            "gating and %s: it is undefined whether a piece that was dropped lets another in"),
        new PropertyClash(Property.NAMES_ANOTHER,
            "gating and %s: a move cannot say both which piece comes and where another goes"),
        new PropertyClash(Property.PLACES_ENEMIES,
            "gating and %s: it is undefined whether a captured piece may be put where another comes"),
        new PropertyClash(Property.PLACES_OWN,
            "gating and %s: it is undefined whether a captured piece may be put where another comes"),
        new PropertyClash(Property.CAPTURED_RETURNS,
            "gating and %s: it is undefined whether a captured piece comes back where another comes"),
        new PropertyClash(Property.CAPTURER_RETURNS,
            "gating and %s: it is undefined whether a capturer comes back where another comes"),
        new PropertyClash(Property.CAPTURER_CHANGES,
            "gating and %s have no defined order"),
        new PropertyClash(Property.NO_CAPTURES,
            "gating and %s: it is undefined which piece comes when one acts on another"),
        new PropertyClash(Property.BRINGS_WALLS,
            "gating and %s: a move cannot say both which piece comes and where a wall is placed"),
        new PropertyClash(Property.CAPTURES_SPREAD,
            "gating and %s: it is undefined whether it affects the piece that comes"),
        new PropertyClash(Property.MOVES_SPREAD,
            "gating and %s: it is undefined whether it affects the piece that comes"));
  }

  @Override
  public String sentence(Gating gating, Phrasing phrasing) {
    return "Gating: when a piece that has never moved and cannot promote leaves its square"
        + (phrasing.places().isEverywhere(gating.on()) ? ", "
            : " on " + phrasing.places().oneOf(gating.on()) + ", ")
        + phrasing.names().anyWithLetters(gating.pieces().stream().sorted().toList())
        + " from hand may be put there in the same move; in castling,"
        + " on the king's square or the rook's."
        + (phrasing.check() ? " The move must be legal without the piece that comes, too." : "");
  }
}
