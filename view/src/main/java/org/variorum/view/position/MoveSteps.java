package org.variorum.view.position;

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
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;

/**
 * The steps by which a player enters each legal move:
 *
 * <pre>
 * e2 e4        a move
 * e7 e8 =Q     a promotion
 * e7 e8 =P     the same move where the promotion is optional and declined
 * {@literal @}N f3        a drop
 * e1 e2 =@N    a move during which a knight enters from the hand
 * </pre>
 *
 * <p>No move's steps are a prefix of another move's steps. If a change
 * of kind such as promotion is optional, the move without it ends with {@code =} and the piece's own letter. So does a
 * move during which another piece could enter from the hand but does not. The last step chooses a piece that enters:
 * {@code =@} and its letter. A shortcut chooses it first.
 *
 * <p>The first two different steps are always required. Later steps are left out if they are forced: a step that all
 * remaining moves have in common, and all steps once only one move remains.
 *
 * <p>Pointing at a piece twice deselects it. So the steps of a piece that stays on its square name the piece that it
 * affects. They name its own square twice only if it has a move that cannot be entered by other steps.
 *
 * @param mainSteps the steps of each legal move
 * @param shortcuts alternative steps of a move; moves without alternatives may be missing
 */
record MoveSteps(Map<Move, List<String>> mainSteps, Map<Move, List<List<String>>> shortcuts) {

  /** The prefix of a first step that is a piece in hand. */
  static final String HELD = "@";
  /** The prefix of a last step that is the new kind of the piece. */
  static final String BECOMES = "=";
  /** The prefix of the last step of a move that also brings a piece from the hand. */
  static final String ENTERS = BECOMES + HELD;
  /** The step for passing, which has no square. */
  static final String PASS = "pass";
  /** The mark in a path after which the path continues at the opposite edge of the picture. */
  static final String WRAP = "~";

  /** @param pointing the gestures of all legal moves, or of one piece's moves; the steps of a move are the same */
  static MoveSteps of(Position position, Pointing pointing) {
    Map<Move, Gesture> mainGestures = pointing.gestures();
    Map<Move, List<Gesture>> shortcuts = pointing.shortcuts();
    // Gestures without a change of kind or an entering piece, of which another gesture differs only by one.
    Set<Gesture> gesturesWithChoice = new HashSet<>();
    Stream.concat(mainGestures.values().stream(), shortcuts.values().stream().flatMap(List::stream))
        .filter(gesture -> gesture.becomes().isPresent()).map(MoveSteps::withoutChange)
        .forEach(gesturesWithChoice::add);
    mainGestures.values().stream().filter(MoveSteps::bringsFromHand)
        .map(gesture -> new Gesture(Optional.empty(), gesture.squares(), Optional.empty()))
        .forEach(gesturesWithChoice::add);
    MoveSteps allSteps = new MoveSteps(new LinkedHashMap<>(), new LinkedHashMap<>());
    mainGestures.forEach((move, gesture) -> allSteps.mainSteps.put(move,
        bringsFromHand(gesture) ? entrySteps(position, gesture)
            : steps(position, move, gesture, gesturesWithChoice)));
    shortcuts.forEach((move, gestures) -> allSteps.shortcuts.put(move,
        gestures.stream().map(gesture -> steps(position, move, gesture, gesturesWithChoice)).toList()));
    mainGestures.entrySet().stream().filter(each -> bringsFromHand(each.getValue()))
        .forEach(each -> allSteps.shortcuts.put(each.getKey(),
            List.of(steps(position, each.getKey(), each.getValue(), gesturesWithChoice))));
    allSteps.preferShortcutsToSecondTouch();
    MoveSteps needed = allSteps.withoutForcedSteps();
    pointing.moves().stream().filter(Move::isPass).forEach(move -> needed.mainSteps.put(move, List.of(PASS)));
    return needed;
  }

