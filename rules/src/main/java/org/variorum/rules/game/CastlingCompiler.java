package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Mechanism.Castling;

/** Finds kings and rooks at home in the start position and works out where they go. */
final class CastlingCompiler {

  private final Tables tables;
  private final Geometry geometry;
  private final Castling castling;
  private final int[] start;

  CastlingCompiler(Tables tables, Castling castling) {
    this.tables = tables;
    geometry = tables.geometry;
    this.castling = castling;
    start = Placement.codes(tables, tables.definition.start());
  }

  CastlingTable compile() {
    List<CastlingTable.Wing> wings = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      int king = Men.code(tables.kind(castling.king()), side);
      for (int square = 0; square < tables.size; square++) {
        if (start[square] == king) {
          addWings(wings, side, square);
        }
      }
    }
    return new CastlingTable(List.copyOf(wings));
  }

  private void addWings(List<CastlingTable.Wing> wings, int side, int kingHome) {
    int rook = Men.code(tables.kind(castling.rook()), side);
    int rank = geometry.rank(kingHome);
    int highest = Geometry.NONE;
    int lowest = Geometry.NONE;
    for (int file = 0; file < geometry.files(); file++) {
      int square = geometry.square(file, rank);
      if (square != Geometry.NONE && start[square] == rook) {
        highest = file > geometry.file(kingHome) ? square : highest;
        lowest = lowest == Geometry.NONE && file < geometry.file(kingHome) ? square : lowest;
      }
    }
    if (highest != Geometry.NONE) {
      wings.add(wing(1 << 2 * side, side, kingHome, highest, rook));
    }
    if (lowest != Geometry.NONE) {
      wings.add(wing(2 << 2 * side, side, kingHome, lowest, rook));
    }
  }

  private CastlingTable.Wing wing(int right, int side, int kingHome, int rookHome, int rook) {
    int[] between = row(kingHome, rookHome, false);
    int king = Men.code(tables.kind(castling.king()), side);
    return switch (castling.style()) {
      case ORTHODOX -> orthodox(right, side, kingHome, rookHome, king, rook);
      case FREE -> new CastlingTable.Wing(right, side, kingHome, rookHome, king, rook, between, between,
          free(between), false);
      case ITALIAN -> new CastlingTable.Wing(right, side, kingHome, rookHome, king, rook, between, between,
          italian(row(kingHome, rookHome, true)), false);
    };
  }

  private CastlingTable.Wing orthodox(int right, int side, int kingHome, int rookHome, int king, int rook) {
    boolean towardsHigh = geometry.file(rookHome) > geometry.file(kingHome);
    int rank = geometry.rank(kingHome);
    int kingEnd = geometry.square(towardsHigh ? castling.highFile() : castling.lowFile(), rank);
    int rookEnd = geometry.square(geometry.file(kingEnd) + (towardsHigh ? -1 : 1), rank);
    int[] empty =
        Stream.of(row(kingHome, rookHome, false), row(kingHome, kingEnd, true), row(rookHome, rookEnd, true))
            .flatMapToInt(IntStream::of)
            .distinct().filter(square -> square != kingHome && square != rookHome).toArray();
    return new CastlingTable.Wing(right, side, kingHome, rookHome, king, rook, empty,
        row(kingHome, kingEnd, true),
        new int[][] {{kingEnd, rookEnd}}, true);
  }

  /** GLE-3: two or more squares, at most to the square beside the rook; the rook beside the king on its other side. */
  private static int[][] free(int[] between) {
    return IntStream.range(1, between.length).mapToObj(i -> new int[] {between[i], between[i - 1]})
        .toArray(int[][]::new);
  }

  /** GLE-3, option: any two squares of the stretch, the king nearer the corner. */
  private static int[][] italian(int[] stretch) {
    List<int[]> ends = new ArrayList<>();
    for (int king = 1; king < stretch.length; king++) {
      for (int rook = 0; rook < king; rook++) {
        ends.add(new int[] {stretch[king], stretch[rook]});
      }
    }
    return ends.toArray(int[][]::new);
  }

  /** The squares of a rank from one to another, in that order; holes are left out. */
  private int[] row(int from, int to, boolean bounds) {
    int step = Integer.signum(geometry.file(to) - geometry.file(from));
    int distance = Math.abs(geometry.file(to) - geometry.file(from));
    int rank = geometry.rank(from);
    return IntStream.rangeClosed(bounds ? 0 : 1, bounds ? distance : distance - 1)
        .map(i -> geometry.square(geometry.file(from) + i * step, rank))
        .filter(square -> square != Geometry.NONE)
        .toArray();
  }
}
