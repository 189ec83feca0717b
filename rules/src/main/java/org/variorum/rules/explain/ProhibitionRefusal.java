package org.variorum.rules.explain;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;

/** Explains why a move with a forbidden result is illegal. */
record ProhibitionRefusal(ExplainedPosition explained) {

  /** Explains the first wanted move that is forbidden; empty if none is. */
  Optional<Illegal> of(Predicate<Long> wanted) {
    Play play = explained.play();
    if (!play.generator().prohibitions().exist()) {
      return Optional.empty();
    }
    MoveBuffer safe = new MoveBuffer();
    play.generator().safeMoves(safe);
    return Arrays.stream(safe.moves, 0, safe.size).boxed()
        .filter(wanted)
        .flatMap(move -> Stream.ofNullable(play.generator().prohibitions().of(move))
            .map(prohibition -> new Illegal(Reason.FORBIDDEN_RESULT, prohibition.why(play.state, move),
                play.tables.form(move).pointed(move))))
        .findFirst();
  }
}
