package org.variorum.testkit.naive;

import java.util.List;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Way;

/** How the men of a side move: in check some move otherwise (NMT-6). */
enum Manner {
  OUT_OF_CHECK, IN_CHECK;

  List<Way> ways(Man man) {
    return this == IN_CHECK ? man.waysInCheck() : man.ways();
  }
}
