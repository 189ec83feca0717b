package org.variorum.rules.movement.betza;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.HurdleCount;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Leg.Content;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.Path;

/** A white piece on a square among other pieces, and a plain reading of where paths lead him. */
final class Scene {

  private final Geometry board;
  private final int from;
  private final Map<Integer, Side> pieces = new HashMap<>();
  private boolean home = true;

  private Scene(Geometry board, String from) {
    this.board = board;
    this.from = square(from);
  }

  /** A piece alone on a square board. */
  static Scene on(int side, String from) {
    return new Scene(Geometry.rectangle(side, side), from);
  }

  Scene friends(String squares) {
    return put(squares, Side.WHITE);
  }

  Scene enemies(String squares) {
    return put(squares, Side.BLACK);
  }

  Scene awayFromHome() {
    home = false;
    return this;
  }

  /** The squares that a movement reaches, in order of their names. */
  String reached(String movement) {
    return reached(Betza.parse(movement));
  }

  /** The same, over {@code least} to {@code most} hurdles. */
  String reached(String movement, int least, int most) {
    return reached(Betza.parse(movement, new HurdleCount(least, most)));
  }

  private String reached(Movement movement) {
    Set<String> reached = new TreeSet<>();
    for (Path path : movement.paths()) {
      if (home || !path.initial()) {
        walk(path, 0, 0, from, reached);
      }
    }
    return String.join(" ", reached);
  }

  private void walk(Path path, int leg, int steps, int at, Set<String> reached) {
    Leg walked = path.legs().get(leg);
    if (walked.leadsAnywhere()) {
      IntStream.range(0, board.size()).filter(square -> square != from && endsOn(path, square))
          .mapToObj(board::name).forEach(reached::add);
      return;
    }
    if (steps >= walked.min() && leg + 1 < path.legs().size()) {
      walk(path, leg + 1, 0, at, reached);
    }
    if (steps == walked.max()) {
      return;
    }
    Step step = walked.cycle().get(steps % walked.cycle().size());
    int next = board.step(at, Side.WHITE, step);
    if (next == Geometry.NONE || next == from) {
      return;
    }
    if (walked.mayEnd() && steps + 1 >= walked.min() && endsOn(path, next)) {
      reached.add(board.name(next));
    }
    if (passes(walked.content(), next)) {
      walk(path, leg, steps + 1, next, reached);
    }
  }

  private boolean endsOn(Path path, int square) {
    Side piece = pieces.get(square);
    return piece == null ? path.moves() : path.captures() && piece == Side.BLACK;
  }

  private boolean passes(Content content, int square) {
    return switch (content) {
      case EMPTY -> !pieces.containsKey(square);
      case PIECE -> pieces.containsKey(square);
      case ENEMY -> pieces.get(square) == Side.BLACK;
      case EITHER -> true;
    };
  }

  private Scene put(String squares, Side side) {
    for (String name : squares.split(" ")) {
      pieces.put(square(name), side);
    }
    return this;
  }

  private int square(String name) {
    return board.square(name).orElseThrow();
  }
}
