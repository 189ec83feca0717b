package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/**
 * The notation of moves for people ({@code docs/notation.md}). Chess has standard algebraic notation; moves of other
 * games add further signs.
 *
 * <p>Guarantees: all legal moves of a position have different texts, and a written text is read back as the same move.
 */
public final class San {

  /** The maximum length of a move's text, in characters; longer texts are refused without being parsed. */
  public static final int MAX_LENGTH = SanReader.MAX_LENGTH;

  private San() {}

  /** The text of a legal move with its mark for check or victory, or the text of a null move. */
  public static String write(Position position, Move move) {
    return new SanWriter(position).write(move);
  }

  /** The texts of all legal moves, in the order of {@link Position#moves}. */
  public static Map<Move, String> writeAll(Position position) {
    return write(position, position.moves());
  }

  /** The texts of the given legal moves, in the order of the list. */
  public static Map<Move, String> write(Position position, List<Move> moves) {
    SanWriter writer = new SanWriter(position);
    Map<Move, String> texts = new java.util.LinkedHashMap<>();
    moves.forEach(move -> texts.put(move, writer.write(move)));
    return texts;
  }

  /**
   * A legal move as an example of the notation. Its text is as short as possible, and has a piece's letter if possible.
   */
  public static Optional<Move> exampleMove(Position position) {
    return new SanWriter(position).exampleMove();
  }

  /**
   * Reads a move in this notation, or in the coordinate notation COM-3, for example {@code e2e4}. Text that can be
   * inferred may be missing: {@code x}, {@code =}, {@code +}, {@code #}, and a second leg or promotion if there is only
   * one.
   */
  public static SanReading read(Position position, String text) {
    return new SanReader(position).read(text);
  }

  /** Reads a move of an analysis, which may also be a null move: {@code --}. */
  public static SanReading readWithNullMove(Position position, String text) {
    SanReading read = read(position, text);
    return read instanceof SanReading.Refused && SanReader.isPass(text)
        ? position.nullMove().<SanReading>map(SanReading.Found::new).orElse(read) : read;
  }

  /** The move that a text means; empty if it means no legal move, or several. */
  public static Optional<Move> find(Position position, String text) {
    return switch (read(position, text)) {
      case SanReading.Found found -> Optional.of(found.move());
      case SanReading.Refused refused -> Optional.empty();
    };
  }
}
