package org.variorum.rules.explain;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.generate.Attacks;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.state.State;

/**
 * A program that a piece may walk now: the piece's own program or a lent program.
 *
 * @param program the program
 * @param moveTypes the moves of the program that the piece may make: {@link Node#MOVE}, {@link Node#CAPTURE} or both
 */
record AvailableProgram(Program program, int moveTypes) {

  /**
   * Returns the programs of the piece on {@code from}: its own, or for a borrower of movement (DEL-2), those of its
   * lenders; empty if it has none.
   *
   * @param inCheck whether the side of the piece is in check
   */
  static List<AvailableProgram> of(GameTables tables, State state, int from, boolean inCheck) {
    int code = state.board[from];
    if (!PieceCode.holds(tables.lent.borrowers(), code)) {
      Program own = (inCheck ? tables.waysInCheck : tables.ways)[code][from];
      return List.of(new AvailableProgram(own, Node.MOVE | Node.CAPTURE));
    }
    int side = PieceCode.side(code);
    Attacks lending = new Attacks(tables, state);
    lending.prepareLenders(side);
    long captureLenders = lending.lenders(tables.lent.captureLenders(), from, side);
    long moveLenders = lending.lenders(tables.lent.moveLenders(), from, side);
    return IntStream.range(0, tables.kinds)
        .filter(kind -> ((captureLenders | moveLenders) & PieceCode.bit(kind)) != 0)
        .mapToObj(kind -> new AvailableProgram(tables.lent.programs()[PieceCode.code(kind, side)][from],
            ((moveLenders & PieceCode.bit(kind)) != 0 ? Node.MOVE : 0)
                | ((captureLenders & PieceCode.bit(kind)) != 0 ? Node.CAPTURE : 0)))
        .toList();
  }
}
