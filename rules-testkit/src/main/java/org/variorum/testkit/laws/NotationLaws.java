package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnLine;
import org.variorum.rules.notation.PgnMove;
import org.variorum.rules.notation.PgnResult;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.Move;

/** Laws of written moves and games. A violation throws an {@code AssertionError} that names the position. */
public final class NotationLaws {

  /** About this many texts are read in each position; each one is compared with all texts of the position. */
  private static final int MOST_TEXTS = 150;
  private static final int MOST_PLIES = 12;
  private static final int DEEPEST = 3;
  private static final List<String> REMARKS = List.of("good", "a {brace", "a brace}", "; % ( [",
      "\"quoted\" \\ back",
      "a remark that is so long that it has to be broken into several lines, for it goes on, and on, and then on again");

  private NotationLaws() {}

  /** No two legal moves have the same SAN. Each move is found by its SAN, even without check marks, and its text. */
  public static void sanRoundTrip(Position position) {
    Map<Move, String> texts = San.writeAll(position);
    that(new HashSet<>(texts.values()).size()).as("different texts in %s: %s", position, texts)
        .isEqualTo(texts.size());
    int step = 1 + texts.size() / MOST_TEXTS;
    List<Map.Entry<Move, String>> entries = List.copyOf(texts.entrySet());
    IntStream.range(0, entries.size()).filter(i -> i % step == 0).mapToObj(entries::get).forEach(entry -> {
      Move move = entry.getKey();
      String text = entry.getValue();
      that(San.read(position, text)).as("%s in %s", text, position).isEqualTo(new SanReading.Found(move));
      String unmarked = text.replaceAll("[+#]$", "");
      that(San.find(position, unmarked)).as("%s in %s", unmarked, position).contains(move);
      that(San.find(position, move.text())).as("%s in %s", move, position).contains(move);
    });
  }

  /** Games with variations and remarks are equal after they are written and read, from any start position. */
  public static void pgnRoundTrip(Game game, List<Position> starts, SplittableRandom random) {
    List<PgnGame> recorded = new ArrayList<>();
    for (Position start : starts) {
      recorded
          .add(new PgnGame(Map.of("White", "A \"B\" \\ C", "Event", "[x] {y}", "Annotator", "n. n."), start,
              line(start, random, DEEPEST), PgnResult.values()[random.nextInt(PgnResult.values().length)]));
    }
    String text = Pgn.write(recorded);
    that(Pgn.read(text, tags -> Optional.of(game))).as("%s", text).isEqualTo(recorded);
    that(text.lines().filter(line -> line.contains(" ") && !line.startsWith("[") && !line.startsWith(";"))
        .filter(line -> line.length() >= 80 && !line.contains("; ")).toList()).as("long lines").isEmpty();
  }

  private static PgnLine line(Position start, SplittableRandom random, int depth) {
    List<PgnMove> moves = new ArrayList<>();
    Position position = start;
    for (int i = random.nextInt(MOST_PLIES); i > 0 && !position.moves().isEmpty(); i--) {
      Move move = position.moves().get(random.nextInt(position.moves().size()));
      List<PgnLine> variations = new ArrayList<>();
      while (depth > 0 && random.nextInt(4) == 0) {
        variations.add(line(position, random, depth - 1));
      }
      List<Integer> glyphs = random.nextInt(4) == 0 ? List.of(1, 14) : List.of();
      moves.add(new PgnMove(move, glyphs, remarks(random), variations));
      position = position.play(move);
    }
    return new PgnLine(remarks(random), moves);
  }

  private static List<String> remarks(SplittableRandom random) {
    return random.ints(random.nextInt(4) / 2, 0, REMARKS.size()).mapToObj(REMARKS::get).toList();
  }
}
