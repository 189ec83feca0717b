package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;
import org.variorum.testkit.naive.mechanism.Shuffles;

/** Laws of start positions by number. */
final class StartLaws {

  /** The greatest number of start positions that are compared one by one with naive arrangements. */
  private static final long MOST_COMPARED = 3_000;

  private StartLaws() {}

  /**
   * Checks some numbered start positions of a valid game. Each has the pieces and the side to move of the standard
   * start. No side has won. The position has the number by which it was made.
   *
   * @param sample the number of random start positions to check, besides the first and the last
   * @param maxStarts a game with more start positions is not checked
   * @return the number of random start positions checked; 0 if the game was not checked
   */
  static int numbersAreStarts(Game game, SplittableRandom random, int sample, long maxStarts) {
    Optional<StartPositions> found =
        StartPositions.of(game).filter(starts -> starts.count() <= maxStarts && isValid(game));
    found.ifPresent(starts -> {
      checkStart(game, starts, 0);
      checkStart(game, starts, starts.count() - 1);
      random.longs(sample, 0, starts.count()).forEach(number -> checkStart(game, starts, number));
      checkOrder(starts, game);
    });
    return found.isPresent() ? sample : 0;
  }

  private static boolean isValid(Game game) {
    return Game.flaws(game.definition()).stream().noneMatch(flaw -> flaw.severity() == Severity.ERROR);
  }

  private static void checkStart(Game game, StartPositions starts, long number) {
    Position position = starts.position(number);
    that(starts.number(position)).as("%s, start %s", game, number).isEqualTo(OptionalLong.of(number));
    that(pieces(position)).isEqualTo(pieces(game.start()));
    that(position.turn()).isEqualTo(game.start().turn());
    that(position.outcome().flatMap(Outcome::winner)).isEmpty();
  }

  /** The start positions have the order of the naive arrangements. Arrangements that are not starts are skipped. */
  private static void checkOrder(StartPositions starts, Game game) {
    if (starts.count() <= MOST_COMPARED) {
      Iterator<SortedMap<String, String>> arrangements = Shuffles.of(game.definition()).iterator();
      LongStream.range(0, starts.count()).forEach(number -> {
        SortedMap<String, String> placed = placement(starts.position(number));
        SortedMap<String, String> next = arrangements.next();
        while (!placed.entrySet().containsAll(next.entrySet())) {
          next = arrangements.next();
        }
      });
    }
  }

  private static SortedMap<String, String> placement(Position position) {
    SortedMap<String, String> placed = new TreeMap<>();
    position.game().setup(position.fen()).board()
        .forEach((square, piece) -> placed.put(position.game().board().name(square),
            piece.side() == Side.WHITE ? piece.letter() : piece.letter().toLowerCase(Locale.ROOT)));
    return placed;
  }

  private static Map<Piece, Long> pieces(Position position) {
    return position.game().setup(position.fen()).board().values().stream()
        .collect(Collectors.groupingBy(piece -> piece, Collectors.counting()));
  }
}
