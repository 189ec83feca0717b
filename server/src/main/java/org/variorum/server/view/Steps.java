package org.variorum.server.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.game.Gesture;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Piece;
import org.variorum.rules.game.Position;

/**
 * The steps by which legal moves are pointed at. No move's steps begin with all those of another: a man that may become
 * something, but need not, says so by {@code =} and its own letter.
 *
 * <p>Nothing is asked that has one answer: steps end where only one move is left, once a man and something besides have been
 * pointed at. The man alone is not enough, be it twice: so one lets go of it.
 *
 * @param usual the usual steps of each legal move
 * @param shortcuts other steps that mean the same, of the moves that have some
 */
record Steps(Map<Move, List<String>> usual, Map<Move, List<List<String>>> shortcuts) {

  static final String HELD = "@";
  static final String BECOMES = "=";

  static Steps of(Position position) {
    Map<Move, Gesture> usual = position.gestures();
    Map<Move, List<Gesture>> shortcuts = position.shortcuts();
    Set<Gesture> open = new HashSet<>();
    Stream.concat(usual.values().stream(), shortcuts.values().stream().flatMap(List::stream))
        .filter(gesture -> gesture.becomes().isPresent()).map(Steps::unchanged).forEach(open::add);
    Steps all = new Steps(new LinkedHashMap<>(), new LinkedHashMap<>());
    usual.forEach((move, gesture) -> all.usual.put(move, steps(position, move, gesture, open)));
    shortcuts.forEach((move, gestures) -> all.shortcuts.put(move,
        gestures.stream().map(gesture -> steps(position, move, gesture, open)).toList()));
    return all.withoutForegoneAnswers();
  }

  /** All steps of all moves. */
  List<List<String>> lists() {
    return Stream.concat(usual.values().stream(), shortcuts.values().stream().flatMap(List::stream)).toList();
  }

  private Steps withoutForegoneAnswers() {
    Map<List<String>, Set<Move>> meant = new HashMap<>();
    usual.forEach((move, steps) -> begin(meant, move, steps));
    shortcuts.forEach((move, lists) -> lists.forEach(steps -> begin(meant, move, steps)));
    usual.replaceAll((move, steps) -> needed(steps, meant));
    shortcuts.replaceAll((move, lists) -> lists.stream().map(steps -> needed(steps, meant)).toList());
    return this;
  }

  private static void begin(Map<List<String>, Set<Move>> meant, Move move, List<String> steps) {
    beginnings(steps).forEach(some -> meant.computeIfAbsent(some, key -> new HashSet<>()).add(move));
  }

  private static List<String> needed(List<String> steps, Map<List<String>, Set<Move>> meant) {
    return beginnings(steps).filter(some -> meant.getOrDefault(some, Set.of()).size() == 1)
        .filter(some -> some.stream().distinct().count() > 1).findFirst().orElse(steps);
  }

  private static Stream<List<String>> beginnings(List<String> steps) {
    return IntStream.rangeClosed(1, steps.size()).mapToObj(length -> steps.subList(0, length));
  }

  private static Gesture unchanged(Gesture gesture) {
    return new Gesture(gesture.held(), gesture.squares(), Optional.empty());
  }

  private static List<String> steps(Position position, Move move, Gesture gesture, Set<Gesture> open) {
    List<String> steps = new ArrayList<>();
    gesture.held().ifPresent(man -> steps.add(HELD + man.letter()));
    gesture.squares().forEach(square -> steps.add(position.game().board().name(square)));
    Optional<Piece> becomes =
        open.contains(gesture) ? Optional.of(position.legs(move).man()) : gesture.becomes();
    becomes.ifPresent(man -> steps.add(BECOMES + man.letter()));
    return steps;
  }
}
