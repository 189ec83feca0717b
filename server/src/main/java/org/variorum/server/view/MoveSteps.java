package org.variorum.server.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.game.Pointing;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;

/**
 * The steps by which a player enters each legal move. No move's steps are a prefix of another move's steps. If a piece
 * may become another kind but need not, the move without the change ends with {@code =} and the piece's own letter. The
 * same applies if another piece may enter from the hand. A piece that enters is chosen last, by {@code =@} and its
 * letter, or first.
 *
 * <p>The first two different steps are always asked for. After these, steps with only one answer are left out: a step
 * that all remaining moves have in common, and all steps after only one move remains.
 *
 * <p>A player who points at a piece twice lets it go. So the steps of a piece that stays name the piece that it acts
 * on. They name the moving piece twice only if the piece has a move that cannot be entered by other steps.
 *
 * @param usual the steps of each legal move
 * @param shortcuts other steps for the same move, for those moves that have some
 */
record MoveSteps(Map<Move, List<String>> usual, Map<Move, List<List<String>>> shortcuts) {

  static final String HELD = "@";
  static final String BECOMES = "=";
  /** The prefix of the last step of a move that also brings a piece from the hand. */
  static final String COMES = BECOMES + HELD;
  /** The step for passing, which has no square. */
  static final String PASS = "pass";
  /** In a path: the path continues at the opposite edge of the picture. */
  static final String ROUND = "~";

  /** The steps of all legal moves, or only of one piece's moves; the steps of a move are the same either way. */
  static MoveSteps of(Position position, Pointing pointing) {
    Map<Move, Gesture> usual = pointing.gestures();
    Map<Move, List<Gesture>> shortcuts = pointing.shortcuts();
    Set<Gesture> open = new HashSet<>();
    Stream.concat(usual.values().stream(), shortcuts.values().stream().flatMap(List::stream))
        .filter(gesture -> gesture.becomes().isPresent()).map(MoveSteps::unchanged).forEach(open::add);
    usual.values().stream().filter(MoveSteps::letsIn)
        .map(gesture -> new Gesture(Optional.empty(), gesture.squares(), Optional.empty()))
        .forEach(open::add);
    MoveSteps all = new MoveSteps(new LinkedHashMap<>(), new LinkedHashMap<>());
    usual.forEach((move, gesture) -> all.usual.put(move,
        letsIn(gesture) ? entering(position, gesture) : steps(position, move, gesture, open)));
    shortcuts.forEach((move, gestures) -> all.shortcuts.put(move,
        gestures.stream().map(gesture -> steps(position, move, gesture, open)).toList()));
    usual.entrySet().stream().filter(each -> letsIn(each.getValue()))
        .forEach(each -> all.shortcuts.put(each.getKey(),
            List.of(steps(position, each.getKey(), each.getValue(), open))));
    all.preferShortcutsToSecondTouch();
    MoveSteps needed = all.withoutForcedSteps();
    pointing.moves().stream().filter(Move::isPass).forEach(move -> needed.usual.put(move, List.of(PASS)));
    return needed;
  }

  private void preferShortcutsToSecondTouch() {
    Map<String, List<Move>> twice = usual.keySet().stream().filter(this::isPointedAtTwice)
        .collect(Collectors.groupingBy(move -> usual.getOrDefault(move, List.of()).getFirst()));
    twice.values().stream().filter(shortcuts.keySet()::containsAll).flatMap(List::stream).forEach(move -> {
      List<List<String>> others = shortcuts.getOrDefault(move, List.of());
      usual.put(move, others.getFirst());
      shortcuts.put(move, others.subList(1, others.size()));
    });
  }

  private boolean isPointedAtTwice(Move move) {
    List<String> steps = usual.getOrDefault(move, List.of());
    return steps.getFirst().equals(steps.get(1));
  }

  /** All steps of all moves. */
  List<List<String>> lists() {
    return Stream.concat(usual.values().stream(), shortcuts.values().stream().flatMap(List::stream)).toList();
  }

  private MoveSteps withoutForcedSteps() {
    Map<List<String>, Begun> begun = new HashMap<>();
    usual.forEach((move, steps) -> begin(begun, move, steps));
    shortcuts.forEach((move, lists) -> lists.forEach(steps -> begin(begun, move, steps)));
    usual.replaceAll((move, steps) -> needed(steps, begun));
    shortcuts.replaceAll((move, lists) -> lists.stream().map(steps -> needed(steps, begun)).toList());
    return this;
  }

  /** The moves that begin with some steps, and the possible next steps. */
  private record Begun(Set<Move> moves, Set<String> answers) {

    Begun() {
      this(new HashSet<>(), new HashSet<>());
    }
  }

  private static void begin(Map<List<String>, Begun> begun, Move move, List<String> steps) {
    for (int length = 1; length <= steps.size(); length++) {
      Begun here = begun.computeIfAbsent(steps.subList(0, length), key -> new Begun());
      here.moves.add(move);
      here.answers.addAll(steps.subList(length, Math.min(length + 1, steps.size())));
    }
  }

  private static List<String> needed(List<String> steps, Map<List<String>, Begun> begun) {
    List<String> needed = new ArrayList<>(steps.subList(0, 1));
    for (int length = 1; length < steps.size(); length++) {
      List<String> before = steps.subList(0, length);
      Begun here = begun.getOrDefault(before, new Begun());
      boolean chosen = before.stream().distinct().count() > 1;
      if (chosen && here.moves.size() == 1) {
        return needed;
      }
      if (!chosen || here.answers.size() > 1) {
        needed.add(steps.get(length));
      }
    }
    return needed;
  }

  /** Whether a piece moves on the board and another piece enters from the hand. */
  private static boolean letsIn(Gesture gesture) {
    return gesture.held().isPresent() && gesture.squares().size() > 1;
  }

  private static List<String> entering(Position position, Gesture gesture) {
    List<String> steps = new ArrayList<>();
    gesture.squares().forEach(square -> steps.add(position.game().board().name(square)));
    gesture.held().ifPresent(piece -> steps.add(COMES + piece.letter()));
    return steps;
  }

  private static Gesture unchanged(Gesture gesture) {
    return new Gesture(gesture.held(), gesture.squares(), Optional.empty());
  }

  private static List<String> steps(Position position, Move move, Gesture gesture, Set<Gesture> open) {
    List<String> steps = new ArrayList<>();
    gesture.held().ifPresent(piece -> steps.add(HELD + piece.letter()));
    gesture.squares().forEach(square -> steps.add(position.game().board().name(square)));
    Optional<Piece> becomes =
        open.contains(gesture) ? Optional.of(position.legs(move).piece()) : gesture.becomes();
    becomes.ifPresent(piece -> steps.add(BECOMES + piece.letter()));
    return steps;
  }
}
