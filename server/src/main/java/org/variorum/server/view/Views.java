package org.variorum.server.view;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.Spoken;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Premoves;
import org.variorum.rules.position.Transition;
import org.variorum.server.api.Color;
import org.variorum.server.api.OutcomeView;
import org.variorum.server.api.PlyView;
import org.variorum.server.api.PositionView;
import org.variorum.server.api.PositionView.MoveView;
import org.variorum.server.catalog.Marks;

/**
 * Positions and moves as pages show them. What is dear of a position is worked out once while somebody holds it and there
 * is room.
 */
public final class Views {

  private static final String NOBODY = "";

  /** So many legal moves, with their names, steps and previews, take some 20 MB. */
  private static final int CHOICES = 40_000;

  private final Cache<Position, Choices> choices = Caffeine.newBuilder().weakKeys().maximumWeight(CHOICES)
      .weigher((Position position, Choices known) -> known.moves().size()).build();

  /** What a player can choose from. */
  private record Choices(List<MoveView> moves, Map<String, Map<String, String>> previews) {

    static final Choices NONE = new Choices(List.of(), Map.of());

    static Choices of(Position position) {
      Steps steps = Steps.of(position);
      Map<Move, List<Transition.Journey>> journeys = position.journeys();
      List<MoveView> moves = new ArrayList<>();
      San.writeAll(position).forEach((move, san) -> moves.add(new MoveView(move.text(), san,
          steps.usual().getOrDefault(move, List.of()), steps.shortcuts().getOrDefault(move, List.of()),
          paths(position, move, journeys.getOrDefault(move, List.of())), checkedAfter(position, move, san))));
      return new Choices(List.copyOf(moves), previewsOf(position));
    }

    Optional<String> san(Move move) {
      return moves.stream().filter(each -> each.text().equals(move.text())).map(MoveView::san).findFirst();
    }
  }

  /** The mark of a move's text says whether somebody may be in check after it; of most moves nobody need look. */
  private static List<String> checkedAfter(Position position, Move move, String san) {
    return san.endsWith("+") || san.endsWith("#") ? checked(position.play(move)) : List.of();
  }

  private static Map<String, Map<String, String>> previewsOf(Position position) {
    Geometry board = position.game().board();
    Map<String, Map<String, String>> previews = new LinkedHashMap<>();
    position.previews().forEach((squares, changes) -> {
      Map<String, String> shown = new LinkedHashMap<>();
      changes.forEach(
          change -> shown.put(board.name(change.square()), change.after().map(Piece::fen).orElse(NOBODY)));
      previews.put(squares.stream().map(board::name).collect(Collectors.joining(" ")), shown);
    });
    return previews;
  }

  /**
   * A position.
   *
   * @param ply how many moves were made since the start that the page knows
   * @param withMoves whether the page may choose a move
   */
  public PositionView position(Position position, int ply, boolean withMoves) {
    PositionView shown = new PositionView(position.fen(), position.placement(), hands(position),
        color(position.turn()), ply, checked(position), remembered(position), outcome(position), List.of(),
        Map.of(), null);
    return withMoves ? withMoves(shown, position) : shown;
  }

  /** The same position for who may choose a move. */
  public PositionView withMoves(PositionView shown, Position position) {
    Choices chosen = choices.get(position, Choices::of);
    return shown.with(chosen.moves(), chosen.previews());
  }

  /** The text of a legal move as people write it. */
  public String san(Position position, Move move) {
    return Optional.ofNullable(choices.getIfPresent(position)).flatMap(known -> known.san(move))
        .orElseGet(() -> San.write(position, move));
  }

