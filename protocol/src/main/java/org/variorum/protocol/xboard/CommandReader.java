package org.variorum.protocol.xboard;

import java.time.Duration;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.protocol.Numeral;
import org.variorum.rules.board.Geometry;

/** Reads lines. Knows words only, neither games nor positions. */
final class CommandReader {

  /** A number that stands for all that are greater; in centiseconds more than a year. */
  private static final long GREATEST = 4_000_000_000L;
  /** The same for times that are written in minutes. */
  private static final Duration LONGEST = Duration.ofMillis(10 * GREATEST);

  private static final Pattern LEVEL = Pattern.compile(
      "(?<moves>[0-9]++) (?<minutes>[0-9]++)(?::(?<seconds>[0-9]{1,2}))?+[^ ]*+"
          + " (?<increment>[0-9]++)(?:\\.(?<fraction>[0-9]{1,3}))?(?: .*)?");

  private CommandReader() {}

  /** What the line says. */
  static Command read(String line) {
    String text = line.strip();
    String[] words = text.split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "protover" -> new Command.Introduce();
      case "new" -> new Command.New();
      case "variant" -> new Command.Variant(rest);
      case "quit" -> new Command.Quit();
      case "force" -> new Command.Force();
      case "go" -> new Command.Go();
      case "playother" -> new Command.PlayOther();
      case "exit" -> new Command.Exit();
      case "level" -> level(text, rest.split("\\s+"));
      case "st" -> number(text, rest, seconds -> new Command.MoveTime(Duration.ofSeconds(seconds)));
      case "sd" -> count(text, rest, Command.Depth::new);
      case "time" -> number(text, rest, centis -> new Command.Time(Duration.ofMillis(10 * centis)));
      case "usermove" -> new Command.Move(rest);
      case "?" -> new Command.MoveNow();
      case "ping" -> rest.matches("\\d{0,18}") ? new Command.Ping(rest)
          : new Command.Wrong("a whole number is wanted", text);
      case "draw" -> new Command.DrawOffer();
      case "result" -> new Command.GameOver();
      case "setboard" -> new Command.SetBoard(rest);
      case "edit" -> new Command.Edit();
      case "hint" -> new Command.Hint();
      case "bk" -> new Command.Book();
      case "undo" -> new Command.Undo(1);
      case "remove" -> new Command.Undo(2);
      case "hard" -> new Command.Ponder(true);
      case "easy" -> new Command.Ponder(false);
      case "post" -> new Command.Post(true);
      case "nopost" -> new Command.Post(false);
      case "analyze" -> new Command.Analyze();
      case "." -> new Command.Status();
      case "computer" -> new Command.Computer();
      case "memory" -> count(text, rest, Command.Memory::new);
      case "cores" -> count(text, rest, Command.Cores::new);
      case "option" -> option(rest);
      case "exclude" -> new Command.Exclude(rest, true);
      case "include" -> new Command.Exclude(rest, false);
      case "lift" -> new Command.Lift(rest);
      case "put" -> new Command.Put(rest);
      case "", "xboard", "accepted", "rejected", "random", "otim", "name", "rating", "ics", "egtpath",
          "hover",
          "white", "black", "pause", "resume", "holding", "partner", "ptell" ->
          new Command.Nothing();
      default -> isMove(text) ? new Command.Move(text) : new Command.Wrong("unknown command", text);
    };
  }

  /** Whether a line looks like a move without the word before it, as version 1 of the protocol has it. */
  private static boolean isMove(String text) {
    return text.matches("(" + Geometry.FILE_NAME + "[0-9]{1,2}){2}[a-z+=]?(,.*)?|\\+?[A-Z]@"
        + Geometry.FILE_NAME + "[0-9]{1,2}");
  }

  /** As long as can be is often written by as many digits as can be. */
  private static Command number(String line, String text, LongFunction<Command> command) {
    OptionalLong number = Numeral.read(text);
    return number.isEmpty() ? new Command.Wrong("a whole number is wanted", line)
        : command.apply(Math.clamp(number.getAsLong(), 0, GREATEST));
  }

  private static Command count(String line, String text, IntFunction<Command> command) {
    return number(line, text, number -> command.apply((int) Math.min(number, Integer.MAX_VALUE)));
  }

  /** {@code 40 5 0}, {@code 0 2:30 12}; behind the minutes and seconds anything may follow. */
  private static Command level(String line, String[] words) {
    Matcher level = LEVEL.matcher(String.join(" ", words));
    if (!level.matches()) {
      return new Command.Wrong("level wants a number of moves, minutes, and seconds", line);
    }
    Duration base =
        shorter(LONGEST, Duration.ofMinutes(part(level, "minutes")).plusSeconds(part(level, "seconds")));
    String fraction = (Objects.requireNonNullElse(level.group("fraction"), "") + "000").substring(0, 3);
    Duration increment =
        Duration.ofSeconds(part(level, "increment")).plusMillis(Integer.parseInt(fraction));
    return new Command.Level((int) Math.min(part(level, "moves"), Integer.MAX_VALUE), base, increment);
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /** A number in a line, at most the {@link #GREATEST}; 0 if it was left out. */
  private static long part(Matcher line, String name) {
    return Math.min(Numeral.read(Objects.requireNonNullElse(line.group(name), "0")).orElse(0), GREATEST);
  }

  private static Command option(String text) {
    int equals = text.indexOf('=');
    return equals < 0 ? new Command.SetOption(text, "")
        : new Command.SetOption(text.substring(0, equals), text.substring(equals + 1));
  }
}
