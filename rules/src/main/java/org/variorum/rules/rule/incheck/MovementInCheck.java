package org.variorum.rules.rule.incheck;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Way;

/**
 * NMT-6: while its side is in check, a piece goes otherwise. Whether that is so is asked of pieces whose movement does not
 * depend on check (NMT-7, NMT-9).
 *
 * @param piece the piece
 * @param ways how it then goes, instead of by its own ways; not the same as these
 */
public record MovementInCheck(String piece, List<Way> ways) implements Mechanism {

  public MovementInCheck {
    ways = List.copyOf(ways);
  }

  @Override
  public Optional<List<Way>> waysInCheck(String letter) {
    return Optional.of(ways).filter(_ -> letter.equals(piece));
  }
}
