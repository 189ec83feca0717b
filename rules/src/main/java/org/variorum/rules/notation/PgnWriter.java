package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;

/** Writes games, one after the other. */
final class PgnWriter {

  private static final int WIDTH = 79;

  private final Runnable beforeMove;
  private final StringBuilder text = new StringBuilder();
  private int column;
  /** What comes next stands directly after what was written. */
  private boolean glued = true;

  /** @param beforeMove is run before each move */
  PgnWriter(Runnable beforeMove) {
    this.beforeMove = beforeMove;
  }

  String write(PgnGame game) {
    tags(PgnTags.of(game.tags(), game.start(), game.result()));
    line(game.start(), game.line());
    return end(game.result());
  }

  String write(PgnTranscript game) {
    tags(PgnTags.of(game.tags(), game.start(), game.result()));
    Side turn = game.start().turn();
    int fullmove = game.start().fullmove();
    boolean numbered = false;
    for (PgnTranscript.Ply ply : game.moves()) {
      number(turn, fullmove, numbered);
      word(ply.san());
      ply.comments().forEach(this::comment);
      numbered = ply.comments().isEmpty();
      fullmove += turn == Side.BLACK ? 1 : 0;
      turn = turn.opponent();
    }
    return end(game.result());
  }

  private void tags(Map<String, String> tags) {
    tags.forEach((name, value) -> text.append('[').append(name).append(" \"")
        .append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n"));
    text.append('\n');
  }

  private String end(PgnResult result) {
    word(result.text());
    return text.append('\n').toString();
  }

  private void number(Side turn, int fullmove, boolean numbered) {
    if (turn == Side.WHITE || !numbered) {
      word(fullmove + (turn == Side.WHITE ? "." : "..."));
    }
  }

  private void line(Position start, PgnLine line) {
    line.comments().forEach(this::comment);
    Position position = start;
    boolean numbered = false;
    for (PgnMove move : line.moves()) {
      beforeMove.run();
      number(position.turn(), position.fullmove(), numbered);
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
