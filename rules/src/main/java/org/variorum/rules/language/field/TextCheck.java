package org.variorum.rules.language.field;

import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.scanner.StreamReader;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.platform.Lines;
import org.variorum.rules.text.HiddenCharacters;

/** A check of a text for forbidden and hidden characters, and for entries of a {@code variants.ini}. */
record TextCheck(String file, String text, DefinitionProblems problems) {

  private static final String BYTE_ORDER_MARK = "\uFEFF";
  /** A no-break space where YAML needs an ordinary blank: before a word, or after its colon. */
  private static final Pattern NO_BREAK =
      Pattern.compile("(?m)^(?:[ \\t]*|[^:#\"'\\n]*:)[\\u00A0\\u2007\\u202F\\u3000]");
  /** The first line of an entry in a {@code variants.ini}. */
  private static final Pattern ENTRY = Pattern.compile("\\s*\\[[\\w:-]+]\\s*(?:[#;].*)?");
  /** The characters that begin a comment line in a definition or a {@code variants.ini}. */
  private static final Set<Character> COMMENTS = Set.of('#', ';');
  /** The beginning of an option in a {@code variants.ini}. */
  private static final Pattern SETTING = Pattern.compile("(?m)^\\w+[ \\t]*=");

  /** Throws a {@code DefinitionException} if a character is forbidden or the text is from a {@code variants.ini}. */
  void refuseUnreadable() {
    String first =
        Lines.of(text).stream().filter(line -> !line.isBlank() && !COMMENTS.contains(line.strip().charAt(0)))
            .findFirst().orElse("");
    if (ENTRY.matcher(first).matches()) {
      throw fatalEntry(text.indexOf(first));
    }
    Matcher blank = NO_BREAK.matcher(text);
    if (blank.find()) {
      throw problems.fatal(place(blank.end() - 1), "this is a no-break blank, which only looks like a blank, "
          + HiddenCharacters.name(text, blank.end() - 1), "an ordinary blank");
    }
    forbidden().ifPresent(index -> {
      throw problems.fatal(place(index),
          "the character " + HiddenCharacters.name(text, index) + " cannot stand in a text",
          "a text without it");
    });
  }

  /** Refuses a text that has settings of a {@code variants.ini} instead of words with values. */
  void refuseSettings() {
    Matcher setting = SETTING.matcher(text);
    if (setting.find()) {
      throw fatalEntry(setting.start());
    }
  }

  private RuntimeException fatalEntry(int index) {
    return problems.fatal(place(index), "this is an entry of a variants.ini, not a definition",
        "a definition; \"variorum import\" makes one of each entry");
  }

  /**
   * Reports hidden characters, which could make a name or a rule look like another. Allows a leading byte order mark.
   */
  void reportHidden() {
    String body = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    HiddenCharacters.firstIndex(body).ifPresent(index -> problems.add(place(body, index),
        "there is an invisible character here, " + HiddenCharacters.name(body, index)));
  }

  /** The index of the first character that YAML does not allow. */
  private OptionalInt forbidden() {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (!StreamReader.isPrintable(text.codePointAt(i))) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private SourceLocation place(int index) {
    return place(text, index);
  }

  private SourceLocation place(String body, int index) {
    String before = body.substring(0, index);
    int line = (int) before.chars().filter(character -> character == '\n').count() + 1;
    return new SourceLocation(file, line, index - before.lastIndexOf('\n'));
  }
}
