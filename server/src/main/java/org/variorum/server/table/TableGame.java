package org.variorum.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.position.Move;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.store.Founding;
import org.variorum.view.answer.PlyView;
import org.variorum.view.answer.PositionView;
import org.variorum.view.game.Edition;
import org.variorum.view.position.Views;

/**
 * The moves of a table's game and the position after them, the same for all viewers. Immutable. It keeps only some
 * earlier positions; the others are found by playing from these.
 */
final class TableGame {

  /** The number of plies between two kept positions. The views of these moves are computed together. */
  static final int STRETCH = 64;
  /** The approximate size of a position with its legal moves, in bytes, and the additional size for each square. */
  private static final long POSITION = 6_000;
  private static final long SQUARE = 40;
  /** The approximate size of a move with its texts and its share of the position's history, in bytes. */
  private static final long MOVE = 300;
  /** The approximate size of the view of the last position, in bytes. */
  private static final long LAST = 4_000;

  private final Views views;
  private final PlyCache plyCache;
  private final Edition edition;
  private final @Nullable PlayerClock clock;
  private final @Nullable Long startNumber;
  private final MoveHistory moves;
  private final Position position;
  /** The kept positions: after 0 moves, after {@link #STRETCH} moves, after twice as many, and so on. */
  private final List<Position> checkpoints;
  private @Nullable PositionView positionView;
  private @Nullable List<String> firstSteps;
  /** The views of the moves after the last kept position; null until they are needed. */
  private @Nullable List<PlyView> latestViews;

  private TableGame(TableGame from, MoveHistory moves, Position position, List<Position> checkpoints) {
    views = from.views;
    plyCache = from.plyCache;
    edition = from.edition;
    clock = from.clock;
    startNumber = from.startNumber;
    this.moves = moves;
    this.position = position;
    this.checkpoints = List.copyOf(checkpoints);
  }

  private TableGame(Views views, PlyCache plyCache, Edition edition, @Nullable PlayerClock clock,
      Position start) {
    this.views = views;
    this.plyCache = plyCache;
    this.edition = edition;
    this.clock = clock;
    moves = MoveHistory.NONE;
    position = start;
    startNumber = number(start);
    checkpoints = List.of(start);
    latestViews = List.of();
  }

  private static @Nullable Long number(Position start) {
    return StartPositions.of(start.game()).map(starts -> starts.number(start)).filter(OptionalLong::isPresent)
        .map(OptionalLong::getAsLong).orElse(null);
  }

  /** Returns the game of a table at its founding, before any moves. */
  static TableGame of(Founding founding, Edition edition, Views views, PlyCache plyCache) {
    String fen = founding.start();
    TimeControl time = founding.time();
    return new TableGame(views, plyCache, edition, time == null ? null : new PlayerClock(time),
        fen == null ? edition.game().start() : edition.game().position(fen));
  }

  /** Returns a copy with other moves. Both games share the moves and positions that they have in common. */
  TableGame withMoves(MoveHistory next) {
    int commonPlies = moves.commonSize(next);
    if (commonPlies == moves.size() && commonPlies == next.size()) {
      return this;
    }
    List<Position> newCheckpoints = new ArrayList<>(checkpoints.subList(0, commonPlies / STRETCH + 1));
    Position end = position(commonPlies);
    int ply = commonPlies;
    for (PlayedMove playedMove : next.movesFrom(commonPlies)) {
      end = end.play(move(end, playedMove));
      if (++ply % STRETCH == 0) {
        newCheckpoints.add(end);
      }
    }
    TableGame tableGame = new TableGame(this, next, end, newCheckpoints);
    if (commonPlies == moves.size() && next.size() == commonPlies + 1) {
      tableGame.takeOverViews(this);
    }
    return tableGame;
  }

  /** Takes over the views from the game before the last move, and adds the view of the last move. */
  private void takeOverViews(TableGame before) {
    List<PlyView> plyViews = before.latestViews();
    List<PlyView> extended = new ArrayList<>(plyViews);
    extended.add(view(before.position, moves.last(), position));
    if (extended.size() == STRETCH) {
      plyCache.put(moves, List.copyOf(extended));
      extended.clear();
    }
    latestViews = List.copyOf(extended);
  }

