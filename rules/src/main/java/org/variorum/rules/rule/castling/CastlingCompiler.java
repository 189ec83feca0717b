package org.variorum.rules.rule.castling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.fen.StartPlacement;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.state.Kinds;

/** Finds kings and rooks at home in the start position and works out where they go. Needs the pieces' ways. */
final class CastlingCompiler {

  private final Kinds kinds;
  private final Geometry geometry;
  private final Programs programs;
  private final Castling castling;
  private final int[] start;

  CastlingCompiler(Context context, Castling castling, Programs programs) {
    kinds = context.kinds();
    geometry = context.board();
    this.programs = programs;
    this.castling = castling;
    start = StartPlacement.pieceCodes(kinds);
    castling.dropped().ifPresent(this::place);
  }

  /** Takes dropped kings and rooks as if they stood there at the start. */
  private void place(Castling.Homes homes) {
    boolean[][] kings = homes.king().squares(geometry);
    boolean[][] rooks = homes.rooks().squares(geometry);
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < start.length; square++) {
        if (kings[side][square]) {
          start[square] = PieceCode.code(kinds.of(castling.king()), side);
        } else if (rooks[side][square]) {
          start[square] = PieceCode.code(kinds.of(castling.rooks().iterator().next()), side);
        }
      }
    }
  }

  /**
   * @throws UnplayableDefinitionException if a side has several pieces that could castle, so that a FEN could not say which of them
   *     has moved, or if one would castle to where the board has no square
   */
  CastlingTable compile() {
    List<Wing> wings = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      int king = PieceCode.code(kinds.of(castling.king()), side);
      int[] homes = IntStream.range(0, geometry.size()).filter(square -> start[square] == king).toArray();
      int own = side;
      if (homes.length > 1 && IntStream.of(homes).anyMatch(home -> hasRook(home, own))) {
        throw refuse(castling.king() + " stands on " + homes.length
            + " squares at the start, so a FEN could not say which has moved");
      }
      for (int home : homes) {
        addWings(wings, side, home);
      }
    }
    if (castling.style() == Castling.Style.ORTHODOX && castling.lowFile() > castling.highFile()) {
      throw refuse("the king's two files are written from White's left to its right: \"king to: "
          + fileLetter(castling.highFile()) + " " + fileLetter(castling.lowFile()) + "\"");
    }
    return new CastlingTable(List.copyOf(wings));
  }

  private static char fileLetter(int file) {
    return (char) ('a' + file);
  }

  static UnplayableDefinitionException refuse(String reason) {
    return new UnplayableDefinitionException(
        List.of(Flaw.error(new Topic.Rule(Castling.class), "castling: " + reason)));
  }

  private void addWings(List<Wing> wings, int side, int kingHome) {
    lastRook(kingHome, side, 1).ifPresent(home -> wings.add(wing(1 << 2 * side, side, kingHome, home)));
    lastRook(kingHome, side, -1).ifPresent(home -> wings.add(wing(2 << 2 * side, side, kingHome, home)));
  }

  private boolean hasRook(int kingHome, int side) {
    return lastRook(kingHome, side, 1).isPresent() || lastRook(kingHome, side, -1).isPresent();
  }

  /** The rook farthest from the king on its side of the rank; a hole ends the rank, and so does the edge of a board that goes round. */
  private OptionalInt lastRook(int kingHome, int side, int right) {
    long rooks = kinds.set(castling.rooks());
    int last = Geometry.NONE;
    for (int at = kingHome; at != Geometry.NONE; at = geometry.alongRank(at, right)) {
      last = PieceCode.holds(rooks, start[at]) && PieceCode.side(start[at]) == side ? at : last;
    }
    return last == Geometry.NONE ? OptionalInt.empty() : OptionalInt.of(last);
  }

  private Wing wing(int right, int side, int kingHome, int rookHome) {
    Wing wing = wing(right, side, kingHome, rookHome, start[rookHome])
        .orElseThrow(() -> refuse("the king on " + geometry.name(kingHome) + " would go to the "
            + fileLetter(file(kingHome, rookHome)) + "-file and the rook on " + geometry.name(rookHome)
            + " beside it, where the board has no square"));
    return castling.style() == Castling.Style.ORTHODOX
        ? wing.written(!mayGo(wing.king(), kingHome, wing.ends()[0][0])) : wing;
  }

  /**
   * A king with a rook of any square of its rank, written as the king's move alone where castling is orthodox; empty if they would go
   * over or to where the board has no square.
   *
   * @param rook its code
   */
  Optional<Wing> wing(int right, int side, int kingHome, int rookHome, int rook) {
    int king = PieceCode.code(kinds.of(castling.king()), side);
    int[] between = row(kingHome, rookHome, false);
    return switch (castling.style()) {
      case ORTHODOX -> orthodox(right, side, kingHome, rookHome, king, rook);
      case FREE -> Optional.of(new Wing(right, side, kingHome, rookHome, king, rook, between,
          between, free(row(kingHome, rookHome, true), castling.least()), false));
      case ITALIAN -> Optional.of(new Wing(right, side, kingHome, rookHome, king, rook, between,
          between, italian(row(kingHome, rookHome, true)), false));
    };
  }

  private int file(int kingHome, int rookHome) {
    return geometry.isRightOf(rookHome, kingHome) ? castling.highFile() : castling.lowFile();
  }

  private Optional<Wing> orthodox(int right, int side, int kingHome, int rookHome, int king,
      int rook) {
    int kingEnd = geometry.square(file(kingHome, rookHome), geometry.rank(kingHome));
    int rookEnd = kingEnd == Geometry.NONE ? Geometry.NONE
        : geometry.alongRank(kingEnd, geometry.isRightOf(rookHome, kingHome) ? -1 : 1);
    if (!joined(kingHome, kingEnd) || !joined(rookHome, rookEnd)) {
      return Optional.empty();
    }
    int[] empty =
        Stream.of(row(kingHome, rookHome, false), row(kingHome, kingEnd, true), row(rookHome, rookEnd, true))
            .flatMapToInt(IntStream::of)
            .filter(Distinct.ints()).filter(square -> square != kingHome && square != rookHome).toArray();
    return Optional.of(new Wing(right, side, kingHome, rookHome, king, rook, empty,
        safe(king, row(kingHome, kingEnd, true)), new int[][] {{kingEnd, rookEnd}}, true));
  }

  /** The king's squares, but for the last of a royal king, which the rook may shield. */
  private int[] safe(int king, int[] way) {
    return PieceCode.holds(kinds.royals(), king) && way.length > 1 ? Arrays.copyOf(way, way.length - 1) : way;
  }

  /** Whether the king's own move, or castling on the other side, could have the same text. */
  private boolean mayGo(int king, int home, int end) {
    return home == end || castling.lowFile() == castling.highFile()
        || !programs.movesAlone(PieceCode.kind(king))
        || Arrays.stream(programs.of(king, home).nodes)
            .anyMatch(node -> Node.square(node) == end && (node & Node.MOVE) != 0);
  }

  /** GLE-3: so many squares or more, at most to the square beside the rook; the rook beside the king on its other side. */
  private static int[][] free(int[] stretch, int least) {
    return IntStream.range(least, stretch.length - 1)
        .mapToObj(i -> new int[] {stretch[i], stretch[i - 1]}).toArray(int[][]::new);
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

  /** Whether a rank leads to a square without holes. */
  boolean joined(int from, int to) {
    return to != Geometry.NONE && !geometry.row(from, to).contains(Geometry.NONE);
  }

  /** The squares of a rank from one to another, in that order. */
  private int[] row(int from, int to, boolean bounds) {
    return geometry.row(from, to).stream().filter(square -> bounds || square != from && square != to)
        .mapToInt(Integer::intValue).toArray();
  }
}
