package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.variorum.protocol.Numeral;
import org.variorum.protocol.SafeText;
import org.variorum.protocol.uci.UciCommand.Limit;

/** Parser of the words after {@code go}. Unreadable words become complaints; parsing continues after them. */
final class GoReader {

  private final List<String> words;
  private final Map<Limit, Long> numbers = new EnumMap<>(Limit.class);
  private final List<String> moves = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private boolean isInfinite;
  private boolean isPonder;
  private int next;

  GoReader(List<String> words) {
    this.words = words;
  }

  UciCommand.Go read() {
    while (next < words.size()) {
      String word = words.get(next++);
      switch (word) {
        case "infinite" -> isInfinite = true;
        case "ponder" -> isPonder = true;
        case "searchmoves" -> readMoves();
        default -> limit(word).ifPresentOrElse(limit -> readNumber(limit, word),
            () -> complaints.add("go: unknown word \"" + SafeText.text(word) + "\""));
      }
    }
    return new UciCommand.Go(numbers, isInfinite, isPonder, moves, complaints);
  }

  private void readMoves() {
    while (next < words.size() && !isKeyword(words.get(next))) {
      moves.add(words.get(next++));
    }
  }

  private static boolean isKeyword(String word) {
    return List.of("searchmoves", "infinite", "ponder").contains(word) || limit(word).isPresent();
  }

  private static Optional<Limit> limit(String word) {
    return Stream.of(Limit.values()).filter(limit -> limit.name().toLowerCase(Locale.ROOT).equals(word))
        .findFirst();
  }

  private void readNumber(Limit limit, String word) {
    String text = next < words.size() ? words.get(next) : "";
    OptionalLong number = limit == Limit.MATE && text.equals("infinite") ? OptionalLong.of(Numeral.MAX_VALUE)
        : Numeral.read(text);
    if (number.isPresent()) {
      numbers.put(limit, number.getAsLong());
      next++;
    } else {
      complaints.add("go: " + word + " needs a number");
    }
  }
}
