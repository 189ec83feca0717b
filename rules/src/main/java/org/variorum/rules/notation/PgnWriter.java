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
  /** The number of characters in the current line. */
  private int column;
  /** Whether the next word follows without a blank. */
  private boolean omitsBlank = true;

  /**
   * @param names the names of games for the tag {@code Variant}
   * @param beforeMove runs before each move
   */
  PgnWriter(GameNames names, Runnable beforeMove) {
    this.names = names;
    this.beforeMove = beforeMove;
  }

  String write(PgnGame game) {
    writeTags(PgnTags.of(game.tags(), game.start(), game.result(), names));
    writeLine(game.start(), game.line());
    return finish(game.result());
  }

  String write(PgnTranscript game) {
    writeTags(PgnTags.of(game.tags(), game.start(), game.result(), names));
    Side turn = game.start().turn();
    int fullmove = game.start().fullmove();
    Numbers numbers = new Numbers();
    for (PgnTranscript.Ply ply : game.moves()) {
      fullmove += turn == Side.BLACK && ply.side() == Side.WHITE ? 1 : 0;
      turn = ply.side();
      numbers.writeBefore(turn, fullmove);
      writeWord(ply.san());
      ply.comments().forEach(this::writeComment);
      numbers.isCurrent = ply.comments().isEmpty();
    }
    return finish(game.result());
  }

  private void writeTags(Map<String, String> tags) {
    tags.forEach((name, value) -> text.append('[').append(name).append(" \"")
        .append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n"));
    text.append('\n');
  }

  private String finish(PgnResult result) {
    writeWord(result.text());
    return text.append('\n').toString();
  }

  /**
   * A writer of move numbers: before turns of White, after comments, and before turns of Black if White made several
   * moves.
   */
  private final class Numbers {

    /** Whether the last number still applies, because no comment or variation followed it. */
    private boolean isCurrent;
    private @Nullable Side lastSide;
    private int movesInTurn;

    void writeBefore(Side turn, int fullmove) {
      boolean startsTurn = turn != lastSide;
      if (!isCurrent || startsTurn && (turn == Side.WHITE || movesInTurn > 1)) {
        writeWord(fullmove + (turn == Side.WHITE ? "." : "..."));
      }
      movesInTurn = startsTurn ? 1 : movesInTurn + 1;
      lastSide = turn;
    }
  }

  private void writeLine(Position start, PgnLine line) {
    line.comments().forEach(this::writeComment);
    Position position = start;
    Numbers numbers = new Numbers();
    for (PgnMove move : line.moves()) {
      beforeMove.run();
      numbers.writeBefore(position.turn(), position.fullmove());
      writeWord(San.write(position, move.move()));
      move.glyphs().forEach(glyph -> writeWord("$" + glyph));
      move.comments().forEach(this::writeComment);
      for (PgnLine variation : move.variations()) {
        writeVariation(position, variation);
      }
      numbers.isCurrent = move.comments().isEmpty() && move.variations().isEmpty();
      position = position.play(move.move());
    }
  }

  private void writeVariation(Position position, PgnLine variation) {
    writeWord("(");
    omitsBlank = true;
    writeLine(position, variation);
    omitsBlank = true;
    writeWord(")");
  }

  private void writeComment(String comment) {
    // A comment in braces cannot contain a brace; one after a semicolon ends with the line.
    if (comment.contains("}")) {
      writeWord("; " + comment);
      newLine();
      return;
    }
    List<String> words = List.of(("{" + comment + "}").split(" "));
    words.forEach(this::writeWord);
  }

  private void writeWord(String word) {
    boolean needsBlank = !omitsBlank && column > 0;
    if (column + word.length() + (needsBlank ? 1 : 0) > WIDTH) {
      newLine();
      needsBlank = false;
    }
    text.append(needsBlank ? " " : "").append(word);
    column += word.length() + (needsBlank ? 1 : 0);
    omitsBlank = false;
  }

  private void newLine() {
    if (column > 0) {
      text.append('\n');
    }
    column = 0;
  }
}
