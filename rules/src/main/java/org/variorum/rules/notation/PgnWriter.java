package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.GameNames;

/** Writes one game as PGN. */
final class PgnWriter {

  private static final int WIDTH = 79;

  private final GameNames names;
  private final Runnable beforeMove;
  private final StringBuilder text = new StringBuilder();
  private int column;
  /** Whether the next word follows without a blank. */
  private boolean glued = true;

  /**
   * @param names the names of games in tags
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
      numbers.before(turn, fullmove);
      word(ply.san());
      ply.comments().forEach(this::comment);
      numbers.told = ply.comments().isEmpty();
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
   * Writes move numbers: before turns of White, after comments, and before turns of Black unless White made one move.
   */
  private final class Numbers {

    /** Whether the last number still applies, because no comment or variation followed it. */
    private boolean told;
    private @Nullable Side last;
    private int moves;

    void before(Side turn, int fullmove) {
      boolean begins = turn != last;
      if (!told || begins && (turn == Side.WHITE || moves > 1)) {
        word(fullmove + (turn == Side.WHITE ? "." : "..."));
      }
      moves = begins ? 1 : moves + 1;
      last = turn;
    }
  }

  private void line(Position start, PgnLine line) {
    line.comments().forEach(this::comment);
    Position position = start;
    Numbers numbers = new Numbers();
    for (PgnMove move : line.moves()) {
      beforeMove.run();
      numbers.before(position.turn(), position.fullmove());
      word(San.write(position, move.move()));
      move.glyphs().forEach(glyph -> word("$" + glyph));
      move.comments().forEach(this::comment);
      for (PgnLine variation : move.variations()) {
        variation(position, variation);
      }
      numbers.told = move.comments().isEmpty() && move.variations().isEmpty();
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
