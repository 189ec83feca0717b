package org.variorum.rules.explain;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.rule.MoveSource.Asked;
import org.variorum.rules.state.State;

/**
 * The move that a text in coordinate notation (COM-3) denotes, legal or not: {@code e2e4}, {@code R@c6}, or with a
 * second leg, {@code e1g1,h1f1}.
 *
 * @param drop the code of the piece to drop; 0 if the move is not a drop
 * @param from the square of the piece; for a drop, the destination square
 * @param to the destination square of the piece
 * @param becomes the letters after the squares, such as {@code q} or {@code +} for a promotion; empty if there are none
 * @param other the square of the other piece that the text names; NO_SQUARE if it names none
 * @param otherTo the square of the other piece after the move; NO_SQUARE if it is removed or not named
 */
record RequestedMove(int drop, int from, int to, String becomes, int other, int otherTo) {

  /** Thrown if a text does not have the form of a move. */
  static final class MalformedMove extends Exception {
    private static final long serialVersionUID = 1;
    private final transient Refusal.Malformed refusal;

    MalformedMove(int column, String words) {
      super(words, null, false, false);
      refusal = new Refusal.Malformed(column, words);
    }

    Refusal.Malformed refusal() {
      return refusal;
    }
  }

  /** Reads a text. {@code turn} is the side to move, which drops the piece. */
  static RequestedMove read(GameTables tables, int turn, String text) throws MalformedMove {
    return new Reader(tables, turn, text).read();
  }

  /** The squares of the request, in the form that rules read. */
  Asked squares() {
    return new Asked(from, to, other, otherTo);
  }

  boolean isDrop() {
    return drop != 0;
  }

  boolean hasSecondLeg() {
    return other != State.NO_SQUARE;
  }

  private static final class Reader {
    private static final int MAX_LENGTH = 64;

    private final GameTables tables;
    private final int turn;
    private final String text;
    /** The index of the next character. */
    private int index;

    Reader(GameTables tables, int turn, String text) {
      this.tables = tables;
      this.turn = turn;
      this.text = text;
    }

    RequestedMove read() throws MalformedMove {
      if (text.length() > MAX_LENGTH) {
        throw new MalformedMove(MAX_LENGTH + 1,
            "expected a move, which has at most " + MAX_LENGTH + " characters");
      }
      int atSign = text.indexOf('@');
      if (atSign >= 0) {
        return drop(atSign);
      }
      int from = square("the square of the piece that moves");
      int to = square("the square where it ends");
      int start = index;
      while (index < text.length() && text.charAt(index) != ',') {
        index++;
      }
      String becomes = text.substring(start, index);
      if (!becomes.matches("\\+?[a-z]?")) {
        throw new MalformedMove(start + 1,
            "expected nothing more, the letter of what it becomes, '+', or a second leg");
      }
      return secondLeg(from, to, becomes);
    }

    private RequestedMove secondLeg(int from, int to, String becomes) throws MalformedMove {
      if (index == text.length()) {
        return new RequestedMove(0, from, to, becomes, State.NO_SQUARE, State.NO_SQUARE);
      }
      index++;
      int other = square("the square of the other piece");
      if (text.substring(index).equals("x")) {
        return new RequestedMove(0, from, to, becomes, other, State.NO_SQUARE);
      }
      int otherTo = square("the square where the other piece is afterwards, or x");
      requireEnd();
      return new RequestedMove(0, from, to, becomes, other, otherTo);
    }

    private RequestedMove drop(int atSign) throws MalformedMove {
      String letter = text.substring(0, atSign);
      @Nullable Integer kind = kind(letter);
      if (kind == null) {
        throw new MalformedMove(1, "expected the letter of a piece before '@'; there are "
            + String.join(" ", tables.definition.pieces().stream().map(piece -> piece.letter()).toList()));
      }
      index = atSign + 1;
      int to = square("the square where the piece is put");
      requireEnd();
      return new RequestedMove(PieceCode.code(kind, turn), to, to, "", State.NO_SQUARE, State.NO_SQUARE);
    }

    private @Nullable Integer kind(String letter) {
      for (int kind = 0; kind < tables.kinds; kind++) {
        if (tables.pieceKinds.letter(kind).equals(letter)) {
          return kind;
        }
      }
      return null;
    }

    private void requireEnd() throws MalformedMove {
      if (index < text.length()) {
        throw new MalformedMove(index + 1, "expected nothing more after the move");
      }
    }

    /** Reads the name of a square, such as {@code e4} or {@code j10}. {@code expected} is for the message. */
    private int square(String expected) throws MalformedMove {
      int start = index;
      if (index < text.length() && text.charAt(index) >= 'a' && text.charAt(index) <= 'z') {
        index++;
        while (index < text.length() && index - start < 3 && Character.isDigit(text.charAt(index))) {
          index++;
        }
      }
      String name = text.substring(start, index);
      if (name.length() < 2) {
        throw new MalformedMove(start + 1, "expected " + expected + ", such as " + example());
      }
      Optional<Integer> square = tables.geometry.square(name);
      if (square.isEmpty()) {
        throw new MalformedMove(start + 1, "there is no square " + name + " on this board");
      }
      return square.get();
    }

    private String example() {
      Geometry geometry = tables.geometry;
      return geometry.name(geometry.size() / 2);
    }
  }
}
