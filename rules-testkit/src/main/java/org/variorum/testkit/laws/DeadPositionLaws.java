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
 * Law of dead positions: a side that the game declares unable to win never wins. A violation throws an
 * {@code AssertionError} that names the position.
 */
final class DeadPositionLaws {

  private static final int GAMES = 2;
  private static final int PLIES = 60;
  /** The outcomes that depend on whether a side can win. */
  private static final Set<String> REASONS = Set.of("dead-position", "too-few");

  private DeadPositionLaws() {}

  /**
   * Plays games from random arrangements of few pieces.
   *
   * @return the number of arrangements that were valid positions; 0 if the game has none of {@link #REASONS}
   */
  static int check(Game game, SplittableRandom random, int arrangements) {
    List<String> royals = Stream.of(Side.values()).flatMap(side -> royalLetter(game, side).stream()).toList();
    List<String> otherKinds =
        game.definition().pieces().stream().filter(piece -> !piece.royal()).map(PieceKind::letter).toList();
    if (game.reasons().stream().map(Outcome.Reason::word).noneMatch(REASONS::contains) || royals.size() < 2
        || otherKinds.isEmpty()) {
      return 0;
    }
    int positions = 0;
    for (int i = 0; i < arrangements; i++) {
      List<String> letters = new ArrayList<>(royals);
      for (int count = 1 + random.nextInt(3); count > 0; count--) {
        letters.add(ofRandomSide(otherKinds.get(random.nextInt(otherKinds.size())), random));
      }
      Optional<Position> position = arrange(game, letters, random);
      position.ifPresent(start -> play(start, random));
      positions += position.isPresent() ? 1 : 0;
    }
    return positions;
  }

  /** Puts pieces on random squares; capitals are White's. Returns empty if the position is invalid or has no move. */
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

  /** The letter of a piece in the case of a random side. */
  static String ofRandomSide(String letter, SplittableRandom random) {
    return random.nextBoolean() ? letter : letter.toLowerCase(Locale.ROOT);
  }

  /** A royal piece of a side in the start position; empty if the side has none on the board. */
  private static Optional<String> royalLetter(Game game, Side side) {
    return IntStream.range(0, game.board().size()).boxed().flatMap(square -> game.start().at(square).stream())
        .filter(piece -> piece.side() == side
            && game.definition().piece(piece.letter()).filter(PieceKind::royal).isPresent())
        .map(Piece::letter).findFirst()
        .map(letter -> side == Side.WHITE ? letter : letter.toLowerCase(Locale.ROOT));
  }

  /** Plays random games. Tries all moves in each position, so that an immediate win is found. */
  private static void play(Position start, SplittableRandom random) {
    List<Side> sidesUnableToWin = Stream.of(Side.values()).filter(side -> !start.canWin(side)).toList();
    MoveList moves = new MoveList();
    for (int game = 0; game < GAMES && !sidesUnableToWin.isEmpty(); game++) {
      MutablePosition position = start.mutableWithoutHistory();
      position.legalMoves(moves);
      for (int ply = 0; ply < PLIES && moves.size() > 0; ply++) {
        for (int i = 0; i < moves.size(); i++) {
          position.make(moves.get(i));
          if (position.legalMoves(new MoveList()).size() == 0) {
            that(position.outcomeOnBoard().flatMap(Outcome::winner).filter(sidesUnableToWin::contains))
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
