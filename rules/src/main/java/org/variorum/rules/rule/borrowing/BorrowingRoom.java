package org.variorum.rules.rule.borrowing;

import java.util.List;
import java.util.Map;
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

/** DEL-2: pieces go by the movement of the friends that protect them. */
public final class BorrowingRoom extends Room<Borrowing> {

  private static final Section SECTION =
      new Section("borrowing", "Borrowed movement", "After `borrowing`.");
  private static final Word BORROWING = new Word(Section.RULES, "borrowing", ValueShape.part(SECTION), "",
      "{ pieces: all but K, lenders: all }",
      "Pieces have no movement of their own, but that of the friends that protect them.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "all but K",
          "The pieces that only borrow.").formerly("borrowers");
  private static final Word LENDERS =
      new Word(SECTION, "lenders", Leaf.LETTERS, "all", "all but K", "The pieces that lend.");

  public BorrowingRoom() {
    super(Borrowing.class, (borrowing, _) -> new BorrowingRule(borrowing), BORROWING, PIECES, LENDERS);
  }

  @Override
  public List<Borrowing> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(BORROWING).stream()
        .map(part -> new Borrowing(part.pieces(PIECES), part.pieces(LENDERS))).toList();
  }

  @Override
  public void check(Borrowing borrowing, ParsedDefinition written) {
    written.noRoyal(BORROWING, borrowing.borrowers(),
        "cannot borrow: whether it is attacked would depend on itself");
  }

  @Override
  public void idle(Borrowing borrowing, ParsedDefinition written) {
    Set<String> lenders = borrowing.lenders();
    if (lenders.size() == 1 && borrowing.borrowers().containsAll(lenders)) {
      String lender = lenders.iterator().next();
      written.fields().part(BORROWING).ifPresent(part -> part.hint(LENDERS, "only pieces " + lender
          + " lend, and they only borrow themselves: none moves unless another " + lender
          + " protects it; name a lender that moves by itself"));
    }
  }

  @Override
  public Map<Property, Set<String>> gives(Borrowing borrowing) {
    return Map.of(Property.BORROWS, borrowing.borrowers());
  }

  @Override
  public List<PropertyClash> refuses(Borrowing borrowing) {
    return List.of(
        new PropertyClash(Property.CAPTURES_SPREAD,
            "borrowing and %s: it is undefined whether a royal piece that may not capture lends its captures"),
        new PropertyClash(Property.PICKS_VICTIMS,
            "borrowing and %s: it is undefined which pieces the borrower may capture"),
        new PropertyClash(Property.CAPTURES_IN_PASSING,
            "borrowing and %s: it is undefined whether a piece that may only capture like a friend may"),
        new PropertyClash(Property.DEPENDS_ON_CHECK,
            "borrowing and %s: it is undefined which movement is lent"));
  }

  /** What is written as the movement of a piece that only borrows is what it lends. */
  @Override
  public Optional<String> movement(Borrowing borrowing, PieceKind piece, String ways) {
    return Optional.of(piece.letter()).filter(borrowing.borrowers()::contains)
        .map(letter -> borrowing.lenders().contains(letter) ? "moves as it borrows; what it lends: it " + ways
            : "moves as it borrows; lends nothing");
  }

  @Override
  public String sentence(Borrowing borrowing, Phrasing phrasing) {
    return "Borrowed movement: " + phrasing.names().group(borrowing.borrowers())
        + " have no movement of their own. Each moves as "
        + "every piece of its own side that could go to its square, and captures as every one that could capture there. "
        + "Lenders are " + phrasing.names().group(borrowing.lenders())
        + "; what is borrowed is not lent on.";
  }
}
