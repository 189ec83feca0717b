package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/**
 * Moves as people write them ({@code docs/notation.md}). Chess is written in its standard algebraic notation; what other
 * games add has signs of its own.
 *
 * <p>Guarantees: all legal moves of a position have different texts, and a text that was written is read as its move.
 */
public final class San {

  /** No move's text is longer; longer ones are refused before they are looked at. */
  public static final int MAX_LENGTH = SanReader.MAX_LENGTH;

  private San() {}

  /** The text of a legal move, with its mark for check or victory, or of a null move. */
  public static String write(Position position, Move move) {
    return new SanWriter(position).write(move);
  }

  /** The texts of all legal moves, in the order of {@link Position#moves}. */
  public static Map<Move, String> writeAll(Position position) {
    return write(position, position.moves());
  }

  /** The texts of some of the legal moves, in their order. */
  public static Map<Move, String> write(Position position, List<Move> moves) {
    SanWriter writer = new SanWriter(position);
    Map<Move, String> texts = new java.util.LinkedHashMap<>();
    moves.forEach(move -> texts.put(move, writer.write(move)));
    return texts;
  }

  /** A legal move to show how moves are written: one of the shortest, if possible one that names its piece. */
  public static Optional<Move> plainest(Position position) {
    return new SanWriter(position).plainest();
  }

  /**
   * Reads a move: as {@link #write} writes it, without what can be guessed ({@code x}, {@code =}, {@code +}, {@code #}, a
   * second leg or promotion where there is one only), or as COM-3 writes it.
   */
  public static SanReading read(Position position, String text) {
    return new SanReader(position).read(text);
  }

  /** The same in an analysis, which may note null moves: {@code --}. */
  public static SanReading readNoted(Position position, String text) {
    SanReading read = read(position, text);
    return read instanceof SanReading.Refused && SanReader.isPass(text)
        ? position.nullMove().<SanReading>map(SanReading.Found::new).orElse(read) : read;
  }

  /** The move that a text says, if it says just one. */
  public static Optional<Move> find(Position position, String text) {
    return switch (read(position, text)) {
      case SanReading.Found found -> Optional.of(found.move());
      case SanReading.Refused refused -> Optional.empty();
    };
  }
}
