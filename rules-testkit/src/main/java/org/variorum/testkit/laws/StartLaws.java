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

/** Laws of numbered start positions, from which a game may begin. */
final class StartLaws {

  /** The greatest number of start positions that are compared one by one with naive arrangements. */
  private static final long MAX_COMPARED_STARTS = 3_000;

  private StartLaws() {}

  /**
   * Checks some numbered start positions of a valid game. Each has the pieces and the side to move of the standard
   * start. No side has won. The game finds again the number from which the position was made.
   *
   * @param sampleSize the number of random start positions to check, besides the first and the last
   * @param maxStarts a game with more start positions is not checked
   * @return the number of random start positions checked; 0 if the game was not checked
   */
  static int checkNumberedStarts(Game game, SplittableRandom random, int sampleSize, long maxStarts) {
    Optional<StartPositions> numberedStarts =
        StartPositions.of(game).filter(starts -> starts.count() <= maxStarts && isValid(game));
    numberedStarts.ifPresent(starts -> {
      checkStart(game, starts, 0);
      checkStart(game, starts, starts.count() - 1);
      random.longs(sampleSize, 0, starts.count()).forEach(number -> checkStart(game, starts, number));
      checkOrder(starts, game);
    });
    return numberedStarts.isPresent() ? sampleSize : 0;
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

  /** The start positions have the order of the naive arrangements, some of which are not start positions. */
  private static void checkOrder(StartPositions starts, Game game) {
    if (starts.count() <= MAX_COMPARED_STARTS) {
      Iterator<SortedMap<String, String>> arrangements = Shuffles.of(game.definition()).iterator();
      LongStream.range(0, starts.count()).forEach(number -> {
        SortedMap<String, String> placement = placement(starts.position(number));
        SortedMap<String, String> arrangement = arrangements.next();
        while (!placement.entrySet().containsAll(arrangement.entrySet())) {
          arrangement = arrangements.next();
        }
      });
    }
  }

  private static SortedMap<String, String> placement(Position position) {
    SortedMap<String, String> placement = new TreeMap<>();
    position.game().setup(position.fen()).board()
        .forEach((square, piece) -> placement.put(position.game().board().name(square),
            piece.side() == Side.WHITE ? piece.letter() : piece.letter().toLowerCase(Locale.ROOT)));
    return placement;
  }

  private static Map<Piece, Long> pieces(Position position) {
    return position.game().setup(position.fen()).board().values().stream()
        .collect(Collectors.groupingBy(piece -> piece, Collectors.counting()));
  }
}
