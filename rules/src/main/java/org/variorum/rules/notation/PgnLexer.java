package org.variorum.rules.notation;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.notation.PgnToken.Kind;

/** Cuts PGN into tokens. Move numbers are left out: they say nothing that the moves do not say. */
final class PgnLexer {

  /** The signs behind moves, at the index of their numbers. */
  private static final List<String> GLYPHS = List.of("", "!", "?", "!!", "??", "!?", "?!");
  private static final int SHOWN = 40;
  private static final Pattern MOVE_NUMBER = Pattern.compile("^[0-9]+\\.+|^[0-9]+$|^\\.+$");

  private final String text;
  private int at;
  private int line = 1;
  private int lineStart;
  private int tokenLine;
  private int tokenColumn;
  /** The rest of a word of which the beginning has been given: {@code !} of {@code e4!}. */
  private String rest = "";

  PgnLexer(String text) {
    this.text = text;
    if (text.startsWith("\uFEFF")) {
      at = 1;
      lineStart = 1;
    }
  }

  PgnToken next() {
    @Nullable PgnToken token = scan();
    while (token == null) {
      token = scan();
    }
    return token;
  }

  /** The next token; null after a move number. */
  private @Nullable PgnToken scan() {
    if (!rest.isEmpty()) {
      return glyph(take());
    }
    blank();
    tokenLine = line;
    tokenColumn = at - lineStart + 1;
    if (at == text.length()) {
      return token(Kind.END, "");
    }
    return switch (text.charAt(at)) {
      case '[' -> tag();
      case '{' -> comment();
      case ';' -> restOfLine();
      case '(' -> single(Kind.OPEN);
      case ')' -> single(Kind.CLOSE);
      case '$' -> numbered();
      case ']', '}' -> throw wrong("nothing is open that '" + text.charAt(at) + "' could close");
      default -> word();
    };
  }

  private void blank() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '%' && at == lineStart) {
        at = endOfLine();
      } else if (Character.isWhitespace(c)) {
        forward();
      } else {
        return;
      }
    }
  }

  private void forward() {
    if (text.charAt(at++) == '\n') {
      line++;
      lineStart = at;
    }
  }

  private int endOfLine() {
    int end = text.indexOf('\n', at);
    return end < 0 ? text.length() : end;
  }

  private PgnToken token(Kind kind, String said) {
    return new PgnToken(kind, said, "", tokenLine, tokenColumn);
  }

  private PgnException wrong(String problem) {
    return new PgnException(tokenLine, tokenColumn, problem);
  }

  private PgnToken single(Kind kind) {
    at++;
    return token(kind, "");
  }

  private PgnToken comment() {
    int end = text.indexOf('}', at);
    if (end < 0) {
      throw wrong("a comment begins here that no '}' ends");
    }
    String said = text.substring(at + 1, end);
    while (at <= end) {
      forward();
    }
    return token(Kind.COMMENT, said);
  }

  private PgnToken restOfLine() {
    int end = endOfLine();
    String said = text.substring(at + 1, end);
    at = end;
    return token(Kind.COMMENT, said);
  }

  private PgnToken tag() {
    at++;
    blank();
    int start = at;
    while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
      at++;
    }
    String name = text.substring(start, Math.min(at, start + 65));
    blank();
    if (!PgnTags.isName(name) || at == text.length() || text.charAt(at) != '"') {
      throw wrong("expected a tag such as [White \"Name\"]");
    }
    String value = quoted();
    blank();
    if (at == text.length() || text.charAt(at) != ']') {
      throw wrong(
          "expected ']' after the value of the tag " + name + " (a quotation mark in it is written \\\")");
    }
    at++;
    return new PgnToken(Kind.TAG, name, value, tokenLine, tokenColumn);
  }

  private String quoted() {
    StringBuilder value = new StringBuilder();
    at++;
    while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
      boolean escaped = text.charAt(at) == '\\' && at + 1 < text.length()
          && (text.charAt(at + 1) == '"' || text.charAt(at + 1) == '\\');
      at += escaped ? 1 : 0;
      value.append(text.charAt(at++));
    }
    if (at == text.length() || text.charAt(at) == '\n') {
      throw wrong("the value of this tag has no closing quotation mark");
    }
    at++;
    return value.toString();
  }

  private PgnToken numbered() {
    int start = ++at;
    while (at < text.length() && at - start < 4 && Character.isDigit(text.charAt(at))) {
      at++;
    }
    String number = text.substring(start, at);
    if (!number.matches("[0-9]{1,3}") || Integer.parseInt(number) > 255) {
      throw wrong("expected a number from 0 to 255 after '$'");
    }
    return token(Kind.GLYPH, number);
  }

  private @Nullable PgnToken word() {
    int start = at;
    boolean signs = false;
    while (at < text.length() && isOfWord(text.charAt(at)) && !(signs && !isSign(text.charAt(at)))) {
      signs |= isSign(text.charAt(at)) && at > start;
      at++;
    }
    if (at - start > 4 * San.MAX_LENGTH) {
      throw wrong("expected a move, not '" + text.substring(start, start + SHOWN) + "…'");
    }
    String word = text.substring(start, at);
    if (PgnResult.of(word).isPresent()) {
      return token(Kind.RESULT, word);
    }
    String move = MOVE_NUMBER.matcher(word).replaceFirst("");
    String bare = SanReader.withoutGlyphs(move);
    rest = move.substring(bare.length());
    return bare.isEmpty() ? null : token(Kind.MOVE, bare);
  }

  private static boolean isOfWord(char c) {
    return !Character.isWhitespace(c) && "()[]{};$".indexOf(c) < 0;
  }

  private static boolean isSign(char c) {
    return c == '!' || c == '?';
  }

  private String take() {
    String taken = rest;
    rest = "";
    return taken;
  }

  private PgnToken glyph(String sign) {
    int number = GLYPHS.indexOf(sign);
    if (number < 0) {
      throw wrong("'" + sign.substring(0, Math.min(sign.length(), SHOWN))
          + "' says nothing about a move; ! ? !! ?? !? ?! do");
    }
    return token(Kind.GLYPH, Integer.toString(number));
  }
}
