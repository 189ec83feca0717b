package org.variorum.view.guide;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Anatomy;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.SimpleMover;
import org.variorum.rules.game.Game;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;

/**
 * The best arrangement for a diagram of a piece, on the board of its game. The piece is near the middle, on a square
 * where it has many moves. One or two other pieces are added if it needs them: to borrow their movement, to be in their
 * range, to orbit them, or to jump over them.
 *
 * @param fen the FEN of the arrangement
 * @param square the square of the piece
 */
record DiagramSetup(String fen, String square) {

  /** The maximum distance of an added piece, in king steps. */
  private static final int MAX_DISTANCE = 2;

  static DiagramSetup of(Game game, PieceKind kind) {
    return new SetupSearch(game, kind).diagramSetup();
  }

  /** A search for the best arrangement. */
  private static final class SetupSearch {

    private final Game game;
    private final Geometry board;
    private final Definition definition;
    private final PieceKind kind;
    private final Piece piece;

    SetupSearch(Game game, PieceKind kind) {
      this.game = game;
      this.kind = kind;
      board = game.board();
      definition = game.definition();
      piece = new Piece(kind.letter(), Side.WHITE);
    }

    /**
     * An arrangement with the piece that is shown.
     *
     * @param sights the actions of that piece
     */
    private record Scene(int square, Map<Integer, Piece> pieces, Set<Sight> sights) {

      /** The number of actions that are possible in this scene but not in the other one. */
      int extraActions(Scene other) {
        return (int) sights.stream().filter(sight -> !other.sights.contains(sight)).count();
      }
    }

    DiagramSetup diagramSetup() {
      List<Integer> squares = IntStream.range(0, board.size()).boxed()
          .sorted(Comparator.comparingInt(this::eccentricity)).toList();
      List<Piece> companions = companions();
      Scene best =
          companions.isEmpty() ? soloScene(squares)
              : groupScene(scene(squares.getFirst(), Map.of()), companions);
      return new DiagramSetup(fen(best.pieces()), board.name(best.square()));
    }

    /** The sum of the distances to all other squares, which is smallest in the middle. */
    private int eccentricity(int square) {
      return IntStream.range(0, board.size()).map(other -> board.distance(square, other)).sum();
    }

    /** Returns the most central scene with at least three quarters of the maximum number of actions. */
    private Scene soloScene(List<Integer> squares) {
      List<Scene> scenes = squares.stream().map(square -> scene(square, Map.of())).toList();
      int most = scenes.stream().mapToInt(scene -> scene.sights().size()).max().orElse(0);
      return scenes.stream().filter(scene -> 4 * scene.sights().size() >= 3 * most).findFirst().orElseThrow();
    }

    /**
     * Returns the most useful scene with companions. Tries one companion of each kind, then two; the first kind that
     * gives the piece actions which {@code solo} lacks is used.
     */
    private Scene groupScene(Scene solo, List<Piece> companions) {
      Comparator<Scene> usefulness = Comparator.<Scene>comparingInt(scene -> scene.extraActions(solo))
          .thenComparingInt(scene -> scene.sights().size());
      List<Integer> near = board.around(solo.square(), MAX_DISTANCE);
      return Stream.concat(companions.stream().map(other -> arrangements(other, near.stream().map(Set::of))),
          companions.stream().map(other -> arrangements(other, pairs(near))))
          .flatMap(scenes -> scenes.map(others -> scene(solo.square(), others))
              .filter(scene -> scene.extraActions(solo) > 0).max(usefulness).stream())
          .findFirst().orElse(solo);
    }

    /** Returns arrangements of copies of a piece, one arrangement for each set of squares. */
    private static Stream<Map<Integer, Piece>> arrangements(Piece piece, Stream<Set<Integer>> squares) {
      return squares.map(each -> each.stream().collect(Collectors.toMap(at -> at, _ -> piece)));
    }

    /** All pairs of squares, for a hopper that needs two hurdles. */
    private static Stream<Set<Integer>> pairs(List<Integer> squares) {
      return squares.stream()
          .flatMap(one -> squares.stream().filter(other -> one < other).map(other -> Set.of(one, other)));
    }

    private Scene scene(int square, Map<Integer, Piece> others) {
      Map<Integer, Piece> pieces = new TreeMap<>(others);
      pieces.put(square, piece);
      return new Scene(square, pieces, game.insight(setup(pieces), square)
          .<Set<Sight>>map(insight -> new HashSet<>(insight.sights())).orElse(Set.of()));
    }

    /** Candidates for a piece that the shown piece needs beside it, the most likely first; empty if it needs none. */
    private List<Piece> companions() {
      Set<String> company = game.rules().company(kind.letter());
      if (!company.isEmpty()) {
        return Stream.concat(ofOwnSide(company).stream().filter(piece::equals), ofOwnSide(company).stream())
            .filter(Distinct.values())
            .toList();
      }
      return Anatomy.of(definition, kind).contains(SimpleMover.CANNON)
          ? Stream.concat(Stream.of(kind), definition.pieces().stream()).map(PieceKind::letter)
              .filter(Distinct.values())
              .map(letter -> new Piece(letter, Side.BLACK)).toList()
          : List.of();
    }

    private List<Piece> ofOwnSide(Set<String> letters) {
      return definition.pieces().stream().map(PieceKind::letter).filter(letters::contains)
          .map(letter -> new Piece(letter, Side.WHITE)).toList();
    }

    private String fen(Map<Integer, Piece> pieces) {
      return game.fen(setup(pieces));
    }

    private static Setup setup(Map<Integer, Piece> pieces) {
      return Setup.of(new TreeMap<>(pieces), Side.WHITE);
    }
  }
}
