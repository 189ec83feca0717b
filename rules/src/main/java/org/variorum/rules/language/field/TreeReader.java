package org.variorum.rules.language.field;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.Event.ID;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.platform.Lines;

/**
 * A reader of YAML texts as a {@link Tree}. The text must be one document without anchors, aliases and tags. Bounds on
 * length, depth and entries keep the reading of any text short.
 */
public final class TreeReader {

  /** The maximum number of characters in a text. */
  public static final int MAX_LENGTH = 1_000_000;

  /** The maximum nesting depth of lists and mappings. */
  public static final int MAX_DEPTH = 16;

  /** The maximum number of values in a list or a mapping. */
  public static final int MAX_ENTRIES = 256;

  /** A comment without a blank after its {@code #}, which the author may have meant as text. */
  private static final Pattern COMMENT = Pattern.compile("\\s++#[^\\s#]");

  private final String file;
  private final DefinitionProblems problems;
  private final Iterator<Event> events;
  private final List<String> lines;

  private TreeReader(String file, String text, DefinitionProblems problems) {
    this.file = file;
    this.problems = problems;
    lines = Lines.of(text);
    // The parser fails if the end of its buffer splits a surrogate pair, so one buffer holds the whole text.
    LoadSettings settings = LoadSettings.builder()
        .setLabel(file)
        .setCodePointLimit(MAX_LENGTH)
        .setBufferSize(text.length() + 1)
        .build();
    events = new ParserImpl(settings, new StreamReader(settings, text));
  }

  /**
   * Reads a file as a mapping. Problems that leave a usable tree are added to {@code problems}.
   *
   * @throws DefinitionException if there is no usable tree
   */
  public static Tree.Mapping read(String file, String text, DefinitionProblems problems) {
    SourceLocation start = new SourceLocation(file, 1, 1);
    if (text.length() > MAX_LENGTH) {
      throw problems.fatal(start, "the text is longer than " + MAX_LENGTH + " characters");
    }
    TextCheck check = new TextCheck(file, text, problems);
    check.refuseUnreadable();
    try {
      Tree.Mapping tree = new TreeReader(file, text, problems).document(start);
      check.reportHidden();
      return tree;
    } catch (MarkedYamlEngineException e) {
      Optional<NotYaml.Explanation> explanation = NotYaml.of(text, e);
      if (explanation.isPresent()) {
        throw problems.fatal(
            new SourceLocation(file, explanation.get().line() + 1, explanation.get().column() + 1),
            explanation.get().message(), explanation.get().expected());
      }
      throw problems.fatal(mark(e).map(mark -> place(file, mark)).orElse(start), complaint(e));
    } catch (YamlEngineException e) {
      throw problems.fatal(start, "this is not YAML: " + e.getMessage());
    }
  }

  /** The place of the mistake. An element without an end, or without a colon after it, is reported at its start. */
  private static Optional<Mark> mark(MarkedYamlEngineException e) {
    boolean isLate = e.getProblem().contains("expected ':'") || e.getProblem().contains("end of stream");
    return isLate ? e.getContextMark().or(e::getProblemMark) : e.getProblemMark().or(e::getContextMark);
  }

  private static String complaint(MarkedYamlEngineException e) {
    String context = Optional.ofNullable(e.getContext()).orElse("");
    String where = context.isEmpty() ? "" : " (" + context + ")";
    return "this is not YAML: " + e.getProblem() + where + advice(e.getProblem() + context);
  }

  /** Returns what to do about a complaint of the parser, which is recognized by its words; empty for others. */
  private static String advice(String complaint) {
    if (complaint.contains("alias") || complaint.contains("anchor") || complaint.contains("tag")) {
      return "; a text that starts with *, & or ! needs quotes";
    }
    if (complaint.contains("expected ':'")) {
      return "; after a word come a colon and a blank";
    }
    if (complaint.contains("end of stream")) {
      return "; the element that begins here has no end";
    }
    if (complaint.contains("but got :") || complaint.contains("but got <stream end>")) {
      return "; a bracket or brace before it has no end";
    }
    if (complaint.contains("expected ',' or '") || complaint.contains("flow")) {
      return "; a text with brackets or braces in it needs quotes";
    }
    if (complaint.contains("found '<scalar>'")) {
      return "; a text that starts with a bracket, a brace or a quote needs quotes around all of it";
    }
    return complaint.contains("mapping values") ? "; a text with a colon and a blank in it needs quotes" : "";
  }

