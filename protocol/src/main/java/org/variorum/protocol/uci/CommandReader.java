package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.variorum.protocol.Shown;
import org.variorum.protocol.uci.Command.Limit;

/** Reads lines. Knows words only, neither games nor positions. */
final class CommandReader {

  private static final int DEEPEST_BENCH = 20;

  private final Dialect dialect;

  CommandReader(Dialect dialect) {
    this.dialect = dialect;
  }

  /** What the line says. */
  Command read(String line) {
    List<String> words = List.of(line.strip().split("\\s+"));
    String first = words.getFirst();
    List<String> rest = words.subList(1, words.size());
    if (first.equals(dialect.hello())) {
      return new Command.Hello();
    }
    if (first.equals(dialect.newGame())) {
      return new Command.NewGame();
    }
    return switch (first) {
      case "isready" -> new Command.IsReady();
      case "setoption" -> option(rest);
      case "position" -> position(rest);
      case "go" -> go(rest);
      case "stop" -> new Command.Stop();
      case "ponderhit" -> new Command.PonderHit();
      case "quit" -> new Command.Quit();
      case "d" -> new Command.Display();
      case "eval" -> new Command.Evaluate();
      case "bench" -> bench(rest);
      case "", "debug", "register" -> new Command.Nothing();
      default -> new Command.Unknown("unknown command: " + Shown.text(line.strip()));
    };
  }

  /** {@code name N [value V]}: both may have blanks. */
  private static Command option(List<String> words) {
    int value = words.indexOf("value");
    int end = value < 0 ? words.size() : value;
    if (end < 2 || !words.getFirst().equals("name")) {
      return new Command.Unknown("setoption wants name NAME, and perhaps value VALUE");
    }
    return new Command.SetOption(String.join(" ", words.subList(1, end)),
        value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size())));
  }

  private Command position(List<String> words) {
    int moves = words.indexOf("moves");
    List<String> base = moves < 0 ? words : words.subList(0, moves);
    List<String> played = moves < 0 ? List.of() : words.subList(moves + 1, words.size());
    if (base.equals(List.of("startpos"))) {
      return new Command.SetPosition(Optional.empty(), played);
    }
    if (base.size() > 1 && base.getFirst().equals(dialect.position())) {
      return new Command.SetPosition(Optional.of(String.join(" ", base.subList(1, base.size()))), played);
    }
    return new Command.Unknown(
        "position wants startpos or " + dialect.position() + " POSITION, and perhaps moves MOVES");
  }

  private static Command go(List<String> words) {
    Map<Limit, Long> numbers = new EnumMap<>(Limit.class);
    List<String> moves = new ArrayList<>();
    List<String> complaints = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      Optional<Limit> limit = limit(words.get(i));
      if (limit.isPresent()) {
        String number = i + 1 < words.size() ? words.get(i + 1) : "";
        if (number.matches("[-+]?[0-9]+")) {
          numbers.put(limit.get(), number(number));
          i++;
        } else {
          complaints.add("go: " + words.get(i) + " wants a number");
        }
      } else if (words.get(i).equals("searchmoves")) {
        while (i + 1 < words.size() && !isKeyword(words.get(i + 1))) {
          moves.add(words.get(++i));
        }
      } else if (!isKeyword(words.get(i))) {
        complaints.add("go: unknown word \"" + Shown.text(words.get(i)) + "\"");
      }
    }
    return new Command.Go(numbers, words.contains("infinite"), words.contains("ponder"), moves, complaints);
  }

  private static boolean isKeyword(String word) {
    return limit(word).isPresent() || List.of("searchmoves", "infinite", "ponder").contains(word);
  }

  private static Optional<Limit> limit(String word) {
    for (Limit limit : Limit.values()) {
      if (limit.name().toLowerCase(Locale.ROOT).equals(word)) {
        return Optional.of(limit);
      }
    }
    return Optional.empty();
  }

  /** However large it is: beyond a billion of seconds all times are the same. */
  private static long number(String text) {
    String digits = text.replaceFirst("^[-+]?0*", "");
    long size = digits.length() > 15 ? 1_000_000_000_000_000L : digits.isEmpty() ? 0 : Long.parseLong(digits);
    return text.startsWith("-") ? -size : size;
  }

  private static Command bench(List<String> words) {
    if (words.isEmpty()) {
      return new Command.Bench(OptionalInt.empty());
    }
    return words.getFirst().matches("[0-9]{1,2}")
        ? new Command.Bench(OptionalInt.of(Math.clamp(Integer.parseInt(words.getFirst()), 1, DEEPEST_BENCH)))
        : new Command.Unknown("bench wants a depth from 1 to " + DEEPEST_BENCH);
  }
}
