package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;

/** Whether a side is in check, for movement that depends on it: some pieces move differently in check (NMT-6). */
public enum CheckState {
  NOT_IN_CHECK, IN_CHECK;

  /** The ways of a kind of piece when its side has this check state. */
  public List<Way> ways(Definition definition, PieceKind kind) {
    return this == IN_CHECK ? definition.waysInCheck(kind) : kind.ways();
  }
}
