package org.variorum.languageserver.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A reader of texts that are structured by indentation. It reads every text, and skips what it does not understand. */
final class BlockReader {

  private final Scanner scanner;

  BlockReader(String text) {
    scanner = new Scanner(text);
  }

  SourceNode.Mapping read() {
    scanner.skipToContent();
    int end = scanner.text.length();
    List<SourceNode.Entry> entries = new ArrayList<>();
    while (!scanner.isAtEnd()) {
      SourceNode node = block(scanner.indent(), 0);
      if (node instanceof SourceNode.Mapping(List<SourceNode.Entry> found, int _, int _)) {
        entries.addAll(found);
      }
    }
    return new SourceNode.Mapping(entries, 0, end);
  }

  List<Flaw> flaws() {
    return scanner.flaws;
  }

  private SourceNode block(int indent, int depth) {
    if (scanner.peek(0) == '{' || scanner.peek(0) == '[') {
      return value(Math.max(indent - 1, 0), depth);
    }
    return isAtDash() ? sequence(indent, depth) : mapping(indent, depth);
  }

  private boolean isAtDash() {
    return scanner.peek(0) == '-' && (Scanner.isBlank(scanner.peek(1)) || Scanner.isBreak(scanner.peek(1)));
  }

  private SourceNode.Mapping mapping(int indent, int depth) {
    int start = scanner.at;
    int end = start;
    List<SourceNode.Entry> entries = new ArrayList<>();
    while (!scanner.isAtEnd() && scanner.indent() >= indent) {
      int before = scanner.at;
      if (isAtDash() || scanner.peek(0) == '{' || scanner.peek(0) == '[') {
        if (scanner.indent() == indent && isAtDash() && start != before) {
          break;
        }
        block(scanner.indent(), depth);
      } else {
        SourceNode.Entry entry = entry(scanner.indent(), depth);
        entries.add(entry);
        end = entry.end();
      }
      if (scanner.at == before) {
        nextLine();
      }
    }
    return new SourceNode.Mapping(entries, start, Math.max(start, end));
  }

  private SourceNode.Entry entry(int indent, int depth) {
    boolean isQuoted = scanner.peek(0) == '"' || scanner.peek(0) == '\'';
    SourceNode.Scalar key = isQuoted ? scanner.quoted(indent) : scanner.plain(false, true);
    scanner.skipBlanks();
    if (scanner.peek(0) != ':') {
      scanner.flaws.add(new Flaw(key.start(), key.end(), ":"));
      nextLine();
      return new SourceNode.Entry(key, Optional.empty());
    }
    scanner.at++;
    scanner.skipBlanks();
    if (!scanner.isAtEnd() && !Scanner.isBreak(scanner.peek(0)) && !scanner.isAtComment()) {
      return new SourceNode.Entry(key, Optional.of(value(indent, depth)));
    }
    scanner.skipToContent();
    boolean hasBlock = !scanner.isAtEnd() && depth < FlowReader.MAX_DEPTH
        && (scanner.indent() > indent || scanner.indent() == indent && isAtDash());
    return new SourceNode.Entry(key,
        hasBlock ? Optional.of(block(scanner.indent(), depth + 1)) : Optional.empty());
  }

  /** Reads a value that begins in the line of its key, and moves to the next line with content. */
  private SourceNode value(int indent, int depth) {
    SourceNode value = switch (scanner.peek(0)) {
      case '{', '[' -> new FlowReader(scanner, indent).read(depth + 1);
      case '"', '\'' -> scanner.quoted(indent);
      default -> scanner.plain(false, false);
    };
    nextLine();
    if (value instanceof SourceNode.Scalar(String text, int start, int end, boolean isQuoted) && !isQuoted) {
      int last = end;
      StringBuilder all = new StringBuilder(text);
      while (!scanner.isAtEnd() && scanner.indent() > indent) {
        if (scanner.looksLikeEntry(scanner.at) && depth < FlowReader.MAX_DEPTH) {
          return block(scanner.indent(), depth + 1);
        }
        SourceNode.Scalar more = scanner.plain(false, false);
        all.append(' ').append(more.text());
        last = more.end();
        nextLine();
      }
      return new SourceNode.Scalar(all.toString(), start, last, false);
    }
    return value;
  }

  private SourceNode.Sequence sequence(int indent, int depth) {
    int start = scanner.at;
    int end = start + 1;
    List<SourceNode> items = new ArrayList<>();
    while (!scanner.isAtEnd() && scanner.indent() == indent && isAtDash()) {
      scanner.at++;
      end = scanner.at;
      scanner.skipBlanks();
      if (Scanner.isBreak(scanner.peek(0)) || scanner.isAtComment()) {
        scanner.skipToContent();
      }
      if (!scanner.isAtEnd() && scanner.indent() > indent) {
        SourceNode item = item(indent, depth);
        items.add(item);
        end = item.end();
      }
    }
    return new SourceNode.Sequence(items, start, end);
  }

  private SourceNode item(int indent, int depth) {
    boolean isBlock = depth < FlowReader.MAX_DEPTH && (isAtDash() || scanner.looksLikeEntry(scanner.at));
    return isBlock ? block(scanner.indent(), depth + 1) : value(indent, depth);
  }

  private void nextLine() {
    scanner.skipLine();
    scanner.skipToContent();
  }
}
