package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.Starts;
import org.variorum.rules.position.Piece;
import org.variorum.testkit.naive.mechanism.Shuffles;

/** Laws of start positions by number. */
final class StartLaws {

  /** So many arrangements are laid out by hand. */
  private static final long LAID_OUT = 3_000;

  private StartLaws() {}

  /** Each start is a position with the pieces of the standard one and the same duties, and has the number by which it is found. */
  static void numbersAreStarts(Game game, SplittableRandom random, int sample) {
    game.starts().ifPresent(starts -> {
      for (int i = 0; i < sample; i++) {
        long number = i == 0 ? 0 : i == 1 ? starts.count() - 1 : starts.random(random);
        Position position = starts.position(number);
        assertThat(starts.number(position)).as("%s, start %s", game, number).isEqualTo(OptionalLong.of(number));
        assertThat(pieces(position)).isEqualTo(pieces(game.start()));
        assertThat(position.turn()).isEqualTo(game.start().turn());
        assertThat(position.outcome()).isEmpty();
      }
      laidOut(game, starts);
    });
  }

  /** The numbers are those of the arrangements that one lays out by hand, where all of these count. */
  private static void laidOut(Game game, Starts starts) {
    if (starts.count() > LAID_OUT) {
      return;
    }
    List<SortedMap<String, String>> all = Shuffles.of(game.definition());
    int at = 0;
    for (long number = 0; number < starts.count(); number++) {
      SortedMap<String, String> shown = shown(starts.position(number));
      while (!shown.entrySet().containsAll(all.get(at).entrySet())) {
        at++;
      }
      at++;
    }
  }

  private static SortedMap<String, String> shown(Position position) {
    SortedMap<String, String> shown = new TreeMap<>();
    position.game().setup(position.fen()).board().forEach((square, piece) -> shown.put(position.game().board().name(square),
        piece.side() == Side.WHITE ? piece.letter() : piece.letter().toLowerCase(Locale.ROOT)));
    return shown;
  }

  private static Map<Piece, Long> pieces(Position position) {
    return position.game().setup(position.fen()).board().values().stream()
        .collect(Collectors.groupingBy(piece -> piece, Collectors.counting()));
  }
}
