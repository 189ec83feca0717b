package org.variorum.rules.notation;

import java.util.List;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;

/** Writes games, one after the other. */
final class PgnWriter {

  private static final int WIDTH = 79;

  private final StringBuilder text = new StringBuilder();
  private int column;
  /** What comes next stands directly after what was written. */
  private boolean glued = true;

  String write(PgnGame game) {
    PgnTags.of(game).forEach((name, value) -> text.append('[').append(name).append(" \"")
        .append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n"));
    text.append('\n');
    line(game.start(), game.line());
    word(game.result().text());
    return text.append('\n').toString();
  }

  private void line(Position start, PgnLine line) {
    line.comments().forEach(this::comment);
    Position position = start;
    boolean numbered = false;
    for (PgnMove move : line.moves()) {
      if (position.turn() == Side.WHITE || !numbered) {
        word(position.fullmove() + (position.turn() == Side.WHITE ? "." : "..."));
      }
      word(San.write(position, move.move()));
      move.glyphs().forEach(glyph -> word("$" + glyph));
      move.comments().forEach(this::comment);
      for (PgnLine variation : move.variations()) {
        variation(position, variation);
      }
      numbered = move.comments().isEmpty() && move.variations().isEmpty();
      position = position.play(move.move());
    }
  }

  private void variation(Position position, PgnLine variation) {
    word("(");
    glued = true;
    line(position, variation);
    glued = true;
    word(")");
  }

  private void comment(String comment) {
    if (comment.contains("}")) {
      word("; " + comment);
      newLine();
      return;
    }
    List<String> words = List.of(("{" + comment + "}").split(" "));
    words.forEach(this::word);
  }

  private void word(String word) {
    boolean blank = !glued && column > 0;
    if (column + word.length() + (blank ? 1 : 0) > WIDTH) {
      newLine();
      blank = false;
    }
    text.append(blank ? " " : "").append(word);
    column += word.length() + (blank ? 1 : 0);
    glued = false;
  }

  private void newLine() {
    if (column > 0) {
      text.append('\n');
    }
    column = 0;
  }
}
