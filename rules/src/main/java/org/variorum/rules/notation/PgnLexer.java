package org.variorum.rules.notation;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.notation.PgnToken.Kind;
import org.variorum.rules.text.Typography;

/**
 * A tokenizer of PGN text. It skips move numbers, which are redundant. Its time is proportional to the length of the
 * text, whatever the text.
 */
final class PgnLexer {

  private static final int MAX_SHOWN = 40;
  /** The length of a promotion in brackets: {@code (Q)}. */
  private static final int PROMOTION_LENGTH = 3;
  /** A move number, but not {@code 0000}, which is a pass. */
  private static final Pattern MOVE_NUMBER =
      Pattern.compile("^[0-9]+[.\u2026]+|^(?!0000$)[0-9]+$|^[.\u2026]+$");
  /** A redundant sign after a move: {@code e.p.}, or {@code +} after a blank. */
  private static final Pattern REDUNDANT = Pattern.compile("(?i)(?:e\\.?p\\.?)?[+#\u2020\u2021]*");
  /** An offer of a draw. It looks like a variation, but is read as a comment. */
  private static final String DRAW_OFFER = "(=)";
  private static final Pattern TAG_LINE = Pattern.compile("[ \\t]*\\[[A-Za-z0-9_]+[ \\t]+\"");
  private static final Pattern ANY_TAG = Pattern.compile("(?m)^" + TAG_LINE);
  private static final Pattern LAST_LINE = Pattern.compile(".*(?:1-0|0-1|1/2-1/2|\\*)\\s*");

  private final String text;
  /** The index of the next character. */
  private int pos;
  private int line = 1;
  private int lineStart;
  private int tokenLine;
  private int tokenColumn;
  private int tokenStart;
  /** The index from which the text is known to have no closing brace, so that it is searched once only. */
  private int noBraceFrom = Integer.MAX_VALUE;
  /** The result of {@link #hasTags()}; null until it is needed. */
  private @Nullable Boolean hasTags;
  /** The signs after the move in the last word, still to be read: {@code !} of {@code e4!}. */
  private String rest = "";

