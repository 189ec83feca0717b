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
 * The move that a text in the form of COM-3 denotes, legal or not.
 *
 * @param drop the code of the piece to be dropped, or 0
 * @param from the square of the piece; for a drop, the destination square
 * @param to the destination square of the piece
 * @param becomes the promotion as COM-3 writes it; empty if the text names none
 * @param other the square of the other piece, or NO_SQUARE
 * @param otherTo the square of the other piece after the move, or NO_SQUARE if it is removed or the text names none
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

  static RequestedMove read(GameTables tables, int turn, String text) throws MalformedMove {
    return new Reader(tables, turn, text).read();
  }

  /** Converts the request to the form that rules use. */
  Asked asked() {
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
    private int at;

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
      int hand = text.indexOf('@');
      if (hand >= 0) {
        return drop(hand);
      }
      int from = square("the square of the piece that moves");
      int to = square("the square where it ends");
      int start = at;
      while (at < text.length() && text.charAt(at) != ',') {
        at++;
      }
      String becomes = text.substring(start, at);
      if (!becomes.matches("\\+?[a-z]?")) {
        throw new MalformedMove(start + 1,
            "expected nothing more, the letter of what it becomes, '+', or a second leg");
      }
      return secondLeg(from, to, becomes);
    }

    private RequestedMove secondLeg(int from, int to, String becomes) throws MalformedMove {
      if (at == text.length()) {
        return new RequestedMove(0, from, to, becomes, State.NO_SQUARE, State.NO_SQUARE);
      }
      at++;
      int other = square("the square of the other piece");
      if (text.substring(at).equals("x")) {
        return new RequestedMove(0, from, to, becomes, other, State.NO_SQUARE);
      }
      int otherTo = square("the square where the other piece is afterwards, or x");
      end();
      return new RequestedMove(0, from, to, becomes, other, otherTo);
    }

    private RequestedMove drop(int hand) throws MalformedMove {
      String letter = text.substring(0, hand);
      @Nullable Integer kind = kind(letter);
      if (kind == null) {
        throw new MalformedMove(1, "expected the letter of a piece before '@'; there are "
            + String.join(" ", tables.definition.pieces().stream().map(piece -> piece.letter()).toList()));
      }
      at = hand + 1;
      int to = square("the square where the piece is put");
      end();
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

    private void end() throws MalformedMove {
      if (at < text.length()) {
        throw new MalformedMove(at + 1, "expected nothing more after the move");
      }
    }

    private int square(String what) throws MalformedMove {
      int start = at;
      if (at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z') {
        at++;
        while (at < text.length() && at - start < 3 && Character.isDigit(text.charAt(at))) {
          at++;
        }
      }
      String name = text.substring(start, at);
      if (name.length() < 2) {
        throw new MalformedMove(start + 1, "expected " + what + ", such as " + example());
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