  private Tree.Mapping document(SourceLocation start) {
    events.next(); // the start of the stream
    if (!(events.next() instanceof DocumentStartEvent)) {
      throw problems.fatal(start, "the text is empty");
    }
    Tree tree = tree(events.next(), 0);
    events.next(); // the end of the document
    Event end = events.next();
    if (end instanceof DocumentStartEvent) {
      throw problems.fatal(place(end), "a file holds one definition; this starts another document");
    }
    if (tree instanceof Tree.Mapping mapping) {
      return mapping;
    }
    new TextCheck(file, String.join("\n", lines), problems).refuseSettings();
    throw problems.fatal(tree.place(), "a definition is made of lines such as \"board: 8x8\"");
  }

  private Tree tree(Event event, int depth) {
    if (depth > MAX_DEPTH) {
      throw problems.fatal(place(event), "nested deeper than " + MAX_DEPTH + " levels");
    }
    refuseUnsupported(event);
    return switch (event) {
      case ScalarEvent scalar -> scalar(scalar);
      case MappingStartEvent start -> mapping(start, depth);
      case CollectionStartEvent start -> sequence(start, depth);
      default -> new Tree.Scalar("", place(event), Tree.Scalar.Style.FOLDED);
    };
  }

  private void refuseTooMany(Event event, int count) {
    if (count == MAX_ENTRIES) {
      throw problems.fatal(place(event), "more than " + MAX_ENTRIES + " values in one list");
    }
  }

  private void refuseUnsupported(Event event) {
    if (event instanceof AliasEvent) {
      problems.add(place(event),
          "aliases are not part of the language; a text that starts with * needs quotes");
    } else if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
      problems.add(place(event),
          "anchors are not part of the language; a text that starts with & needs quotes");
    } else if (tag(event).isPresent()) {
      problems.add(place(event), "tags are not part of the language; a text that starts with ! needs quotes");
    }
  }

  private static Optional<String> tag(Event event) {
    return switch (event) {
      case ScalarEvent scalar -> scalar.getTag();
      case CollectionStartEvent collection -> collection.getTag();
      default -> Optional.empty();
    };
  }

  private Tree.Scalar scalar(ScalarEvent event) {
    if (event.isPlain() && !event.getValue().isEmpty()) {
      hintAtComment(event.getEndMark().orElseThrow());
    }
    return new Tree.Scalar(event.getValue(), place(event), style(event));
  }

  /** Hints at a text after {@code #} that may not be meant as a comment. */
  private void hintAtComment(Mark end) {
    String line = end.getLine() < lines.size() ? lines.get(end.getLine()) : "";
    if (end.getColumn() < line.length()
        && COMMENT.matcher(line).region(end.getColumn(), line.length()).lookingAt()) {
      problems.hint(place(file, end),
          "the text ends here, because a blank and # begin a comment; if the rest belongs to the text, put quotes"
              + " around it all");
    }
  }

  /** The style of a text: folded if its length in the file differs from that of its value, so that offsets are lost. */
  private static Tree.Scalar.Style style(ScalarEvent event) {
    Mark start = event.getStartMark().orElseThrow();
    Mark end = event.getEndMark().orElseThrow();
    int quotes = event.isPlain() ? 0 : 2;
    int length = event.getValue().codePointCount(0, event.getValue().length());
    if (start.getLine() != end.getLine() || end.getColumn() - start.getColumn() != length + quotes) {
      return Tree.Scalar.Style.FOLDED;
    }
    return event.isPlain() ? Tree.Scalar.Style.PLAIN : Tree.Scalar.Style.QUOTED;
  }

  private Tree.Sequence sequence(CollectionStartEvent start, int depth) {
    List<Tree> items = new ArrayList<>();
    for (Event event = events.next(); event.getEventId() != ID.SequenceEnd; event = events.next()) {
      refuseTooMany(event, items.size());
      items.add(tree(event, depth + 1));
    }
    return new Tree.Sequence(items, place(start));
  }

  private Tree.Mapping mapping(MappingStartEvent start, int depth) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    for (Event event = events.next(); event.getEventId() != ID.MappingEnd; event = events.next()) {
      refuseTooMany(event, entries.size());
      Tree key = tree(event, depth + 1);
      Tree value = tree(events.next(), depth + 1);
      if (!(key instanceof Tree.Scalar word)) {
        problems.add(key.place(), "a key must be a word, not a list or a mapping");
      } else {
        Tree.Entry before = entries.putIfAbsent(word.text(), new Tree.Entry(word, value));
        if (before != null) {
          problems.add(key.place(),
              "\"" + Malformed.shortened(word.text()) + "\" is here twice, first in line "
                  + before.key().place().line(),
              "all of it at one place");
        }
      }
    }
    return new Tree.Mapping(entries, place(start));
  }

  private SourceLocation place(Event event) {
    return place(file, event.getStartMark().orElseThrow());
  }

  private static SourceLocation place(String file, Mark mark) {
    return new SourceLocation(file, mark.getLine() + 1, mark.getColumn() + 1);
  }
}
