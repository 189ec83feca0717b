package org.variorum.testkit.naive.position;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.rule.displacement.Displacement;
import org.variorum.rules.rule.exchange.Exchange;
import org.variorum.rules.rule.turn.Turn;

/**
 * The last field of a FEN: what the last moves forbid (COM-2).
 *
 * @param ban the letter that may not answer (NMT-4)
 * @param swapped whether the last move was an exchange (NMT-8)
 * @param frozen the squares of the pieces that may not move on their owner's next turn (RS-7)
 * @param part which move of its turn the side to move is to make, from 1
 */
public record StateField(Optional<String> ban, boolean swapped, Set<Integer> frozen,
    int part) {
  static final StateField NONE = new StateField(Optional.empty(), false, Set.of(), 1);

  public StateField {
    frozen = Set.copyOf(frozen);
  }

  /** Reads {@code ban:R,swapped,frozen:c4+d3}, in any order, each entry once. */
  static StateField read(Rules rules, String fen, String text) {
    StateField state = NONE;
    Set<String> words = new HashSet<>();
    for (String entry : text.split(",", -1)) {
      String word = entry.contains(":") ? entry.substring(0, entry.indexOf(':') + 1) : entry;
      String value = entry.substring(word.length());
      if (!words.add(word)) {
        throw new MalformedFenException(fen, "a state entry stands twice: " + word);
      }
      if (!known(rules, word, value)) {
        throw new MalformedFenException(fen, "unknown state entry " + entry);
      }
      state = switch (word) {
        case "ban:" -> new StateField(Optional.of(value), state.swapped, state.frozen, state.part);
        case "swapped" -> new StateField(state.ban, true, state.frozen, state.part);
        case "part:" -> new StateField(state.ban, state.swapped, state.frozen, Integer.parseInt(value));
        default ->
            new StateField(state.ban, state.swapped, squares(rules.geometry(), fen, value), state.part);
      };
    }
    return state;
  }

  private static boolean known(Rules rules, String word, String value) {
    return switch (word) {
      case "ban:" -> rules.answerBan().filter(rule -> rule.pieces().contains(value)).isPresent();
      case "swapped" -> rules.exchange().filter(Exchange::notInReply).isPresent();
      case "frozen:" -> rules.displacement().filter(Displacement::freezes).isPresent();
      case "part:" -> rules.definition().mechanism(Turn.class)
          .filter(turn -> IntStream.rangeClosed(2, turn.parts().size()).mapToObj(String::valueOf)
              .anyMatch(value::equals))
          .isPresent();
      default -> false;
    };
  }

  private static Set<Integer> squares(Geometry geometry, String fen, String text) {
    List<String> names = List.of(text.split("\\+", -1));
    Set<Integer> squares = names.stream()
        .map(name -> geometry.square(name)
            .orElseThrow(() -> new MalformedFenException(fen, "there is no square " + name)))
        .collect(Collectors.toSet());
    if (squares.size() != names.size()) {
      throw new MalformedFenException(fen, "a frozen square stands twice");
    }
    return squares;
  }

  /** The canonical text; empty if there is nothing to say. */
  String write(Geometry geometry) {
    String squares = frozen.stream()
        .sorted(Comparator.<Integer>comparingInt(geometry::file).thenComparingInt(geometry::rank))
        .map(geometry::name).collect(Collectors.joining("+"));
    return Stream.of(ban.map(letter -> "ban:" + letter).orElse(""), swapped ? "swapped" : "",
        squares.isEmpty() ? "" : "frozen:" + squares, part == 1 ? "" : "part:" + part)
        .filter(entry -> !entry.isEmpty()).collect(Collectors.joining(","));
  }
}
