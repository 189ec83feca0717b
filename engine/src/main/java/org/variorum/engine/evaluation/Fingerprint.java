package org.variorum.engine.evaluation;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.SlotTerm;

/** Checksums of a game's pieces and squares. A learnt file is used only if its fingerprint is that of the game. */
public final class Fingerprint {

  private Fingerprint() {}

  /** The checksum of the pieces (letters, names and order) and of the squares. */
  public static String of(Game game) {
    return checksum(boardText(game));
  }

  /** The checksum of the pieces, the squares and the {@link SlotTerm}s. */
  public static String withTerms(Game game) {
    StringBuilder text = boardText(game);
    for (SlotTerm term : game.rules().terms()) {
      text.append('\n').append(term.name()).append(' ').append(switch (term) {
        case SlotTerm.Countdown countdown -> countdown.most();
        case SlotTerm.Limited limited -> limited.letters();
      });
    }
    return checksum(text);
  }

  private static StringBuilder boardText(Game game) {
    StringBuilder text = new StringBuilder();
    for (PieceKind piece : game.definition().pieces()) {
      text.append(piece.letter()).append(' ').append(piece.name()).append('\n');
    }
    for (int square = 0; square < game.board().size(); square++) {
      text.append(game.board().name(square)).append(' ');
    }
    return text;
  }

  private static String checksum(StringBuilder text) {
    CRC32 sum = new CRC32();
    sum.update(text.toString().getBytes(StandardCharsets.UTF_8));
    String digits = Long.toHexString(sum.getValue());
    return "0".repeat(8 - digits.length()) + digits;
  }
}
