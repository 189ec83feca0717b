package org.variorum.rules.rule.castling;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/**
 * Castling rights: letters of {@code KQkq}. The files of the rooks, {@code HAha}, are read as Shredder-FEN has them. Where nobody
 * castles, {@code KQkq} says nothing.
 */
final class RightsForm implements SlotFormat {

  static final String NAME = "castling";

  private static final List<String> LABELS =
      List.of("White, higher file", "White, lower file", "Black, higher file", "Black, lower file");

  private final Geometry board;
  private final Slot slot;
  private final List<Wing> wings;
  private final SlotKind kind;

  /** @param wings who may castle */
  RightsForm(Geometry board, Slot slot, List<Wing> wings) {
    this.board = board;
    this.slot = slot;
    this.wings = wings;
    List<SlotKind.Choice> choices =
        wings.isEmpty() ? List.of() : List.of(choice(0), choice(1), choice(2), choice(3));
    kind = new SlotKind(NAME, "May still castle with the rook on", SlotKind.Place.THIRD,
        new SlotKind.Letters(choices));
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  private static SlotKind.Choice choice(int right) {
    return new SlotKind.Choice(CastlingTable.LETTERS.substring(right, right + 1), LABELS.get(right));
  }

  @Override
  public boolean mayContain(char letter) {
    return CastlingTable.LETTERS.indexOf(letter) >= 0;
  }

  @Override
  public String read(FenField field) {
    String text = field.text();
    StringBuilder rights = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      Optional<String> right = right(text.charAt(i)).filter(named -> rights.indexOf(named) < 0);
      rights.append(right.orElseThrow(() -> wrong(field)));
    }
    return letters(rights.toString());
  }

  /** The letter of the right that a FEN names so, by itself or by the file of its rook. */
  private Optional<String> right(char letter) {
    if (CastlingTable.LETTERS.indexOf(letter) >= 0) {
      return Optional.of(String.valueOf(letter));
    }
    int side = Character.isUpperCase(letter) ? PieceCode.WHITE : PieceCode.WHITE ^ 1;
    return wings.stream()
        .filter(wing -> wing.side() == side
            && board.file(wing.rookHome()) == Character.toLowerCase(letter) - 'a')
        .map(
            wing -> String.valueOf(CastlingTable.LETTERS.charAt(Integer.numberOfTrailingZeros(wing.right()))))
        .findFirst();
  }

  private FenException wrong(FenField field) {
    return field.error(wings.isEmpty() ? "this game is without castling: castling rights are -"
        : "castling rights are - or letters of KQkq, each once, or those of the files of rooks that castle, '"
            + Excerpt.of(field.text()) + "' names another",
        0);
  }

  /** The letters of a text in their order. */
  private static String letters(String text) {
    StringBuilder letters = new StringBuilder();
    CastlingTable.LETTERS.chars().filter(letter -> text.indexOf(letter) >= 0)
        .forEach(letters::appendCodePoint);
    return letters.toString();
  }

  @Override
  public String write(State state) {
    StringBuilder letters = new StringBuilder();
    for (int right = 0; right < CastlingTable.LETTERS.length(); right++) {
      if ((state.get(slot) >>> right & 1) != 0) {
        letters.append(CastlingTable.LETTERS.charAt(right));
      }
    }
    return letters.toString();
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (wings.isEmpty()) {
      return;
    }
    State state = setupContext.state();
    long rights = 0;
    for (char letter : text.toCharArray()) {
      int right = 1 << CastlingTable.LETTERS.indexOf(letter);
      if (wings.stream().anyMatch(wing -> wing.right() == right && atHome(state, wing))) {
        rights |= right;
      } else {
        setupContext.flaws().add("the castling right " + letter + " without king and rook at home");
      }
    }
    state.set(slot, rights);
  }

  /** Whether king and rook stand where they have not moved. */
  static boolean atHome(State state, Wing wing) {
    return state.board[wing.kingHome()] == wing.king() && state.board[wing.rookHome()] == wing.rook();
  }
}
