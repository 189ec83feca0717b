package org.variorum.rules.rule.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Piece;
import org.variorum.rules.rule.Context;
import org.variorum.rules.text.Excerpt;

/** What a FEN says of stacks. */
final class StacksText {

  private static final String SEPARATOR = "/";

  private final Context context;

  StacksText(Context context) {
    this.context = context;
  }

  /** In the order of a FEN. */
  String write(Map<Integer, List<Piece>> stacks) {
    SortedMap<Integer, List<Piece>> sorted = new TreeMap<>(context.byFile());
    sorted.putAll(stacks);
    return sorted.entrySet().stream().map(stack -> context.board().name(stack.getKey()) + "="
        + stack.getValue().stream().map(Piece::fen).collect(Collectors.joining()))
        .collect(Collectors.joining(SEPARATOR));
  }

  /**
   * Reads it strictly.
   *
   * @throws FenException if it is malformed
   */
  SortedMap<Integer, List<Piece>> read(FenField field) {
    SortedMap<Integer, List<Piece>> stacks = new TreeMap<>(context.byFile());
    int at = 0;
    for (String stack : field.text().split(SEPARATOR, -1)) {
      read(field, at, stack, stacks);
      at += stack.length() + 1;
    }
    return stacks;
  }

  private void read(FenField field, int at, String stack, SortedMap<Integer, List<Piece>> stacks) {
    int sign = stack.indexOf('=');
    if (sign < 0) {
      throw field.error("a stack is a square, = and the pieces beneath, not '" + Excerpt.of(stack) + "'", at);
    }
    String name = stack.substring(0, sign);
    int square = context.board().square(name)
        .orElseThrow(() -> field.error("the board has no square '" + Excerpt.of(name) + "'", at));
    if (stacks.put(square, pieces(field, at + sign + 1, stack.substring(sign + 1))) != null) {
      throw field.error("the square " + name + " twice", at);
    }
  }

  private List<Piece> pieces(FenField field, int at, String text) {
    if (text.isEmpty()) {
      throw field.error("no piece is beneath; name only squares with pieces beneath", at);
    }
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < text.length();) {
      int end = end(text, i);
      int index = at + i;
      String letter = text.substring(i, end);
      pieces.add(piece(letter).orElseThrow(() -> field.error("no piece has the letter '" + Excerpt.of(letter)
          + "'; there are "
          + String.join(" ", context.definition().pieces().stream().map(PieceKind::letter).toList()),
          index)));
      i = end;
    }
    return pieces;
  }

  /** Where the letter of a piece ends that begins somewhere. */
  private static int end(String text, int start) {
    int end = Math.min(text.length(), start + (text.charAt(start) == '+' ? 2 : 1));
    return end < text.length() && text.charAt(end) == '~' ? end + 1 : end;
  }

  private Optional<Piece> piece(String text) {
    String letter = text.toUpperCase(Locale.ROOT);
    return context.definition().piece(letter)
        .map(_ -> new Piece(letter, letter.equals(text) ? Side.WHITE : Side.BLACK));
  }

  /** What can be read of a text; what is wrong with it is added to the flaws. */
  SortedMap<Integer, List<Piece>> sound(String text, List<String> flaws) {
    SortedMap<Integer, List<Piece>> stacks = new TreeMap<>(context.byFile());
    if (!text.isEmpty()) {
      try {
        stacks.putAll(read(new FenField(text, 1)));
      } catch (FenException _) {
        flaws.add("these are no stacks: " + Excerpt.of(text));
      }
    }
    return stacks;
  }
}
