package org.variorum.rules.rule.imitation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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

/** Pieces go as the piece that the opponent has moved last. */
public final class ImitationRoom extends Room<Imitation> {

  private static final Section SECTION = new Section("imitation", "Imitation", "After `imitation`.");
  private static final Word IMITATION = new Word(Section.RULES, "imitation", ValueShape.part(SECTION), "",
      "{ pieces: J }",
      "Pieces that move and capture, besides what they do by themselves, as the piece that the opponent has moved last:"
          + " without its first moves, castling and promotion. They attack so, too, and a move that lets the opponent's imitators"
          + " attack the own royal piece is not legal. The FEN says what each side has moved last: `white-moved:Q`.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "J", "The pieces that imitate.");
  private static final Word TARGETS = new Word(SECTION, "targets", Leaf.LETTERS, "all", "all but K",
      "The pieces that are imitated, but for those that imitate. After a move of another piece, a drop or a pass they go on as"
          + " before.")
      .formerly("of");

  public ImitationRoom() {
    super(Imitation.class, ImitationRule::new, IMITATION, PIECES, TARGETS);
  }

  @Override
  public List<Imitation> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(IMITATION).stream()
        .map(part -> new Imitation(part.pieces(PIECES), without(part.pieces(TARGETS), part.pieces(PIECES))))
        .toList();
  }

  private static Set<String> without(Set<String> of, Set<String> imitators) {
    Set<String> others = new HashSet<>(of);
    others.removeAll(imitators);
    return others;
  }

  @Override
  public void check(Imitation imitation, ParsedDefinition written) {
    written.noRoyal(IMITATION, imitation.pieces(),
        "cannot imitate: where it may go in check would depend on what gives it");
    if (imitation.of().isEmpty() && !imitation.pieces().isEmpty()) {
      written.fields().refuse(IMITATION,
          "no piece is left to imitate: an imitator is not imitated");
    }
  }

  @Override
  public List<PropertyClash> refuses(Imitation imitation) {
    Set<String> both = new HashSet<>(imitation.pieces());
    both.addAll(imitation.of());
    return List.of(
        new PropertyClash(Property.BORROWS, both,
            "imitation and %s: borrowed movement cannot be imitated"),
        new PropertyClash(Property.DEPENDS_ON_CHECK, both,
            "imitation and %s: it is undefined which movement is imitated"));
  }

  @Override
  public Optional<String> remark(Imitation imitation, PieceKind piece, Phrasing phrasing) {
    return Optional.of(piece.letter()).filter(imitation.pieces()::contains)
        .map(_ -> piece.ways().isEmpty() ? "goes as the piece that the opponent has moved last"
            : "goes besides as the piece that the opponent has moved last");
  }

  @Override
  public String sentence(Imitation imitation, Phrasing phrasing) {
    return "Imitation: " + phrasing.names().group(imitation.pieces())
        + " move and capture as the piece that the opponent has moved last, seen from their own side, but without its"
        + " first moves, castling and promotion. Imitated are " + phrasing.names().group(imitation.of())
        + ": after a move of another piece, a drop or a pass it is still the one before, and before the first it is"
        + " none."
        + (phrasing.check()
            ? " So they also give check, and a move is not legal after which one of the opponent's attacks"
                + " the royal piece."
            : "");
  }
}
