package org.variorum.engine.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;

/**
 * What pieces are worth, estimated from the game itself: a piece is worth the moves that its side would not have without it,
 * on boards that random play and random losses have left half empty. So a piece that lends its movement, or gives others
 * their range, is paid for that, too.
 */
final class Values {

  /** Pieces looked at in each sampled position. */
  private static final int LOOKS = 3;
  /** So often is each kind looked at, where it can be. */
  private static final int ENOUGH = 60;
  private static final int CENTIPAWNS_A_MOVE = 75;
  /** What a piece is worth that adds no move: it stands in the way, guards, and can be given for another. */
  private static final int BODY = 60;

  private final Game game;
  private final List<PieceKind> pieces;
  private final Random random = new Random(1);
  private final MoveList moves = new MoveList();
  private final long[] total;
  private final int[] looks;

  private Values(Game game) {
    this.game = game;
    pieces = game.definition().pieces();
    total = new long[pieces.size()];
    looks = new int[pieces.size()];
  }

  /**
   * The value of each kind of piece in centipawns; 0 for a royal one.
   *
   * @param samples positions from play
   */
  static int[] of(Game game, List<Setup> samples) {
    Values values = new Values(game);
    samples.forEach(sample -> values.look(sample, false));
    samples.forEach(sample -> values.look(sample, true));
    int[] found = new int[values.pieces.size()];
    for (int kind = 0; kind < found.length; kind++) {
      found[kind] = values.value(kind);
    }
    return found;
  }

  private int value(int kind) {
    if (PieceKinds.isRoyal(game.definition(), pieces.get(kind)) || looks[kind] == 0) {
      return 0;
    }
    return BODY + Math.max(0, (int) (total[kind] * CENTIPAWNS_A_MOVE / looks[kind]));
  }

  private boolean royal(Piece piece) {
    return PieceKinds.isRoyal(game.definition(), game.definition().piece(piece.letter()).orElseThrow());
  }

  /**
   * Compares the moves with and without some pieces of the side to move.
   *
   * @param others whether to put pieces of kinds that have been seen too rarely in their places
   */
  private void look(Setup sample, boolean others) {
    List<Map.Entry<Integer, Piece>> placed = new ArrayList<>(sample.board().entrySet());
    placed.removeIf(piece -> piece.getValue().side() != sample.turn() || royal(piece.getValue()));
    for (int i = 0; i < LOOKS && !placed.isEmpty(); i++) {
      Map.Entry<Integer, Piece> piece = placed.remove(random.nextInt(placed.size()));
      OptionalInt without = count(without(sample, piece.getKey()));
      if (without.isPresent() && others) {
        lookAtRareKinds(sample, piece.getKey(), without.getAsInt());
      } else if (without.isPresent()) {
        compare(kind(piece.getValue()), sample, without.getAsInt());
      }
    }
  }

  private void lookAtRareKinds(Setup sample, int square, int without) {
    for (int kind = 0; kind < pieces.size(); kind++) {
      if (looks[kind] < ENOUGH && !PieceKinds.isRoyal(game.definition(), pieces.get(kind))) {
        SortedMap<Integer, Piece> board = new TreeMap<>(sample.board());
        board.put(square, new Piece(pieces.get(kind).letter(), sample.turn()));
        compare(kind, Setup.of(board, sample.turn()), without);
      }
    }
  }

  private void compare(int kind, Setup with, int without) {
    count(with).ifPresent(count -> {
      total[kind] += count - without;
      looks[kind]++;
    });
  }

  private static Setup without(Setup setup, int square) {
    SortedMap<Integer, Piece> board = new TreeMap<>(setup.board());
    board.remove(square);
    return Setup.of(board, setup.turn());
  }

  private int kind(Piece piece) {
    return pieces.indexOf(game.definition().piece(piece.letter()).orElseThrow());
  }

  /** How many moves there are, unless they are answers to a check, or it is no position. */
  private OptionalInt count(Setup setup) {
    try {
      Position position = game.position(setup);
      return position.inCheck() ? OptionalInt.empty()
          : OptionalInt.of(position.mutable().legalMoves(moves).size());
    } catch (IllegalSetupException e) {
      return OptionalInt.empty();
    }
  }
}