  PgnLexer(String text) {
    this.text = text;
    if (text.startsWith("\uFEFF")) {
      pos = 1;
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

  /** Moves back, so that the next call of {@link #next} returns the last token again. */
  void pushBack() {
    pos = tokenStart;
    line = tokenLine;
    lineStart = tokenStart - tokenColumn + 1;
    rest = "";
  }

  /** Reads the next token; returns null if it skips a redundant word. */
  private @Nullable PgnToken scan() {
    if (!rest.isEmpty()) {
      return glyph(nextSign());
    }
    skipBlanks();
    tokenLine = line;
    tokenColumn = pos - lineStart + 1;
    tokenStart = pos;
    if (pos == text.length()) {
      return token(Kind.END, "");
    }
    return switch (text.charAt(pos)) {
      case '[' -> tag();
      case '{' -> comment();
      case ';' -> restOfLine();
      case '(' -> text.startsWith(DRAW_OFFER, pos) ? drawOffer() : oneCharacter(Kind.OPEN);
      case ')' -> oneCharacter(Kind.CLOSE);
      case '$' -> numericGlyph();
      case ']', '}' -> throw error("'" + text.charAt(pos) + "' closes nothing: nothing is open");
      default -> word();
    };
  }

  private void skipBlanks() {
    while (pos < text.length()) {
      char c = text.charAt(pos);
      if (c == '%' && pos == lineStart) {
        pos = endOfLine();
      } else if (Typography.isBlank(c)) {
        advance();
      } else {
        return;
      }
    }
  }

  private void advance() {
    char c = text.charAt(pos++);
    if (c == '\n' || c == '\r' && (pos == text.length() || text.charAt(pos) != '\n')) {
      line++;
      lineStart = pos;
    }
  }

  private int endOfLine() {
    int end = pos;
    while (end < text.length() && !isEndOfLine(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isEndOfLine(char c) {
    return c == '\n' || c == '\r';
  }

  /**
   * Skips to the next game after a mistake. The next game begins with tags. In a text without tags, the next game
   * begins after a line that ends with a result.
   *
   * @param inTags whether the mistake is in the tags
   */
  void skipGame(boolean inTags) {
    pushBack();
    boolean isInTags = inTags;
    boolean isDone = false;
    while (pos < text.length() && !isDone) {
      int end = endOfLine();
      boolean isTagLine = TAG_LINE.matcher(text).region(pos, end).lookingAt();
      if (pos == lineStart && isTagLine && !isInTags) {
        return;
      }
      // The tags of the faulty game end with the first line that has no bracket.
      isInTags &= pos != lineStart || text.charAt(pos) == '[';
      isDone = !hasTags() && LAST_LINE.matcher(text.substring(Math.max(pos, end - MAX_SHOWN), end)).matches();
      int currentLine = line;
      while (pos < text.length() && line == currentLine) {
        advance();
      }
    }
  }

  /** Whether the text has any tags. */
  private boolean hasTags() {
    if (hasTags == null) {
      hasTags = ANY_TAG.matcher(text).find();
    }
    return hasTags;
  }

  private PgnToken token(Kind kind, String content) {
    return new PgnToken(kind, content, "", tokenLine, tokenColumn);
  }

  private PgnException error(String problem) {
    return new PgnException(tokenLine, tokenColumn, problem);
  }

  private PgnToken oneCharacter(Kind kind) {
    pos++;
    return token(kind, "");
  }

  private PgnToken comment() {
    int end = pos >= noBraceFrom ? -1 : text.indexOf('}', pos);
    if (end < 0) {
      noBraceFrom = Math.min(noBraceFrom, pos);
      throw error("the comment that begins here has no closing '}'");
    }
    String content = text.substring(pos + 1, end);
    while (pos <= end) {
      advance();
    }
    return token(Kind.COMMENT, content);
  }

  private PgnToken drawOffer() {
    pos += DRAW_OFFER.length();
    return token(Kind.COMMENT, DRAW_OFFER);
  }

  private PgnToken restOfLine() {
    int end = endOfLine();
    String content = text.substring(pos + 1, end);
    pos = end;
    return token(Kind.COMMENT, content);
  }

  private PgnToken tag() {
    pos++;
    skipBlanks();
    int start = pos;
    while (pos < text.length() && (Character.isLetterOrDigit(text.charAt(pos)) || text.charAt(pos) == '_')) {
      pos++;
    }
    String name = text.substring(start, Math.min(pos, start + 65));
    skipBlanks();
    if (!PgnTags.isName(name) || pos == text.length() || text.charAt(pos) != '"') {
      throw error("expected a tag such as [White \"Name\"]");
    }
    String value = quoted();
    skipBlanks();
    if (pos == text.length() || text.charAt(pos) != ']') {
      throw error(
          "expected ']' after the value of the tag " + name + " (a quotation mark in it is written \\\")");
    }
    pos++;
    return new PgnToken(Kind.TAG, name, value, tokenLine, tokenColumn);
  }

  /**
   * Reads a quoted value. It may contain unescaped quotation marks, because some programs write them. If no bracket
   * follows any mark on the line, the value ends at the first.
   */
  private String quoted() {
    StringBuilder value = new StringBuilder();
    int firstQuote = -1; // the length of the value before its first unescaped mark
    int end = ++pos;
    while (end < text.length() && !isEndOfLine(text.charAt(end))
        && !(text.charAt(end) == '"' && endsTag(end))) {
      boolean isEscaped = text.charAt(end) == '\\' && end + 1 < text.length()
          && (text.charAt(end + 1) == '"' || text.charAt(end + 1) == '\\');
      firstQuote = firstQuote < 0 && text.charAt(end) == '"' ? value.length() : firstQuote;
      end += isEscaped ? 1 : 0;
      value.append(text.charAt(end++));
    }
    boolean isClosed = end < text.length() && text.charAt(end) == '"';
    if (!isClosed && firstQuote < 0) {
      throw error("the value of this tag has no closing quotation mark");
    }
    pos = end + (isClosed ? 1 : 0);
    return isClosed ? value.toString() : value.substring(0, firstQuote);
  }

  /** Whether a closing bracket follows a quotation mark, so that the mark ends the value of a tag. */
  private boolean endsTag(int mark) {
    int next = mark + 1;
    while (next < text.length() && Typography.isBlank(text.charAt(next))) {
      next++;
    }
    return next < text.length() && text.charAt(next) == ']';
  }

  private PgnToken numericGlyph() {
    int start = ++pos;
    while (pos < text.length() && pos - start < 4 && Character.isDigit(text.charAt(pos))) {
      pos++;
    }
    String number = text.substring(start, pos);
    if (!number.matches("[0-9]{1,3}") || Integer.parseInt(number) > 255) {
      throw error("expected a number from 0 to 255 after '$'");
    }
    return token(Kind.GLYPH, number);
  }

  /** Reads a move, a result or a sign; null for a redundant word. Signs after a move are left in {@link #rest}. */
  private @Nullable PgnToken word() {
    int start = pos;
    boolean inSigns = false;
    while (pos < text.length() && continuesWord(start) && !(inSigns && !PgnSigns.isSign(text.charAt(pos)))) {
      inSigns |= PgnSigns.isSign(text.charAt(pos)) && pos > start;
      pos += text.charAt(pos) == '(' ? PROMOTION_LENGTH : 1;
    }
    if (pos - start > 4 * San.MAX_LENGTH) {
      throw error("expected a move, not '" + text.substring(start, start + MAX_SHOWN) + "…'");
    }
    String word = text.substring(start, pos);
    Optional<PgnResult> result = PgnResult.read(word);
    if (result.isPresent()) {
      return token(Kind.RESULT, result.get().text());
    }
    Optional<Integer> number = PgnSigns.number(word);
    if (number.isPresent()) {
      return token(Kind.GLYPH, Integer.toString(number.get()));
    }
    String withoutNumber = MOVE_NUMBER.matcher(word).replaceFirst("");
    String moveText = withoutNumber.substring(0, PgnSigns.suffixStart(withoutNumber));
    rest = withoutNumber.substring(moveText.length());
    return REDUNDANT.matcher(moveText).matches() ? null : token(Kind.MOVE, moveText);
  }

  private boolean continuesWord(int start) {
    char c = text.charAt(pos);
    return !Typography.isBlank(c) && "()[]{};$".indexOf(c) < 0 || c == '(' && pos > start && isPromotion();
  }

  /** Whether a promotion in brackets follows here, as in {@code e8(Q)}. */
  private boolean isPromotion() {
    return pos + 2 < text.length() && text.charAt(pos + 2) == ')' && Character.isLetter(text.charAt(pos + 1))
        && (Character.isDigit(text.charAt(pos - 1)) || text.charAt(pos - 1) == '=');
  }

  private String nextSign() {
    String sign = PgnSigns.firstSign(rest);
    rest = rest.substring(sign.length());
    return sign;
  }

  /** Returns the token of a sign such as {@code !?}, with its NAG. */
  private PgnToken glyph(String sign) {
    return PgnSigns.number(sign).map(number -> token(Kind.GLYPH, Integer.toString(number)))
        .orElseThrow(() -> error("'" + sign.substring(0, Math.min(sign.length(), MAX_SHOWN))
            + "' is no sign for a move; examples: " + PgnSigns.examples()));
  }
}
