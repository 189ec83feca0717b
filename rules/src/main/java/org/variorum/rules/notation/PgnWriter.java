package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.GameNames;

/** A writer of one game as PGN. */
final class PgnWriter {

  private static final int WIDTH = 79;

  private final GameNames names;
  private final Runnable beforeMove;
  private final StringBuilder text = new StringBuilder();
  private int column;
  /** Whether the next word follows without a blank. */
  private boolean omitBlank = true;

  /**
   * @param names the names of games for the tag {@code Variant}
   * @param beforeMove runs before each move
   */
  PgnWriter(GameNames names, Runnable beforeMove) {
    this.names = names;
    this.beforeMove = beforeMove;
  }

  String write(PgnGame game) {
    tags(PgnTags.of(game.tags(), game.start(), game.result(), names));
    line(game.start(), game.line());
    return end(game.result());
  }

  String write(PgnTranscript game) {
    tags(PgnTags.of(game.tags(), game.start(), game.result(), names));
    Side turn = game.start().turn();
    int fullmove = game.start().fullmove();
    Numbers numbers = new Numbers();
    for (PgnTranscript.Ply ply : game.moves()) {
      fullmove += turn == Side.BLACK && ply.side() == Side.WHITE ? 1 : 0;
      turn = ply.side();
      numbers.writeBefore(turn, fullmove);
      word(ply.san());
      ply.comments().forEach(this::comment);
      numbers.isCurrent = ply.comments().isEmpty();
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

  /**
   * Writes move numbers: before turns of White, after comments, and before turns of Black after several white moves.
   */
  private final class Numbers {

    /** Whether the last number still applies, because no comment or variation followed it. */
    private boolean isCurrent;
    private @Nullable Side lastSide;
    private int movesInTurn;

    void writeBefore(Side turn, int fullmove) {
      boolean begins = turn != lastSide;
      if (!isCurrent || begins && (turn == Side.WHITE || movesInTurn > 1)) {
        word(fullmove + (turn == Side.WHITE ? "." : "..."));
      }
      movesInTurn = begins ? 1 : movesInTurn + 1;
      lastSide = turn;
    }
  }

  private void line(Position start, PgnLine line) {
    line.comments().forEach(this::comment);
    Position position = start;
    Numbers numbers = new Numbers();
    for (PgnMove move : line.moves()) {
      beforeMove.run();
      numbers.writeBefore(position.turn(), position.fullmove());
      word(San.write(position, move.move()));
      move.glyphs().forEach(glyph -> word("$" + glyph));
      move.comments().forEach(this::comment);
      for (PgnLine variation : move.variations()) {
        variation(position, variation);
      }
      numbers.isCurrent = move.comments().isEmpty() && move.variations().isEmpty();
      position = position.play(move.move());
    }
  }

  private void variation(Position position, PgnLine variation) {
    word("(");
    omitBlank = true;
    line(position, variation);
    omitBlank = true;
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
    boolean blank = !omitBlank && column > 0;
    if (column + word.length() + (blank ? 1 : 0) > WIDTH) {
      newLine();
      blank = false;
    }
    text.append(blank ? " " : "").append(word);
    column += word.length() + (blank ? 1 : 0);
    omitBlank = false;
  }

  private void newLine() {
    if (column > 0) {
      text.append('\n');
    }
    column = 0;
  }
}
