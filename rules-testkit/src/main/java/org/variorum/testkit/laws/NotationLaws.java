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

  /** About this many texts are read in each position, because reading a text takes longer if there are many moves. */
  private static final int MAX_TEXTS = 150;
  private static final int MAX_PLIES = 12;
  private static final int MAX_VARIATION_DEPTH = 3;
  private static final List<String> REMARKS = List.of("good", "a {brace", "a brace}", "; % ( [",
      "\"quoted\" \\ back",
      "a remark that is so long that it has to be broken into several lines, for it goes on, and on, and then on again");

  private NotationLaws() {}

  /** No two legal moves have the same SAN. Its SAN, with or without check mark, and its text find each move. */
  public static void sanRoundTrip(Position position) {
    Map<Move, String> texts = San.writeAll(position);
    that(new HashSet<>(texts.values()).size()).as("different texts in %s: %s", position, texts)
        .isEqualTo(texts.size());
    int step = 1 + texts.size() / MAX_TEXTS;
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

  /** Random games with variations and remarks, from some start positions, are unchanged after writing and reading. */
  public static void pgnRoundTrip(Game game, List<Position> starts, SplittableRandom random) {
    List<PgnGame> writtenGames = new ArrayList<>();
    for (Position start : starts) {
      writtenGames
          .add(new PgnGame(Map.of("White", "A \"B\" \\ C", "Event", "[x] {y}", "Annotator", "n. n."), start,
              randomLine(start, random, MAX_VARIATION_DEPTH),
              PgnResult.values()[random.nextInt(PgnResult.values().length)]));
    }
    String text = Pgn.write(writtenGames);
    that(Pgn.read(text, tags -> Optional.of(game))).as("%s", text).isEqualTo(writtenGames);
    that(text.lines().filter(line -> line.contains(" ") && !line.startsWith("[") && !line.startsWith(";"))
        .filter(line -> line.length() >= 80 && !line.contains("; ")).toList()).as("long lines").isEmpty();
  }

  private static PgnLine randomLine(Position start, SplittableRandom random, int depth) {
    List<PgnMove> moves = new ArrayList<>();
    Position position = start;
    for (int i = random.nextInt(MAX_PLIES); i > 0 && !position.moves().isEmpty(); i--) {
      Move move = position.moves().get(random.nextInt(position.moves().size()));
      List<PgnLine> variations = new ArrayList<>();
      while (depth > 0 && random.nextInt(4) == 0) {
        variations.add(randomLine(position, random, depth - 1));
      }
      List<Integer> glyphs = random.nextInt(4) == 0 ? List.of(1, 14) : List.of();
      moves.add(new PgnMove(move, glyphs, randomRemarks(random), variations));
      position = position.play(move);
    }
    return new PgnLine(randomRemarks(random), moves);
  }

  private static List<String> randomRemarks(SplittableRandom random) {
    return random.ints(random.nextInt(4) / 2, 0, REMARKS.size()).mapToObj(REMARKS::get).toList();
  }
}
