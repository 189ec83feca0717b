package org.variorum.view.position;

import java.util.ArrayList;
import java.util.Collection;
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
import org.variorum.rules.game.Pointing;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.Spoken;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Premoves;
import org.variorum.rules.position.Transition;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.answer.PlyView;
import org.variorum.view.answer.PositionView;
import org.variorum.view.answer.PositionView.MoveView;
import org.variorum.view.game.MarkViews;

/** Converts positions and moves to the form that pages show. */
public final class Views {

  private static final String EMPTY = "";

  /** The checked squares after a move. The move is played only if its SAN ends with {@code +} or {@code #}. */
  private static List<String> checkedAfter(Position position, Move move, String san) {
    return san.endsWith("+") || san.endsWith("#") ? checked(position.play(move)) : List.of();
  }

  private static Map<String, Map<String, String>> previews(Position position, Pointing pointing) {
    Geometry board = position.game().board();
    Map<String, Map<String, String>> previews = new LinkedHashMap<>();
    pointing.previews().forEach((squares, changes) -> {
      Map<String, String> changedSquares = new LinkedHashMap<>();
      changes.forEach(
          change -> changedSquares.put(board.name(change.square()),
              change.after().map(Piece::fen).orElse(EMPTY)));
      previews.put(squares.stream().map(board::name).collect(Collectors.joining(" ")), changedSquares);
    });
    return previews;
  }

  private static List<MoveView> moves(Position position, Pointing pointing) {
    MoveSteps steps = MoveSteps.of(position, pointing);
    Map<Move, List<Transition.Journey>> journeys = pointing.journeys();
    List<MoveView> moves = new ArrayList<>();
    San.write(position, pointing.moves()).forEach((move, san) -> moves.add(new MoveView(move.text(), san,
        steps.mainSteps().getOrDefault(move, List.of()), steps.shortcuts().getOrDefault(move, List.of()),
        paths(position, move, journeys.getOrDefault(move, List.of())), checkedAfter(position, move, san))));
    return List.copyOf(moves);
  }

  /** The steps by which a player enters each legal move, as in {@link MoveView#steps}. */
  public Map<Move, List<String>> steps(Position position) {
    return MoveSteps.of(position, position.pointing()).mainSteps();
  }

  /**
   * A position, without legal moves.
   *
   * @param ply the number of moves from the first position that the page has to this one
   */
  public PositionView position(Position position, int ply) {
    return new PositionView(position.fen(), position.placement(), hands(position), color(position.turn()),
        ply, checked(position), remembered(position), outcome(position), List.of(), Map.of(), null);
  }

  /** Returns a copy of the view of a position, with all its legal moves. */
  public PositionView withMoves(PositionView view, Position position) {
    Pointing pointing = position.pointing();
    return view.withMoves(moves(position, pointing), previews(position, pointing));
  }

  /** The first step of each legal move: a square, a piece in hand, or {@code "pass"}. */
  public List<String> firstSteps(Position position) {
    Stream<String> pass =
        position.moves().stream().anyMatch(Move::isPass) ? Stream.of(MoveSteps.PASS) : Stream.of();
    return Stream.concat(position.beginnings().keySet().stream().map(first -> name(position, first)), pass)
        .toList();
  }

  private static String name(Position position, Pointing.Beginning beginning) {
    return beginning.held().map(piece -> MoveSteps.HELD + piece.letter())
        .orElseGet(() -> position.game().board().name(beginning.square()));
  }

  /**
   * The choices of a player after the first step of a move, or premoves while the other side is to move; see
   * {@link #choices(Position, String)} and {@link #premoves}.
   */
  public ChoicesView choices(Position position, Color player, String first) {
    return color(position.turn()) == player ? choices(position, first) : premoves(position, first);
  }

  /**
   * The choices after a first step: the legal moves that begin with it, each with only the steps and shortcuts that
   * begin with it.
   */
  public ChoicesView choices(Position position, String first) {
    List<Move> legal = first.equals(MoveSteps.PASS) ? position.moves().stream().filter(Move::isPass).toList()
        : position.beginnings().entrySet().stream()
            .filter(each -> name(position, each.getKey()).equals(first)).map(Map.Entry::getValue).findFirst()
            .orElse(List.of());
    Pointing pointing = position.pointing(legal);
    List<MoveView> moves =
        moves(position, pointing).stream().map(move -> move.restrictedTo(first)).toList();
    // The moves that begin with a piece in hand would give only a part of the previews.
    return new ChoicesView(moves, first.startsWith(MoveSteps.HELD) ? Map.of() : previews(position, pointing),
        List.of());
  }

