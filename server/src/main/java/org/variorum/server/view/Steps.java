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
 * The steps by which each legal move is pointed at. No move's steps begin with all those of another: a man that may
 * become something, but need not, says so by {@code =} and its own letter.
 *
 * <p>Nothing is asked that has one answer: steps end where only one move is left, once a man and something besides have been
 * pointed at. The man alone is not enough, be it twice: so one lets go of it.
 */
final class Steps {

  static final String HELD = "@";
  static final String BECOMES = "=";

  private Steps() {}

  static Map<Move, List<String>> of(Position position) {
    Map<Move, Gesture> gestures = position.gestures();
    Set<Gesture> open = new HashSet<>();
    gestures.values().stream().filter(gesture -> gesture.becomes().isPresent()).map(Steps::unchanged)
        .forEach(open::add);
    Map<Move, List<String>> steps = new LinkedHashMap<>();
    gestures.forEach((move, gesture) -> {
      Optional<Piece> becomes =
          open.contains(gesture) ? Optional.of(position.legs(move).man()) : gesture.becomes();
      steps.put(move, steps(position, gesture, becomes));
    });
    return withoutForegoneAnswers(steps);
  }

  private static Map<Move, List<String>> withoutForegoneAnswers(Map<Move, List<String>> steps) {
    Map<List<String>, Integer> begun = new HashMap<>();
    steps.values().forEach(all -> beginnings(all).forEach(some -> begun.merge(some, 1, Integer::sum)));
    steps.replaceAll((move, all) -> beginnings(all).filter(some -> begun.getOrDefault(some, 0) == 1)
        .filter(some -> some.stream().distinct().count() > 1).findFirst().orElse(all));
    return steps;
  }

  private static Stream<List<String>> beginnings(List<String> steps) {
    return IntStream.rangeClosed(1, steps.size()).mapToObj(length -> steps.subList(0, length));
  }

  private static Gesture unchanged(Gesture gesture) {
    return new Gesture(gesture.held(), gesture.squares(), Optional.empty());
  }

  private static List<String> steps(Position position, Gesture gesture, Optional<Piece> becomes) {
    List<String> steps = new ArrayList<>();
    gesture.held().ifPresent(man -> steps.add(HELD + man.letter()));
    gesture.squares().forEach(square -> steps.add(position.game().board().name(square)));
    becomes.ifPresent(man -> steps.add(BECOMES + man.letter()));
    return steps;
  }
}
