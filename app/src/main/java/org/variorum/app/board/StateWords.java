package org.variorum.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Mechanism.Hands;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;

/** What a position has beside the pieces on its board, in sentences. */
public final class StateWords {

  private final Position position;
  private final Setup setup;

  public StateWords(Position position) {
    this.position = position;
    setup = position.game().setup(position.fen());
  }

  /** White or Black. */
  public static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  /** The sentences; none where there is nothing to say. */
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    if (position.game().definition().mechanism(Hands.class).isPresent()) {
      for (Side side : Side.values()) {
        sentences.add(name(side) + " holds " + held(side) + ".");
      }
    }
    setup.ban()
        .ifPresent(letter -> sentences.add("One of the opponent's pieces of this kind has just moved, so "
            + "yours may only take: " + name(letter) + " (" + letter + ")."));
    if (setup.swapped()) {
      sentences.add("Two pieces have just exchanged their squares, so the reply may not be an exchange.");
    }
    if (!setup.frozen().isEmpty()) {
      sentences.add("Frozen until the end of their owner's next turn: " + squares(setup.frozen()) + ".");
    }
    if (!setup.enPassant().isEmpty()) {
      sentences.add("A piece can be taken in passing on " + squares(setup.enPassant()) + ".");
    }
    if (!setup.checksLeft().isEmpty()) {
      sentences.add("Checks still to give: White " + setup.checksLeft().get(0) + ", Black "
          + setup.checksLeft().get(1) + ".");
    }
    return sentences;
  }

  private String name(String letter) {
    return position.game().definition().piece(letter).map(PieceKind::name).orElse(letter);
  }

  private String squares(Iterable<Integer> squares) {
    List<String> names = new ArrayList<>();
    squares.forEach(square -> names.add(position.game().board().name(square)));
    return String.join(", ", names);
  }

  private String held(Side side) {
    Map<Piece, Integer> hands = setup.hands();
    String pieces =
        position.game().definition().pieces().stream().map(piece -> new Piece(piece.letter(), side))
            .filter(hands::containsKey)
            .map(piece -> piece.fen() + (hands.getOrDefault(piece, 0) > 1 ? " ×" + hands.get(piece) : ""))
            .collect(Collectors.joining(", "));
    return pieces.isEmpty() ? "nothing" : pieces;
  }
}