  /** Returns a legal move in SAN. */
  public String san(Position position, Move move) {
    return San.write(position, move);
  }

  private static Map<String, Integer> hands(Position position) {
    Map<String, Integer> hands = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      for (String letter : position.game().rules().heldLetters()) {
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
            each.marks().stream().map(mark -> MarkViews.view(position.game().board(), mark)).toList()))
        .toList();
  }

  private static List<String> names(Game game, List<Integer> squares) {
    return squares.stream().map(game.board()::name).toList();
  }

  /**
   * A move that was made.
   *
   * @param san the move in SAN
   * @param clock milliseconds left to the mover after the move; missing without clocks
   */
  public PlyView ply(Position before, Move move, String san, Position after, @Nullable Long clock) {
    Transition change = before.transition(move);
    Geometry board = before.game().board();
    MaterialChange material = MaterialChange.of(before.game(), change);
    return new PlyView(move.text(), san, Spoken.describe(before, move),
        color(before.turn()), before.fullmove(),
        after.fen(), change.check(), affectedSquares(change.legs()).map(board::name).toList(),
        change.journeys().stream().map(journey -> journey(board, journey)).toList(),
        change.removals().stream()
            .map(removal -> new PlyView.Removal(board.name(removal.square()), removal.piece().fen()))
            .toList(),
        MaterialChange.letters(material.removedPieces()), MaterialChange.letters(material.addedPieces()),
        clock);
  }

  private static Stream<Integer> affectedSquares(Legs legs) {
    if (legs.isPass()) {
      return Stream.of();
    }
    Stream<Integer> others = legs.touched().stream().flatMap(other -> Stream.of(other.from(), other.to()));
    return Stream.concat(Stream.of(legs.from(), legs.to()), others).filter(Distinct.values());
  }

  private static PlyView.Journey journey(Geometry board, Transition.Journey journey) {
    return new PlyView.Journey(path(board, journey), journey.before().fen(), journey.after().fen());
  }

  /** The paths of the pieces. The mover's path is first, even if the mover stays and acts from its square. */
  private static List<List<String>> paths(Position position, Move move, List<Transition.Journey> journeys) {
    Geometry board = position.game().board();
    Stream<List<String>> stationaryMover = !move.isDrop() && !move.isPass() && move.from() == move.to()
        ? Stream.of(List.of(board.name(move.from()))) : Stream.of();
    return Stream.concat(stationaryMover, journeys.stream().map(journey -> path(board, journey)))
        .toList();
  }

  private static List<String> path(Geometry board, Transition.Journey journey) {
    Stream<String> hand = journey.from().isPresent() ? Stream.of()
        : Stream.of(MoveSteps.HELD + journey.before().letter());
    List<String> squares = new ArrayList<>();
    for (List<Integer> stretch : board.stretches(journey.path())) {
      squares.addAll(squares.isEmpty() ? List.of() : List.of(MoveSteps.WRAP));
      stretch.stream().map(board::name).forEach(squares::add);
    }
    return Stream.concat(hand, squares.stream()).toList();
  }

  /**
   * The steps of a premove that may follow a first step. The first square itself is left out, because pointing at it
   * again deselects the piece.
   */
  public ChoicesView premoves(Position position, String first) {
    Geometry board = position.game().board();
    Premoves premoves = position.premoves();
    Stream<Integer> squares = first.startsWith(MoveSteps.HELD)
        ? premoves.drops().entrySet().stream()
            .filter(each -> each.getKey().letter().equals(first.substring(MoveSteps.HELD.length())))
            .flatMap(each -> each.getValue().stream())
        : board.square(first).stream().flatMap(
            from -> Optional.ofNullable(premoves.moves().get(from)).stream().flatMap(Collection::stream));
    return new ChoicesView(List.of(), Map.of(),
        squares.map(board::name).filter(to -> !to.equals(first)).toList());
  }

  /** The result of the game in a position; null if the game is not over. */
  public @Nullable OutcomeView outcome(Position position) {
    return position.outcome().map(outcome -> outcome(position.game(), outcome)).orElse(null);
  }

  /** Converts an outcome by the rules to the form that pages show. */
  private static OutcomeView outcome(Game game, Outcome outcome) {
    return new OutcomeView(outcome.winner().map(Views::color).orElse(null), outcome.reason().word(),
        game.sides().in(outcome.sentence()));
  }

  /** Converts a side to its form in JSON. */
  public static Color color(Side side) {
    return side == Side.WHITE ? Color.white : Color.black;
  }

  /** Converts a side from its form in JSON. */
  public static Side side(Color color) {
    return color == Color.white ? Side.WHITE : Side.BLACK;
  }
}
