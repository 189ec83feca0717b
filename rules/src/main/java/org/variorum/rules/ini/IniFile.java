package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.ini.IniEntry.Setting;
import org.variorum.rules.text.Excerpt;
import org.variorum.rules.text.HiddenCharacters;

/**
 * A text in the form of {@code variants.ini}: headings in brackets, each followed by the options of an entry. Lines
 * that begin with {@code #} or {@code ;} are comments. The time for reading is proportional to the length of the text.
 *
 * @param entries all entries in the order of the file; an entry with a name that occurred before has a problem
 * @param stray problems outside of entries
 */
public record IniFile(List<IniEntry> entries, List<ImportRefusal> stray) {

  /** The maximum number of characters in a text. */
  public static final int MAX_LENGTH = 16_000_000;
  /** The maximum number of characters in a line, except for comments. */
  static final int MAX_LINE = 10_000;

  private static final Pattern HEADING =
      Pattern.compile("\\[\\s*([^\\[\\]:]*?)\\s*(?::\\s*([^\\[\\]:]*?)\\s*)?\\](.*)");
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_+.-]{0,63}");
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  public IniFile {
    entries = List.copyOf(entries);
    stray = List.copyOf(stray);
  }

  /** Reads a text. The result contains its problems. */
  public static IniFile read(String text) {
    if (text.length() > MAX_LENGTH) {
      return new IniFile(List.of(),
          List.of(new ImportRefusal("", 1, "the text is longer than " + MAX_LENGTH + " characters")));
    }
    Reading reading = new Reading();
    String body = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    int number = 0;
    for (String line : (Iterable<String>) body.lines()::iterator) {
      number++;
      reading.line(line.strip(), number);
    }
    return reading.file();
  }

  /** The entries by name. If several entries have one name, contains the first. */
  Map<String, IniEntry> byName() {
    Map<String, IniEntry> found = new LinkedHashMap<>();
    entries.forEach(entry -> found.putIfAbsent(entry.name(), entry));
    return found;
  }

  /** The entries and problems that have been read so far. */
  private static final class Reading {
    private final List<IniEntry> entries = new ArrayList<>();
    private final List<ImportRefusal> stray = new ArrayList<>();
    private final Map<String, Integer> headings = new HashMap<>();
    private Optional<IniEntry> heading = Optional.empty();
    private List<Setting> settings = new ArrayList<>();
    private List<ImportRefusal> malformed = new ArrayList<>();

    private void line(String line, int number) {
      if (line.isEmpty() || line.startsWith("#") || line.startsWith(";")) {
        return;
      }
      if (line.length() > MAX_LINE) {
        complain("", number, "a line has at most " + MAX_LINE + " characters");
      } else if (HiddenCharacters.first(line).isPresent()) {
        complain("", number, "there is an invisible character here");
      } else if (line.startsWith("[")) {
        heading(line, number);
      } else {
        setting(line, number);
      }
    }

    private void heading(String line, int number) {
      finish();
      Matcher matcher = HEADING.matcher(line);
      boolean isHeading = matcher.matches();
      String name = isHeading ? matcher.group(1) : Excerpt.of(line);
      heading =
          Optional.of(new IniEntry(name, Optional.ofNullable(isHeading ? matcher.group(2) : null), number,
              List.of(), List.of()));
      if (!isHeading || !NAME.matcher(name).matches()) {
        complain(Excerpt.of(name), number,
            "this heading names no variant; write [name] or [name:parent], with letters, digits and hyphens");
      } else if (!rest(matcher).isEmpty()) {
        complain(name, number, "unexpected text after the heading: \"" + Excerpt.of(rest(matcher)) + "\"");
      }
      Integer earlierLine = headings.putIfAbsent(name, number);
      if (earlierLine != null) {
        complain(name, number, "the entry in line " + earlierLine + " has the same name");
      }
    }

    /** Returns the text after a heading, without a comment. */
    private static String rest(Matcher matcher) {
      return matcher.group(3).replaceFirst("[#;].*", "").strip();
    }

    private void setting(String line, int number) {
      int equals = line.indexOf('=');
      String option = equals < 0 ? line : line.substring(0, equals).strip();
      if (heading.isEmpty()) {
        complain(Excerpt.of(option), number, "a heading such as [name] must precede the first option");
      } else if (equals < 0 || option.isEmpty()) {
        complain(Excerpt.of(option), number, "an option must be written as: option = value");
      } else {
        settings.add(new Setting(option, line.substring(equals + 1).strip(), number));
      }
    }

    private void complain(String option, int number, String reason) {
      (heading.isPresent() ? malformed : stray).add(new ImportRefusal(option, number, reason));
    }

    private void finish() {
      heading.ifPresent(entry -> entries
          .add(new IniEntry(entry.name(), entry.parent(), entry.line(), settings, malformed)));
      settings = new ArrayList<>();
      malformed = new ArrayList<>();
    }

    private IniFile file() {
      finish();
      return new IniFile(entries, stray);
    }
  }
}
