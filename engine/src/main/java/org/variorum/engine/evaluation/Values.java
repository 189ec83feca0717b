package org.variorum.engine.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.platform.LinearRandom;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;

/**
 * Piece values estimated from the game itself. A piece's value grows with the number of legal moves that its
 * side loses if the piece is removed. The positions are taken from random games; some pieces are removed from
 * each first, so that boards with few pieces occur too. A piece's value includes the movement or range that
 * it lends to other pieces.
 */
final class Values {

  /** The number of pieces compared in each sample. */
  private static final int COMPARED_PIECES = 3;
  /** The number of comparisons that each kind needs. */
  private static final int NEEDED_COMPARISONS = 60;
  private static final int CENTIPAWNS_PER_MOVE = 75;
  /** The value of a piece without any moves, which can still block, protect and be exchanged. */
  private static final int IMMOBILE_VALUE = 60;

  private final Game game;
  private final List<PieceKind> pieces;
  private final LinearRandom random = new LinearRandom(1);
  private final MoveList moves = new MoveList();
  /** By kind: the sum of the moves that sides lose without a piece of the kind. */
  private final long[] lostMoves;
  private final int[] comparisons;

  private Values(Game game) {
    this.game = game;
    pieces = game.definition().pieces();
    lostMoves = new long[pieces.size()];
    comparisons = new int[pieces.size()];
  }

  /**
   * The value of each kind of piece in centipawns; 0 for a royal kind.
   *
   * @param samples positions from play
   */
  static int[] of(Game game, List<Setup> samples) {
    Values values = new Values(game);
    samples.forEach(sample -> values.comparePieces(sample, false));
    samples.forEach(sample -> values.comparePieces(sample, true));
    int[] estimates = new int[values.pieces.size()];
    for (int kind = 0; kind < estimates.length; kind++) {
      estimates[kind] = values.value(kind);
    }
    return estimates;
  }

  private int value(int kind) {
    if (PieceKinds.isRoyal(game.definition(), pieces.get(kind)) || comparisons[kind] == 0) {
      return 0;
    }
    return IMMOBILE_VALUE + Math.max(0, (int) (lostMoves[kind] * CENTIPAWNS_PER_MOVE / comparisons[kind]));
  }

  private boolean isRoyal(Piece piece) {
    return PieceKinds.isRoyal(game.definition(), game.definition().piece(piece.letter()).orElseThrow());
  }

  /**
   * Compares the number of moves with and without some pieces of the side to move, one piece at a time.
   *
   * @param forRareKinds false: compare the kinds that stand there; true: put each kind that has too few
   *     comparisons in turn on the square of the removed piece, and compare that kind
   */
  private void comparePieces(Setup sample, boolean forRareKinds) {
    List<Map.Entry<Integer, Piece>> placed = new ArrayList<>(sample.board().entrySet());
    placed.removeIf(piece -> piece.getValue().side() != sample.turn() || isRoyal(piece.getValue()));
    for (int i = 0; i < COMPARED_PIECES && !placed.isEmpty(); i++) {
      Map.Entry<Integer, Piece> piece = placed.remove(random.nextInt(placed.size()));
      OptionalInt movesWithout = countMoves(withoutPiece(sample, piece.getKey()));
      if (movesWithout.isPresent() && forRareKinds) {
        compareRareKinds(sample, piece.getKey(), movesWithout.getAsInt());
      } else if (movesWithout.isPresent()) {
        compare(kind(piece.getValue()), sample, movesWithout.getAsInt());
      }
    }
  }

  private void compareRareKinds(Setup sample, int square, int movesWithout) {
    for (int kind = 0; kind < pieces.size(); kind++) {
      if (comparisons[kind] < NEEDED_COMPARISONS
          && !PieceKinds.isRoyal(game.definition(), pieces.get(kind))) {
        SortedMap<Integer, Piece> board = new TreeMap<>(sample.board());
        board.put(square, new Piece(pieces.get(kind).letter(), sample.turn()));
        compare(kind, Setup.of(board, sample.turn()), movesWithout);
      }
    }
  }

  private void compare(int kind, Setup sample, int movesWithout) {
    countMoves(sample).ifPresent(count -> {
      lostMoves[kind] += count - movesWithout;
      comparisons[kind]++;
    });
  }

  private static Setup withoutPiece(Setup setup, int square) {
    SortedMap<Integer, Piece> board = new TreeMap<>(setup.board());
    board.remove(square);
    return Setup.of(board, setup.turn());
  }

  private int kind(Piece piece) {
    return pieces.indexOf(game.definition().piece(piece.letter()).orElseThrow());
  }

  /** The number of legal moves; empty if the side to move is in check or the setup is illegal. */
  private OptionalInt countMoves(Setup setup) {
    try {
      Position position = game.position(setup);
      return position.inCheck() ? OptionalInt.empty()
          : OptionalInt.of(position.mutable().legalMoves(moves).size());
    } catch (IllegalSetupException e) {
      return OptionalInt.empty();
    }
  }
}
