package org.variorum.languageserver.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A reader of lists and mappings in brackets and braces. One that is not closed ends with its block. */
final class FlowReader {

  /** The maximum depth of a tree; what is nested deeper is left out. */
  static final int MAX_DEPTH = 24;

  private final Scanner scanner;
  /** The indentation of the entry with this value; lines of the value are indented further. */
  private final int parentIndent;

  FlowReader(Scanner scanner, int parentIndent) {
    this.scanner = scanner;
    this.parentIndent = parentIndent;
  }

  /** Reads the list or the mapping that begins here. */
  SourceNode read(int depth) {
    int start = scanner.at;
    boolean isMapping = scanner.peek(0) == '{';
    List<SourceNode.Entry> entries = new ArrayList<>();
    List<SourceNode> items = new ArrayList<>();
    int end = ++scanner.at;
    boolean isClosed = false;
    while (!isClosed && skipToElement()) {
      int before = scanner.at;
      if (isClosing()) {
        isClosed = true;
        scanner.at++;
      } else if (isMapping) {
        entry(depth).ifPresent(entries::add);
      } else {
        item(depth).ifPresent(items::add);
      }
      scanner.at = Math.max(scanner.at, before + 1);
      end = Math.min(scanner.at, scanner.text.length());
    }
    if (!isClosed) {
      end = Math.max(end, endOfLine(end));
      scanner.flaws.add(new Flaw(start, end, isMapping ? " }" : "]"));
    }
    return isMapping ? new SourceNode.Mapping(entries, start, end)
        : new SourceNode.Sequence(items, start, end);
  }

  /** The end of the line without blanks and comment. */
  private int endOfLine(int from) {
    int end = from;
    while (end < scanner.text.length() && Scanner.isBlank(scanner.text.charAt(end))) {
      end++;
    }
    return end < scanner.text.length() && !Scanner.isBreak(scanner.text.charAt(end)) ? from : end;
  }

  private boolean isClosing() {
    return scanner.peek(0) == '}' || scanner.peek(0) == ']';
  }

  /** Moves to the next element or closing sign; returns whether there is one in the block. */
  private boolean skipToElement() {
    while (!scanner.isAtEnd()) {
      int before = scanner.at;
      if (scanner.peek(0) == ',') {
        scanner.at++;
      } else {
        scanner.skipBlanks();
        if (scanner.isAtComment()) {
          scanner.skipLine();
        }
        if (Scanner.isBreak(scanner.peek(0)) && !scanner.isAtEnd() && !continuesInNextLine()) {
          scanner.at = before;
          return false;
        }
        if (scanner.at == before && scanner.peek(0) != ',') {
          return true;
        }
      }
    }
    return false;
  }

  private boolean continuesInNextLine() {
    int lineBreak = scanner.at;
    scanner.skipToContent();
    boolean continues = !scanner.isAtEnd() && (scanner.indent() > parentIndent || isClosing());
    if (!continues) {
      scanner.at = lineBreak;
    }
    return continues;
  }

  private Optional<SourceNode> item(int depth) {
    if (scanner.peek(0) == '{' || scanner.peek(0) == '[') {
      if (depth >= MAX_DEPTH) {
        scanner.at++;
        return Optional.empty();
      }
      return Optional.of(read(depth + 1));
    }
    return Optional.of(scalar());
  }

  private SourceNode.Scalar scalar() {
    return scanner.peek(0) == '"' || scanner.peek(0) == '\'' ? scanner.quoted(parentIndent)
        : scanner.plain(true, true);
  }

  private Optional<SourceNode.Entry> entry(int depth) {
    if (scanner.peek(0) == '{' || scanner.peek(0) == '[') {
      return item(depth).flatMap(_ -> Optional.empty());
    }
    SourceNode.Scalar key = scalar();
    scanner.skipBlanks();
    if (scanner.peek(0) != ':') {
      return Optional.of(new SourceNode.Entry(key, Optional.empty()));
    }
    scanner.at++;
    scanner.skipBlanks();
    boolean isEmpty = scanner.isAtEnd() || Scanner.isBreak(scanner.peek(0)) || scanner.peek(0) == ','
        || isClosing() || scanner.isAtComment();
    return Optional.of(new SourceNode.Entry(key, isEmpty ? Optional.empty() : item(depth)));
  }
}
