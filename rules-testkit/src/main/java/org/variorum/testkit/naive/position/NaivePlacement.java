package org.variorum.testkit.naive.position;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;

/** Reader and writer of the placement field of a FEN (COM-2), without the pieces in hand. */
public final class NaivePlacement {
  private static final Pattern TOKEN =
      Pattern.compile("(?<piece>\\+?[A-Za-z]~?)|(?<empty>[1-9]\\d?)|(?<hole>\\*)");

  private final Definition definition;
  private final Geometry geometry;

  NaivePlacement(Definition definition) {
    this.definition = definition;
    geometry = definition.board();
  }

  /** Reads the placement at the beginning of a FEN. Ignores the text from the first space or bracket on. */
  Board read(String fen) {
    String[] ranks = fen.split("[\\[ ]", 2)[0].split("/", -1);
    if (ranks.length != geometry.ranks()) {
      throw new MalformedFenException(fen,
          "the board has " + geometry.ranks() + " ranks, not " + ranks.length);
    }
    Board board = Board.empty(geometry);
    for (int i = 0; i < ranks.length; i++) {
      board = readRank(fen, board, ranks[i], geometry.ranks() - 1 - i);
    }
    return board;
  }

  private Board readRank(String fen, Board before, String text, int rank) {
    Board board = before;
    Matcher token = TOKEN.matcher(text);
    int file = 0;
    int readEnd = 0;
    while (token.lookingAt() && file < geometry.files()) {
      int width = token.group("empty") == null ? 1 : Integer.parseInt(token.group("empty"));
      for (int i = file; i < file + width; i++) {
        boolean isHole = geometry.square(i, rank) == Geometry.NONE;
        if (isHole && token.group("hole") == null) {
          throw new MalformedFenException(fen,
              "the holes of rank " + (rank + 1) + " differ from the board's");
        }
      }
      int square = geometry.square(file, rank);
      if (token.group("hole") != null && square != Geometry.NONE) {
        board = board.withWall(square);
      }
      if (token.group("piece") != null) {
        board = board.with(square, piece(fen, token.group("piece")));
      }
      file += width;
      readEnd = token.end();
      token.region(readEnd, text.length());
    }
    if (file != geometry.files() || readEnd != text.length()) {
      throw new MalformedFenException(fen, "rank " + (rank + 1) + " cannot be read: " + text);
    }
    return board;
  }

  /** The piece of a token, for example {@code R}, {@code r} or {@code +r}. */
  NaivePiece piece(String fen, String token) {
    String letter = token.toUpperCase(Locale.ROOT);
    return definition.piece(letter)
        .map(piece -> new NaivePiece(token.equals(letter) ? Side.WHITE : Side.BLACK, piece))
        .orElseThrow(() -> new MalformedFenException(fen, "this game has no piece " + token));
  }

  String write(Board board) {
    StringBuilder text = new StringBuilder();
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      writeRank(board, rank, text);
      text.append(rank == 0 ? "" : "/");
    }
    return text.toString();
  }

  private void writeRank(Board board, int rank, StringBuilder text) {
    int empty = 0;
    for (int file = 0; file < geometry.files(); file++) {
      int square = geometry.square(file, rank);
      if (square != Geometry.NONE && board.isEmpty(square)) {
        empty++;
        continue;
      }
      text.append(empty == 0 ? "" : empty);
      text.append(square == Geometry.NONE ? "*" : board.at(square).map(NaivePiece::fenLetter).orElse("*"));
      empty = 0;
    }
    text.append(empty == 0 ? "" : empty);
  }
}
