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
import org.variorum.testkit.naive.walk.Manner;

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
  public List<Candidate> of(NaivePosition position, Candidate move) {
    if (move.has(Feature.PASSES)) {
      return List.of(move);
    }
    if (move.has(Feature.DROPS)) {
      int square = dropSquare(move);
      return List.of(becomesWall(move) && !move.board().isEmpty(square)
          ? move.withBoard(move.board().without(square).withWall(square), "") : move);
    }
    Candidate next = withMoverAsWall(move);
    boolean places = switch (rule.after()) {
      case MOVES -> true;
      case CAPTURES -> move.has(Feature.TAKES);
      case OTHERS -> !move.has(Feature.TAKES);
    };
    if (rule.placing() == Placing.NEVER || !places) {
      return List.of(next);
    }
    if (rule.placing() == Placing.CAPTURED) {
      return List.of(withWallsOnCaptured(position, next));
    }
    if (rule.placing() == Placing.BEHIND) {
      return List
          .of(mayWall(position, next, from(move)) ? next.withBoard(next.board().withWall(from(move)), "")
              : next);
    }
    // A text with another piece's move in its second part cannot name a wall.
    return move.rest().contains(",") ? List.of()
        : next.board().emptySquares().stream()
            .filter(square -> mayWall(position, next, square) && isInReach(position, next, square))
            .map(square -> placed(next, square)).toList();
  }

  /** Puts walls on empty squares of captured enemies. Puts none if the captor did not move. */
  private Candidate withWallsOnCaptured(NaivePosition position, Candidate move) {
    Candidate changed = move;
    if (!move.gone().isEmpty() && from(move) == to(move)) {
      return move;
    }
    for (int square : position.board().squares(position.turn().opponent())) {
      if (!move.gone().isEmpty() && mayWall(position, changed, square)) {
        changed = changed.withBoard(changed.board().withWall(square), "");
      }
    }
    return changed;
  }

  private Candidate placed(Candidate move, int square) {
    Board board =
        rule.placing() == Placing.MOVED ? move.board().withWalls(Set.of(square))
            : move.board().withWall(square);
    return move.withBoard(board, "," + geometry.name(square(move.written(), 2)) + geometry.name(square));
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
    return move.has(Feature.DROPS) && becomesWall(move) && !mayBeAtEdge(position, dropSquare(move));
  }

  /** Whether walls need no edge, or a square is at the edge: next to the rim, a hole or a wall. */
  private boolean mayBeAtEdge(NaivePosition before, int square) {
    return !rule.atEdge() || Stream.of(new Step(0, 1), new Step(0, -1), new Step(1, 0), new Step(-1, 0))
        .map(step -> NaiveGeometry.step(geometry, square, step))
        .anyMatch(beside -> beside == Geometry.NONE || before.board().walls().contains(beside));
  }

  /** Whether a wall may be placed on a square. */
  private boolean mayWall(NaivePosition position, Candidate move, int square) {
    return move.board().isEmpty(square) && mayBeAtEdge(position, square)
        && NaiveGeometry.contains(geometry, rule.region(), square, position.turn());
  }

  private boolean isInReach(NaivePosition position, Candidate move, int square) {
    if (rule.placing() != Placing.IN_REACH) {
      return true;
    }
    Optional<NaivePiece> arrived = move.board().at(to(move));
    if (arrived.isEmpty() || play.openPaths().borrows(arrived.get())) {
      return false;
    }
    Side side = move.mover().side();
    return play.openPaths().of(move.board(), side, Manner.OUT_OF_CHECK)
        .getOrDefault(to(move), List.of()).stream()
        .filter(path -> path.moves() && NaiveGeometry.contains(geometry, path.to(), square, side))
        .flatMap(path -> path.walks().over(move.board(), square).stream())
        .anyMatch(walk -> walk.end() == square && walk.passedEnemy().isEmpty());
  }

  @Override
  public boolean changesMover() {
    return !rule.stone().isEmpty();
  }

  private Candidate withMoverAsWall(Candidate move) {
    boolean becomesStone = rule.stone().contains(move.mover().letter()) && move.has(Feature.TAKES)
        && !move.has(Feature.ACTS) && !move.board().isEmpty(to(move));
    return becomesStone ? move.withBoard(move.board().without(to(move)).withWall(to(move)), "") : move;
  }

  private int from(Candidate move) {
    return square(move.journey(), 1);
  }

  private int to(Candidate move) {
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
  public List<String> of(NaivePosition position) {
    return rule.placing() == Placing.MOVED && position.board().walls().size() > 1 ? List.of("several walls")
        : List.of();
  }

  @Override
  public boolean mayDepart(String letter) {
    return rule.stone().contains(letter);
  }
}
