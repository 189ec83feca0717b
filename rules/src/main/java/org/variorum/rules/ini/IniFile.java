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
import org.variorum.rules.platform.Lines;
import org.variorum.rules.text.Excerpt;
import org.variorum.rules.text.HiddenCharacters;

/**
 * A text in the form of {@code variants.ini}: headings in brackets, each followed by the options of an entry. Lines
 * that begin with {@code #} or {@code ;} are comments. The time for reading is proportional to the length of the text.
 *
 * @param entries all entries in the order of the file; an entry with a name that occurred before has a problem
 * @param strayProblems the problems of lines that belong to no entry
 */
public record IniFile(List<IniEntry> entries, List<ImportRefusal> strayProblems) {

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
    strayProblems = List.copyOf(strayProblems);
  }

  /** Reads a text. The result contains its problems. */
  public static IniFile read(String text) {
    if (text.length() > MAX_LENGTH) {
      return new IniFile(List.of(),
          List.of(new ImportRefusal("", 1, "the text is longer than " + MAX_LENGTH + " characters")));
    }
    Parser parser = new Parser();
    String body = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    int lineNumber = 0;
    for (String line : Lines.of(body)) {
      lineNumber++;
      parser.readLine(line.strip(), lineNumber);
    }
    return parser.file();
  }

  /** The entries by name. If several entries have one name, contains the first. */
  Map<String, IniEntry> byName() {
    Map<String, IniEntry> entriesByName = new LinkedHashMap<>();
    entries.forEach(entry -> entriesByName.putIfAbsent(entry.name(), entry));
    return entriesByName;
  }

  /** Parser of a text, with the entries and problems that it has read so far. */
  private static final class Parser {
    private final List<IniEntry> entries = new ArrayList<>();
    private final List<ImportRefusal> strayProblems = new ArrayList<>();
    private final Map<String, Integer> linesByName = new HashMap<>();
    private Optional<IniEntry> heading = Optional.empty();
    private List<Setting> settings = new ArrayList<>();
    private List<ImportRefusal> syntaxProblems = new ArrayList<>();

    private void readLine(String line, int lineNumber) {
      if (line.isEmpty() || line.startsWith("#") || line.startsWith(";")) {
        return;
      }
      if (line.length() > MAX_LINE) {
        complain("", lineNumber, "a line has at most " + MAX_LINE + " characters");
      } else if (HiddenCharacters.firstIndex(line).isPresent()) {
        complain("", lineNumber, "there is an invisible character here");
      } else if (line.startsWith("[")) {
        readHeading(line, lineNumber);
      } else {
        readSetting(line, lineNumber);
      }
    }

    private void readHeading(String line, int lineNumber) {
      finishEntry();
      Matcher matcher = HEADING.matcher(line);
      boolean isHeading = matcher.matches();
      String name = isHeading ? matcher.group(1) : Excerpt.of(line);
      heading =
          Optional.of(new IniEntry(name, Optional.ofNullable(isHeading ? matcher.group(2) : null), lineNumber,
              List.of(), List.of()));
      if (!isHeading || !NAME.matcher(name).matches()) {
        complain(Excerpt.of(name), lineNumber,
            "this heading names no variant; write [name] or [name:parent], with letters, digits and hyphens");
      } else if (!trailingText(matcher).isEmpty()) {
        complain(name, lineNumber,
            "unexpected text after the heading: \"" + Excerpt.of(trailingText(matcher)) + "\"");
      }
      Integer earlierLine = linesByName.putIfAbsent(name, lineNumber);
      if (earlierLine != null) {
        complain(name, lineNumber, "the entry in line " + earlierLine + " has the same name");
      }
    }

    /** Returns the text after a heading, without a comment. */
    private static String trailingText(Matcher matcher) {
      return matcher.group(3).replaceFirst("[#;].*", "").strip();
    }

    private void readSetting(String line, int lineNumber) {
      int equals = line.indexOf('=');
      String option = equals < 0 ? line : line.substring(0, equals).strip();
      if (heading.isEmpty()) {
        complain(Excerpt.of(option), lineNumber, "a heading such as [name] must precede the first option");
      } else if (equals < 0 || option.isEmpty()) {
        complain(Excerpt.of(option), lineNumber, "an option must be written as: option = value");
      } else {
        settings.add(new Setting(option, line.substring(equals + 1).strip(), lineNumber));
      }
    }

    private void complain(String option, int lineNumber, String reason) {
      (heading.isPresent() ? syntaxProblems : strayProblems)
          .add(new ImportRefusal(option, lineNumber, reason));
    }

    private void finishEntry() {
      heading.ifPresent(entry -> entries
          .add(new IniEntry(entry.name(), entry.parent(), entry.line(), settings, syntaxProblems)));
      settings = new ArrayList<>();
      syntaxProblems = new ArrayList<>();
    }

    private IniFile file() {
      finishEntry();
      return new IniFile(entries, strayProblems);
    }
  }
}
