package org.variorum.rules.rule.impasse;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Zone;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.text.English;

/** A side wins with its royal pieces on the far side of the board, and points. */
public final class ImpasseRoom extends Room<Impasse> {

  private static final Section SECTION = new Section("impasse", "An impasse",
      "After `impasse`: a side wins as soon as it is to move, is not in check, and all of this holds.");
  private static final Word IMPASSE = new Word(Section.GOALS, "impasse", ValueShape.part(SECTION), "",
      "{ in: ranks 7-9, worth: { R: 5, B: 5 }, points: 28, points of Black: 27 }",
      "A side wins when its royal piece has come to the far side of the board with other pieces and enough points.");
  private static final Word IN = new Word(SECTION, "in", Leaf.SQUARES, Word.REQUIRED, "ranks 7-9",
      "Where the royal pieces of the side stand.").formerly("zone");
  private static final Word OTHERS = new Word(SECTION, "other pieces", Leaf.NUMBER, "10", "8",
      "How many other pieces of the side stand there at least.").formerly("pieces");
  private static final Word WORTH =
      new Word(SECTION, "worth", ValueShape.named(Leaf.LETTER, ValueShape.one(Leaf.NUMBER)), "",
          "{ R: 5, B: 5 }",
          "The points that a piece counts there, or in hand; one that is not named counts one, a royal piece nothing.");
  private static final Word POINTS = new Word(SECTION, "points", Leaf.NUMBER, Word.REQUIRED, "28",
      "How many points the side has at least.");
  private static final Word OF_BLACK = new Word(SECTION, "points of Black", Leaf.NUMBER, "", "27",
      "How many Black needs instead.");
  private static final Word DRAW = new Word(SECTION, "draw from", Leaf.NUMBER, "", "24",
      "The game is a draw where the royal pieces of both sides stand in their zones, and each side has so many points at least: those of all"
          + " its pieces.");

  public ImpasseRoom() {
    super(Impasse.class, ImpasseRule::new, IMPASSE, IN, OTHERS, WORTH, POINTS, OF_BLACK, DRAW);
  }

  @Override
  public List<Impasse> read(Fields goals, List<PieceKind> pieces) {
    return goals.parts(IMPASSE).stream().flatMap(part -> part.find(POINTS, Leaf.NUMBER).stream()
        .map(points -> new Impasse(part.squares(IN), part.get(OTHERS, Leaf.NUMBER), worth(part),
            List.of(points, part.find(OF_BLACK, Leaf.NUMBER).orElse(points)), part.find(DRAW, Leaf.NUMBER))))
        .toList();
  }

  private static Map<String, Integer> worth(Fields part) {
    Map<String, Integer> worth = new LinkedHashMap<>();
    part.entries(WORTH).forEach((letter, entry) -> {
      if (part.scope().problems().isSound(entry.value())) {
        part.scope().checkLetter(letter, entry.key().place());
      }
      if (part.scope().pieces().contains(letter)) {
        Fields.read(entry.value(), Leaf.NUMBER).ifPresent(points -> worth.put(letter, points));
      }
    });
    return worth;
  }

  @Override
  public void check(Impasse impasse, ParsedDefinition written) {
    written.fields().part(Word.GOALS).ifPresent(goals -> {
      if (written.definition().pieces().stream().noneMatch(PieceKind::royal)) {
        goals.refuse(IMPASSE, "\"impasse\" needs a piece that is royal");
      }
      impasse.worth().keySet().stream().filter(written::isRoyal).findFirst()
          .ifPresent(letter -> goals.part(IMPASSE).ifPresent(
              part -> part.refuse(WORTH, "the royal piece " + letter + " counts nothing")));
    });
  }

  @Override
  public void idle(Impasse impasse, ParsedDefinition written) {
    written.fields().part(Word.GOALS).flatMap(goals -> goals.part(IMPASSE)).ifPresent(part -> {
      unreachable(POINTS, impasse.points().getFirst(), Side.WHITE, impasse, part, written);
      unreachable(part.has(OF_BLACK) ? OF_BLACK : POINTS, impasse.points().getLast(), Side.BLACK, impasse,
          part,
          written);
      int pieces =
          Stream.of(Side.values()).mapToInt(side -> most(side, letter -> 1, written)).max().orElse(0);
      part.hint(part.has(OTHERS) ? OTHERS : IN, pieces < impasse.pieces(),
          "no side can ever win so: it takes " + impasse.pieces()
              + " other pieces in the zone (\"pieces\"), and a side has at most "
              + pieces);
    });
  }

  private static void unreachable(Word word, int points, Side side, Impasse impasse, Fields part,
      ParsedDefinition written) {
    int most = most(side, letter -> impasse.worth().getOrDefault(letter, 1), written);
    part.hint(word, most < points, side.word() + " can never win so: all its pieces count at most " + most
        + " points");
  }

  private static int most(Side side, ToIntFunction<String> worth, ParsedDefinition written) {
    return written.forces().mostPoints(side,
        letter -> written.isRoyal(letter) ? 0 : worth.applyAsInt(letter));
  }

  @Override
  public String sentence(Impasse impasse, Phrasing phrasing) {
    String zone = phrasing.places().words(impasse.zone());
    List<String> worth = phrasing.definition().pieces().stream().map(PieceKind::letter)
        .filter(impasse.worth()::containsKey)
        .map(letter -> phrasing.names().withArticle(letter) + " counts " + impasse.worth().get(letter))
        .toList();
    int white = impasse.points().getFirst();
    int black = impasse.points().getLast();
    return "Impasse: a side wins when it is to move" + (phrasing.check() ? ", is not in check," : "")
        + " and has its royal piece on " + zone + " with at least " + impasse.pieces()
        + " other pieces, if these and the pieces in hand count " + white + " points or more"
        + (white == black ? "" : ", for Black " + black) + ". "
        + (worth.isEmpty() ? "Every piece counts 1."
            : begun(English.list(worth, "and")) + ", every other piece 1.")
        + " Royal pieces count nothing."
        + impasse.draw().map(points -> " Where both royal pieces stand so far and each side has " + points
            + " points or more in all its pieces, the game is a draw.").orElse("");
  }

  private static String begun(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  @Override
  public List<Zone> zones(Impasse impasse, Phrasing phrasing) {
    return List.of(new Zone(impasse.zone(), Zone.Sign.BORDER,
        "the royal piece and others come there to win by points"));
  }
}
