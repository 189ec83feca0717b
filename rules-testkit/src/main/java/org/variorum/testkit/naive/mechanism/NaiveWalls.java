package org.variorum.testkit.naive.mechanism;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.rule.walls.Walls;
import org.variorum.rules.rule.walls.Walls.Placing;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Expansion;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Departure;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.CheckState;

/** Walls that moves place. The board records the walls. */
public final class NaiveWalls implements Expansion, Ban, NaiveMemory, NaiveFlaw, Departure {
  private static final Pattern JOURNEY = Pattern.compile("([a-z]\\d+)([a-z]\\d+)");

  private final Walls rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public NaiveWalls(Walls rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> expansions(NaivePosition position, Candidate move) {
    if (move.has(Feature.PASSES)) {
      return List.of(move);
    }
    if (move.has(Feature.DROPS)) {
      int square = dropSquare(move);
      return List.of(becomesWall(move) && !move.board().isEmpty(square)
          ? move.withBoard(move.board().without(square).withWall(square), "") : move);
    }
    Candidate changed = withMoverAsWall(move);
    boolean placesWall = switch (rule.after()) {
      case MOVES -> true;
      case CAPTURES -> move.has(Feature.CAPTURES);
      case OTHERS -> !move.has(Feature.CAPTURES);
    };
    if (rule.placing() == Placing.NEVER || !placesWall) {
      return List.of(changed);
    }
    if (rule.placing() == Placing.CAPTURED) {
      return List.of(withWallsOnCaptured(position, changed));
    }
    if (rule.placing() == Placing.BEHIND) {
      return List.of(mayPlaceWall(position, changed, startSquare(move))
          ? changed.withBoard(changed.board().withWall(startSquare(move)), "") : changed);
    }
    // If the second leg of a move string is another piece's move, the string cannot also name a wall.
    return move.textRest().contains(",") ? List.of()
        : changed.board().emptySquares().stream()
            .filter(square -> mayPlaceWall(position, changed, square) && isInReach(position, changed, square))
            .map(square -> withWall(changed, square)).toList();
  }

  /** Puts walls on empty squares of captured enemies. Puts none if the captor did not move. */
  private Candidate withWallsOnCaptured(NaivePosition position, Candidate move) {
    Candidate changed = move;
    if (!move.removedPieces().isEmpty() && startSquare(move) == endSquare(move)) {
      return move;
    }
    for (int square : position.board().squares(position.turn().opponent())) {
      if (!move.removedPieces().isEmpty() && mayPlaceWall(position, changed, square)) {
        changed = changed.withBoard(changed.board().withWall(square), "");
      }
    }
    return changed;
  }

  private Candidate withWall(Candidate move, int square) {
    Board board =
        rule.placing() == Placing.MOVED ? move.board().withWalls(Set.of(square))
            : move.board().withWall(square);
    return move.withBoard(board, "," + geometry.name(square(move.textStart(), 2)) + geometry.name(square));
  }

  private boolean becomesWall(Candidate drop) {
    return rule.dropped().contains(drop.mover().letter());
  }

  private int dropSquare(Candidate drop) {
    return geometry.square(drop.journey().substring(drop.journey().indexOf('@') + 1)).orElseThrow();
  }

  /**
   * If walls may be put only at the edge, forbids drops of walls elsewhere. The edge is that of the board before the
   * move.
   */
  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    return move.has(Feature.DROPS) && becomesWall(move) && !satisfiesEdgeRule(position, dropSquare(move));
  }

  /** Whether walls need no edge, or a square is at the edge: next to the rim, a hole or a wall. */
  private boolean satisfiesEdgeRule(NaivePosition before, int square) {
    return !rule.atEdge() || Stream.of(new Step(0, 1), new Step(0, -1), new Step(1, 0), new Step(-1, 0))
        .map(step -> NaiveGeometry.step(geometry, square, step))
        .anyMatch(beside -> beside == Geometry.NONE || before.board().walls().contains(beside));
  }

  /** Whether a wall may be placed on a square. */
  private boolean mayPlaceWall(NaivePosition position, Candidate move, int square) {
    return move.board().isEmpty(square) && satisfiesEdgeRule(position, square)
        && NaiveGeometry.contains(geometry, rule.region(), square, position.turn());
  }

  /** Whether the piece that has moved could move on to a square, if walls must be in its reach. */
  private boolean isInReach(NaivePosition position, Candidate move, int square) {
    if (rule.placing() != Placing.IN_REACH) {
      return true;
    }
    Optional<NaivePiece> arrived = move.board().at(endSquare(move));
    if (arrived.isEmpty() || play.openPaths().borrows(arrived.get())) {
      return false;
    }
    Side side = move.mover().side();
    return play.openPaths().pathsBySquare(move.board(), side, CheckState.NOT_IN_CHECK)
        .getOrDefault(endSquare(move), List.of()).stream()
        .filter(path -> path.moves() && NaiveGeometry.contains(geometry, path.endRegion(), square, side))
        .flatMap(path -> path.walks().openWalks(move.board(), square).stream())
        .anyMatch(walk -> walk.end() == square && walk.passedEnemy().isEmpty());
  }

  @Override
  public boolean changesMover() {
    return !rule.stone().isEmpty();
  }

  /** The move, after which the captor is a wall if the rule turns its kind into a wall by a capture. */
  private Candidate withMoverAsWall(Candidate move) {
    boolean becomesStone = rule.stone().contains(move.mover().letter()) && move.has(Feature.CAPTURES)
        && !move.has(Feature.ACTS_ON_PIECE) && !move.board().isEmpty(endSquare(move));
    return becomesStone ? move.withBoard(move.board().without(endSquare(move)).withWall(endSquare(move)), "")
        : move;
  }

  private int startSquare(Candidate move) {
    return square(move.journey(), 1);
  }

  private int endSquare(Candidate move) {
    return square(move.journey(), 2);
  }

  private int square(String text, int group) {
    Matcher journey = JOURNEY.matcher(text);
    if (!journey.matches()) {
      throw new IllegalArgumentException("not a move of a piece on the board: " + text);
    }
    return geometry.square(journey.group(group)).orElseThrow();
  }

  @Override
  public Place place() {
    return Place.BOARD;
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    return Optional.empty();
  }

  /** Writes nothing, because the placement field of a FEN contains the walls. */
  @Override
  public Optional<String> write(NaivePosition position) {
    return Optional.empty();
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    return rule.placing() == Placing.MOVED && position.board().walls().size() > 1 ? List.of("several walls")
        : List.of();
  }

  @Override
  public boolean mayVanishOrChange(String letter) {
    return rule.stone().contains(letter);
  }
}
