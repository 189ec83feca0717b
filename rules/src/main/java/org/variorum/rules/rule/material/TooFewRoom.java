package org.variorum.rules.rule.material;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters.Token;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.text.English;

/** The game is drawn where neither side has enough to win. */
public final class TooFewRoom extends Room<TooFew> {

  private static final Section SECTION = new Section("too few", "Too few pieces to win",
      "After `too few to win`. Pieces in hand count, too; royal pieces are not named.");
  private static final Word TOO_FEW = new Word(Section.DRAWS, "too few to win", ValueShape.part(SECTION), "",
      "{ left: [N, B], on one colour: B }",
      "The game is a draw at once where neither side has enough to win. Without it only `bare kings` says so.");
  private static final Word LEFT =
      new Word(SECTION, "left", ValueShape.several(ValueShape.one(PiecesLeft.LEAF)), "",
          "[N, B, N N]",
          "What one side may have at most besides royal pieces, where the other has nothing but these.");
  private static final Word ON_ONE_COLOUR = new Word(SECTION, "on one colour", Leaf.LETTERS, "nobody", "B",
      "Pieces that both sides may have in any number besides royal pieces, if all of them stand on squares of one colour.");
  private static final Word AGAINST_ANYTHING = new Word(SECTION, "against anything",
      ValueShape.several(ValueShape.one(PiecesLeft.OR_NOBODY)), "", "[nobody, N]",
      "What a side may have at most besides royal pieces and still cannot win, whatever the other side has. Where that holds for both sides"
          + " the game is a draw; and a player who runs out of time does not lose to such a side.");

  public TooFewRoom() {
    super(TooFew.class, TooFewRule::new, TOO_FEW, LEFT, ON_ONE_COLOUR, AGAINST_ANYTHING);
  }

  @Override
  public List<TooFew> read(Fields draws, List<PieceKind> pieces) {
    return draws.parts(TOO_FEW).stream().map(TooFewRoom::few).toList();
  }

  private static TooFew few(Fields part) {
    List<List<String>> left =
        sets(part, LEFT, PiecesLeft.LEAF).stream().filter(letters -> !letters.isEmpty()).toList();
    return new TooFew(left, part.pieces(ON_ONE_COLOUR),
        sets(part, AGAINST_ANYTHING, PiecesLeft.OR_NOBODY));
  }

  private static List<List<String>> sets(Fields part, Word word, Leaf<PiecesLeft> leaf) {
    return part.items(word).stream().flatMap(item -> set(part, item, leaf).stream()).toList();
  }

  private static Optional<List<String>> set(Fields part, Tree item, Leaf<PiecesLeft> leaf) {
    Optional<PiecesLeft> read = Fields.read(item, leaf);
    if (item instanceof Tree.Scalar text) {
      read.ifPresent(pieces -> pieces.letters()
          .forEach(named -> part.scope().checkLetter(named.text(), text.at(named.offset()))));
    }
    return read.map(pieces -> pieces.letters().stream().map(Token::text)
        .filter(part.scope().pieces()::contains).toList());
  }

  @Override
  public void check(TooFew few, ParsedDefinition written) {
    Optional<Fields> draws = written.fields().part(Word.DRAWS);
    Optional<Fields> part = draws.flatMap(fields -> fields.part(TOO_FEW));
    if (written.definition().pieces().stream().noneMatch(PieceKind::royal)) {
      draws.ifPresent(fields -> fields.refuse(TOO_FEW, "\"too few to win\" needs a piece that is royal"));
    }
    part.filter(fields -> !fields.has(LEFT) && !fields.has(ON_ONE_COLOUR) && !fields.has(AGAINST_ANYTHING))
        .ifPresent(
            _ -> draws.ifPresent(fields -> fields.refuse(TOO_FEW, "no pieces are named that are too few")));
    part.ifPresent(fields -> {
      refuseRoyals(few.left(), LEFT, fields, written);
      refuseRoyals(few.againstAnything(), AGAINST_ANYTHING, fields, written);
    });
    few.oneColour().stream().filter(written::isRoyal).findFirst()
        .ifPresent(letter -> part.ifPresent(
            fields -> fields.refuse(ON_ONE_COLOUR,
                "the royal piece " + letter + " may stand on any square")));
  }

  private static void refuseRoyals(List<List<String>> sets, Word word, Fields part,
      ParsedDefinition written) {
    sets.stream().flatMap(List::stream).filter(written::isRoyal).findFirst().ifPresent(
        letter -> part.refuse(word, "the royal piece " + letter + " is there in any case"));
  }

  @Override
  public String sentence(TooFew few, Phrasing phrasing) {
    List<String> cases = new ArrayList<>();
    if (!few.left().isEmpty()) {
      cases.add("where one side has only royal pieces, and the other besides no more than "
          + sets(few.left(), phrasing));
    }
    if (!few.oneColour().isEmpty()) {
      cases.add("where only royal pieces are left and " + phrasing.names().plural(few.oneColour())
          + " that all stand on squares of one colour");
    }
    String draws = cases.isEmpty() ? "" : "The game is a draw " + String.join("; and ", cases) + ".";
    return few.againstAnything().isEmpty() ? draws
        : (draws + " " + againstAnything(few.againstAnything(), phrasing)).strip();
  }

  private static String againstAnything(List<List<String>> sets, Phrasing phrasing) {
    List<List<String>> more = sets.stream().filter(letters -> !letters.isEmpty()).toList();
    return "Whatever the other side has, a side cannot win that has only royal pieces"
        + (more.isEmpty() ? "" : ", or besides no more than " + sets(more, phrasing))
        + ". Where neither side can win so, the game is a draw; a player who has no time left does not lose to a side that cannot.";
  }

  private static String sets(List<List<String>> sets, Phrasing phrasing) {
    return English.list(sets.stream().map(letters -> pieces(letters, phrasing)).toList(), "or");
  }

  private static String pieces(List<String> letters, Phrasing phrasing) {
    return letters.stream().map(phrasing.names()::withArticle).collect(Collectors.joining(" and "));
  }
}
