package org.variorum.testkit.naive.walk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Hurdles;
import org.variorum.testkit.naive.position.Board;

/** The walks of a side's piece along a path from a square. */
public final class Walks {
  private final List<Route> routes;
  private final Side side;
  private final Hurdles hurdles;
  /** The routes that end on each square or pass an enemy there, by square. */
  private final List<List<Route>> routesBySquare;

  Walks(List<Route> routes, Side side, Hurdles hurdles, int squares) {
    this.routes = routes;
    this.side = side;
    this.hurdles = hurdles;
    routesBySquare = new ArrayList<>(Collections.nCopies(squares, List.of()));
    for (Route route : routes) {
      addRoute(route.walk().end(), route);
      route.walk().passedEnemy().ifPresent(square -> addRoute(square, route));
    }
  }

  private void addRoute(int square, Route route) {
    List<Route> extended = new ArrayList<>(routesBySquare.get(square));
    extended.add(route);
    routesBySquare.set(square, extended);
  }

  /** All open walks. The piece may end its move on the last square, whatever that square contains. */
  public List<NaiveWalk> over(Board board) {
    return open(board, routes);
  }

  /** The open walks that end on a square or pass an enemy there. */
  public List<NaiveWalk> over(Board board, int square) {
    return open(board, routesBySquare.get(square));
  }

  private List<NaiveWalk> open(Board board, List<Route> candidates) {
    if (candidates.isEmpty()) {
      return List.of();
    }
    List<NaiveWalk> open = new ArrayList<>();
    for (Route route : candidates) {
      if (route.isOpen(board, side, hurdles)) {
        open.add(route.walk());
      }
    }
    return open;
  }
}
