package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;

/**
 * Check that a side declared unable to win never wins. A violation throws an {@code AssertionError} that names the
 * position.
 */
final class DeadPositions {

  private static final int GAMES = 2;
  private static final int PLIES = 60;
  /** The outcomes that depend on whether a side can win. */
  private static final Set<String> REASONS = Set.of("dead-position", "too-few");

  private DeadPositions() {}

  /**
   * Plays games from random arrangements of few pieces.
   *
   * @return the number of arrangements that were valid positions; 0 if the game has none of {@link #REASONS}
   */
  static int hold(Game game, SplittableRandom random, int arrangements) {
    List<String> kings = Stream.of(Side.values()).flatMap(side -> royal(game, side).stream()).toList();
    List<String> others =
        game.definition().pieces().stream().filter(piece -> !piece.royal()).map(PieceKind::letter).toList();
    if (game.reasons().stream().map(Outcome.Reason::word).noneMatch(REASONS::contains) || kings.size() < 2
        || others.isEmpty()) {
      return 0;
    }
    int positions = 0;
    for (int i = 0; i < arrangements; i++) {
      List<String> letters = new ArrayList<>(kings);
      for (int count = 1 + random.nextInt(3); count > 0; count--) {
        letters.add(either(others.get(random.nextInt(others.size())), random));
      }
      Optional<Position> position = arrange(game, letters, random);
      position.ifPresent(start -> play(start, random));
      positions += position.isPresent() ? 1 : 0;
    }
    return positions;
  }

  /** Puts pieces on random squares; capitals are White's. Empty for an invalid position or a finished game. */
  static Optional<Position> arrange(Game game, List<String> letters, SplittableRandom random) {
    Map<Integer, String> pieces = new HashMap<>();
    letters.forEach(letter -> pieces.put(random.nextInt(game.board().size()), letter));
    String[] fields = game.start().fen().split(" ", -1);
    fields[0] = FenPlacement.write(game.board(), pieces);
    fields[1] = random.nextBoolean() ? "w" : "b";
    fields[2] = "-";
    try {
      return Optional.of(game.position(String.join(" ", fields)))
          .filter(position -> !position.moves().isEmpty());
    } catch (FenException | IllegalSetupException _) {
      return Optional.empty();
    }
  }

  /** The letter of a piece, for a random side. */
  static String either(String letter, SplittableRandom random) {
    return random.nextBoolean() ? letter : letter.toLowerCase(Locale.ROOT);
  }

  /** The royal piece with which a side starts; empty if that side has none on the board. */
  private static Optional<String> royal(Game game, Side side) {
    return IntStream.range(0, game.board().size()).boxed().flatMap(square -> game.start().at(square).stream())
        .filter(piece -> piece.side() == side
            && game.definition().piece(piece.letter()).filter(PieceKind::royal).isPresent())
        .map(Piece::letter).findFirst()
        .map(letter -> side == Side.WHITE ? letter : letter.toLowerCase(Locale.ROOT));
  }

  /** Plays random games. Tries all moves in each position, so that an immediate win is found. */
  private static void play(Position start, SplittableRandom random) {
    List<Side> hopeless = Stream.of(Side.values()).filter(side -> !start.canWin(side)).toList();
    MoveList moves = new MoveList();
    for (int game = 0; game < GAMES && !hopeless.isEmpty(); game++) {
      MutablePosition position = start.mutableWithoutPast();
      position.legalMoves(moves);
      for (int ply = 0; ply < PLIES && moves.size() > 0; ply++) {
        for (int i = 0; i < moves.size(); i++) {
          position.make(moves.get(i));
          if (position.legalMoves(new MoveList()).size() == 0) {
            that(position.endedOnBoard().flatMap(Outcome::winner).filter(hopeless::contains))
                .as("winner without the ability to win from %s, in %s", start.fen(), position.fen())
                .isEmpty();
          }
          position.unmake();
        }
        position.make(moves.get(random.nextInt(moves.size())));
        position.legalMoves(moves);
      }
    }
  }
}
