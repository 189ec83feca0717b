package org.variorum.protocol.uci;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.variorum.protocol.Numeral;
import org.variorum.protocol.SafeText;

/** Parser of command lines. It knows words only, not games or positions. */
final class UciCommandReader {

  private static final int MAX_BENCH_DEPTH = 20;

  private final ProtocolDialect dialect;

  UciCommandReader(ProtocolDialect dialect) {
    this.dialect = dialect;
  }

  /** Parses a line. */
  UciCommand read(String line) {
    List<String> words = List.of(line.strip().split("\\s+"));
    String first = words.getFirst();
    List<String> rest = words.subList(1, words.size());
    if (first.equals(dialect.helloWord())) {
      return new UciCommand.Hello();
    }
    if (first.equals(dialect.newGameWord())) {
      return new UciCommand.NewGame();
    }
    return switch (first) {
      case "isready" -> new UciCommand.IsReady();
      case "setoption" -> option(rest);
      case "position" -> position(rest);
      case "go" -> go(rest);
      case "stop" -> new UciCommand.Stop();
      case "ponderhit" -> new UciCommand.PonderHit();
      case "quit" -> new UciCommand.Quit();
      case "d" -> new UciCommand.Display();
      case "eval" -> new UciCommand.Evaluate();
      case "bench" -> bench(rest);
      case "", "debug", "register", "gameover" -> new UciCommand.Nothing();
      default -> new UciCommand.Unknown("unknown command: " + SafeText.text(line.strip()));
    };
  }

  /** Parses {@code name N [value V]}. Name and value may contain spaces. */
  private static UciCommand option(List<String> words) {
    int valueIndex = words.indexOf("value");
    int end = valueIndex < 0 ? words.size() : valueIndex;
    if (end < 2 || !words.getFirst().equals("name")) {
      return new UciCommand.Unknown("setoption needs name NAME, optionally followed by value VALUE");
    }
    return new UciCommand.SetOption(String.join(" ", words.subList(1, end)),
        valueIndex < 0 ? "" : String.join(" ", words.subList(valueIndex + 1, words.size())));
  }

  private UciCommand position(List<String> words) {
    int movesIndex = indexOfMoves(words);
    List<String> base = movesIndex < 0 ? words : words.subList(0, movesIndex);
    List<String> moves = movesIndex < 0 ? List.of() : words.subList(movesIndex + 1, words.size());
    if (base.equals(List.of("startpos"))) {
      return new UciCommand.SetPosition(Optional.empty(), moves);
    }
    if (base.size() > 1 && base.getFirst().equals(dialect.positionWord())) {
      return new UciCommand.SetPosition(Optional.of(String.join(" ", base.subList(1, base.size()))), moves);
    }
    return new UciCommand.WrongPosition(
        "position needs startpos or " + dialect.positionWord()
            + " POSITION, optionally followed by moves MOVES");
  }

  /** The index of the word {@code moves}, outside quotation marks of an EPD; -1 if there is none. */
  private static int indexOfMoves(List<String> words) {
    boolean isQuoted = false;
    for (int i = 0; i < words.size(); i++) {
      if (!isQuoted && words.get(i).equals("moves")) {
        return i;
      }
      isQuoted ^= words.get(i).chars().filter(letter -> letter == '"').count() % 2 == 1;
    }
    return -1;
  }

  private static UciCommand go(List<String> words) {
    return new GoReader(words).read();
  }

  private static UciCommand bench(List<String> words) {
    if (words.isEmpty()) {
      return new UciCommand.Bench(OptionalInt.empty(), List.of());
    }
    OptionalLong depth = Numeral.read(words.getFirst());
    return depth.isPresent()
        ? new UciCommand.Bench(OptionalInt.of((int) Math.clamp(depth.getAsLong(), 1, MAX_BENCH_DEPTH)),
            words.subList(1, words.size()))
        : new UciCommand.Unknown(
            "bench needs a depth from 1 to " + MAX_BENCH_DEPTH + ", optionally followed by games");
  }
}