  /**
   * Replaces main steps that name the piece's own square twice by the first shortcut, if every such move of the piece
   * has a shortcut.
   */
  private void preferShortcutsToSecondTouch() {
    Map<String, List<Move>> twice = mainSteps.keySet().stream().filter(this::isPointedAtTwice)
        .collect(Collectors.groupingBy(move -> mainSteps.getOrDefault(move, List.of()).getFirst()));
    twice.values().stream().filter(shortcuts.keySet()::containsAll).flatMap(List::stream).forEach(move -> {
      List<List<String>> others = shortcuts.getOrDefault(move, List.of());
      mainSteps.put(move, others.getFirst());
      shortcuts.put(move, others.subList(1, others.size()));
    });
  }

  private boolean isPointedAtTwice(Move move) {
    List<String> steps = mainSteps.getOrDefault(move, List.of());
    return steps.getFirst().equals(steps.get(1));
  }

  /** All steps of all moves. */
  List<List<String>> allSteps() {
    return Stream.concat(mainSteps.values().stream(), shortcuts.values().stream().flatMap(List::stream))
        .toList();
  }

  /** Removes forced steps from all lists, in place; returns this. */
  private MoveSteps withoutForcedSteps() {
    Map<List<String>, Continuations> byPrefix = new HashMap<>();
    mainSteps.forEach((move, steps) -> addPrefixes(byPrefix, move, steps));
    shortcuts.forEach((move, lists) -> lists.forEach(steps -> addPrefixes(byPrefix, move, steps)));
    mainSteps.replaceAll((move, steps) -> neededSteps(steps, byPrefix));
    shortcuts.replaceAll((move, lists) -> lists.stream().map(steps -> neededSteps(steps, byPrefix)).toList());
    return this;
  }

  /** The moves that begin with some steps, and the possible next steps. */
  private record Continuations(Set<Move> moves, Set<String> nextSteps) {

    Continuations() {
      this(new HashSet<>(), new HashSet<>());
    }
  }

  private static void addPrefixes(Map<List<String>, Continuations> byPrefix, Move move, List<String> steps) {
    for (int length = 1; length <= steps.size(); length++) {
      Continuations continuations =
          byPrefix.computeIfAbsent(steps.subList(0, length), key -> new Continuations());
      continuations.moves.add(move);
      continuations.nextSteps.addAll(steps.subList(length, Math.min(length + 1, steps.size())));
    }
  }

  /** The steps without forced ones; the first two different steps are always kept. */
  private static List<String> neededSteps(List<String> steps, Map<List<String>, Continuations> byPrefix) {
    List<String> needed = new ArrayList<>(steps.subList(0, 1));
    for (int length = 1; length < steps.size(); length++) {
      List<String> before = steps.subList(0, length);
      Continuations continuations = byPrefix.getOrDefault(before, new Continuations());
      boolean hasTwoSteps = before.stream().filter(Distinct.values()).count() > 1;
      if (hasTwoSteps && continuations.moves.size() == 1) {
        return needed;
      }
      if (!hasTwoSteps || continuations.nextSteps.size() > 1) {
        needed.add(steps.get(length));
      }
    }
    return needed;
  }

  /** Whether a piece moves on the board and another piece enters from the hand. */
  private static boolean bringsFromHand(Gesture gesture) {
    return gesture.held().isPresent() && gesture.squares().size() > 1;
  }

  private static List<String> entrySteps(Position position, Gesture gesture) {
    List<String> steps = new ArrayList<>();
    gesture.squares().forEach(square -> steps.add(position.game().board().name(square)));
    gesture.held().ifPresent(piece -> steps.add(ENTERS + piece.letter()));
    return steps;
  }

  private static Gesture withoutChange(Gesture gesture) {
    return new Gesture(gesture.held(), gesture.squares(), Optional.empty());
  }

  private static List<String> steps(Position position, Move move, Gesture gesture,
      Set<Gesture> gesturesWithChoice) {
    List<String> steps = new ArrayList<>();
    gesture.held().ifPresent(piece -> steps.add(HELD + piece.letter()));
    gesture.squares().forEach(square -> steps.add(position.game().board().name(square)));
    Optional<Piece> becomes =
        gesturesWithChoice.contains(gesture) ? Optional.of(position.legs(move).piece()) : gesture.becomes();
    becomes.ifPresent(piece -> steps.add(BECOMES + piece.letter()));
    return steps;
  }
}