  private static Move move(Position before, PlayedMove playedMove) {
    return before.findRecorded(playedMove.text()).orElseThrow(
        () -> new UnplayableGames.IllegalStoredMove(
            "the stored move " + playedMove.text() + " is not legal in " + before.fen()));
  }

  private PlyView view(Position before, PlayedMove playedMove, Position after) {
    Long left = playedMove.mainTimeLeft();
    Long shownTime = clock == null || left == null ? null : (Long) clock.shownTime(left, 0);
    Move move = move(before, playedMove);
    String san = playedMove.san();
    return views.ply(before, move, san == null ? views.san(before, move) : san, after, shownTime);
  }

  Edition edition() {
    return edition;
  }

  /** The clock; null for play without clocks. */
  @Nullable
  PlayerClock clock() {
    return clock;
  }

  Position start() {
    return checkpoints.getFirst();
  }

  /** The number of the start position; null if the game has only one, or if the table starts elsewhere. */
  @Nullable
  Long startNumber() {
    return startNumber;
  }

  MoveHistory moves() {
    return moves;
  }

  Position position() {
    return position;
  }

  /** The position after {@code ply} moves. */
  Position position(int ply) {
    if (ply == moves.size()) {
      return position;
    }
    Position found = checkpoints.get(ply / STRETCH);
    for (PlayedMove playedMove : moves.prefix(ply).movesFrom(ply / STRETCH * STRETCH)) {
      found = found.play(move(found, playedMove));
    }
    return found;
  }

  /** The views of the moves from index {@code from} on. */
  List<PlyView> plies(int from) {
    List<PlyView> plies = new ArrayList<>(moves.size() - from);
    for (int checkpoint = from / STRETCH; checkpoint < checkpoints.size(); checkpoint++) {
      plies.addAll(stretch(checkpoint));
    }
    return List.copyOf(plies.subList(from % STRETCH, plies.size()));
  }

  private List<PlyView> stretch(int checkpoint) {
    if (checkpoint == checkpoints.size() - 1) {
      return latestViews();
    }
    MoveHistory stretch = moves.prefix((checkpoint + 1) * STRETCH);
    return plyCache.get(stretch, () -> computeViews(checkpoint, stretch));
  }

  private synchronized List<PlyView> latestViews() {
    latestViews = latestViews == null ? computeViews(checkpoints.size() - 1, moves) : latestViews;
    return latestViews;
  }

  private List<PlyView> computeViews(int checkpoint, MoveHistory to) {
    List<PlyView> plyViews = new ArrayList<>();
    Position before = checkpoints.get(checkpoint);
    for (PlayedMove playedMove : to.movesFrom(checkpoint * STRETCH)) {
      Position after = before.play(move(before, playedMove));
      plyViews.add(view(before, playedMove, after));
      before = after;
    }
    return List.copyOf(plyViews);
  }

  /** The last move as pages see it; null if there is none. */
  @Nullable
  PlyView lastPly() {
    return moves.size() == 0 ? null : plies(moves.size() - 1).getLast();
  }

  /** The last position, without legal moves. */
  synchronized PositionView view() {
    positionView = positionView == null ? views.position(position, moves.size()) : positionView;
    return positionView;
  }

  /** The first steps of the legal moves. */
  synchronized List<String> firstSteps() {
    firstSteps = firstSteps == null ? views.firstSteps(position) : firstSteps;
    return firstSteps;
  }

  /** Returns a legal move of the last position in SAN. */
  String san(Move move) {
    return views.san(position, move);
  }

  /** The approximate size in bytes. */
  synchronized long weight() {
    long positions = (POSITION + SQUARE * edition.game().board().size()) * (checkpoints.size() + 1);
    return LAST + positions + MOVE * moves.size() + (latestViews == null ? 0 : PlyCache.weight(latestViews));
  }
}
