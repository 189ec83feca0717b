package org.variorum.rules.rule.conversion;

import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Mechanism;

/**
 * Instead of a move a piece becomes another where it stands. It may go on, too, where that one could go without capturing.
 *
 * @param piece the letter of the piece
 * @param to the letters of those that it may become
 * @param zone where it must stand
 * @param last whether a side's last such piece may stand anywhere
 * @param going whether it may go on
 * @param mayAttack whether what it becomes may attack enemies from where it then stands
 * @param atMost only while the side has fewer of the new kind on the board; 0: however many it has
 */
public record Conversion(String piece, List<String> to, Region zone, boolean last, boolean going,
    boolean mayAttack, int atMost) implements Mechanism {

  /** The word of its rules, and that by which turns ask for its moves. */
  public static final String WORD = "promotion in place";

  public Conversion {
    to = List.copyOf(to);
  }

  @Override
  public boolean promotes(String letter) {
    return letter.equals(piece);
  }

  @Override
  public Set<String> becomes(String letter) {
    return letter.equals(piece) ? Set.copyOf(to) : Set.of();
  }
}
