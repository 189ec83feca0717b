package org.variorum.engine.evaluation;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;

/** Tells games apart whose pieces or squares are others, for what has been learnt of one is of no use in the other. */
public final class Fingerprint {

  private Fingerprint() {}

  /** The same for all games with the same pieces, by letter, name and order, on the same squares. */
  public static String of(Game game) {
    StringBuilder text = new StringBuilder();
    for (PieceKind piece : game.definition().pieces()) {
      text.append(piece.letter()).append(' ').append(piece.name()).append('\n');
    }
    for (int square = 0; square < game.board().size(); square++) {
      text.append(game.board().name(square)).append(' ');
    }
    CRC32 sum = new CRC32();
    sum.update(text.toString().getBytes(StandardCharsets.UTF_8));
    return "%08x".formatted(sum.getValue());
  }
}
