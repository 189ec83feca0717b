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

/** Parser of command lines. It knows words only, not games or positions. */
final class XBoardCommandReader {

  /** The maximum number; in centiseconds, it is more than a year. */
  private static final long MAX_NUMBER = 4_000_000_000L;
  /** The maximum base time, {@link #MAX_NUMBER} centiseconds. */
  private static final Duration MAX_TIME = Duration.ofMillis(10 * MAX_NUMBER);

  private static final Pattern LEVEL = Pattern.compile(
      "(?<moves>[0-9]++) (?<minutes>[0-9]++)(?::(?<seconds>[0-9]{1,2}))?+[^ ]*+"
          + " (?<increment>[0-9]++)(?:\\.(?<fraction>[0-9]{1,3}))?(?: .*)?");

  private XBoardCommandReader() {}

  /** Parses a line. */
  static XBoardCommand read(String line) {
    String text = line.strip();
    String[] words = text.split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "protover" -> new XBoardCommand.Introduce();
      case "new" -> new XBoardCommand.New();
      case "variant" -> new XBoardCommand.Variant(rest);
      case "quit" -> new XBoardCommand.Quit();
      case "force" -> new XBoardCommand.Force();
      case "go" -> new XBoardCommand.Go();
      case "playother" -> new XBoardCommand.PlayOther();
      case "exit" -> new XBoardCommand.Exit();
      case "level" -> level(text, rest.split("\\s+"));
      case "st" -> number(text, rest, seconds -> new XBoardCommand.MoveTime(Duration.ofSeconds(seconds)));
      case "sd" -> count(text, rest, XBoardCommand.Depth::new);
      case "time" -> number(text, rest, centis -> new XBoardCommand.Time(Duration.ofMillis(10 * centis)));
      case "usermove" -> new XBoardCommand.Move(rest);
      case "?" -> new XBoardCommand.MoveNow();
      case "ping" -> rest.matches("\\d{0,18}") ? new XBoardCommand.Ping(rest)
          : new XBoardCommand.Wrong("not a whole number", text);
      case "draw" -> new XBoardCommand.DrawOffer();
      case "result" -> new XBoardCommand.GameOver();
      case "setboard" -> new XBoardCommand.SetBoard(rest);
      case "edit" -> new XBoardCommand.Edit();
      case "hint" -> new XBoardCommand.Hint();
      case "bk" -> new XBoardCommand.Book();
      case "undo" -> new XBoardCommand.Undo(1);
      case "remove" -> new XBoardCommand.Undo(2);
      case "hard" -> new XBoardCommand.Ponder(true);
      case "easy" -> new XBoardCommand.Ponder(false);
      case "post" -> new XBoardCommand.Post(true);
      case "nopost" -> new XBoardCommand.Post(false);
      case "analyze" -> new XBoardCommand.Analyze();
      case "." -> new XBoardCommand.Status();
      case "computer" -> new XBoardCommand.Computer();
      case "memory" -> count(text, rest, XBoardCommand.Memory::new);
      case "cores" -> count(text, rest, XBoardCommand.Cores::new);
      case "option" -> option(rest);
      case "exclude" -> new XBoardCommand.Exclude(rest, true);
      case "include" -> new XBoardCommand.Exclude(rest, false);
      case "lift" -> new XBoardCommand.Lift(rest);
      case "put" -> new XBoardCommand.Put(rest);
      case "", "xboard", "accepted", "rejected", "random", "otim", "name", "rating", "ics", "egtpath",
          "hover",
          "white", "black", "pause", "resume", "holding", "partner", "ptell" ->
          new XBoardCommand.Nothing();
      default ->
          isMove(text) ? new XBoardCommand.Move(text) : new XBoardCommand.Wrong("unknown command", text);
    };
  }

  /** Whether a line looks like a move without a command, as in version 1 of the protocol. */
  private static boolean isMove(String text) {
    return text.matches("(" + Geometry.FILE_NAME + "[0-9]{1,2}){2}[a-z+=]?(,.*)?|\\+?[A-Z]@"
        + Geometry.FILE_NAME + "[0-9]{1,2}");
  }

  /** Parses a number and limits it, because programs write huge numbers for an unlimited time. */
  private static XBoardCommand number(String line, String text, LongFunction<XBoardCommand> command) {
    OptionalLong number = Numeral.read(text);
    return number.isEmpty() ? new XBoardCommand.Wrong("not a whole number", line)
        : command.apply(Math.clamp(number.getAsLong(), 0, MAX_NUMBER));
  }

  private static XBoardCommand count(String line, String text, IntFunction<XBoardCommand> command) {
    return number(line, text, number -> command.apply((int) Math.min(number, Integer.MAX_VALUE)));
  }

  /** Parses, for example, {@code 40 5 0} or {@code 0 2:30 12}. Ignores text after minutes and seconds. */
  private static XBoardCommand level(String line, String[] words) {
    Matcher level = LEVEL.matcher(String.join(" ", words));
    if (!level.matches()) {
      return new XBoardCommand.Wrong("level needs a number of moves, minutes, and seconds", line);
    }
    Duration base =
        min(MAX_TIME,
            Duration.ofMinutes(groupNumber(level, "minutes")).plusSeconds(groupNumber(level, "seconds")));
    String fraction = (Objects.requireNonNullElse(level.group("fraction"), "") + "000").substring(0, 3);
    Duration increment =
        Duration.ofSeconds(groupNumber(level, "increment")).plusMillis(Integer.parseInt(fraction));
    return new XBoardCommand.Level((int) Math.min(groupNumber(level, "moves"), Integer.MAX_VALUE), base,
        increment);
  }

  private static Duration min(Duration first, Duration second) {
    return first.compareTo(second) < 0 ? first : second;
  }

  /** The number in a named group, at most {@link #MAX_NUMBER}; 0 if the group is absent. */
  private static long groupNumber(Matcher line, String name) {
    return Math.min(Numeral.read(Objects.requireNonNullElse(line.group(name), "0")).orElse(0), MAX_NUMBER);
  }

  private static XBoardCommand option(String text) {
    int equals = text.indexOf('=');
    return equals < 0 ? new XBoardCommand.SetOption(text, "")
        : new XBoardCommand.SetOption(text.substring(0, equals), text.substring(equals + 1));
  }
}
