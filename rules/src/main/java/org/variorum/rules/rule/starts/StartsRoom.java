package org.variorum.rules.rule.starts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Topology;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.SquaresText;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.starts.Starts.Black;
import org.variorum.rules.rule.starts.Starts.Limit;
import org.variorum.rules.rule.starts.Starts.Placing;
import org.variorum.rules.text.English;

/** Start positions by number. */
public final class StartsRoom extends Room<Starts> {

  private static final Section SECTION = new Section("starts", "Starts",
      "The long form after `starts`; the placings alone are enough where they fill the first rank, and Black mirrors White.");
  static final Word STARTS = new Word(Section.RULES, "starts",
      ValueShape.either(ValueShape.one(PlacingsText.LEAF), ValueShape.part(SECTION)), "",
      "B on light; B on dark; Q; N N; R K R",
      "A game begins in one of many positions, by lot or by number. The pieces of the first rank are put on its squares by these"
          + " placings, one after the other; all else stands as in `start`, which has the same pieces there. Numbers count from 0: the first"
          + " placing changes fastest, and each takes its ways in the order of squares.");
  static final Word PLACINGS = new Word(SECTION, "placings", PlacingsText.LEAF, Word.REQUIRED,
      "B on light; B on dark; Q; N N; R K R", "The placings.");
  static final Word IN = new Word(SECTION, "in", Leaf.SQUARES, "rank 1", "ranks 1-2",
      "White's squares that are filled, in the order of a rank from the first file on, then of the next rank.")
      .formerly("squares");
  private static final Leaf<Black> BLACKS =
      Leaf.oneOf("black's start",
          Leaf.choice(Black.MIRRORED, "mirrored", "on the same files as White's pieces"),
          Leaf.choice(Black.TURNED, "turned", "as White's on a board that is turned by half a circle"),
          Leaf.choice(Black.APART, "apart",
              "by a number of their own, opposite White's squares: the number of a start is White's and, times the count of White's,"
                  + " Black's"));
  static final Word BLACK =
      new Word(SECTION, "black", BLACKS, "mirrored", "apart", "How Black's pieces stand.");
  static final Word WHEN = new Word(SECTION, "when", Leaf.CONDITION, "", "no own P not attacked by own",
      "What must hold of White's pieces. Other starts are left out, and have no number.").formerly("where");

  private static final Region FIRST_RANK = new Region(List.of(new Region.Box(0, Topology.MAX_FILES, 0, 0)));

  public StartsRoom() {
    super(Starts.class, StartsRule::new, STARTS, PLACINGS, IN, BLACK, WHEN);
  }

  @Override
  public List<Starts> read(Fields fields, List<PieceKind> pieces) {
    Optional<Fields> wholly = fields.part(STARTS);
    Fields part = wholly.orElseGet(fields::emptySection);
    Optional<Tree> text = wholly.isPresent() ? part.tree(PLACINGS) : fields.tree(STARTS);
    return text.flatMap(tree -> placings(tree, fields)).map(placings -> new Starts(placings,
        part.findSquares(IN).orElse(FIRST_RANK), part.get(BLACK, BLACKS), part.condition(WHEN)))
        .stream().toList();
  }

  private static Optional<List<Placing>> placings(Tree tree, Fields fields) {
    Optional<PlacingsText> text = Fields.read(tree, PlacingsText.LEAF);
    if (text.isEmpty() || !(tree instanceof Tree.Scalar scalar)) {
      return Optional.empty();
    }
    text.get().letters()
        .forEach(named -> fields.scope().checkLetter(named.text(), scalar.at(named.offset())));
    return text.map(read -> read.items().stream().map(item -> new Placing(
        item.letters().stream().map(Letters.Token::text).toList(), limit(item.where(), scalar, fields)))
        .toList());
  }

  private static Limit limit(PlacingsText.Where where, Tree.Scalar scalar, Fields fields) {
    return switch (where) {
      case PlacingsText.Where.Anywhere _ -> new Limit.None();
      case PlacingsText.Where.Unlike(Letters.Token letter) -> {
        fields.scope().checkLetter(letter.text(), scalar.at(letter.offset()));
        yield new Limit.Unlike(letter.text());
      }
      case PlacingsText.Where.On(SquaresText squares) -> {
        fields.scope().checkSquares(squares, scalar);
        yield new Limit.On(squares.regionOn(fields.scope().board()));
      }
    };
  }

  @Override
  public void check(Starts starts, ParsedDefinition written) {
    new StartsCheck(starts, written, STARTS, WHEN).check();
  }

  @Override
  public String sentence(Starts starts, Phrasing phrasing) {
    String squares = phrasing.places().words(starts.squares().ofWhite());
    String placed = starts.placings().stream().map(placing -> placing(placing, phrasing))
        .collect(Collectors.joining("; "));
    String black = switch (starts.black()) {
      case MIRRORED -> "Black's pieces stand on the same files.";
      case TURNED -> "Black's pieces stand as White's on a board that is turned by half a circle.";
      case APART -> "Black's pieces are put so apart from White's.";
    };
    String condition = starts.condition()
        .map(where -> " Of White's pieces this must hold: " + phrasing.clause(where) + ".").orElse("");
    return "Starts: a game begins in one of many positions, by lot or by number. White's pieces on " + squares
        + " are put there on free squares: " + placed + ". " + black + condition;
  }

  private static String placing(Placing placing, Phrasing phrasing) {
    List<String> letters = placing.letters();
    String pieces = letters.stream().filter(Distinct.values()).count() > 1
        ? English.list(letters.stream().map(phrasing.names()::of).toList(), "and") + ", from left to right"
        : letters.size() == 1 ? phrasing.names().withArticle(letters.getFirst())
            : letters.size() + " " + phrasing.names().plural(letters);
    return pieces + switch (placing.limit()) {
      case Limit.None _ -> "";
      case Limit.Unlike(String letter) ->
          " on the colour on which the " + phrasing.names().of(letter) + " does not stand";
      case Limit.On(Region region) ->
          " on " + (letters.size() == 1 ? phrasing.places().oneOf(region.ofWhite())
              : phrasing.places().words(region.ofWhite()));
    };
  }
}
