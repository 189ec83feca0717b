package org.variorum.server.guide;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Anatomy;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mechanism.Borrowing;
import org.variorum.rules.definition.Mechanism.Range;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.SimpleMover;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Piece;

/**
 * Where a piece is best shown on its game's own board: near the middle where it can do most, with the one other piece that it
 * needs, if it needs one, be it to lend it movement, to give it range, to be gone round or to be jumped over.
 *
 * @param fen the arrangement
 * @param square where the piece stands
 */
record Stage(String fen, String square) {

  /** A piece that is needed stands at most so far away, in king's steps. */
  private static final int NEAR = 2;

  static Stage of(Game game, PieceKind kind) {
    return new Director(game, kind).stage();
  }

  /** Looks for the best place. */
  private static final class Director {

    private final Game game;
    private final Geometry board;
    private final Definition definition;
    private final PieceKind kind;
    private final Piece piece;

    Director(Game game, PieceKind kind) {
      this.game = game;
      this.kind = kind;
      board = game.board();
      definition = game.definition();
      piece = new Piece(kind.letter(), Side.WHITE);
    }

    /**
     * Pieces on a board, one of which is shown.
     *
     * @param sights what it can do there
     */
    private record Scene(int square, Map<Integer, Piece> pieces, Set<Sight> sights) {

      /** How much it can do here that it cannot do in another scene. */
      int more(Scene other) {
        return (int) sights.stream().filter(sight -> !other.sights.contains(sight)).count();
      }
    }

    Stage stage() {
      List<Integer> squares = IntStream.range(0, board.size()).boxed()
          .sorted(Comparator.comparingInt(this::eccentricity)).toList();
      List<Piece> needed = needed();
      Scene best =
          needed.isEmpty() ? alone(squares) : accompanied(scene(squares.getFirst(), Map.of()), needed);
      return new Stage(fen(best.pieces()), board.name(best.square()));
    }

    /** The farther from other squares, the greater. */
    private int eccentricity(int square) {
      return IntStream.range(0, board.size()).map(other -> board.distance(square, other)).sum();
    }

    /** Near the middle, but not where it can do much less than elsewhere. */
    private Scene alone(List<Integer> squares) {
      List<Scene> scenes = squares.stream().map(square -> scene(square, Map.of())).toList();
      int most = scenes.stream().mapToInt(scene -> scene.sights().size()).max().orElse(0);
      return scenes.stream().filter(scene -> 4 * scene.sights().size() >= 3 * most).findFirst().orElseThrow();
    }

    /** With the first kind of piece that helps, where it helps most. */
    private Scene accompanied(Scene alone, List<Piece> needed) {
      Comparator<Scene> use = Comparator.<Scene>comparingInt(scene -> scene.more(alone))
          .thenComparingInt(scene -> scene.sights().size());
      return needed.stream()
          .flatMap(other -> board.around(alone.square(), NEAR).stream()
              .map(at -> scene(alone.square(), Map.of(at, other))).filter(scene -> scene.more(alone) > 0)
              .max(use)
              .stream())
          .findFirst().orElse(alone);
    }

    private Scene scene(int square, Map<Integer, Piece> others) {
      Map<Integer, Piece> pieces = new TreeMap<>(others);
      pieces.put(square, piece);
      return new Scene(square, pieces, game.insight(game.setup(fen(pieces)), square)
          .map(insight -> Set.copyOf(insight.sights())).orElse(Set.of()));
    }

    /** The kinds of which one is needed, the likeliest first; none if the piece is shown alone. */
    private List<Piece> needed() {
      if (!kind.pivots().isEmpty()) {
        return own(kind.pivots());
      }
      Optional<Borrowing> borrowing = definition.mechanism(Borrowing.class)
          .filter(mechanism -> mechanism.borrowers().contains(kind.letter()));
      if (borrowing.isPresent()) {
        return Stream.concat(own(borrowing.get().lenders()).stream().filter(piece::equals),
            own(borrowing.get().lenders()).stream()).distinct().toList();
      }
      Optional<Range> range =
          definition.mechanism(Range.class).filter(mechanism -> mechanism.pieces().contains(kind.letter()));
      if (range.isPresent()) {
        return own(range.get().around());
      }
      return Anatomy.of(kind).contains(SimpleMover.CANNON) ? List.of(new Piece(kind.letter(), Side.BLACK))
          : List.of();
    }

    private List<Piece> own(Set<String> letters) {
      return definition.pieces().stream().map(PieceKind::letter).filter(letters::contains)
          .map(letter -> new Piece(letter, Side.WHITE)).toList();
    }

    /** With no castling, nothing to capture in passing and no other state; the rest as the game starts. */
    private String fen(Map<Integer, Piece> pieces) {
      String[] fields = game.start().fen().split(" ");
      fields[0] = placement(pieces) + (fields[0].contains("[") ? "[]" : "");
      fields[1] = "w";
      fields[2] = "-";
      fields[3] = "-";
      return String.join(" ", fields);
    }

    private String placement(Map<Integer, Piece> pieces) {
      StringBuilder text = new StringBuilder();
      for (List<Integer> row : board.rows(Side.WHITE)) {
        text.append(text.isEmpty() ? "" : "/");
        int empty = 0;
        for (int square : row) {
          Piece here = pieces.get(square);
          if (square != Geometry.NONE && here == null) {
            empty++;
          } else {
            text.append(empty > 0 ? Integer.toString(empty) : "").append(here == null ? "*" : here.fen());
            empty = 0;
          }
        }
        text.append(empty > 0 ? Integer.toString(empty) : "");
      }
      return text.toString();
    }
  }
}
