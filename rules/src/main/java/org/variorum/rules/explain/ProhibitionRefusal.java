package org.variorum.rules.explain;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;

/** Refusal of moves with a forbidden result. */
record ProhibitionRefusal(ExplainedPosition explained) {

  /** Explains why the first requested move with a forbidden result is illegal; empty if there is no such move. */
  Optional<Illegal> of(Predicate<Long> isRequested) {
    Play play = explained.play();
    if (!play.generator().prohibitions().exist()) {
      return Optional.empty();
    }
    MoveBuffer safeMoves = new MoveBuffer();
    play.generator().safeMoves(safeMoves);
    return Arrays.stream(safeMoves.moves, 0, safeMoves.size).boxed()
        .filter(isRequested)
        .flatMap(move -> Optional.ofNullable(play.generator().prohibitions().find(move)).stream()
            .map(prohibition -> new Illegal(Reason.FORBIDDEN_RESULT, prohibition.why(play.state, move),
                play.tables.form(move).pointed(move))))
        .findFirst();
  }
}
