package org.variorum.rules.rule.movecount;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;
import org.variorum.rules.text.English;
import org.variorum.rules.text.Nearest;

/** Too many moves without progress are a draw. */
public final class MoveCountRoom extends Room<MoveCount> {

  private static final String CAPTURES = "captures";
  private static final String ACTIONS = "actions";
  private static final String PROMOTIONS = "promotions";
  private static final List<String> SORTS = List.of(CAPTURES, ACTIONS, PROMOTIONS);
  private static final String EXPECTED = "captures, actions, promotions, letters of pieces";
  private static final Leaf<List<Letters.Token>> TEXT = new Leaf<>("progress",
      "What counts as progress: `captures`, `actions`, `promotions`, and moves of the pieces with these letters: `captures P`.",
      Map.of("type", "string"), List.of(), MoveCountRoom::sorts);
  private static final Word MOVES = new Word(Section.DRAWS, "moves", Leaf.LIMIT, "50", "never",
      "Moves by each side without progress after which the game is drawn.");
  private static final Word PROGRESS = new Word(Section.DRAWS, "progress", TEXT,
      "captures, and moves of pieces that can promote", "captures P",
      "What sets the count of moves back to 0. The FEN shows it, also where it ends no game.");

  public MoveCountRoom() {
    super(MoveCount.class, MoveCountRule::new, MOVES, PROGRESS);
  }

  /** The words of a text; those that are no sort of progress are letters. */
  private static List<Letters.Token> sorts(String text) throws Malformed {
    List<Letters.Token> words = Letters.tokens(text);
    if (words.isEmpty()) {
      throw new Malformed(0, "a kind of progress is missing here", EXPECTED);
    }
    Letters.requireDistinct(words);
    for (Letters.Token word : words) {
      if (!SORTS.contains(word.text()) && !Letters.isLetter(word.text())) {
        throw new Malformed(word.offset(),
            "\"" + Malformed.shortened(word.text()) + "\" is no kind of progress", Optional.of(EXPECTED),
            Nearest.to(word.text(), SORTS));
      }
    }
    return words;
  }

  @Override
  public List<MoveCount> read(Fields draws, List<PieceKind> pieces, List<Mechanism> rules) {
    int moves = draws.get(MOVES, Leaf.LIMIT);
    Optional<List<Letters.Token>> told = draws.find(PROGRESS, TEXT);
    if (told.isEmpty()) {
      return List.of(new MoveCount(moves, true, false, false, promoting(pieces, rules)));
    }
    List<String> words = told.get().stream().map(Letters.Token::text).toList();
    Letters letters =
        new Letters(false, told.get().stream().filter(word -> !SORTS.contains(word.text())).toList());
    draws.scalar(PROGRESS).ifPresent(text -> draws.checkLetters(letters, text));
    return List.of(new MoveCount(moves, words.contains(CAPTURES), words.contains(ACTIONS),
        words.contains(PROMOTIONS), letters.resolve(draws.scope().pieces())));
  }

  /** The letters of the pieces that can promote, whatever rule says so. */
  private static Set<String> promoting(List<PieceKind> pieces, List<Mechanism> rules) {
    return pieces.stream()
        .filter(piece -> piece.promotion().isPresent()
            || rules.stream().anyMatch(rule -> rule.promotes(piece.letter())))
        .map(PieceKind::letter).collect(Collectors.toSet());
  }

  @Override
  public void idle(MoveCount count, ParsedDefinition written) {
    boolean acting = written.properties().contains(Property.NO_CAPTURES);
    boolean promoting =
        written.definition().pieces().stream().anyMatch(piece -> piece.promotion().isPresent());
    idle(written, !acting && count.actions(), ACTIONS);
    idle(written, acting && count.captures(), CAPTURES);
    idle(written, !promoting && count.promotions(), PROMOTIONS);
  }

  private static void idle(ParsedDefinition written, boolean idle, String kind) {
    written.fields().part(Word.DRAWS).filter(draws -> idle && draws.has(PROGRESS))
        .ifPresent(draws -> draws.hint(PROGRESS, "this game has no " + kind + " that could be progress"));
  }

  @Override
  public String sentence(MoveCount count, Phrasing phrasing) {
    if (count.moves() > 0 && phrasing.properties().contains(Property.SEVERAL_MOVES)) {
      return 2 * count.moves() + " moves in a row, of both sides together, without "
          + progress(count, phrasing)
          + " are a draw.";
    }
    return switch (count.moves()) {
      case 0 -> "";
      case 1 -> "One move by each side without " + progress(count, phrasing) + " is a draw.";
      default ->
          count.moves() + " moves by each side without " + progress(count, phrasing) + " are a draw.";
    };
  }

  private static String progress(MoveCount count, Phrasing phrasing) {
    List<String> words = new ArrayList<>();
    if (count.captures()) {
      // A piece that is captured and put elsewhere is no progress.
      words.add(phrasing.properties().contains(Property.PLACES_ENEMIES) ? "a capture that removes a piece"
          : "a capture");
    }
    if (count.actions()) {
      words.add("an action on another piece");
    }
    if (count.promotions()) {
      words.add("a promotion");
    }
    if (!count.pieces().isEmpty()) {
      words.add("a move of " + phrasing.names().anyWithArticle(count.pieces()));
    }
    return English.list(words, "or");
  }
}
