package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;

/** Moves that no piece's movement makes. */
public interface Source extends Hook {

  List<Candidate> moves(Position position);

  /** Those that may be made only where there is no other. */
  default List<Candidate> lastResorts(Position position) {
    return List.of();
  }
}