  private static Map<String, Integer> hands(Position position) {
    Map<String, Integer> hands = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      for (String letter : position.game().rules().droppable()) {
        Piece piece = new Piece(letter, side);
        hands.put(piece.fen(), position.held(piece));
      }
    }
    return hands;
  }

  private static List<String> checked(Position position) {
    return names(position.game(), position.checkedSquares());
  }

  private static List<PositionView.RememberedView> remembered(Position position) {
    return position.remembered().stream()
        .filter(each -> each.sentence().isPresent() || !each.marks().isEmpty())
        .map(each -> new PositionView.RememberedView(each.name(), each.sentence().orElse(null),
            each.marks().stream().map(mark -> Marks.view(position.game().board(), mark)).toList()))
        .toList();
  }

  private static List<String> names(Game game, List<Integer> squares) {
    return squares.stream().map(game.board()::name).toList();
  }

  /**
   * A move that was made.
   *
   * @param clock milliseconds that the mover had left after it; missing without clocks
   */
  public PlyView ply(Position before, Move move, Position after, @Nullable Long clock) {
    Transition change = before.transition(move);
    Geometry board = before.game().board();
    return new PlyView(move.text(), san(before, move), Spoken.describe(before, move),
        color(before.turn()), before.fullmove(),
        after.fen(), change.check(), touched(change.legs()).map(board::name).toList(),
        change.journeys().stream().map(journey -> journey(board, journey)).toList(),
        change.removed().stream()
            .map(removal -> new PlyView.Removal(board.name(removal.square()), removal.piece().fen()))
            .toList(),
        clock);
  }

  private static Stream<Integer> touched(Legs legs) {
    if (legs.isPass()) {
      return Stream.of();
    }
    Stream<Integer> others = legs.touched().stream().flatMap(other -> Stream.of(other.from(), other.to()));
    return Stream.concat(Stream.of(legs.from(), legs.to()), others).distinct();
  }

  private static PlyView.Journey journey(Geometry board, Transition.Journey journey) {
    return new PlyView.Journey(path(board, journey), journey.before().fen(), journey.after().fen());
  }

  /** The mover's first, also where it stays and acts from there. */
  private static List<List<String>> paths(Position position, Move move, List<Transition.Journey> journeys) {
    Geometry board = position.game().board();
    Stream<List<String>> stays = !move.isDrop() && !move.isPass() && move.from() == move.to()
        ? Stream.of(List.of(board.name(move.from()))) : Stream.of();
    return Stream.concat(stays, journeys.stream().map(journey -> path(board, journey)))
        .toList();
  }

  private static List<String> path(Geometry board, Transition.Journey journey) {
    Stream<String> hand = journey.from().isPresent() ? Stream.of()
        : Stream.of(Steps.HELD + journey.before().letter());
    List<String> way = new ArrayList<>();
    for (List<Integer> stretch : board.stretches(journey.path())) {
      way.addAll(way.isEmpty() ? List.of() : List.of(Steps.ROUND));
      stretch.stream().map(board::name).forEach(way::add);
    }
    return Stream.concat(hand, way.stream()).toList();
  }

  /**
   * What may be pointed at while it is the other side's turn: a square, or a piece from the hand, and the steps that may
   * follow. Not a piece twice, for that lets go of it.
   */
  public Map<String, List<String>> premoves(Position position) {
    Geometry board = position.game().board();
    Premoves premoves = position.premoves();
    Map<String, List<String>> steps = new LinkedHashMap<>();
    premoves.moves().forEach((from, squares) -> {
      List<String> next = squares.stream().filter(to -> !to.equals(from)).map(board::name).toList();
      if (!next.isEmpty()) {
        steps.put(board.name(from), next);
      }
    });
    premoves.drops().forEach(
        (piece, squares) -> steps.put(Steps.HELD + piece.letter(),
            squares.stream().map(board::name).toList()));
    return steps;
  }

  /** How the game has ended in a position; null if it has not. */
  public @Nullable OutcomeView outcome(Position position) {
    return position.outcome().map(outcome -> outcome(outcome)).orElse(null);
  }

  /** An end of a game that the rules brought about. */
  public OutcomeView outcome(Outcome outcome) {
    return new OutcomeView(outcome.winner().map(Views::color).orElse(null), outcome.reason().word(),
        outcome.sentence());
  }

  /** A side as JSON writes it. */
  public static Color color(Side side) {
    return side == Side.WHITE ? Color.white : Color.black;
  }

  /** A side that JSON has written. */
  public static Side side(Color color) {
    return color == Color.white ? Side.WHITE : Side.BLACK;
  }
}
