package org.variorum.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;

/**
 * Sentences about the state of a position other than the pieces on its board: hands and state that the game remembers.
 */
public final class StateWords {

  private final Position position;
  private final Setup setup;

  public StateWords(Position position) {
    this.position = position;
    setup = position.game().setup(position.fen());
  }

  /** The sentences; empty if there is no such state. */
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    if (!position.game().rules().heldLetters().isEmpty()) {
      for (Side side : Side.values()) {
        sentences.add(position.game().sides().of(side) + " holds " + handText(side) + ".");
      }
    }
    position.remembered().forEach(each -> each.sentence().ifPresent(sentences::add));
    return sentences;
  }

  private String handText(Side side) {
    Map<Piece, Integer> hands = setup.hands();
    String pieces =
        position.game().definition().pieces().stream().map(piece -> new Piece(piece.letter(), side))
            .filter(hands::containsKey)
            .map(piece -> piece.fen() + (hands.getOrDefault(piece, 0) > 1 ? " ×" + hands.get(piece) : ""))
            .collect(Collectors.joining(", "));
    return pieces.isEmpty() ? "nothing" : pieces;
  }
}
