package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;

/** The two forms of a side's movement: out of check and in check. Some pieces move differently in check (NMT-6). */
public enum Manner {
  OUT_OF_CHECK, IN_CHECK;

  public List<Way> ways(Definition definition, PieceKind piece) {
    return this == IN_CHECK ? definition.waysInCheck(piece) : piece.ways();
  }
}
