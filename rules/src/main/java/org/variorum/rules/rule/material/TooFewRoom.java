package org.variorum.rules.rule.material;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters.Named;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Written;
import org.variorum.rules.text.English;

/** The game is drawn where neither side has enough to win. */
public final class TooFewRoom extends Room<TooFew> {

  private static final Section SECTION = new Section("too few", "Too few pieces to win",
      "After `too few to win`. Pieces in hand count, too; royal pieces are not named.");
  private static final Word TOO_FEW = new Word(Section.DRAWS, "too few to win", Shape.part(SECTION), "",
      "{ left: [N, B], on one colour: B }",
      "The game is a draw at once where neither side has enough to win. Without it only `bare kings` says so.");
  private static final Word LEFT = new Word(SECTION, "left", Shape.several(Shape.one(PiecesLeft.LEAF)), "",
      "[N, B, N N]",
      "What one side may have at most besides royal pieces, where the other has nothing but these.");
  private static final Word ON_ONE_COLOUR = new Word(SECTION, "on one colour", Leaf.LETTERS, "nobody", "B",
      "Pieces of which both sides may have any number besides royal pieces, if all of them stand on squares of one colour.");

  public TooFewRoom() {
    super(TooFew.class, TooFewRule::new, TOO_FEW, LEFT, ON_ONE_COLOUR);
  }

  @Override
  public List<TooFew> read(Fields draws, List<PieceKind> pieces) {
    return draws.parts(TOO_FEW).stream().map(TooFewRoom::few).toList();
  }

  private static TooFew few(Fields part) {
    List<List<String>> left = part.items(LEFT).stream().flatMap(item -> left(part, item).stream()).toList();
    return new TooFew(left, part.pieces(ON_ONE_COLOUR));
  }

  private static Optional<List<String>> left(Fields part, Tree item) {
    Optional<PiecesLeft> read = Fields.read(item, PiecesLeft.LEAF);
    if (item instanceof Tree.Scalar text) {
      read.ifPresent(pieces -> pieces.letters()
          .forEach(named -> part.ground().known(named.letter(), text.at(named.offset()))));
    }
    return read.map(pieces -> pieces.letters().stream().map(Named::letter)
        .filter(part.ground().pieces()::contains).toList()).filter(letters -> !letters.isEmpty());
  }

  @Override
  public void check(TooFew few, Written written) {
    Optional<Fields> draws = written.fields().part(Word.DRAWS);
    Optional<Fields> part = draws.flatMap(fields -> fields.part(TOO_FEW));
    if (written.definition().pieces().stream().noneMatch(PieceKind::royal)) {
      draws.ifPresent(fields -> fields.refuse(TOO_FEW, "\"too few to win\" needs a piece that is royal"));
    }
    part.filter(fields -> !fields.has(LEFT) && !fields.has(ON_ONE_COLOUR)).ifPresent(
        _ -> draws.ifPresent(fields -> fields.refuse(TOO_FEW, "no pieces are named that are too few")));
    few.left().stream().flatMap(List::stream).filter(written::isRoyal).findFirst()
        .ifPresent(letter -> part.ifPresent(
            fields -> fields.refuse(LEFT, "the royal piece " + letter + " is there in any case")));
    few.oneColour().stream().filter(written::isRoyal).findFirst()
        .ifPresent(letter -> part.ifPresent(
            fields -> fields.refuse(ON_ONE_COLOUR,
                "the royal piece " + letter + " may stand on any square")));
  }

  @Override
  public String sentence(TooFew few, Phrasing phrasing) {
    List<String> cases = new ArrayList<>();
    if (!few.left().isEmpty()) {
      cases.add("where one side has only royal pieces, and the other besides no more than "
          + English.list(few.left().stream().map(letters -> pieces(letters, phrasing)).toList(), "or"));
    }
    if (!few.oneColour().isEmpty()) {
      cases.add("where only royal pieces are left and " + phrasing.names().plural(few.oneColour())
          + " that all stand on squares of one colour");
    }
    return "The game is a draw " + String.join("; and ", cases) + ".";
  }

  private static String pieces(List<String> letters, Phrasing phrasing) {
    return letters.stream().map(phrasing.names()::one).collect(Collectors.joining(" and "));
  }
}
