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

  Walks(List<Route> routes, Side side, Hurdles hurdles, int squareCount) {
    this.routes = routes;
    this.side = side;
    this.hurdles = hurdles;
    routesBySquare = new ArrayList<>(Collections.nCopies(squareCount, List.of()));
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

  /** All walks that are open on a board. The last square of a walk may contain anything. */
  public List<NaiveWalk> openWalks(Board board) {
    return openWalks(board, routes);
  }

  /** The walks that are open on a board and that end on a square or pass an enemy there. */
  public List<NaiveWalk> openWalks(Board board, int square) {
    return openWalks(board, routesBySquare.get(square));
  }

  private List<NaiveWalk> openWalks(Board board, List<Route> candidates) {
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
